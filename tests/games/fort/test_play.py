"""F-PLAY: which cards can be played, which actions used, in full, in part, in which order."""

from typing import Any

import pytest

from tests.games.fort.tables import Table, led, pass_all, player, table, with_box

S03: dict[str, Any] = {"hand": "blades chef", "stuff": "3p 4t", "board": "red"}


@pytest.mark.rule("F-PLAY-01")
def test_a_played_card_lies_in_the_play_area_until_discard() -> None:
    """One card per turn; it moves from hand to the play area."""
    game = table(player(hand="bug chef")).halt("play(bug)")
    assert (game.zone("hands"), game.middle("play_area")) == ("chef", "bug")
    assert game.why("play(chef)") == "already_played"
    game.do("use_public", "done", "decline")
    assert game.why("play(chef)") == "already_played"
    assert table(player(hand="bug")).why("play(chef)") == "not_in_hand"


@pytest.mark.rule("F-PLAY-02")
def test_a_card_without_actions_cannot_be_played() -> None:
    """S-60: the leader may skip."""
    game = table(player(hand="the_moles"))
    assert game.options == ["skip"]
    assert game.why("play(the_moles)") == "no_actions"
    assert game.ids("play(the_moles)") == ("F-PLAY-02",)


@pytest.mark.rule("F-PLAY-03")
def test_a_coin_card_with_a_public_action_is_named_at_once() -> None:
    game = table(player(hand="ace", board="green")).do("play(ace)")
    assert (game.kind, len(game.options)) == ("name_suit", 6)
    assert game.why("pick_suit(coin)") == "bad_suit"
    assert game.why("use_public") == "must_name_suit"
    game.do("name_suit(glue)")
    assert game.told("named_suit")[0].args["suit"] == "suit.glue"


@pytest.mark.rule("F-PLAY-03", "F-FOLLOW-02")
def test_smoke_names_no_suit_and_opens_no_window() -> None:
    """S-62: its public box is empty."""
    game = table(player(hand="smoke"), player(hand="chef", pack="1p")).do("play(smoke)")
    assert game.stuff() == (1, 0)
    assert game.kind == "choose_recruit"
    assert game.why("follow(chef)", 1) == "no_follow_window"


@pytest.mark.rule("F-PLAY-04")
def test_each_action_at_most_once_in_either_order() -> None:
    game = table(player(hand="bug chef", level=1)).do("play(bug)")
    assert game.options == ["use_public", "use_private"]
    game.do("use_private")
    assert game.why("use_private") == "action_used"
    game.do("use_public", "done")
    assert (game.stuff(), game.state.tracks[0], game.kind) == ((1, 0), 1, "choose_follow")


@pytest.mark.rule("F-PLAY-05")
def test_an_empty_box_is_no_action() -> None:
    game = table(player(hand="punky chef")).halt("play(punky)")
    assert game.why("use_public") == "blank_action"


@pytest.mark.rule("F-PLAY-06", "F-PLAY-09")
def test_a_card_of_which_nothing_can_be_full_cannot_be_played() -> None:
    """S-01: no room for pizza, and level 0 counts nothing."""
    game = table(player(hand="bug", stuff="4p"))
    assert game.why("play(bug)") == "none_full"
    assert game.options == ["skip"]


@pytest.mark.rule("F-PLAY-09", "F-PLAY-14")
def test_an_action_that_changes_nothing_cannot_be_used() -> None:
    """S-02: public, then private is refused and the play is over."""
    game = table(player(hand="bug", stuff="1p")).halt("play(bug)")
    assert game.why("use_private") == "no_effect"
    game.do("use_public")
    assert (game.stuff(), game.kind) == ((2, 0), "choose_follow")


@pytest.mark.rule("F-PLAY-10")
def test_after_a_part_the_other_action_is_due() -> None:
    """S-03: one pizza of two, so Chef must be trashed."""
    game = table(player(**S03))
    game.halt("play(blades)", "name_suit(glue)", "use_public", "take_kind(pizza)", "amount(1)")
    assert game.options == ["use_private"]
    assert game.why("stop") == "must_finish_full"
    game.do("use_private", "trash(chef)")
    assert (game.stuff(), game.middle("trash_box")) == ((4, 4), "chef")


