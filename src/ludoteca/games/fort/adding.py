"""What may be added to an action: the guards of every addition, and what they look at.

An addition must change the result (section 3.5) and leave a legal end in reach. More additions
never make an action easier, so any legal set can be reached one by one.
"""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.frames import Frame
from ludoteca.games.fort.effects import COIN
from ludoteca.games.fort.means import Means
from ludoteca.games.fort.programs import Program
from ludoteca.games.fort.reach import (
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
from ludoteca.games.fort.reasons import FINE
from ludoteca.games.fort.running import PRIVATE, PUBLIC, action_of
from ludoteca.games.fort.state import (
    IN_PART,
    NONE,
    NOT_DONE,
    PT_BR,
    FortState,
    counted,
    distinct,
    minus,
)


def demand_of(state: FortState, action: int) -> int:
    """Return what is asked of an action of the played card that begins now (F-PLAY-06, -10)."""
    if action_of(state, state.played, PRIVATE - action) is None:
        return MUST_BE_FULL
    other_done = state.private_done if action == PUBLIC else state.public_done
    if other_done == NOT_DONE:
        return FIRST
    return MUST_BE_FULL if other_done == IN_PART else MAY_BE_PART


def other_aim(state: FortState, action: int, demand: int) -> Aim | None:
    """Return the other action, if the play may still hang on it."""
    if demand != FIRST:
        return None
    program = action_of(state, state.played, PRIVATE - action)
    assert program is not None
    return aim_of(state, program)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Adding(Frame[FortState]):
    """How far the leader has come in adding to an action.

    `number` is N so far, `least` the fewest symbols of a hand card added now (0: none), `last` the
    latest choice and `again` how often it was made in a row.
    """

    __slots__ = ("action", "again", "has_lookout", "last", "least", "number", "suit")

    def __init__(
        self,
        action: int,
        suit: int,
        number: int,
        least: int = 0,
        has_lookout: bool = False,
        last: int = 0,
        again: int = 0,
    ) -> None:
        self.action = action
        self.suit = suit
        self.number = number
        self.least = least
        self.has_lookout = has_lookout
        self.last = last
        self.again = again

    def need(self, number: int, least: int) -> int:
        """Return how many repetitions make every addition useful (F-ADD-08, F-ADD-12)."""
        if self.has_lookout:
            return number
        return number - least + 1 if least else 1

    def setting(self, state: FortState) -> tuple[Program, int, Aim | None]:
        """Return the action, what is asked of it, and the other action if the play hangs on it."""
        program = action_of(state, state.played, self.action)
        assert program is not None
        demand = demand_of(state, self.action)
        return program, demand, other_aim(state, self.action, demand)

    def candidates(self, state: FortState) -> list[int]:
        """Return the choices that show the suit at all, in the order of the table."""
        book, suit = state.book, self.suit
        found: list[int] = []
        if state.edition != PT_BR and suit != COIN and not self.least and not self.has_lookout:
            for entry in state.added:
                index = book.coin_index[entry >> 3]
                if index >= 0:
                    found += [book.rename + index * COIN + name for name in range(COIN)]
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

    def guard_done(
        self, state: FortState, means: Means, program: Program, demand: int, other: Aim | None
    ) -> str:
        """Return why the additions cannot end here."""
        if not self.number:
            return "no_effect"
        if state.edition == PT_BR:
            return FINE  # every step was checked; only renaming can leave a count behind
        need = self.need(self.number, self.least)
        return FINE if can_run(means, program, self.number, need, demand, other) else "dead_end"

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
            return "bad_suit"
        symbols = counted(state.book, (entry,), self.suit)
        number = self.number + symbols
        least = min(symbols, self.least) if self.least else symbols
        hand = means.hand
        means.hand = minus(hand, face)
        code = FINE
        if furthest(means, program, number) <= number - least:
            code = "add_useless"
        elif choice < self.last:
            code = "not_now"
        else:
            aim = None if other is None else other.with_added(entry)
            if not can_run(means, program, number, self.need(number, least), demand, aim):
                code = "add_breaks_full"
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
        if face not in means.lookout or (shown != self.suit and shown != COIN):
            return "add_no_match"
        taken = self.again if choice == self.last else 0
        there = book.shows[face][shown] * means.lookout.count(face)
        if shown == COIN and self.suit != COIN:
            if lookout_coins(book, means.lookout, aim_of(state, program), face, self.suit) <= taken:
                return "coin_locked" if taken < there else "add_no_match"
        elif there <= taken:
            return "add_no_match"
        number = self.number + 1
        most = furthest(means, program, number)
        if self.least and most <= number - self.least:
            return "add_useless"
        if most < number:
            return "lookout_useless"
        if choice < self.last:
            return "not_now"
        aim = other
        if other is not None and shown == COIN and self.suit != COIN:
            aim = other.with_lookout(8 * face + 1 + self.suit)
        return FINE if can_run(means, program, number, number, demand, aim) else "add_breaks_full"

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
        if state.edition == PT_BR:
            return "coin_locked"
        entry = renamed_entry(state, choice)
        if entry == NONE or self.suit == COIN:
            return "not_now"
        faces = [carried >> 3 for carried in state.added]
        taken = (
            self.again if (self.last - book.rename) // COIN == (choice - book.rename) // COIN else 0
        )
        if choice < self.last or self.least or self.has_lookout or taken >= faces.count(entry >> 3):
            return "not_now"
        return self.guard_names(state, means, program, demand, other, entry, choice)

    def guard_names(
        self,
        state: FortState,
        means: Means,
        program: Program,
        demand: int,
        other: Aim | None,
        entry: int,
        choice: int,
    ) -> str:
        """Return why no legal count would be in reach after a coin is renamed."""
        book = state.book
        coins = book.shows[entry >> 3][COIN]
        name = (choice - book.rename) % COIN
        number = self.number
        number += coins if name == self.suit else 0
        number -= coins if (entry & 7) == 1 + self.suit else 0
        later = 0  # coins that could still be renamed
        counting = 0
        for carried in state.added:
            index = book.coin_index[carried >> 3]
            if index > (choice - book.rename) // COIN:
                later += book.shows[carried >> 3][COIN]
                if (carried & 7) == 1 + self.suit:
                    counting += book.shows[carried >> 3][COIN]
        low = number - counting
        if low >= 1 or later:
            fits = can_run(means, program, max(1, low), 1, demand, other)
        else:
            fits = can_add(means, aim_of(state, program), self.suit, demand, other)
        return FINE if fits else "dead_end"


def entry_of(state: FortState, choice: int) -> int:
    """Return what an addition from hand stands for: 8 * face + (1 + suit of its coin, or 0)."""
    book = state.book
    if choice < book.add_as:
        return 8 * (choice - book.add)
    index, name = divmod(choice - book.add_as, COIN)
    return 8 * book.coin_faces[index] + 1 + name


def renamed_entry(state: FortState, choice: int) -> int:
    """Return the earlier addition whose coin the choice renames, NONE if there is none."""
    book = state.book
    index, name = divmod(choice - book.rename, COIN)
    for entry in state.added:
        if entry >> 3 == book.coin_faces[index] and (entry & 7) != 1 + name:
            return entry
    return NONE
