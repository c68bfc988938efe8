"""Legal scenes without a person: the sampler, the enumerable form, the fallback (section 5.5)."""

from collections.abc import Sequence
from dataclasses import replace

from ludoteca.core.rng import below, shuffle
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging.camera import preset, preset_cameras
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop, shows_all
from ludoteca.games.picture_perfect.rules.table.scene import (
    FinalPhoto,
    Interim,
    Place,
    do_collide,
    starting_photo,
)

FEWEST, MOST = 6, 12
DX = (-4, 0, 4)
DY = (-8, 0, 8)


def sample_interim(scene: Interim) -> Interim:
    """Return the present scene, without the VIP card."""
    return replace(scene, vip=0)


def sample_photo(contents: Contents, scene: Interim, rng: int, exact: bool = False) -> FinalPhoto:
    """Return a legal final photo, the same for the same rng: random guests, places and preset."""
    rng, more = below(rng, MOST - FEWEST + 1)
    number = min(FEWEST + more, len(contents.guests), len(contents.spaces))
    guests = [guest.number for guest in contents.guests]
    spaces = list(range(len(contents.spaces)))
    rng = shuffle(rng, guests)
    rng = shuffle(rng, spaces)
    places: list[Place] = []
    for guest, space in zip(guests[:number], spaces[:number], strict=True):
        rng, dx = below(rng, len(DX))
        rng, dy = below(rng, len(DY))
        place = Place(guest, space, DX[dx], DY[dy])
        if any(do_collide(contents, place, other) for other in places):
            place = Place(guest, space)
            if any(do_collide(contents, place, other) for other in places):
                continue  # spaces in an owner's box may be that close
        places.append(place)
    cameras = preset_cameras(contents)
    rng, index = below(rng, len(cameras))
    photo = FinalPhoto(tuple(sorted(places)), scene.decor, cameras[index])
    return without_invisible(contents, photo, exact)


def without_invisible(contents: Contents, photo: FinalPhoto, exact: bool = False) -> FinalPhoto:
    """Return the photo without the guests that break P3, repeated until nobody does."""
    while hidden := develop(contents, photo, exact=exact).invisible():
        photo = photo.without(hidden)
    return photo


def fallback_photo(contents: Contents, scene: Interim, exact: bool = False) -> FinalPhoto:
    """Return the photo taken when time runs out: the starting point made legal."""
    photo = starting_photo(contents, scene)
    kept: list[Place] = []
    for place in sorted(photo.places):
        if not any(do_collide(contents, place, other) for other in kept):
            kept.append(place)
    return without_invisible(contents, replace(photo, places=tuple(kept)), exact)


def presets_showing_all(contents: Contents, photo: FinalPhoto, exact: bool = False) -> list[int]:
    """Return the presets from which every placed guest is visible, by index."""
    return [
        index
        for index, camera in enumerate(preset_cameras(contents))
        if shows_all(contents, replace(photo, camera=camera), exact)
    ]


def photo_of_choices(
    contents: Contents, scene: Interim, spaces: Sequence[int], preset_index: int
) -> FinalPhoto:
    """Return the photo of the enumerable form: for each guest a space or -1, then a preset.

    If no preset shows everybody, guests invisible from `front_mid` are removed and it is used.
    """
    places = tuple(Place(n, space) for n, space in enumerate(spaces, 1) if space >= 0)
    cameras = preset_cameras(contents)
    photo = FinalPhoto(places, scene.decor, cameras[preset_index])
    if presets_showing_all(contents, photo):
        return photo
    return without_invisible(contents, replace(photo, camera=preset(contents, "front_mid")))
