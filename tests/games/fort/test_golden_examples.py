"""The worked examples of the rulebooks, G-01 to G-21, that concern play."""

from typing import Any

import pytest

from tests.games.fort.tables import GAME, led, pass_all, player, table

G01: dict[str, Any] = {"hand": "bug the_moles", "level": 1, "lookout": "sarge scout"}
G03: dict[str, Any] = {"hand": "bud chef", "stuff": "3p 4t", "board": "yellow"}
G06: dict[str, Any] = {"hand": "doodles tink puddin", "stuff": "2t", "pack": "1p"}


@pytest.mark.rule(
    "F-ADD-01", "F-ADD-04", "F-ADD-07", "F-ADD-10", "F-TURN-08", "F-EFF-08", "F-EFF-15"
)
def test_symbols_of_card_additions_and_lookout_are_added_up() -> None:
    """G-01: N = 1 + 2 + 1; the Lookout stays where it is."""
    game = table(player(**G01))
    game.do(
        "play(bug)", "use_public", "add(the_moles)", "lookout(sarge, shovel)", "done", "amount(4)"
    )
    assert game.stuff() == (4, 0)
    game.do("use_private")
    assert game.state.tracks[0] == 1
    pass_all(game).do("recruit_deck")
    assert game.told("discarded")[0].args["kids"] == ("kid.bug", "kid.the_moles")
    assert game.zone("lookouts") == "sarge scout"


@pytest.mark.rule("F-ADD-10", "F-TURN-07")
def test_cards_not_added_go_to_the_yard() -> None:
    """G-02: both Lookout shovels, The Moles stay in hand."""
    game = table(player(**G01))
    game.do("play(bug)", "use_public", "lookout(sarge, shovel)", "lookout(scout, shovel)", "done")
    game.do("stop")
    assert game.stuff() == (3, 0)
    pass_all(game).do("recruit_deck")
    assert game.zone("yards") == "the_moles"


@pytest.mark.rule("F-PLAY-06", "F-PLAY-10", "F-EFF-02")
def test_a_part_alone_is_not_enough() -> None:
    """G-03: two pizza do not fit, so the leader cannot stop after one."""
    game = table(player(**G03))
    game.halt("play(bud)", "name_suit(book)", "use_public", "take_kind(pizza)", "amount(1)")
    assert game.kind == "choose_action"
    assert game.stuff() == (4, 4)
    assert game.why("stop") == "must_finish_full"


@pytest.mark.rule("F-PLAY-07")
def test_full_first_and_part_second() -> None:
    """G-04: private in full, then public in part."""
    game = table(player(**G03)).do("play(bud)", "name_suit(book)", "use_private", "trash(chef)")
    game.do("use_public", "take_kind(pizza)")
    assert game.stuff() == (4, 4)
    assert game.middle("trash_box") == "chef"


@pytest.mark.rule("F-PLAY-07", "F-PLAY-10")
def test_part_first_and_full_second() -> None:
    """G-05: the same the other way round."""
    game = table(player(**G03)).do(
        "play(bud)",
        "name_suit(book)",
        "use_public",
        "take_kind(pizza)",
        "use_private",
        "trash(chef)",
    )
    assert (game.stuff(), game.middle("trash_box")) == ((4, 4), "chef")


@pytest.mark.rule("F-ADD-01", "F-ADD-02")
def test_additions_are_chosen_when_their_action_begins() -> None:
    """G-06: private first, then Tink is added to the public action."""
    game = table(player(**G06)).do("play(doodles)", "use_private")
    assert game.state.tracks[0] == 1
    game.do("use_public", "add(tink)", "done", "amount(2)")
    assert game.stuff() == (0, 4)


@pytest.mark.rule("F-ADD-06", "F-ADD-09")
def test_a_coin_is_added_as_the_suit_it_is_named() -> None:
    """G-07: Puddin's coin as glue; its crown is of no use, which does not matter."""
    game = table(player(**G06)).do("play(doodles)", "use_private", "use_public")
    game.do("add_as(puddin, glue)", "done", "amount(2)")
    assert game.stuff() == (0, 4)


@pytest.mark.rule("F-ADD-08", "F-ADD-09")
def test_an_addition_that_changes_nothing_is_refused() -> None:
    """G-08: with both cards N = 3, but only two toys fit."""
    game = table(player(**G06)).do("play(doodles)", "use_private", "use_public", "add(tink)")
    assert game.why("add_as(puddin, glue)") == "add_useless"


@pytest.mark.rule("F-ADD-07", "F-ADD-14")
def test_any_suit_counts_the_own_symbol_if_it_is_chosen() -> None:
    """G-09: crown: 1 + 2 + 1."""
    game = table(player(hand="ghost puddin prince")).do("play(ghost)", "use_private")
    game.do("pick_suit(crown)", "add(prince)", "add_as(puddin, crown)", "done", "take_kind(pizza)")
    assert game.stuff() == (4, 0)


