"""What is easily off by one: the first card, the first seat, prices changed by one, any order."""

from itertools import permutations

import pytest

from tests.games.fort.tables import GAME, Table, player, table, with_box


def in_box(values: dict[str, object], *players: dict[str, object], **more: object) -> Table:
    """Return p1's Play phase (or as `turn` says) in a changed box."""
    game = with_box(values)
    return Table(game.read_position({"player": list(players), **more}), game)


DOC = ("play(doc)", "use_public")


@pytest.mark.rule("F-PERK-03", "F-PERK-04")
def test_the_first_card_of_all_is_tucked_from_park_and_yard() -> None:
    """Bones is the first face, p1 the first seat."""
    park = table(
        player(), player("doc chef", stuff="1p", level=2, perk="bribe"), turn=1,
        park=["bones", "wart", "tink"],
    ).do(*DOC, "tuck_park(bones)")  # fmt: skip
    assert park.zone("lookouts", 1) == "bones"
    assert len(park.state.park) == 3
    assert "bones" not in park.middle("park")
    yard = table(
        player(yard="bones"), player("doc chef", stuff="1p", level=2, perk="bribe"), turn=1
    ).do(*DOC, "tuck_yard(p1, bones)")
    assert (yard.zone("lookouts", 1), yard.zone("yards")) == ("bones", "")
    hand = table(player("doc bones bug", stuff="1p")).do(*DOC, "tuck(bones)")
    assert (hand.zone("lookouts"), hand.zone("hands")) == ("bones", "bug")


@pytest.mark.rule("F-FOLLOW-15", "F-RECRUIT-02", "F-EFF-17")
def test_a_recruit_leaves_the_card_that_must_be_trashed() -> None:
    """In a box where Bug recruits and trashes in a rival's Yard, and can do nothing else."""
    box: dict[str, object] = {"kid.bug.public": "recruit & trash_rival", "kid.bug.private": "—"}
    game = in_box(box, player(yard="bones"), player("bug"), turn=1)
    game.halt("play(bug)", "use_public")
    assert "recruit_deck" in game.options
    assert game.why("recruit_yard(p1, bones)") == "must_be_full"
    two = in_box(box, player(yard="bones chef"), player("bug"), turn=1)
    two.halt("play(bug)", "use_public")
    assert {"recruit_yard(p1, bones)", "recruit_yard(p1, chef)"} < set(two.options)


@pytest.mark.rule("F-FOLLOW-15", "F-RECRUIT-06")
def test_a_follower_may_recruit_at_home_and_trash_abroad() -> None:
    """Edition fr: p1's own card is no rival's."""
    box: dict[str, object] = {"kid.bug.public": "recruit & trash_rival", "kid.bug.private": "score"}
    seats = (player("wart", yard="bones"), player("bug"), player(yard="dash"))
    game = in_box(box, *seats, turn=1, edition="fr")
    game.halt("play(bug)", "use_private", "stop", "decline", "follow(wart)")
    assert "recruit_yard(p1, bones)" in game.options
    assert game.why("recruit_yard(p3, dash)") == "follow_not_full"


@pytest.mark.rule("F-EFF-12")
def test_the_first_card_of_all_trashes_itself_once() -> None:
    box: dict[str, object] = {"kid.bones.public": "trash_this", "kid.bones.private": "—"}
    game = in_box(box, player("bones"), player()).do("play(bones)", "decline")
    assert game.middle("trash_box") == "bones"
    twice: dict[str, object] = {**box, "kid.bones.public": "trash_this * fort_level"}
    assert in_box(twice, player("bones", level=2), player()).why("play(bones)") == "none_full"
    once = in_box(twice, player("bones", level=1), player()).do("play(bones)", "decline")
    assert once.middle("trash_box") == "bones"


@pytest.mark.rule("F-FORT-07", "F-FORT-08")
def test_a_dearer_level_brings_its_reward() -> None:
    """In a box where Bug builds for one token more."""
    box: dict[str, object] = {"kid.bug.public": "advance(+1)", "kid.bug.private": "—"}
    game = in_box(box, player("bug", stuff="2p 1t"), player()).halt("play(bug)", "use_public")
    assert (game.kind, game.options) == ("choose_payment", ["pay(2, 1, 0, 0)"])
    game.halt("pay(2, 1, 0, 0)")
    assert (game.kind, game.seat) == ("choose_rule", 0)
    assert len(game.options) == 3


@pytest.mark.rule("F-FORT-06", "F-FORT-07")
def test_payments_with_a_changed_price_are_asked_as_payments() -> None:
    less = table(player("dot chef", stuff="2p 2t", level=1)).halt("play(dot)", "use_private")
    assert less.kind == "choose_payment"
    price = {"level": 2, "pizza": 1, "toys": 1, "either": 1}
    assert less.game.about(less.state) == {**price, "change": -1}
    more = table(player(stuff="3p 3t", level=2, perk="diy")).halt("use_diy")
    assert more.kind == "choose_payment"
    price = {"level": 3, "pizza": 2, "toys": 2, "either": 0}
    assert more.game.about(more.state) == {**price, "change": 1}


@pytest.mark.rule("F-PERK-11")
def test_recycling_in_the_middle_of_an_action() -> None:
    """Two tokens to choose from: the cards of the pile come after them, not for a single one."""
    game = table(
        player("skids dash", stuff="1p 1t", discard="bones bug", level=2, perk="recycling")
    )
    game.halt("play(skids)", "use_public", "done")
    assert game.options == ["stow(pizza)", "stow(toy)", "recycle(bones)", "recycle(bug)"]
    one = table(player("skids dash", stuff="1p", discard="bones", level=2, perk="recycling"))
    one.halt("play(skids)", "use_public", "done")
    assert one.options == ["stow(pizza)"]


@pytest.mark.rule("F-ADD-01")
@pytest.mark.parametrize(
    ("words", "added"),
    [
        (("add(prince)", "add(tiny)", "add_as(smoke, crown)"), "prince tiny smoke"),
        (("add(prince)", "add_as(smoke, crown)", "add_as(puddin, glue)"), "prince smoke puddin"),
        (("add(prince)", "add(prince)", "add_as(puddin, book)"), "prince prince puddin"),
        (("add_as(smoke, crown)", "add_as(puddin, book)", "add_as(puddin, glue)"),
         "smoke puddin puddin"),
    ],
)  # fmt: skip
def test_cards_lie_in_one_order_however_they_were_added(words: tuple[str, ...], added: str) -> None:
    """Plain cards first, then named coins, whatever came first."""
    hashes = set()
    for order in permutations(words):
        game = table(player(f"golden_boy chef {added}", stuff="4p")).halt(
            "play(golden_boy)", "use_public", *order
        )
        faces = [GAME.cards.faces[entry >> 3] for entry in game.state.play.added]
        assert " ".join(faces) == added
        hashes.add(GAME.state_hash(game.state))
    assert len(hashes) == 1
