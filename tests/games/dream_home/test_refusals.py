"""Section 7: every code of the catalogue, plain refusals, and which comes first."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.dream_home.rules.reasons import BEHIND, CATALOGUE
from ludoteca.games.dream_home.rules.table.choices import CHOICES
from tests.games.dream_home.tables import (
    EMPTY_HOUSE,
    GAME,
    code,
    do,
    ending,
    placing,
    player,
    table,
)

RULES = Path(__file__).parents[3] / "docs" / "rules" / "dream_home.md"
CARDS = {
    "rooms": ["bathroom", "kitchen", "bedroom", "none", "none"],
    "resources": ["none", "purple", "architect", "none", "none"],
}


@pytest.mark.rule("D-SETUP-03", "D-PLACE-01", "D-TURN-02", "D-TURN-06", "D-TOOL-01", "D-ROUND-05")
def test_plain_refusals() -> None:
    """S-51."""
    state = placing("kitchen", player("F1 BT -- -- -- --"))
    assert code(state, "place_room(f1c1, up)") == "SPACE_TAKEN"
    assert code(state, "place_room(f1c1, down)") == "SPACE_TAKEN"
    assert code(state, "place_room(f0c1, up)") == "UNKNOWN_SPACE"
    assert code(state, "pass") == "MUST_CHOOSE"
    assert code(state, "place_room(f1c2, up)", seat=1) == "NOT_YOUR_DECISION"
    state = table(player("F1 BT -- -- -- --"), **CARDS)
    assert code(state, "take_column(6)") == "UNKNOWN_COLUMN"
    assert code(state, "pass") == "MUST_CHOOSE"
    assert code(state, "drill(2, f1c1)") == "TOOL_NOT_HELD"
    assert code(state, "take_column(6)", seat=1) == "NOT_YOUR_DECISION"
    start = table(player(), pending=[{"is": "discard_column", "seat": "p1"}], **CARDS)
    assert code(start, "pass") == "MUST_CHOOSE"


@pytest.mark.rule("D-HELPER-04", "D-HELPER-05", "D-PILE-01")
def test_not_in_the_discard_pile() -> None:
    """S-54: cards in houses, roofs in stacks, helpers."""
    house = player(EMPTY_HOUSE, helpers=["supplier"])
    house["floor_2"][0] = "sauna_01"
    state = ending(house, room_pile=["pantry_01"])
    assert code(state, "supplier(pantry_01, f2c1)") == "legal"
    assert code(state, "supplier(sauna_01, f2c2)") == "NOT_IN_DISCARD"
    assert code(state, "supplier(attic_01, f2c2)") == "NOT_IN_DISCARD"
    assert code(state, "supplier(pantry_01, f0c1)") == "UNKNOWN_SPACE"


@pytest.mark.rule("D-ROUND-01", "D-TURN-01", "D-HELPER-02")
def test_what_is_said_before_what_is_named() -> None:
    """Whose turn, what they hold and what is asked come before unknown columns and spaces."""
    state = table(player(tools=["drill"]), **CARDS)
    assert code(state, "drill(7, f1c1)") == "UNKNOWN_COLUMN"
    assert code(state, "drill(1, f0c1)") == "UNKNOWN_SPACE"
    assert code(state, "drill(1, f1c1, down)") == "DRILL_NEEDS_FACE_UP_ROOM"
    assert code(state, "drill(4, f1c1, down)") == "COLUMN_EMPTY"
    assert code(state, "cement_mixer(9, 2)") == "TOOL_NOT_HELD"
    assert code(state, "place_room(f0c1, up)") == "WRONG_STEP"
    assert code(state, "handyman(f1c1, f1c1)") == "HELPER_NOT_HELD"
    assert code(state, "roofer(piano)") == "HELPER_NOT_HELD"
    assert code(state, "supplier(attic_01, f1c1)") == "HELPER_NOT_HELD"
    assert code(state, "jackhammer(8)") == "TOOL_NOT_HELD"
    assert code(state, "discard_column(8)") == "WRONG_STEP"
    assert code(state, "dance(wildly)") == "no_such_words"
    over = ending(player(EMPTY_HOUSE, helpers=["handyman"]))
    do(over, "done")
    assert code(over, "look(roof_stack)", seat=0) == "GAME_OVER"
    assert code(over, "take_column(6)", seat=0) == "GAME_OVER"


@pytest.mark.rule("D-TOOL-03", "D-HELPER-01", "D-TOOL-13")
def test_tools_and_helpers_before_the_step() -> None:
    """A tool at the wrong time, a helper before its time, a Scaffold that is not there."""
    house = player(
        "F1 LV -- -- -- --", tools=["drill", "jackhammer"], helpers=["supplier", "roofer"]
    )
    state = placing("kitchen", house)
    assert code(state, "drill(1, f1c1)") == "TOOL_WRONG_TIME"
    assert code(state, "jackhammer(1)") == "TOOL_WRONG_TIME"
    assert code(state, "cement_mixer(1, 2)") == "TOOL_NOT_HELD"
    assert code(state, "place_scaffold(f1c2)") == "TOOL_NOT_HELD"
    assert code(state, "supplier(kitchen_01, f1c1)") == "WRONG_STEP"
    assert code(state, "handyman(f1c1, f1c2)") == "HELPER_NOT_HELD"
    assert code(state, "roofer(red)") == "WRONG_STEP"
    tokens = {"f1c1": "piano", "f1c3": "cat_house"}
    crowd = player("F1 LV -- LV -- --", decor=tokens, helpers=["interior_designer"])
    both = placing("living_room", crowd, kind="place_scaffold_or_room")
    do(both, "place_room(f1c2, up)")
    assert code(both, "place_scaffold(f0c4)") == "TOOL_WRONG_TIME"  # first the tokens


@pytest.mark.rule("D-SETUP-03", "D-HOUSE-01")
def test_words_without_a_meaning_are_not_understood() -> None:
    """Half a sentence, too many words, nonsense: no rule stands against them."""
    tools = player("F1 LV -- -- -- --", tools=["drill", "cement_mixer"])
    state = table(tools, **CARDS)
    for text in ("take_column", "take_column(1, 2)", "take_column(,)", "drill(1)", "look(up)", "("):
        assert code(state, text) == "no_such_words", text
    end = ending(player(EMPTY_HOUSE, helpers=["supplier", "roofer"]), room_pile=["pantry_01"])
    assert code(end, "supplier(pantry_01)") == "no_such_words"
    assert code(end, "supplier(pantry_01, f2c1, up)") == "no_such_words"
    assert code(end, "supplier(pantry_01, f2c1, down)") == "FACE_UP_REQUIRED"


@pytest.mark.rule("D-INFO-02", "D-VAR-03")
def test_a_look_at_what_is_open_is_not_refused_as_secret() -> None:
    """With open roofs the own stack is no secret, and at the Roofer's the discarded roofs."""
    roofs: dict[str, Any] = {"roof": ["red", "red_window"]}
    assert code(table(player(**roofs), **CARDS), "look(roof_stack)") == "HIDDEN_INFORMATION"
    told = table(player(**roofs), options=["open_roofs"], **CARDS)
    assert code(told, "look(roof_stack)") == "no_such_words"
    assert code(told, "look(room_deck)") == "HIDDEN_INFORMATION"


