"""The score pad for owners of the printed game: finished houses in, score sheet out.

A house is checked against the rules first; each fault is reported with its rule.
"""

from collections import Counter
from typing import Any

from ludoteca.core import wire
from ludoteca.core.decisions import Reason, Value
from ludoteca.core.game import Sheet, places_by
from ludoteca.core.positions import PositionError
from ludoteca.games.dream_home.box.contents import (
    DOWN,
    HELPER_NAMES,
    HELPERS,
    ROOM_CARDS,
    TOOLS,
    VACANT,
    Contents,
    Terms,
)
from ludoteca.games.dream_home.box.spaces import SPACE_NAMES, SPACES
from ludoteca.games.dream_home.edge.faults import house_faults
from ludoteca.games.dream_home.rules.reasons import PLAYER_COUNT, reason
from ludoteca.games.dream_home.rules.scoring import score_parts
from ludoteca.games.dream_home.rules.table.state import Homes, changed

MOST_CHILDREN = 99
MOST_HOUSES = 4
HOUSE: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    name=(wire.TEXT, ""),
    floor_2=wire.ListOf(wire.TEXT, 5),
    floor_1=wire.ListOf(wire.TEXT, 5),
    basement=wire.ListOf(wire.TEXT, 2),
    roof=(wire.ListOf(wire.TEXT), []),
    helpers=(wire.ListOf(wire.TEXT), []),
    decor=(wire.DictOf(wire.TEXT), {}),
    garden=(wire.ListOf(wire.TEXT), []),
    children=(wire.Maybe(wire.Int(0, MOST_CHILDREN)), None),
)
SPELLED = wire.Spelling({}, spelled=True)
WINDOW = "+window"


def count_houses(contents: Contents, data: dict[str, Any]) -> Sheet:
    """Return the score sheet of one house, or of several with their ranking."""
    houses = _read(data)
    if not 1 <= len(houses) <= MOST_HOUSES:
        raise PositionError([reason(PLAYER_COUNT, {"seats": len(houses)})])
    homes = Homes(
        seats=len(houses),
        stack=[],
        rng=0,
        terms=Terms(contents),
        round=contents.rounds,
        first=0,
        marker=0,
        hammered=0,
        rooms=[],
        resources=[],
        room_deck=(),
        resource_deck=(),
        room_pile=(),
        resource_pile=(),
        roof_pile=(),
        houses=[VACANT] * (SPACES * len(houses)),
        tokens=(-1,) * (SPACES * len(houses)),
        scaffolds=(0,) * len(houses),
        gardens=(0,) * len(houses),
        tools=(0,) * (TOOLS * len(houses)),
        helpers=(0,) * (HELPERS * len(houses)),
        roofs=[()] * len(houses),
        box_tokens=0,
        box_resources=(),
    )
    wrong = _Builder(contents, homes, houses).build()
    if not wrong:
        wrong = [fault for seat in range(homes.seats) for fault in house_faults(homes, seat)]
    if wrong:
        raise PositionError([_by_name(fault, houses) for fault in wrong])
    return _sheet(homes, houses)


def _read(data: dict[str, Any]) -> list[dict[str, Any]]:
    several = data.get("house")
    try:
        if several is None:
            return [HOUSE.read(_with_garden(data), SPELLED, "")]
        rest = set(data) - {"house"}
        if rest:
            raise wire.WireError(
                "", f"unknown field {min(rest)!r}", "unknown_field", field=min(rest)
            )
        shape = wire.ListOf(HOUSE)
        if isinstance(several, list):
            several = [_with_garden(house) for house in several]
        houses = shape.read(several, SPELLED, "house")
    except wire.WireError as error:
        args: dict[str, Value] = {"path": error.path, "problem": error.problem}
        raise PositionError([Reason("position_malformed", args)]) from None
    for number, house in enumerate(houses):
        house["name"] = house["name"] or str(number + 1)
    return houses


