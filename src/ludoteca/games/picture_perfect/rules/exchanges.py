"""Normal exchange cards: Dance, Choose Your Partner, Revelations, Theft."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision, Reason, Value, seat_name
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.core.rng import below, shuffle
from ludoteca.core.together import Together, nobody_yet
from ludoteca.games.picture_perfect.rules.reasons import FINE, reason
from ludoteca.games.picture_perfect.rules.table.choices import (
    KEEP,
    NONE,
    PASS,
    RETURN,
    SEEN,
    SETS,
    STEAL,
    TAKE,
    in_block,
    set_in,
    sets_of,
)
from ludoteca.games.picture_perfect.rules.table.deeds import (
    before_all,
    guest_name,
    guest_names,
    tell,
    tell_guest,
)
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    Party,
    held_by,
    in_turn,
    learn_of_vips,
)

Answers = tuple[int | Composed | None, ...]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DanceKeep(Together[Party]):
    """Everybody keeps one envelope; the others dance through the centre (P-EXCH-04 to 07)."""

    __slots__ = ()

    def question(self, state: Party, seat: int) -> Decision | None:
        held = held_by(state, seat)
        if len(held) < 2:
            return None  # P-EXCH-06
        return Decision(seat, "dance_keep", [KEEP + guest for guest in held])

    def with_answers(self, answers: Answers) -> "DanceKeep":
        return DanceKeep(answers)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        shares = [0] * state.seats
        for seat in range(state.seats):
            answer = answers[seat]
            if isinstance(answer, int):
                tell_guest(state, journal, "kept", seat, answer - KEEP)
                for guest in held_by(state, seat):
                    if guest != answer - KEEP:
                        state.where[guest] = CENTRE
                        shares[seat] += 1
        order = held_by(state, CENTRE)
        state.rng = shuffle(state.rng, order)
        deal_dance(state, order, shares, journal)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason(own_fault(state, seat, choice, KEEP), lying(state, seat))


def deal_dance(state: Party, order: list[int], shares: list[int], journal: Journal) -> None:
    """Deal the shuffled centre in turn order, each whole share at once (P-EXCH-07)."""
    dealt = 0
    for turn in range(state.seats):
        seat = in_turn(state, turn)
        got = order[dealt : dealt + shares[seat]]
        dealt += shares[seat]
        for guest in got:
            state.where[guest] = seat
        if journal.live and got:
            tell(journal, "danced", seat, {"envelopes": guest_names(state, sorted(got))})


def lying(state: Party, place: int) -> dict[str, Value]:
    """Return what a refusal says about the envelopes that can be chosen: those in one place."""
    return {"envelopes": guest_names(state, held_by(state, place))}


def own_fault(state: Party, seat: int, choice: int, block: int) -> str:
    """Return why an envelope cannot be chosen where it must be one of the seat's own."""
    if choice in (NONE, PASS):
        return "must_choose"
    if not in_block(choice, block):
        return "not_asked"
    return FINE if state.where[choice - block] == seat else "not_own_envelope"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PartnerTake(Frame[Party]):
    """One after another, players take two envelopes from the centre (P-EXCH-08, P-EXCH-09)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def ask(self, state: Party) -> Decision | None:
        centre = held_by(state, CENTRE)
        if not centre:
            return None
        places = sets_of(centre, min(2, len(centre)))
        options = [TAKE + place for place in places]
        return Decision(in_turn(state, self.turn), "partner_take", options)

    def go(self, state: Party, journal: Journal) -> None:
        self.next_turn(state)

    def next_turn(self, state: Party) -> None:
        """Let the next player take, if there is one."""
        if self.turn + 1 < state.seats:
            state.stack.append(PartnerTake(self.turn + 1))

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        seat = in_turn(state, self.turn)
        taken = SETS[choice - TAKE]
        for guest in taken:
            state.where[guest] = seat
        if journal.live:
            tell(journal, "took", seat, {"envelopes": guest_names(state, taken)})
        state.stack.append(PartnerReturn(self.turn, taken))

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        size = min(2, len(held_by(state, CENTRE)))
        code = set_fault(state, choice, TAKE, size, CENTRE, "not_in_centre")
        return reason(code, set_args(state, choice, TAKE, size, CENTRE))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PartnerReturn(Frame[Party]):
    """The same player returns as many as were taken (P-EXCH-08, P-EXCH-09)."""

    __slots__ = ("taken", "turn")

    def __init__(self, turn: int, taken: tuple[int, ...]) -> None:
        self.turn = turn
        self.taken = taken

    def ask(self, state: Party) -> Decision | None:
        seat = in_turn(state, self.turn)
        places = sets_of(held_by(state, seat), len(self.taken))
        return Decision(seat, "partner_return", [RETURN + place for place in places])

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        seat = in_turn(state, self.turn)
        returned = SETS[choice - RETURN]
        for guest in returned:
            state.where[guest] = CENTRE
        if journal.live:
            tell(journal, "returned", seat, {"envelopes": guest_names(state, returned)})
        PartnerTake(self.turn).next_turn(state)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        size = len(self.taken)
        code = set_fault(state, choice, RETURN, size, seat, "not_own_envelope")
        return reason(code, set_args(state, choice, RETURN, size, seat))


def set_fault(state: Party, choice: int, block: int, size: int, place: int, elsewhere: str) -> str:
    """Return why a set of envelopes from one place cannot be chosen."""
    if choice in (NONE, PASS):
        return "must_choose"
    if not set_in(choice, block):
        return "not_asked"
    guests = SETS[choice - block]
    if len(guests) != size:
        return "wrong_number"
    for guest in guests:
        if state.where[guest] != place:
            return elsewhere
    return FINE


def set_args(state: Party, choice: int, block: int, size: int, place: int) -> dict[str, Value]:
    """Return what the refusal of a set says: how many there must be, and which."""
    args = lying(state, place)
    args["must"] = size
    args["chosen"] = len(SETS[choice - block]) if set_in(choice, block) else 0
    return args


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Revealed(Together[Party]):
    """An envelope from the centre lies open before everybody (P-EXCH-14 to 17).

    `before` is the envelope shown first, -1 while the first one is being shown.
    """

    __slots__ = ("before", "guest")

    def __init__(self, answers: Answers, guest: int, before: int) -> None:
        super().__init__(answers)
        self.guest = guest
        self.before = before

    def question(self, state: Party, seat: int) -> Decision | None:
        return Decision(seat, "seen", [SEEN], secret=True)

    def with_answers(self, answers: Answers) -> "Revealed":
        return Revealed(answers, self.guest, self.before)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        if self.before < 0:
            draw_revelation(state, self.guest, journal)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason("not_asked")


def draw_revelation(state: Party, before: int, journal: Journal) -> None:
    """Open a random envelope in the centre that has not been shown yet, if there is one."""
    pool = [guest for guest in held_by(state, CENTRE) if guest != before]
    if pool:
        state.rng, place = below(state.rng, len(pool))
        show_all(state, pool[place], before, journal)


def show_all(state: Party, guest: int, before: int, journal: Journal) -> None:
    """Open an envelope before everybody."""
    state.stack.append(Revealed(nobody_yet(state.seats), guest, before))
    kind = "wishes_revealed" if state.variant.wishes_only else "revealed"
    if not state.variant.wishes_only:
        for seat in range(state.seats):
            learn_of_vips(state, seat, guest)
    if journal.live:
        journal.reveal()
        journal.add(Event(kind, before_all(state, guest), None, ("cards", "vips")))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Theft(Together[Party]):
    """All take one envelope of their left neighbour at once (P-EXCH-18 to 20)."""

    __slots__ = ()

    def question(self, state: Party, seat: int) -> Decision | None:
        held = held_by(state, (seat + 1) % state.seats)
        if not held:
            return None
        return Decision(seat, "theft_take", [STEAL + guest for guest in held])

    def with_answers(self, answers: Answers) -> "Theft":
        return Theft(answers)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        for seat in range(state.seats):
            answer = answers[seat]
            if isinstance(answer, int):
                state.where[answer - STEAL] = seat
                if journal.live:
                    victim = seat_name((seat + 1) % state.seats)
                    envelope = guest_name(state, answer - STEAL)
                    tell(journal, "stole", seat, {"envelope": envelope, "victim": victim})

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        if choice in (NONE, PASS):
            return reason("must_choose")
        if not in_block(choice, STEAL):
            return reason("not_asked")
        left = (seat + 1) % state.seats
        is_theirs = state.where[choice - STEAL] == left
        args = lying(state, left)
        args["seat"] = seat_name(left)
        return reason(FINE if is_theirs else "not_left_neighbours", args)
