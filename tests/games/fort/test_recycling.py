"""Recycling, at any moment of the own turn: behind the leader's other answers, and at its end."""

import random

import pytest

from ludoteca.games.fort.rules.perks import has_recycling
from tests.games.fort.tables import GAME, Table, player, table

DECK = "dash munch penny moose doc"


def leading(hand: str, discard: str = "tink", deck: str = DECK, **more: object) -> Table:
    """Return p1 about to play, owning Recycling; there are no Best Friends."""
    p1 = player(hand, discard=discard, deck=deck, perk="recycling", **{"level": 2, **more})  # type: ignore[arg-type]
    return table(p1, park=["tiny", "dot", "wart"], trash_box=["zip", "blades"])


@pytest.mark.rule("F-PERK-10", "F-PERK-11")
def test_recycling_stands_behind_every_answer() -> None:
    """Declined at each question up to the recruit: it is there again at the next one."""
    game = leading("bug chef scout", level=2)
    for words in ("play(bug)", "use_public", "done", "stop"):
        assert game.options[-1] == "recycle(tink)", (words, game.options)
        game.do(words)
    game.do("decline")
    assert (game.kind, game.options[-1]) == ("choose_recruit", "recycle(tink)")


@pytest.mark.rule("F-PERK-10", "F-PERK-11", "F-ADD-01")
def test_a_recycled_card_can_be_played_and_added_at_once() -> None:
    game = leading("bug", discard="scout dash").halt("recycle(scout)")
    assert (game.kind, game.zone("hands"), game.state.perks[0]) == ("choose_play", "bug scout", -1)
    adding = leading("bug chef", discard="scout dash").halt("play(bug)", "use_public")
    adding.halt("recycle(scout)", "add(scout)", "done", "amount(2)")
    assert adding.stuff() == (2, 0)


@pytest.mark.rule("F-PERK-11")
def test_recycling_in_the_middle_of_an_action() -> None:
    """Prince tucks two crowns' worth of cards: the second one comes from the discard pile."""
    game = leading("prince golden_boy chef bug scout", lookout="prince", discard="tink dash")
    game.halt("play(prince)", "use_public", "add(golden_boy)", "done")
    game.halt("tuck(chef)", "recycle(tink)")
    assert game.kind == "choose_unit"
    game.halt("tuck(tink)")
    assert game.zone("lookouts") == "chef prince tink"


@pytest.mark.rule("F-PERK-11", "F-PLAY-14")
def test_recycling_between_the_actions_opens_the_second_one() -> None:
    """Chef's second action needs a skateboard: Dash comes back from the discard pile."""
    game = leading("chef", discard="dash").do("play(chef)", "use_public")
    assert game.options == ["stop", "recycle(dash)"]
    game.halt("recycle(dash)")
    assert game.options == ["use_private", "stop"]


@pytest.mark.rule("F-PERK-11", "F-PLAY-03", "F-FORT-11")
def test_naming_a_suit_and_rewards_come_first() -> None:
    game = table(
        player("blades", discard="tink", deck=DECK, perk="recycling", level=2, board="red"),
        trash_box=["zip"],
    ).halt("play(blades)")
    assert (game.kind, game.why("recycle(tink)")) == ("name_suit", "recycling_not_now")
    assert game.why("recycle(bug)") == "not_in_pile"
    empty = leading("bug", discard="")
    assert empty.why("recycle(bug)") == "recycling_empty"


@pytest.mark.rule("F-PERK-10", "F-PERK-11", "F-TURN-09", "F-RECRUIT-03")
def test_one_question_when_five_cards_are_drawn() -> None:
    """S-44, S-66: the played card, or the one just recruited, makes a hand of six."""
    game = leading("bug chef", discard="").halt("play(bug)", "use_public", "done", "amount(1)")
    game.halt("stop", "decline", "recruit_park(tiny)")
    assert (game.kind, len(game.state.hands[0])) == ("use_recycling", 5)
    assert game.options == ["no", "recycle(tiny)", "recycle(bug)"]
    assert game.copy().halt("no").state.turn == 1
    game.halt("recycle(tiny)")
    assert (game.state.turn, len(game.state.hands[0])) == (1, 6)
    assert "tiny" in game.zone("hands")


@pytest.mark.rule("F-PERK-11", "F-TURN-09", "F-TURN-10")
def test_before_a_reshuffle_buries_the_pile() -> None:
    """Two cards are drawn, then the owner may save one from the reshuffle, then three more."""
    game = leading("chef", deck="dash munch", discard="tink bug sarge skids").halt("skip")
    game.halt("recruit_park(tiny)")
    assert (game.kind, len(game.state.hands[0]), len(game.state.discards[0])) == (
        "use_recycling",
        2,
        5,
    )
    game.halt("recycle(bug)")
    assert (len(game.state.hands[0]), game.state.discards[0]) == (6, ())
    assert "bug" in game.zone("hands")
    assert [event.args["count"] for event in game.told("drew")] == [2, 3]
    alone = leading("chef", deck="", discard="").halt("skip")
    alone.halt("recruit_park(tiny)", "recycle(tiny)")
    assert alone.zone("hands") == "tiny"


@pytest.mark.rule("F-PERK-11")
def test_at_most_one_question_of_its_own_in_a_turn() -> None:
    """Over random games in which everybody declines: asked once at most, and never by a rival."""
    prompts = 0
    for seed in range(40):
        chance = random.Random(seed)
        state = GAME.setup(2, seed=seed)
        last = -1
        while state.asked is not None:
            options = [
                o for o in state.asked.options if not str(GAME.tell(o)).startswith("recycle")
            ]
            perks = [o for o in options if str(GAME.tell(o)) == "take_perk(recycling)"]
            if state.asked.kind == "use_recycling":
                assert (state.asked.seat, has_recycling(state, state.leader)) == (
                    state.leader,
                    True,
                )
                assert state.turn != last
                last = state.turn
                prompts += 1
            GAME.apply(state, state.asked.seat, chance.choice(perks or options))
    assert prompts > 20
