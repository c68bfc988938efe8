"""The report of a tournament."""

from collections.abc import Sequence
from html import escape
from typing import Any

from ludoteca.arena.charts import (
    SHARES,
    Line,
    Scale,
    histogram,
    interval_rows,
    scale_of,
    share_cell,
)
from ludoteca.arena.figures import Figures
from ludoteca.arena.intervals import mean, wilson
from ludoteca.arena.jobs import Outcome
from ludoteca.arena.naming import Naming
from ludoteca.arena.page import page, section, table
from ludoteca.arena.ratings import AVERAGE, Ratings
from ludoteca.arena.tournament import TournamentPlan
from ludoteca.core.game import Game
from ludoteca.locale import Speaker


def tournament_page(
    game: Game[Any],
    plan: TournamentPlan,
    ratings: Ratings,
    outcomes: Sequence[Outcome],
    speaker: Speaker,
) -> str:
    """Return the report as a page."""
    figures = Figures(speaker.lang)
    name = speaker.say("game-name")
    deals = len({outcome.deal for outcome in outcomes})
    lead = [
        speaker.say(
            "arena-lead", matches=len(outcomes), seats=plan.seats, deals=deals, seed=str(plan.seed)
        )
    ]
    options = Naming(speaker, game).options(plan.options)
    if options:
        lead.append(speaker.say("arena-options", options=", ".join(options)))
    sections = [
        _strength(ratings, speaker, figures),
        _wins(ratings, speaker, figures),
        _against(ratings, speaker, figures),
        _scores(ratings, outcomes, speaker, figures),
        _seats(outcomes, speaker, figures),
        _length(outcomes, speaker, figures),
    ]
    title = speaker.say("arena-title", game=name)
    return page(title, map(escape, lead), sections, speaker.lang, wide=True)


def _strength(ratings: Ratings, speaker: Speaker, figures: Figures) -> str:
    lines = [Line(r.player, r.elo, figures.points(r.elo)) for r in ratings.players]
    more = [speaker.say("arena-strength-more")]
    if ratings.is_one_sided:
        more.append(speaker.say("arena-one-sided"))
    scale = scale_of([rated.elo for rated in ratings.players], (AVERAGE,))
    chart = interval_rows(lines, scale)
    return section(speaker.say("arena-strength"), " ".join(more), chart, full=True)


def _wins(ratings: Ratings, speaker: Speaker, figures: Figures) -> str:
    lines = [
        Line(
            rated.player,
            rated.win_rate,
            figures.shares(rated.win_rate),
            speaker.say("arena-games", count=rated.seats),
        )
        for rated in ratings.players
    ]
    chart = interval_rows(lines, SHARES)
    return section(speaker.say("arena-wins"), speaker.say("arena-wins-more"), chart)


def _against(ratings: Ratings, speaker: Speaker, figures: Figures) -> str:
    names = [rated.player for rated in ratings.players]
    rows = []
    for one in names:
        cells = [f'<th scope="row">{escape(one)}</th>']
        for other in names:
            found = ratings.against.get((one, other))
            told = "" if found is None else figures.share(found.value)
            bounds = "" if found is None else _bounds(found.low, found.high, figures)
            cells.append(share_cell(found, told, bounds))
        rows.append(cells)
    body = table(["", *names], rows)
    return section(speaker.say("arena-against"), speaker.say("arena-against-more"), body)


def _bounds(low: float, high: float, figures: Figures) -> str:
    return f"{figures.share(low, 0)}–{figures.share(high, 0)}"


def _scores(
    ratings: Ratings, outcomes: Sequence[Outcome], speaker: Speaker, figures: Figures
) -> str:
    lines = []
    for rated in ratings.players:
        values = [
            float(outcome.scores[seat])
            for outcome in outcomes
            for seat, player in enumerate(outcome.players)
            if player == rated.player
        ]
        average = mean(values)
        limits = f"{min(values):.0f}–{max(values):.0f}"
        lines.append(Line(rated.player, average, figures.number(average.value), limits))
    chart = interval_rows(lines, scale_of([line.interval for line in lines]))
    return section(speaker.say("arena-scores"), speaker.say("arena-scores-more"), chart)


def _seats(outcomes: Sequence[Outcome], speaker: Speaker, figures: Figures) -> str:
    seats = len(outcomes[0].players)
    lines = []
    for seat in range(seats):
        won = wilson(sum(outcome.share(seat) for outcome in outcomes), len(outcomes))
        name = speaker.say("arena-seat", number=seat + 1)
        lines.append(Line(name, won, figures.shares(won)))
    chart = interval_rows(lines, Scale(0.0, 1.0, (0.0, 1 / seats, 1.0)))
    return section(speaker.say("arena-seats"), speaker.say("arena-seats-more"), chart)


def _length(outcomes: Sequence[Outcome], speaker: Speaker, figures: Figures) -> str:
    lengths = [outcome.decisions for outcome in outcomes]
    average = figures.number(sum(lengths) / len(lengths))
    more = speaker.say("arena-length-more", mean=average)
    return section(speaker.say("arena-length"), more, histogram(lengths), full=True)
