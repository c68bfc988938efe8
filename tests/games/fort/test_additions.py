"""F-ADD: adding cards from hand and suits from the Lookout, coins and their names, usefulness."""

import pytest

from tests.games.fort.tables import led, pass_all, player, table


@pytest.mark.rule("F-ADD-01", "F-ADD-15")
def test_what_can_be_added() -> None:
    """Cards from the own hand that show the suit or a coin."""
    game = table(player(hand="bug scout puddin chef", discard="sarge"), player(hand="moose"))
    game.do("play(bug)", "use_public")
    assert game.options == ["done", "add(scout)", "add_as(puddin, shovel)"]
    assert game.why("add(chef)") == "add_no_match"
    assert game.why("add(sarge)") == "not_in_hand"
    assert game.why("add(puddin)") == "must_name_suit"
    game.do("add(scout)")
    assert game.middle("play_area") == "bug scout"


@pytest.mark.rule("F-ADD-02")
def test_additions_come_before_the_action_and_never_later() -> None:
    game = table(player(hand="crash blitz chef", discard="bug tink"))
    game.do("play(crash)", "use_public", "done")
    assert game.kind == "choose_unit"
    assert game.why("add(blitz)") == "add_too_late"
    assert game.why("lookout(blitz, squirt_gun)") == "add_too_late"


@pytest.mark.rule("F-ADD-04")
def test_a_double_card_counts_two() -> None:
    game = table(player(hand="bug the_moles")).do(
        "play(bug)", "use_public", "add(the_moles)", "done"
    )
    assert game.stuff() == (3, 0)


@pytest.mark.rule("F-ADD-05", "F-ADD-07")
def test_additions_count_again_only_where_they_fit() -> None:
    """S-08: Dash fits Chef's private action, not the public one."""
    game = table(player(hand="chef dash")).do("play(chef)", "use_private", "add(dash)", "done")
    assert game.stuff() == (1, 0)
    game.do("use_public", "done")
    assert game.stuff() == (2, 0)


@pytest.mark.rule("F-ADD-05")
def test_a_card_added_first_counts_by_itself_in_the_second_action() -> None:
    """S-09: Icky & Sticky serve both actions of Sweet Pea."""
    game = table(player(hand="sweet_pea icky_and_sticky", level=2, stuff="1p 3t"))
    game.do("play(sweet_pea)", "use_public", "add(icky_and_sticky)", "done")
    game.do("stow(pizza)", "stow(toy)", "stow(toy)", "use_private", "done", "amount(3)")
    assert (game.stuff(), game.pack()) == ((0, 4), (1, 2))


@pytest.mark.rule("F-ADD-02", "F-ADD-05")
def test_a_card_added_second_does_not_count_backwards() -> None:
    """S-10: one toy, then three are stowed."""
    game = table(player(hand="sweet_pea icky_and_sticky", level=2, stuff="2t"))
    game.do("play(sweet_pea)", "use_private", "done", "use_public", "add(icky_and_sticky)", "done")
    assert game.options == ["stop", "stow(toy)"]  # two stows make the addition useful
    game.do("stow(toy)")
    assert (game.stuff(), game.pack()) == ((0, 0), (0, 3))


@pytest.mark.rule("F-ADD-06")
@pytest.mark.parametrize("edition", ["pt-BR", "it", "fr"])
def test_a_coin_keeps_its_name_for_both_actions(edition: str) -> None:
    """S-07: renamed only in the Italian and French editions."""
    game = table(player(hand="chef puddin"), edition=edition)
    game.do("play(chef)", "use_public", "add_as(puddin, book)", "done", "amount(2)")
    if edition == "pt-BR":
        assert game.stuff() == (2, 0)
        assert game.kind == "choose_follow"
        return
    game.halt("use_private")
    assert game.why("done") == "no_effect"
    game.do("rename(puddin, skateboard)", "done")
    assert game.stuff() == (3, 0)


