"""F-FORT and F-END: rooms, prices, levels and their rewards; what ends the game, and when."""

import pytest

from tests.games.fort.tables import GAME, Table, player, table, with_box


@pytest.mark.rule("F-FORT-01")
def test_stuff_holds_four_of_a_kind() -> None:
    game = table(player(hand="chef noodle_twins", stuff="1p")).do("play(chef)", "use_public")
    game.do("add(noodle_twins)", "done")
    assert game.stuff() == (4, 0)
    assert table(player(hand="chef", stuff="4p")).why("play(chef)") == "none_full"


@pytest.mark.rule("F-FORT-02")
def test_rooms_grow_with_the_level_at_once() -> None:
    """Lefty: with the new level a second card fits into the Lookout in the same play."""
    game = table(player(hand="lefty bug", stuff="1p 1t", lookout="chef")).halt("play(lefty)")
    assert game.why("use_private") == "no_effect"
    game.do("use_public", "keep_rule(big_plans)", "use_private")
    assert game.zone("lookouts") == "chef bug"


@pytest.mark.rule("F-FORT-02", "F-EFF-09")
def test_the_pack_is_full() -> None:
    game = table(player(hand="penny tink", level=1, stuff="3t", pack="1p")).do("play(penny)")
    game.do("use_public")
    assert game.why("add(tink)") == "add_useless"
    game.do("done")
    assert game.pack() == (1, 1)


@pytest.mark.rule("F-FORT-03")
def test_nothing_leaves_the_lookout() -> None:
    """No choice takes a card out of a Lookout, and whole games only ever fill it."""
    verbs = {words.verb for words in GAME.choices}
    assert not any("from_lookout" in verb for verb in verbs)
    state = GAME.setup(2, seed=4)
    sizes = [0, 0]
    while state.asked is not None:
        GAME.apply(state, state.asked.seat, state.asked.options[-1])
        now = [len(lookout) for lookout in state.lookouts]
        assert all(new >= old for new, old in zip(now, sizes, strict=True))
        sizes = now


@pytest.mark.rule("F-FORT-04", "F-FORT-05")
def test_the_exact_price_from_stuff_and_pack() -> None:
    """Level 1 to 2 costs one pizza, one toy and one of either, from both places."""
    leader = player(hand="captain", level=1, stuff="1p 1t", pack="1p 1t")
    game = table(leader, player(pack="1p")).do("play(captain)", "use_public")
    assert game.kind == "choose_payment"
    paid = [tuple(map(int, word[4:-1].split(", "))) for word in game.options]
    assert all(sum(p) == 3 and p[0] + p[2] >= 1 and p[1] + p[3] >= 1 for p in paid)
    assert len(paid) == len(set(paid)) == 4
    assert game.why("pay(1, 1, 1, 1)") == "wrong_payment"
    game.do("pay(1, 1, 0, 1)")
    assert (game.state.levels[0], game.stuff(), game.pack()) == (2, (0, 0), (1, 0))


@pytest.mark.rule("F-FORT-05", "F-FORT-06")
def test_one_unit_less() -> None:
    """S-38: Dot's private action at level 1."""
    start = table(player(hand="dot", level=1, stuff="2p 1t")).halt("play(dot)", "use_private")
    assert start.why("pay(2, 1, 0, 0)") == "wrong_payment"
    assert start.options == ["pay(1, 1, 0, 0)", "pay(2, 0, 0, 0)"]
    game = start.copy().do("pay(2, 0, 0, 0)")
    assert (game.kind, game.state.levels[0]) == ("choose_perk", 2)
    assert start.copy().do("pay(1, 1, 0, 0)").stuff() == (1, 0)


@pytest.mark.rule("F-FORT-11")
def test_two_levels_in_one_play() -> None:
    """S-39: a made-up rule, then a perk."""
    game = table(player(hand="dot", stuff="2p 2t")).do(
        "play(dot)", "use_private", "pay(1, 0, 0, 0)"
    )
    assert game.kind == "choose_rule"
    assert game.why("use_public") == "must_take_reward"
    game.do(game.options[0], "use_public")
    assert (game.kind, game.stuff(), game.state.levels[0]) == ("choose_perk", (0, 0), 2)
    assert game.why("stop") == "must_take_reward"


@pytest.mark.rule("F-FORT-07", "F-PERK-07")
def test_one_unit_more() -> None:
    """S-40: DIY at level 2 costs 2 pizza, 2 toys and one of either."""
    leader = player(hand="bug", level=2, perk="diy", stuff="2p 2t", pack="1t")
    game = table(leader).do("use_diy")
    assert (game.stuff(), game.pack(), game.state.levels[0]) == ((0, 0), (0, 0), 3)
    assert game.kind == "choose_recruit"
    assert game.why("follow(scout)", 1) == "no_follow_window"
    poor = table(player(hand="bug", level=2, perk="diy", stuff="2p 2t"))
    assert poor.why("use_diy") == "cannot_pay"


@pytest.mark.rule("F-FORT-08", "F-INFO-08")
def test_level_one_shows_the_pile_and_one_rule_is_kept() -> None:
    game = table(player(hand="zip", stuff="1p 1t", board="red")).do("play(zip)")
    assert game.kind == "choose_rule"
    assert len(game.options) == 3
    assert game.why("keep_rule(slime_lab)") == "not_in_row"
    own = GAME.view(game.state, 0).table["own"]
    assert len(own["rule_pile"]) == 3
    assert "rule_pile" not in GAME.view(game.state, 1).table["own"]
    game.do(game.options[1])
    assert len(game.state.rule_pile) == 2


