"""Adding cards and suits when an action begins: one at a time, in any order."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, Value
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.box.programs import ANY_SUIT
from ludoteca.games.fort.rules.actions.addition_guards import (
    Adding,
    demand_of,
    entry_of,
    need_of,
    other_aim,
    with_entry,
)
from ludoteca.games.fort.rules.actions.means import Means, Tried
from ludoteca.games.fort.rules.actions.progress import action_of
from ludoteca.games.fort.rules.actions.reach import (
    MAY_BE_PART,
    aim_of,
    can_count,
    number_of,
)
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.reasons import FINE, reason
from ludoteca.games.fort.rules.recycling import recycle, recyclings
from ludoteca.games.fort.rules.refusals.other_moments import elsewhere, is_addition, is_recycling
from ludoteca.games.fort.rules.table.choices import DONE, PICK_SUIT, PICK_WITHOUT
from ludoteca.games.fort.rules.table.moves import kid_name, seat_name
from ludoteca.games.fort.rules.table.state import IT, PT_BR, FortState, counted
from ludoteca.games.fort.rules.table.zones import Zone, minus, plus


def begin_action(state: FortState, action: int) -> None:
    """Start an action of the played card: with its additions, if a suit multiplies it."""
    program = action_of(state, state.play.face, action)
    assert program is not None
    if program.counter == ANY_SUIT:
        state.stack.append(PickSuit(action))
    elif program.counter < ANY_SUIT:
        begin_counting(state, action, program.counter, True)
    else:
        number = number_of(state, state.leader, program)
        demand = demand_of(state, action)
        state.stack.append(Run(state.leader, state.play.face, action, number, 1, demand))


def begin_counting(state: FortState, action: int, suit: int, with_own: bool) -> None:
    """Start adding to an action: the card's own symbol and earlier additions already count."""
    number = counted(state.book, state.play.added, suit)
    if with_own and state.book.own[state.play.face] == suit:
        number += 1
    coins: Zone = ()
    if state.edition != PT_BR and suit != COIN and state.play.added:  # option coin_lock
        coins = tuple(sorted([e for e in state.play.added if state.book.shows[e >> 3][COIN]]))
    state.stack.append(Additions(action, suit, number, 0, False, 0, 0, (), coins))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PickSuit(Frame[FortState]):
    """The leader picks the suit that `any_suit` counts (F-ADD-14)."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        self.action = action

    def ask(self, state: FortState) -> Decision | None:
        options: list[int] = []
        tried = Tried()
        for choice in range(PICK_SUIT, PICK_WITHOUT + COIN):
            if self.guard(state, choice, tried) == FINE:
                options.append(choice)
        options += recyclings(state)
        # Secret: what can be picked depends on the hand.
        return Decision(state.leader, "choose_additions", options, secret=True)

    def guard(self, state: FortState, choice: int, tried: Tried | None = None) -> str:
        """Return why this suit cannot be picked."""
        with_own = choice < PICK_WITHOUT
        suit = choice - (PICK_SUIT if with_own else PICK_WITHOUT)
        # Option any_suit_own_symbol: only a symbol that would count can be left out.
        if not with_own and (state.edition != IT or state.book.own[state.play.face] != suit):
            return "own_symbol_counts" if state.book.own[state.play.face] == suit else "not_now"
        program = action_of(state, state.play.face, self.action)
        assert program is not None
        means = Means(state, state.leader, tried)
        demand = demand_of(state, self.action)
        action = aim_of(state, program)
        other = other_aim(state, self.action, demand)
        if can_count(means, action, suit, with_own, demand, other):
            return FINE
        is_possible = can_count(means, action, suit, with_own, MAY_BE_PART, None)
        return "dead_end" if is_possible else "no_effect"

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        if is_recycling(state.book, choice):
            recycle(state, choice, journal)
            state.stack.append(self)
            return
        with_own = choice < PICK_WITHOUT
        suit = choice - (PICK_SUIT if with_own else PICK_WITHOUT)
        if journal.live:
            args = {"seat": seat_name(state.leader), "suit": f"suit.{SUITS[suit]}"}
            journal.add(Event("picked_suit", args))
        begin_counting(state, self.action, suit, with_own)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if PICK_SUIT <= choice < PICK_WITHOUT + COIN:
            return reason(self.guard(state, choice))
        return reason(elsewhere(state, seat, choice))

    def about(self, state: FortState) -> dict[str, Value]:
        return {"suit": "suit.any", "number": 0}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Additions(Adding):
    """The leader adds cards, Lookout symbols and coins' names to an action, or is done."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        candidates = self.candidates(state)
        is_hidden = len(state.hands[state.leader]) > 0
        more = recyclings(state) if is_hidden or len(candidates) > 0 else []
        if not candidates:  # nothing shows the suit, and the action could not have begun with N = 0
            return Decision(state.leader, "choose_additions", [DONE, *more], secret=is_hidden)
        means = Means(state, state.leader)
        program, demand, other = self.setting(state)
        options: list[int] = []
        if self.guard_done(state, means, program, demand, other) == FINE:
            options.append(DONE)
        for choice in candidates:
            if self.guard(state, means, program, demand, other, choice) == FINE:
                options.append(choice)
        # Secret: whether there is anything to add depends on the hand.
        return Decision(state.leader, "choose_additions", options + more, secret=is_hidden)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        means = Means(state, state.leader)
        program, demand, other = self.setting(state)
        if choice == DONE:
            return reason(self.guard_done(state, means, program, demand, other))
        if is_addition(state.book, choice):
            return reason(self.guard(state, means, program, demand, other, choice))
        return reason(elsewhere(state, seat, choice))

    def about(self, state: FortState) -> dict[str, Value]:
        return {"suit": f"suit.{SUITS[self.suit]}", "number": self.number}

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        book = state.book
        if choice == DONE:
            need = need_of(self.number, self.least, self.has_lookout)
            demand = demand_of(state, self.action)
            state.stack.append(
                Run(state.leader, state.play.face, self.action, self.number, need, demand)
            )
        elif choice < book.add:
            self.take_rename(state, choice, journal)
        elif choice < book.lookout:
            self.take_hand(state, choice, journal)
        elif is_recycling(book, choice):
            recycle(state, choice, journal)
            state.stack.append(self)
        else:
            self.take_lookout(state, choice, journal)

    def take_hand(self, state: FortState, choice: int, journal: Journal) -> None:
        """Put a card from hand beside the played card; a coin keeps the name it gets."""
        entry = entry_of(state, choice)
        face, name = entry >> 3, (entry & 7) - 1
        state.hands[state.leader] = minus(state.hands[state.leader], face)
        state.play_area = plus(state.play_area, face)
        symbols = counted(state.book, (entry,), self.suit)
        added = with_entry(state.play.added, entry)
        state.play = state.play.with_additions(added, state.play.named_coins)
        least = min(symbols, self.least) if self.least else symbols
        last, again = (choice, 1) if choice > self.last else (self.last, self.again)
        state.stack.append(
            Additions(
                self.action, self.suit, self.number + symbols, least, self.has_lookout, last, again,
                self.earlier, self.coins,
            )
        )  # fmt: skip
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
            coins = plus(state.play.named_coins, 8 * face + 1 + self.suit)
            state.play = state.play.with_additions(state.play.added, coins)
        last, again, earlier = self.last, self.again, self.earlier
        if choice > last:
            if last >= book.lookout:
                earlier += (last,) * again
            last, again = choice, 1
        elif choice == last:
            again += 1
        else:
            earlier = plus(earlier, choice)
        state.stack.append(
            Additions(
                self.action, self.suit, self.number + 1, self.least, True, last, again, earlier,
                self.coins,
            )
        )  # fmt: skip
        if journal.live:
            args = {
                "seat": seat_name(state.leader),
                "kid": kid_name(state, face),
                "suit": f"suit.{SUITS[self.suit]}",
            }
            journal.add(Event("added_lookout", args))

    def take_rename(self, state: FortState, choice: int, journal: Journal) -> None:
        """Rename a coin added for the first action (option coin_lock)."""
        index, name = divmod(choice - state.book.rename, COIN)
        old = self.to_rename(state.book.coin_faces[index], name)
        added = with_entry(minus(state.play.added, old), 8 * (old >> 3) + 1 + name)
        state.play = state.play.with_additions(added, state.play.named_coins)
        state.stack.append(
            Additions(
                self.action, self.suit, self.number + self.gain(state, old, name), self.least,
                self.has_lookout, self.last, self.again, self.earlier, minus(self.coins, old),
            )
        )  # fmt: skip
        if journal.live:
            args = {
                "seat": seat_name(state.leader),
                "kid": kid_name(state, old >> 3),
                "suit": f"suit.{SUITS[name]}",
            }
            journal.add(Event("renamed_coin", args))
