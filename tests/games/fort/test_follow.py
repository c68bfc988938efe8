"""F-FOLLOW: the follow window, what it costs, what it counts, and what binds."""

import pytest

from tests.games.fort.tables import GAME, led, pass_all, player, table


@pytest.mark.rule("F-FOLLOW-01", "F-FOLLOW-16")
def test_rivals_decide_once_in_turn_order() -> None:
    seats = [player(hand="patch"), player(hand="bones"), player(hand="doc")]
    game = table(player(hand="chef"), *seats, order=["p1", "p3", "p2", "p4"]).do("play(chef)")
    assert game.seat == 2
    game.do("follow(bones)")
    assert (game.stuff(2), game.seat) == ((1, 0), 1)
    assert game.why("follow(bones)", 2) == "follow_decided"
    assert game.why("follow(doc)", 3) == "not_your_decision"
    game.do("decline", "decline")
    assert (game.kind, game.seat) == ("choose_recruit", 0)
    assert game.why("decline", 3) == "follow_decided"


@pytest.mark.rule("F-FOLLOW-02", "F-FOLLOW-10")
def test_a_public_action_may_be_followed_that_the_leader_did_not_use() -> None:
    """S-25: Ace naming book, private only; each rival chooses the kind freely."""
    seats = [player(hand="chef"), player(hand="smoke")]
    game = table(player(hand="ace bug", board="green"), *seats)
    game.do("play(ace)", "name_suit(book)", "use_private", "trash(bug)", "stop")
    game.do("follow(chef)", "take_kind(toy)", "follow(smoke)", "take_kind(pizza)")
    assert (game.stuff(1), game.stuff(2)) == ((0, 2), (2, 0))


@pytest.mark.rule("F-FOLLOW-03", "F-FOLLOW-04", "F-INFO-02")
def test_the_card_must_match_and_come_from_hand() -> None:
    rival = player(hand="patch bug", lookout="bones", discard="doc")
    game = led("chef", rival)
    assert game.options == ["decline", "follow(patch)"]
    assert game.why("follow(bug)") == "follow_no_match"
    assert game.why("follow(bones)") == "follow_from_lookout"
    assert game.why("follow(doc)") == "not_in_hand"
    game.do("follow(patch)")
    assert game.zone("discards", 1) == "doc patch"


@pytest.mark.rule("F-FOLLOW-06")
def test_only_the_discarded_card_counts() -> None:
    """S-23: the follower's Lookout and the leader's additions add nothing."""
    game = led(
        "bug",
        player(hand="scout", lookout="sarge"),
        hand="the_moles",
        script="use_public; add(the_moles); done",
    )
    game.do("follow(scout)")
    assert (game.stuff(0), game.stuff(1)) == ((3, 0), (1, 0))


@pytest.mark.rule("F-FOLLOW-05", "F-FOLLOW-07")
@pytest.mark.parametrize(("stuff", "code"), [("3p", "follow_not_full"), ("2p", "")])
def test_every_symbol_must_be_done(stuff: str, code: str) -> None:
    """S-24: The Moles count two."""
    game = led("bug", player(hand="the_moles", stuff=stuff))
    assert game.why("follow(the_moles)") == code
    if not code:
        assert game.do("follow(the_moles)").stuff(1) == (4, 0)


@pytest.mark.rule("F-FOLLOW-05", "F-FOLLOW-09")
def test_the_bound_kind_may_make_following_impossible() -> None:
    """S-26: two pizza do not fit, and toys may not be taken."""
    game = led(
        "bud",
        player(hand="doodles", stuff="3p"),
        board="yellow",
        script="name_suit(glue); use_public; take_kind(pizza); amount(2)",
    )
    assert game.why("take_kind(toy)") == "kind_bound"
    assert game.why("follow(doodles)") == "follow_not_full"


@pytest.mark.rule("F-FOLLOW-10")
def test_a_choice_in_the_private_action_binds_nobody() -> None:
    """S-27: the leader took pizza by the private action."""
    seats = [player(hand="prince", stuff="4p", yard="bug")]
    game = led("tiny", *seats, script="use_private; take_kind(pizza); stop")
    game.do("follow(prince)")
    assert game.stuff(1) == (4, 1)


