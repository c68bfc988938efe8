"""The notation of section 3.1: what is read, what is written, what is refused, and the icons."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.fort.box import effects
from ludoteca.games.fort.box.count import advances
from ludoteca.games.fort.box.effects import (
    BOOK,
    SHOVEL,
    SQUIRT_GUN,
    TOY,
    Advance,
    AnyEffect,
    Gather,
    Group,
    Recruit,
    Score,
    Spend,
    Suits,
    Then,
    Times,
    TrashThis,
)
from ludoteca.games.fort.box.notation import COUNTERS, VERBS, NotationError, parse, tokens, write
from ludoteca.games.fort.edge.icons import ALL_ICONS, icons
from tests.games.fort.printed import CARDS, card

BOXES = [
    (name, side, action)
    for name in CARDS.faces
    for side, action in (
        ("public", CARDS.public[card(name)]),
        ("private", CARDS.private[card(name)]),
    )
]
ACTIONS = [action for _, _, action in BOXES if action is not None]


def all_effects() -> st.SearchStrategy[AnyEffect]:
    """Any effect of the language, printed or not; `then` never holds another one unbracketed."""
    return st.recursive(
        st.sampled_from(list(VERBS.values())),
        lambda inner: st.one_of(
            st.builds(Times, st.sampled_from(list(COUNTERS.values())), inner),
            st.builds(Then, inner, inner),
            st.builds(Group, st.lists(inner, min_size=2, max_size=3).map(tuple)),
        ),
        max_leaves=8,
    )


@pytest.mark.rule("F-EFF-01")
@pytest.mark.parametrize(("name", "side", "action"), BOXES)
def test_every_box_is_read_back_as_it_was_written(
    name: str, side: str, action: AnyEffect | None
) -> None:
    """The round trip holds for all cards, empty boxes included."""
    assert parse(write(action)) == action


def test_there_are_81_actions() -> None:
    """The 50 faces carry 81 actions."""
    assert len(ACTIONS) == 81


@given(all_effects())
def test_every_effect_survives_the_round_trip(effect: AnyEffect) -> None:
    """Also effects that no card prints."""
    assert parse(write(effect)) == effect


@given(all_effects())
def test_repr_can_be_pasted_back(effect: AnyEffect) -> None:
    """`repr` makes an equal value again; so do copying and pickling."""
    assert eval(repr(effect), vars(effects).copy()) == effect
    assert copy.deepcopy(effect) == effect == pickle.loads(pickle.dumps(effect))
    assert hash(copy.copy(effect)) == hash(effect)


def test_equality_is_by_value() -> None:
    """Two values are equal exactly if they say the same."""
    assert Times(Suits(BOOK), Score()) == Times(Suits(BOOK), Score())
    assert Gather(TOY) != Spend(TOY)
    assert Advance() != Advance(-1)
    assert Suits(BOOK) != Suits(SHOVEL)
    assert len({Score(), Score(), Recruit()}) == 2


@pytest.mark.rule("F-EFF-01", "F-EFF-05")
def test_side_by_side_binds_closer_than_then() -> None:
    """S-76: Lefty means advance, then (score and score)."""
    assert parse("advance > score & score") == Then(Advance(), Group((Score(), Score())))
    assert CARDS.public[card("lefty")] == parse("advance > (score & score)")


@pytest.mark.rule("F-EFF-06")
def test_times_binds_closest() -> None:
    """Only a bracketed group is multiplied as a whole."""
    inner = Times(Suits(BOOK), Score())
    assert parse("score * book > trash_this") == Then(inner, TrashThis())
    assert parse("(score * book) > trash_this") == Then(inner, TrashThis())
    assert parse("(recruit > gather(toy)) * squirt_gun") == Times(
        Suits(SQUIRT_GUN), Then(Recruit(), Gather(TOY))
    )


@pytest.mark.rule("F-PLAY-05")
def test_an_empty_box_is_no_action() -> None:
    """The dash is read as nothing, and nothing is written as the dash."""
    assert parse(" — ") is None
    assert write(None) == "—"
    assert icons(None) == ()


@pytest.mark.rule("F-EFF-01")
@pytest.mark.parametrize(
    ("text", "place", "found"),
    [
        ("", 1, ""),
        ("gather", 1, "gather"),
        ("gather(toys)", 1, "gather(toys)"),
        ("spend(any)", 1, "spend(any)"),
        ("score * coin", 9, "coin"),
        ("score *", 8, ""),
        ("(score", 7, ""),
        ("score)", 6, ")"),
        ("score score", 7, "score"),
        ("trash > score > score", 15, ">"),
        ("trash & > score", 9, ">"),
        ("advance(-2)", 1, "advance(-2)"),
        ("score + score", 7, "+"),
        ("— & score", 1, "—"),
        ("score * 2", 9, "2"),
    ],
)
def test_what_does_not_fit_the_grammar_is_refused(text: str, place: int, found: str) -> None:
    """S-76: the refusal names the sign and the place, counted from 1."""
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert (refused.value.place, refused.value.found) == (place, found)


@pytest.mark.parametrize(
    ("name", "side", "row"),
    [
        ("einstein", "private", "( score times book ) then trash_this"),
        ("lefty", "public", "advance then score score"),
        ("doc", "public", "tuck stow"),
        ("dot", "private", "advance_minus_1"),
        ("baby_face", "public", "( recruit then gather_toy ) times squirt_gun"),
        ("ghost", "private", "gather_any times any_suit"),
        ("kitty", "private", "( spend_toy then score ) times glue"),
        ("bud", "public", "gather_any gather_any"),
        ("bug", "private", "score times fort_level"),
        ("the_moles", "public", ""),
    ],
)
def test_icons_are_what_the_card_prints(name: str, side: str, row: str) -> None:
    """From left to right, with signs and brackets; nothing stands between icons side by side."""
    action = getattr(CARDS, side)[card(name)]
    brackets = {"(": "opening_bracket", ")": "closing_bracket"}
    assert icons(action) == tuple(brackets.get(word, word) for word in row.split())


@pytest.mark.parametrize("action", ACTIONS, ids=write)
def test_icons_of_every_action_are_known(action: AnyEffect) -> None:
    """Each token of the notation but `&` is one icon of the printed alphabet."""
    row = icons(action)
    assert set(row) <= set(ALL_ICONS)
    assert len(row) == len([token for token in tokens(write(action)) if token != "&"])


@pytest.mark.rule("F-MUR-02")
def test_advances_are_counted_wherever_they_stand() -> None:
    """Alone, with a changed price, or as part of an effect; S-52's cards have five boxes."""
    assert [advances(parse(text)) for text in ("advance", "advance(-1)", "tuck", "—")] == [
        1,
        1,
        0,
        0,
    ]
    assert advances(parse("(advance & stow) * book > advance(+1)")) == 2
    boxes = {CARDS.name[c]: CARDS.advance_boxes[c] for c in range(68) if CARDS.advance_boxes[c]}
    assert boxes == {
        "captain": 1, "dot": 2, "lefty": 1, "moose": 1, "skids": 1,
        "zip": 1, "rusty": 1, "sparky": 1, "bitsy": 1,
    }  # fmt: skip
