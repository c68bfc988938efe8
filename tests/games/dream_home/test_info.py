"""D-INFO: who may know what; logs and views give back nothing that the table must remember."""

import json
import random

import pytest

from ludoteca.core.decisions import IllegalChoice
from ludoteca.core.events import Event, Journal
from ludoteca.games.dream_home.edge.recall import RoofMemory
from ludoteca.games.dream_home.game import without_roofs
from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home.tables import (
    EMPTY_HOUSE,
    GAME,
    code,
    do,
    ending,
    options,
    player,
    table,
    up,
)

COLOURS = ("red", "brown", "purple", "orange")
CARDS = {
    "rooms": ["bathroom", "kitchen", "bedroom", "none", "none"],
    "resources": ["none", "purple", "architect", "none", "none"],
}


def log(state: Homes, seat: int | None, journal: Journal) -> str:
    """Return the log that a seat would be shown now, as data."""
    seen = (GAME.veil(state, seat, event) for event in journal.events)
    return json.dumps([[e.kind, dict(e.args)] for e in seen if e is not None])


@pytest.mark.rule("D-ROOF-01", "D-ROOF-02", "D-INFO-01", "D-INFO-02", "D-INFO-03")
def test_hidden_roof() -> None:
    """S-49: from the very next state no view and no log tells colour or window."""
    state = table(player(), player(), **CARDS)
    journal = Journal()
    for text in ("take_column(2)", up("f1c1")):
        choice = GAME.read(text)
        assert choice is not None
        assert state.asked is not None
        GAME.apply(state, state.asked.seat, choice, journal)
    for seat in (None, 0, 1):
        view = GAME.view(state, seat).table
        assert view["players"][0]["roof_cards"] == 1
        assert "roofs" not in view["players"][0]
        assert "purple" not in json.dumps(view)
        assert "purple" not in log(state, seat, journal)
        assert "roof_stored" in log(state, seat, journal)


@pytest.mark.rule("D-INFO-02", "D-ROOF-02", "D-HELPER-02")
def test_all_stacks_are_shown_at_the_end() -> None:
    house = player(EMPTY_HOUSE, helpers=["handyman"], roof=["purple", "orange_window"])
    state = ending(house)
    assert "roofs" not in GAME.view(state, 0).table["players"][0]
    happened = do(state, "done")
    assert happened[1].args["roofs"] == ("roof.purple", "roof.orange_window")
    for seat in (None, 0, 1):
        shown = GAME.view(state, seat).table["players"][0]["roofs"]
        assert shown == ["roof.purple", "roof.orange_window"]


@pytest.mark.rule("D-INFO-03", "D-INFO-04")
def test_no_log_names_a_roof_before_the_end() -> None:
    """I-31: whole games, every seat and a spectator; what lies on the display is in the view."""
    for seed in range(6):
        journal = Journal()
        chance = random.Random(seed)
        state = GAME.setup(2 + seed % 3, seed=seed, journal=journal)
        while state.asked is not None:
            if chance.random() < 0.2:
                for seat in (None, *range(state.seats)):
                    text = log(state, seat, journal)
                    assert not any(f"roof.{colour}" in text for colour in COLOURS)
            GAME.apply(state, state.asked.seat, chance.choice(state.asked.options), journal)
        assert any(f"roof.{colour}" in log(state, None, journal) for colour in COLOURS)


@pytest.mark.rule("D-INFO-03")
def test_roofs_in_any_value_are_turned_face_down() -> None:
    value = ("roof.red_window", "decor.piano", ("roof.brown", 3))
    assert without_roofs(value) == ("roof.card", "decor.piano", ("roof.card", 3))


