"""Whole games as a person reads them: what was asked, what was chosen, what happened.

`python -m tests.games.dream_home.playthroughs` writes the goldens anew from their records.
"""

from pathlib import Path

from ludoteca.core.records import Record
from ludoteca.games.dream_home.rules.table.state import Homes
from ludoteca.locale import Speaker
from tests.games.dream_home.tables import GAME
from tests.games.retelling import NAMES, read, retold

FOLDER = Path(__file__).parent
RECORDS = FOLDER / "records"
GOLDENS = FOLDER / "goldens"


def text_of(record: Record) -> str:
    """Return the whole game in English, as a spectator may read it when it is over."""
    lines, state = retold(record, GAME, chapter="dealt")
    assert isinstance(state, Homes)
    title = f"Dream Home, {record.seats} players, seed {record.seed}"
    return "\n".join([title, "", *lines, "", *house_lines(state)]) + "\n"


def house_lines(state: Homes) -> list[str]:
    """Return the finished houses, floor by floor."""
    speaker = Speaker("en", GAME, NAMES)
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
        golden.write_text(text_of(read(RECORDS / f"{golden.stem}.json")), encoding="utf-8")


if __name__ == "__main__":
    main()
