"""`reach` against the oracle: over random reachable states, every card, leader and follower."""

import random
from collections.abc import Iterator

import pytest

from ludoteca.core.events import SILENT
from ludoteca.games.fort.box.contents import BRIBE, RECYCLING
from ludoteca.games.fort.rules.actions.means import Means
from ludoteca.games.fort.rules.additions import Additions
from ludoteca.games.fort.rules.follow import (
    can_follow,
    discard_to_follow,
    follow_choices,
    symbols_of,
)
from ludoteca.games.fort.rules.play import Aftermath
from ludoteca.games.fort.rules.playable import why_not_play
from ludoteca.games.fort.rules.table.choices import DONE
from ludoteca.games.fort.rules.table.current_play import Play
from ludoteca.games.fort.rules.table.state import FortState
from tests.games.fort import oracle
from tests.games.fort.all_ends import Outcome, begun, engine_outcomes, outcome
from tests.games.fort.oracle_effects import effect_of
from tests.games.fort.tables import GAME, KIDS

SLICE = range(60)
WHOLE = range(2000)


def some_states(seeds: range) -> Iterator[FortState]:
    """Yield leaders about to play, in positions of random games, with few cards to try."""
    for seed in seeds:
        chance = random.Random(f"reach {seed}")
        state = GAME.setup(chance.choice((2, 3)), seed=seed)
        for _ in range(chance.randrange(10, 260)):
            if state.asked is None:
                break
            GAME.apply(state, state.asked.seat, chance.choice(state.asked.options))
        while state.asked is not None and state.asked.kind != "choose_play":
            GAME.apply(state, state.asked.seat, chance.choice(state.asked.options))
        if state.asked is None:
            continue
        seat = state.leader
        suit = chance.randrange(6)
        fitting = [f for f in range(50) if GAME.book.shows[f][suit] or GAME.book.shows[f][6]]
        faces = fitting if chance.random() < 0.5 else range(50)
        state.hands[seat] = tuple(sorted(chance.sample(faces, chance.randrange(1, 4))))
        state.discards[seat] = state.discards[seat][: chance.randrange(3)]
        state.lookouts[seat] = state.lookouts[seat][:2]
        for i in range(2):
            state.tokens[4 * seat + i] = chance.randrange(5)
        yield state


def test_which_cards_can_be_played(long_run: bool) -> None:
    """Every card, put into the leader's hand, can be played exactly if the oracle finds a play."""
    for number, state in enumerate(some_states(WHOLE if long_run else SLICE)):
        for face in range(number % 5, len(KIDS), 5):
            twin = state.copy()
            hand = [f for f in twin.hands[twin.leader] if f != face][:3]
            twin.hands[twin.leader] = tuple(sorted([*hand, face]))
            if GAME.book.public[face] is None and GAME.book.private[face] is None:
                continue
            ours = why_not_play(twin, face) == ""
            assert ours == oracle.is_playable(twin, face), (number, KIDS[face])


def engine_sets(state: FortState) -> Iterator[tuple[list[str], FortState]]:
    """Yield every set of additions the engine lets the leader end with."""
    if not isinstance(state.stack[-1], Additions):
        yield [], state
        return
    decision = state.stack[-1].ask(state)
    assert decision is not None
    for choice in decision.options:
        then = state.copy()
        then.stack.pop().take(then, choice, SILENT)
        for words, last in engine_sets(then):
            yield ([] if choice == DONE else [str(GAME.tell(choice))]) + words, last


@pytest.mark.parametrize("action", [0, 1])
def test_which_additions_are_legal(action: int, long_run: bool) -> None:
    """For the first action: the engine's sets of additions are exactly the oracle's."""
    for number, state in enumerate(some_states(range(1000, 3000 if long_run else 1060))):
        for face in state.hands[state.leader]:
            effect = effect_of(state, face, action)
            if effect is None or oracle.suit_of(effect) in (None, 7):
                continue
            suit = oracle.suit_of(effect)
            assert suit is not None
            theirs = {
                (tuple(sorted(told(kid, name, suit) for kid, name in done.fresh)), done.lookout)
                for done in oracle.legal_firsts(state, face, action)
            }
            twin = begun(state, face, action)
            ours = set() if twin is None else {as_set(w, suit) for w, _ in engine_sets(twin)}
            assert ours == theirs, (number, KIDS[face], action)