def _with_garden(house: Any) -> Any:
    """Return the house with its garden beside it, even if it was written under [decor]."""
    decor = house.get("decor") if isinstance(house, dict) else None
    if not isinstance(decor, dict) or "garden" not in decor or "garden" in house:
        return house
    rest = {space: token for space, token in decor.items() if space != "garden"}
    return {**house, "decor": rest, "garden": decor["garden"]}


def _by_name(fault: Reason, houses: list[dict[str, Any]]) -> Reason:
    """Return the fault with the house's name instead of a seat."""
    args = dict(fault.args)
    if len(houses) > 1 and "seat" in args:
        args["seat"] = houses[int(str(args["seat"]).removeprefix("seat."))]["name"]
    return Reason(fault.code, args, fault.rules)


class _Builder:
    """Lays out the houses, noting what cannot be: unknown names, more cards than the box has."""

    def __init__(self, contents: Contents, homes: Homes, houses: list[dict[str, Any]]) -> None:
        self.contents = contents
        self.homes = homes
        self.houses = houses
        self.free = [True] * ROOM_CARDS
        self.wrong: list[Reason] = []

    def build(self) -> list[Reason]:
        """Fill in the houses and return what is wrong with their words."""
        # Exact cards first, so that bare types take what is left.
        for seat, house in enumerate(self.houses):
            for space, name in enumerate(_spots(house)):
                if name in self.contents.card_names:
                    self._put(seat, space, self.contents.card_names.index(name))
        for seat, house in enumerate(self.houses):
            for space, name in enumerate(_spots(house)):
                self._room(seat, space, name)
            self._decor(seat, house)
            self._roof(seat, house)
            self._helpers(seat, house)
        self._count_shared()
        return self.wrong

    def _put(self, seat: int, space: int, card: int) -> None:
        self.homes.houses[SPACES * seat + space] = card
        if not self.free[card]:
            name = self.contents.card_names[card]
            self._refuse("pad_card_twice", {"card": name}, "D-SETUP-02")
        self.free[card] = False
        self.homes.filled[seat] |= 1 << space

    def _room(self, seat: int, space: int, name: str) -> None:
        at = SPACES * seat + space
        if name == "vacant":
            args: dict[str, Value] = {
                "seat": f"seat.{seat}",
                "space": f"space.{SPACE_NAMES[space]}",
            }
            self._refuse("pad_vacant", args, "D-TURN-06")
        elif name == "empty":
            # Which card lies face down does not matter; any number marks it.
            self.homes.houses[at] = DOWN
            self.homes.filled[seat] |= 1 << space
        elif name in self.contents.room_names:
            room = self.contents.room_names.index(name)
            card = self._free_card(room)
            if card is None:
                self._refuse("pad_too_many", {"room": f"room.{name}"}, "D-SETUP-02")
            else:
                self._put(seat, space, card)
        elif name not in self.contents.card_names:
            self._refuse("pad_unknown_room", {"name": name}, "D-HOUSE-01")

    def _free_card(self, room: int) -> int | None:
        cards = (c for c in range(ROOM_CARDS) if self.contents.type_of[c] == room)
        return next((card for card in cards if self.free[card]), None)

    def _decor(self, seat: int, house: dict[str, Any]) -> None:
        names = self.contents.decor_names
        for space, name in house["decor"].items():
            if space not in SPACE_NAMES:
                self._refuse("UNKNOWN_SPACE", {"space": space}, "D-HOUSE-01")
            elif name not in names:
                self._refuse("pad_unknown_decor", {"name": name}, "D-DECOR-01")
            else:
                at = SPACES * seat + SPACE_NAMES.index(space)
                self.homes.tokens = changed(self.homes.tokens, at, names.index(name))
        for name in house["garden"]:
            if name not in names:
                self._refuse("pad_unknown_decor", {"name": name}, "D-DECOR-01")
            else:
                garden = self.homes.gardens[seat] | 1 << names.index(name)
                self.homes.gardens = changed(self.homes.gardens, seat, garden)

    def _roof(self, seat: int, house: dict[str, Any]) -> None:
        roofs: list[int] = []
        for name in house["roof"]:
            code = f"roof.{name.removesuffix(WINDOW)}{'_window' if name.endswith(WINDOW) else ''}"
            if code in self.contents.resource_names:
                roofs.append(self.contents.resource_names.index(code))
            else:
                self._refuse("pad_unknown_roof", {"name": name}, "D-ROOF-03")
        self.homes.roofs[seat] = tuple(roofs)

    def _helpers(self, seat: int, house: dict[str, Any]) -> None:
        for name in house["helpers"]:
            if name in HELPER_NAMES:
                place = HELPERS * seat + HELPER_NAMES.index(name)
                count = self.homes.helpers[place] + 1
                self.homes.helpers = changed(self.homes.helpers, place, count)
            else:
                self._refuse("pad_unknown_helper", {"name": name}, "D-HELPER-01")

    def _count_shared(self) -> None:
        """No token, roof or helper more often on the table than in the box."""
        names = self.contents.resource_names
        used: Counter[int] = Counter(roof for stack in self.homes.roofs for roof in stack)
        tokens = [name for h in self.houses for name in (*h["decor"].values(), *h["garden"])]
        helpers = [f"helper.{name}" for h in self.houses for name in h["helpers"]]
        used.update(names.index(name) for name in helpers if name in names)
        used.update(names.index(f"decor.{t}") for t in tokens if f"decor.{t}" in names)
        for card, count in sorted(used.items()):
            copies = self.contents.resource_copies[card]
            if count > copies:
                args: dict[str, Value] = {"card": names[card], "found": count, "copies": copies}
                self._refuse("pad_too_many_cards", args, "D-SETUP-02")

    def _refuse(self, code: str, args: dict[str, Value], rule: str) -> None:
        self.wrong.append(Reason(code, args, (rule,)))


