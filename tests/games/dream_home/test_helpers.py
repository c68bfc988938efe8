"""D-HELPER: the end of the game with Roofer, Supplier, Handyman, Architect and Designer."""

import pytest

from ludoteca.core.box import Box
from ludoteca.core.events import SILENT
from ludoteca.core.frames import advance
from ludoteca.games.dream_home.game import DreamHome
from tests.games.dream_home.tables import (
    EMPTY_HOUSE,
    GAME,
    asked,
    code,
    do,
    ending,
    kinds,
    options,
    parts,
    player,
    spot,
)

ROOFS_OF_P2 = (
    ["red"] * 2 + ["brown"] * 5 + ["purple"] * 6 + ["orange"] * 6
    + ["red_window", "brown_window", "purple_window"]
)  # fmt: skip


@pytest.mark.rule("D-HELPER-08", "D-HELPER-09")
def test_handyman_extends_a_living_room() -> None:
    """G-07: 18 room points become 22; decor does not stop the Handyman."""
    house = """
        F2  BD BD LV BT KT
        F1  LV LV KD BT GM
        B            GR LA
    """
    for decor in ({}, {"f1c1": "piano"}):
        state = ending(player(house, helpers=["handyman"], decor=decor))
        assert parts(state)["rooms"] == 18
        do(state, "handyman(f2c3, f1c3)")
        assert parts(state)["rooms"] == 22
        assert [spot(state, f"f1c{n}")[:-3] for n in range(1, 6)] == (
            ["living_room"] * 3 + ["bathroom", "game_room"]
        )
        assert [spot(state, f"f2c{n}")[:-3] for n in range(1, 6)] == (
            ["bedroom"] * 2 + ["kids_room", "bathroom", "kitchen"]
        )
        assert asked(state) == "over"


@pytest.mark.rule("D-HELPER-05", "D-HELPER-07", "D-HELPER-12", "D-PILE-01", "D-EMPTY-05")
def test_supplier_fills_the_basement() -> None:
    """S-39."""
    house = player(
        """
        F2  BD BD KT BT SD
        F1  BT LV LV LV KD
        B            GR --
        """,
        helpers=["supplier"],
    )
    house["basement"][1] = "empty:kitchen_08"
    pile = ["garage_06", "bathroom_08"]
    state = ending(house, room_pile=pile)
    assert code(state, "supplier(bathroom_08, f0c5)") == "WRONG_ZONE"
    assert code(state, "supplier(bathroom_08, f2c5)") == "ROOM_FINISHED_SIZE"
    assert code(state, "supplier(bathroom_08, f1c5)") == "legal"
    assert code(state, "supplier(garage_06, f0c5, down)") == "FACE_UP_REQUIRED"
    before = parts(state)["rooms"]
    do(state, "supplier(garage_06, f0c5)")
    assert parts(state)["rooms"] == before + 4
    assert GAME.write_position(state)["room_pile"][-1] == "kitchen_08"
    architect = {**house, "helpers": ["supplier", "architect"]}
    state = ending(architect, room_pile=pile)
    total = sum(parts(state).values())
    do(state, "supplier(garage, 6, f0c5)")
    assert sum(parts(state).values()) == total + 3
    state = ending(house, room_pile=pile)
    do(state, "supplier(bathroom_08, f1c5)")
    assert GAME.write_position(state)["room_pile"][-1].startswith("kids_room")


@pytest.mark.rule("D-HELPER-06", "D-HELPER-07", "D-PLACE-10", "D-DECOR-10")
def test_supplier_and_decor() -> None:
    """S-40."""
    house = player(
        """
        F2  BD BD KT BT SD
        F1  BT LV LV GM KD
        B            GR LA
        """,
        helpers=["supplier"],
        decor={"f1c3": "piano"},
    )
    pile = ["living_room_12"]
    state = ending(house, room_pile=pile)
    assert code(state, "supplier(living_room_12, f1c4)") == "ROOM_FINISHED_DECOR"
    designed = ending({**house, "helpers": ["supplier", "interior_designer"]}, room_pile=pile)
    do(designed, "supplier(living_room_12, f1c4)")
    assert parts(designed)["rooms"] == parts(state)["rooms"] - 4 + 9 - 2
    happened = do(state, "supplier(living_room_12, f1c3)")
    assert kinds(happened)[:2] == ["supplied", "token_lost"]
    assert parts(state)["decor"] == 0
    assert GAME.view(state, None).table["box_tokens"] == ["decor.piano"]