@pytest.mark.rule("F-FORT-09")
def test_level_two_brings_a_perk_that_works_at_once() -> None:
    """XXL Backpack: two more tokens fit from that moment on."""
    leader = player(hand="skids", level=1, stuff="3p 2t", pack="1p 1t")
    game = table(leader, perk_row=["xxl_backpack", "diy", "bribe"]).do("play(skids)", "use_private")
    game.do("pay(1, 1, 1, 0)")
    assert game.why("take_perk(recycling)") == "not_in_row"
    game.do("take_perk(xxl_backpack)")
    assert GAME.view(game.state, 1).table["players"][0]["pack"]["limit"] == 5


@pytest.mark.rule("F-FORT-10")
def test_levels_three_and_four_bring_nothing() -> None:
    game = table(player(hand="zip", level=2, stuff="2p 2t", board="red")).do("play(zip)")
    assert (game.state.levels[0], game.kind) == (3, "choose_follow")


@pytest.mark.rule("F-FORT-10")
def test_no_second_macaroni() -> None:
    """S-49: the first at level 5 keeps it."""
    seats = [player(level=5), player(hand="zip", level=4, stuff="3p 3t", board="red")]
    game = table(*seats, macaroni="p1", turn=1, ending="level").do("play(zip)")
    assert (game.state.macaroni, game.state.levels[1]) == (0, 5)
    parts = GAME.standing(game.state).parts
    assert (parts[1]["level"], parts[1]["macaroni"]) == (23, 0)


# ---------------------------------------------------------------- the end


def play_on(game: Table) -> Table:
    """Skip and recruit the first thing until the game is over."""
    while game.kind:
        game.do(game.options[0])
    return game


@pytest.mark.rule("F-END-01", "F-END-04", "F-END-05", "F-TURN-01")
def test_a_follower_can_end_the_game() -> None:
    """S-48: C follows Lefty to 25 points; C still has a last turn."""
    c = player(hand="wart", track=23, stuff="1p 1t")
    game = table(player(), player(hand="lefty bug", stuff="1p 1t"), c, turn=1)
    game.do("play(lefty)", "use_private", "tuck(bug)", "stop", "follow(wart)")
    assert game.told("end_triggered") == []
    game.do(game.options[0])
    assert game.state.tracks[2] == 25
    assert game.told("end_triggered")[0].args["ending"] == "ending.points"
    play_on(game)
    assert game.state.turn == 3


@pytest.mark.rule("F-END-01")
def test_only_points_on_the_track_count() -> None:
    """24 on the track and 23 for the level end nothing."""
    game = table(player(hand="bug", track=24, level=4)).do(
        "play(bug)", "use_public", "done", "stop"
    )
    assert game.state.ending == 0


@pytest.mark.rule("F-END-02", "F-END-04")
def test_level_five_ends_the_game_once() -> None:
    game = table(player(hand="zip", level=4, stuff="3p 3t", track=24, board="red")).do("play(zip)")
    assert [event.args["ending"] for event in game.told("end_triggered")] == ["ending.level"]
    game.do("decline", "recruit_deck")
    play_on(game)
    assert len(game.told("end_triggered")) == 1


@pytest.mark.rule("F-END-03", "F-END-05")
def test_the_last_card_of_the_park_deck_ends_the_game() -> None:
    """By recruiting it or by a refill; in the last turn of a round the game ends with it."""
    for choice in ("recruit_deck", "recruit_park(dot)"):
        game = table(player(), player(), turn=1, park=["dot", "moose", "wart"])
        game.leave_in_park_deck(1).do("skip", choice)
        assert game.kind == ""
        assert game.told("end_triggered")[0].args["ending"] == "ending.park_deck"


@pytest.mark.rule("F-END-09")
def test_the_track_has_no_end() -> None:
    """S-68: from 48 to 50."""
    game = table(player(hand="lefty", track=48, stuff="1p 1t"), ending="points").do("play(lefty)")
    game.do(game.options[0])
    assert game.state.tracks[0] == 50


@pytest.mark.rule("F-END-11")
def test_the_safety_stop() -> None:
    """In a box that allows two rounds, the game ends after two."""
    game = with_box({"numbers.safety_stop": 2})
    state = game.setup(2, seed=1)
    table_ = Table(state, game)
    while table_.kind:
        table_.do("skip") if table_.kind == "choose_play" else table_.do(table_.options[-1])
    assert state.turn == 4
    assert table_.told("end_triggered")[0].args["ending"] == "ending.safety_stop"


@pytest.mark.rule("F-END-07", "F-END-06")
def test_made_up_rules_are_revealed_at_the_end() -> None:
    """S-74: a player at level 0 has none; the others show theirs now."""
    game = table(player(level=1, made_up_rule="minimalism"), player(), turn=1, ending="points")
    assert GAME.view(game.state, 1).table["players"][0]["made_up_rule"] == "mark.hidden"
    play_on(game)
    assert GAME.view(game.state, 1).table["players"][0]["made_up_rule"] == "made_up_rule.minimalism"
    assert [event.args["seat"] for event in game.told("revealed_rule")] == ["seat.0"]
    assert GAME.standing(game.state).parts[1]["made_up_rule"] == 0


@pytest.mark.rule("F-END-08")
def test_shared_victory() -> None:
    """S-56: level on points and fort level."""
    game = table(player(track=25), player(track=25), turn=1, ending="points")
    assert GAME.standing(play_on(game).state).winners == (0, 1)
