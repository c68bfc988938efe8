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
from ludoteca.games.fort.rules.table.state import IT, PT_BR, FortState
from ludoteca.games.fort.rules.table.zones import minus
from tests.games.fort.oracle_effects import FRESH, FULL, NOTHING, Try, effect_of, run

Names = tuple[tuple[int, int], ...]  # cards with the suits that their coins stand for


ANY_SUIT = 7


class Play(NamedTuple):
    """The leader's play: the card, added hand cards and Lookout coins with their names."""

    face: int
    added: Names = ()
    lookout_coins: Names = ()


def suit_of(effect: AnyEffect) -> int | None:
    """Return the suit that multiplies the effect (7 for any), None if none does."""
    counted = effect.first if isinstance(effect, Then) else effect
    if isinstance(counted, Times):
        if isinstance(counted.number, Suits):
            return counted.number.suit
        if isinstance(counted.number, AnySuit):
            return ANY_SUIT
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


def count_added(state: FortState, added: Names, suit: int) -> int:
    total = 0
    for face, name in added:
        total += symbols(state, face, suit)
        total += symbols(state, face, COIN) if name == suit != COIN else 0
    return total


def bases(state: FortState, play: Play, effect: AnyEffect, suit: int) -> set[int]:
    """Return what may count before anything is added: the card's symbol and earlier additions."""
    own = int(state.book.own[play.face] == suit)
    owns = {0, own} if state.edition == IT and suit_of(effect) == ANY_SUIT else {own}
    if state.edition == PT_BR or suit == COIN:
        return {one + count_added(state, play.added, suit) for one in owns}
    # Option coin_lock: every coin that was added may get another name.
    certain = sum(symbols(state, face, suit) for face, _ in play.added)
    coins = [(0, symbols(state, face, COIN)) for face, _ in play.added]
    return {one + certain + sum(chosen) for one in owns for chosen in product(*coins)}


def addition_sets(state: FortState, play: Play, suit: int) -> Iterator[tuple[Names, int, Names]]:
    """Yield hand cards with coin names, how many Lookout symbols, and Lookout coins named."""
    seat = state.leader
    useful = [
        face
        for face in state.hands[seat]
        if symbols(state, face, suit) or symbols(state, face, COIN)
    ]
    subsets = chain.from_iterable(combinations(useful, n) for n in range(len(useful) + 1))
    wanted = {suit, (suit + 1) % COIN, *other_suits(state, play)} if suit != COIN else {-1}
    for cards in set(subsets):
        names = [wanted if symbols(state, face, COIN) else {-1} for face in cards]
        for chosen in product(*names):
            for count, named in lookout_sets(state, play, suit):
                yield tuple(zip(cards, chosen, strict=True)), count, named


def other_suits(state: FortState, play: Play) -> set[int]:
    """Return the suits that a coin may be named for with an eye to the other action."""
    effects = [effect_of(state, play.face, action) for action in (0, 1)]
    suits = {suit_of(effect) for effect in effects if effect is not None}
    return set(range(COIN)) if ANY_SUIT in suits else {suit for suit in suits if suit is not None}


def lookout_sets(state: FortState, play: Play, suit: int) -> Iterator[tuple[int, Names]]:
    """Yield how many Lookout symbols could be added, and the coins among them."""
    lookout = [face for face in state.lookouts[state.leader] if face != FRESH]
    plain = sum(symbols(state, face, suit) for face in lookout)
    free: list[tuple[int, int]] = []
    for face in dict.fromkeys(lookout) if suit != COIN else ():
        others = sum(coin == face and name != suit for coin, name in play.lookout_coins)
        locked = others if state.edition == PT_BR else 0
        free += [(face, suit)] * (symbols(state, face, COIN) * lookout.count(face) - locked)
    for coins in set(chain.from_iterable(combinations(free, n) for n in range(len(free) + 1))):
        for count in range(plain + 1):
            yield count + len(coins), coins


class Done(NamedTuple):
    """An action that was carried out: the state after it, how far, and what was added to it."""

    state: FortState
    extent: int
    play: Play
    fresh: Names
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
    for chosen in range(7) if suit == ANY_SUIT else [suit]:
        for fresh, lookout, coins in addition_sets(state, play, chosen):
            added = Play(play.face, (*play.added, *fresh), (*play.lookout_coins, *coins))
            for base in bases(state, play, effect, chosen):
                yield from _with_additions(state, added, effect, chosen, base, fresh, lookout)


def _with_additions(
    state: FortState,
    play: Play,
    effect: AnyEffect,
    suit: int,
    base: int,
    fresh: Names,
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
            yield Done(result.state, extent, play, fresh, lookout)


# ---------------------------------------------------------------- verdicts


def after_playing(state: FortState, face: int) -> FortState:
    then = state.copy()
    then.hands[state.leader] = minus(then.hands[state.leader], face)
    then.play = current_play.Play(face)
    return then


def legal_firsts(state: FortState, face: int, action: int) -> Iterator[Done]:
    """Yield every first use of the action after which a legal play is possible."""
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
            len(done.state.park) + len(done.state.park_deck),
            tuple(map(len, done.state.yards)),
            done.state.directions,
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
