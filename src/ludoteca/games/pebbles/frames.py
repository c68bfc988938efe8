"""Pebbles as it runs: its State and its frames, in the order of a round."""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision, Reason, Value
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame, State
from ludoteca.core.together import Together, nobody_yet

WORTHS: Final = 6
KEEP: Final = 12  # choices: 0-5 close a fist around worth 1-6, 6-11 swap one, 12 keep all


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pebbles(State):
    """The beach: hidden bag, hands and sunk pebbles; open shore, pool and treasures."""

    __slots__ = ("bag", "hands", "pool", "round", "shore", "sunk", "swaps", "treasures")

    def __init__(
        self,
        seats: int,
        stack: list[Frame["Pebbles"]],
        rng: int,
        swaps: bool,
        round: int,
        bag: list[int],
        pool: list[int],
        shore: list[int],
        hands: list[list[int]],
        treasures: list[list[int]],
        sunk: list[list[int]],
    ) -> None:
        self.seats = seats
        self.stack = stack
        self.rng = rng
        self.asked = None
        self.swaps = swaps
        self.round = round
        self.bag = bag
        self.pool = pool
        self.shore = shore
        self.hands = hands
        self.treasures = treasures
        self.sunk = sunk

    def copy(self) -> "Pebbles":
        twin = Pebbles(
            self.seats,
            self.stack[:],
            self.rng,
            self.swaps,
            self.round,
            self.bag[:],
            self.pool[:],
            self.shore[:],
            [hand[:] for hand in self.hands],
            [treasure[:] for treasure in self.treasures],
            [sunk[:] for sunk in self.sunk],
        )
        twin.asked = self.asked
        return twin


def worth_name(worth: int) -> str:
    """Return the code name of a pebble of this worth (counted from 0)."""
    return "pebble." + ("one", "two", "three", "four", "five", "six")[worth]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Wash(Frame[Pebbles]):
    """A round begins: the sea washes up one pebble from the bag (B-ROUND-01)."""

    __slots__ = ()

    def go(self, state: Pebbles, journal: Journal) -> None:
        if not state.hands[0]:
            self.end(state, journal)
            return
        prize = state.bag.pop()
        state.pool.append(prize)
        state.stack.append(Fists(nobody_yet(state.seats)))
        if journal.live:
            journal.reveal()
            journal.add(Event("washed", {"round": state.round + 1, "pebble": worth_name(prize)}))

    def end(self, state: Pebbles, journal: Journal) -> None:
        """Say that no pebbles are left to hold, and what the sea keeps (B-END-01)."""
        if journal.live:
            journal.add(Event("ended", {}))
            if state.pool:
                journal.add(Event("lost", {"pebbles": tuple(map(worth_name, state.pool))}))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Fists(Together[Pebbles]):
    """All close a fist around one of their pebbles and open together (B-ROUND-02)."""

    __slots__ = ()

    def question(self, state: Pebbles, seat: int) -> Decision | None:
        hand = state.hands[seat]
        options = [worth for worth in range(WORTHS) if worth in hand]
        # Secret: skipping the question would show that all pebbles in a hand are alike.
        # Everybody can see when the last one is the only choice.
        return Decision(seat, "fist", options, secret=len(hand) > 1)

    def with_answers(self, answers: tuple[int | Composed | None, ...]) -> "Fists":
        return Fists(answers)

    def reveal(
        self, state: Pebbles, answers: tuple[int | Composed | None, ...], journal: Journal
    ) -> None:
        shown = [worth for worth in answers if isinstance(worth, int)]
        winner = -1
        for seat, worth in enumerate(shown):
            state.hands[seat].remove(worth)
            state.shore.append(worth)
            if shown.count(worth) == 1 and (winner < 0 or worth > shown[winner]):
                winner = seat
            if journal.live:
                seat_name = f"seat.{seat}"
                journal.add(Event("opened", {"seat": seat_name, "pebble": worth_name(worth)}))
        if winner >= 0:
            state.treasures[winner].extend(state.pool)
            state.pool = []
        if journal.live:
            who: dict[str, Value] = {"seat": f"seat.{winner}"}
            journal.add(Event("won", who) if winner >= 0 else Event("drawn", {}))
        comber = state.round % state.seats
        state.round += 1
        state.stack.append(Wash())
        if state.swaps and state.hands[comber]:
            state.stack.append(Swap(comber))

    def why_not(self, state: Pebbles, seat: int, choice: int) -> Reason | None:
        if choice < WORTHS:
            return Reason("not_in_hand", {"pebble": worth_name(choice)}, ("B-ROUND-02",))
        return Reason("swap_later", {}, ("B-SWAP-01",))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Swap(Frame[Pebbles]):
    """The beachcomber may sink a pebble, unseen, and draw another (B-SWAP-01, B-SWAP-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Pebbles) -> Decision | None:
        hand = state.hands[self.seat]
        options = [WORTHS + worth for worth in range(WORTHS) if worth in hand]
        options.append(KEEP)
        # Secret: a skipped question must not show how many different pebbles a hand holds.
        return Decision(self.seat, "swap", options, secret=True)

    def take(self, state: Pebbles, choice: int, journal: Journal) -> None:
        who = f"seat.{self.seat}"
        if choice == KEEP:
            journal.add(Event("kept", {"seat": who}))
            return
        worth = choice - WORTHS
        state.hands[self.seat].remove(worth)
        state.sunk[self.seat].append(worth)
        drawn = state.bag.pop()
        state.hands[self.seat].append(drawn)
        state.hands[self.seat].sort()
        if journal.live:
            journal.reveal()
            swapped = {"seat": who, "pebble": worth_name(worth), "drawn": worth_name(drawn)}
            journal.add(Event("swapped", swapped, (self.seat,), ("pebble", "drawn")))

    def why_not(self, state: Pebbles, seat: int, choice: int) -> Reason | None:
        if choice < WORTHS:
            return Reason("fists_later", {}, ("B-ROUND-02",))
        return Reason("not_in_hand", {"pebble": worth_name(choice - WORTHS)}, ("B-SWAP-01",))