@pytest.mark.rule("D-HELPER-08", "D-HELPER-09")
def test_handyman_limits() -> None:
    """S-41."""
    house = player(
        """
        F2  BD BD KT BT ##
        F1  BT LV LV BD KD
        B            GR ##
        """,
        helpers=["handyman"],
    )
    state = ending(house)
    assert code(state, "handyman(f2c3, f1c4)") == "ROOM_TOO_LARGE"
    assert code(state, "handyman(f1c5, f0c5)") == "WRONG_ZONE"
    assert code(state, "handyman(f2c5, f0c5)") == "legal"
    assert code(state, "handyman(f1c2, f1c2)") == "SWAP_SAME_CARD"
    assert code(state, "handyman(f1c5, f2c5)") == "legal"
    do(state, "handyman(f2c5, f1c5)")
    assert spot(state, "f2c5").startswith("kids_room")
    assert spot(state, "f1c5").startswith("empty:")


@pytest.mark.rule("D-HELPER-10", "D-DECOR-09", "D-HELPER-08")
def test_handyman_joins_two_tokens() -> None:
    """S-42: rooms 17 to 19, decor 5 to 3."""
    house = player(
        """
        F2  BD BD KT LV SD
        F1  BT LV KD GM KT
        B            GR LA
        """,
        helpers=["handyman"],
        decor={"f1c2": "piano", "f2c4": "paintings"},
    )
    state = ending(house)
    assert (parts(state)["rooms"], parts(state)["decor"]) == (17, 5)
    do(state, "handyman(f2c4, f1c3)")
    assert state.tokens[7] == 1  # the paintings have travelled with their card
    assert asked(state) == "p1 keep_token"
    assert options(state) == ["keep_token(piano)", "keep_token(paintings)"]
    assert code(state, "roofer(red)") == "ROOFER_TOO_LATE"
    assert code(state, "handyman(f2c1, f2c2)") == "HELPER_ALREADY_USED"
    do(state, "keep_token(piano)")
    assert (parts(state)["rooms"], parts(state)["decor"]) == (19, 3)
    assert GAME.view(state, None).table["box_tokens"] == ["decor.paintings"]


@pytest.mark.rule("D-HELPER-10", "D-DECOR-09")
def test_handyman_crowds_two_rooms_at_once() -> None:
    """D-DECOR-09 for each room, floor 2 before floor 1."""
    house = player(
        """
        F2  LV BD KT BT SD
        F1  BD LV KD BT GM
        B            GR LA
        """,
        helpers=["handyman"],
        decor={"f2c1": "piano", "f2c2": "cat_house", "f1c1": "canopy_bed", "f1c2": "paintings"},
    )
    state = ending(house)
    do(state, "handyman(f2c2, f1c2)")
    assert options(state) == ["keep_token(piano)", "keep_token(paintings)"]
    do(state, "keep_token(paintings)")
    assert options(state) == ["keep_token(canopy_bed)", "keep_token(cat_house)"]
    do(state, "keep_token(canopy_bed)")
    assert sorted(token for token in state.tokens if token >= 0) == [1, 2]
    assert asked(state) == "over"


