"""Scenes as data: what a seat may build behind its screen (section 5.4).

An *interim* scene is the memory aid between rounds; a *final photo* is what is judged. Both are
frozen, hold only whole numbers, and know nothing of envelopes but the number for the VIP card.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from ludoteca.core.decisions import Composed
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.box.figures import collide
from ludoteca.games.picture_perfect.rules.judging.camera import Camera, preset
from ludoteca.games.picture_perfect.rules.table.decorations import Spot, adjusted, default_spots

X_OFFSET, Y_OFFSET = 8, 14  # mm: the base stays inside its space (P-GEO-04)

LEVELS = ("floor", "table")
FACINGS = ("front", "back")
POSTURES = ("up", "left", "right")
FLOOR, TABLE = 0, 1
FRONT, BACK = 0, 1
UP, LYING_LEFT, LYING_RIGHT = 0, 1, 2

NO_SPACE = -1  # a space that the box does not have
NO_VIP = 0


class Standing(NamedTuple):
    """An interim figure: whole millimetres, level, facing, posture (P-PLACE-02)."""

    guest: int
    x: int
    y: int
    on: int = FLOOR
    facing: int = FRONT
    posture: int = UP


class Place(NamedTuple):
    """A guest of the final photo: a space and whole-millimetre offsets (P-GEO-04)."""

    guest: int
    space: int
    dx: int = 0
    dy: int = 0
    facing: int = FRONT
    posture: int = UP


@dataclass(frozen=True)
class Interim(Composed):
    """An interim scene; guests not named are aside."""

    figures: tuple[Standing, ...]
    decor: tuple[Spot, ...]
    vip: int = NO_VIP

    def __reduce__(self) -> tuple[object, ...]:
        # The compiled parent would neither copy nor pickle an interpreted child's attributes.
        return Interim, (self.figures, self.decor, self.vip)


@dataclass(frozen=True)
class FinalPhoto(Composed):
    """The final scene with its camera; guests not named are left out."""

    places: tuple[Place, ...]
    decor: tuple[Spot, ...]
    camera: Camera
    vip: int = NO_VIP

    def __reduce__(self) -> tuple[object, ...]:
        return FinalPhoto, (self.places, self.decor, self.camera, self.vip)

    def place_of(self, guest: int) -> Place | None:
        """Return where a guest stands, None if it is not placed."""
        for place in self.places:
            if place.guest == guest:
                return place
        return None

    def without(self, guests: list[int]) -> "FinalPhoto":
        """Return the photo with some guests left out."""
        return replace(self, places=tuple(p for p in self.places if p.guest not in guests))


def first_scene(decorations: int) -> Interim:
    """Return the scene at setup: all guests aside, decorations in their slots (P-SETUP-12)."""
    return Interim((), default_spots(decorations))


def with_decorations(contents: Contents, scene: Interim, number: int) -> Interim:
    """Return the scene after decorations were paid or received (P-PLACE-05)."""
    return replace(scene, decor=adjusted(contents, scene.decor, number))


def foot(contents: Contents, place: Place) -> tuple[int, int]:
    """Return foot x and plane y of a placed guest in t (P-GEO-04)."""
    space = contents.spaces[place.space]
    return space.x + 10 * place.dx, space.y + 10 * place.dy


def do_collide(contents: Contents, one: Place, other: Place) -> bool:
    """Return whether two placed figures pass through each other (P-GEO-05)."""
    figure, second = contents.figures[one.guest - 1], contents.figures[other.guest - 1]
    return collide(figure, *foot(contents, one), second, *foot(contents, other))


def starting_point(contents: Contents, scene: Interim) -> tuple[Place, ...]:
    """Return the guests already placed when the final photo begins (section 5.4)."""
    taken: dict[int, Place] = {}
    for figure in sorted(scene.figures):
        place = _place_here(contents, figure)
        if place is not None and place.space not in taken:
            taken[place.space] = place
    return tuple(sorted(taken.values()))


def _place_here(contents: Contents, figure: Standing) -> Place | None:
    if (figure.on, figure.facing, figure.posture) != (FLOOR, FRONT, UP):
        return None
    for index, space in enumerate(contents.spaces):
        dx, dy = figure.x - space.x // 10, figure.y - space.y // 10
        if abs(dx) <= X_OFFSET and abs(dy) <= Y_OFFSET:
            return Place(figure.guest, index, dx, dy)
    return None


def starting_photo(contents: Contents, scene: Interim) -> FinalPhoto:
    """Return the final photo a person starts from; it need not be legal yet."""
    return FinalPhoto(starting_point(contents, scene), scene.decor, preset(contents, "front_mid"))
