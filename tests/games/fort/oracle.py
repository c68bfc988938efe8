"""The slow and plainly right judge of `reach`: try every way to do an action on copies.

It reads the printed effect itself, not its flattened form, and knows no look-ahead: an action is
carried out in all ways, with all additions, and only the finished play is judged (F-PLAY-06, -10,
F-ADD-08, -12). Of cards that differ in nothing that matters later (in a discard pile, a Park, a
rival's Yard) one stands for all.
"""

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

from ludoteca.games.fort.cards import BRIBE, STICKY_FINGERS, XXL_BACKPACK
from ludoteca.games.fort.effects import (
    ANY,
    COIN,
    Advance,
    AnyEffect,
    AnySuit,
    Convert,
    CopyPack,
    CopyRivalPack,
    FortLevel,
    Gather,
    Group,
    InLookout,
    InPack,
    Recruit,
    Score,
    Spend,
    Stow,
    Suits,
    Then,
    Times,
    Trash,
    TrashRival,
    TrashThis,
    Tuck,
)
from ludoteca.games.fort.state import FortState, distinct, minus, plus

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
                goes = at.direction in (-1, 2, kind)
                fits = place >= 2 or state.tokens[first + 1 - kind] < limit
                if goes and fits and state.tokens[first + place]:
                    chosen = 2 if at.direction == 2 else kind
                    yield tokens((place, -1), (place ^ 1, 1), direction=chosen)
        case CopyPack() | CopyRivalPack():
            yield from _copies(verb, at)
        case Advance():
            yield from _advances(verb.modifier, at)
        case Score():
            yield at, FULL
        case _:
            yield from _cards(verb, at)


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

    def without_source() -> FortState | None:
        then = state.copy()
        if then.park_deck:
            then.park_deck = then.park_deck[1:]
        elif then.park:
            then.park = then.park[1:]
        elif rivals:
            then.yards[rivals[0]] = then.yards[rivals[0]][1:]
        else:
            return None
        return then

    match verb:
        case Tuck() if len(state.lookouts[seat]) < state.levels[seat] + state.book.numbers.room:
            for face in distinct(state.hands[seat]):
                then = state.copy()
                then.hands[seat] = minus(then.hands[seat], face)
                then.lookouts[seat] = plus(then.lookouts[seat], face)
                yield at.having(then), FULL
            taken = without_source()
            if seat == state.leader and state.perks[seat] == BRIBE and taken is not None:
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
            yield at, FULL
        case TrashRival() if rivals:
            then = state.copy()
            then.yards[rivals[0]] = then.yards[rivals[0]][1:]
            yield at.having(then), FULL
        case Recruit():
            recruited = without_source()
            if recruited is not None:
                recruited.discards[seat] = plus(recruited.discards[seat], 0)
                yield at.having(recruited), FULL
        case _:
            return


# ---------------------------------------------------------------- counting and additions


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
    then.played = face
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
    at = Try(state, seat, number, kind=state.bound)
    return any(extent == FULL for _, extent in run(effect, at))
