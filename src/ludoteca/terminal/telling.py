"""What both faces say in the same words: log lines, questions, options, refusals, the result."""

from collections import Counter
from typing import Any, NamedTuple

from rich.cells import cell_len

from ludoteca.core.decisions import Reason
from ludoteca.core.events import Event
from ludoteca.core.game import Choice, Game, Standing
from ludoteca.locale import Speaker
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.session import Session, Turn, Undone


def log_line(line: Event | Undone, speaker: Speaker) -> str:
    """Return a line of the log in words."""
    if isinstance(line, Undone):
        return speaker.say("terminal-undone", name=speaker.names[line.seat])
    return speaker.event(line)


def question(session: Session, turn: Turn, speaker: Speaker) -> str:
    """Return what is asked, and of whom if several people play."""
    asked = speaker.ask(turn.decision.kind, session.game.about(session.state))
    if len(session.people) == 1:
        return speaker.say("terminal-your-turn", question=asked)
    return speaker.say("terminal-turn-of", name=speaker.names[turn.seat], question=asked)


def choice_words(game: Game[Any], choice: int, speaker: Speaker) -> str:
    """Return a choice as its button says it."""
    return speaker.choice(game.tell(choice))


def reason_words(reason: Reason, speaker: Speaker) -> str:
    """Return why something is refused, with the rules behind it."""
    words = speaker.reason(reason)
    return f"{words} [{', '.join(reason.rules)}]" if reason.rules else words


class Act(NamedTuple):
    """Something a person can pick from the list: a choice, a request, or a way to answer."""

    words: str
    kind: str  # choice, request, arrange, compose
    choice: Choice = -1


def acts(session: Session, turn: Turn, speaker: Speaker) -> list[Act]:
    """Return everything the seat can do now: requests come after the options."""
    decision = turn.decision
    found = [_act(session.game, choice, "choice", speaker) for choice in decision.options]
    if decision.open is not None:
        found.append(Act(speaker.say("terminal-arrange"), "arrange"))
        if session.game.composed is not None:
            found.append(Act(speaker.say("terminal-compose"), "compose"))
    requests = dict.fromkeys(decision.requests)  # a game may offer one look in several ways
    found += [_act(session.game, choice, "request", speaker) for choice in requests]
    return told_apart(found, session.game)


def _act(game: Game[Any], choice: int, kind: str, speaker: Speaker) -> Act:
    return Act(choice_words(game, choice, speaker), kind, choice)


def told_apart(found: list[Act], game: Game[Any]) -> list[Act]:
    """Return the lines, adding the exact choice wherever several read alike."""
    often = Counter(act.words for act in found)
    return [
        act._replace(words=f"{act.words} [{game.tell(act.choice)}]")
        if often[act.words] > 1 and isinstance(act.choice, int)
        else act
        for act in found
    ]


class Result(NamedTuple):
    """How the game ended, in words: a headline and, by place, what each seat has."""

    headline: str
    header: list[str]
    rows: list[list[str]]


def result(standing: Standing, speaker: Speaker) -> Result:
    """Return the result: a column per player, a row per part of the score, total and place."""
    order = sorted(range(len(standing.places)), key=lambda seat: standing.places[seat])
    winners = [speaker.names[seat] for seat in standing.winners]
    headline = speaker.say("terminal-winners", count=len(winners), names=tuple(winners))
    parts = list(dict.fromkeys(key for seat in order for key in standing.parts[seat]))
    rows = [
        [speaker.part(key), *(str(standing.parts[seat].get(key, 0)) for seat in order)]
        for key in parts
    ]
    rows.append([speaker.say("terminal-total"), *(str(standing.scores[seat]) for seat in order)])
    rows.append([speaker.say("terminal-place"), *(str(standing.places[seat]) for seat in order)])
    return Result(headline, ["", *(speaker.names[seat] for seat in order)], rows)


def result_lines(standing: Standing, speaker: Speaker) -> list[str]:
    """Return the result as sentences, one per player, the best first."""
    order = sorted(range(len(standing.places)), key=lambda seat: standing.places[seat])
    lines = [result(standing, speaker).headline]
    for seat in order:
        parts = [f"{speaker.part(key)} {points}" for key, points in standing.parts[seat].items()]
        lines.append(
            speaker.say(
                "terminal-result",
                place=standing.places[seat],
                name=speaker.names[seat],
                score=standing.scores[seat],
                parts=", ".join(parts),
            )
        )
    return lines


def columns(rows: list[list[str]]) -> list[str]:
    """Return the rows as lines with aligned columns, numbers to the right.

    >>> columns([["", "Ana", "Bo"], ["Total", "12", "9"]])
    ['       Ana  Bo', 'Total   12   9']
    """
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        row[0]
        + " " * (widths[0] - cell_len(row[0]))
        + "".join(" " * (w - cell_len(t) + 2) + t for t, w in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]


def kept(shelf: Shelf, speaker: Speaker, is_over: bool) -> str:
    """Return where the game is saved, or why it is not."""
    if shelf.trouble or shelf.path is None:
        return speaker.say("terminal-not-saved", why=shelf.trouble)
    return speaker.say("terminal-record" if is_over else "terminal-saved", path=str(shelf.path))


def round_words(session: Session, speaker: Speaker) -> str:
    """Return the round, where the game counts rounds and shows them."""
    table = session.view(None).table
    return f"{speaker.label('round')} {table['round']}" if "round" in table else ""