@pytest.mark.rule("F-PLAY-11")
def test_no_dead_end_is_offered() -> None:
    """S-04: without Chef nothing could be full."""
    game = table(player(hand="blades", stuff="3p 4t", board="red"))
    assert game.why("play(blades)") == "none_full"


@pytest.mark.rule("F-EFF-02", "F-FORT-01")
def test_no_room_for_a_kind() -> None:
    """S-05: toys do not fit at all."""
    game = table(player(**S03)).halt("play(blades)", "name_suit(glue)", "use_public")
    assert game.why("take_kind(toy)") == "stuff_full"


@pytest.mark.rule("F-PLAY-07", "F-PLAY-13", "F-EFF-19")
def test_the_second_action_works_on_what_the_first_left() -> None:
    """S-06: Spike both ways round."""
    start = table(player(hand="spike", stuff="4p 3t"), player(pack="1p", level=1), player(level=1))
    start.state.tokens[4 + 3] = 1
    start.ask_again()
    first = start.copy().do("play(spike)", "use_private", "copy(0, 1)", "use_public", "stow(pizza)")
    assert (first.stuff(), first.pack()) == ((3, 4), (1, 0))
    second = start.copy().do("play(spike)", "use_public", "done", "stow(pizza)", "use_private")
    second.do("copy(1, 1)")
    assert (second.stuff(), second.pack()) == ((4, 4), (1, 0))


@pytest.mark.rule("F-PLAY-08")
def test_a_part_may_be_chosen_freely() -> None:
    """S-77: Blitz, three pizza in full, then one repetition of three."""
    game = table(player(hand="blitz the_scrappers", discard="chef bug tink"))
    game.do("play(blitz)", "use_public", "add(the_scrappers)", "done", "take_kind(pizza)")
    game.do("amount(3)", "use_private", "done", "trash_discard(chef)")
    assert game.options == ["stop", "trash_discard(tink)", "trash_discard(bug)"]
    game.do("stop")
    assert (game.stuff(), game.middle("trash_box")) == ((3, 1), "chef")


@pytest.mark.rule("F-PLAY-09", "F-PLAY-13")
def test_a_counter_of_zero_now_and_one_later() -> None:
    """S-16: Worm's public action needs a Lookout card first."""
    game = table(player(hand="worm bug", level=1)).halt("play(worm)")
    assert game.why("use_public") == "no_effect"
    game.do("use_private", "done", "tuck(bug)", "use_public", "take_kind(toy)")
    assert game.stuff() == (0, 1)


@pytest.mark.rule("F-PLAY-07", "F-EFF-05")
def test_icons_side_by_side_of_which_one_is_impossible() -> None:
    """S-17: Doc tucks but cannot stow; the points are in full."""
    game = table(player(hand="doc bug", level=1, lookout="chef", pack="1p 1t", stuff="1p"))
    game.do("play(doc)", "use_public", "tuck(bug)")
    assert game.state.tracks[0] == 2
    assert game.zone("lookouts") == "chef bug"


@pytest.mark.rule("F-EFF-04")
def test_half_a_then_is_not_full() -> None:
    """S-18: Tiny could trash a rival's card, but there is no room for the token."""
    game = table(player(hand="tiny", stuff="4p 4t"), player(yard="bug chef"))
    assert game.why("play(tiny)") == "none_full"


@pytest.mark.rule("F-PLAY-11", "F-EFF-04")
def test_additions_that_would_leave_nothing_full() -> None:
    """S-19: two recruits with one toy."""
    start = table(player(hand="baby_face blitz", stuff="3t"))
    first = start.copy().do("play(baby_face)", "use_private", "use_public", "add(blitz)", "done")
    first.do("recruit_deck", "recruit_deck")
    assert (first.stuff(), len(first.state.discards[0])) == ((0, 4), 2)
    second = start.copy().do("play(baby_face)", "use_public")
    assert second.why("add(blitz)") == "add_breaks_full"
    second.do("done", "recruit_deck")
    assert second.stuff() == (0, 4)