@pytest.mark.rule("F-ADD-14")
def test_any_suit_counts_only_the_chosen_suit() -> None:
    """G-10: glue: Doodles and Puddin's coin; both crowns do not count."""
    game = table(player(hand="ghost puddin doodles")).do("play(ghost)", "use_private")
    game.do("pick_suit(glue)", "add(doodles)", "add_as(puddin, glue)", "done", "take_kind(toy)")
    assert game.stuff() == (0, 2)


@pytest.mark.rule("F-ADD-14")
def test_the_coin_counts_only_coins() -> None:
    """G-11: the coin, which needs no name."""
    game = table(player(hand="ghost puddin")).do("play(ghost)", "use_private", "pick_suit(coin)")
    assert game.why("add_as(puddin, glue)") == "coin_needs_no_name"
    game.do("add(puddin)", "done", "take_kind(toy)")
    assert game.stuff() == (0, 1)


@pytest.mark.rule("F-FOLLOW-04", "F-FOLLOW-09")
def test_followers_take_the_kind_the_leader_took() -> None:
    """G-12: the rival must take pizza."""
    game = led("bud", player(hand="doodles", stuff="1p"), board="yellow")
    game.do("name_suit(glue)", "use_public", "take_kind(pizza)", "amount(2)", "follow(doodles)")
    assert game.stuff(1) == (3, 0)


@pytest.mark.rule("F-EFF-03")
def test_times_a_suit() -> None:
    """G-13: as many toys as glue symbols."""
    game = table(player(hand="doodles tink")).do("play(doodles)", "use_public", "add(tink)", "done")
    assert game.stuff() == (0, 2)


@pytest.mark.rule("F-EFF-07")
def test_times_the_tokens_in_the_pack() -> None:
    """G-14: kinds do not matter."""
    game = table(player(hand="doodles", level=2, pack="2p 1t")).do("play(doodles)", "use_private")
    assert game.options == ["amount(1)", "amount(2)", "amount(3)"]
    game.do("amount(3)")
    assert game.state.tracks[0] == 3


@pytest.mark.rule("F-EFF-04", "F-EFF-17")
def test_then_after_trashing_a_rivals_card() -> None:
    """G-15: the card is trashed, then one token of either kind."""
    game = table(player(hand="tiny"), player(yard="bug")).do("play(tiny)", "use_private")
    assert game.middle("trash_box") == "bug"
    game.do("take_kind(toy)")
    assert game.stuff() == (0, 1)


@pytest.mark.rule("F-EFF-04", "F-FORT-11")
def test_advance_then_two_points() -> None:
    """G-16: pays, rises, picks a made-up rule, then scores."""
    game = table(player(hand="lefty", stuff="1p 1t")).do("play(lefty)", "use_public")
    assert (game.kind, game.state.levels[0], game.state.tracks[0]) == ("choose_rule", 1, 0)
    assert game.stuff() == (0, 0)
    game.do(game.options[0])
    assert game.state.tracks[0] == 2


@pytest.mark.rule("F-EFF-06")
def test_a_group_is_repeated_as_a_whole() -> None:
    """G-17: recruit, toy, recruit, toy."""
    game = table(player(hand="baby_face blitz", stuff="2t")).do("play(baby_face)", "use_public")
    game.do("add(blitz)", "done", "recruit_deck", "recruit_deck")
    kinds = [event.kind for event in game.events]
    assert kinds[3:] == ["recruited", "gathered_toys", "recruited", "gathered_toys"]
    assert game.stuff() == (0, 4)


@pytest.mark.rule("F-EFF-12")
def test_the_played_card_is_trashed_after_the_window() -> None:
    """G-18: three points; Einstein leaves only after the follow window."""
    game = table(player(hand="einstein noodle_twins", stuff="4p 4t"))
    game.do("play(einstein)", "use_private", "add(noodle_twins)", "done", "amount(3)")
    assert game.state.tracks[0] == 3
    assert (game.kind, game.middle("trash_box")) == ("choose_follow", "")
    game.do("decline")
    assert game.middle("trash_box") == "einstein"
    assert game.middle("play_area") == "noodle_twins"


@pytest.mark.rule("F-FORT-10", "F-END-02", "F-END-05")
def test_level_five_in_the_first_players_turn() -> None:
    """G-19: Macaroni, and one more turn for all others, none for the first player."""
    leader = player(hand="captain", level=4, stuff="3p 3t")
    game = table(leader, player(), player(), macaroni="nobody").do("play(captain)", "use_public")
    assert (game.state.macaroni, game.state.levels[0]) == (0, 5)
    leaders = []
    while game.kind:
        leaders.append(game.state.leader)
        game.do(game.options[0])
    assert sorted(set(leaders)) == [0, 1, 2]
    assert game.state.turn == 3
    assert GAME.standing(game.state).parts[0]["macaroni"] == 4


@pytest.mark.rule("F-TURN-11")
def test_nothing_is_drawn_for_following() -> None:
    """G-21: the rival's hand is one card shorter."""
    game = led("chef", player(hand="patch bug"), script="use_public; done")
    game.do("follow(patch)")
    assert game.zone("hands", 1) == "bug"
