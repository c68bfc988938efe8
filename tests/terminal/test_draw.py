"""Any view becomes labelled rows that fit the width, on the screen and in plain lines."""

import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from ludoteca.core.game import View
from ludoteca.locale import Speaker
from ludoteca.terminal.draw import Block, Facts, Grid, Items, Row, draw
from ludoteca.terminal.layout import PLAIN, SCREEN, corner_width, lay_out, plain_lines
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.session import Session
from tests.terminal.garden import GardenGame
from tests.terminal.tables import NAMES, pebbles, sit, speaker_for


class Plain(Speaker):
    """Words that show the keys themselves."""

    def __init__(self, names: tuple[str, ...] = NAMES) -> None:
        super().__init__("en", None, names)

    def label(self, key: str) -> str:
        return key


def seen(seat: int | None, table: dict[str, Any]) -> list[Block]:
    """Return a table as drawn for a seat."""
    return draw(View("any", seat, table), Plain())


def rows(table: dict[str, Any]) -> list[Any]:
    """Return the rows of the shared part of a table."""
    return seen(None, table)[0].rows


def test_single_values_share_a_row() -> None:
    assert rows({"round": 2, "open": True, "leader": "seat.1", "tool": None}) == [
        Facts([("round", "2"), ("open", "yes"), ("leader", "Bruno"), ("tool", "—")])
    ]


def test_lists_are_items_and_long_runs_are_counted() -> None:
    table = {"pool": [1, 2], "deck": ["back"] * 9, "shore": []}
    assert rows(table) == [
        Items("pool", ["1", "2"]),
        Items("deck", ["9 × back"]),
        Items("shore", []),
    ]


def test_lists_of_lists_are_grids() -> None:
    assert rows({"house": [[1, None], [2, 3]]}) == [Grid("house", [], [["1", "—"], ["2", "3"]])]


def test_many_pairs_go_side_by_side() -> None:
    assert rows({"places": [[1, 2]] * 5}) == [Items("places", ["1, 2"] * 5)]


def test_things_of_one_kind_are_a_grid_with_headings() -> None:
    table = {"market": [{"slot": 1, "card": "seat.0"}, {"slot": 2, "cost": [7, 8]}]}
    assert rows(table) == [
        Grid("market", ["slot", "card", "cost"], [["1", "Ana", ""], ["2", "", "7, 8"]])
    ]


def test_nested_things_are_blocks_with_their_first_name_as_title() -> None:
    table = {"scores": [{"who": "seat.0", "guests": [{"a": [1]}]}, 5], "deep": {"a": {"b": 1}}}
    assert rows(table) == [
        Block("scores", [Block("Ana", [Grid("guests", ["a"], [["1"]])]), Items("2", ["5"])]),
        Block("deep", [Block("a", [Facts([("b", "1")])])]),
    ]


@pytest.mark.parametrize("named", [False, True])
def test_players_have_corners_and_the_viewer_comes_first(named: bool) -> None:
    listed = [{"seat": f"seat.{seat}", "hand": seat} for seat in range(4)]
    players: Any = {f"seat.{seat}": {"hand": seat} for seat in range(4)} if named else listed
    blocks = seen(1, {"players": players})
    assert [block.seat for block in blocks] == [1, None, 2, 3, 0]
    assert blocks[0] == Block("Bruno (you)", [Facts([("hand", "1")])], 1)


def test_whatever_each_seat_has_goes_to_its_corner() -> None:
    seats = [f"seat.{seat}" for seat in range(4)]
    table = {
        "players": [{"seat": seat, "hand": 1} for seat in seats],
        "scores": [{"seat": seat, "points": 2} for seat in seats],
        "moves": [{"seat": seat, "step": 3} for seat in seats[:2]],
    }
    blocks = seen(None, table)
    assert blocks[4].rows == [Facts([("hand", "1")]), Block("scores", [Facts([("points", "2")])])]
    assert [row.label for row in blocks[0].rows if isinstance(row, Grid)] == ["moves"]


def test_the_viewers_own_takes_the_place_of_a_mere_number() -> None:
    players = [{"seat": f"seat.{seat}", "hand": 2} for seat in range(4)]
    own, shared, other, *_ = seen(0, {"players": players, "hand": [7, 8], "pool": [1]})
    assert own.rows == [Items("hand", ["7", "8"])]
    assert shared.rows == [Items("pool", ["1"])]
    assert other.rows == [Facts([("hand", "2")])]


def test_who_is_out_is_named_and_not_listed() -> None:
    players = [{"seat": f"seat.{seat}", "hand": 1, "out": seat == 1} for seat in range(4)]
    me, _, other, *_ = seen(0, {"players": players})
    assert (me.title, other.title) == ("Ana (you)", "Bruno · out")
    assert me.rows == other.rows == [Facts([("hand", "1")])]


CORNERS = json.loads((Path(__file__).parents[2] / "web/tests/corners.json").read_text())


@pytest.mark.parametrize("case", CORNERS, ids=lambda case: case["why"])
def test_the_terminal_and_the_page_agree_on_what_is_the_viewers_own(case: Any) -> None:
    blocks = draw(View("any", case["eyes"], case["view"]), Plain(NAMES[:2]))
    own = [] if case["eyes"] is None else keys_of(blocks[0])
    shared = keys_of(blocks[0] if case["eyes"] is None else blocks[1])
    assert sorted(own) == case["own"]
    assert sorted(shared) == case["shared"]


