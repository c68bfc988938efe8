"""Every way to carry out a printed effect on copies; what the oracle of `reach` is made of."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from ludoteca.games.fort.box.contents import BRIBE, STICKY_FINGERS, XXL_BACKPACK
from ludoteca.games.fort.box.effects import (
    ANY,
    Advance,
    AnyEffect,
    Convert,
    CopyPack,
    CopyRivalPack,
    Gather,
    Group,
    Recruit,
    Score,
    Spend,
    Stow,
    Then,
    Times,
    Trash,
    TrashRival,
    TrashThis,
    Tuck,
)
from ludoteca.games.fort.rules.table.state import FR, IT, PT_BR, FortState
from ludoteca.games.fort.rules.table.zones import distinct, minus, plus

NOTHING, PART, FULL = 0, 1, 2
FRESH = 50  # a card nobody knows yet, tucked with Bribe


class Try(NamedTuple):
    """A position on the way through an action, with what was chosen for the whole action."""

    state: FortState
    seat: int
    number: int
    kind: int = -1
    direction: int = -1
    rounds: int = 0  # k: repetitions carried out

    def having(self, state: FortState, **more: int) -> "Try":
        return self._replace(state=state, **more)


Result = tuple[Try, int]


def effect_of(state: FortState, face: int, action: int) -> AnyEffect | None:
    cards = state.book.cards
    boxes = cards.private if action else cards.public
    return boxes[state.book.first_card[face]]


def grade(extents: list[int]) -> int:
    """Return how far a whole was done whose parts were done so far (section 3.4)."""
    if all(extent == FULL for extent in extents):
        return FULL
    return PART if any(extents) else NOTHING


def run(effect: AnyEffect, at: Try, is_due: bool = False) -> Iterator[Result]:
    """Yield every way to carry the effect out, in part and not at all unless it `is_due`."""
    match effect:
        case Times():
            yield from _times(effect.effect, at)
        case Then():
            for left, extent in run(effect.first, at):
                if extent == NOTHING:
                    yield left, NOTHING
                    continue
                for right, second in run(effect.second, left, True):
                    yield right, grade([extent, second])
        case Group():
            yield from _group(effect.parts, at, is_due)
        case _:
            ways = list(do(effect, at))
            yield from ways
            if not is_due or not ways:
                yield at, NOTHING


def _group(parts: tuple[AnyEffect, ...], at: Try, is_due: bool) -> Iterator[Result]:
    if not parts:
        yield at, FULL
        return
    for left, extent in run(parts[0], at, is_due):
        for right, others in _group(parts[1:], left, is_due):
            all_left_out = extent == NOTHING and (others == NOTHING or len(parts) == 1)
            yield right, NOTHING if all_left_out else grade([extent, others])


def _times(effect: AnyEffect, at: Try) -> Iterator[Result]:
    def go(now: Try, done: int, extents: list[int]) -> Iterator[Result]:
        if done:
            yield now._replace(rounds=done), grade(extents) if done == at.number else PART
        if done < at.number:
            for then, extent in run(effect, now):
                if extent != NOTHING:
                    yield from go(then, done + 1, [*extents, extent])

    yield at, NOTHING
    yield from go(at, 0, [])


# ---------------------------------------------------------------- single units


def do(verb: AnyEffect, at: Try) -> Iterator[Result]:
    """Yield every way to do one unit."""
    state, seat = at.state, at.seat
    first = 4 * seat
    limit = state.book.numbers.stuff_limit
    is_leader = seat == state.leader
    perk = state.perks[seat]

    def tokens(*changes: tuple[int, int], extent: int = FULL, **chosen: int) -> Result:
        then = state.copy()
        for place, count in changes:
            then.tokens[first + place] += count
        return at.having(then, **chosen), extent

    match verb:
        case Gather():
            kinds = [verb.kind] if verb.kind != ANY else [at.kind] if at.kind >= 0 else [0, 1]
            for kind in kinds:
                if state.tokens[first + kind] < limit:
                    yield tokens((kind, 1), kind=kind if verb.kind == ANY else at.kind)
        case Stow():
            room = state.levels[seat] + state.book.numbers.room
            room += state.book.numbers.backpack if perk == XXL_BACKPACK else 0
            if sum(state.tokens[first + 2 : first + 4]) < room:
                for kind in (0, 1):
                    if state.tokens[first + kind]:
                        yield tokens((kind, -1), (2 + kind, 1))
                    if is_leader and perk == STICKY_FINGERS:
                        yield tokens((2 + kind, 1))
        case Spend():
            for place in (verb.kind, 2 + verb.kind):
                if state.tokens[first + place]:
                    yield tokens((place, -1))
        case Convert():
            for place in range(4):
                kind = place % 2
                fits = place >= 2 or state.tokens[first + 1 - kind] < limit
                if fits and state.tokens[first + place] and direction(at) in (-1, kind):
                    then, extent = tokens((place, -1), (place ^ 1, 1), direction=kind)
                    if state.edition == IT:
                        then.state.directions |= (kind + 1) << 2 * seat
                    yield then, extent
        case CopyPack() | CopyRivalPack():
            yield from _copies(verb, at)
        case Advance():
            yield from _advances(verb.modifier, at)
        case Score():
            scored = state.copy()
            scored.tracks[seat] += 1
            yield at.having(scored), FULL
        case _:
            yield from _cards(verb, at)


def direction(at: Try) -> int:
    """Return the kind that conversions must replace, -1 if either will do (F-EFF-21)."""
    if at.state.edition == IT:  # one direction for the whole turn
        return (at.state.directions >> 2 * at.seat & 3) - 1
    return at.direction if at.state.edition == PT_BR else -1


def _copies(verb: AnyEffect, at: Try) -> Iterator[Result]:
    state, seat = at.state, at.seat
    for owner in range(state.seats):
        if (owner == seat) != isinstance(verb, CopyPack):
            continue
        pizza, toys = state.tokens[4 * owner + 2 : 4 * owner + 4]
        for taken in product(range(pizza + 1), range(toys + 1)):
            then = state.copy()
            then.tokens[4 * seat] += taken[0]
            then.tokens[4 * seat + 1] += taken[1]
            fits = max(then.tokens[4 * seat : 4 * seat + 2]) <= state.book.numbers.stuff_limit
            if fits and taken != (0, 0):
                yield at.having(then), FULL if taken == (pizza, toys) else PART


def _advances(modifier: int, at: Try) -> Iterator[Result]:
    state, seat = at.state, at.seat
    level = state.levels[seat]
    if level == state.book.top_level:
        return
    cost = state.book.costs[level]
    prices = [(cost[0], cost[1], cost[2] + 1)] if modifier > 0 else [cost]
    if modifier < 0:
        prices = [tuple(c - (i == j) for j, c in enumerate(cost)) for i in range(3)]  # type: ignore[misc]
    held = state.tokens[4 * seat : 4 * seat + 4]
    for paid in product(*(range(count + 1) for count in held)):
        pizza, toys = paid[0] + paid[2], paid[1] + paid[3]
        if any(
            min(price) >= 0
            and pizza >= price[0]
            and toys >= price[1]
            and pizza + toys == sum(price)
            for price in prices
        ):
            then = state.copy()
            for i, count in enumerate(paid):
                then.tokens[4 * seat + i] -= count
            then.levels[seat] += 1
            yield at.having(then), FULL


def _cards(verb: AnyEffect, at: Try) -> Iterator[Result]:
    state, seat = at.state, at.seat
    rivals = [rival for rival in range(state.seats) if rival != seat and state.yards[rival]]

    def without_source(with_own_yard: bool) -> Iterator[FortState]:
        owners = [*rivals[:1], *([seat] if with_own_yard and state.yards[seat] else [])]
        if state.park_deck or state.park:
            then = state.copy()
            if then.park_deck:
                then.park_deck = then.park_deck[1:]
            else:
                then.park = then.park[1:]
            yield then
        for owner in owners:
            then = state.copy()
            then.yards[owner] = then.yards[owner][1:]
            yield then

    match verb:
        case Tuck() if len(state.lookouts[seat]) < state.levels[seat] + state.book.numbers.room:
            for face in distinct(state.hands[seat]):
                then = state.copy()
                then.hands[seat] = minus(then.hands[seat], face)
                then.lookouts[seat] = plus(then.lookouts[seat], face)
                yield at.having(then), FULL
            if seat == state.leader and state.perks[seat] == BRIBE:
                for taken in without_source(False):
                    taken.lookouts[seat] = (*taken.lookouts[seat], FRESH)
                    yield at.having(taken), FULL
        case Trash():
            for face in distinct(state.hands[seat]):
                then = state.copy()
                then.hands[seat] = minus(then.hands[seat], face)
                yield at.having(then), FULL
            if state.discards[seat]:
                then = state.copy()
                then.discards[seat] = then.discards[seat][1:]
                yield at.having(then), FULL
        case TrashThis():
            then = state.copy()
            then.play = then.play.with_trash_due()
            yield at.having(then), FULL
        case TrashRival() if rivals:
            then = state.copy()
            then.yards[rivals[0]] = then.yards[rivals[0]][1:]
            yield at.having(then), FULL
        case Recruit():
            for recruited in without_source(state.edition == FR):
                recruited.discards[seat] = plus(recruited.discards[seat], 0)
                yield at.having(recruited), FULL
        case _:
            return
