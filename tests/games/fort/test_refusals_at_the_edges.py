"""Every kind of choice, tried at every kind of moment: its first and its last, and some between.

Each refusal must be what the oracle of reasons finds first in the way.
"""

import random
from collections.abc import Callable
from functools import cache

import pytest

from ludoteca.games.fort.rules.reasons import RULES
from tests.games.fort import reason_cases, test_questions
from tests.games.fort.oracle_reasons import TRUTHS
from tests.games.fort.tables import GAME, Table, player, table
from tests.games.whys import Case, first_in_the_way

BETWEEN = 40


@cache
def edges() -> tuple[int, ...]:
    """Return the first and the last choice of every kind."""
    kinds: dict[str, list[int]] = {}
    for choice in range(len(GAME.choices)):
        kinds.setdefault(str(GAME.tell(choice)).partition("(")[0], []).append(choice)
    return tuple(sorted({end for found in kinds.values() for end in (found[0], found[-1])}))


def after_a_pick() -> Table:
    """Return a draft in which p2 has kept a card."""
    draft = Table(GAME.setup(3, {"setup": "advanced"}, 4))
    asked = GAME.decision(draft.state, 1)
    assert asked is not None
    GAME.apply(draft.state, 1, asked.options[0])
    return draft


DOC = ("play(doc)", "use_public")
MORE: dict[str, Callable[[], Table]] = {
    "converting": lambda: table(player("golden_boy prince", stuff="3p 3t", pack="1p")).halt(
        "play(golden_boy)", "use_public", "add(prince)", "done", "convert(pack, pizza)"
    ),
    "converting the other way": lambda: table(
        player(), player("tink dot chef", stuff="3p 2t", pack="1t"), turn=1, edition="it"
    ).halt("play(tink)", "use_private", "add(dot)", "done", "convert(pack, toy)"),
    "converting either way": lambda: table(
        player("tink dot", stuff="4p 2t", pack="1t"), edition="fr"
    ).halt("play(tink)", "use_private", "add(dot)", "done", "convert(pack, toy)"),
    "spending toys": lambda: table(player("kitty dot", stuff="2t 1p", pack="1p")).halt(
        "play(kitty)", "use_private", "add(dot)", "done"
    ),
    "spending pizza": lambda: table(player("munch dash", stuff="1p", pack="1p 1t", level=1)).halt(
        "play(munch)", "use_private", "add(dash)", "done"
    ),
    "stowing": lambda: table(player("skids dash", stuff="1p 2t", pack="1p", level=1)).halt(
        "play(skids)", "use_public", "done"
    ),
    "stowing from the supply": lambda: table(
        player("skids dash", stuff="1t", pack="1p", level=2, perk="sticky_fingers")
    ).halt("play(skids)", "use_public", "done"),
    "copying a rival": lambda: table(
        player("smoke", stuff="2p 2t"), player(pack="1p", level=1), player(pack="2p 1t", level=2)
    ).halt("play(smoke)", "use_private", "copy_from(p3)"),
    "choosing a rival to copy": lambda: table(
        player(pack="1p", level=1), player("smoke", stuff="4p 2t"), player(pack="1t"), turn=1
    ).halt("play(smoke)", "use_private"),
    "copying": lambda: table(
        player(pack="1p"), player("thunder", stuff="3p 3t", pack="2p 1t", level=2), turn=1
    ).halt("play(thunder)", "use_private", "use_public"),
    "tucking": lambda: table(player("doc bones bug", stuff="1p"), player(yard="chef")).halt(*DOC),
    "tucking from anywhere": lambda: table(
        player("doc bones", stuff="1p", level=2, perk="bribe"), player(yard="chef"), player()
    ).halt(*DOC),
    "trashing": lambda: table(
        player("crash bones", discard="chef", lookout="dash"), player(yard="wart")
    ).halt("play(crash)", "use_public", "done"),
    "trashing as a follower": lambda: table(
        player("crash bones", discard="chef"), player("blitz moose chef", yard="wart")
    ).halt("play(crash)", "use_public", "done", "trash(bones)", "stop", "follow(blitz)"),
    "trashing a rival's": lambda: table(
        player("tiny"), player(yard="bug bones"), player(yard="chef")
    ).halt("play(tiny)", "use_private"),
    "recruiting as a follower": lambda: table(
        player("baby_face"), player("blitz", yard="bones"), player(yard="dash")
    ).halt("play(baby_face)", "use_private", "stop", "follow(blitz)"),
    "recruiting from the own Yard": lambda: table(
        player("baby_face"), player("blitz", yard="bones"), player(yard="dash"), edition="fr"
    ).halt("play(baby_face)", "use_private", "stop", "follow(blitz)"),
    "paying": lambda: table(
        player(), player("dot chef", stuff="2p 1t", pack="1p 1t", level=1), turn=1
    ).halt("play(dot)", "use_public"),
    "paying less": lambda: table(player("dot chef", stuff="2p 1t", pack="1p", level=2)).halt(
        "play(dot)", "use_private"
    ),
    "paying more": lambda: table(player(stuff="3p 2t", pack="1p", level=2, perk="diy")).halt(
        "use_diy"
    ),
    "a follower bound to toys": lambda: table(player("tiny"), player("prince", stuff="1p")).halt(
        "play(tiny)", "use_public", "take_kind(toy)"
    ),
    "without Birthday cards": lambda: table(
        player("bug", level=2, perk="birthday_party"), player(yard="bones")
    ).halt("skip", "recruit_deck"),
    "a draft": lambda: Table(GAME.setup(3, {"setup": "advanced"}, 4)),
    "a draft with one answer": after_a_pick,
}

MOMENTS = (*MORE, *test_questions.CASES, *reason_cases.CASES)


def moment(name: str) -> Table:
    """Return a table at this moment."""
    if name in MORE:
        return MORE[name]()
    if name in test_questions.CASES:
        start, script, *_ = test_questions.CASES[name]
        return start.copy().halt(*script)
    return reason_cases.CASES[name]()[0]


@pytest.mark.rule("F-INFO-10")
@pytest.mark.parametrize("name", MOMENTS)
def test_the_first_and_the_last_of_every_kind(name: str) -> None:
    at = moment(name)
    game, state = at.game, at.state
    chance = random.Random(name)
    between = chance.sample(range(len(game.choices)), BETWEEN)
    numbers = range(game.book.pay)  # kinds, places, amounts: few, and all are tried
    for seat in range(state.seats):
        ours = edges() if game is GAME else ()
        asked = numbers if game.decision(state, seat) else ()
        for choice in {*ours, *asked, *between}:
            reason = game.why_not(state, seat, choice)
            code = first_in_the_way(TRUTHS, Case(game, state, seat, choice))
            assert (reason.code if reason else "") == (code or ""), (seat, str(game.tell(choice)))
            assert reason is None or reason.rules == RULES[reason.code]