@pytest.mark.rule("F-ADD-06")
def test_pt_br_refuses_the_second_action_and_the_renaming() -> None:
    """S-07 in pt-BR: private counts nothing."""
    game = table(player(hand="chef puddin bug"))
    game.do("play(chef)", "use_public", "add_as(puddin, book)", "done", "amount(2)")
    assert game.options == ["stop"]
    assert game.why("use_private") == "no_effect"
    other = table(player(hand="kitty puddin tink")).do("play(kitty)", "use_public")
    other.do("add_as(puddin, glue)", "done", "amount(2)", "use_private")
    assert other.why("rename(puddin, book)") == "coin_locked"


@pytest.mark.rule("F-ADD-06")
def test_a_coin_beside_a_symbol_may_be_named_anything() -> None:
    """Puddin's crown counts for Prince whatever its coin is called."""
    game = table(player(hand="prince puddin bug chef", level=2)).do("play(prince)", "use_public")
    named = [word for word in game.options if word.startswith("add_as")]
    assert len(named) == 6  # as crown N = 3 and only two cards are left to tuck: still useful


@pytest.mark.rule("F-ADD-07", "F-ADD-14")
@pytest.mark.parametrize(
    ("edition", "code"), [("pt-BR", "own_symbol_counts"), ("it", ""), ("fr", "own_symbol_counts")]
)
def test_the_own_symbol_in_any_suit(edition: str, code: str) -> None:
    """Only the Italian leader may leave the own symbol out (option any_suit_own_symbol)."""
    game = table(player(hand="ghost prince"), edition=edition).do("play(ghost)", "use_private")
    assert game.why("pick_without(crown)") == code
    assert game.why("pick_without(glue)") == "not_now"
    if not code:
        game.do("pick_without(crown)", "add(prince)", "done", "take_kind(pizza)")
        assert game.stuff() == (1, 0)


@pytest.mark.rule("F-ADD-08", "F-ADD-09")
def test_one_useful_symbol_of_two_is_enough() -> None:
    """S-11: N = 3, k = 2."""
    game = table(player(hand="doodles icky_and_sticky", stuff="2t", pack="1p"))
    game.do("play(doodles)", "use_private", "use_public", "add(icky_and_sticky)", "done")
    assert game.stuff() == (0, 4)


@pytest.mark.rule("F-PLAY-11")
def test_an_addition_that_would_break_the_play() -> None:
    """S-12: N = 3 cannot be full and nothing else can."""
    game = table(player(hand="doodles icky_and_sticky", stuff="2t")).do("play(doodles)")
    assert game.why("add(icky_and_sticky)") == "add_breaks_full"
    game.do("done")
    assert game.stuff() == (0, 3)


@pytest.mark.rule("F-ADD-10", "F-ADD-12")
def test_lookout_symbols_one_by_one() -> None:
    """S-13: one of two shovels fits."""
    game = table(player(hand="bug", stuff="2p", lookout="scout sarge", level=1))
    game.halt("play(bug)", "use_public", "lookout(sarge, shovel)")
    assert game.why("lookout(scout, shovel)") == "lookout_useless"
    game.do("done")
    assert game.stuff() == (4, 0)


@pytest.mark.rule("F-ADD-08")
def test_a_lookout_symbol_may_not_make_a_card_useless() -> None:
    """S-14: Scout is enough."""
    game = table(player(hand="bug scout chef", stuff="2p", lookout="sarge"))
    game.do("play(bug)", "use_public", "add(scout)")
    assert game.why("lookout(sarge, shovel)") == "lookout_useless"
    game.do("done")
    assert game.stuff() == (4, 0)


@pytest.mark.rule("F-ADD-11")
def test_a_card_tucked_first_may_be_added_second() -> None:
    """S-15: both shovels of The Moles, from the Lookout."""
    game = table(player(hand="sarge the_moles")).do("play(sarge)", "use_private", "done")
    assert game.zone("lookouts") == "the_moles"
    game.do("use_public", "lookout(the_moles, shovel)", "lookout(the_moles, shovel)", "done")
    assert game.stuff() == (0, 3)