def _spots(house: dict[str, Any]) -> list[str]:
    spots: list[str] = house["floor_2"] + house["floor_1"] + house["basement"]
    return spots


def children_of(contents: Contents, house: dict[str, Any]) -> int | None:
    """Return how many children the house shows, None if that cannot be known."""
    if house["children"] is not None:
        return int(house["children"])
    total = 0
    for name in _spots(house):
        if name in contents.card_names:
            total += contents.children[contents.card_names.index(name)]
        elif name in contents.room_names:
            room = contents.room_names.index(name)
            of_type = {
                contents.children[card]
                for card in range(ROOM_CARDS)
                if contents.type_of[card] == room
            }
            if len(of_type) != 1:
                return None
            total += of_type.pop()
    return total


def _sheet(homes: Homes, houses: list[dict[str, Any]]) -> Sheet:
    parts = tuple(score_parts(homes, seat) for seat in range(homes.seats))
    totals = tuple(sum(part.values()) for part in parts)
    kids = [children_of(homes.terms.contents, house) for house in houses]
    names = tuple(house["name"] for house in houses)
    rows = [
        {**part, "total": total, "children": count}
        for part, total, count in zip(parts, totals, kids, strict=True)
    ]
    if len(houses) == 1:
        return Sheet(names, parts, totals, (1,), (), rows[0])
    tied = _undecided(totals, kids)
    keys = [(t, 0 if t in tied else k or 0) for t, k in zip(totals, kids, strict=True)]
    places = places_by(keys)
    notes = tuple(
        Reason(
            "tie_undecided",
            {"names": tuple(n for n, t in zip(names, totals, strict=True) if t == total)},
            ("D-TIE-02",),
        )
        for total in sorted(tied, reverse=True)
    )
    ranking = sorted(range(len(houses)), key=lambda seat: places[seat])
    data = {
        "houses": [{"name": n, **row} for n, row in zip(names, rows, strict=True)],
        "ranking": [{"place": places[seat], "name": names[seat]} for seat in ranking],
        "undecided": [list(note.args["names"]) for note in notes],  # type: ignore[call-overload]
    }
    return Sheet(names, parts, totals, places, notes, data)


def _undecided(totals: tuple[int, ...], kids: list[int | None]) -> set[int]:
    """Return the totals shared by several houses while some house's children are unknown."""
    unknown = {total for total, count in zip(totals, kids, strict=True) if count is None}
    return {total for total in unknown if totals.count(total) > 1}
