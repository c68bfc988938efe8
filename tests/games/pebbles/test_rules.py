"""Pebbles by the book: each test names the rules it proves."""

import json
from pathlib import Path

import pytest

from ludoteca.core.box import Box, BoxError
from ludoteca.core.events import Event, Journal
from ludoteca.core.game import OptionError
from ludoteca.core.records import final_state, load_record
from ludoteca.games import load
from ludoteca.games.pebbles.frames import KEEP, WORTHS, Fists, Pebbles, Swap
from ludoteca.games.pebbles.game import PebblesGame

GAME = PebblesGame()
RECORDS = Path(__file__).parent / "records"


def play(state: Pebbles, *choices: int) -> list[Event]:
    """Answer the questions in order and return what happened."""
    journal = Journal()
    for choice in choices:
        assert state.asked is not None
        GAME.apply(state, state.asked.seat, choice, journal)
    return journal.events


def beach(hands: list[list[int]], pool: int = 0, swaps: bool = False) -> Pebbles:
    """Return a beach in its first round with these hands and one pebble in the pool."""
    state = GAME.setup(len(hands), {"swaps": swaps}, seed=1)
    state.hands = [sorted(worth - 1 for worth in hand) for hand in hands]
    state.pool = [pool - 1] if pool else []
    state.asked = state.stack[-1].ask(state)
    return state