@pytest.mark.rule("F-ADD-12")
def test_with_lookout_symbols_the_action_must_be_full() -> None:
    """No amount below N is offered once a Lookout symbol is added."""
    game = table(player(hand="bug chef", lookout="scout", level=1)).do("play(bug)", "use_private")
    game.do("use_public", "lookout(scout, shovel)").halt("done")
    assert game.options == ["amount(2)"]
    assert game.why("amount(1)") == "stop_wastes_addition"


@pytest.mark.rule("F-ADD-13")
def test_actions_without_a_suit_cannot_be_improved() -> None:
    """Doodles' private action counts the Pack: no additions are asked for."""
    game = table(player(hand="doodles tink", pack="1p", stuff="4t")).do("play(doodles)")
    assert game.state.tracks[0] == 1
    assert not game.told("added")


@pytest.mark.rule("F-ADD-08", "F-EFF-16")
def test_additions_are_judged_by_what_is_really_there() -> None:
    """S-20: Kitty with three glue symbols."""
    start = table(player(hand="kitty icky_and_sticky", pack="1t"))
    first = start.copy().do(
        "play(kitty)", "use_public", "add(icky_and_sticky)", "done", "amount(3)"
    )
    first.do("use_private", "done", "spend(stuff)", "spend(stuff)", "spend(stuff)")
    assert (first.state.tracks[0], first.stuff(), first.pack()) == (3, (0, 0), (0, 1))
    second = start.copy().do("play(kitty)", "use_private")
    assert second.why("add(icky_and_sticky)") == "add_useless"


@pytest.mark.rule("F-ADD-15", "F-FOLLOW-06")
def test_followers_cannot_add() -> None:
    game = led(
        "crash",
        player(hand="punky blitz bug", discard="chef"),
        hand="tink",
        script="use_public; done; trash(tink)",
    )
    game.do("stop", "follow(punky)")
    assert game.kind == "choose_unit"
    assert game.why("add(blitz)") == "add_only_leader"
    assert game.why("lookout(blitz, squirt_gun)") == "add_only_leader"


@pytest.mark.rule("F-ADD-06", "F-ADD-10")
@pytest.mark.parametrize(("edition", "pizza"), [("pt-BR", 2), ("it", 3), ("fr", 3)])
def test_a_lookout_coin_keeps_its_name(edition: str, pizza: int) -> None:
    """S-78: Bud's coin as book, then as skateboard."""
    leader = player(hand="chef dash dash", lookout="bud", level=1, board="yellow")
    game = table(leader, edition=edition)
    game.do("play(chef)", "use_public", "lookout(bud, coin)", "done", "use_private")
    if edition == "pt-BR":
        assert game.why("lookout(bud, coin)") == "coin_locked"
    else:
        game.do("lookout(bud, coin)", "done")
        assert game.stuff() == (pizza, 0)


@pytest.mark.rule("F-PLAY-10", "F-ADD-05", "F-ADD-08", "F-ADD-11")
def test_part_first_with_a_useful_addition() -> None:
    """S-79: Sarge tucks two of three, then the public action is due in full."""
    game = table(player(hand="sarge the_moles bug chef", level=2)).do("play(sarge)", "use_private")
    game.do("add(the_moles)", "done", "tuck(bug)", "tuck(chef)")
    assert game.kind == "choose_additions"
    with_bug = game.copy().do("lookout(bug, shovel)", "done")
    assert with_bug.stuff() == (0, 4)
    game.do("done")
    assert game.stuff() == (0, 3)
    assert pass_all(game).kind == "choose_recruit"


@pytest.mark.rule("F-ADD-08")
def test_stopping_may_not_waste_an_addition() -> None:
    """After Blitz was added to Crash, at least two cards must be trashed."""
    game = table(player(hand="crash blitz", discard="bug chef tink"))
    game.do("play(crash)", "use_private", "take_kind(toy)", "amount(2)", "use_public", "add(blitz)")
    game.do("trash_discard(bug)")
    assert game.options == ["trash_discard(chef)", "trash_discard(tink)"]
    assert game.why("stop") == "stop_wastes_addition"