@pytest.mark.rule("F-FOLLOW-07")
def test_a_coin_beside_a_symbol_counts_only_on_wish() -> None:
    """S-28: Puddin for Prince, counting one or two."""
    game = led(
        "prince", player(hand="puddin bug"), hand="chef", script="use_public; done; tuck(chef)"
    )
    game.do("stop")
    assert game.why("follow_coin(puddin)") == "follow_not_full"
    game.do("follow(puddin)")
    assert game.zone("lookouts", 1) == "bug"
    roomy = led(
        "prince",
        player(hand="puddin bug dot", level=1),
        hand="chef",
        script="use_public; done; tuck(chef); stop",
    )
    roomy.do("follow_coin(puddin)", "tuck(bug)", "tuck(dot)")
    assert roomy.zone("lookouts", 1) == "dot bug"


@pytest.mark.rule("F-FOLLOW-04")
def test_a_coin_matches_every_suit() -> None:
    """S-29: Puddin's coin as shovel; its crown does not match."""
    game = led(
        "moose", player(hand="puddin bug chef", level=1), hand="tink", script="use_public; done"
    )
    assert game.why("follow_coin(puddin)") == "coin_adds_nothing"
    game.do("follow(puddin)", "tuck(bug)")
    assert game.zone("lookouts", 1) == "bug"


@pytest.mark.rule("F-FOLLOW-08", "F-EFF-07")
@pytest.mark.parametrize(("lookout", "code"), [("", "follow_not_full"), ("the_moles chef", "")])
def test_other_counters_are_the_followers_own(lookout: str, code: str) -> None:
    """S-30: Worm counts the follower's Lookout cards, not their symbols."""
    rival = player(hand="scout", lookout=lookout, level=1)
    game = led("worm", rival, hand="bug", script="use_private; done; tuck(bug); stop")
    assert game.why("follow(scout)") == code
    if not code:
        assert game.do("follow(scout)", "take_kind(toy)").stuff(1) == (0, 2)


@pytest.mark.rule("F-FOLLOW-05", "F-FOLLOW-11")
@pytest.mark.parametrize(("hand", "code"), [("punky", ""), ("the_scrappers", "follow_not_full")])
def test_the_discarded_card_may_be_trashed_itself(hand: str, code: str) -> None:
    """S-31: Crash; the discard comes first."""
    game = led("crash", player(hand=hand), script="use_private; take_kind(toy)")
    assert game.why(f"follow({hand})") == code
    if not code:
        game.do("follow(punky)", "trash_discard(punky)")
        assert game.middle("trash_box") == "punky"


@pytest.mark.rule("F-EFF-12", "F-FOLLOW-09", "F-FOLLOW-16")
def test_trash_this_waits_for_the_followers() -> None:
    """S-21: Einstein with Noodle Twins; a rival follows and must take pizza."""
    game = table(player(hand="einstein noodle_twins"), player(hand="chef"), player())
    game.do("play(einstein)", "use_private", "add(noodle_twins)", "done", "amount(3)")
    game.do("use_public", "take_kind(pizza)", "follow(chef)")
    assert (game.state.tracks[0], game.stuff(0), game.stuff(1)) == (3, (1, 0), (1, 0))
    assert game.middle("trash_box") == ""
    game.do("decline")
    assert (game.middle("trash_box"), game.middle("play_area")) == ("einstein", "noodle_twins")


@pytest.mark.rule("F-EFF-04")
def test_the_right_side_cannot_be_left_out() -> None:
    """S-22: a rival's card is trashed, so a token is due."""
    game = table(player(hand="tiny"), player(yard="chef bug"))
    game.halt("play(tiny)", "use_public", "take_kind(toy)", "use_private", "trash_yard(p2, bug)")
    assert game.why("stop") == "then_mandatory"


@pytest.mark.rule("F-FOLLOW-12", "F-PERK-12")
def test_a_follower_is_rewarded_at_once() -> None:
    """S-70: level 2 by following Dot; Rough Housing taken now cannot be used in this window."""
    rival = player(hand="doodles", level=1, stuff="2p 1t")
    game = table(
        player(hand="dot", stuff="1p 1t"),
        rival,
        player(hand="tink", stuff="1p 1t"),
        perk_row=["rough_housing", "diy", "bribe", "copy_cat"],
    )
    game.do("play(dot)", "use_private", "pay(1, 0, 0, 0)")
    game.do(game.options[0])
    game.do("follow(doodles)")
    assert (game.kind, game.seat) == ("choose_perk", 1)
    game.do("take_perk(rough_housing)")
    assert (game.kind, game.seat) == ("choose_follow", 2)
    game.do("decline")
    assert game.kind == "choose_recruit"
    assert game.why("use_rough_housing", 1) == "rough_followed"