@pytest.mark.rule("D-INFO-01", "D-PLACE-09")
def test_what_is_open_to_everyone() -> None:
    """Display, houses, tokens, tools, helpers, marker, piles, and the number of hidden cards."""
    house = player(
        "F1 LV ## -- -- --\nB [] --",
        decor={"f1c1": "piano"},
        tools=["drill"],
        helpers=["roofer"],
        garden=["tree_house"],
        roof=["red", "brown"],
    )
    state = table(house, room_pile=["sauna_01"], resource_pile=["jacuzzi"], **CARDS)
    for seat in (None, 0, 1):
        view = GAME.view(state, seat).table
        mine = view["players"][0]
        assert mine["floor_1"][:2] == ["room.living_room", "spot.empty_room"]
        assert mine["basement"] == ["spot.scaffold", "spot.vacant"]
        assert mine["decor"] == [{"space": "space.f1c1", "token": "decor.piano"}]
        assert mine["garden"] == ["decor.tree_house"]
        assert (mine["tools"], mine["helpers"]) == (["tool.drill"], ["helper.roofer"])
        assert mine["roof_cards"] == 2
        assert view["display"][1]["resource"] == "roof.purple"  # as long as it lies there
        assert view["room_pile"][0] == "room.sauna"
        assert view["resource_pile"][0] == "decor.jacuzzi"
        assert (view["room_deck"], view["resource_deck"]) == (35, 28)
        assert view["roof_pile"] == len(state.roof_pile)


@pytest.mark.rule("D-INFO-02", "D-INFO-03")
def test_views_do_not_depend_on_what_is_hidden() -> None:
    """I-30: other decks, other roofs in the stacks, the same views."""
    state = table(player(roof=["red", "brown"]), player(roof=["purple"]), **CARDS)
    other = state.copy()
    other.room_deck = state.room_deck[::-1]
    other.resource_deck = state.resource_deck[::-1]
    other.roofs = [(4, 2), (0,)]
    for seat in (None, 0, 1):
        assert GAME.view(state, seat) == GAME.view(other, seat)


@pytest.mark.rule("D-INFO-02", "D-ROOF-02")
def test_looking_is_refused() -> None:
    state = table(player(roof=["red"]), **CARDS)
    for what in ("room_deck", "resource_deck", "roof_stack", "discarded_roofs"):
        assert code(state, f"look({what})") == "HIDDEN_INFORMATION"
        assert code(state, f"look({what})", seat=1) == "HIDDEN_INFORMATION"
    with pytest.raises(IllegalChoice) as refused:
        GAME.request(state, 0, 0, Journal())
    assert refused.value.reason.code == "HIDDEN_INFORMATION"


@pytest.mark.rule("D-INFO-05")
def test_a_choice_is_final_and_a_face_down_card_is_no_secret() -> None:
    state = table(player(), **CARDS)
    do(state, "take_column(2)", "place_room(f1c1, down)")
    view = GAME.view(state, 1).table["players"][0]
    assert view["face_down"] == [{"space": "space.f1c1", "room": "room.kitchen"}]
    assert code(state, "take_column(1)", seat=0) == "NOT_YOUR_DECISION"


@pytest.mark.rule("D-INFO-04")
def test_what_a_computer_player_remembers() -> None:
    """Roofs seen on the display are remembered in the stacks and on the pile, no others."""
    journal = Journal()
    chance = random.Random(8)
    state = GAME.setup(3, seed=8, journal=journal)
    while state.asked is not None and state.round < 7:
        GAME.apply(state, state.asked.seat, chance.choice(state.asked.options), journal)
    memory = GAME.recall(1, 3)
    assert isinstance(memory, RoofMemory)
    for event in journal.events:
        seen = event.seen_by(1)
        if seen is not None:
            memory.note(seen)
    assert [sorted(stack) for stack in memory.stacks] == [sorted(s) for s in state.roofs]
    assert sorted(memory.discarded) == sorted(state.roof_pile)
    assert memory.fits(state)
    blank = GAME.recall(1, 3)
    assert blank.fits(state)
    worlds = [GAME.imagine(GAME.view(state, 1), blank, seed) for seed in range(20)]
    assert len({tuple(world.roofs) for world in worlds}) > 10
    assert len({world.roof_pile for world in worlds}) > 10
    world = worlds[0]
    world.roofs[0] = tuple(7 for _ in world.roofs[0])
    assert not memory.fits(world)


