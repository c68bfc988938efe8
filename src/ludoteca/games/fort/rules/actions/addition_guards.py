"""What may be added to an action: the guards of every addition, and what they look at.

An addition must change the result (section 3.5) and leave a legal end in reach. More additions
never make an action easier, so any legal set can be reached one by one, in any order.
"""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.frames import Frame
from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.box.programs import Program
from ludoteca.games.fort.rules.actions.means import Means
from ludoteca.games.fort.rules.actions.progress import action_of
from ludoteca.games.fort.rules.actions.reach import (
    FIRST,
    MAY_BE_PART,
    MUST_BE_FULL,
    Aim,
    aim_of,
    can_add,
    can_run,
    furthest,
    lookout_coins,
)
from ludoteca.games.fort.rules.reasons import FINE
from ludoteca.games.fort.rules.table.current_play import IN_PART, NOT_DONE, PRIVATE
from ludoteca.games.fort.rules.table.state import PT_BR, FortState, counted
from ludoteca.games.fort.rules.table.zones import NONE, Zone, distinct, minus


def demand_of(state: FortState, action: int) -> int:
    """Return what is asked of an action of the played card that begins now (F-PLAY-06, -10)."""
    if action_of(state, state.play.face, PRIVATE - action) is None:
        return MUST_BE_FULL
    other_done = state.play.done(PRIVATE - action)
    if other_done == NOT_DONE:
        return FIRST
    return MUST_BE_FULL if other_done == IN_PART else MAY_BE_PART


