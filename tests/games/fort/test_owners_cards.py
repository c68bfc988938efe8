"""Cards as an owner may change them: refusals and counts that no printed card brings about."""

from typing import Any

import pytest

from ludoteca.games.fort.rules.table.current_play import IN_PART, PUBLIC
from tests.games.fort.tables import Table, player, with_box

HALF = "(gather(pizza) & gather(toy)) * shovel"  # half of it, with no room for pizza


def owner_table(
    changes: dict[str, object], *players: dict[str, Any], edition: str = "pt-BR"
) -> Table:
    """Return a table with an owner's box, p1 to play."""
    game = with_box(changes)
    seats = list(players) if len(players) > 1 else [*players, player()]
    state = game.read_position({"player": seats, "edition": edition})
    assert game.faults(state) == []
    return Table(state, game)


@pytest.mark.rule("F-PLAY-10", "F-PLAY-11")
def test_as_many_as_there_is_room_for_may_be_too_many() -> None:
    """With both pizzas taken there would be no room for the second action's."""
    changes: dict[str, object] = {
        "kid.bones.public": "gather(pizza) * fort_level",
        "kid.bones.private": "gather(pizza)",
    }
    game = owner_table(changes, player("bones", "2p", level=3, perk="bribe"))
    game.halt("play(bones)", "use_public")
    assert game.options == ["amount(1)"]
    assert game.why("amount(2)") == "dead_end"
    assert game.why("amount(3)") == "stuff_full"


@pytest.mark.rule("F-PLAY-07", "F-PLAY-11")
def test_an_action_that_would_leave_the_other_undone() -> None:
    """The only toy is needed to do one action in full."""
    changes: dict[str, object] = {
        "kid.bones.public": "spend(toy) & spend(pizza)",
        "kid.bones.private": "spend(toy)",
    }
    game = owner_table(changes, player("bones", "1t")).halt("play(bones)")
    assert game.options == ["use_private"]
    assert game.why("use_public") == "dead_end"
    game.state.play = game.state.play.with_done(1 - PUBLIC, IN_PART)
    assert game.why("use_public") == "must_finish_full"


@pytest.mark.rule("F-ADD-06", "F-ADD-10")
def test_a_lookout_coin_is_named_with_an_eye_to_the_other_action() -> None:
    changes: dict[str, object] = {"kid.bones.public": HALF, "kid.bones.private": "score * shovel"}
    again = owner_table(changes, player("bones", "4p 3t", lookout="puddin"))
    again.halt("play(bones)", "use_public")
    assert "lookout(puddin, coin)" in again.options
    changes["kid.bones.private"] = "score * glue"
    other = owner_table(changes, player("bones bug", "4p 3t", lookout="puddin"))
    other.halt("play(bones)", "use_public")
    assert "add(bug)" in other.options
    assert other.why("lookout(puddin, coin)") == "add_breaks_full"


@pytest.mark.rule("F-ADD-10", "F-ADD-12")
def test_every_symbol_of_every_copy_in_the_lookout_counts() -> None:
    changes: dict[str, object] = {
        "kid.chef.symbols": ["book", "book"],
        "kid.chef.public": "—",
        "kid.chef.private": "—",
    }
    game = owner_table(changes, player("einstein", level=3, lookout="chef chef", perk="bribe"))
    game.halt("play(einstein)", "use_private", *["lookout(chef, book)"] * 4)
    assert game.why("lookout(chef, book)") == "already_counted"
    game.halt("done", "amount(5)")
    assert game.state.tracks[0] == 5


@pytest.mark.rule("F-FOLLOW-07")
def test_the_first_card_with_a_coin_beside_the_suit() -> None:
    changes: dict[str, object] = {"kid.smoke.symbols": ["book", "coin"], "kid.smoke.private": "—"}
    game = owner_table(changes, player("chef"), player("smoke"))
    game.halt("play(chef)", "use_public", "done", "amount(1)", "follow_coin(smoke)")
    assert game.stuff(1) == (2, 0)


@pytest.mark.rule("F-ADD-14")
def test_a_made_up_rule_is_no_suit() -> None:
    changes: dict[str, object] = {"kid.ghost.symbols": ["coin"]}
    game = owner_table(changes, player("ghost bug")).halt("play(ghost)", "use_private")
    assert "pick_suit(coin)" in game.options
    assert game.why("keep_rule(big_plans)") == "not_now"
    assert game.why("pick_without(book)") == "not_now"


@pytest.mark.rule("F-RECRUIT-02")
def test_a_recruit_has_to_wait_for_its_unit() -> None:
    changes: dict[str, object] = {"kid.bones.public": "stow & recruit"}
    game = owner_table(changes, player("bones", "1p 1t")).halt("play(bones)", "use_public")
    there = game.middle("park").split()[0]
    assert game.kind == "choose_unit"
    assert game.why(f"recruit_park({there})") == "not_now"


@pytest.mark.rule("F-ADD-06", "F-PLAY-10")
def test_a_coin_has_to_be_renamed_if_it_counts_too_much() -> None:
    """Edition fr: after a first action in part there are two to stow, and there is room for one."""
    changes: dict[str, object] = {"kid.bug.public": HALF, "kid.bug.private": "stow * shovel"}
    game = owner_table(changes, player("bug smoke", "4p 2t"), edition="fr")
    game.halt("play(bug)", "use_public", "add_as(smoke, shovel)", "done")
    while game.state.play.public_done == 0:
        game.halt(game.options[-1])
    game.halt("use_private")
    assert game.state.play.public_done == IN_PART
    assert game.why("done") == "dead_end"
    game.halt("rename(smoke, glue)", "done", "stow(toy)")
    assert game.pack() == (0, 1)


@pytest.mark.rule("F-ADD-06", "F-ADD-14")
def test_what_a_coin_was_named_is_told_not_that_another_has_no_name() -> None:
    changes: dict[str, object] = {
        "kid.golden_boy.public": "gather(toy) * crown",
        "kid.golden_boy.private": "gather(any) * any_suit",
    }
    game = owner_table(changes, player("golden_boy puddin puddin"))
    game.halt("play(golden_boy)", "use_private", "pick_suit(coin)", "add(puddin)", "done")
    game.halt("take_kind(pizza)", "amount(1)", "use_public", "add_as(puddin, crown)")
    choice = game.game.read("rename(puddin, glue)")
    assert choice is not None
    reason = game.game.why_not(game.state, 0, choice)
    assert reason is not None
    assert (reason.code, dict(reason.args)) == ("coin_locked", {"suit": "suit.crown"})
