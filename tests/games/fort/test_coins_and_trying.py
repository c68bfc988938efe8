"""Coins that may be renamed, and names chosen with an eye to the other action, by the oracle.

Also: how much is tried at most for one question.
"""

import random

import pytest

from ludoteca.core.decisions import TooHard
from ludoteca.games.fort.rules.actions.means import MOST_TRIES, Tried
from ludoteca.games.fort.rules.play import Aftermath
from tests.games.fort import oracle
from tests.games.fort.all_ends import Budget, Outcome, TooWide, begun, engine_outcomes, outcome
from tests.games.fort.tables import GAME, KIDS

EDITIONS = ("pt-BR", "it", "fr")
COUNTING = ("chef", "patch", "sweet_pea", "tink", "kitty", "munch", "sarge", "ghost", "blitz")
COINS = ("smoke", "puddin", "blades")


@pytest.mark.rule("F-ADD-05", "F-ADD-06", "F-ADD-08", "F-ADD-10", "F-ADD-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kid", COUNTING)
def test_coins_count_for_both_actions(kid: str, edition: str) -> None:
    """A coin in hand and one in the Lookout: every end of both actions, and no other."""
    chance = random.Random(f"{kid} {edition}")
    face, seen = KIDS.index(kid), 0
    for number in range(8):
        state = GAME.setup(2, {"edition": edition}, number)
        seat = state.leader
        book = GAME.book
        suits = [p.counter for p in (book.public[face], book.private[face]) if p is not None]
        fits = [f for f in range(42) if any(s < 7 and book.shows[f][s] for s in suits)]
        hand = [chance.choice(COINS), *chance.sample(COINS, chance.randrange(2))]
        extra = [chance.choice(fits)] if fits and chance.random() < 0.5 else []
        state.hands[seat] = tuple(sorted([face, *map(KIDS.index, hand), *extra]))
        lookout = chance.sample((*COINS, *(KIDS[f] for f in fits)), chance.randrange(2))
        state.lookouts[seat] = tuple(sorted(map(KIDS.index, lookout)))
        state.discards[seat] = ()
        for place in range(4):
            state.tokens[4 * seat + place] = chance.randrange(5) if place < 2 else 0
        for action in (0, 1):
            if (book.private if action else book.public)[face] is None:
                continue
            ours: set[Outcome] = set()
            twin = begun(state, face, action)
            try:
                if twin is not None:
                    engine_outcomes(twin, action, ours, (Aftermath,), Budget(700))
            except TooWide:
                continue
            theirs = set()
            for first, second in oracle.legal_plays(state, face, action):
                last = second or first
                extent = first.extent + (second.extent if second else 0)
                theirs.add(outcome(last.state, extent))
            assert ours == theirs, (number, action)
            seen += len(ours)
    assert seen > 5


@pytest.mark.rule("F-PLAY-11")
def test_there_is_a_limit_to_trying() -> None:
    tried = Tried()
    for _ in range(MOST_TRIES):
        tried.once_more()
    with pytest.raises(TooHard) as refused:
        tried.once_more()
    assert refused.value.reason.code == "too_much_work"
