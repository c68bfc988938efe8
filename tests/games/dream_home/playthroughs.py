"""Whole games as a person reads them: what was asked, what was chosen, what happened.

`python -m tests.games.dream_home.playthroughs` writes the goldens anew from their records.
"""

from pathlib import Path

from ludoteca.core.records import Record, load_record, replay
from ludoteca.games import load
from ludoteca.games.dream_home.state import Homes
from ludoteca.locale import Speaker
from tests.games.dream_home.tables import GAME

FOLDER = Path(__file__).parent
RECORDS = FOLDER / "records"
GOLDENS = FOLDER / "goldens"
NAMES = ("Ana", "Gil", "Sílvia", "Matilde")


def read(name: str) -> Record:
    """Return a record by its name."""
    record, _ = load_record(RECORDS / f"{name}.json", load)
    return record


def text_of(record: Record) -> str:
    """Return the whole game in English, as a spectator may read it when it is over."""
    speaker = Speaker("en", GAME, NAMES)
    lines = [f"Dream Home, {record.seats} players, seed {record.seed}", ""]
    question = ""
    state: Homes | None = None
    for moment in replay(record, GAME):
        assert isinstance(moment.state, Homes)
        state = moment.state
        if moment.entry is not None:
            assert isinstance(moment.entry.choice, int)
            chosen = speaker.choice(GAME.tell(moment.entry.choice))
            lines.append(f"? {NAMES[moment.entry.seat]}: {question} {chosen}.")
        for event in moment.events:
            lines += ["", "-" * 40] if event.kind == "dealt" else []
            lines.append(f"  {speaker.event(event)}")
        asked = state.asked
        question = "" if asked is None else speaker.ask(asked.kind, GAME.about(state))
    assert state is not None
    return "\n".join([*lines, "", *house_lines(state, speaker)]) + "\n"


def house_lines(state: Homes, speaker: Speaker) -> list[str]:
    """Return the finished houses, floor by floor."""
    lines = []
    for player in GAME.view(state, None).table["players"]:
        lines.append(speaker.name(player["seat"]))
        for floor in ("floor_2", "floor_1", "basement"):
            rooms = " | ".join(speaker.name(spot) for spot in player[floor])
            lines.append(f"  {speaker.label(floor)}: {rooms}")
    return lines


def main() -> None:
    """Write the goldens anew."""
    for golden in sorted(GOLDENS.glob("*.txt")):
        golden.write_text(text_of(read(golden.stem)), encoding="utf-8")


if __name__ == "__main__":
    main()
