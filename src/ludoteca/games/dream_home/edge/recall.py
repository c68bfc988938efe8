"""What a seat remembers about the roofs: who took which, and which were discarded (D-INFO-04).

Everybody saw each roof while it lay on the display; the view shows only numbers. What a Roofer
took is known to its owner alone.
"""

from collections import Counter

from ludoteca.core.events import Event, Recall
from ludoteca.games.dream_home.box.contents import Contents, is_roof
from ludoteca.games.dream_home.rules.table.state import Homes


class RoofMemory(Recall):
    """The roofs of each stack as far as seen, and those that were discarded.

    `discarded` holds the roofs on the pile and those that `roofers` took from it unseen.
    """

    def __init__(self, contents: Contents, seat: int, seats: int) -> None:
        super().__init__(seat)
        self.roof_of = {name: i for i, name in enumerate(contents.resource_names) if is_roof(i)}
        self.stacks: list[list[int]] = [[] for _ in range(seats)]
        self.discarded: list[int] = []
        self.roofers: list[int] = []

    def note(self, event: Event) -> None:
        args = event.args
        if event.kind == "column_taken":
            self._seat(event).extend(self._roofs(args.get("resource")))
        elif event.kind in ("column_discarded", "jackhammered"):
            self.discarded += self._roofs(args.get("resource"))
        elif event.kind == "cleared":
            self.discarded += self._roofs(args["resources"])
        elif event.kind == "roofs_shown" and "roofs" in args:
            self._look(self._roofs(args["roofs"]))
        elif event.kind == "roofer_took":
            self._note_roofer(event)

    def _note_roofer(self, event: Event) -> None:
        taken = self._roofs(event.args.get("roof"))
        if not taken:
            self.roofers.append(_seat_of(event))
        for roof in taken:
            self._seat(event).append(roof)
            if roof in self.discarded:
                self.discarded.remove(roof)

    def _look(self, shown: list[int]) -> None:
        """The whole pile is seen: what a single earlier Roofer took from it can be worked out."""
        missing = Counter(self.discarded) - Counter(shown)
        if len(self.roofers) == 1:
            self.stacks[self.roofers[0]] += missing.elements()
        self.roofers = []
        self.discarded = shown

    def _roofs(self, names: object) -> list[int]:
        several = names if isinstance(names, tuple) else (names,)
        return [self.roof_of[name] for name in several if name in self.roof_of]

    def _seat(self, event: Event) -> list[int]:
        return self.stacks[_seat_of(event)]

    def fits(self, state: object) -> bool:
        assert isinstance(state, Homes)
        loose = Counter(state.roof_pile)
        for stack, known in zip(state.roofs, self.stacks, strict=True):
            if Counter(known) - Counter(stack):
                return False
            loose += Counter(stack) - Counter(known)
        return not Counter(self.discarded) - loose


def _seat_of(event: Event) -> int:
    return int(str(event.args["seat"]).removeprefix("seat."))
