"""The draft (advanced setup) and the decks that every game begins with."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.rng import shuffle
from ludoteca.core.together import Together, nobody_yet
from ludoteca.games.fort.rules.reasons import reason
from ludoteca.games.fort.rules.table.moves import kid_name, kid_names, seat_name
from ludoteca.games.fort.rules.table.state import FortState, next_seat
from ludoteca.games.fort.rules.table.zones import Zone, distinct, minus, plus
from ludoteca.games.fort.rules.turn import begin_turn, draw


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Draft(Together[FortState]):
    """All keep one card of their packet, unseen, and pass on the rest (F-DRAFT-02, F-DRAFT-03)."""

    __slots__ = ()

    def question(self, state: FortState, seat: int) -> Decision | None:
        keep = state.book.keep
        options = [keep + face for face in distinct(state.packets[seat])]
        # Secret, except for the last card: the number of faces in a packet must not show.
        return Decision(seat, "draft_pick", options, secret=len(state.packets[seat]) > 1)

    def with_answers(self, answers: tuple[int | Composed | None, ...]) -> "Draft":
        return Draft(answers)

    def reveal(
        self, state: FortState, answers: tuple[int | Composed | None, ...], journal: Journal
    ) -> None:
        kept = list(state.kept)
        packets: list[Zone] = [()] * state.seats
        for seat in range(state.seats):
            answer = answers[seat]
            assert isinstance(answer, int)
            face = answer - state.book.keep
            kept[seat] = plus(kept[seat], face)
            packets[next_seat(state, seat)] = minus(state.packets[seat], face)
            if journal.live:
                args = {"seat": seat_name(seat), "kid": kid_name(state, face)}
                journal.add(Event("kept", args, (seat,), ("kid",)))
        state.kept = tuple(kept)
        state.packets = tuple(packets)
        if packets[0]:
            show_packets(state, journal)
            state.stack.append(Draft(nobody_yet(state.seats)))
        else:
            state.kept = ()
            state.packets = ()
            begin_decks(state, kept, journal)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        book = state.book
        return reason("not_in_packet" if book.keep <= choice < book.size else "not_now")


def show_packets(state: FortState, journal: Journal) -> None:
    """Show every player the packet that has come to them (F-INFO-09)."""
    if journal.live:
        journal.reveal()
        for seat in range(state.seats):
            args = {
                "seat": seat_name(seat),
                "count": len(state.packets[seat]),
                "kids": kid_names(state, state.packets[seat]),
            }
            journal.add(Event("got_packet", args, (seat,), ("kids",)))


def begin_decks(state: FortState, dealt: list[Zone], journal: Journal) -> None:
    """Shuffle each player's cards with the Best Friends and draw the first hands (F-SETUP-12)."""
    book = state.book
    for seat in state.order:
        deck = list(dealt[seat])
        for card in book.cards.friends[state.boards[seat]]:
            deck.append(book.cards.face[card])
        state.rng = shuffle(state.rng, deck)
        state.decks[seat] = tuple(deck)
        draw(state, seat, book.numbers.first_hand, journal)
    begin_turn(state, journal)
