"""Nuts: a tiny game with every kind of secret, fair as it is and broken on purpose in one way each.

Three seats hold three nuts each. On its turn a seat picks a partner and gives it a nut, and takes
another one back, unseen by the third. After each circle all show one nut at the same time.
"""

import random
from typing import Any

from ludoteca.core.decisions import Composed, Decision, Reason, Words, seat_name
from ludoteca.core.events import Event, Journal, Recall
from ludoteca.core.frames import Frame, State
from ludoteca.core.game import Game, Options, Standing, View, places_by
from ludoteca.core.rng import below
from ludoteca.core.together import Together, nobody_yet

SEATS = 3
KINDS = 3
PARTNER, GIVE, PRAISE, SHOW = 0, 3, 6, 7
BIG = 2

SKIPPED_TRADE = "a question with one option is skipped although this tells something"
SKIPPED_SHOW = "who has no choice is missing among those who choose at the same time"
TOLD_TRADE = "everybody is told which nuts were traded"
TOLD_DEAL = "everybody is told which nuts were dealt"
TOLD_LOG = "the log tells everybody which nuts were traded"
STALE_MEMORY = "a trade of the others does not change what a seat remembers of them"
PEEKING_OPTION = "an option hangs on what the partner holds"
PEEKING_VIEW = "an option hangs on what the partner holds, and the seat is shown that it does"
PEEKING_REASON = "the reason of a refusal tells what the partner holds"
PEEKING_ASIDE = "who is not asked is refused for what the next one holds"


class Nuts(State):
    """Hidden hands and bag, an open pile; `broken` says what is wrong with this game."""

    def __init__(self, broken: str, rng: int, hands: list[list[int]], bag: list[int]) -> None:
        super().__init__(SEATS, [], rng)
        self.broken = broken
        self.turn = 0
        self.hands = hands
        self.bag = bag
        self.pile: list[int] = []

    def copy(self) -> "Nuts":
        twin = Nuts(self.broken, self.rng, [hand[:] for hand in self.hands], self.bag)
        twin.turn, twin.pile, twin.stack = self.turn, self.pile[:], self.stack[:]
        twin.asked = self.asked
        return twin


class Next(Frame[Nuts]):
    """The next turn of the circle, or the end of it."""

    def go(self, state: Nuts, journal: Journal) -> None:
        seat = state.turn % (SEATS + 1)
        if state.turn == 2 * (SEATS + 1):
            return
        state.turn += 1
        state.stack.append(self)
        state.stack.append(Pick(seat) if seat < SEATS else Show(nobody_yet(SEATS)))


class Pick(Frame[Nuts]):
    """A seat picks a partner, for all to see."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Nuts) -> Decision | None:
        others = [PARTNER + seat for seat in range(SEATS) if seat != self.seat]
        return Decision(self.seat, "partner", others)

    def take(self, state: Nuts, choice: int, journal: Journal) -> None:
        partner = choice - PARTNER
        state.stack.append(Trade(self.seat, partner))
        names = {"seat": seat_name(self.seat), "partner": seat_name(partner)}
        journal.add(Event("partnered", names))


class Trade(Frame[Nuts]):
    """The seat gives a nut and takes back another one without looking."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat = seat
        self.partner = partner

    def may_praise(self, state: Nuts) -> bool:
        """Return whether the partner holds a big nut, which no fair game asks."""
        peeks = state.broken in (PEEKING_OPTION, PEEKING_VIEW)
        return peeks and BIG in state.hands[self.partner]

    def ask(self, state: Nuts) -> Decision | None:
        options = [GIVE + nut for nut in sorted(set(state.hands[self.seat]))]
        if self.may_praise(state):
            options.append(PRAISE)
        return Decision(self.seat, "trade", options, secret=state.broken != SKIPPED_TRADE)

    def why_not(self, state: Nuts, seat: int, choice: int) -> Reason | None:
        is_peeking = state.broken == PEEKING_REASON and BIG in state.hands[self.partner]
        return Reason("no_need" if is_peeking else "not_in_hand")

    def take(self, state: Nuts, choice: int, journal: Journal) -> None:
        if choice == PRAISE:
            return
        own, other, nut = state.hands[self.seat], state.hands[self.partner], choice - GIVE
        state.rng, place = below(state.rng, len(other))
        back = other.pop(place)
        own.remove(nut)
        own.append(back)
        other.append(nut)
        own.sort()
        other.sort()
        traded = {"seat": seat_name(self.seat), "partner": seat_name(self.partner)}
        eyes = None if state.broken == TOLD_TRADE else (self.seat, self.partner)
        journal.add(Event("traded", {**traded, "nut": nut, "back": back}, eyes, ("nut", "back")))


class Show(Together[Nuts]):
    """All show one nut at the same time."""

    def question(self, state: Nuts, seat: int) -> Decision | None:
        options = [SHOW + nut for nut in sorted(set(state.hands[seat]))]
        return Decision(seat, "show", options, secret=state.broken != SKIPPED_SHOW)

    def with_answers(self, answers: tuple[int | Composed | None, ...]) -> "Show":
        return Show(answers)

    def reveal(
        self, state: Nuts, answers: tuple[int | Composed | None, ...], journal: Journal
    ) -> None:
        for seat, answer in enumerate(answers):
            assert isinstance(answer, int)
            state.hands[seat].remove(answer - SHOW)
            state.pile.append(answer - SHOW)
            journal.add(Event("showed", {"seat": seat_name(seat), "nut": answer - SHOW}))


