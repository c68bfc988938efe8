"""Gifts: one envelope to the left, one to the right, all at once (P-EXCH-10 to 13, P-VAR-05)."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision, Reason, seat_name
from ludoteca.core.events import Journal
from ludoteca.core.together import Together
from ludoteca.games.picture_perfect.rules.exchanges import lying
from ludoteca.games.picture_perfect.rules.reasons import FINE, reason
from ludoteca.games.picture_perfect.rules.table.choices import (
    GIVE,
    GIVE_BOTH,
    GIVE_LEFT,
    GIVE_RIGHT,
    GUESTS,
    NONE,
    PASS,
    SETS,
    in_block,
    set_in,
    sets_of,
)
from ludoteca.games.picture_perfect.rules.table.deeds import guest_name, tell
from ludoteca.games.picture_perfect.rules.table.state import Party, held_by

Answers = tuple[int | Composed | None, ...]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Gift(Together[Party]):
    """Everybody with an envelope gives."""

    __slots__ = ()

    def question(self, state: Party, seat: int) -> Decision | None:
        held = held_by(state, seat)
        if not held:
            return None  # P-EXCH-11
        return Decision(seat, "gift", gifts(state, held))

    def with_answers(self, answers: Answers) -> "Gift":
        return Gift(answers)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        for seat in range(state.seats):
            answer = answers[seat]
            if isinstance(answer, int):
                for guest, step in parts(answer):
                    receiver = (seat + step) % state.seats
                    state.where[guest] = receiver
                    if journal.live:
                        envelope = guest_name(state, guest)
                        to = seat_name(receiver)
                        tell(journal, "gave", seat, {"envelope": envelope, "receiver": to})

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        code = gift_fault(state, seat, choice)
        args = lying(state, seat)
        args["must"] = gift_size(state, held_by(state, seat))
        args["chosen"] = len(parts(choice)) if is_gift(choice) else 0
        return reason(code, args, size_rules(state, seat) if code == "wrong_number" else None)


def gifts(state: Party, held: list[int]) -> list[int]:
    """Return what somebody with these envelopes may give."""
    if state.seats == 2:
        return [GIVE + place for place in sets_of(held, gift_size(state, held))]
    if len(held) == 1:
        return [GIVE_LEFT + held[0], GIVE_RIGHT + held[0]]
    options: list[int] = []
    for left in held:
        for right in held:
            if left != right:
                options.append(GIVE_BOTH + GUESTS * left + right)
    return options


def gift_size(state: Party, held: list[int]) -> int:
    """Return how many envelopes are given; with only one other player, by P-EXCH-13 or P-VAR-05."""
    return min(state.variant.gifts if state.seats == 2 else 2, len(held))


def size_rules(state: Party, seat: int) -> tuple[str, ...]:
    """Return the rule that says how many envelopes the seat gives."""
    if state.seats == 2:
        return ("P-EXCH-13",) if state.variant.gifts == 1 else ("P-VAR-05",)
    return ("P-EXCH-11",) if len(held_by(state, seat)) == 1 else ("P-EXCH-10",)


def is_gift(choice: int) -> bool:
    """Return whether the choice gives something away."""
    return GIVE <= choice < GIVE_RIGHT + GUESTS


def parts(choice: int) -> list[tuple[int, int]]:
    """Return the envelopes of a gift, each with the steps clockwise to its receiver."""
    if set_in(choice, GIVE):
        return [(guest, 1) for guest in SETS[choice - GIVE]]
    if in_block(choice, GIVE_LEFT):
        return [(choice - GIVE_LEFT, 1)]
    if in_block(choice, GIVE_RIGHT):
        return [(choice - GIVE_RIGHT, -1)]
    return [((choice - GIVE_BOTH) // GUESTS, 1), ((choice - GIVE_BOTH) % GUESTS, -1)]


def gift_fault(state: Party, seat: int, choice: int) -> str:
    """Return why the seat cannot give this."""
    if choice in (NONE, PASS):
        return "must_choose"
    if not is_gift(choice):
        return "not_asked"
    given = parts(choice)
    if len(given) == 2 and given[0][0] == given[1][0]:
        return "same_twice"
    if len(given) != gift_size(state, held_by(state, seat)):
        return "wrong_number"
    if set_in(choice, GIVE) != (state.seats == 2):
        return "one_neighbour" if state.seats == 2 else "which_neighbour"
    for guest, _ in given:
        fault = give_fault(state, seat, guest)
        if fault != FINE:
            return fault
    return FINE


def give_fault(state: Party, seat: int, guest: int) -> str:
    """Return why one envelope cannot be given.

    Anything a neighbour holds may be on its way here by this very card, and is not passed on
    (P-EXCH-12); the answer must not depend on what the neighbour has secretly chosen.
    """
    holder = state.where[guest]
    if holder == seat:
        return FINE
    is_neighbour = holder in ((seat + 1) % state.seats, (seat - 1) % state.seats)
    return "received_now" if is_neighbour else "not_own_envelope"
