"""Random scenes for the judge and its ports, from a seed: the whole lattice is used.

All offsets, off-centre crops, up to twenty decorations; `broken` makes a scene that is refused.
"""

from dataclasses import replace

from ludoteca.core.rng import below, fork, shuffle
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging.camera import (
    FARTHEST,
    LOWEST,
    NEAREST,
    SMALLEST_CROP,
    STEP,
    X_REACH,
    Camera,
    sides_shown_outside,
    widest,
)
from ludoteca.games.picture_perfect.rules.table.decorations import (
    FAR,
    NEAR,
    Spot,
    default_spots,
    is_on_table,
    overlap,
)
from ludoteca.games.picture_perfect.rules.table.scene import (
    X_OFFSET,
    Y_OFFSET,
    FinalPhoto,
    Place,
    do_collide,
)

SEED = 20_2405


class Dice:
    """A sequence of random numbers from one seed."""

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def between(self, low: int, high: int) -> int:
        """Return a whole number from low to high."""
        self.rng, value = below(self.rng, high - low + 1)
        return low + value

    def shuffled(self, number: int) -> list[int]:
        """Return 0 to number - 1 in random order."""
        items = list(range(number))
        self.rng = shuffle(self.rng, items)
        return items


def random_photo(contents: Contents, seed: int) -> FinalPhoto:
    """Return a scene anywhere on the lattice that keeps P1 and P2, but not necessarily P3."""
    dice = Dice(fork(SEED, seed))
    places = random_places(contents, dice, dice.between(0, len(contents.guests)))
    return FinalPhoto(places, random_decor(contents, dice), random_camera(contents, dice))


def random_places(contents: Contents, dice: Dice, number: int) -> tuple[Place, ...]:
    """Return up to `number` guests on different spaces that do not collide."""
    guests = dice.shuffled(len(contents.guests))
    spaces = dice.shuffled(len(contents.spaces))
    places: list[Place] = []
    for guest, space in zip(guests[:number], spaces[:number], strict=True):
        dx = dice.between(-X_OFFSET, X_OFFSET)
        dy = dice.between(-Y_OFFSET, Y_OFFSET)
        place = Place(guest + 1, space, dx, dy)
        if not any(do_collide(contents, place, other) for other in places):
            places.append(place)
    return tuple(sorted(places))


def random_decor(contents: Contents, dice: Dice) -> tuple[Spot, ...]:
    """Return decorations in their slots, or scattered on the table anywhere they fit."""
    number = dice.between(0, 20)
    if dice.between(0, 1) == 0:
        return default_spots(number)
    spots: list[Spot] = []
    for _ in range(60):
        new, spot = len(spots), (dice.between(-54, 54), dice.between(NEAR, FAR))
        is_free = not any(overlap(contents, new, spot, i, s) for i, s in enumerate(spots))
        if new < number and is_free and is_on_table(contents, new, spot):
            spots.append(spot)
    return tuple(spots)


def random_camera(contents: Contents, dice: Dice) -> Camera:
    """Return a pose on the lattice with an off-centre crop that satisfies P2."""
    highest = contents.screen.height // 10
    cx = STEP * dice.between(-X_REACH // STEP, X_REACH // STEP)
    cy = STEP * dice.between(FARTHEST // STEP, NEAREST // STEP)
    cz = STEP * dice.between(LOWEST // STEP, highest // STEP)
    wide = widest(cx, cy, cz, contents.screen)
    k = wide.k if dice.between(0, 3) == 0 else dice.between(SMALLEST_CROP, wide.k)
    reach_u, reach_v = 4 * wide.k, 3 * wide.k
    while True:
        uc = wide.uc + dice.between(-reach_u, reach_u)
        vc = wide.vc + dice.between(-reach_v, reach_v)
        camera = Camera(cx, cy, cz, uc, vc, k)
        if not sides_shown_outside(camera, contents.screen):
            return camera
        # Move closer to the middle, so wide crops fit soon.
        reach_u, reach_v = reach_u * 9 // 10, reach_v * 9 // 10


def broken_photo(contents: Contents, seed: int) -> FinalPhoto:
    """Return a random photo with one or two faults of any kind a player can make."""
    photo = random_photo(contents, seed)
    dice = Dice(fork(SEED + 1, seed))
    for _ in range(dice.between(1, 2)):
        fault = dice.between(0, 5)
        if fault == 0:
            photo = replace(photo, places=_crowded(contents, dice, photo.places))
        elif fault == 1:
            photo = replace(photo, places=_in_rows(dice, photo.places))
        elif fault == 2:
            photo = replace(photo, decor=(*photo.decor, *_thrown(dice)))
        else:
            photo = replace(photo, camera=_off(dice, photo.camera))
    return photo


def _crowded(contents: Contents, dice: Dice, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Put more guests onto occupied spaces and outside their squares."""
    free = [n for n in range(1, 1 + len(contents.guests)) if n not in [p.guest for p in places]]
    more = [
        Place(n, dice.between(0, 4), dice.between(-9, 9), dice.between(-15, 15)) for n in free[:3]
    ]
    return tuple(sorted((*places, *more)))


def _in_rows(dice: Dice, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Put all guests of a row into one plane, to make neighbours collide."""
    sides = (-X_OFFSET, X_OFFSET)
    return tuple(Place(p.guest, p.space, sides[dice.between(0, 1)]) for p in places)


def _thrown(dice: Dice) -> list[Spot]:
    return [(dice.between(-56, 56), dice.between(NEAR - 1, FAR + 1)) for _ in range(3)]


def _off(dice: Dice, camera: Camera) -> Camera:
    """Change one number of the camera by a little, or by a lot."""
    field = dice.between(0, len(camera) - 1)
    by = dice.between(-3, 3) * (1, STEP, 100)[dice.between(0, 2)]
    return Camera(*(value + by * (index == field) for index, value in enumerate(camera)))