@pytest.mark.rule("D-HELPER-05", "D-PILE-01")
def test_the_card_is_named_with_its_number() -> None:
    """One of two kitchens lies on the pile: the refusal of the other says which it is about."""
    house = player(EMPTY_HOUSE, helpers=["supplier"])
    house["floor_2"][0] = "kitchen_01"
    state = ending(house, room_pile=["kitchen_02"])
    for text in ("supplier(kitchen_01, f2c3)", "supplier(kitchen_77, f2c3)"):
        reason = GAME.why_not_text(state, 0, text)
        assert reason is not None
        assert (reason.code, reason.args["card"]) == ("NOT_IN_DISCARD", "room.kitchen")
        assert reason.args["copy"] == int(text[17:19])
        assert reason.rules == ("D-HELPER-05", "D-PILE-01")


@pytest.mark.rule("D-TURN-02", "D-TOOL-04", "D-TOOL-08", "D-TOOL-12")
@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("take_column(4)", ("D-TURN-02",)),
        ("drill(4, f1c1)", ("D-TOOL-04",)),
        ("cement_mixer(1, 4)", ("D-TOOL-12",)),
        ("cement_mixer(4, 4)", ("D-TOOL-12",)),
    ],
)
def test_an_emptied_column_is_refused_by_the_rule_of_the_card(
    text: str, rules: tuple[str, ...]
) -> None:
    state = table(player("F1 LV -- -- -- --", tools=["drill", "cement_mixer"]), **CARDS)
    reason = GAME.why_not_text(state, 0, text)
    assert reason is not None
    assert (reason.code, reason.rules) == ("COLUMN_EMPTY", rules)
    assert (reason.args["column"], reason.args["left"]) == (4, (1, 2, 3))


