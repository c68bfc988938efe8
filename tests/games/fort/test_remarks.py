"""A refusal says what one could do: the price, the limit, the suit, the kind (F-INFO-10)."""

import pytest

from ludoteca.core.decisions import Reason
from ludoteca.games.fort.rules.refusals.remarks import TOLD
from ludoteca.locale import Speaker
from tests.games.fort.reason_cases import CASES
from tests.games.fort.tables import GAME, Table, player, table, with_box

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
        "There is no room: your Stuff holds 4 of each kind."
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


@pytest.mark.rule("F-FORT-05", "F-FORT-07", "F-PERK-07")
@pytest.mark.parametrize(
    ("stuff", "pack", "missing"),
    [("1p", "2t", 2), ("4p", "1p", 2), ("3t", "1t", 2), ("1p 1t", "1p", 2), ("4t", "1p", 1)],
)
def test_what_is_missing_counts_stuff_and_pack(stuff: str, pack: str, missing: int) -> None:
    """DIY at level 2: two pizza, two toys and one more of either kind."""
    game = table(player("bug"), player("bug", stuff, pack, 2, perk="diy"), turn=1)
    reason = refusal(game, "use_diy")
    assert reason.code == "cannot_pay"
    price = {"price": 5, "pizza": 2, "toys": 2, "less": 0}
    assert dict(reason.args) == {**price, "missing": missing}


@pytest.mark.rule("F-FORT-06")
@pytest.mark.parametrize(
    ("level", "stuff", "expected"),
    [
        (2, "1p 1t", {"price": 3, "pizza": 2, "toys": 2, "less": 1, "missing": 1}),
        (2, "3p", {"price": 3, "pizza": 2, "toys": 2, "less": 1, "missing": 1}),
        (2, "4t", {"price": 3, "pizza": 2, "toys": 2, "less": 1, "missing": 1}),
        (3, "4t", {"price": 0, "pizza": 0, "toys": 0, "less": 1, "missing": 0}),
    ],
)
def test_what_is_missing_with_one_token_less(
    level: int, stuff: str, expected: dict[str, object]
) -> None:
    """In a box where Bug may stow or build, and the fourth level is free: no token less is due."""
    free = {f"level.4.{part}": 0 for part in ("pizza", "toys", "either")}
    game = with_box({"kid.bug.public": "stow & advance(-1)", "kid.bug.private": "score", **free})
    seats = [player("bug", stuff, level=level), player()]
    at = Table(game.read_position({"player": seats}), game)
    at.halt("play(bug)", "use_private", "use_public")
    reason = refusal(at, "pay(0, 1, 0, 0)")
    assert (reason.code, dict(reason.args)) == ("cannot_pay", expected)


@pytest.mark.rule("F-EFF-19")
def test_which_pack_holds_less() -> None:
    """p3's Pack, not that of p1 or p2."""
    game = table(
        player("smoke", pack="1p"), player(pack="1p 1t", level=1), player(pack="2p 1t", level=2)
    )
    game.halt("play(smoke)", "use_private", "copy_from(p3)")
    reason = refusal(game, "copy(2, 2)")
    assert (reason.code, dict(reason.args)) == ("more_than_pack", {"pizza": 2, "toys": 1})


@pytest.mark.rule("F-ADD-06", "F-ADD-10")
def test_which_suit_a_coin_stands_for() -> None:
    """Of two Puddins in the Lookout, one counts here: the other one's name is in the way."""
    game = with_box({"kid.chef.public": "gather(pizza) * glue"})
    seats = [player("chef", lookout="puddin puddin", level=1), player()]
    at = Table(game.read_position({"player": seats}), game)
    at.halt("play(chef)", "use_private", "lookout(puddin, coin)", "done", "use_public")
    at.halt("lookout(puddin, coin)")
    locked = refusal(at, "lookout(puddin, coin)")
    assert (locked.code, dict(locked.args)) == ("coin_locked", {"suit": "suit.skateboard"})


@pytest.mark.rule("F-ADD-06", "F-ADD-14")
def test_each_coin_has_its_own_name() -> None:
    game = table(player("golden_boy smoke puddin chef", stuff="4p"))
    game.halt("play(golden_boy)", "use_public", "add_as(smoke, crown)", "add_as(puddin, glue)")
    assert dict(refusal(game, "rename(smoke, book)").args) == {"suit": "suit.crown"}
    assert dict(refusal(game, "rename(puddin, book)").args) == {"suit": "suit.glue"}
    ghost = table(player("ghost puddin chef"))
    ghost.halt("play(ghost)", "use_private", "pick_suit(coin)", "add(puddin)")
    unnamed = refusal(ghost, "rename(puddin, book)")
    assert (unnamed.code, dict(unnamed.args)) == ("coin_locked", {"suit": "suit.coin"})


def test_all_of_it_is_said_somewhere() -> None:
    """Every code that tells more is met here."""
    here = {"stuff_full", "mixed_kinds", "must_recruit", "add_no_match", "convert_direction"}
    assert set(TOLD) == here | set(WORDS)
