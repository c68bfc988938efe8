"""F-EFF: the verbs, counters and combinators, one after another."""

import pytest

from ludoteca.core.box import BoxError
from ludoteca.games.fort.box.notation import parse
from ludoteca.games.fort.box.programs import TooDeep, flatten
from tests.games.fort.tables import Table, led, player, table, with_box


@pytest.mark.rule("F-EFF-01")
def test_an_effect_is_read_from_left_to_right() -> None:
    """S-76: advance, then two points; a box that does not fit the grammar is refused."""
    program = flatten(parse("advance > score & score"))  # type: ignore[arg-type]
    assert [len(side) for side in (program.left, program.right, program.tail)] == [1, 2, 0]
    with pytest.raises(BoxError):
        with_box({"kid.bug.public": "advance > > score"})


@pytest.mark.rule("F-EFF-01")
@pytest.mark.parametrize("text", ["(gather(pizza) * book) & stow", "(score * book) * crown"])
def test_an_effect_nobody_could_judge_is_refused(text: str) -> None:
    """Only rows of units, repeated as a whole, can be called done in full."""
    with pytest.raises(TooDeep):
        flatten(parse(text))  # type: ignore[arg-type]
    with pytest.raises(BoxError) as refused:
        with_box({"kid.bug.public": text})
    assert refused.value.reason.code == "box_action_too_deep"


@pytest.mark.rule("F-EFF-02")
def test_tokens_without_room_are_not_gained() -> None:
    game = table(player(hand="scout", stuff="3t", level=1))
    assert game.halt("play(scout)").options == ["use_public", "use_private"]
    game.halt("use_private")
    assert game.why("amount(2)") == "stuff_full"


@pytest.mark.rule("F-EFF-03")
def test_times_full_part_none() -> None:
    """Bug at level 3: any number of its three points is a part, three are full, none is nothing."""
    game = table(player(hand="bug chef", level=3)).do("play(bug)", "use_private")
    assert game.options == ["amount(1)", "amount(2)", "amount(3)"]
    assert game.copy().halt("amount(2)").why("stop") == "must_finish_full"
    full = game.copy().do("amount(3)")
    assert "stop" in full.options
    assert table(player(hand="bug", stuff="4p")).why("play(bug)") == "none_full"


@pytest.mark.rule("F-EFF-04")
def test_then_needs_its_left_side_and_insists_on_its_right_side() -> None:
    """Bones: each trashed card is followed by its point, which cannot be declined."""
    game = table(player(hand="bones chef bug")).do(
        "play(bones)", "use_public", "done", "trash(bug)"
    )
    assert game.state.tracks[0] == 1
    nothing = table(player(hand="tiny", stuff="4t 4p")).why("play(tiny)")
    assert nothing == "none_full"


@pytest.mark.rule("F-EFF-05")
def test_side_by_side_either_may_be_left_out() -> None:
    """Doc in part: first the points in full, then tuck or stow or both."""
    leader = player(hand="doc bug", level=1, lookout="chef", stuff="1p")
    start = table(leader).do("play(doc)", "use_private", "use_public")
    assert start.options == ["leave_out", "tuck(bug)"]
    without_tuck = start.copy().do("leave_out")
    assert (without_tuck.pack(), without_tuck.zone("lookouts")) == ((1, 0), "chef")
    tucked = start.copy().do("tuck(bug)")
    assert tucked.options == ["leave_out", "stow(pizza)"]
    tucked.do("leave_out")
    assert (tucked.pack(), tucked.zone("lookouts")) == ((0, 0), "chef bug")


@pytest.mark.rule("F-EFF-06")
def test_a_multiplied_group_does_its_left_side_anew() -> None:
    game = table(player(hand="munch dash", stuff="2p")).do(
        "play(munch)", "use_private", "add(dash)"
    )
    kinds = [event.kind for event in game.events if event.kind in ("spent", "scored")]
    assert kinds == ["spent", "scored", "spent", "scored"]


@pytest.mark.rule("F-EFF-07")
def test_counters_of_the_acting_player() -> None:
    """Lookout cards (not symbols), Pack tokens of any kind, the level as a number."""
    leader = player(hand="prince", lookout="the_moles puddin", level=1)
    assert table(leader).do("play(prince)").state.tracks[0] == 2
    leader = player(hand="dash", pack="1p 2t", level=2, stuff="4p")
    assert table(leader).do("play(dash)").state.tracks[0] == 3
    leader = player(hand="bug", level=4, stuff="4p")
    assert table(leader).do("play(bug)").state.tracks[0] == 4


@pytest.mark.rule("F-EFF-08")
def test_one_kind_for_the_whole_action() -> None:
    game = table(player(hand="crash bug")).halt("play(crash)", "use_private", "take_kind(toy)")
    assert game.why("take_kind(pizza)") == "mixed_kinds"
    game.do("amount(2)")
    assert game.stuff() == (0, 2)