@pytest.mark.rule("D-ROUND-05", "D-HELPER-03")
def test_whose_turn_it_is_is_told() -> None:
    """By the order of the turns in a round, by that of the helpers at the end."""
    state = table(player(), **CARDS)
    reason = GAME.why_not_text(state, 1, "take_column(6)")
    assert reason is not None
    assert (reason.args, reason.rules) == ({"seat": "seat.0"}, ("D-ROUND-05",))
    end = ending(player(EMPTY_HOUSE, helpers=["handyman"]))
    late = GAME.why_not_text(end, 1, "done")
    assert late is not None
    assert (late.args, late.rules) == ({"seat": "seat.0"}, ("D-HELPER-03",))


@pytest.mark.parametrize("choice", [-1, CHOICES])
def test_a_number_beyond_the_table_is_no_choice(choice: int) -> None:
    reason = GAME.why_not(table(player(), **CARDS), 0, choice)
    assert reason is not None
    assert reason.code == "unknown_choice"


def test_the_catalogue_is_the_rules_files() -> None:
    """Codes, their order and their rules are those of section 7."""
    text = RULES.read_text(encoding="utf-8").partition("## 7.")[2]
    rows = re.findall(r"^\| `([A-Z_]+)` \| .*? \| (.*?) \|$", text, re.MULTILINE)
    assert [name for name, _ in rows if name != "BOX_INVALID"] == [n for n, _ in CATALOGUE[1:]]
    for name, rules in rows:
        if name != "BOX_INVALID":
            assert dict(CATALOGUE)[name] == tuple(expand(rules)), name


def test_a_reason_carries_rules_of_its_row_only() -> None:
    """What stands behind a code for a kind of choice is part of what the catalogue names."""
    for (number, _), rules in BEHIND.items():
        assert set(rules) <= set(CATALOGUE[number][1]), CATALOGUE[number]


def expand(text: str) -> list[str]:
    """Return the ids in `D-TOOL-04, -07, D-PILE-01 to -03`."""
    ids: list[str] = []
    for part in re.split(r", ", text):
        first, _, last = part.partition(" to ")
        if first.startswith("-"):
            first = ids[-1].rpartition("-")[0] + first
        ids.append(first)
        if last:
            stem, _, low = first.rpartition("-")
            ids += [f"{stem}-{n:02}" for n in range(int(low) + 1, int(last[1:]) + 1)]
    return ids


def test_every_choice_reads_back() -> None:
    """The table of choices: fixed size, unique words, both spellings of a Supplier's card."""
    texts = [str(words) for words in GAME.choices]
    assert len(texts) == len(set(texts)) == CHOICES == 940
    assert GAME.read("supplier(garage_03, f0c5)") == GAME.read("supplier(garage, 3, f0c5)")
    assert GAME.read("handyman(f1c1, f2c1)") == GAME.read("handyman(f2c1, f1c1)")
    assert GAME.read("cement_mixer(5, 2)") == GAME.read("cement_mixer(2, 5)")
    assert GAME.read("handyman(f1c1, f1c1)") is None
