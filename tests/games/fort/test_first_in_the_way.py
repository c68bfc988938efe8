"""What is possible by itself but leads nowhere is refused for that, and for nothing else.

In boxes where Bug does two things and must do both: the choice is refused since the second would
become impossible, never since something seems to be missing.
"""

import pytest

from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS
from tests.games.fort.tables import Table, player, table, with_box


def bug(public: str, *others: dict[str, object], private: str = "—", **leader: object) -> Table:
    """Return p1's Bug, whose public action is this, at its first question."""
    game = with_box({"kid.bug.public": public, "kid.bug.private": private})
    hand = f"bug {leader.pop('hand', '')}"
    seats = [player(hand, **leader), *(others or [player()])]  # type: ignore[arg-type]
    return Table(game.read_position({"player": seats}), game).halt("play(bug)", "use_public")


@pytest.mark.rule("F-PLAY-11", "F-EFF-16")
@pytest.mark.parametrize(("kind", "held"), [("pizza", "1p"), ("toy", "1t")])
def test_spending_what_must_be_stowed(kind: str, held: str) -> None:
    game = bug(f"spend({kind}) & stow", stuff=held, pack=held, level=1)
    assert game.options == ["spend(pack)"]
    assert game.why("spend(stuff)") == "must_be_full"


@pytest.mark.rule("F-PLAY-11", "F-EFF-16")
def test_spending_what_must_be_copied() -> None:
    game = bug("spend(toy) & copy_pack", stuff="1t", pack="1t")
    assert game.options == ["spend(stuff)"]
    assert game.why("spend(pack)") == "must_be_full"


@pytest.mark.rule("F-PLAY-11", "F-EFF-11")
def test_trashing_the_card_that_must_be_added() -> None:
    """Nothing can be stowed, so the score must be full: it needs Chef's book."""
    game = bug("trash & stow", private="score * book", hand="chef tink")
    assert game.why("trash(chef)") == "dead_end"
    assert "trash(tink)" in game.options


@pytest.mark.rule("F-PLAY-11", "F-EFF-10", "F-PERK-03")
def test_tucking_the_card_that_must_be_trashed() -> None:
    """Nothing can be stowed, so a card must be left to trash; the Park has others to tuck."""
    leader = player("bug chef", level=2, perk="bribe")
    box = with_box({"kid.bug.public": "tuck & stow", "kid.bug.private": "trash"})
    game = Table(box.read_position({"player": [leader, player()]}), box)
    game.halt("play(bug)", "use_public")
    assert game.why("tuck(chef)") == "dead_end"
    assert "tuck_deck" in game.options


@pytest.mark.rule("F-EFF-11")
def test_the_only_card_to_trash() -> None:
    """One Chef in hand, one in the Lookout, none in the pile."""
    game = bug("trash & stow", hand="chef", lookout="chef", stuff="1p", deck="")
    assert game.why("trash(tink)") == "not_in_hand"
    assert game.why("trash_discard(chef)") == "not_in_pile"
    assert game.why("trash_discard(tink)") == "not_in_pile"


@pytest.mark.rule("F-EFF-08", "F-FOLLOW-09", "F-FOLLOW-10")
def test_whose_kind_is_in_the_way() -> None:
    """Toys were taken: by the leader, by a follower who is bound, and by one who is not."""
    rival = player("wart scout", stuff="1p", level=1)
    game = bug("gather(any) & stow", rival, private="score", stuff="1p", level=1)
    game.halt("take_kind(toy)", "amount(1)")
    assert (game.kind, game.why("take_kind(pizza)")) == ("choose_unit", "mixed_kinds")
    game.halt("stow(pizza)", "stop", "follow(wart)")
    assert (game.kind, game.why("take_kind(pizza)")) == ("choose_unit", "kind_bound")
    box = with_box({"kid.bug.public": "gather(any) & stow", "kid.bug.private": "score"})
    free = Table(box.read_position({"player": [player("bug"), rival]}), box)
    free.halt("play(bug)", "use_private", "stop", "follow(wart)", "take_kind(toy)")
    assert (free.kind, free.why("take_kind(pizza)")) == ("choose_unit", "mixed_kinds")


@pytest.mark.rule("F-PERK-14")
def test_stowing_from_the_supply_makes_no_room() -> None:
    game = bug("stow & gather(pizza)", stuff="4p", level=2, perk="sticky_fingers")
    assert game.options == ["stow(pizza)"]
    assert game.why("stow_supply(pizza)") == "must_be_full"
    assert game.why("stow_supply(toy)") == "must_be_full"


