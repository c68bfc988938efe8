"""A refusal says what one could do: the price, the limit, the suit, the kind (F-INFO-10)."""

import pytest

from ludoteca.core.decisions import Reason
from ludoteca.games.fort.rules.refusals.remarks import TOLD
from ludoteca.locale import Speaker
from tests.games.fort.reason_cases import CASES
from tests.games.fort.tables import GAME, Table, player, table

LANGUAGES = ("en", "pt-BR", "pt-PT", "it", "fr")
WORDS: dict[str, dict[str, object]] = {  # of each case by hand
    "cannot_pay": {"price": 5, "pizza": 2, "toys": 2, "less": 0, "missing": 4},
    "wrong_payment": {"price": 2, "pizza": 1, "toys": 1, "less": 0},
    "follow_no_match": {"suit": "suit.shovel"},
    "follow_too_many": {"limit": 1},
    "pack_full": {"limit": 2},
    "lookout_full": {"limit": 1},
    "kind_bound": {"kind": "kind.pizza"},
    "coin_locked": {"suit": "suit.book"},
    "more_than_pack": {"pizza": 1, "toys": 1},
    "more_than_count": {"count": 2},
    "stop_wastes_addition": {"count": 2},
}


def refusal(game: Table, words: str, seat: int | None = None) -> Reason:
    """Return why the choice is refused."""
    choice = game.game.read(words)
    assert choice is not None
    reason = game.game.why_not(game.state, game.seat if seat is None else seat, choice)
    assert reason is not None
    return reason


def told(reason: Reason) -> str:
    """Return the reason in English; in the other languages it can be said too."""
    said = [Speaker(language, GAME, ("Ana", "Gil")).reason(reason) for language in LANGUAGES]
    assert len(set(said)) > 3, said
    assert not any("{" in words or "$" in words for words in said), said
    return said[0]


@pytest.mark.rule("F-FORT-05", "F-FOLLOW-04", "F-FORT-02", "F-FOLLOW-09", "F-ADD-06")
@pytest.mark.parametrize("code", WORDS)
def test_what_a_refusal_tells(code: str) -> None:
    reason = refusal(*CASES[code]())
    assert (reason.code, dict(reason.args)) == (code, WORDS[code])
    for value in WORDS[code].values():
        is_said = str(value).partition(".")[2] or str(value)
        assert is_said in told(reason) or value in (0, 1)


@pytest.mark.rule("F-FORT-01", "F-EFF-08", "F-EFF-21", "F-RECRUIT-01", "F-ADD-01")
def test_rooms_kinds_and_sources() -> None:
    full = table(player("bud chef", stuff="3p 4t", board="yellow"))
    full.halt("play(bud)", "name_suit(book)", "use_public")
    assert told(refusal(full, "take_kind(toy)")) == (
        "There is no room for that: your Stuff holds 4 of each kind."
    )
    full.halt("take_kind(pizza)")
    assert dict(refusal(full, "take_kind(toy)").args) == {"kind": "kind.pizza"}
    duty = table(player(), player(yard="dash"), park=["dot", "moose", "wart"]).do("skip")
    assert dict(refusal(duty, "no").args) == {"park": 3, "deck": 56, "yards": 1}
    adding = table(player("bug chef scout")).halt("play(bug)", "use_public")
    assert dict(refusal(adding, "add(chef)").args) == {"suit": "suit.shovel"}
    turning = table(player("golden_boy prince", stuff="2p 2t"))
    turning.halt("play(golden_boy)", "use_public", "add(prince)", "done", "convert(stuff, pizza)")
    assert dict(refusal(turning, "convert(stuff, toy)").args) == {"kind": "kind.pizza"}


@pytest.mark.rule("F-FORT-06")
def test_a_price_with_one_token_less() -> None:
    """Dot's private action at level 1: three tokens, one of them free."""
    dot = table(player("dot", stuff="1p 1t", level=1)).halt("play(dot)", "use_private")
    assert dict(refusal(dot, "pay(0, 1, 0, 0)").args) == {
        "price": 2,
        "pizza": 1,
        "toys": 1,
        "less": 1,
    }


def test_all_of_it_is_said_somewhere() -> None:
    """Every code that tells more is met here."""
    here = {"stuff_full", "mixed_kinds", "must_recruit", "add_no_match", "convert_direction"}
    assert set(TOLD) == here | set(WORDS)
