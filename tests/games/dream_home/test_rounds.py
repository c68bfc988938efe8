"""D-SETUP, D-ROUND, D-TURN and D-PILE: the course of the game."""

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.frames import playout
from ludoteca.core.game import OptionError
from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home.tables import (
    GAME,
    asked,
    code,
    do,
    kinds,
    options,
    player,
    spot,
    table,
    up,
)


def play_round(state: Homes) -> list[str]:
    """Play the round with first options and return the turns in their order."""
    turns = []
    begun = state.round
    while state.round == begun and state.asked is not None:
        if state.asked.kind == "take_column":
            turns.append(f"p{state.asked.seat + 1}")
        first = options(state)[-1] if state.asked.kind == "take_column" else options(state)[0]
        do(state, first)
    return turns


@pytest.mark.rule("D-SETUP-01", "D-SETUP-02", "D-SETUP-03", "D-SETUP-05", "D-ROUND-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    """Empty houses, four resources over columns 2-5, five rooms, 55 and 44 cards left."""
    state = GAME.setup(seats, seed=1)
    assert state.houses == [-1] * (12 * seats)
    assert (len(state.room_deck), len(state.resource_deck)) == (55, 44)
    assert state.resources[0] == -1
    assert min(state.resources[1:]) >= 0
    assert min(state.rooms) >= 0
    assert sum(state.tools) + sum(state.helpers) + sum(map(len, state.roofs)) == 0
    assert all(token < 0 for token in state.tokens)
    assert state.round == 1


@pytest.mark.rule("D-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_number_of_players(seats: int) -> None:
    """S-51: 1 or 5 players are refused."""
    with pytest.raises(OptionError) as refused:
        GAME.setup(seats)
    assert refused.value.reason.code == "PLAYER_COUNT"


@pytest.mark.rule("D-SETUP-04", "D-SETUP-06")
def test_only_the_seed_decides() -> None:
    """The same seed gives the same game; the host may name who starts, with the same cards."""
    one, two = GAME.setup(3, seed=11), GAME.setup(3, seed=11)
    assert GAME.state_hash(one) == GAME.state_hash(two)
    before = one.rng
    playout(one, 5)
    assert one.rng == before  # no chance after the set-up
    starters = {GAME.setup(3, seed=seed).first for seed in range(40)}
    assert starters == {0, 1, 2}
    for seat in range(3):
        named = GAME.setup(3, {"first_player": f"p{seat + 1}"}, seed=11)
        assert (named.first, named.marker) == (seat, seat)
        assert (named.room_deck, named.rooms) == (two.room_deck, two.rooms)


@pytest.mark.rule("D-ROUND-02", "D-SETUP-04")
def test_deal_from_left_to_right_in_draw_order() -> None:
    state = GAME.setup(4, seed=3)
    rooms, resources = state.room_deck[:5], state.resource_deck[:4]
    play_round(state)
    assert (tuple(state.rooms), tuple(state.resources[1:])) == (rooms, resources)


@pytest.mark.rule("D-ROUND-01", "D-ROUND-02", "D-ROUND-07", "D-ROUND-08", "D-PILE-01", "D-TURN-06")
@pytest.mark.parametrize(("seats", "left"), [(2, 36), (3, 24), (4, 12)])
def test_deck_count(seats: int, left: int) -> None:
    """S-37: both decks are empty with the deal of round 12, which is played in full."""
    state = GAME.setup(seats, seed=seats)
    for round in range(1, 13):
        assert state.round == round
        assert len(state.room_deck) == 60 - 5 * round
        assert len(state.resource_deck) == 48 - 4 * round
        while state.asked is not None and state.round == round and not is_end(state):
            do(state, options(state)[-1])
    assert state.rooms == state.resources == [-1] * 5
    assert len(state.room_pile) == left
    assert all(filled == 0xFFF for filled in state.filled)


def is_end(state: Homes) -> bool:
    """Return whether the end-of-game steps have begun."""
    return state.asked is not None and state.asked.kind in ("roofer", "end_swap")


@pytest.mark.rule("D-ROUND-01", "D-ROUND-03", "D-VAR-02")
def test_first_question_by_number_of_players() -> None:
    """S-38: no column discard with four players, nor with the family option."""
    for seats in (2, 3):
        state = GAME.setup(seats, seed=2)
        assert asked(state).endswith("discard_column")
        assert options(state) == [f"discard_column({n})" for n in (2, 3, 4, 5)]
        assert code(state, "pass") == "MUST_CHOOSE"
    assert asked(GAME.setup(4, seed=2)).endswith("take_column")
    state = GAME.setup(2, {"no_column_discard": True}, seed=2)
    assert options(state) == [f"take_column({n})" for n in (1, 2, 3, 4, 5)]
    do(state, "take_column(2)", options_first_placement(state))
    while state.asked is not None and state.asked.kind != "take_column":
        do(state, options(state)[0])
    assert len([o for o in options(state) if o.startswith("take")]) == 4
    play_round(state)
    assert len(state.room_pile) == 3


def options_first_placement(state: Homes) -> str:
    """Return a placement that is legal for every first card."""
    return "place_room(f1c1, down)"


@pytest.mark.rule("D-ROUND-05", "D-ROUND-06", "D-TURN-03")
def test_marker_taken_in_mid_round() -> None:
    """S-36."""
    cards = {
        "rooms": ["bathroom", "kitchen", "bedroom", "kids_room", "library"],
        "resources": ["none", "red", "red", "red", "red"],
    }
    four = [player(), player(), player(), player()]
    for taker, order in ((3, ["p4", "p1", "p2", "p3"]), (1, ["p2", "p3", "p4", "p1"])):
        state = table(*four, first="p2", **cards)
        seen = []
        while state.round == 5:
            assert state.asked is not None
            if state.asked.kind == "take_column":
                seen.append(f"p{state.asked.seat + 1}")
                mine = state.asked.seat == taker
                do(state, "take_column(1)" if mine else options(state)[-1])
                assert not mine or state.marker == taker
            else:
                do(state, options(state)[0])
        assert seen == ["p2", "p3", "p4", "p1"]
        assert state.first == taker
        assert play_round(state) == order
    state = table(*four, first="p2", **cards)
    play_round(state)  # the last columns only: nobody takes column 1
    assert (state.first, state.marker) == (1, 1)


@pytest.mark.rule("D-TURN-02", "D-TURN-01", "D-TURN-03", "D-TURN-06")
def test_a_turn_takes_everything_in_a_column() -> None:
    """No passing, no half column, no emptied column; the card must be placed in this turn."""
    cards = {
        "rooms": ["bathroom", "none", "bedroom", "none", "none"],
        "resources": ["none", "none", "architect", "none", "none"],
    }
    state = table(player(), **cards)
    assert options(state) == ["take_column(1)", "take_column(3)"]
    assert code(state, "take_column(2)") == "COLUMN_EMPTY"
    assert code(state, "pass") == "MUST_CHOOSE"
    do(state, "take_column(3)")
    assert GAME.view(state, 0).table["players"][0]["helpers"] == ["helper.architect"]
    assert (state.rooms[2], state.resources[2]) == (-1, -1)
    assert asked(state) == "p1 place_room"
    assert code(state, "pass") == "MUST_CHOOSE"
    assert code(state, "take_column(1)") == "WRONG_STEP"
    do(state, up("f1c1"))
    assert spot(state, "f1c1").startswith("bedroom")


@pytest.mark.rule("D-TURN-03", "D-ROUND-06")
def test_column_1_gives_the_marker_and_no_resource() -> None:
    cards = {
        "rooms": ["bathroom", "none", "bedroom", "none", "none"],
        "resources": ["none", "none", "red", "none", "none"],
    }
    state = table(player(), player(), first="p1", marker="p1", **cards)
    happened = do(state, "take_column(1)")
    assert kinds(happened) == ["first_column_taken"]
    assert state.marker == 0  # the first player simply keeps it
    assert sum(map(len, state.roofs)) == 0


@pytest.mark.rule("D-TURN-04", "D-ROOF-01", "D-TOOL-01", "D-HELPER-01")
@pytest.mark.parametrize(
    ("resource", "where"),
    [("red", "roof_cards"), ("drill", "tools"), ("architect", "helpers")],
)
def test_roofs_tools_and_helpers_are_stored_before_the_room_is_placed(
    resource: str, where: str
) -> None:
    cards = {
        "rooms": ["none", "bathroom", "bedroom", "none", "none"],
        "resources": ["none", resource, "red", "none", "none"],
    }
    state = table(player(), **cards)
    do(state, "take_column(2)")
    assert asked(state) == "p1 place_room"
    assert GAME.view(state, 1).table["players"][0][where]


@pytest.mark.rule("D-PILE-01", "D-PILE-02", "D-PILE-03", "D-ROUND-07")
def test_what_counts_as_discarded() -> None:
    """Column discard and clearing feed both piles, roofs apart; a drilled card counts too."""
    cards = {
        "rooms": ["bathroom_01", "kitchen_01", "bedroom_01", "kids_room_01", "library_01"],
        "resources": ["none", "red", "drill", "piano", "brown_window"],
    }
    house = player("F1 LV -- -- -- --", tools=["cement_mixer"])
    house["floor_1"][0] = "sauna_01"
    state = table(
        player(), house, player(), first="p1", **cards,
        pending=[{"is": "discard_column", "seat": "p1"}],
    )  # fmt: skip
    pile, roofs = len(state.resource_pile), len(state.roof_pile)
    do(state, "discard_column(2)")
    assert GAME.write_position(state)["room_pile"][-1] == "kitchen_01"
    assert len(state.roof_pile) == roofs + 1
    do(state, "take_column(3)", up("f1c1"))
    do(state, "cement_mixer(1, 4)", "take_column(1)", up("f1c2"))
    do(state, "take_column(5)", up("f1c1"))
    written = GAME.write_position(state)
    assert "bathroom_01" in written["room_pile"]  # left in column 4 by the Cement Mixer
    assert written["resource_pile"][-1] == "piano"
    assert len(state.resource_pile) == pile + 1
    assert written["box_resources"] == ["cement_mixer"]


@pytest.mark.rule("D-ROUND-01", "D-TURN-01", "D-PILE-02", "D-DECOR-10")
def test_one_round_with_three_players_decision_by_decision() -> None:
    """S-58."""
    cards = {
        "rooms": ["bathroom", "garage", "living_room_02", "kitchen", "bedroom"],
        "resources": ["none", "brown", "piano", "scaffold", "architect"],
    }
    third = player("F1 LV -- -- -- --", tools=["cement_mixer"])
    state = table(
        player(), player(tools=["jackhammer"]), third, **cards,
        pending=[{"is": "discard_column", "seat": "p1"}],
    )  # fmt: skip
    script = [
        ("p1 discard_column", "discard_column(5)"),
        ("p2 jackhammer", "pass"),
        ("p1 take_column", "take_column(4)"),
        ("p1 place_scaffold_or_room", "place_scaffold(f0c4)"),
        ("p1 place_room", up("f1c4")),
        ("p2 take_column", "take_column(1)"),
        ("p2 place_room", up("f1c1")),
        ("p3 take_column", "cement_mixer(2, 3)"),
        ("p3 take_column", "take_column(2)"),
        ("p3 place_room", up("f1c2")),
    ]
    journal = Journal()
    for question, answer in script:
        assert asked(state) == question
        choice = GAME.read(answer)
        assert choice is not None
        assert state.asked is not None
        GAME.apply(state, state.asked.seat, choice, journal)
    written = GAME.write_position(state)
    assert {"garage_01", "bedroom_01"} <= set(written["room_pile"])
    assert {"piano", "architect"} <= set(written["resource_pile"])
    assert "piano" not in written["box_tokens"]  # it simply stays in the supply
    assert GAME.standing(state).parts[2]["rooms"] == 4
    assert state.roofs[2] == (2,)
    assert (state.round, state.first) == (6, 1)