@pytest.mark.rule("D-HELPER-11")
def test_supplier_and_handyman_in_either_order() -> None:
    """S-43: both ways 22 room points."""
    house = player(
        """
        F2  BD LV KT BT SD
        F1  BT LV LV KD GM
        B            GR LA
        """,
        helpers=["supplier", "handyman"],
    )
    one = ending(house, room_pile=["bedroom_08"])
    assert parts(one)["rooms"] == 17
    do(one, "handyman(f2c2, f1c4)")
    assert asked(one) == "p1 end_swap"
    assert code(one, "handyman(f2c1, f2c2)") == "HELPER_ALREADY_USED"
    do(one, "supplier(bedroom_08, f2c2)")
    other = ending(house, room_pile=["bedroom_08"])
    do(other, "supplier(bedroom_08, f1c4)", "handyman(f2c2, f1c4)")
    assert one.houses == other.houses
    assert parts(one)["rooms"] == 22
    assert asked(one) == asked(other) == "over"


@pytest.mark.rule("D-HELPER-04", "D-INFO-03", "D-ROOF-02", "D-HELPER-02")
def test_roofer() -> None:
    """S-44: three options, no colours of the own stack; too late in step E2."""
    house = player(EMPTY_HOUSE, helpers=["roofer", "handyman"], roof=["red", "red", "brown"])
    other = player(EMPTY_HOUSE, roof=ROOFS_OF_P2)
    pending = [
        {"is": "reveal"},
        {"is": "end_swap", "seat": "p1", "suppliers": 0, "handymen": 1},
        {"is": "roofer", "seat": "p1"},
    ]
    roofs = ["red", "red", "orange_window"]
    state = ending(house, other, pending=pending, roof_pile=roofs)
    assert options(state) == ["pass", "roofer(red)", "roofer(orange_window)"]
    table = GAME.view(state, 0).table
    assert table["discarded_roofs"] == ["roof.red", "roof.red", "roof.orange_window"]
    assert table["players"][0]["roof_cards"] == 3
    assert "roofs" not in table["players"][0]
    assert "discarded_roofs" not in GAME.view(state, 1).table
    assert code(state, "roofer(brown)") == "NOT_IN_DISCARD"
    assert code(state, "roofer(architect)") == "NOT_A_ROOF"
    assert code(state, "handyman(f2c1, f2c2)") == "WRONG_STEP"
    for choice, points in (("roofer(orange_window)", 4), ("roofer(red)", 3)):
        state = ending(house, other, pending=pending, roof_pile=roofs)
        do(state, choice)
        assert parts(state)["roof"] == points
    state = ending(house, other, pending=pending, roof_pile=roofs)
    do(state, "pass")
    assert asked(state) == "p1 end_swap"
    assert code(state, "roofer(red)") == "ROOFER_TOO_LATE"


@pytest.mark.rule("D-HELPER-04")
def test_roofer_without_discarded_roofs_does_nothing() -> None:
    house = player(EMPTY_HOUSE, helpers=["roofer"], roof=["red"] * 6 + ["red_window"])
    rest = [f"{c}{w}" for c in ("brown", "purple", "orange") for w in [""] * 6 + ["_window"]]
    pending = [{"is": "reveal"}, {"is": "show_roofs", "seat": "p1"}]
    state = GAME.read_position(
        {
            "round": 12,
            "player": [house, player(EMPTY_HOUSE, roof=rest)],
            "pending": pending,
        }
    )
    assert state.roof_pile == ()
    advance(state, SILENT)
    assert asked(state) == "over"


@pytest.mark.rule("D-HELPER-02", "D-HELPER-03")
def test_order_of_the_end_of_game_steps() -> None:
    """S-55: Roofer of P1; then swaps of P4, then of P1, from the marker on."""
    full = player(EMPTY_HOUSE)
    almost = player("F2 ## ## ## ## --\nF1 ## ## ## ## ##\nB ## ##")
    players = [
        {**full, "helpers": ["handyman", "roofer"]},
        full,
        almost,
        {**full, "helpers": ["supplier"]},
    ]
    state = GAME.read_position(
        {
            "round": 12,
            "first": "p4",
            "marker": "p3",
            "player": players,
            "roof_pile": ["red"],
            "pending": [
                {"is": "clearing"},
                {"is": "place_room", "seat": "p3", "card": "kitchen_01"},
            ],
        }
    )
    assert GAME.faults(state) == []
    do(state, "place_room(f2c5, down)")
    assert asked(state) == "p1 roofer"
    do(state, "pass")
    assert asked(state) == "p4 end_swap"
    assert code(state, "handyman(f2c1, f2c2)", seat=0) == "NOT_YOUR_DECISION"
    assert code(state, "handyman(f2c1, f2c2)") == "HELPER_NOT_HELD"
    do(state, "done")
    assert asked(state) == "p1 end_swap"
    assert kinds(do(state, "done"))[:2] == ["end_swaps_done", "roofs_revealed"]
    assert asked(state) == "over"
    assert code(state, "done", seat=0) == "GAME_OVER"