@pytest.mark.rule("F-FOLLOW-13", "F-TURN-11")
def test_following_leader_after_leader() -> None:
    """S-69: one discard each, as long as there are matching cards."""
    follower = player(hand="zip dash", level=1, stuff="1p", board="red")
    b = player(hand="skids", level=1, stuff="1p")
    game = table(b, player(hand="munch"), follower)
    game.do("play(skids)", "use_public", "done", "decline", "follow(zip)", "recruit_deck")
    game.do("play(munch)", "use_public", "done", "stop")
    while game.seat != 2:
        game.do("decline")
    game.do("follow(dash)")
    assert (game.pack(2), game.stuff(2), game.zone("hands", 2)) == ((1, 0), (1, 0), "")


@pytest.mark.rule("F-FOLLOW-14", "F-PERK-14", "F-PERK-03")
def test_perks_for_the_own_turn_do_not_help_followers() -> None:
    """S-41 (b): Sticky Fingers while following; Bribe likewise."""
    sticky = player(hand="penny", level=2, perk="sticky_fingers")
    game = led("sweet_pea", sticky, script="use_private; done; stop")
    assert game.why("follow(penny)") == "follow_not_full"
    bribe = player(hand="ghost bug tink", level=2, perk="bribe")
    game = led("prince", bribe, hand="chef", script="use_public; done; tuck(chef); stop")
    game.do("follow(ghost)")
    assert game.options == ["tuck(tink)", "tuck(bug)"]
    assert game.why("tuck_deck") == "perk_other_turn"


@pytest.mark.rule("F-FOLLOW-15")
def test_followers_are_offered_only_what_keeps_it_full() -> None:
    """Two tokens of one kind: toys fit, pizza do not."""
    game = led(
        "bud",
        player(hand="doodles", stuff="3p"),
        board="yellow",
        hand="bug",
        script="name_suit(glue); use_private; trash(bug); stop",
    )
    game.halt("follow(doodles)")
    assert game.options == ["take_kind(toy)"]
    assert game.why("take_kind(pizza)") == "follow_not_full"


@pytest.mark.rule("F-FOLLOW-16")
def test_the_order_after_a_play() -> None:
    """Window, Rough Housing, trash_this, Do-Over, Recruit."""
    leader = player(hand="einstein chef", level=2, perk="do_over", stuff="4p 4t")
    rival = player(level=2, perk="rough_housing")
    game = table(leader, rival).do("play(einstein)", "use_private", "done")
    asked = []
    for answer in ("decline", "no", "no"):
        asked.append(game.kind)
        game.do(answer)
    assert asked == ["choose_follow", "use_rough_housing", "use_do_over"]
    assert game.kind == "choose_recruit"
    assert game.middle("trash_box") == "einstein"


@pytest.mark.rule("F-FOLLOW-17")
def test_a_followers_own_yard_is_out_of_reach() -> None:
    game = led(
        "crash",
        player(hand="punky", yard="bug", lookout="chef"),
        script="use_private; take_kind(toy)",
    )
    game.do("follow(punky)")
    assert game.middle("trash_box") == "punky"
    again = led(
        "crash",
        player(hand="punky blitz", yard="bug", lookout="chef"),
        script="use_private; take_kind(toy)",
    )
    again.do("follow(punky)")
    assert again.options == ["trash(blitz)", "trash_discard(punky)"]
    assert again.why("trash(bug)") == "cannot_trash_there"
    assert again.why("trash(chef)") == "lookout_fixed"


@pytest.mark.rule("F-INFO-10")
def test_declining_looks_the_same_for_whatever_reason() -> None:
    """S-59: no matching card and not wanting give the same events and are both asked."""
    game = table(player(hand="bug"), player(hand="chef"), player(hand="scout")).do("play(bug)")
    assert (game.options, game.seat) == (["decline"], 1)
    game.do("decline")
    assert (game.options, game.seat) == (["decline", "follow(scout)"], 2)
    game.do("decline")
    events = [event.seen_by(0) for event in game.told("declined")]
    assert [event.args for event in events if event] == [{"seat": "seat.1"}, {"seat": "seat.2"}]


@pytest.mark.rule("F-FOLLOW-02")
def test_no_window_after_a_skip() -> None:
    game = pass_all(table(player(hand="bug"), player(hand="scout")).do("skip"))
    assert game.kind == "choose_recruit"
    assert game.why("follow(scout)", 1) == "no_follow_window"
    assert GAME.book.public[GAME.cards.faces.index("ghost")] is None