@pytest.mark.rule("F-FORT-04", "F-FORT-05")
def test_payments_that_leave_too_little() -> None:
    stuff = bug("advance & stow", stuff="1p 1t", pack="1p")
    assert stuff.why("pay(1, 1, 0, 0)") == "must_be_full"
    pizza = bug("advance & copy_pack", stuff="1p 1t", pack="1p")
    assert pizza.why("pay(0, 1, 1, 0)") == "must_be_full"
    toys = bug("advance & copy_pack", stuff="1p 1t", pack="1t")
    assert toys.why("pay(1, 0, 0, 1)") == "must_be_full"
    elsewhere = table(player("dot chef", stuff="2t", pack="1p 1t", level=1))
    elsewhere.halt("play(dot)", "use_public")
    assert elsewhere.why("pay(1, 1, 0, 1)") == "payment_elsewhere"
    box = with_box({"kid.bug.public": "stow & advance", "kid.bug.private": "score * fort_level"})
    seats = [player("bug", stuff="4p 4t", level=5), player()]
    top = Table(box.read_position({"player": seats, "macaroni": "p1", "ending": "level"}), box)
    top.halt("play(bug)", "use_private", "use_public")
    assert top.why("pay(3, 3, 0, 0)") == "fort_at_top"


@pytest.mark.rule("F-EFF-20")
def test_converting_what_must_be_spent() -> None:
    game = bug("convert & spend(pizza)", stuff="4t", pack="1p")
    assert game.why("convert(pack, pizza)") == "must_be_full"
    assert "convert(stuff, toy)" in game.options


@pytest.mark.rule("F-EFF-19")
@pytest.mark.parametrize(("stuff", "full", "fits"), [("4p", "1p", "1t"), ("4t", "1t", "1p")])
def test_whose_pack_has_no_room(stuff: str, full: str, fits: str) -> None:
    """p2 or p3 has one token of the kind that does not fit, the other one a token that does."""
    for packs, choice in (((full, fits), "copy_from(p2)"), ((fits, full), "copy_from(p3)")):
        game = table(player("smoke", stuff=stuff), *(player(pack=pack) for pack in packs))
        game.halt("play(smoke)", "use_private")
        assert game.why(choice) == "stuff_full"


@pytest.mark.rule("F-EFF-19")
def test_one_of_each_does_not_fit() -> None:
    """While stowing: p2's Pack is not empty, it just does not fit."""
    rivals = (player(pack="1p 1t", level=1), player())
    game = with_box({"kid.bug.public": "stow & copy_rival_pack", "kid.bug.private": "score"})
    seats = [player("bug", stuff="4p 4t", level=1), *rivals]
    at = Table(game.read_position({"player": seats}), game)
    at.halt("play(bug)", "use_private", "use_public")
    assert at.why("copy_from(p2)") == "stuff_full"
    assert at.why("copy_from(p3)") == "pack_empty"


@pytest.mark.rule("F-FORT-08", "F-FORT-09")
def test_rewards_that_are_not_there() -> None:
    """The first rule and the first perk of all are not on offer."""
    rules = table(
        player("zip", stuff="1p 1t", board="red"), rule_pile=list(MADE_UP_RULES[1:4])
    ).halt("play(zip)", "use_public", "pay(1, 1, 0, 0)")
    assert rules.why(f"keep_rule({MADE_UP_RULES[0]})") == "not_in_row"
    perks = table(
        player("zip", stuff="2p 2t", level=1, board="red"), perk_row=list(PERKS[1:4])
    ).halt("play(zip)", "use_public", "pay(1, 2, 0, 0)")
    assert perks.why(f"take_perk({PERKS[0]})") == "not_in_row"


@pytest.mark.rule("F-PERK-12", "F-PERK-13", "F-PERK-08")
def test_perks_at_other_moments() -> None:
    rough = player(level=2, perk="rough_housing")
    waiting = table(player("tiny"), player("prince"), rough)
    assert waiting.why("use_rough_housing", 2) == "not_your_decision"
    waiting.do("play(tiny)", "use_public", "take_kind(toy)")
    assert (waiting.seat, waiting.why("use_rough_housing", 2)) == (1, "rough_too_early")
    box = with_box({"kid.bug.public": "stow", "kid.bug.private": "score"})
    seats = [player("bug"), player("wart", stuff="1p 1t"), rough]
    last = Table(box.read_position({"player": seats}), box)
    last.halt("play(bug)", "use_private", "follow(wart)")
    assert (last.seat, last.why("use_rough_housing", 2)) == (1, "not_your_decision")
    own = table(player("smoke", level=2, perk="rough_housing"), player(pack="1p 1t", level=1))
    own.halt("play(smoke)", "use_private")
    assert own.why("use_rough_housing") == "not_now"
    over = table(player("chef bug", level=2, perk="do_over")).halt("play(chef)")
    assert over.why("use_do_over") == "not_now"