@pytest.mark.rule("D-INFO-03", "D-HELPER-04")
def test_what_the_roofer_took_stays_with_its_owner() -> None:
    house = player(EMPTY_HOUSE, helpers=["roofer"], roof=["red", "red"])
    other = player(EMPTY_HOUSE, helpers=["handyman"])
    pending = [
        {"is": "reveal"},
        {"is": "end_swap", "seat": "p2", "suppliers": 0, "handymen": 1},
        {"is": "roofer", "seat": "p1"},
    ]
    state = ending(house, other, pending=pending)
    pile = list(state.roof_pile)
    recalls = [GAME.recall(seat, 2) for seat in range(2)]
    for recall in recalls:
        assert isinstance(recall, RoofMemory)
        recall.stacks, recall.discarded = [[0, 0], []], pile[:]
    took = do(state, "roofer(orange_window)")[0]
    for recall in recalls:
        seen = took.seen_by(recall.seat)
        assert seen is not None
        assert ("roof" in seen.args) == (recall.seat == 0)
        recall.note(seen)
        assert recall.fits(state)
    mine, theirs = ({GAME.imagine(GAME.view(state, s), recalls[s], n).roofs[0] for n in range(30)}
                    for s in range(2))  # fmt: skip
    assert mine == {(0, 0, 7)}
    assert len(theirs) > 3
    assert all(stack[:2] == (0, 0) for stack in theirs)


@pytest.mark.rule("D-INFO-02")
def test_a_second_roofer_learns_what_the_first_took() -> None:
    """With two Roofers in the box, the second one sees what is missing from the pile."""
    memory = GAME.recall(1, 2)
    assert isinstance(memory, RoofMemory)
    memory.discarded, memory.roofers = [0, 2, 4], [0]
    memory._look([0, 4])
    assert memory.stacks[0] == [2]
    assert (memory.discarded, memory.roofers) == ([0, 4], [])


@pytest.mark.rule("D-VAR-03", "D-ROOF-02")
def test_open_roofs() -> None:
    """S-57, second half: the owner sees the own stack, nobody else does."""
    state = table(player(), player(), options=["open_roofs"], **CARDS)
    journal = Journal()
    choice = GAME.read("take_column(2)")
    assert choice is not None
    GAME.apply(state, 0, choice, journal)
    assert GAME.view(state, 0).table["players"][0]["roofs"] == ["roof.purple"]
    assert "purple" in log(state, 0, journal)
    dealt = Event("dealt", {"seat": "seat.0", "resources": ("roof.red", "decor.piano")})
    veiled = GAME.veil(state, 0, dealt)  # what was on the display is nobody's own stack
    assert veiled is not None
    assert veiled.args["resources"] == ("roof.card", "decor.piano")
    for seat in (None, 1):
        assert "purple" not in json.dumps(GAME.view(state, seat).table)
        assert "purple" not in log(state, seat, journal)


@pytest.mark.rule("D-VAR-03", "D-DECOR-02")
def test_optional_decor() -> None:
    """S-57, first half: declining sends the token to the box, both kitchens stay unfinished."""
    house = player("F2 KT -- KD -- --\nF1 KT -- BT -- --")
    pending = [
        {"is": "take_column", "seat": "p2"},
        {"is": "place_decor", "seat": "p1", "token": "ice_cream_machine"},
    ]
    state = table(house, options=["optional_decor"], pending=pending, **CARDS)
    assert options(state) == ["decline", "place_decor(f2c1)", "place_decor(f1c1)"]
    assert code(state, "pass") == "WRONG_STEP"
    do(state, "decline")
    assert GAME.view(state, None).table["box_tokens"] == ["decor.ice_cream_machine"]
    assert all(token < 0 for token in state.tokens)


@pytest.mark.rule("D-VAR-03", "D-DECOR-07")
def test_nothing_to_decline_without_an_eligible_card() -> None:
    cards = {
        "rooms": ["kids_room", "kitchen", "bedroom", "none", "none"],
        "resources": ["none", "jacuzzi", "architect", "none", "none"],
    }
    state = table(player(), options=["optional_decor"], **cards)
    happened = [event.kind for event in do(state, "take_column(2)", up("f1c1"))]
    assert happened == ["column_taken", "room_placed", "decor_lost"]


@pytest.mark.rule("D-VAR-01", "D-VAR-05")
def test_options_are_off_unless_chosen_and_shown_to_all() -> None:
    assert all(option.usual in (False, "random") for option in GAME.options)
    assert GAME.view(GAME.setup(2, seed=1), None).table["options"] == []
    shown = GAME.setup(2, {"open_roofs": True, "no_children": True}, seed=1)
    assert GAME.view(shown, None).table["options"] == ["option.open_roofs", "option.no_children"]
    assert GAME.seat_counts == (2, 3, 4)  # no expansion for more players
