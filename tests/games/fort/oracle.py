"""The slow and plainly right judge of `reach`: try every way to do an action on copies.

It reads the printed effect itself, not its flattened form, and knows no look-ahead: an action is
carried out in all ways, with all additions, and only the finished play is judged (F-PLAY-06, -10,
F-ADD-08, -12). Of cards that differ in nothing that matters later (in a discard pile, a Park, a
rival's Yard) one stands for all.
"""

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

from ludoteca.games.fort.box.effects import (
    COIN,
    AnyEffect,
    AnySuit,
    FortLevel,
    InLookout,
    InPack,
    Suits,
    Then,
    Times,
)
from ludoteca.games.fort.rules.table import current_play
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import minus
from tests.games.fort.oracle_effects import FRESH, FULL, NOTHING, Try, effect_of, run


class Play(NamedTuple):
    """The leader's play: the card, and hand cards added with the name of their coins."""

    face: int
    added: tuple[tuple[int, int], ...] = ()


def suit_of(effect: AnyEffect) -> int | None:
    """Return the suit that multiplies the effect (7 for any), None if none does."""
    counted = effect.first if isinstance(effect, Then) else effect
    if isinstance(counted, Times):
        if isinstance(counted.number, Suits):
            return counted.number.suit
        if isinstance(counted.number, AnySuit):
            return 7
    return None


def counter_of(effect: AnyEffect, state: FortState, seat: int) -> int:
    """Return N of an effect that no suit multiplies."""
    counted = effect.first if isinstance(effect, Then) else effect
    if isinstance(counted, Times):
        match counted.number:
            case InPack():
                return sum(state.tokens[4 * seat + 2 : 4 * seat + 4])
            case InLookout():
                return len(state.lookouts[seat])
            case FortLevel():
                return state.levels[seat]
            case _:
                raise AssertionError(counted.number)
    return 1


def symbols(state: FortState, face: int, suit: int) -> int:
    return state.book.shows[face][suit]


def count_added(state: FortState, added: tuple[tuple[int, int], ...], suit: int) -> int:
    total = 0
    for face, name in added:
        total += symbols(state, face, suit)
        total += symbols(state, face, COIN) if name == suit != COIN else 0
    return total


def addition_sets(state: FortState, suit: int) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
    """Yield hand cards with coin names, and how many Lookout symbols, that could be added."""
    seat = state.leader
    useful = [
        face
        for face in state.hands[seat]
        if symbols(state, face, suit) or symbols(state, face, COIN)
    ]
    lookout = sum(
        symbols(state, face, suit) + (symbols(state, face, COIN) if suit != COIN else 0)
        for face in state.lookouts[seat]
        if face != FRESH
    )
    subsets = chain.from_iterable(combinations(useful, n) for n in range(len(useful) + 1))
    for cards in set(subsets):
        names = [
            [suit, (suit + 1) % COIN] if symbols(state, face, COIN) and suit != COIN else [-1]
            for face in cards
        ]
        for chosen in product(*names):
            for count in range(lookout + 1):
                yield tuple(zip(cards, chosen, strict=True)), count


class Done(NamedTuple):
    """An action that was carried out: the state after it, how far, and what was added to it."""

    state: FortState
    extent: int
    play: Play
    fresh: tuple[tuple[int, int], ...]
    lookout: int


def carried_out(state: FortState, play: Play, action: int) -> Iterator[Done]:
    """Yield every legal way to use one action of the leader's card, in full or in part."""
    effect = effect_of(state, play.face, action)
    if effect is None:
        return
    seat = state.leader
    suit = suit_of(effect)
    if suit is None:
        at = Try(state, seat, counter_of(effect, state, seat))
        for then, extent in run(effect, at):
            if extent != NOTHING:
                yield Done(then.state, extent, play, (), 0)
        return
    for chosen in range(7) if suit == 7 else [suit]:
        base = count_added(state, play.added, chosen)
        base += state.book.own[play.face] == chosen
        for fresh, lookout in addition_sets(state, chosen):
            yield from _with_additions(state, play, effect, chosen, base, fresh, lookout)


def _with_additions(
    state: FortState,
    play: Play,
    effect: AnyEffect,
    suit: int,
    base: int,
    fresh: tuple[tuple[int, int], ...],
    lookout: int,
) -> Iterator[Done]:
    seat = state.leader
    then = state.copy()
    for face, _ in fresh:
        then.hands[seat] = minus(then.hands[seat], face)
    number = base + count_added(state, fresh, suit) + lookout
    for result, extent in run(effect, Try(then, seat, number)):
        done = result.rounds
        is_useful = all(done > number - count_added(state, (c,), suit) for c in fresh)
        if extent != NOTHING and is_useful and (not lookout or done == number):
            added = Play(play.face, (*play.added, *fresh))
            yield Done(result.state, extent, added, fresh, lookout)


# ---------------------------------------------------------------- verdicts


def after_playing(state: FortState, face: int) -> FortState:
    then = state.copy()
    then.hands[state.leader] = minus(then.hands[state.leader], face)
    then.play = current_play.Play(face)
    return then


def legal_firsts(state: FortState, face: int, action: int) -> Iterator[Done]:
    """Yield every first use of the action after which a legal play is possible (pt-BR)."""
    verdicts: dict[object, bool] = {}
    for done in carried_out(after_playing(state, face), Play(face), action):
        if done.extent == FULL:
            yield done
            continue
        seat = state.leader
        key = (
            done.play,
            tuple(done.state.tokens[4 * seat : 4 * seat + 4]),
            done.state.levels[seat],
            done.state.hands[seat],
            done.state.lookouts[seat],
            len(done.state.discards[seat]),
        )
        if key not in verdicts:
            others = carried_out(done.state, done.play, 1 - action)
            verdicts[key] = any(other.extent == FULL for other in others)
        if verdicts[key]:
            yield done


def legal_plays(state: FortState, face: int, first: int) -> Iterator[tuple[Done, Done | None]]:
    """Yield every legal play that begins with this action: its two uses, or one and None."""
    for done in legal_firsts(state, face, first):
        if done.extent == FULL:
            yield done, None
        for second in carried_out(done.state, done.play, 1 - first):
            if FULL in (done.extent, second.extent):
                yield done, second


def is_playable(state: FortState, face: int) -> bool:
    """Return whether some play of the card is legal."""
    return any(True for action in (0, 1) for _ in legal_firsts(state, face, action))


def can_follow(state: FortState, seat: int, face: int, number: int) -> bool:
    """Return whether the follower, its card already discarded, can do the action in full."""
    effect = effect_of(state, face, 0)
    assert effect is not None
    if suit_of(effect) is None:
        number = counter_of(effect, state, seat)
    at = Try(state, seat, number, kind=state.play.bound)
    return any(extent == FULL for _, extent in run(effect, at))