@pytest.mark.rule("D-HELPER-12", "D-HELPER-15")
def test_second_architect_adds_nothing() -> None:
    """S-56, second half: 8 + 2 points."""
    box = Box("two architects", {
        "helper": {"architect": {"copies": {"value": 2, "source": "owner"}}},
        "tool": {"scaffold": {"copies": {"value": 1, "source": "owner"}}},
    })  # fmt: skip
    game = DreamHome(box)
    house = player(
        """
        F2  BT KD KD ## KT
        F1  BT KT SA ## BD
        B            GR LA
        """,
        helpers=["architect", "architect"],
    )
    data = {"round": 12, "player": [house, player(EMPTY_HOUSE)], "pending": [{"is": "reveal"}]}
    score = game.standing(game.read_position(data)).parts[0]
    assert (score["functionality"], score["architect"]) == (8, 2)


@pytest.mark.rule("D-HELPER-15")
def test_each_copy_of_a_helper_is_used_once() -> None:
    box = Box("two handymen", {
        "helper": {"handyman": {"copies": {"value": 2, "source": "owner"}}},
        "tool": {"scaffold": {"copies": {"value": 1, "source": "owner"}}},
    })  # fmt: skip
    game = DreamHome(box)
    house = player(EMPTY_HOUSE, helpers=["handyman", "handyman"])
    data = {
        "round": 12,
        "player": [house, player(EMPTY_HOUSE)],
        "pending": [
            {"is": "reveal"},
            {"is": "end_swap", "seat": "p1", "suppliers": 0, "handymen": 2},
        ],
    }
    state = game.read_position(data)
    do(state, "handyman(f2c1, f2c2)")
    assert asked(state) == "p1 end_swap"
    do(state, "handyman(f2c1, f2c2)")
    assert asked(state) == "over"


@pytest.mark.rule("D-HELPER-02", "D-HELPER-01")
def test_voluntary_end() -> None:
    """S-50: `done` at once; Architect and Designer are never asked."""
    state = ending(player(EMPTY_HOUSE, helpers=["handyman"]))
    assert options(state)[0] == "done"
    assert code(state, "pass") == "WRONG_STEP"
    before = list(state.houses)
    do(state, "done")
    assert state.houses == before
    quiet = player("F2 ## ## ## ## --\nF1 ## ## ## ## ##\nB ## ##",
                   helpers=["architect", "interior_designer"])  # fmt: skip
    state = GAME.read_position({
        "round": 12, "first": "p2", "player": [quiet, player(EMPTY_HOUSE)],
        "pending": [{"is": "clearing"}, {"is": "place_room", "seat": "p1", "card": "kitchen_01"}],
    })  # fmt: skip
    do(state, "place_room(f2c5, down)")
    assert asked(state) == "over"


@pytest.mark.rule("D-HELPER-13", "D-HELPER-06")
def test_supplier_joins_two_tokens_of_a_designer() -> None:
    house = player(
        """
        F2  BD BD KT BT SD
        F1  LV GM LV BT KD
        B            GR LA
        """,
        helpers=["supplier", "interior_designer"],
        decor={"f1c1": "piano", "f1c3": "paintings"},
    )
    state = ending(house, room_pile=["living_room_12"])
    do(state, "supplier(living_room_12, f1c2)")
    assert asked(state) == "p1 keep_token"
