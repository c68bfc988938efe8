"""The Shared Auction: all add an envelope, then each in turn puts one up (P-AUCT-23 to 29)."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, Value, seat_name
from ludoteca.core.events import Journal
from ludoteca.core.frames import Frame
from ludoteca.core.together import Together
from ludoteca.games.picture_perfect.rules.bidding import (
    bid_about,
    bid_bounds,
    conclude,
    raise_fault,
    raises,
    tell_bid,
    tell_bought,
)
from ludoteca.games.picture_perfect.rules.exchanges import Answers, lying, own_fault
from ludoteca.games.picture_perfect.rules.reasons import FINE, reason
from ludoteca.games.picture_perfect.rules.table.choices import (
    BUY,
    CONTRIBUTE,
    NONE,
    PASS,
    PICK,
    SELL,
    bid_of,
    in_block,
)
from ludoteca.games.picture_perfect.rules.table.deeds import guest_name, pay, tell_guest, win
from ludoteca.games.picture_perfect.rules.table.state import CENTRE, Party, held_by, in_turn


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Contribute(Together[Party]):
    """Shared Auction: everybody adds one of their own envelopes to the centre (P-AUCT-23)."""

    __slots__ = ()

    def question(self, state: Party, seat: int) -> Decision | None:
        held = held_by(state, seat)
        if not held:
            return None
        return Decision(seat, "contribute", [CONTRIBUTE + guest for guest in held])

    def with_answers(self, answers: Answers) -> "Contribute":
        return Contribute(answers)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        for seat in range(state.seats):
            answer = answers[seat]
            if isinstance(answer, int):
                state.where[answer - CONTRIBUTE] = CENTRE
                tell_guest(state, journal, "contributed", seat, answer - CONTRIBUTE)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason(own_fault(state, seat, choice, CONTRIBUTE), lying(state, seat))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pick(Frame[Party]):
    """Shared Auction: the active player puts up an envelope from the centre (P-AUCT-24)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def ask(self, state: Party) -> Decision | None:
        options = [PICK + guest for guest in held_by(state, CENTRE)]
        return Decision(in_turn(state, self.turn), "pick", options)

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        seat = in_turn(state, self.turn)
        tell_guest(state, journal, "picked", seat, choice - PICK)
        state.stack.append(SharedBid(self.turn, choice - PICK, 0, -1, (), seat))

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        if choice in (NONE, PASS):
            return reason("must_choose")
        if not in_block(choice, PICK):
            return reason("not_asked")
        is_there = state.where[choice - PICK] == CENTRE
        return reason(FINE if is_there else "not_in_centre", lying(state, CENTRE))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SharedBid(Frame[Party]):
    """Shared Auction: bidding in order until all but one have passed (P-AUCT-05, 06, 25)."""

    __slots__ = ("guest", "high", "last", "leader", "passed", "turn")

    def __init__(
        self, turn: int, guest: int, high: int, leader: int, passed: tuple[int, ...], last: int
    ) -> None:
        self.turn = turn
        self.guest = guest
        self.high = high
        self.leader = leader
        self.passed = passed
        self.last = last

    def bidder(self, state: Party) -> int:
        """Return who bids next, -1 when the bidding is over."""
        seller = in_turn(state, self.turn)
        for step in range(1, state.seats + 1):
            seat = (self.last + step) % state.seats
            if seat not in (seller, self.leader) and seat not in self.passed:
                return seat
        return -1

    def ask(self, state: Party) -> Decision | None:
        seat = self.bidder(state)
        if seat < 0:
            return None
        return Decision(seat, "shared_bid", [PASS, *raises(state, seat, self.high)])

    def go(self, state: Party, journal: Journal) -> None:
        if self.leader < 0:
            tell_guest(state, journal, "unsold", in_turn(state, self.turn), self.guest)
        else:
            state.stack.append(SellOrBuy(self.turn, self.guest, self.high, self.leader))

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        seat = self.bidder(state)
        if choice == PASS:
            passed = tuple(sorted((*self.passed, seat)))
            now = SharedBid(self.turn, self.guest, self.high, self.leader, passed, seat)
        else:
            now = SharedBid(self.turn, self.guest, bid_of(choice), seat, self.passed, seat)
        state.stack.append(now)
        tell_bid(journal, seat, choice)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        fault = raise_fault(state, seat, choice, self.high)
        return reason(fault, bid_bounds(state, seat, self.high + 1))

    def about(self, state: Party) -> dict[str, Value]:
        return bid_about(state, self.turn, self.guest, self.high)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SellOrBuy(Frame[Party]):
    """Shared Auction: sell to the highest bidder, or buy at the same price (P-AUCT-26, 27)."""

    __slots__ = ("guest", "high", "leader", "turn")

    def __init__(self, turn: int, guest: int, high: int, leader: int) -> None:
        self.turn = turn
        self.guest = guest
        self.high = high
        self.leader = leader

    def ask(self, state: Party) -> Decision | None:
        seat = in_turn(state, self.turn)
        options = [SELL]
        if self.fault(state, seat) == FINE:
            options.append(BUY)
        return Decision(seat, "sell_or_buy", options)

    def fault(self, state: Party, seat: int) -> str:
        """Return why the active player cannot buy."""
        return FINE if state.decorations[seat] >= self.high else "cannot_buy"

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        if choice == SELL:
            conclude(state, self.turn, self.guest, self.high, self.leader, journal)
            return
        seat = in_turn(state, self.turn)
        pay(state, seat, self.leader, self.high)
        win(state, seat, self.guest)
        tell_bought(state, seat, self.guest, self.leader, self.high, journal)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        args: dict[str, Value] = {"high": self.high, "owned": state.decorations[seat]}
        return reason(self.fault(state, seat) if choice == BUY else "not_asked", args)

    def about(self, state: Party) -> dict[str, Value]:
        return {
            "seat": seat_name(self.leader),
            "envelope": guest_name(state, self.guest),
            "high": self.high,
        }
