"""F-PERK: the nine perks, each at its exact moments."""

import pytest

from tests.games.fort.tables import GAME, Table, led, pass_all, player, table


@pytest.mark.rule("F-PERK-01")
def test_one_shot_perks_leave_the_game() -> None:
    game = table(player(hand="bug", level=2, perk="recycling", discard="chef", stuff="4p"))
    assert game.kind == "choose_play"  # the moment after Cleanup lies behind in this position
    game.do("skip", "recycle(chef)")
    assert game.state.perks[0] == -1
    assert game.state.used_perks == (5,)
    assert table(player(hand="bug")).why("use_diy") == "perk_not_owned"
    assert table(player(hand="bug")).why("recycle(bug)") == "perk_not_owned"


@pytest.mark.rule("F-PERK-02")
def test_birthday_party() -> None:
    """One more card at the end of the Recruit phase, not from a Yard, and only on wish."""
    seats = [player(level=2, perk="birthday_party"), player(yard="bug")]
    game = table(*seats, park=["dot", "moose", "wart"]).do("skip", "recruit_yard(p2, bug)")
    assert game.kind == "use_birthday_party"
    assert game.options[:3] == ["no", "recruit_deck", "recruit_park(dot)"]
    assert game.why("recruit_yard(p2, bug)") == "birthday_no_yard"
    game.copy().do("no")
    game.halt("recruit_park(dot)")
    assert [event.args["kid"] for event in game.told("recruited")] == ["kid.dot"]


@pytest.mark.rule("F-PERK-03", "F-PERK-04", "F-END-03")
def test_bribe_takes_lookout_cards_from_anywhere() -> None:
    """S-42: a Park card is tucked; the refill empties the Park deck; Recruit is still due."""
    leader = player(hand="lefty bug", level=2, perk="bribe")
    game = table(leader, player(yard="chef"), park=["dot", "moose", "wart"]).leave_in_park_deck(1)
    game.do("play(lefty)", "use_private")
    assert game.options == [
        "tuck_deck",
        "tuck(bug)",
        "tuck_park(dot)",
        "tuck_park(moose)",
        "tuck_park(wart)",
        "tuck_yard(p2, chef)",
    ]
    yard = game.copy().do("tuck_yard(p2, chef)")
    assert (yard.zone("lookouts"), yard.zone("yards", 1)) == ("chef", "")
    game.do("tuck_park(dot)")
    assert (game.zone("lookouts"), game.zone("discards")) == ("dot", "")
    assert (len(game.state.park), len(game.state.park_deck)) == (3, 0)
    assert game.told("end_triggered")[0].args["ending"] == "ending.park_deck"
    assert pass_all(game).kind == "choose_recruit"


@pytest.mark.rule("F-PERK-05", "F-PERK-06")
def test_copy_cat_counts_two_cards() -> None:
    """S-43: Bug with Scout and The Moles; Captain with two books is refused."""
    cat = player(hand="scout the_moles chef", level=2, perk="copy_cat", stuff="1p")
    game = led("bug", cat)
    game.do("follow(scout)")
    assert (game.kind, game.options) == ("choose_follow", ["done", "follow(the_moles)"])
    assert game.why("follow(chef)") == "follow_no_match"
    assert game.why("decline") == "follow_decided"
    game.do("follow(the_moles)")
    assert (game.stuff(1), game.zone("hands", 1)) == ((4, 0), "chef")
    books = player(hand="chef bones", level=2, perk="copy_cat", stuff="3p 2t", pack="1p")
    game = led(
        "captain", books, player(pack="1p"), stuff="1p 1t", script="use_private; copy_from(p3)"
    )
    pass_to(game, 1)
    game.do("follow(chef)")
    assert game.kind == "choose_payment"
    assert game.why("follow(bones)") == "second_card_useless"


def pass_to(game: Table, seat: int) -> None:
    """Stop the leader's play and let rivals decline until this one is asked."""
    if game.kind == "choose_action":
        game.do("stop")
    while game.seat != seat:
        game.do("decline")


@pytest.mark.rule("F-PERK-05", "F-FOLLOW-03")
def test_without_copy_cat_one_card_is_the_limit() -> None:
    game = led(
        "crash", player(hand="blitz punky", discard="chef"), script="use_private; take_kind(toy)"
    )
    pass_to(game, 1)
    game.do("follow(blitz)")
    assert game.kind == "choose_unit"
    assert game.why("follow(punky)") == "follow_too_many"


@pytest.mark.rule("F-PERK-05", "F-INFO-10")
def test_copy_cat_is_asked_even_without_a_second_card() -> None:
    game = led("bug", player(hand="scout", level=2, perk="copy_cat")).do("follow(scout)")
    assert game.options == ["done"]
    game.do("done")
    assert game.stuff(1) == (1, 0)


@pytest.mark.rule("F-PERK-07")
def test_diy_only_instead_of_a_card() -> None:
    leader = player(hand="bug", level=2, perk="diy", stuff="3p 3t")
    game = table(leader)
    assert "use_diy" in game.options
    played = game.copy().halt("play(bug)")
    assert played.why("use_diy") == "diy_after_play"
    top = player(level=5, perk="diy", stuff="4p 4t")
    assert table(top, macaroni="p1", ending="level").why("use_diy") == "fort_at_top"


@pytest.mark.rule("F-PERK-08", "F-ADD-15")
def test_do_over_is_a_play_of_its_own() -> None:
    """S-37: shovels of the first play do not count; Scout has its own follow window."""
    leader = player(hand="bug the_moles scout", level=2, perk="do_over")
    game = table(leader, player(hand="sarge", stuff="1p")).do(
        "play(bug)", "use_public", "add(the_moles)", "done", "amount(3)", "stop"
    )
    game.do("decline", "use_do_over", "play(scout)", "use_public", "done", "stow(pizza)", "stop")
    assert game.pack() == (1, 0)
    assert game.kind == "choose_follow"
    game.do("follow(sarge)")
    assert game.pack(1) == (1, 0)
    assert game.middle("play_area") == "bug scout the_moles"
    assert game.kind == "choose_recruit"


