"""Legal scenes and photos with one small thing changed, which may make them illegal."""

import random
from dataclasses import replace
from typing import Any

from ludoteca.core.decisions import Composed
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim, Place, Standing


def damaged(answer: Composed, chance: random.Random) -> Composed:
    """Return the answer with one thing changed."""
    assert isinstance(answer, (Interim, FinalPhoto))
    ways = [other_decorations, other_vip]
    ways += [other_figures] if isinstance(answer, Interim) else [other_places, other_camera] * 2
    changed: Composed = chance.choice(ways)(answer, chance)
    return changed


def other_vip(answer: Any, chance: random.Random) -> Any:
    return replace(answer, vip=chance.randint(1, 14))


def other_decorations(answer: Any, chance: random.Random) -> Any:
    """One too many or too few, off the table, or on top of another."""
    spots = list(answer.decor)
    way = chance.randrange(4)
    if way == 0 or not spots:
        spots.append((0, 18))
    elif way == 1:
        spots.pop()
    elif way == 2:
        spots[chance.randrange(len(spots))] = (chance.choice((-60, 0, 60)), chance.choice((9, 90)))
    else:
        spots[chance.randrange(len(spots))] = chance.choice(spots)
    return replace(answer, decor=tuple(spots))


def other_figures(answer: Interim, chance: random.Random) -> Interim:
    """A guest far away, near, on the table, or twice in the scene."""
    guest = chance.randint(1, 14)
    one = Standing(guest, chance.randint(-200, 200), chance.randint(-90, 210), chance.randint(0, 1))
    twice = (one, one) if chance.random() < 0.2 else (one,)
    return replace(answer, figures=twice)


def other_places(answer: FinalPhoto, chance: random.Random) -> FinalPhoto:
    """A guest more, beside the space, turned away, on a taken space, behind somebody, or twice."""
    places = list(answer.places)
    free = [g for g in range(1, 15) if g not in {place.guest for place in places}]
    guest = chance.choice(free) if chance.random() < 0.9 or not places else places[0].guest
    space = chance.randrange(-1, 17)
    dx, dy = (chance.choice((0, 0, n, n, -n, n + 1)) for n in (8, 14))
    facing, posture = chance.choice(((0, 0),) * 6 + ((1, 0), (0, 1)))
    places.append(Place(guest, space, dx, dy, facing, posture))
    return replace(answer, places=tuple(places))


def other_camera(answer: FinalPhoto, chance: random.Random) -> FinalPhoto:
    """Higher, aside, between the lattice's points, or with another crop."""
    field = chance.choice(("cx", "cy", "cz", "uc", "vc", "k"))
    value = getattr(answer.camera, field)
    step = chance.choice((1, -1, 5, -5, 60, -60, 500, -500))
    return replace(answer, camera=answer.camera._replace(**{field: value + step}))
