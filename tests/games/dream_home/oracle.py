"""A second opinion: scoring and legality written anew from the rules, slow and plain.

Works on positions in words and shares no code with the game: houses are dictionaries from
(floor, column) to what lies there.
"""

from itertools import combinations
from typing import Any

POINTS = {
    "living_room": (1, 4, 9), "bedroom": (1, 4), "kitchen": (1, 6), "kids_room": (2, 6),
    "bathroom": (1,), "library": (2,), "study": (2,), "game_room": (2,), "dressing_room": (1,),
    "pantry": (1,), "sauna": (1,), "garage": (0, 4), "laundry": (2,), "workshop": (2,),
    "wine_cellar": (1,), "storage_room": (1,),
}  # fmt: skip
BASEMENT = {"garage", "laundry", "workshop", "wine_cellar", "storage_room"}
PARTNER = {"dressing_room": "bedroom", "pantry": "kitchen", "sauna": "bathroom"}
TOKENS = {
    "piano": 3, "paintings": 2, "canopy_bed": 2, "ice_cream_machine": 2, "jacuzzi": 2,
    "whirlpool_bath": 2, "cat_house": 1, "shelves": 1, "tree_house": 1, "bird_house": 1,
}  # fmt: skip

Place = tuple[int, int]
House = dict[Place, str]
SPOTS: list[Place] = [(f, c) for f in (2, 1) for c in range(1, 6)] + [(0, 4), (0, 5)]


def place(space: str) -> Place:
    """Return floor and column of `f1c3`."""
    return int(space[1]), int(space[3])


def space(spot: Place) -> str:
    """Return the name of a place."""
    return f"f{spot[0]}c{spot[1]}"


def house_of(player: dict[str, Any]) -> House:
    """Return the house of a written player: types, `empty` for face-down cards, `scaffold`."""
    names = player["floor_2"] + player["floor_1"] + player["basement"]
    house = {}
    for spot, name in zip(SPOTS, names, strict=True):
        if name.startswith("empty:"):
            house[spot] = "empty"
        elif name == "scaffold":
            house[spot] = "scaffold"
        elif name != "vacant":
            house[spot] = name[:-3]
    return house


def rooms(house: House) -> list[list[Place]]:
    """Return the rooms of a house, each as its places: cards of one type that touch sideways."""
    left = [spot for spot in SPOTS if house.get(spot) in POINTS]
    found = []
    while left:
        room = [left.pop(0)]
        grown = True
        while grown:
            grown = False
            for spot in list(left):
                if any(
                    spot[0] == other[0]
                    and abs(spot[1] - other[1]) == 1
                    and house[spot] == house[other]
                    for other in room
                ):
                    room.append(spot)
                    left.remove(spot)
                    grown = True
        found.append(room)
    return found


def score(player: dict[str, Any]) -> dict[str, int]:
    """Return the score sheet of a written player."""
    house = house_of(player)
    helpers = player["helpers"]
    total = 0
    for room in rooms(house):
        kind = house[room[0]]
        beside = {house.get((f, c + step)) for f, c in room for step in (-1, 1)}
        is_better = kind in PARTNER and PARTNER[kind] in beside
        total += 3 if is_better else POINTS[kind][len(room) - 1]
    tokens = [*player["decor"].values(), *player["garden"]]
    extra = len(tokens) if "interior_designer" in helpers else 0
    bonus = 4 if "architect" in helpers else 3
    baths = {spot[0] for spot in house if house[spot] == "bathroom"}
    useful = {"bathroom", "kitchen", "bedroom"} <= set(house.values())
    empty = list(house.values()).count("empty")
    return {
        "rooms": total,
        "decor": sum(TOKENS[token] for token in tokens) + extra,
        "functionality": bonus * ({1, 2} <= baths) + bonus * useful,
        "roof": roof(player["roof"]),
        "architect": empty if "architect" in helpers else 0,
    }


def roof(cards: list[str]) -> int:
    """Return the best roof, by trying all sets of four."""
    best = 0
    for four in combinations(cards, 4):
        colours = {card.removesuffix("_window") for card in four}
        windows = sum(card.endswith("_window") for card in four)
        best = max(best, (8 if len(colours) == 1 else 3) + windows)
    return best


def is_lawful(house: House, moved: list[Place]) -> bool:
    """Return whether these cards stand in their zones, in rooms that are not too large."""
    for spot in moved:
        kind = house.get(spot)
        if kind in POINTS and (kind in BASEMENT) != (spot[0] == 0):
            return False
    for room in rooms(house):
        if set(room) & set(moved) and len(room) > len(POINTS[house[room[0]]]):
            return False
    return True


def below(spot: Place) -> Place | None:
    """Return the place under this one, None on the ground."""
    floor, column = spot
    if floor == 0 or (floor == 1 and column <= 3):
        return None
    return floor - 1, column


def placements(player: dict[str, Any], kind: str) -> set[str]:
    """Return all placements of a card of this type, tried out one by one (I-22)."""
    house = house_of(player)
    legal = set()
    for spot in SPOTS:
        under = below(spot)
        if house.get(spot, "scaffold") != "scaffold" or (under is not None and under not in house):
            continue
        legal.add(f"place_room({space(spot)}, down)")
        if may_enter(player, house, spot, kind):
            legal.add(f"place_room({space(spot)}, up)")
    return legal


def may_enter(player: dict[str, Any], house: House, spot: Place, kind: str) -> bool:
    """Return whether a card of this type may be laid face up on the place, now vacant."""
    before = {other: name for other, name in house.items() if other != spot}
    tokens = {place(name) for name in player["decor"]} - {spot}
    for room in rooms(before):
        touches = any(f == spot[0] and abs(c - spot[1]) == 1 for f, c in room)
        if before[room[0]] != kind or not touches:
            continue
        if len(room) == len(POINTS[kind]):
            return False
        if set(room) & tokens and "interior_designer" not in player["helpers"]:
            return False
    return is_lawful({**before, spot: kind}, [spot])


def supplier_swaps(player: dict[str, Any], pile: list[str]) -> set[str]:
    """Return all Supplier swaps: take the old card away, lay the new one out."""
    house = house_of(player)
    return {
        f"supplier({card[:-3]}, {int(card[-2:])}, {space(spot)})"
        for card in pile
        for spot in SPOTS
        if may_enter(player, house, spot, card[:-3])
    }


def handyman_swaps(player: dict[str, Any]) -> set[str]:
    """Return all Handyman swaps: lay the house out anew and check it."""
    house = house_of(player)
    legal = set()
    for one, other in combinations(SPOTS, 2):
        anew = {**house, one: house[other], other: house[one]}
        if is_lawful(anew, [one, other]):
            legal.add(f"handyman({space(one)}, {space(other)})")
    return legal


def drills(player: dict[str, Any], display: list[str]) -> set[str]:
    """Return all Drill swaps with the rooms of the display."""
    house = house_of(player)
    return {
        f"drill({column}, {space(spot)})"
        for column, card in enumerate(display, 1)
        for spot in SPOTS
        if card != "none"
        and house.get(spot) in POINTS
        and may_enter(player, house, spot, card[:-3])
    }
