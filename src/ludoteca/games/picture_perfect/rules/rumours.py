"""Rumours, and every private look into an envelope that is not one's own (P-EXCH-21, P-AUCT-33)."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, seat_name
from ludoteca.core.events import Event, Journal
from ludoteca.core.together import Together, nobody_yet
from ludoteca.games.picture_perfect.rules.exchanges import Answers
from ludoteca.games.picture_perfect.rules.reasons import FINE, reason
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS, LISTEN, NONE, SEEN, in_block
from ludoteca.games.picture_perfect.rules.table.deeds import inside, tell
from ludoteca.games.picture_perfect.rules.table.state import Party, learn_of_vips


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RumourTarget(Together[Party]):
    """Each player may choose somebody else's envelope and look into it (P-EXCH-21, 22)."""

    __slots__ = ()

    def question(self, state: Party, seat: int) -> Decision | None:
        options = [NONE]
        for guest in range(GUESTS):
            if state.where[guest] != seat:
                options.append(LISTEN + guest)
        return Decision(seat, "rumour_target", options)

    def with_answers(self, answers: Answers) -> "RumourTarget":
        return RumourTarget(answers)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        targets = [-1] * state.seats
        for seat in range(state.seats):
            answer = answers[seat]
            if isinstance(answer, int) and answer != NONE:
                targets[seat] = answer - LISTEN
            elif journal.live:
                tell(journal, "heard_nothing", seat, {})
        look(state, tuple(targets), -1, journal)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        if not in_block(choice, LISTEN):
            return reason("not_asked")
        return reason("own_envelope" if state.where[choice - LISTEN] == seat else FINE)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Look(Together[Party]):
    """Some look into an envelope that is not theirs, each until confirmed (P-INFO-12)."""

    __slots__ = ("targets", "turn")

    def __init__(self, answers: Answers, targets: tuple[int, ...], turn: int) -> None:
        super().__init__(answers)
        self.targets = targets  # the guest for each seat, -1 for none
        self.turn = turn  # the auctioneer who was paid, -1 in Rumours

    def question(self, state: Party, seat: int) -> Decision | None:
        if self.targets[seat] < 0:
            return None
        return Decision(seat, "seen", [SEEN], secret=True)

    def with_answers(self, answers: Answers) -> "Look":
        return Look(answers, self.targets, self.turn)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        """The cards go back; nothing else happens."""

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason("not_asked")


def look(state: Party, targets: tuple[int, ...], turn: int, journal: Journal) -> None:
    """Let every seat with a target look into that envelope, privately."""
    state.stack.append(Look(nobody_yet(state.seats), targets, turn))
    for seat in range(state.seats):
        if targets[seat] >= 0:
            learn_of_vips(state, seat, targets[seat])
    if journal.live:
        journal.reveal()
        for seat in range(state.seats):
            if targets[seat] >= 0:
                seen = {"seat": seat_name(seat), **inside(state, targets[seat])}
                journal.add(Event("looked", seen, (seat,), ("cards", "vips")))
