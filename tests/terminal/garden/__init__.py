"""A garden with what Pebbles lacks: steps that can be taken back, a look, an open question."""

from pathlib import Path
from typing import Any

from ludoteca.core import wire
from ludoteca.core.decisions import Composed, Decision, OpenQuestion, Reason, Words
from ludoteca.core.events import Event, Journal, Recall
from ludoteca.core.frames import Frame, State
from ludoteca.core.game import Game, Options, Standing, View, places_by
from ludoteca.core.rng import shuffle

FLOWERS = tuple(f"f{number}" for number in range(1, 15))
PEEK = len(FLOWERS)
VOCABULARY = {"flower": FLOWERS}


class Garden(State):
    """Flowers in beds, a number in the well, and the wreaths made at the end."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        rng: int,
        well: int,
        beds: list[list[int]],
        wreaths: list[list[int]],
    ) -> None:
        super().__init__(seats, stack, rng)
        self.well = well
        self.beds = beds
        self.wreaths = wreaths

    def copy(self) -> "Garden":
        beds, wreaths = [bed[:] for bed in self.beds], [wreath[:] for wreath in self.wreaths]
        twin = Garden(self.seats, self.stack[:], self.rng, self.well, beds, wreaths)
        twin.asked = self.asked
        return twin


class Plant(Frame[Garden]):
    """A seat plants some flowers, one after the other; then the next one does."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, state: Garden) -> Decision:
        planted = {flower for bed in state.beds for flower in bed}
        options = [flower for flower in range(len(FLOWERS)) if flower not in planted]
        return Decision(self.seat, "plant", options, requests=(PEEK,))

    def take(self, state: Garden, choice: int, journal: Journal) -> None:
        state.beds[self.seat].append(choice)
        planted = {"seat": f"seat.{self.seat}", "flower": f"flower.{FLOWERS[choice]}"}
        journal.add(Event("planted", planted))
        if self.left > 1:
            state.stack.append(Plant(self.seat, self.left - 1))
        elif self.seat + 1 < state.seats:
            state.stack.append(Plant(self.seat + 1, 2))
        else:
            state.stack += [Weave(seat) for seat in reversed(range(state.seats))]

    def why_not(self, state: Garden, seat: int, choice: int) -> Reason:
        return Reason("planted", {"flower": f"flower.{FLOWERS[choice]}"}, ("G-PLANT-01",))


class Wreath(Composed):
    """The flowers of a bed in an order of the seat's choosing."""

    def __init__(self, flowers: list[int]) -> None:
        self.flowers = flowers


class AnyWreath(OpenQuestion):
    """Any order of these flowers."""

    def __init__(self, bed: list[int]) -> None:
        self.bed = bed

    def accepts(self, choice: Composed) -> list[Reason]:
        assert isinstance(choice, Wreath)
        if sorted(choice.flowers) == sorted(self.bed):
            return []
        return [Reason("other_flowers", {}, ("G-WEAVE-01",))]

    def sample(self, rng: int) -> Wreath:
        flowers = self.bed[:]
        shuffle(rng, flowers)
        return Wreath(flowers)


class Weave(Frame[Garden]):
    """A seat makes a wreath of its flowers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Garden) -> Decision:
        return Decision(self.seat, "weave", [], open=AnyWreath(state.beds[self.seat]))

    def take_composed(self, state: Garden, choice: Composed, journal: Journal) -> None:
        assert isinstance(choice, Wreath)
        state.wreaths[self.seat] = choice.flowers
        journal.add(Event("woven", {"seat": f"seat.{self.seat}"}))


FLOWER = wire.Word("flower")
STACK = wire.OneOf(
    plant=wire.Fields(Plant, seat=wire.SEAT, left=wire.COUNT),
    weave=wire.Fields(Weave, seat=wire.SEAT),
)


class GardenGame(Game[Garden]):
    """Two to four gardeners; the highest sum of flower numbers wins."""

    key = "garden"
    folder = Path(__file__).parent
    hidden = frozenset({"well"})
    choices = (*(Words("plant", flower=f"flower.{f}") for f in FLOWERS), Words("peek"))
    names = VOCABULARY
    composed = wire.OneOf(wreath=wire.Fields(Wreath, flowers=wire.ListOf(FLOWER)))
    shape = wire.Fields(
        Garden,
        seats=wire.COUNT,
        stack=wire.ListOf(STACK),
        rng=wire.RNG,
        well=wire.COUNT,
        beds=wire.ListOf(wire.ListOf(FLOWER)),
        wreaths=wire.ListOf(wire.ListOf(FLOWER)),
    )

    def begin(self, seats: int, options: Options, seed: int, journal: Journal) -> Garden:
        nothing: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(2)]
        return Garden(seats, [Plant(0, 2)], seed, seed % 7, *nothing)

    def view(self, state: Garden, seat: int | None) -> View:
        beds = [[f"flower.{FLOWERS[flower]}" for flower in bed] for bed in state.beds]
        players = [{"seat": f"seat.{s}", "bed": bed} for s, bed in enumerate(beds)]
        return View(
            self.key, seat, {"open": True, "nothing": None, "beds": beds, "players": players}
        )

    def imagine(self, view: View, recall: Recall, rng: int) -> Garden:
        beds = [
            [FLOWERS.index(flower.partition(".")[2]) for flower in player["bed"]]
            for player in view.table["players"]
        ]
        state = Garden(len(beds), [Weave(recall.seat)], rng, 0, beds, [[] for _ in beds])
        state.asked = state.stack[-1].ask(state)
        return state

    def request(self, state: Garden, seat: int, choice: int, journal: Journal) -> None:
        journal.add(Event("peeked", {"well": state.well}, (seat,)))

    def standing(self, state: Garden) -> Standing:
        sums = [sum(bed) for bed in state.beds]
        parts = tuple({"flowers": points} for points in sums)
        return Standing(tuple(sums), places_by([(points,) for points in sums]), parts)
