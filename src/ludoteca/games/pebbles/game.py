"""Pebbles: the definition. What it shows, imagines and counts; its frames are in `frames`."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.core import wire
from ludoteca.core.box import Box
from ludoteca.core.decisions import Decision, Reason, Words
from ludoteca.core.events import Event, Journal, Recall
from ludoteca.core.game import Game, Option, Options, Standing, Tally, View, places_by
from ludoteca.core.rng import below, fork, shuffle, start
from ludoteca.core.together import nobody_yet
from ludoteca.games.pebbles.frames import KEEP, WORTHS, Fists, Pebbles, Swap, Wash, worth_name
from ludoteca.games.pebbles.insight import PebblesInsight
from ludoteca.games.pebbles.observation import PebblesObservation

NAMES = {"pebble": ("one", "two", "three", "four", "five", "six")}
WORTH = wire.Word("pebble")
HAND = wire.ListOf(WORTH)
STACK = wire.OneOf(
    wash=wire.Fields(Wash),
    fists=wire.Fields(Fists, answers=wire.TupleOf(wire.Answer())),
    swap=wire.Fields(Swap, seat=wire.SEAT),
)


class PebblesRecall(Recall):
    """What a player remembers but the table does not show: their own pebbles in the sea."""

    def __init__(self, seat: int, sunk: list[int] | None = None) -> None:
        super().__init__(seat)
        self.sunk = sunk or []

    def note(self, event: Event) -> None:
        if event.kind == "swapped" and "pebble" in event.args:
            self.sunk.append(_worth(event.args["pebble"]))

    def fits(self, state: object) -> bool:
        assert isinstance(state, Pebbles)
        return state.sunk[self.seat] == self.sunk


class PebblesGame(Game[Pebbles]):
    """2 to 4 players, five rounds; the highest pebble that nobody else shows takes the pool."""

    key = "pebbles"
    rules = 2  # 2: a player whose pebbles are all alike is asked for a fist like the others
    replays = (1,)
    folder = Path(__file__).parent
    options = (Option("swaps", (True, False)),)
    hidden = frozenset({"bag", "hands", "sunk"})
    insight = PebblesInsight()
    choices = (
        *(Words("fist", pebble=worth_name(w)) for w in range(WORTHS)),
        *(Words("swap", pebble=worth_name(w)) for w in range(WORTHS)),
        Words("keep"),
    )
    names = NAMES
    shape = wire.Fields(
        Pebbles,
        seats=wire.Int(2, 4),
        stack=wire.ListOf(STACK),
        rng=(wire.RNG, 0),
        swaps=(wire.BOOL, True),
        round=wire.COUNT,
        bag=HAND,
        pool=HAND,
        shore=HAND,
        hands=wire.ListOf(HAND),
        treasures=wire.ListOf(HAND),
        sunk=wire.ListOf(HAND),
    )

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box)
        self.copies = [
            self.box.number(f"pebble.{name}.copies", 0, 20) for name in self.names["pebble"]
        ]
        self.hand = self.box.number("numbers.hand", 1, 9)
        needed = max(self.seat_counts) * self.hand + 2 * self.hand  # hands, prizes, swaps
        if sum(self.copies) < needed:
            raise self.box.error(
                "numbers.hand", "box_too_few", needed=needed, found=sum(self.copies)
            )
        self.observation = PebblesObservation(self.names["pebble"], self.copies, self.hand)

    def begin(self, seats: int, options: Options, seed: int, journal: Journal) -> Pebbles:
        bag = [worth for worth in range(WORTHS) for _ in range(self.copies[worth])]
        rng = shuffle(start(seed), bag)
        hands = [sorted(bag.pop() for _ in range(self.hand)) for _ in range(seats)]
        for seat, hand in enumerate(hands):
            dealt = {"seat": f"seat.{seat}", "pebbles": tuple(map(worth_name, hand))}
            journal.add(Event("dealt", dealt, (seat,), ("pebbles",)))
        nothing: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(2)]
        swaps = options["swaps"] is True
        return Pebbles(seats, [Wash()], rng, swaps, 0, bag, [], [], hands, *nothing)

    def view(self, state: Pebbles, seat: int | None) -> View:
        names = self.names["pebble"]

        def show(pebbles: list[int]) -> list[str]:
            return [f"pebble.{names[worth]}" for worth in pebbles]

        table: dict[str, Any] = {
            # After the last round there is none to count any more.
            **({"round": state.round + 1} if state.stack else {}),
            "rounds": self.hand,
            "swaps": state.swaps,
            "pool": show(state.pool),
            "shore": show(state.shore),
            "bag": len(state.bag),
            "players": [
                {
                    "seat": f"seat.{s}",
                    "treasure": show(state.treasures[s]),
                    "worth": sum(worth + 1 for worth in state.treasures[s]),
                    "hand": len(state.hands[s]),
                    "sunk": len(state.sunk[s]),
                }
                for s in range(state.seats)
            ],
        }
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Fists):
            table["answered"] = [f"seat.{s}" for s, a in enumerate(top.answers) if a is not None]
        elif isinstance(top, Swap):
            table["comber"] = f"seat.{top.seat}"
        if seat is not None:
            table["hand"] = show(state.hands[seat])
            answer = top.answers[seat] if isinstance(top, Fists) else None
            if isinstance(answer, int):
                table["fist"] = worth_name(answer)
        return View(self.key, seat, table)

    def past_view(self, now: Pebbles, then: Pebbles) -> View | None:
        """Return what everybody saw then: pool, shore and treasures are open (B-INFO-01)."""
        return self.view(then, None)

    def imagine(self, view: View, recall: Recall, rng: int) -> Pebbles:
        assert isinstance(recall, PebblesRecall)
        table, me = view.table, recall.seat
        players = table["players"]
        shore, pool, hand = ([_worth(p) for p in table[zone]] for zone in ("shore", "pool", "hand"))
        treasures = [[_worth(p) for p in player["treasure"]] for player in players]
        left = self.copies[:]
        for worth in (*shore, *pool, *hand, *recall.sunk, *(w for t in treasures for w in t)):
            left[worth] -= 1
        unseen = [worth for worth in range(WORTHS) for _ in range(left[worth])]
        rng = shuffle(rng, unseen)
        hands = [
            [unseen.pop() for _ in range(p["hand"])] for p in players if p["seat"] != f"seat.{me}"
        ]
        hands.insert(me, hand)
        sunk = [
            [unseen.pop() for _ in range(p["sunk"])] for p in players if p["seat"] != f"seat.{me}"
        ]
        sunk.insert(me, recall.sunk[:])
        for other in hands:
            other.sort()
        rounds = table.get("round", table["rounds"] + 1) - 1
        state = Pebbles(
            len(players), [Wash()], fork(rng, 1), table["swaps"], rounds,
            unseen, pool, shore, hands, treasures, sunk,
        )  # fmt: skip
        self._imagine_stack(state, table, me)
        return state

    def _imagine_stack(self, state: Pebbles, table: dict[str, Any], me: int) -> None:
        if "comber" in table:
            state.stack.append(Swap(int(table["comber"].partition(".")[2])))
        elif "answered" in table:
            answers = list(nobody_yet(state.seats))
            for name in table["answered"]:
                seat = int(name.partition(".")[2])
                if seat == me:
                    answers[seat] = _worth(table["fist"])
                else:
                    state.rng, place = below(state.rng, len(state.hands[seat]))
                    answers[seat] = state.hands[seat][place]
            state.stack = [Fists(tuple(answers))]
        else:
            state.stack = []
        state.asked = state.stack[-1].ask(state) if state.stack else None

    def unasked(self, state: Pebbles, rules: int) -> Decision | None:
        fists = (d for d in self.decisions(state) if d.kind == "fist")
        return next((d for d in fists if len(d.options) == 1), None)

    def standing(self, state: Pebbles) -> Standing:
        worths = [sum(worth + 1 for worth in treasure) for treasure in state.treasures]
        keys = [(worth, -len(t)) for worth, t in zip(worths, state.treasures, strict=True)]
        return Standing(tuple(worths), places_by(keys), tuple({"treasure": w} for w in worths))

    def points(self, state: Pebbles, seat: int) -> dict[str, int]:
        return self.standing(state).parts[seat]

    def tallies(self, state: Pebbles, events: Sequence[Event]) -> tuple[Tally, ...]:
        found = []
        for seat, treasure in enumerate(state.treasures):
            shown = [e for e in events if e.kind == "opened" and e.args["seat"] == f"seat.{seat}"]
            owned = Counter(worth_name(worth) for worth in treasure)
            found.append(Tally(dict(owned), dict(Counter(str(e.args["pebble"]) for e in shown))))
        return tuple(found)

    def recall(self, seat: int, seats: int) -> Recall:
        return PebblesRecall(seat)

    def read_state(self, data: Any, spelled: bool = False) -> Pebbles:
        """Return the state, or raise WireError before anybody with nothing is asked."""
        _check_seats(self.shape.read(data, self.spelling(spelled), ""))
        return super().read_state(data, spelled)

    def faults(self, state: Pebbles) -> list[Reason]:
        zones = (state.bag, state.pool, state.shore, *state.hands, *state.treasures, *state.sunk)
        for worth, copies in enumerate(self.copies):
            found = sum(zone.count(worth) for zone in zones)
            if found != copies:
                args = {"pebble": worth_name(worth), "found": found, "copies": copies}
                return [Reason("pebbles_lost", args, ("B-SETUP-02",))]
        return []


def _check_seats(state: Pebbles) -> None:
    """Raise WireError unless there is one of everything for each seat."""
    of_seats: list[tuple[str, Sequence[object]]] = [
        ("hands", state.hands),
        ("treasures", state.treasures),
        ("sunk", state.sunk),
    ]
    of_seats += [("stack", frame.answers) for frame in state.stack if isinstance(frame, Fists)]
    for path, items in of_seats:
        if len(items) != state.seats:
            problem = f"{state.seats} items are needed, not {len(items)}"
            counts = {"wanted": state.seats, "found": len(items)}
            raise wire.WireError(path, problem, "items", **counts)
    for frame in state.stack:
        if isinstance(frame, Swap) and frame.seat >= state.seats:
            word = f"p{frame.seat + 1}"
            raise wire.WireError("stack", f"{word} has no seat", "unknown_word", word=word)


def _worth(name: object) -> int:
    return NAMES["pebble"].index(str(name).removeprefix("pebble."))


assert len(PebblesGame.choices) == KEEP + 1
