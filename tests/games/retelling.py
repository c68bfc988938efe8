"""Whole games as a person would read them: what was asked, what was chosen, what happened."""

from collections.abc import Container
from pathlib import Path
from typing import Any

from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.records import Record, load_record, replay
from ludoteca.games import load
from ludoteca.locale import Speaker

NAMES = ("Ana", "Gil", "Sílvia", "Matilde")


def read(file: Path) -> Record:
    """Return the record in a file."""
    record, _ = load_record(file, load)
    return record


def retold(
    record: Record, game: Game[Any], chapter: str, left_out: Container[str] = ()
) -> tuple[list[str], State]:
    """Return the game in English and its last state; `chapter` events start a chapter."""
    speaker = Speaker("en", game, NAMES)
    lines: list[str] = []
    question = ""
    state: State | None = None
    for moment in replay(record, game):
        state = moment.state
        if moment.entry is not None:
            assert isinstance(moment.entry.choice, int)
            chosen = speaker.choice(game.tell(moment.entry.choice))
            lines.append(f"? {NAMES[moment.entry.seat]}: {question} {chosen}.")
        for event in moment.events:
            lines += ["", "-" * 40] if event.kind == chapter else []
            if event.kind not in left_out:
                lines.append(f"  {speaker.event(event)}")
        asked = state.asked
        question = "" if asked is None else speaker.ask(asked.kind, game.about(state))
    assert state is not None
    return lines, state