@pytest.mark.rule("F-PERK-02")
def test_the_birthday_party_needs_park_or_deck() -> None:
    game = table(player(level=2, perk="birthday_party"), player(yard="bones"))
    game.halt("skip", "recruit_deck")
    assert game.options[:2] == ["no", "recruit_deck"]
    assert not any(option.startswith("recruit_yard") for option in game.options)
    for count, asked in ((0, "use_birthday_party"), (1, "use_birthday_party")):
        park = table(
            player(level=2, perk="birthday_party"), player(yard="bones"),
            park=["dot", "wart", "tink"],
        )  # fmt: skip
        park.leave_in_park_deck(count).halt("skip", "recruit_yard(p2, bones)")
        assert park.kind == asked


@pytest.mark.rule("F-PLAY-10", "F-PLAY-11", "F-EFF-08", "F-EFF-21")
def test_kind_and_direction_are_chosen_again_in_the_other_action() -> None:
    """Nothing lies in a Yard, so the first action ends in part and the second must be full."""
    kind = bug("gather(any) & trash_rival", private="gather(any) & gather(any)", stuff="3p 2t")
    assert kind.options == ["take_kind(pizza)"]
    assert kind.why("take_kind(toy)") == "dead_end"
    turned = bug("convert & trash_rival", private="convert", stuff="1p")
    assert "convert(stuff, pizza)" in turned.options


@pytest.mark.rule("F-EFF-19")
def test_nobody_stops_between_a_rival_and_what_is_copied() -> None:
    rival = player(pack="1p 1t", level=1)
    game = bug("copy_rival_pack * fort_level", rival, rival, private="score", level=2)
    game.halt("copy_from(p2)", "copy(1, 1)")
    assert "stop" in game.options
    game.halt("copy_from(p3)")
    assert "stop" not in game.options
    assert game.why("stop") == "not_now"


@pytest.mark.rule("F-INFO-10")
def test_ending_early_hangs_on_the_hand_of_the_other_action() -> None:
    """The public action needs a glue in hand: whether stowing may end early must not show."""
    game = with_box({"kid.bug.public": "score * glue", "kid.bug.private": "stow * fort_level"})
    seats = [player("bug chef", stuff="3p", level=2), player()]
    at = Table(game.read_position({"player": seats}), game)
    at.halt("play(bug)", "use_private", "stow(pizza)")
    assert at.options == ["stow(pizza)"]
    assert at.state.asked is not None
    assert at.state.asked.secret


@pytest.mark.rule("F-FOLLOW-02", "F-FOLLOW-07")
def test_what_followers_do_is_not_the_leaders() -> None:
    game = table(player("bug chef", level=1), player("wart smoke"))
    game.halt("play(bug)", "use_private", "stop")
    assert game.why("follow_coin(smoke)") == "coin_adds_nothing"
    box = with_box({"kid.bug.public": "stow", "kid.bug.private": "score"})
    seats = [player("bug chef", stuff="1p"), player("wart", stuff="1p 1t"), player("scout")]
    at = Table(box.read_position({"player": seats}), box)
    at.halt("play(bug)", "use_private", "stop", "follow(wart)", "stow(toy)")
    assert at.kind == "choose_follow"
    assert (at.state.play.public_done, at.state.play.private_done) == (0, 2)


@pytest.mark.rule("F-PLAY-10", "F-PLAY-11")
def test_what_must_be_finished() -> None:
    """Nothing lies in a Yard, so the first action ended in part; the second one is under way."""
    private = "spend(pizza) & stow"
    game = bug("stow & trash_rival", private=private, stuff="2p", level=1)
    game.halt("stow(pizza)", "use_private")
    assert game.why("spend(stuff)") == "must_finish_full"
    assert game.why("leave_out") == "must_finish_full"


@pytest.mark.rule("F-PLAY-11", "F-EFF-04", "F-EFF-05")
def test_stops_and_amounts_at_other_places() -> None:
    ending = bug("stow * fort_level", private="score * glue", stuff="3p", level=2)
    ending.halt("stow(pizza)")
    assert ending.why("stop") == "dead_end"
    plain = bug("gather(pizza) & stow", private="score", stuff="1t")
    assert plain.why("amount(2)") == "not_now"
    right = bug(
        "gather(toy) & stow > spend(pizza)", private="score", stuff="2p", pack="1p", level=1
    )
    right.halt("amount(1)", "stow(toy)")
    assert (right.kind, right.why("leave_out")) == ("choose_unit", "not_now")
    assert right.why("stop") == "then_mandatory"


@pytest.mark.rule("F-PERK-05", "F-FOLLOW-01")
def test_a_copy_cat_that_has_decided() -> None:
    cat = player("dash munch chef", stuff="1p 1t", level=2, perk="copy_cat")
    game = table(player("skids chef", stuff="1p 1t"), cat)
    game.halt("play(skids)", "use_public", "done", "stow(pizza)", "stop", "follow(dash)", "done")
    assert (game.kind, game.why("follow(munch)")) == ("choose_unit", "follow_decided")
