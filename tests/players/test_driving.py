"""A bot plays its seat in the same way wherever it sits: same looks, same choices."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludoteca.arena.matches import play_match
from ludoteca.core.decisions import Decision
from ludoteca.core.records import Entry, Record
from ludoteca.envs.episode import Episode
from ludoteca.envs.layout import Layout
from ludoteca.games import GAMES, load
from ludoteca.players.driving import looks_due
from ludoteca.players.random_player import RandomPlayer
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.thinking.thinkers import Question
from ludoteca.terminal.session import Session
from tests.patience import until_soon
from tests.tables.hosting import House

SEED = 5


def looks(entries: list[Entry]) -> Counter[tuple[int, Any]]:
    """Return how often each seat looked at what."""
    return Counter((entry.seat, entry.choice) for entry in entries if entry.is_request)


def bots(seats: int) -> list[RandomPlayer]:
    return [RandomPlayer(seat) for seat in range(seats)]


@pytest.mark.parametrize("key", GAMES)
def test_in_the_arena_and_at_the_terminal(key: str) -> None:
    game = load(key)
    seats = game.seat_counts[0]
    match = play_match(game, bots(seats), seed=SEED)
    session = Session(game, Record.start(game, seats, None, SEED), bots(seats))
    while (turn := session.turn()) is not None:
        session.answer(turn.seat, session.bot_choice(turn))
    assert session.record.entries == match.record.entries
    assert bool(looks(match.record.entries)) == (key == "picture_perfect")


def test_in_an_environment() -> None:
    game = load("picture_perfect")
    seats = game.seat_counts[0]
    match = play_match(game, bots(seats), seed=SEED)
    episode = Episode(Layout(game, seats, {}), SEED, listening=True)
    players = bots(seats)
    while not episode.is_over:
        decision = episode.decisions()[0]
        episode.answer(decision.seat, episode.ask(players[decision.seat], decision))
    assert looks(episode.record.entries) == looks(match.record.entries)


def test_at_a_hosted_table(tmp_path: Path) -> None:
    """It thinks once, and by then knows what it has looked at."""

    async def work(house: House) -> None:
        thinkers, thought = house.host.thinkers, list[Question]()
        choice = thinkers.choice

        async def noted(question: Question, table: str) -> Any:
            thought.append(question)
            return await choice(question, table)

        thinkers.choice = noted  # type: ignore[method-assign]
        live = await house.table("me", "bot", game="picture_perfect")
        await until_soon(lambda: bool(own(live)) and not own(live)[-1].is_request)
        before = own(live)[:-1]
        assert looks(before) == Counter(
            (1, choice) for choice in thought[0].known.decision.requests
        )
        assert len(thought) == 1

    def own(live: LiveTable) -> list[Entry]:
        return [entry for entry in live.table.record.entries if entry.seat == 1]

    House(f"sqlite:///{tmp_path}/tables.db").run(work)


def test_nobody_looks_twice() -> None:
    decision = Decision(1, "arrange", [], requests=(7, 8))
    assert looks_due(decision, []) == (7, 8)
    assert looks_due(decision, [Entry(0, 8, is_request=True)]) == (7, 8)
    assert looks_due(decision, [Entry(1, 8, is_request=True)]) == ()
