"""The perk Recycling at its moments: one card of the own discard pile back to hand."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.fort import perks
from ludoteca.games.fort.book import NO
from ludoteca.games.fort.moves import kid_name, seat_name
from ludoteca.games.fort.reasons import reason
from ludoteca.games.fort.refusals import elsewhere
from ludoteca.games.fort.state import FortState, distinct, minus, plus


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Recycle(Frame[FortState]):
    """No effect is running and the leader may use Recycling (F-PERK-10, F-PERK-11)."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        options = [NO]
        for face in distinct(state.discards[state.leader]):
            options.append(state.book.recycle + face)
        return Decision(state.leader, "use_recycling", options)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        if choice == NO:
            return
        seat, face = state.leader, choice - state.book.recycle
        perks.use_up(state, seat)
        state.discards[seat] = minus(state.discards[seat], face)
        state.hands[seat] = plus(state.hands[seat], face)
        if journal.live:
            args = {"seat": seat_name(seat), "kid": kid_name(state, face)}
            journal.add(Event("recycled", args))

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        book = state.book
        if book.recycle <= choice < book.recycle + book.faces:
            return reason("source_empty")
        return reason(elsewhere(state, seat, choice, False))


def can_recycle(state: FortState) -> bool:
    """Return whether the leader could use Recycling, if this is a moment for it."""
    return perks.has_recycling(state, state.leader) and len(state.discards[state.leader]) > 0


def offer_recycling(state: FortState) -> None:
    """Ask the leader about Recycling now, if there is anything to ask."""
    if can_recycle(state):
        state.stack.append(Recycle())
