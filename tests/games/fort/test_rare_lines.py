"""What seldom comes up: perks out of turn, Recycling before a suit is picked, a finished action."""

import pytest

from ludoteca.core.events import SILENT
from ludoteca.core.frames import advance
from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.game import Fort
from ludoteca.games.fort.rules.actions.reach import FIRST, TAIL
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.table.current_play import IN_FULL, IN_PART, PUBLIC
from tests.games.fort.tables import GAME, led, player, table

DECK = "dash munch penny moose doc"


@pytest.mark.rule("F-PERK-02")
@pytest.mark.parametrize(
    ("perk", "choice"),
    [("diy", "use_diy"), ("do_over", "use_do_over"), ("recycling", "recycle(tink)")],
)
def test_perks_for_one_s_own_turn_are_refused_to_followers(perk: str, choice: str) -> None:
    follower = player("bug", discard="tink", perk=perk, level=2)
    game = led("bug", follower, script="use_public; done; stop", level=1)
    assert (game.kind, game.seat) == ("choose_follow", 1)
    assert game.why(choice) == "perk_other_turn"


@pytest.mark.rule("F-PERK-11")
def test_recycling_before_a_suit_is_picked() -> None:
    p1 = player("ghost", discard="tink", deck=DECK, perk="recycling", level=2)
    game = table(p1, park=["tiny", "dot", "wart"], trash_box=["blades", "zip"])
    game.halt("play(ghost)", "use_private")
    assert game.options[-1] == "recycle(tink)"
    game.halt("recycle(tink)")
    assert "pick_suit(crown)" in game.options
    assert GAME.cards.faces.index("tink") in game.state.hands[0]


@pytest.mark.parametrize(
    ("done", "is_part", "extent"), [(2, False, IN_FULL), (2, True, IN_PART), (1, False, IN_PART)]
)
def test_an_action_written_down_at_its_end_is_over(done: int, is_part: bool, extent: int) -> None:
    """A position may hold an action with nothing left to do."""
    state = led("bug", level=1).state
    face = state.play.face
    state.stack.append(
        Run(0, face, PUBLIC, 2, 1, FIRST, done=done, place=TAIL, has_left=True, is_part=is_part)
    )
    advance(state, SILENT)
    assert state.play.public_done == extent


@pytest.mark.rule("F-PERK-04")
def test_an_empty_park_deck_gives_nothing_to_tuck() -> None:
    game = led("prince", script="use_public", perk="bribe", level=2, hand="tiny")
    game.halt("done")
    assert "tuck_deck" in game.options
    game.state.park_deck = ()
    game.state.asked = game.state.stack[-1].ask(game.state)
    assert game.why("tuck_deck") == "source_empty"


@pytest.mark.rule("F-PLAY-11")
def test_no_suit_of_an_unknown_card_can_be_counted_on() -> None:
    book = Fort().book
    assert book.shows[book.faces] == [0] * (COIN + 1)


def test_bots_and_learners_find_what_they_need() -> None:
    game = Fort()
    state = game.setup(2, seed=1)
    assert isinstance(game.insight.evaluate(state, 0), float)
    assert game.observation is not None
