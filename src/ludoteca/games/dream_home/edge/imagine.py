"""A whole table that could be the true one: what the seat knows, and the rest at random."""

from typing import Any

from ludoteca.core import wire
from ludoteca.core.game import Table
from ludoteca.core.rng import fork, shuffle
from ludoteca.games.dream_home.box.contents import (
    DECOR,
    DOWN,
    HELPER,
    HELPERS,
    NOTHING,
    SCAFFOLD,
    TOOL,
    TOOLS,
    VACANT,
    Contents,
    Terms,
)
from ludoteca.games.dream_home.box.spaces import SPACE_NAMES, SPACES
from ludoteca.games.dream_home.edge.recall import RoofMemory
from ludoteca.games.dream_home.edge.shapes import STACK
from ludoteca.games.dream_home.edge.view import NO_CARD, OPTIONS
from ludoteca.games.dream_home.rules.decor import PlaceDecor
from ludoteca.games.dream_home.rules.moment import Moment
from ludoteca.games.dream_home.rules.placing import PlaceRoom
from ludoteca.games.dream_home.rules.table.state import Homes


class Imagination:
    """Turns the code names of a view back into cards, and deals out the unseen ones again."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        rooms = [f"room.{name}" for name in contents.room_names]
        self.card = {
            (rooms[contents.type_of[card]], copy): card
            for card, copy in enumerate(contents.copy_of)
        }
        self.card[NO_CARD, 0] = NOTHING
        self.resource = {name: card for card, name in enumerate(contents.resource_names)}
        self.resource[NO_CARD] = NOTHING
        self.token = {f"decor.{name}": token for token, name in enumerate(contents.decor_names)}
        self.space = {f"space.{name}": space for space, name in enumerate(SPACE_NAMES)}

    def imagine(self, table: Table, memory: RoofMemory, rng: int) -> Homes:
        """Return a table that this seat cannot tell from the true one."""
        homes = self._open_part(table)
        rng = self._deal_rooms(homes, rng)
        rng = self._deal_resources(homes, table, memory, rng)
        homes.rng = fork(rng, 1)
        homes.asked = homes.stack[-1].ask(homes) if homes.stack else None
        return homes

    def _open_part(self, table: Table) -> Homes:
        players = table["players"]
        options = {key: f"option.{key}" in table["options"] for key in OPTIONS}
        return Homes(
            seats=len(players),
            stack=[self._frame(step) for step in table["pending"]],
            rng=0,
            terms=Terms(self.contents, **options),
            round=table["round"],
            first=_seat(table["first"]),
            marker=_seat(table["marker"]),
            hammered=sum(1 << _seat(name) for name in table["skipped"]),
            rooms=[self.card[c["room"], c.get("copy", 0)] for c in table["display"]],
            resources=[self.resource[c.get("resource", NO_CARD)] for c in table["display"]],
            room_deck=(VACANT,) * table["room_deck"],
            resource_deck=(NOTHING,) * table["resource_deck"],
            room_pile=tuple(
                self.card[card]
                for card in zip(table["room_pile"], table["room_pile_copies"], strict=True)
            ),
            resource_pile=tuple(self.resource[name] for name in table["resource_pile"]),
            roof_pile=(NOTHING,) * table["roof_pile"],
            houses=[card for player in players for card in self._house(player)],
            tokens=tuple(token for player in players for token in self._tokens(player)),
            scaffolds=tuple(self._scaffolds(player) for player in players),
            gardens=tuple(self._bits(player["garden"]) for player in players),
            tools=tuple(n for p in players for n in self._counts(p["tools"], TOOL, TOOLS)),
            helpers=tuple(n for p in players for n in self._counts(p["helpers"], HELPER, HELPERS)),
            roofs=[(NOTHING,) * player["roof_cards"] for player in players],
            box_tokens=self._bits(table["box_tokens"]),
            box_resources=tuple(self.resource[name] for name in table["box_resources"]),
        )

    def _frame(self, step: Table) -> Any:
        data: dict[str, Any] = {wire.IS: step["step"].removeprefix("step.")}
        for key, value in step.items():
            if key == "seat":
                data[key] = _seat(value)
            elif key == "room":
                data["card"] = self.card[value, step["copy"]]
            elif key == "token":
                data[key] = self.token[value]
            elif key not in ("step", "copy"):
                data[key] = value
        return STACK.read(data, wire.NUMBERS, "pending")

    def _house(self, player: Table) -> list[int]:
        spots = player["floor_2"] + player["floor_1"] + player["basement"]
        copies = player["copies"]
        house = [self.card.get(card, VACANT) for card in zip(spots, copies, strict=True)]
        for down in player["face_down"]:
            space = self.space[down["space"]]
            house[space] = self.card[down["room"], copies[space]] + DOWN
        return house

    def _tokens(self, player: Table) -> list[int]:
        tokens = [-1] * SPACES
        for decor in player["decor"]:
            tokens[self.space[decor["space"]]] = self.token[decor["token"]]
        return tokens

    def _scaffolds(self, player: Table) -> int:
        spots = player["floor_2"] + player["floor_1"] + player["basement"]
        return sum(1 << space for space, spot in enumerate(spots) if spot == "spot.scaffold")

    def _bits(self, names: list[str]) -> int:
        return sum(1 << self.token[name] for name in names)

    def _counts(self, names: list[str], first: int, kinds: int) -> list[int]:
        held = [self.resource[name] - first for name in names]
        return [held.count(kind) for kind in range(kinds)]

    def _deal_rooms(self, homes: Homes, rng: int) -> int:
        seen = {card % DOWN for card in homes.houses if card != VACANT}
        seen.update(homes.rooms, homes.room_pile)
        seen.update(frame.card for frame in homes.stack if isinstance(frame, PlaceRoom))
        unseen = [card for card in range(len(self.contents.card_names)) if card not in seen]
        rng = shuffle(rng, unseen)
        homes.room_deck = tuple(unseen)
        return rng

    def _deal_resources(self, homes: Homes, table: Table, memory: RoofMemory, rng: int) -> int:
        """Known roofs stay where they are known to be; stacks and pile take only roofs."""
        stacks, pile = self._remembered(table, memory)
        roofers = memory.roofers if homes.stack else []  # at the end all stacks are open
        left = self._unseen_resources(homes)
        for roof in (*pile, *(roof for stack in stacks for roof in stack)):
            left[roof] -= 1
        roofs = [roof for roof in range(DECOR) for _ in range(left[roof])]
        rng = shuffle(rng, roofs)
        while len(pile) < len(homes.roof_pile) + len(roofers):
            pile.append(roofs.pop())
        rng = shuffle(rng, pile)
        for seat in roofers:
            stacks[seat].append(pile.pop())
        for seat, stack in enumerate(stacks):
            while len(stack) < len(homes.roofs[seat]):
                stack.append(roofs.pop())
        homes.roofs = [tuple(stack) for stack in stacks]
        homes.roof_pile = tuple(pile)
        others = [card for card in range(DECOR, len(left)) for _ in range(left[card])]
        deck = roofs + others
        rng = shuffle(rng, deck)
        homes.resource_deck = tuple(deck)
        return rng

    def _remembered(self, table: Table, memory: RoofMemory) -> tuple[list[list[int]], list[int]]:
        stacks = [known[:] for known in memory.stacks]
        for seat, player in enumerate(table["players"]):
            if "roofs" in player:
                stacks[seat] = [self.resource[name] for name in player["roofs"]]
        pile = memory.discarded[:] if table["pending"] else []
        if "discarded_roofs" in table:
            pile = [self.resource[name] for name in table["discarded_roofs"]]
        return stacks, pile

    def _unseen_resources(self, homes: Homes) -> list[int]:
        """Return how many of each resource card lie in the decks, stacks and the roof pile."""
        left = self.contents.resource_copies[:]
        open_cards = [card for card in homes.resources if card != NOTHING]
        open_cards += [*homes.resource_pile, *homes.box_resources]
        for card in open_cards:
            left[card] -= 1
        for i, count in enumerate(homes.tools):
            left[TOOL + i % TOOLS] -= count
        for i, count in enumerate(homes.helpers):
            left[HELPER + i % HELPERS] -= count
        left[TOOL + SCAFFOLD] -= sum(bits.bit_count() for bits in homes.scaffolds)
        for frame in homes.stack:
            if isinstance(frame, PlaceDecor):
                left[DECOR + frame.token] -= 1
            if isinstance(frame, Moment) and frame.holds_scaffold():
                left[TOOL + SCAFFOLD] -= 1
        return left


def _seat(name: str) -> int:
    return int(name.removeprefix("seat."))