def other_aim(state: FortState, action: int, demand: int) -> Aim | None:
    """Return the other action, if the play may still depend on it."""
    if demand != FIRST:
        return None
    program = action_of(state, state.play.face, PRIVATE - action)
    assert program is not None
    return aim_of(state, program)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Adding(Frame[FortState]):
    """How far the leader has got in adding to an action, regardless of the order.

    `number` is N so far, `least` the fewest symbols on any hand card added now (0: none). `last`
    is the choice furthest down the table and `again` how often it was made; `earlier` are the
    Lookout symbols before it. `coins` were added for the first action and may still be renamed.
    """

    __slots__ = (
        "action",
        "again",
        "coins",
        "earlier",
        "has_lookout",
        "last",
        "least",
        "number",
        "suit",
    )

    def __init__(
        self,
        action: int,
        suit: int,
        number: int,
        least: int = 0,
        has_lookout: bool = False,
        last: int = 0,
        again: int = 0,
        earlier: Zone = (),
        coins: Zone = (),
    ) -> None:
        self.action = action
        self.suit = suit
        self.number = number
        self.least = least
        self.has_lookout = has_lookout
        self.last = last
        self.again = again
        self.earlier = earlier
        self.coins = coins

    def taken(self, choice: int) -> int:
        """Return how many symbols this Lookout choice has counted."""
        return self.again if choice == self.last else self.earlier.count(choice)

    def setting(self, state: FortState) -> tuple[Program, int, Aim | None]:
        """Return the action, what is asked of it, and the other one if the play depends on it."""
        program = action_of(state, state.play.face, self.action)
        assert program is not None
        demand = demand_of(state, self.action)
        return program, demand, other_aim(state, self.action, demand)

    def candidates(self, state: FortState) -> list[int]:
        """Return the choices that show the suit at all, in the order of the table."""
        book, suit = state.book, self.suit
        found: list[int] = []
        for entry in self.coins:
            first = book.rename + book.coin_index[entry >> 3] * COIN
            found += [first + name for name in range(COIN)]
        for face in distinct(state.hands[state.leader]):
            shows = book.shows[face]
            if shows[COIN] and suit != COIN:
                first = book.add_as + book.coin_index[face] * COIN
                found += [first + name for name in range(COIN)]
            elif shows[suit]:
                found.append(book.add + face)
        for face in distinct(state.lookouts[state.leader]):
            shows = book.shows[face]
            if shows[suit]:
                found.append(book.lookout_at[8 * face + suit])
            if shows[COIN] and suit != COIN:
                found.append(book.lookout_at[8 * face + COIN])
        return sorted(set(found)) if found else found

    def lowest(self, state: FortState, number: int, coins: Zone) -> int:
        """Return the smallest count that renaming these coins could still give."""
        for entry in coins:
            if (entry & 7) == 1 + self.suit:
                number -= state.book.shows[entry >> 3][COIN]
        return number

    def why_not_count(
        self,
        means: Means,
        program: Program,
        demand: int,
        other: Aim | None,
        number: int,
        least: int,
        has_lookout: bool,
    ) -> str:
        """Return why the action cannot be carried out with this count (F-ADD-08, F-ADD-12)."""
        reach = furthest(means, program, number)
        if least and reach <= number - least:
            return "add_useless"
        if has_lookout and reach < number:
            return "lookout_useless"
        need = need_of(number, least, has_lookout)
        return FINE if can_run(means, program, number, need, demand, other) else "add_breaks_full"

    def guard_done(
        self, state: FortState, means: Means, program: Program, demand: int, other: Aim | None
    ) -> str:
        """Return why the additions cannot end here."""
        if not self.number:
            return "no_effect"
        if not self.coins:
            return FINE  # every step was checked with its count; only a renaming can still lower it
        code = self.why_not_count(
            means, program, demand, other, self.number, self.least, self.has_lookout
        )
        return "dead_end" if code == "add_breaks_full" else code

    def guard(
        self,
        state: FortState,
        means: Means,
        program: Program,
        demand: int,
        other: Aim | None,
        choice: int,
    ) -> str:
        """Return why this cannot be added now."""
        book = state.book
        if choice < book.add:
            return self.guard_rename(state, means, program, demand, other, choice)
        if choice < book.lookout:
            return self.guard_hand(state, means, program, demand, other, choice)
        return self.guard_lookout(state, means, program, demand, other, choice)

    def guard_hand(
        self,
        state: FortState,
        means: Means,
        program: Program,
        demand: int,
        other: Aim | None,
        choice: int,
    ) -> str:
        """Return why this hand card cannot be added (F-ADD-01, F-ADD-06, F-ADD-08)."""
        entry = entry_of(state, choice)
        face = entry >> 3
        shows = state.book.shows[face]
        if face not in means.hand:
            return "not_in_hand"
        if not shows[self.suit] and not shows[COIN]:
            return "add_no_match"
        if choice < state.book.add_as and shows[COIN] and self.suit != COIN:
            return "must_name_suit"
        if choice >= state.book.add_as and self.suit == COIN:
            return "coin_needs_no_name"
        symbols = counted(state.book, (entry,), self.suit)
        if not symbols:
            return "add_useless"
        least = min(symbols, self.least) if self.least else symbols
        low = self.lowest(state, self.number + symbols, self.coins)
        aim = None if other is None else other.with_added(entry)
        hand = means.hand
        means.hand = minus(hand, face)
        code = self.why_not_count(means, program, demand, aim, low, least, self.has_lookout)
        means.hand = hand
        return code

    def guard_lookout(
        self,
        state: FortState,
        means: Means,
        program: Program,
        demand: int,
        other: Aim | None,
        choice: int,
    ) -> str:
        """Return why this Lookout symbol cannot be added (F-ADD-10, F-ADD-12)."""
        book = state.book
        face = book.lookout_faces[choice - book.lookout]
        shown = book.lookout_suits[choice - book.lookout]
        if face not in means.lookout:
            return "not_in_lookout"
        if shown != self.suit and shown != COIN:
            return "add_no_match"
        taken = self.taken(choice)
        if book.shows[face][shown] * means.lookout.count(face) <= taken:
            return "already_counted"
        is_named = shown == COIN and self.suit != COIN
        if is_named:
            here = aim_of(state, program)
            if lookout_coins(book, means.lookout, here, face, self.suit) <= taken:
                return "coin_locked"
        aim = other
        if other is not None and is_named:
            aim = other.with_lookout(8 * face + 1 + self.suit)
        low = self.lowest(state, self.number + 1, self.coins)
        return self.why_not_count(means, program, demand, aim, low, 0, True)

    def guard_rename(
        self,
        state: FortState,
        means: Means,
        program: Program,
        demand: int,
        other: Aim | None,
        choice: int,
    ) -> str:
        """Return why this coin cannot be renamed (option coin_lock)."""
        book = state.book
        index, name = divmod(choice - book.rename, COIN)
        face = book.coin_faces[index]
        if face not in [entry >> 3 for entry in state.play.added]:
            return "not_added"
        if state.edition == PT_BR:
            return "coin_locked"
        if self.suit == COIN:
            return "coin_needs_no_name"
        entry = self.to_rename(face, name)
        if entry == NONE:
            is_same = 8 * face + 1 + name in self.coins
            return "same_name" if is_same else "coin_named"
        return self.guard_name(state, means, program, demand, other, entry, name)

    def guard_name(
        self,
        state: FortState,
        means: Means,
        program: Program,
        demand: int,
        other: Aim | None,
        entry: int,
        name: int,
    ) -> str:
        """Return why no legal count would be in reach after renaming a coin."""
        number = self.number + self.gain(state, entry, name)
        coins = minus(self.coins, entry)
        low = self.lowest(state, number, coins)
        if low < 1 and not coins:
            here = aim_of(state, program)
            is_open = can_add(means, here, self.suit, demand, other)
            return FINE if is_open else "dead_end"
        code = self.why_not_count(
            means, program, demand, other, max(1, low), self.least, self.has_lookout
        )
        return FINE if code == FINE else "dead_end"

    def to_rename(self, face: int, name: int) -> int:
        """Return the first action's coin that gets this name, NONE if there is none."""
        for entry in self.coins:
            if entry >> 3 == face and (entry & 7) != 1 + name:
                return entry
        return NONE

    def gain(self, state: FortState, entry: int, name: int) -> int:
        """Return how much the count rises when a coin is renamed."""
        fresh = 8 * (entry >> 3) + 1 + name
        return counted(state.book, (fresh,), self.suit) - counted(state.book, (entry,), self.suit)


def need_of(number: int, least: int, has_lookout: bool) -> int:
    """Return how many repetitions it takes for every addition to be useful (F-ADD-08, F-ADD-12)."""
    if has_lookout:
        return number
    return number - least + 1 if least else 1


def entry_of(state: FortState, choice: int) -> int:
    """Return what an addition from hand stands for: 8 * face + (1 + suit of its coin, or 0)."""
    book = state.book
    if choice < book.add_as:
        return 8 * (choice - book.add)
    index, name = divmod(choice - book.add_as, COIN)
    return 8 * book.coin_faces[index] + 1 + name


def with_entry(added: Zone, entry: int) -> Zone:
    """Return the additions with one more, in the order of the table: named coins come last."""
    place = len(added)
    while place and (added[place - 1] & 7 > 0, added[place - 1]) > (entry & 7 > 0, entry):
        place -= 1
    return added[:place] + (entry,) + added[place:]  # noqa: RUF005 - quicker, and used everywhere