@pytest.mark.rule("F-FORT-04")
def test_no_level_beyond_the_highest() -> None:
    """S-61: Lefty at level 5 with a full Lookout."""
    lookout = "bug chef tink dash munch penny"
    leader = player(hand="lefty", level=5, stuff="4p 4t", lookout=lookout)
    game = table(leader, macaroni="p1", ending="level")
    assert game.why("play(lefty)") == "none_full"


@pytest.mark.rule("F-EFF-18")
def test_an_empty_pack_cannot_be_copied() -> None:
    """S-63: Giggles' private action only."""
    game = table(player(hand="giggles")).halt("play(giggles)")
    assert game.why("use_public") == "no_effect"
    game.do("use_private")
    assert game.stuff() == (0, 1)


@pytest.mark.rule("F-PLAY-09")
def test_no_room_left_for_the_second_action() -> None:
    """S-64: Stuff is full of pizza after the first."""
    game = table(player(hand="chef noodle_twins dash", stuff="3p 1t"))
    game.halt("play(chef)", "use_private", "add(dash)", "done", "amount(1)")
    assert game.stuff() == (4, 1)
    assert game.why_action("use_public") == "no_effect"
    assert game.kind == "choose_follow"


@pytest.mark.rule("F-ADD-03")
def test_actions_of_added_cards_are_not_offered() -> None:
    """S-72: Scout, added to Bug, adds its shovel and nothing else."""
    game = table(player(hand="bug scout"))
    game.halt("play(bug)", "use_public", "add(scout)")
    assert game.why("use_public") == "not_now"
    assert game.why("use_private") == "not_now"
    assert game.zone("hands") == ""


@pytest.mark.rule("F-PLAY-12")
def test_the_count_is_read_once() -> None:
    """In a box where Bug stows as often as the Pack has tokens, one stow does not call for more."""
    game = with_box({"kid.bug.public": "stow * pack_tokens"})
    data = {"player": [player(hand="bug", pack="1p", level=2, stuff="4t"), player()]}
    position = Table(game.read_position(data), game)
    position.do("play(bug)", "use_public", "stow(toy)", "stop")
    assert (position.stuff(), position.pack()) == ((0, 3), (1, 1))


@pytest.mark.rule("F-PLAY-12")
def test_units_are_chosen_one_after_another() -> None:
    """The second stow is asked when the first has taken effect."""
    game = table(player(hand="scout sarge", level=1, stuff="1p 1t")).do("play(scout)", "use_public")
    game.do("add(sarge)", "done")
    assert game.options == ["stow(pizza)", "stow(toy)"]
    game.halt("stow(pizza)")
    assert (game.stuff(), game.pack()) == ((0, 1), (1, 0))
    assert game.options == ["stow(toy)"]


@pytest.mark.rule("F-PLAY-14")
def test_the_leader_may_stop_after_a_full_action() -> None:
    game = table(player(hand="bug", level=1), player(hand="scout")).do("play(bug)", "use_public")
    assert game.options == ["use_private", "stop"]
    game.do("stop")
    assert game.kind == "choose_follow"
    assert pass_all(game).kind == "choose_recruit"


@pytest.mark.rule("F-PLAY-11")
def test_taking_fewer_tokens_to_keep_room() -> None:
    """Chef in part first: only as many pizza as leave room for the other action in full."""
    game = led("chef", player(), hand="noodle_twins dash", stuff="1p", script="use_public")
    game.do("add(noodle_twins)", "done")
    # N = 3 fits exactly (full); one or two in part leave room for one more with Dash added.
    assert game.options == ["amount(2)", "amount(3)"]
    game.halt("amount(2)")
    assert game.options == ["use_private"]
    game.do("use_private", "add(dash)", "done")
    assert game.stuff() == (4, 0)
