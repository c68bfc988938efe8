"""Whole games: recorded once, one per way of ending, and told as a person reads them.

`python -m tests.games.fort.playthroughs` plays the records and writes the goldens anew.
"""

from pathlib import Path

from ludoteca.core.records import Record
from ludoteca.core.rng import next64
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.locale import Speaker
from tests.games.fort.tables import GAME
from tests.games.retelling import NAMES, retold

FOLDER = Path(__file__).parent
RECORDS = FOLDER / "records"
GOLDENS = FOLDER / "goldens"

# name: how the game ends, seats, edition, setup
GAMES = {
    "points": ("points", 4, "pt-BR", "basic"),
    "level": ("level", 2, "it", "basic"),
    "park_deck": ("park_deck", 3, "fr", "advanced"),
}


def play(seats: int, options: dict[str, str], seed: int) -> tuple[Record, FortState]:
    """Return a game played by sensible players who have whims."""
    record = Record.start(GAME, seats, options, seed)
    state = GAME.setup(seats, options, seed)
    rng = seed
    assert GAME.insight is not None
    while state.asked is not None:
        rng, _ = next64(rng)
        choice = GAME.insight.rollout(state, state.asked, rng)
        record.add(state.asked.seat, choice)
        GAME.apply(state, state.asked.seat, choice)
    record.hash = GAME.state_hash(state)
    return record, state


def find(name: str) -> Record:
    """Return the first game that ends as it should."""
    ending, seats, edition, setup = GAMES[name]
    for seed in range(10_000):
        record, state = play(seats, {"edition": edition, "setup": setup}, seed)
        if GAME.names["ending"][state.ending] == ending:
            return record
    raise AssertionError(f"no game ends by {ending}")


def text_of(record: Record) -> str:
    """Return the whole game in English, everything said, as it may be read when it is over."""
    lines, state = retold(record, GAME, chapter="began_turn", left_out=("forced",))
    assert isinstance(state, FortState)
    title = f"Fort, {record.seats} players, seed {record.seed}, {record.options['edition']}"
    return "\n".join([title, *lines, "", *score_lines(state)]) + "\n"


def score_lines(state: FortState) -> list[str]:
    """Return the final scores by their sources."""
    speaker = Speaker("en", GAME, NAMES)
    standing = GAME.standing(state)
    lines = []
    for seat in range(state.seats):
        parts = [f"{speaker.part(key)} {points}" for key, points in standing.parts[seat].items()]
        score, place = standing.scores[seat], standing.places[seat]
        lines.append(f"{place}. {NAMES[seat]}: {score} ({', '.join(parts)})")
    return lines


def main() -> None:
    """Play the records and write the goldens anew."""
    for name in GAMES:
        record = find(name)
        record.save(GAME, RECORDS / f"{name}.json")
        (GOLDENS / f"{name}.txt").write_text(text_of(record), encoding="utf-8")


if __name__ == "__main__":
    main()