@pytest.mark.rule("F-EFF-09")
def test_stowing_any_mix() -> None:
    game = table(player(hand="skids dash", level=1, stuff="1p 1t")).do("play(skids)", "use_public")
    game.do("add(dash)", "done", "stow(toy)", "stow(pizza)")
    assert (game.stuff(), game.pack()) == ((0, 0), (1, 1))


@pytest.mark.rule("F-EFF-09", "F-FORT-02")
def test_why_a_token_cannot_be_stowed() -> None:
    game = table(player(hand="skids dash", level=1, stuff="2t")).halt(
        "play(skids)", "use_public", "done"
    )
    assert game.why("stow(pizza)") == "nothing_to_stow"
    assert game.why("stow_supply(pizza)") == "perk_not_owned"


@pytest.mark.rule("F-EFF-10")
def test_tucking_any_card_of_the_hand() -> None:
    """Best Friends and cards without actions too."""
    game = table(player(hand="moose zip the_moles", board="red")).do(
        "play(moose)", "use_public", "done"
    )
    assert game.options == ["tuck(the_moles)", "tuck(zip)"]
    assert game.why("tuck(bug)") == "not_in_hand"
    assert game.do("tuck(zip)").zone("lookouts") == "zip"


@pytest.mark.rule("F-EFF-11")
def test_trashing_from_hand_and_discard_pile_only() -> None:
    leader = player(hand="blades zip bug", discard="chef", lookout="tink", board="red")
    game = table(leader).do("play(blades)", "name_suit(glue)", "use_private")
    assert game.options == ["trash(bug)", "trash(zip)", "trash_discard(chef)"]
    assert game.why("trash(tink)") == "lookout_fixed"
    assert game.why("trash(blades)") == "cannot_trash_there"
    assert game.why("trash(moose)") == "not_in_hand"
    assert game.why("trash_discard(moose)") == "not_in_pile"
    assert game.do("trash(zip)").middle("trash_box") == "zip"


@pytest.mark.rule("F-EFF-12")
def test_trash_this_cannot_be_declined() -> None:
    game = table(player(hand="wart", stuff="4p")).do("play(wart)", "decline")
    assert (game.state.tracks[0], game.middle("trash_box")) == (1, "wart")


@pytest.mark.rule("F-EFF-13")
def test_recruits_lie_in_the_discard_pile_at_once() -> None:
    game = table(player(hand="baby_face"), park=["dot", "moose", "wart"]).do("play(baby_face)")
    game.do("use_public", "done", "recruit_park(dot)")
    assert game.zone("discards") == "dot"


@pytest.mark.rule("F-EFF-14")
def test_advance_is_done_or_not_done() -> None:
    game = table(player(hand="moose", lookout="chef", stuff="1p"))
    assert game.why("play(moose)") == "none_full"
    assert table(player(hand="moose", stuff="1p 1t", lookout="chef")).why("play(moose)") == ""


@pytest.mark.rule("F-EFF-15")
def test_scoring_is_always_possible() -> None:
    game = table(player(hand="lil_boss", stuff="4t", track=24)).do("play(lil_boss)")
    assert game.state.tracks[0] == 25


@pytest.mark.rule("F-EFF-16")
def test_spending_from_stuff_or_pack() -> None:
    game = table(player(hand="kitty bug", stuff="1t", pack="1t")).do("play(kitty)", "use_private")
    game.do("done")
    assert game.options == ["spend(stuff)", "spend(pack)"]
    game.do("spend(pack)")
    assert (game.stuff(), game.pack(), game.state.tracks[0]) == ((0, 1), (0, 0), 1)


@pytest.mark.rule("F-EFF-17", "F-TURN-03")
def test_trashing_a_rivals_yard_card() -> None:
    seats = [player(yard="bug chef"), player(yard="tink")]
    game = table(player(hand="golden_boy", stuff="1p"), *seats).do(
        "play(golden_boy)", "use_private"
    )
    assert game.options == ["trash_yard(p2, chef)", "trash_yard(p2, bug)", "trash_yard(p3, tink)"]
    assert game.why("trash_yard(p1, bug)") == "not_a_rival"
    assert game.why("trash_yard(p3, bug)") == "card_not_there"
    assert game.why("trash_yard(p4, bug)") == "no_such_player"
    game.do("trash_yard(p3, tink)")
    assert (game.middle("trash_box"), game.zone("yards", 2)) == ("tink", "")