def keys_of(block: Block) -> list[str]:
    """Return the labels in a block, whose speaker leaves keys as they are."""
    return [
        label
        for row in block.rows
        for label in (
            [label for label, _ in row.facts]
            if isinstance(row, Facts)
            else [row.title if isinstance(row, Block) else row.label]
        )
    ]


@pytest.mark.parametrize("width", [20, 34, 78, 130])
@pytest.mark.parametrize("signs", [SCREEN, PLAIN])
def test_lines_keep_to_the_width(width: int, signs: Any, shelf: Shelf) -> None:
    for session in (sit(pebbles(), shelf, seats=4), sit(GardenGame(), shelf)):
        for block in blocks_of(session):
            for line in lay_out(block.rows, width, signs, "none"):
                assert sum(cell_len(span.text) for span in line) <= width + 1, line


def text(lines: list[Any]) -> list[str]:
    """Return the lines without their styles."""
    return ["".join(span.text for span in line).rstrip() for line in lines]


def test_too_wide_words_are_cut_between_words() -> None:
    lines = lay_out([Items("a", ["a very long thing", "short"])], 12, SCREEN, "none")
    assert text(lines) == ["a a very", "  long thing", "   short"]


def test_a_grid_stands_in_columns_where_they_fit() -> None:
    grid = Grid("house", ["left", "right"], [["attic", "—"], ["hall", "kitchen"], []])
    assert text(lay_out([grid], 40, SCREEN, "none")) == [
        "house",
        "   left    right",
        "   attic   —",
        "   hall    kitchen",
        "   none",
    ]


def test_a_grid_is_told_row_by_row_where_it_does_not_fit() -> None:
    rooms = [["attic", "—"], ["hall", "kitchen"]]
    assert text(lay_out([Grid("house", ["left", "right"], rooms)], 14, SCREEN, "none")) == [
        "house",
        "  left attic",
        "  right —",
        "  left hall",
        "  right",
        "  kitchen",
    ]
    assert text(lay_out([Grid("house", [], rooms)], 60, PLAIN, "none")) == [
        "house:",
        "  1: attic, —",
        "  2: hall, kitchen",
    ]


def test_lists_begin_below_each_other() -> None:
    lists: list[Row] = [
        Items("sea", []),
        Items("hand", ["one"]),
        Items("treasure", ["two", "three"]),
        Items("well", []),
    ]
    assert text(lay_out(lists, 22, SCREEN, "none")) == [
        "hand      one",
        "treasure  two   three",
        "sea none   well none",
    ]


def test_equally_long_neighbours_stand_in_columns() -> None:
    floors: list[Row] = [Items("upper", ["attic", "bath"]), Items("lower", ["hall", "kitchen"])]
    assert text(lay_out(floors, 40, SCREEN, "none")) == [
        "upper  attic   bath",
        "lower  hall    kitchen",
    ]
    assert text(lay_out(floors, 22, SCREEN, "none"))[0] == "upper  attic   bath"
    assert text(lay_out(floors, 40, PLAIN, "none")) == [
        "upper: attic, bath",
        "lower: hall, kitchen",
    ]


def test_a_small_block_needs_one_line() -> None:
    block = Block("points", [Facts([("rooms", "3"), ("roof", "1")])])
    assert text(lay_out([block], 40, SCREEN, "none")) == ["points rooms 3   roof 1"]
    assert text(lay_out([Block("points", [])], 40, SCREEN, "none")) == ["points none"]


def test_plain_lines_need_neither_colours_nor_boxes(shelf: Shelf) -> None:
    lines = plain_lines(blocks_of(sit(pebbles(), shelf, seed=4)), "none")
    assert lines == [
        "Ana (you)",
        "  Worth: 0; Sunk: 0",
        "  Hand: one, two, two, five, five",
        "  Treasure: none",
        "Table",
        "  Round: 1; Rounds in all: 5; Beachcomber swaps: yes; In the bag: 19",
        "  Pool: three",
        "  Shore: none; Fists closed: none",
        "Bruno",
        "  Worth: 0; Hand: 5; Sunk: 0",
        "  Treasure: none",
    ]


def test_piles_come_after_everything_else() -> None:
    rows: list[Row] = [Items("pile", list("abcdefghi")), Items("hand", ["a"]), Block("deep", [])]
    lines = text(lay_out(rows, 60, SCREEN, "none"))
    assert [line.split()[0] for line in lines] == ["hand", "deep", "pile"]


def test_corners_ask_for_the_room_their_lists_need() -> None:
    small = Block("Ana", [Items("hand", ["a", "b"])], 0)
    floor = Items("floor", ["living room"] * 4)
    assert corner_width([small], "none") == 36
    assert corner_width([small, Block("Bo", [floor, floor], 1)], "none") == 65
    assert corner_width([Block("Bo", [Items("pile", ["living room"] * 8)], 1)], "none") <= 76


def blocks_of(session: Session) -> list[Block]:
    """Return what the first seat sees."""
    return draw(session.view(0), speaker_for(session))