@pytest.mark.rule("F-PERK-09")
def test_do_over_needs_a_play_and_a_card() -> None:
    """S-36: not after a skip; not without a playable card; then a card must be played."""
    leader = player(hand="bug scout", level=2, perk="do_over", stuff="1p")
    game = table(leader).do("skip")
    assert game.why("use_do_over") == "do_over_no_play"
    empty = table(player(hand="bug the_moles", level=2, perk="do_over"))
    empty.do("play(bug)", "use_public", "done", "stop", "decline")
    assert (empty.kind, empty.options) == ("use_do_over", ["no"])
    assert empty.why("use_do_over") == "do_over_no_card"
    again = table(leader).do("play(bug)", "use_public", "done", "stop", "decline", "use_do_over")
    assert again.options == ["play(scout)"]
    assert again.why("skip") == "not_now"


@pytest.mark.rule("F-PERK-09", "F-FORT-09")
def test_do_over_on_the_turn_it_was_gained() -> None:
    leader = player(hand="zip bug", level=1, stuff="2p 1t", board="red")
    game = table(leader, perk_row=["do_over", "bribe", "diy"]).do("play(zip)", "take_perk(do_over)")
    game.do("decline")
    assert (game.kind, game.options) == ("use_do_over", ["use_do_over", "no"])


@pytest.mark.rule("F-PERK-12", "F-FOLLOW-16")
def test_rough_housing_instead_of_following() -> None:
    """S-33: rival 1 declines, rival 2 follows, then Captain is trashed; the advance stays."""
    leader = player(hand="captain", stuff="1p 1t")
    seats = [player(level=2, perk="rough_housing", hand="doc"), player(hand="bones", stuff="1p 1t")]
    game = table(leader, *seats).do("play(captain)", "keep_rule(loner)")
    assert game.why("use_rough_housing") == "rough_too_early"
    game.do("decline", "follow(bones)", game.copy().do("decline", "follow(bones)").options[0])
    assert (game.kind, game.seat) == ("use_rough_housing", 1)
    assert game.why("follow(doc)") == "follow_decided"
    game.do("use_rough_housing")
    assert (game.middle("trash_box"), game.state.perks[1], game.state.levels[2]) == (
        "captain",
        -1,
        1,
    )
    assert game.middle("play_area") == ""


@pytest.mark.rule("F-PERK-12")
def test_no_rough_housing_after_following() -> None:
    """S-34: it is used instead of following."""
    leader = player(hand="chef")
    seats = [player(level=2, perk="rough_housing", hand="doc"), player(hand="bones")]
    game = table(leader, *seats).do("play(chef)", "follow(doc)")
    assert game.why("use_rough_housing", 1) == "rough_followed"
    game.do("decline")
    assert game.kind == "choose_recruit"


@pytest.mark.rule("F-PERK-13")
def test_rough_housing_needs_a_window_and_spares_best_friends() -> None:
    """S-35: Zip, Punky."""
    owner = player(level=2, perk="rough_housing")
    game = table(player(hand="zip", stuff="1p 1t", board="red"), owner).do(
        "play(zip)", "keep_rule(loner)"
    )
    game.halt("decline")
    assert game.kind == "choose_recruit"
    friend = table(player(hand="zip", stuff="1p 1t", board="red"), owner, player())
    friend.do("play(zip)", "keep_rule(loner)", "decline")
    assert friend.why("use_rough_housing", 1) == "rough_best_friend"
    friend.do("decline")
    assert friend.why("use_rough_housing", 1) == "rough_best_friend"
    punky = table(player(hand="punky chef"), owner).halt("play(punky)", "use_private")
    assert punky.why("use_rough_housing", 1) == "rough_no_window"


@pytest.mark.rule("F-PERK-12")
def test_rough_housing_and_trash_this() -> None:
    """The card is gone already when it would trash itself."""
    owner = player(level=2, perk="rough_housing")
    game = table(player(hand="wart", stuff="4p"), owner).do(
        "play(wart)", "decline", "use_rough_housing"
    )
    assert game.middle("trash_box") == "wart"
    assert game.told("trashed_this") == []


@pytest.mark.rule("F-PERK-14")
def test_sticky_fingers() -> None:
    """S-41 (a): a toy from the supply, then the Pack scores."""
    game = table(player(hand="penny", level=2, perk="sticky_fingers")).do(
        "play(penny)", "use_public"
    )
    assert game.options == ["stow_supply(pizza)", "stow_supply(toy)"]
    game.do("stow_supply(toy)", "use_private")
    assert (game.pack(), game.stuff(), game.state.tracks[0]) == ((0, 1), (0, 0), 1)


@pytest.mark.rule("F-PERK-15")
def test_xxl_backpack() -> None:
    """Two tokens more fit; also for followers."""
    leader = player(
        hand="skids dash rocket_bros", level=2, perk="xxl_backpack", stuff="4p", pack="2t 1p"
    )
    game = table(leader).do(
        "play(skids)", "use_public", "add(dash)", "done", "stow(pizza)", "stow(pizza)"
    )
    assert sum(game.pack()) == 5
    other = player(hand="dash", level=2, perk="xxl_backpack", stuff="1p", pack="3t")
    game = led("skids", other, stuff="1p", script="use_public; done")
    assert game.do("follow(dash)").pack(1) == (1, 3)
    assert GAME.faults(game.state) == []