@pytest.mark.rule("F-EFF-18")
def test_copying_the_own_pack() -> None:
    """Full only if everything fits; in a part use the player picks."""
    leader = player(hand="giggles", pack="1p 1t", level=1, stuff="4p 2t")
    game = table(leader).do("play(giggles)", "use_private", "use_public")
    assert game.stuff() == (4, 4)
    roomy = table(player(hand="thunder", pack="1p 1t", level=1, stuff="1p 1t"))
    roomy.do("play(thunder)", "use_public")
    assert roomy.options == ["copy(0, 1)", "copy(1, 0)", "copy(1, 1)"]
    roomy.do("copy(1, 1)")
    assert (roomy.stuff(), roomy.pack()) == ((2, 2), (1, 1))


@pytest.mark.rule("F-EFF-19")
def test_copying_a_rivals_pack() -> None:
    seats = [player(pack="1p 1t", level=1), player(), player(pack="1t")]
    game = table(player(hand="smoke", stuff="4p"), *seats).do("play(smoke)")
    assert game.kind == "choose_recruit"  # only p4's Pack could be copied in full
    assert (game.stuff(), game.pack(3)) == ((4, 1), (0, 1))
    free = table(player(hand="captain"), *seats).halt("play(captain)", "use_private")
    assert free.options == ["copy_from(p2)", "copy_from(p4)"]
    assert free.why("copy_from(p1)") == "not_a_rival"
    assert free.why("copy_from(p3)") == "pack_empty"


@pytest.mark.rule("F-EFF-20", "F-EFF-21")
@pytest.mark.parametrize("edition", ["pt-BR", "it", "fr"])
def test_conversions_go_one_way(edition: str) -> None:
    """S-46: both pizza to toys; one each way only in the French edition."""
    leader = player(hand="golden_boy prince", stuff="1p 3t", pack="1p")
    start = table(leader, edition=edition).do(
        "play(golden_boy)", "use_public", "add(prince)", "done"
    )
    both = start.copy().do("convert(stuff, pizza)", "convert(pack, pizza)")
    assert (both.stuff(), both.pack()) == ((0, 4), (0, 1))
    mixed = start.copy().halt("convert(pack, pizza)")
    assert mixed.why("convert(stuff, toy)") == ("" if edition == "fr" else "convert_direction")


@pytest.mark.rule("F-EFF-20")
def test_conversions_in_stuff_need_room() -> None:
    """S-47: no room for a fifth toy in Stuff, but in the Pack."""
    game = table(player(hand="golden_boy", stuff="1p 4t", pack="1p")).halt(
        "play(golden_boy)", "use_public", "done"
    )
    assert game.why("convert(stuff, pizza)") == "stuff_full"
    game.do("convert(pack, pizza)")
    assert game.pack() == (0, 1)


@pytest.mark.rule("F-EFF-21")
def test_the_italian_direction_holds_for_the_turn() -> None:
    """Golden Boy, then Do-Over and Tink: in Italian toys may not be turned back into pizza."""
    for edition, code in (("pt-BR", ""), ("it", "no_effect"), ("fr", "")):
        leader = player(hand="golden_boy tink bug", stuff="1p 2t", level=2, perk="do_over")
        game = table(leader, edition=edition).do("play(golden_boy)", "use_public", "done")
        game.do("convert(stuff, pizza)", "decline", "use_do_over").halt("play(tink)")
        assert game.stuff() == (0, 3)
        assert game.why("use_private") == code


@pytest.mark.rule("F-EFF-05", "F-EFF-06")
def test_units_that_use_up_the_same_thing_are_tried_together() -> None:
    """In a box where Bug trashes and tucks, one card in hand is not enough for both."""
    game = with_box({"kid.bug.public": "trash & tuck", "kid.bug.private": "—"})

    def holding(hand: str) -> Table:
        data = {"player": [player(hand=hand, deck="zip blades", board="red"), player()]}
        return Table(game.read_position(data), game)

    assert holding("bug chef").why("play(bug)") == "none_full"
    position = holding("bug chef tink")
    assert position.why("play(bug)") == ""
    position.halt("play(bug)", "use_public")
    assert position.options == ["trash(chef)", "trash(tink)"]


@pytest.mark.rule("F-EFF-14", "F-EFF-06")
def test_two_advances_in_one_action() -> None:
    """In a box where Bug advances twice, both prices must be at hand."""
    game = with_box({"kid.bug.public": "advance & advance", "kid.bug.private": "—"})
    for stuff, code in (("3p 3t", ""), ("2p 2t", "none_full")):
        data = {"player": [player(hand="bug", stuff=stuff), player()]}
        assert Table(game.read_position(data), game).why("play(bug)") == code


def test_followers_cannot_leave_anything_out() -> None:
    """Doc's two sides are both due for a follower."""
    game = led(
        "doc",
        player(hand="chef bug", stuff="1p"),
        hand="tink",
        stuff="1p",
        script="use_public; tuck(tink); stow(pizza)",
    )
    game.do("stop", "follow(chef)")
    assert (game.zone("lookouts", 1), game.pack(1)) == ("bug", (1, 0))