class NutsRecall(Recall):
    """The nuts each other seat surely holds: those given to it, until they could be elsewhere."""

    def __init__(self, seat: int, is_stale: bool) -> None:
        super().__init__(seat)
        self.is_stale = is_stale
        self.given: list[list[int]] = [[] for _ in range(SEATS)]

    def note(self, event: Event) -> None:
        args: dict[str, Any] = dict(event.args)
        if event.kind == "showed":
            self.lose(seat_of(args["seat"]), args["nut"])
        elif event.kind == "traded":
            pair = [seat_of(args["seat"]), seat_of(args["partner"])]
            if self.seat in pair:
                nuts = [args["nut"], args["back"]]
                mine = pair.index(self.seat)
                self.lose(pair[1 - mine], nuts[1 - mine])
                self.given[pair[1 - mine]].append(nuts[mine])
            elif not self.is_stale:
                for seat in pair:
                    self.given[seat] = []

    def lose(self, seat: int, nut: int) -> None:
        """Note that a nut has left a hand."""
        if nut in self.given[seat]:
            self.given[seat].remove(nut)

    def fits(self, state: object) -> bool:
        assert isinstance(state, Nuts)
        return all(
            hand.count(nut) >= nuts.count(nut)
            for hand, nuts in zip(state.hands, self.given, strict=True)
            for nut in nuts
        )


def seat_of(name: str) -> int:
    """Return the seat with this code name."""
    return int(name.partition(".")[2])


class NutsGame(Game[Nuts]):
    """Three seats, two circles; whoever has the most valuable nuts left wins."""

    key = "nuts"
    seat_counts = (SEATS,)
    hidden = frozenset({"bag", "hands"})
    choices = (
        *(Words("partner", seat=seat_name(seat)) for seat in range(SEATS)),
        *(Words("give", nut=nut) for nut in range(KINDS)),
        Words("praise"),
        *(Words("show", nut=nut) for nut in range(KINDS)),
    )

    def __init__(self, broken: str = "") -> None:
        self.broken = broken

    def begin(self, seats: int, options: Options, seed: int, journal: Journal) -> Nuts:
        nuts = [nut for nut in range(KINDS) for _ in range(4)]
        random.Random(seed).shuffle(nuts)
        hands = [sorted(nuts.pop() for _ in range(3)) for _ in range(seats)]
        for seat, hand in enumerate(hands):
            eyes = None if self.broken == TOLD_DEAL else (seat,)
            journal.add(Event("dealt", {"seat": seat_name(seat), "nuts": tuple(hand)}, eyes))
        state = Nuts(self.broken, seed, hands, nuts)
        state.stack = [Next()]
        return state

    def why_not(self, state: Nuts, seat: int, choice: int | Composed) -> Reason | None:
        if self.broken == PEEKING_ASIDE and self.decision(state, seat) is None:
            return Reason("no_need" if BIG in state.hands[(seat + 1) % SEATS] else "not_now")
        return super().why_not(state, seat, choice)

    def recall(self, seat: int, seats: int) -> Recall:
        return NutsRecall(seat, self.broken == STALE_MEMORY)

    def veil(self, state: Nuts, seat: int | None, event: Event) -> Event | None:
        return event if self.broken == TOLD_LOG else event.seen_by(seat)

    def view(self, state: Nuts, seat: int | None) -> View:
        top = state.stack[-1] if state.stack else None
        counts = [len(hand) for hand in state.hands]
        table: dict[str, Any] = {"turn": state.turn, "hands": counts, "pile": state.pile[:]}
        if isinstance(top, (Pick, Trade)):
            table["seat"] = top.seat
        if isinstance(top, Trade):
            table["partner"] = top.partner
            if state.broken == PEEKING_VIEW and seat == top.seat:
                table["may_praise"] = top.may_praise(state)
        if isinstance(top, Show):
            table["answered"] = [s for s, answer in enumerate(top.answers) if answer is not None]
        if seat is not None:
            table["hand"] = state.hands[seat][:]
            table["answer"] = top.answers[seat] if isinstance(top, Show) else None
        return View(self.key, seat, table)

    def imagine(self, view: View, recall: Recall, rng: int) -> Nuts:
        table, me, chance = view.table, recall.seat, random.Random(rng)
        while True:
            nuts = [nut for nut in range(KINDS) for _ in range(4)]
            for nut in (*table["hand"], *table["pile"]):
                nuts.remove(nut)
            chance.shuffle(nuts)
            hands = [sorted(nuts.pop() for _ in range(count)) for count in table["hands"]]
            nuts += hands[me]
            hands[me] = table["hand"][:]
            state = Nuts(self.broken, rng, hands, nuts)
            state.turn, state.pile = table["turn"], table["pile"][:]
            self.imagine_stack(state, table, me, chance)
            if recall.fits(state) and self.view(state, me) == view:
                state.asked = state.stack[-1].ask(state) if state.stack else None
                return state

    def imagine_stack(
        self, state: Nuts, table: dict[str, Any], me: int, chance: random.Random
    ) -> None:
        """Rebuild the pending frames, with answers for the seats that have answered."""
        if "answered" in table:
            answers: list[int | Composed | None] = [None] * SEATS
            for seat in table["answered"]:
                answers[seat] = SHOW + chance.choice(state.hands[seat])
            answers[me] = table["answer"]
            state.stack = [Next(), Show(tuple(answers))]
        elif "partner" in table:
            state.stack = [Next(), Trade(table["seat"], table["partner"])]
        elif "seat" in table:
            state.stack = [Next(), Pick(table["seat"])]

    def standing(self, state: Nuts) -> Standing:
        scores = tuple(sum(hand) for hand in state.hands)
        parts = tuple({"nuts": score} for score in scores)
        return Standing(scores, places_by([(score,) for score in scores]), parts)
