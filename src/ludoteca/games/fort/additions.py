"""Adding cards and suits when an action begins: one at a time, in the order of the table.

Each addition is checked when it is made: it must change the result (section 3.5) and leave a legal
end in reach. More additions never make an action easier, so any legal set can be reached this way.
"""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, Value
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.fort.book import DONE, PICK_SUIT, PICK_WITHOUT
from ludoteca.games.fort.effects import COIN, SUITS
from ludoteca.games.fort.means import Means, means_of
from ludoteca.games.fort.moves import kid_name, seat_name
from ludoteca.games.fort.programs import ANY_SUIT, Program
from ludoteca.games.fort.reach import (
    FIRST,
    MAY_BE_PART,
    MUST_BE_FULL,
    Aim,
    aim_of,
    can_add,
    can_count,
    can_run,
    furthest,
    lookout_coins,
    number_for,
)
from ludoteca.games.fort.reasons import FINE, reason
from ludoteca.games.fort.refusals import elsewhere, is_addition
from ludoteca.games.fort.run import PRIVATE, PUBLIC, Run, action_of
from ludoteca.games.fort.state import (
    IN_PART,
    IT,
    NONE,
    NOT_DONE,
    PT_BR,
    FortState,
    counted,
    distinct,
    minus,
    plus,
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


def begin_action(state: FortState, action: int) -> None:
    """Start an action of the played card: with its additions, if a suit multiplies it."""
    program = action_of(state, state.played, action)
    assert program is not None
    if program.counter == ANY_SUIT:
        state.stack.append(PickSuit(action))
    elif program.counter < ANY_SUIT:
        begin_counting(state, action, program.counter, True)
    else:
        number = number_for(means_of(state, state.leader), program)
        demand = demand_of(state, action)
        state.stack.append(Run(state.leader, state.played, action, number, 1, demand))


def begin_counting(state: FortState, action: int, suit: int, with_own: bool) -> None:
    """Start adding to an action: what counts already is the own symbol and earlier additions."""
    number = counted(state.book, state.added, suit)
    if with_own and state.book.own[state.played] == suit:
        number += 1
    state.stack.append(Additions(action, suit, number))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PickSuit(Frame[FortState]):
    """The leader picks the suit that `any_suit` counts (F-ADD-14)."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        self.action = action

    def ask(self, state: FortState) -> Decision | None:
        options: list[int] = []
        for choice in range(PICK_SUIT, PICK_WITHOUT + COIN):
            if self.guard(state, choice) == FINE:
                options.append(choice)
        # Secret: what can be picked depends on the hand.
        return Decision(state.leader, "choose_additions", options, secret=True)

    def guard(self, state: FortState, choice: int) -> str:
        """Return why this suit cannot be picked."""
        with_own = choice < PICK_WITHOUT
        suit = choice - (PICK_SUIT if with_own else PICK_WITHOUT)
        # Option any_suit_own_symbol: only a symbol that would count can be left out.
        if not with_own and (state.edition != IT or state.book.own[state.played] != suit):
            return "not_now"
        program = action_of(state, state.played, self.action)
        assert program is not None
        means = means_of(state, state.leader)
        demand = demand_of(state, self.action)
        action = aim_of(state, program)
        other = other_aim(state, self.action, demand)
        if can_count(means, action, suit, with_own, demand, other):
            return FINE
        is_possible = can_count(means, action, suit, with_own, MAY_BE_PART, None)
        return "dead_end" if is_possible else "no_effect"

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        with_own = choice < PICK_WITHOUT
        suit = choice - (PICK_SUIT if with_own else PICK_WITHOUT)
        if journal.live:
            args = {"seat": seat_name(state.leader), "suit": f"suit.{SUITS[suit]}"}
            journal.add(Event("picked_suit", args))
        begin_counting(state, self.action, suit, with_own)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if PICK_SUIT <= choice < PICK_WITHOUT + COIN:
            return reason(self.guard(state, choice))
        return reason(elsewhere(state, seat, choice, True))

    def about(self, state: FortState) -> dict[str, Value]:
        return {"suit": "suit.any", "number": 0}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Additions(Frame[FortState]):
    """The leader adds cards, Lookout symbols and coins' names to an action, or is done.

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

    # ------------------------------------------------------------ asking

    def ask(self, state: FortState) -> Decision | None:
        means = means_of(state, state.leader)
        program, demand, other = self.setting(state)
        options: list[int] = []
        if self.guard_done(state, means, program, demand, other) == FINE:
            options.append(DONE)
        for choice in self.candidates(state):
            if self.guard(state, means, program, demand, other, choice) == FINE:
                options.append(choice)
        # Secret: whether there is anything to add depends on the hand.
        return Decision(state.leader, "choose_additions", options, secret=len(means.hand) > 0)

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
        return sorted(set(found))

    # ------------------------------------------------------------ guards

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

    # ------------------------------------------------------------ doing

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        book = state.book
        if choice == DONE:
            need = self.need(self.number, self.least)
            demand = demand_of(state, self.action)
            state.stack.append(
                Run(state.leader, state.played, self.action, self.number, need, demand)
            )
        elif choice < book.add:
            self.take_rename(state, choice, journal)
        elif choice < book.lookout:
            self.take_hand(state, choice, journal)
        else:
            self.take_lookout(state, choice, journal)

    def take_hand(self, state: FortState, choice: int, journal: Journal) -> None:
        """Put a card from hand beside the played card; a coin keeps the name it gets."""
        entry = entry_of(state, choice)
        face, name = entry >> 3, (entry & 7) - 1
        state.hands[state.leader] = minus(state.hands[state.leader], face)
        state.play_area = plus(state.play_area, face)
        symbols = counted(state.book, (entry,), self.suit)
        state.added = (*state.added, entry)
        least = min(symbols, self.least) if self.least else symbols
        state.stack.append(
            Additions(self.action, self.suit, self.number + symbols, least, False, choice, 1)
        )
        if journal.live:
            args = {"seat": seat_name(state.leader), "kid": kid_name(state, face)}
            if name >= 0:
                args["suit"] = f"suit.{SUITS[name]}"
            journal.add(Event("added" if name < 0 else "added_coin", args))

    def take_lookout(self, state: FortState, choice: int, journal: Journal) -> None:
        """Count a symbol of a Lookout card; the card stays there."""
        book = state.book
        face = book.lookout_faces[choice - book.lookout]
        shown = book.lookout_suits[choice - book.lookout]
        if shown == COIN and self.suit != COIN:
            state.named_lookout = (*state.named_lookout, 8 * face + 1 + self.suit)
        again = self.again + 1 if choice == self.last else 1
        state.stack.append(
            Additions(self.action, self.suit, self.number + 1, self.least, True, choice, again)
        )
        if journal.live:
            args = {
                "seat": seat_name(state.leader),
                "kid": kid_name(state, face),
                "suit": f"suit.{SUITS[self.suit]}",
            }
            journal.add(Event("added_lookout", args))

    def take_rename(self, state: FortState, choice: int, journal: Journal) -> None:
        """Give a coin added for the first action another name (option coin_lock)."""
        book = state.book
        old = renamed_entry(state, choice)
        name = (choice - book.rename) % COIN
        fresh = 8 * (old >> 3) + 1 + name
        at = state.added.index(old)
        state.added = (*state.added[:at], fresh, *state.added[at + 1 :])
        number = self.number + counted(book, (fresh,), self.suit) - counted(book, (old,), self.suit)
        same = (self.last - book.rename) // COIN == (choice - book.rename) // COIN
        again = self.again + 1 if same else 1
        state.stack.append(Additions(self.action, self.suit, number, 0, False, choice, again))
        if journal.live:
            args = {
                "seat": seat_name(state.leader),
                "kid": kid_name(state, old >> 3),
                "suit": f"suit.{SUITS[name]}",
            }
            journal.add(Event("renamed_coin", args))

    # ------------------------------------------------------------ refusing

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        means = means_of(state, state.leader)
        program, demand, other = self.setting(state)
        if choice == DONE:
            return reason(self.guard_done(state, means, program, demand, other))
        if is_addition(state.book, choice):
            return reason(self.guard(state, means, program, demand, other, choice))
        return reason(elsewhere(state, seat, choice, True))

    def about(self, state: FortState) -> dict[str, Value]:
        return {"suit": f"suit.{SUITS[self.suit]}", "number": self.number}


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
