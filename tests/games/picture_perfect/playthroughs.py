"""Playthroughs that people can read, leaves counted by depth, and records: made here, kept beside.

`python -m tests.games.picture_perfect.playthroughs` writes all of them anew; read the difference.
"""

import random
from pathlib import Path
from typing import Any

from ludoteca.core.decisions import Composed
from ludoteca.core.events import SILENT, Journal
from ludoteca.core.frames import step_seat
from ludoteca.core.records import Record
from ludoteca.games.picture_perfect.rules.table.state import Party
from ludoteca.locale import Speaker
from tests.games.picture_perfect.tables import F2, F4, GAME, position

HERE = Path(__file__).parent
NAMES = ("Ana", "Bia", "Caio", "Davi")

OLDER: dict[str, Any] = {"vip_announcement": "verified"}  # as in records of older games
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "base_3": (3, 1, {**OLDER, "tie": "shared"}),
    "auction_4": (4, 2, {**OLDER, "mode": "auction", "tie": "shared"}),
    "auction_2_bank": (2, 5, {**OLDER, "mode": "auction", "two_player_supply": "bank_bidder"}),
}


def playthrough(name: str) -> str:
    """Return a random game as a spectator reads it, with every answer."""
    seats, seed, options = GAMES[name]
    chance = random.Random(name)
    speaker = Speaker("en", GAME, NAMES)
    journal = Journal()
    state = GAME.setup(seats, options, seed, journal)
    lines = spoken(speaker, state, journal)
    while state.asked is not None:
        decision = state.asked
        answer: int | Composed
        if decision.open is None:
            answer = chance.choice(decision.options)
            said = str(GAME.tell(answer))
        else:
            answer, said = decision.open.sample(chance.getrandbits(32)), "..."
        lines.append(f"> {NAMES[decision.seat]}, {decision.kind}: {said}")
        journal = Journal()
        GAME.apply(state, decision.seat, answer, journal)
        lines += spoken(speaker, state, journal)
    lines.append(f"{GAME.standing(state).scores} {GAME.state_hash(state)}")
    return "\n".join(lines) + "\n"


def spoken(speaker: Speaker, state: Party, journal: Journal) -> list[str]:
    """Return the log lines of a spectator."""
    seen = [GAME.veil(state, None, event) for event in journal.events]
    return [f"  {speaker.event(event)}" for event in seen if event is not None]


DEPTHS = {"dance": 2, "partner": 3, "gifts": 2, "theft": 3, "rumours": 2, "shared_auction": 4}


def perft() -> str:
    """Return the number of leaves at each depth after every card, for two and for four players."""
    lines = []
    for name, held in (("F2", F2), ("F4", F4)):
        for card in GAME.names["exchange"]:
            state = position(held, card).state
            deepest = DEPTHS.get(card, 3)
            counts = [leaves(state, depth) for depth in range(1, deepest + 1)]
            lines.append(f"{name} {card}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def leaves(state: Party, depth: int) -> int:
    """Return how many ways there are to answer `depth` questions; an open one counts once."""
    decision = state.asked
    if depth == 0 or decision is None:
        return 1
    if depth == 1:
        return len(decision.options) or 1
    total = 0
    answers: list[Any] = decision.options or [decision.open.sample(0)]  # type: ignore[union-attr]
    for answer in answers:
        after = state.copy()
        step_seat(after, decision.seat, answer, SILENT)
        total += leaves(after, depth - 1)
    return total


RECORDS: dict[str, dict[str, Any]] = {
    "won_by_points": {"mode": "auction"},
    "won_by_a_vote": {"tie": "vote"},
    "shared_victory": {"tie": "shared"},
    "doubt_granted": {"doubt": "vote", "tie": "shared"},
}


def make_record(name: str) -> Record:
    """Return a game of three that ends in this way."""
    options = RECORDS[name]
    is_tie = name in ("won_by_a_vote", "shared_victory")
    for seed in range(100):
        record, ending = play_record(options, seed, is_tie)
        if ending == name:
            return record
    raise LookupError(name)


def play_record(options: dict[str, Any], seed: int, is_tie: bool) -> tuple[Record, str]:
    """Play a game (for a tie everybody takes the same photo) and tell how it ended."""
    chance = random.Random(seed)
    record = Record.start(GAME, 3, options, seed, list(NAMES[:3]))
    state = GAME.setup(3, options, seed)
    asked = set()
    while state.asked is not None:
        decision = state.asked
        asked.add(decision.kind)
        answer: Any
        if decision.open is not None:
            answer = decision.open.sample(seed if is_tie else chance.getrandbits(32))
        else:
            answer = (
                decision.options[-1] if "vote" in decision.kind else chance.choice(decision.options)
            )
        record.add(decision.seat, answer)
        GAME.apply(state, decision.seat, answer)
    record.hash = GAME.state_hash(state)
    return record, ending_of(state, asked)


def ending_of(state: Party, asked: set[str]) -> str:
    """Return the way in which a game ended."""
    if "doubt_vote" in asked:
        return "doubt_granted"
    if state.votes:
        return "won_by_a_vote"
    return "won_by_points" if len(GAME.standing(state).winners) == 1 else "shared_victory"


def main() -> None:
    """Write everything anew."""
    for name in GAMES:
        (HERE / "goldens" / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    (HERE / "perft.txt").write_text(perft(), encoding="utf-8")
    for name in RECORDS:
        make_record(name).save(GAME, HERE / "records" / f"{name}.json")


if __name__ == "__main__":
    main()