@pytest.mark.rule("B-SETUP-01")
def test_two_to_four_players() -> None:
    assert [GAME.setup(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(OptionError) as refused:
            GAME.setup(seats)
        assert refused.value.reason.code == "seats"


@pytest.mark.rule("B-SETUP-02")
def test_the_bag_is_what_the_box_says() -> None:
    more_sixes = Box("mine.toml", {"pebble": {"six": {"copies": {"value": 7, "source": "owner"}}}})
    state = PebblesGame(more_sixes).setup(2, seed=3)
    everything = state.bag + state.pool + [worth for hand in state.hands for worth in hand]
    assert [everything.count(worth) for worth in range(WORTHS)] == [6, 6, 6, 5, 4, 7]
    empty = Box("mine.toml", {"pebble": {"one": {"copies": {"value": 0, "source": "owner"}}}})
    with pytest.raises(BoxError) as refused:
        PebblesGame(empty)
    assert refused.value.reason.code == "box_too_few"


@pytest.mark.rule("B-SETUP-03", "B-INFO-01")
def test_hands_of_five_seen_by_their_owners_alone() -> None:
    journal = Journal()
    state = GAME.setup(3, seed=8, journal=journal)
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    own, other = GAME.view(state, 0).table, GAME.view(state, 1).table
    assert len(own["hand"]) == 5
    assert own["players"] == other["players"]
    assert [player["hand"] for player in own["players"]] == [5, 5, 5]
    assert "hand" not in GAME.view(state, None).table
    dealt = [event for event in journal.events if event.kind == "dealt"]
    assert "pebbles" in dealt[0].seen_by(0).args  # type: ignore[union-attr]
    assert "pebbles" not in dealt[0].seen_by(1).args  # type: ignore[union-attr]


@pytest.mark.rule("B-ROUND-01", "B-END-01")
def test_a_pebble_is_washed_up_each_round_and_the_game_ends_with_the_hands() -> None:
    state = GAME.setup(2, {"swaps": False}, seed=5)
    washed = 0
    while state.asked is not None:
        assert len(state.pool) >= 1
        if state.asked.seat == 0:
            washed += 1
        play(state, state.asked.options[0])
    assert state.hands == [[], []]
    assert state.round == 5
    left = sum(map(len, state.treasures)) + len(state.pool)
    assert left == 5  # one prize a round; what nobody won stays in the pool and is lost
    assert sum(GAME.standing(state).scores) == sum(w + 1 for t in state.treasures for w in t)


@pytest.mark.rule("B-ROUND-02", "B-INFO-02")
def test_fists_are_closed_unseen_and_opened_together() -> None:
    state = beach([[2, 3, 5], [2, 4, 5]], pool=1)
    before = GAME.view(state, 1).table
    events = play(state, 1)
    assert [event.kind for event in events] == ["answered"]
    after = GAME.view(state, 1).table
    assert after.pop("answered") == ["seat.0"]
    assert before.pop("answered") == []
    assert after == before, "nothing but the fact that a fist is closed"
    assert GAME.view(state, 0).table["fist"] == "pebble.two"
    kinds = [event.kind for event in play(state, 3)]
    assert kinds[:4] == ["answered", "opened", "opened", "won"]
    missing = GAME.why_not(state, 0, 5)
    assert missing is not None
    assert missing.code == "not_in_hand"


@pytest.mark.rule("B-ROUND-03")
@pytest.mark.parametrize(
    ("fists", "winner"),
    [((6, 6, 3), 2), ((6, 5, 5), 0), ((2, 1, 1), 0), ((4, 4, 4), None), ((1, 2, 3), 2)],
)
def test_the_highest_pebble_without_a_twin_wins(fists: tuple[int, ...], winner: int | None) -> None:
    state = beach([[fist, 1, 2] for fist in fists], pool=4)
    events = play(state, *(fist - 1 for fist in fists))
    won = [e.args["seat"] for e in events if e.kind == "won"]
    assert won == ([] if winner is None else [f"seat.{winner}"])
    assert [bool(t) for t in state.treasures] == [seat == winner for seat in range(3)]
    assert len(state.pool) == (2 if winner is None else 1)  # the next round washed one up


@pytest.mark.rule("B-ROUND-04")
def test_shown_pebbles_stay_on_the_shore() -> None:
    state = beach([[2, 3, 5], [2, 4, 5]], pool=1)
    play(state, 1, 3)
    assert sorted(state.shore) == [1, 3]
    assert GAME.view(state, None).table["shore"] == ["pebble.two", "pebble.four"]


@pytest.mark.rule("B-SWAP-01")
def test_the_beachcomber_goes_round_the_table() -> None:
    state = GAME.setup(3, seed=2)
    combers = []
    while state.asked is not None:
        if isinstance(state.stack[-1], Swap):
            combers.append(state.stack[-1].seat)
            assert KEEP in state.asked.options
            later = GAME.why_not(state, state.asked.seat, 0)
            assert later is not None
            assert later.code == "fists_later"
        else:
            early = GAME.why_not(state, state.asked.seat, KEEP)
            assert early is not None
            assert early.code == "swap_later"
        play(state, state.asked.options[-1])
    assert combers == [0, 1, 2, 0]  # nothing is left to swap after the last round


@pytest.mark.rule("B-SWAP-02")
def test_a_swapped_pebble_sinks_unseen() -> None:
    state = beach([[2, 3, 5], [2, 4, 5]], pool=1, swaps=True)
    play(state, 1, 3)
    assert isinstance(state.stack[-1], Swap)
    drawn = state.bag[-1]
    events = play(state, WORTHS + 2)
    assert state.sunk == [[2], []]
    assert state.hands[0] == sorted([4, drawn])
    swapped = events[0]
    assert swapped.kind == "swapped"
    assert "pebble" not in swapped.seen_by(1).args  # type: ignore[union-attr]
    assert GAME.view(state, 1).table["players"][0]["sunk"] == 1


@pytest.mark.rule("B-END-02")
def test_ties_go_to_the_smaller_treasure_and_then_are_shared() -> None:
    state = GAME.setup(3, seed=1)
    state.treasures = [[5], [2, 2], [0]]
    assert GAME.standing(state).scores == (6, 6, 1)
    assert GAME.standing(state).places == (1, 2, 3)
    state.treasures = [[5], [5], []]
    assert GAME.standing(state).winners == (0, 1)


@pytest.mark.rule("B-VAR-01")
def test_without_swaps_there_is_no_beachcomber() -> None:
    state = GAME.setup(2, {"swaps": False}, seed=4)
    while state.asked is not None:
        assert isinstance(state.stack[-1], Fists)
        play(state, state.asked.options[0])
    with pytest.raises(OptionError):
        GAME.setup(2, {"swaps": "perhaps"})


@pytest.mark.rule("B-ROUND-02", "B-INFO-02")
def test_a_hand_of_equal_pebbles_is_asked_like_any_other() -> None:
    """Not asking a seat would show the others what is in its hand."""
    state = beach([[3, 3], [2, 5]])
    assert [decision.seat for decision in GAME.decisions(state)] == [0, 1]
    play(state, 2, 4)
    assert not state.stack  # a last pebble leaves no choice, and everybody knows it


@pytest.mark.rule("B-ROUND-02")
@pytest.mark.parametrize("name", ["rules_1", "rules_1_without_swaps"])
def test_records_of_the_first_rules_replay_to_their_end(name: str) -> None:
    """They lack the fists that were not asked for back then."""
    file = RECORDS / f"{name}.json"
    written = json.loads(file.read_text(encoding="utf-8"))
    record, game = load_record(file, load)
    assert record.rules == 2
    assert len(record.entries) > len(written["choices"])
    assert game.state_hash(final_state(record, game)) == written["hash"]
