"""Shapes: what they write reads back equal; they refuse what they do not know, and say where."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core import wire
from ludoteca.core.rng import keyed
from ludoteca.locale import LANGUAGES, Speaker

WORDS = {"suit": ("book", "crown", "glue")}
SPELLED = wire.Spelling(WORDS, spelled=True)
NUMBERS = wire.Spelling(WORDS, spelled=False)


class Card:
    def __init__(
        self, suit: int, marks: list[int], owner: int | None, tags: dict[str, bool]
    ) -> None:
        self.suit, self.marks, self.owner, self.tags = suit, marks, owner, tags


CARD: wire.Fields[Card] = wire.Fields(
    Card,
    suit=wire.Word("suit", none="-"),
    marks=(wire.ListOf(wire.Int(0, 9)), []),
    owner=wire.Maybe(wire.INT),
    tags=wire.DictOf(wire.BOOL),
)

cards = st.builds(
    Card,
    st.integers(-1, 2),
    st.lists(st.integers(0, 9)),
    st.none() | st.integers(-(2**64), 2**64),
    st.dictionaries(st.text(), st.booleans()),
)


@pytest.mark.parametrize("spelling", [SPELLED, NUMBERS])
@given(card=cards)
def test_round_trip(spelling: wire.Spelling, card: Card) -> None:
    data = CARD.write(card, spelling)
    again = CARD.read(data, spelling, "")
    assert vars(again) == vars(card)
    assert CARD.write(again, spelling) == data


@pytest.mark.parametrize(
    ("data", "place", "problem"),
    [
        ({"suit": 7}, "suit", "7 is not a suit"),
        ({"suit": "book"}, "suit", "whole number"),
        ({"suit": True}, "suit", "whole number"),
        ({"marks": [1, 12]}, r"marks\[1\]", "not within 0 to 9"),
        ({"marks": "12"}, "marks", "a list is needed"),
        ({"tags": {"x": 1}}, r"tags\.x", "true or false"),
        ({"tags": []}, "tags", "a table of fields"),
        ({"owner": 1.5}, "owner", "whole number"),
        ({"colour": 1}, "data", "unknown field 'colour'"),
    ],
)
def test_refusals_name_their_place(data: dict[str, object], place: str, problem: str) -> None:
    good: dict[str, object] = {"suit": 1, "marks": [], "owner": None, "tags": {}}
    with pytest.raises(wire.WireError, match=f"{place}.*{problem}"):
        CARD.read({**good, **data}, NUMBERS, "")


def test_defaults_are_for_people_only() -> None:
    """A hand-written position may leave out what has a default; the wire may not."""
    assert CARD.read({"suit": "glue", "tags": {}}, SPELLED, "").marks == []
    with pytest.raises(wire.WireError, match="'marks' is missing"):
        CARD.read({"suit": 2, "tags": {}}, NUMBERS, "")


def test_unknown_words_are_refused() -> None:
    with pytest.raises(wire.WireError, match="'shovel' is not a suit"):
        CARD.read({"suit": "shovel", "tags": {}}, SPELLED, "")
    assert CARD.read({"suit": "-", "tags": {}}, SPELLED, "").suit == -1


def test_tagged_kinds_refuse_strangers() -> None:
    kinds = wire.OneOf(card=CARD)
    with pytest.raises(wire.WireError, match="unknown kind object"):
        kinds.write(object(), NUMBERS)
    with pytest.raises(wire.WireError, match="unknown kind None"):
        kinds.read({}, NUMBERS, "")


def test_plain_data_holds_no_floats() -> None:
    assert wire.PLAIN.write({"a": [1, None, True, "x"]}, NUMBERS) == {"a": [1, None, True, "x"]}
    with pytest.raises(wire.WireError):
        wire.PLAIN.read({"a": 1.0}, NUMBERS, "")


@pytest.mark.parametrize("text", ["12", "xyz", "g" * 16, "-" + "1" * 15, "1" * 17, "1" * 47, 7])
def test_a_generator_needs_sixteen_digits_or_those_of_a_key(text: object) -> None:
    with pytest.raises(wire.WireError, match="16 or 48 hexadecimal digits"):
        wire.RNG.read(text, NUMBERS, "rng")


def test_the_states_of_generators_are_read_as_they_were_written() -> None:
    assert wire.RNG.write(255, NUMBERS) == "00000000000000ff"  # hashes of old games depend on it
    assert wire.RNG.write(keyed(0xAB) + 3, NUMBERS) == f"{0xAB:032x}{3:016x}"
    for rng in (0, 2**64 - 1, keyed(0), keyed(2**128 - 1) + 2**64 - 1):
        assert wire.RNG.read(wire.RNG.write(rng, NUMBERS), NUMBERS, "rng") == rng


@pytest.mark.parametrize("lang", LANGUAGES)
def test_problems_are_told_in_words(lang: str) -> None:
    """People read what is wrong in their language; developers read the exception."""
    with pytest.raises(wire.WireError) as refused:
        CARD.read({"suit": "shovel", "tags": {}}, SPELLED, "")
    assert str(refused.value) == "suit: 'shovel' is not a suit"
    told = Speaker(lang).value(refused.value.problem)
    assert "shovel" in told
    assert "is not a suit" not in told


def nest(depth: int) -> list[Any]:
    """Return a list in a list in a list …"""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(
    ("shape", "data", "code"),
    [
        (wire.INT, 10**30, "out_of_range"),
        (wire.INT, [10**5_000], "whole_number"),
        (wire.TEXT, "x" * 100_000, "too_large"),
        (wire.ListOf(wire.INT, most=3), [1, 2, 3, 4], "too_many"),
        (wire.ListOf(wire.INT), [0] * 100_000, "too_many"),
        (wire.PLAIN, nest(5_000), "too_large"),
        (wire.PLAIN, {"a": [10**30]}, "too_large"),
        (wire.PLAIN, [["x"] * 100] * 1_000, "too_large"),
        (wire.PLAIN, {"a" * 100_000: 1}, "too_large"),
        (wire.OneOf(draw=wire.Fields(dict)), {"is": ["draw"]}, "unknown_kind"),
    ],
)
def test_more_than_there_can_be_is_refused(shape: wire.Shape[Any], data: Any, code: str) -> None:
    with pytest.raises(wire.WireError) as refused:
        shape.read(data, wire.NUMBERS, "here")
    assert refused.value.problem.code == code
    assert len(str(refused.value)) < 200
