"""What is asked: the kind of each question, what it is about, and whether it may answer itself.

p2 leads. A secret question is asked even with a single answer (F-INFO-10).
"""

from typing import Any

import pytest

from tests.games.fort.tables import Table, player, table

CHEF: tuple[str, ...] = ("play(chef)", "use_public", "done")
SHUT = (*CHEF, "stop")
ABOUT_CHEF: dict[str, object] = {"rival": "seat.1", "kid": "kid.chef", "suit": "suit.book"}


def leading(hand: str, rival: dict[str, Any] | None = None, **leader: Any) -> Table:
    """Return p2's Play phase, in a game of two."""
    return table(rival or player(), player(hand, **leader), turn=1)


CASES: dict[str, tuple[Table, tuple[str, ...], str, dict[str, object], bool]] = {
    "a card": (leading("chef"), (), "choose_play", {}, True),
    "a coin's name": (
        leading("blades bug", board="red"), ("play(blades)",),
        "name_suit", {"kid": "kid.blades"}, False,
    ),
    "an action": (
        leading("chef bug"), ("play(chef)",), "choose_action", {"kid": "kid.chef"}, True
    ),
    "an action that needs no hand": (
        leading("bug chef", level=1), ("play(bug)",), "choose_action", {"kid": "kid.bug"}, False
    ),
    "the first addition": (
        leading("chef bug noodle_twins"), CHEF[:2],
        "choose_additions", {"suit": "suit.book", "number": 1}, True,
    ),
    "another addition": (
        leading("chef bug noodle_twins"), (*CHEF[:2], "add(noodle_twins)"),
        "choose_additions", {"suit": "suit.book", "number": 3}, True,
    ),
    "a Lookout symbol, with nothing in hand": (
        leading("chef", lookout="doc"), CHEF[:2],
        "choose_additions", {"suit": "suit.book", "number": 1}, False,
    ),
    "any suit": (
        leading("ghost bug"), ("play(ghost)", "use_private"),
        "choose_additions", {"suit": "suit.any", "number": 0}, True,
    ),
    "how many": (
        leading("chef bug noodle_twins"), (*CHEF[:2], "add(noodle_twins)", "done"),
        "choose_unit", {"unit": "unit.gather_pizza", "left": 3}, True,
    ),
    "a kind": (
        leading("ghost bug"), ("play(ghost)", "use_private", "pick_suit(crown)", "done"),
        "choose_kind", {}, False,
    ),
    "the second of three units": (
        leading("scout the_moles bug", stuff="3p 1t", level=2),
        ("play(scout)", "use_public", "add(the_moles)", "done", "stow(pizza)"),
        "choose_unit", {"unit": "unit.stow", "left": 2}, False,
    ),
    "a payment": (
        leading("moose bug", stuff="3p 3t", level=1), ("play(moose)", "use_private"),
        "choose_payment",
        {"level": 2, "pizza": 1, "toys": 1, "either": 1, "change": 0}, False,
    ),
    "a rival's Pack": (
        leading("smoke", player(pack="1p 1t", level=1)), ("play(smoke)", "use_private"),
        "choose_unit", {"unit": "unit.copy_rival_pack", "left": 1}, False,
    ),
    "a recruit by an action": (
        leading("baby_face bug"), ("play(baby_face)", "use_public", "done"),
        "choose_recruit", {}, False,
    ),
    "the recruit of the turn": (leading("bug"), ("skip",), "choose_recruit", {}, False),
    "to follow": (leading("chef bug", player("doc")), SHUT, "choose_follow", ABOUT_CHEF, True),
    "to follow a named coin": (
        leading("blades bug", player("doc"), board="red"),
        ("play(blades)", "name_suit(glue)", "use_public", "take_kind(toy)", "amount(2)", "stop"),
        "choose_follow", {**ABOUT_CHEF, "kid": "kid.blades", "suit": "suit.glue"}, True,
    ),
    "a second card to follow": (
        leading("chef bug", player("doc bones", level=2, perk="copy_cat")), (*SHUT, "follow(doc)"),
        "choose_follow", ABOUT_CHEF, True,
    ),
    "Rough Housing": (
        leading("chef bug", player(level=2, perk="rough_housing")), (*SHUT, "decline"),
        "use_rough_housing", {"rival": "seat.1", "kid": "kid.chef"}, True,
    ),
    "Do-Over": (
        leading("chef bug", level=2, perk="do_over"), (*SHUT, "decline"), "use_do_over", {}, True
    ),
    "a made-up rule": (
        leading("moose bug", stuff="1p 1t"), ("play(moose)", "use_private", "pay(1, 1, 0, 0)"),
        "choose_rule", {}, False,
    ),
    "a perk": (
        leading("moose bug", stuff="2p 1t", level=1),
        ("play(moose)", "use_private", "pay(2, 1, 0, 0)"), "choose_perk", {}, False,
    ),
    "the Birthday Party": (
        leading("bug", level=2, perk="birthday_party"), ("skip", "recruit_deck"),
        "use_birthday_party", {}, False,
    ),
    "Recycling at the end": (
        leading("bug", level=2, perk="recycling", discard="chef"), ("skip", "recruit_deck"),
        "use_recycling", {}, False,
    ),
}  # fmt: skip


@pytest.mark.rule("F-INFO-10")
@pytest.mark.parametrize("case", CASES)
def test_what_a_question_is_about(case: str) -> None:
    start, script, kind, about, is_secret = CASES[case]
    game = start.copy().halt(*script)
    asked = game.state.asked
    assert asked is not None
    assert (asked.kind, game.game.about(game.state), asked.secret) == (kind, about, is_secret)
    rival = kind in ("choose_follow", "use_rough_housing")
    assert asked.seat == (0 if rival else 1)