def told(kid: int, name: int, suit: int) -> tuple[int, int]:
    """Return an added card; of a coin's names, only that of the counted suit is told apart."""
    return kid, name if name in (-1, suit) else (suit + 1) % 6


def as_set(words: list[str], suit: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """Return scripted additions as the oracle's are written."""
    fresh = []
    lookout = 0
    for word in words:
        verb, _, inside = word[:-1].partition("(")
        kid, _, name = inside.partition(", ")
        if verb == "lookout":
            lookout += 1
        elif verb == "add":
            fresh.append((KIDS.index(kid), -1))
        else:
            fresh.append(told(KIDS.index(kid), GAME.names["suit"].index(name), suit))
    return tuple(sorted(fresh)), lookout


def test_who_can_follow(long_run: bool) -> None:
    """Every public action, every card that matches it: full exactly if the oracle finds a way."""
    tried = 0
    for number, state in enumerate(some_states(WHOLE if long_run else SLICE)):
        chance = random.Random(number)
        for face in range(number % 3, len(KIDS), 3):
            if GAME.book.public[face] is None:
                continue
            twin = state.copy()
            own = GAME.book.own[face]
            suit = own if own < 6 else chance.randrange(6)
            twin.play = Play(face, suit, bound=chance.choice((-1, -1, 0, 1)))
            seat = twin.order[(twin.turn + 1) % twin.seats]
            twin.hands[seat] = tuple(sorted(chance.sample(range(50), 4)))
            twin.discards[seat] = twin.discards[seat][:1]
            for choice in follow_choices(twin, twin.hands[seat]):
                tried += 1
                ours = can_follow(twin, Means(twin, seat), twin.hands[seat], 0, choice)
                after = twin.copy()
                discard_to_follow(after, seat, choice, SILENT)
                theirs = oracle.can_follow(after, seat, face, symbols_of(twin, choice))
                assert ours == theirs, (number, KIDS[face], GAME.tell(choice))
    assert tried > 500


@pytest.mark.parametrize("action", [0, 1])
def test_which_ends_a_first_action_can_come_to(action: int, long_run: bool) -> None:
    """Unit by unit, with every stop: the engine's ends are exactly the oracle's legal ones."""
    seen = 0
    for number, state in enumerate(some_states(range(3000, 4500 if long_run else 3150))):
        state.perks = [-1 if perk == BRIBE else perk for perk in state.perks]
        for face in state.hands[state.leader]:
            if effect_of(state, face, action) is None:
                continue
            theirs = {
                outcome(done.state, done.extent)
                for done in oracle.legal_firsts(state, face, action)
            }
            ours: set[Outcome] = set()
            twin = begun(state, face, action)
            if twin is not None:
                engine_outcomes(twin, action, ours)
            assert ours == theirs, (number, KIDS[face], action)
            seen += len(ours)
    assert seen > 100


@pytest.mark.parametrize("action", [0, 1])
def test_which_ends_a_whole_play_can_come_to(action: int, long_run: bool) -> None:
    """Both actions, in full or in part, with all additions: exactly the oracle's legal plays."""
    seen = 0
    for number, state in enumerate(some_states(range(5000, 7000 if long_run else 5060))):
        state.perks = [-1 if perk in (BRIBE, RECYCLING) else perk for perk in state.perks]
        for face in state.hands[state.leader]:
            if effect_of(state, face, action) is None or is_wide(face):
                continue
            theirs = set()
            for first, second in oracle.legal_plays(state, face, action):
                last = second or first
                extents = first.extent + (second.extent if second else 0)
                theirs.add(outcome(last.state, extents))
            ours: set[Outcome] = set()
            twin = begun(state, face, action)
            if twin is not None:
                engine_outcomes(twin, action, ours, (Aftermath,))
            assert ours == theirs, (number, KIDS[face], action)
            seen += len(ours)
    assert seen > 100


def is_wide(face: int) -> bool:
    """Return whether the card asks for too much trying: any suit, or a new perk on the way."""
    return KIDS[face] == "ghost" or GAME.cards.advance_boxes[GAME.book.first_card[face]] > 0
