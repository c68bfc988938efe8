"""`ludoteca arena run`: all against all on the same deals, and how strong each of them is."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ludoteca.arena.figures import Figures
from ludoteca.arena.folder import RunFolder
from ludoteca.arena.jobs import Outcome, terms_for
from ludoteca.arena.ratings import Ratings, rate
from ludoteca.arena.schedule import lineup_count
from ludoteca.arena.tournament import TournamentPlan, play_all
from ludoteca.arena.tournament_page import tournament_page
from ludoteca.arena.workers import hired
from ludoteca.cli.arena_words import goes_on, progress_of, read_players
from ludoteca.cli.options import (
    MOST_GAMES,
    AsJson,
    BoxFile,
    GameKey,
    Lang,
    Seats,
    Seed,
    Settings,
    Workers,
    check_games,
)
from ludoteca.cli.words import SPEAKER, console, open_game, print_data, read_options, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.locale import Speaker


def add_to(arena: typer.Typer) -> None:
    """Add the command."""

    @arena.command("run", help=say("arena-run-help"), epilog=say("arena-run-examples"))
    def command(
        game: GameKey,
        players: Annotated[str, typer.Option(help=say("arena-players-help"))],
        out: Annotated[Path, typer.Option(help=say("arena-out-help"))],
        seats: Seats = 0,
        rounds: Annotated[
            int, typer.Option(min=1, max=MOST_GAMES, help=say("arena-rounds-help"))
        ] = 20,
        seed: Seed = 0,
        workers: Workers = 1,
        ray: Annotated[str | None, typer.Option(help=say("ray-help"))] = None,
        option: Settings = None,
        box: BoxFile = None,
        records: Annotated[bool, typer.Option(help=say("arena-records-help"))] = True,
        lang: Lang = SPEAKER.lang,
        as_json: AsJson = False,
    ) -> None:
        opened = open_game(game, box)
        seats = seats or opened.seat_counts[0]
        opened.check_seats(seats)
        named = read_players(opened, players)
        if len(named) < 2:
            refuse(Reason("too_few_players"))
        check_games(rounds * lineup_count(len(named), seats))
        options = read_options(opened, option or [])
        terms = terms_for(opened, with_records=records)
        plan = TournamentPlan(terms, opened.rules, named, seats, rounds, seed, options)
        outcomes = play(plan, out, workers, ray, as_json)
        ratings = rate(outcomes)
        speaker = Speaker(lang, opened)
        report = out / "report.html"
        page = tournament_page(opened, plan, ratings, outcomes, speaker)
        report.write_text(page, encoding="utf-8")
        if as_json:
            print_data(as_data(plan, ratings))
            return
        show(ratings, speaker)
        print(speaker.say("cli-arena-report-written", file=str(report)))


def play(
    plan: TournamentPlan, out: Path, workers: int, ray: str | None, is_quiet: bool
) -> list[Outcome]:
    """Return all matches of the tournament; an interruption says how to go on."""
    jobs = plan.jobs()
    with (
        goes_on(out),
        hired(workers, ray) as crew,
        progress_of(len(jobs), say("playing"), is_quiet) as each,
    ):
        return play_all(jobs, plan.terms, RunFolder(out, plan.data()), crew, each)


def show(ratings: Ratings, speaker: Speaker) -> None:
    """Print the table of players, and how each did against each."""
    paper, figures = console(), Figures(speaker.lang)
    columns = ("player", "arena-elo", "arena-bounds", "wins", "score", "arena-games")
    headings = [speaker.say(f"cli-{column}") for column in columns]
    table = Table(*headings, box=None)
    for rated in ratings.players:
        bounds = f"{rated.elo.low:.0f}–{rated.elo.high:.0f}"
        numbers = (f"{rated.elo.value:.0f}", bounds, figures.shares(rated.win_rate))
        table.add_row(rated.player, *numbers, figures.number(rated.score), str(rated.seats))
    paper.print(table)
    names = [rated.player for rated in ratings.players]
    against = Table(speaker.say("cli-arena-against"), *names, box=None)
    for one in names:
        cells = (ratings.against.get((one, other)) for other in names)
        against.add_row(one, *("–" if cell is None else figures.shares(cell) for cell in cells))
    paper.print()
    paper.print(against)
    if ratings.is_one_sided:
        paper.print(speaker.say("arena-one-sided"), highlight=False)


def as_data(plan: TournamentPlan, ratings: Ratings) -> dict[str, Any]:
    """Return everything as JSON data."""
    return {
        "plan": plan.data(),
        "players": [
            {
                **rated._asdict(),
                "elo": rated.elo._asdict(),
                "win_rate": rated.win_rate._asdict(),
            }
            for rated in ratings.players
        ],
        "against": [
            {"player": one, "opponent": other, **interval._asdict()}
            for (one, other), interval in ratings.against.items()
        ],
        "one_sided": ratings.is_one_sided,
    }
