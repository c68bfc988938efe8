"""Games begun under older rules ask about Recycling at moments of their own, and only there."""

import pytest

from ludoteca.games.fort.rules.recycling import Prompted
from tests.games.fort.tables import GAME, Table, player, table

DECK = "dash munch penny moose doc"


def leading(hand: str, discard: str = "tink", pack: str = "") -> Table:
    """Return p1 about to play under older rules, owning Recycling."""
    p1 = player(hand, pack=pack, level=2, discard=discard, deck=DECK, perk="recycling")
    game = table(p1, park=["tiny", "dot", "wart"], trash_box=["zip", "blades"])
    game.state.stack.insert(0, Prompted())
    return game


@pytest.mark.rule("F-PERK-11")
def test_asked_between_two_actions_but_not_after_the_second() -> None:
    game = leading("giggles bug", pack="1p").halt("play(giggles)", "use_private", "no")
    assert game.kind == "choose_action"
    game.halt("use_public")
    while game.kind == "choose_unit":
        game.halt(game.options[-1])
    assert (game.kind, game.state.play.is_over()) == ("choose_follow", True)


@pytest.mark.rule("F-PERK-11")
def test_not_asked_after_the_only_action_of_a_card() -> None:
    """The next time is before the recruit, and only once."""
    game = leading("punky bug").halt("play(punky)", "use_private", "done", "take_kind(pizza)")
    assert (game.kind, game.stuff()) == ("use_recycling", (1, 0))
    assert game.halt("no").kind == "choose_recruit"


@pytest.mark.rule("F-PERK-10")
def test_not_asked_with_an_empty_pile() -> None:
    assert leading("bug", discard="").halt("skip").kind == "choose_recruit"
    assert leading("bug").halt("skip").kind == "use_recycling"


@pytest.mark.rule("F-PERK-11", "F-TURN-04")
def test_played_cards_lie_there_until_the_discard_phase() -> None:
    """At the moment before it they are where they belong, and after it they are gone."""
    game = leading("thunder").halt("play(thunder)", "use_private", "no")
    game.halt("decline", "no", "recruit_park(tiny)")
    assert (game.kind, game.middle("play_area")) == ("use_recycling", "thunder")
    assert GAME.faults(game.state) == []
    game.halt("no")
    assert (game.kind, game.middle("play_area")) == ("use_recycling", "")
    assert GAME.faults(game.state) == []
