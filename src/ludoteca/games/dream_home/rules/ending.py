"""The end of the game (D-HELPER-02): Roofers, Supplier and Handyman, then all roofs are shown."""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Value
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.dream_home.box.contents import (
    DOWN,
    HANDYMAN,
    HELPERS,
    NOTHING,
    ROOFER,
    SUPPLIER,
)
from ludoteca.games.dream_home.box.spaces import SPACES, space_name
from ludoteca.games.dream_home.rules.helpers import (
    end_swap_options,
    handling,
    moving,
    supplying,
    swap_by_handyman,
    swap_by_supplier,
)
from ludoteca.games.dream_home.rules.moment import (
    ROOFERS,
    SWAPS,
    Moment,
    resource_name,
    seat_of,
    tell,
)
from ludoteca.games.dream_home.rules.reasons import FINE, NOT_IN_DISCARD
from ludoteca.games.dream_home.rules.scoring import children, score_parts, total_score
from ludoteca.games.dream_home.rules.table.choices import (
    DONE,
    PASS,
    SPACE_PAIRS,
    USE_HANDYMAN,
    USE_ROOFER,
    USE_SUPPLIER,
)
from ludoteca.games.dream_home.rules.table.state import Homes


def begin_end(homes: Homes, journal: Journal) -> None:
    """Put the end-of-game steps on the stack, each in turn order from the marker (D-HELPER-03)."""
    stack = homes.stack
    stack.append(REVEAL)
    order = [(homes.marker + place) % homes.seats for place in range(homes.seats)]
    order.reverse()
    for seat in order:
        suppliers = homes.helpers[HELPERS * seat + SUPPLIER]
        handymen = homes.helpers[HELPERS * seat + HANDYMAN]
        if suppliers or handymen:
            stack.append(EndSwap(seat, suppliers, handymen))
    for seat in order:
        for _ in range(homes.helpers[HELPERS * seat + ROOFER]):
            stack.append(ShowRoofs(seat))
    if journal.live:
        tell(journal, "rounds_ended", {})


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ShowRoofs(Frame[Homes]):
    """The Roofer's owner sees the discarded roofs, if there are any (D-HELPER-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, homes: Homes, journal: Journal) -> None:
        if not homes.roof_pile:
            return
        homes.stack.append(UseRoofer(self.seat))
        if journal.live:
            journal.reveal()
            roofs = tuple([resource_name(homes, roof) for roof in sorted(homes.roof_pile)])
            args: dict[str, Value] = {
                "seat": seat_of(self.seat),
                "count": len(roofs),
                "roofs": roofs,
            }
            journal.add(Event("roofs_shown", args, (self.seat,), ("roofs",)))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class UseRoofer(Moment):
    """The owner may add one discarded roof, unseen, to their stack (DP-09)."""

    __slots__ = ()

    def ask(self, homes: Homes) -> Decision | None:
        options = [PASS]
        for roof in sorted(set(homes.roof_pile)):
            options.append(USE_ROOFER + roof)
        return Decision(self.seat, "roofer", options)

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        if choice == PASS:
            if journal.live:
                tell(journal, "roofer_passed", {"seat": seat_of(self.seat)})
            return
        roof = choice - USE_ROOFER
        pile = list(homes.roof_pile)
        pile.remove(roof)
        homes.roof_pile = tuple(pile)
        homes.roofs[self.seat] += (roof,)
        if journal.live:
            args: dict[str, Value] = {
                "seat": seat_of(self.seat),
                "count": len(homes.roofs[self.seat]),
                "roof": resource_name(homes, roof),
            }
            journal.add(Event("roofer_took", args, (self.seat,), ("roof",)))

    def takes(self, group: int) -> bool:
        return group == USE_ROOFER

    def way_out(self, homes: Homes) -> int:
        return PASS

    def guard(self, homes: Homes, choice: int) -> int:
        return FINE if choice - USE_ROOFER in homes.roof_pile else NOT_IN_DISCARD

    def end_step(self) -> int:
        return ROOFERS


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class EndSwap(Moment):
    """Supplier and Handyman, in any order the owner likes, each once per copy (DP-10)."""

    __slots__ = ("handymen", "suppliers")

    def __init__(self, seat: int, suppliers: int, handymen: int) -> None:
        self.seat = seat
        self.suppliers = suppliers
        self.handymen = handymen

    def ask(self, homes: Homes) -> Decision | None:
        options = [DONE]
        end_swap_options(homes, self.seat, self.suppliers > 0, self.handymen > 0, options)
        return None if len(options) == 1 else Decision(self.seat, "end_swap", options)

    def go(self, homes: Homes, journal: Journal) -> None:
        """All used, or nothing legal left to do."""

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        if choice == DONE:
            if journal.live:
                tell(journal, "end_swaps_done", {"seat": seat_of(self.seat)})
        elif choice < USE_HANDYMAN:
            homes.stack.append(EndSwap(self.seat, self.suppliers - 1, self.handymen))
            swap_by_supplier(homes, self.seat, choice, journal)
        else:
            homes.stack.append(EndSwap(self.seat, self.suppliers, self.handymen - 1))
            swap_by_handyman(homes, self.seat, choice, journal)

    def takes(self, group: int) -> bool:
        return group in (USE_SUPPLIER, USE_HANDYMAN)

    def way_out(self, homes: Homes) -> int:
        return DONE

    def guard(self, homes: Homes, choice: int) -> int:
        if choice < USE_HANDYMAN:
            card, space = divmod(choice - USE_SUPPLIER, SPACES)
            return supplying(homes, self.seat, card, space)
        one, other = SPACE_PAIRS[choice - USE_HANDYMAN]
        return handling(homes, self.seat, one, other)

    def details(self, homes: Homes, choice: int) -> dict[str, Value]:
        args = super().details(homes, choice)
        if choice >= USE_HANDYMAN:
            args["space"] = space_name(self.ends(homes, choice)[1])
        return args

    def ends(self, homes: Homes, choice: int) -> tuple[int, int]:
        """Return the source and target of the card that the Handyman cannot move."""
        one, other = SPACE_PAIRS[choice - USE_HANDYMAN]
        if moving(homes, self.seat, one, other) != handling(homes, self.seat, one, other):
            return other, one  # the first card could go there, so it is the other that cannot
        return one, other

    def incoming(self, homes: Homes, choice: int) -> int:
        if choice < USE_SUPPLIER:
            return NOTHING
        if choice < USE_HANDYMAN:
            return (choice - USE_SUPPLIER) // SPACES
        card = homes.houses[SPACES * self.seat + self.ends(homes, choice)[0]]
        return card if card < DOWN else NOTHING

    def end_step(self) -> int:
        return SWAPS

    def is_used_up(self, group: int) -> bool:
        return (self.suppliers if group == USE_SUPPLIER else self.handymen) == 0


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Reveal(Frame[Homes]):
    """All roof stacks are shown, and the game is over: nothing is left on the stack."""

    __slots__ = ()

    def go(self, homes: Homes, journal: Journal) -> None:
        if not journal.live:
            return
        journal.reveal()
        for seat in range(homes.seats):
            roofs = homes.roofs[seat]
            args: dict[str, Value] = {
                "seat": seat_of(seat),
                "count": len(roofs),
                "roofs": tuple([resource_name(homes, roof) for roof in sorted(roofs)]),
            }
            tell(journal, "roofs_revealed", args)
        for seat in range(homes.seats):
            tell(journal, "scored", score_args(homes, seat))
        won = winners(homes)
        names = tuple([seat_of(seat) for seat in won])
        tell(journal, "won", {"seats": names, "count": len(won)})


def winners(homes: Homes) -> list[int]:
    """Return who has the most points, then the most children, unless ties are shared (D-TIE)."""
    keys = [
        (total_score(homes, seat), 0 if homes.terms.no_children else children(homes, seat))
        for seat in range(homes.seats)
    ]
    return [seat for seat in range(homes.seats) if keys[seat] == max(keys)]


def score_args(homes: Homes, seat: int) -> dict[str, Value]:
    """Return the score sheet of a seat, in the form that an event carries."""
    args: dict[str, Value] = {"seat": seat_of(seat)}
    args.update(score_parts(homes, seat))
    args["total"] = total_score(homes, seat)
    return args


REVEAL: Final = Reveal()
