"""Decorations on the table: where they may stand and new ones go (P-GEO-06, P-PLACE-04, -05)."""

from ludoteca.games.picture_perfect.box.contents import Contents, Decoration

NEAR, FAR = 15, 85  # mm: a foot is 60 t deep and stays on the table
FOOT = 6  # mm
SLOTS = 63

Spot = tuple[int, int]  # X, Y in whole millimetres


def kind_of(contents: Contents, index: int) -> Decoration:
    """Return the kind of the decoration with this index; kinds repeat in a cycle."""
    return contents.decorations[index % len(contents.decorations)]


def default_slot(slot: int) -> Spot:
    """Return the place of a default slot, 0 to 62."""
    if slot < 54:
        column = (45, 30, 15)[slot // 18]
        return (-column if slot % 2 == 0 else column, 18 + 8 * (slot % 18 // 2))
    return (0, 18 + 8 * (slot - 54))


def default_spots(number: int) -> tuple[Spot, ...]:
    """Return the places of this many decorations at setup."""
    return tuple(default_slot(index) for index in range(number))


def is_on_table(contents: Contents, index: int, spot: Spot) -> bool:
    """Return whether the decoration stands wholly on the table top."""
    x, y = spot
    half = kind_of(contents, index).width // 2
    table = contents.table
    return 10 * x - half >= table.x0 and 10 * x + half <= table.x1 and NEAR <= y <= FAR


def overlap(contents: Contents, one: int, spot: Spot, other: int, there: Spot) -> bool:
    """Return whether the feet of two decorations overlap."""
    widths = kind_of(contents, one).width + kind_of(contents, other).width
    return 20 * abs(spot[0] - there[0]) < widths and abs(spot[1] - there[1]) < FOOT


def adjusted(contents: Contents, spots: tuple[Spot, ...], number: int) -> tuple[Spot, ...]:
    """Return the places after decorations were paid or received.

    The last ones leave; a new one goes to the lowest slot where it conflicts with nothing, and if
    there is none, all go to their default slots.
    """
    now = list(spots[:number])
    while len(now) < number:
        slot = _free_slot(contents, now)
        if slot is None:
            return default_spots(number)
        now.append(slot)
    return tuple(now)


def _free_slot(contents: Contents, spots: list[Spot]) -> Spot | None:
    new = len(spots)
    for slot in map(default_slot, range(SLOTS)):
        if not any(overlap(contents, new, slot, i, spot) for i, spot in enumerate(spots)):
            return slot
    return None
