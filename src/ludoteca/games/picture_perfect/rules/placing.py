"""Whether a scene may be built: every refusal with its code and rules (sections 5.4 and 8).

The checks of a final photo run in groups; the reasons of the first failing group are reported.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from ludoteca.core.decisions import Reason
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging import camera as lens
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.table.decorations import Spot, is_on_table, overlap
from ludoteca.games.picture_perfect.rules.table.scene import (
    FRONT,
    NO_VIP,
    TABLE,
    UP,
    X_OFFSET,
    Y_OFFSET,
    FinalPhoto,
    Interim,
    Place,
    Standing,
    do_collide,
)

BOUNDS = ((-160, 160), (-60, 180))  # mm, for interim figures on the floor
TABLE_BOUNDS = ((-54, 54), (12, 88))


class Rights(NamedTuple):
    """What a seat has when it builds a scene."""

    decorations: int
    envelopes: frozenset[int]  # guest numbers of the envelopes held
    has_vip: bool = True
    presets_only: bool = False  # option `cameras: presets` (P-VAR-08)
    exact: bool = False  # option `tolerance: none` (P-VAR-11)


Reasons = Iterator[Reason]


def refusals_of_interim(contents: Contents, scene: Interim, rights: Rights) -> list[Reason]:
    """Return why an interim scene is refused, [] if it is legal (P-PLACE-01, P-PLACE-02)."""
    groups: list[Callable[[], Reasons]] = [
        lambda: _twice(contents, [figure.guest for figure in scene.figures]),
        lambda: _vip(contents, scene.vip, rights),
        lambda: _bounds(contents, scene.figures),
        lambda: _decor(contents, scene.decor, rights),
    ]
    return _first_failing(groups)


def refusals_of_photo(contents: Contents, photo: FinalPhoto, rights: Rights) -> list[Reason]:
    """Return why a final photo is refused, [] if it is legal (P-PHOTO-05)."""
    groups: list[Callable[[], Reasons]] = [
        lambda: _twice(contents, [place.guest for place in photo.places]),
        lambda: _vip(contents, photo.vip, rights),
        lambda: _places(contents, photo.places),
        lambda: _collisions(contents, photo.places),
        lambda: _decor(contents, photo.decor, rights),
        lambda: _camera(contents, photo.camera, rights),
        lambda: _outside(contents, photo.camera),
        lambda: _invisible(contents, photo, rights),
    ]
    return _first_failing(groups)


def _first_failing(groups: list[Callable[[], Reasons]]) -> list[Reason]:
    for group in groups:
        reasons = list(group())
        if reasons:
            return reasons
    return []


def _name(contents: Contents, guest: int) -> str:
    return f"guest.{contents.guests[guest - 1].id}"


def _twice(contents: Contents, guests: list[int]) -> Reasons:
    for guest in sorted(set(guests)):
        if guests.count(guest) > 1:
            at = f"guests.{contents.guests[guest - 1].id}"
            yield Reason("malformed", {"at": at}, ("P-PLACE-02",))


def _vip(contents: Contents, vip: int, rights: Rights) -> Reasons:
    if vip == NO_VIP:
        return
    args: dict[str, object] = {"envelope": _name(contents, vip)}
    if not rights.has_vip:
        yield Reason("vip_used", args, ("P-VIP-01",))
    if vip not in rights.envelopes:
        yield Reason("vip_not_held", args, ("P-VIP-01",))


def _bounds(contents: Contents, figures: tuple[Standing, ...]) -> Reasons:
    for figure in figures:
        (x0, x1), (y0, y1) = TABLE_BOUNDS if figure.on == TABLE else BOUNDS
        if not (x0 <= figure.x <= x1 and y0 <= figure.y <= y1):
            args: dict[str, object] = {"guest": _name(contents, figure.guest)}
            yield Reason("out_of_bounds", args, ("P-PLACE-02",))


def _places(contents: Contents, places: tuple[Place, ...]) -> Reasons:
    for place in places:
        args: dict[str, object] = {"guest": _name(contents, place.guest)}
        if not 0 <= place.space < len(contents.spaces):
            yield Reason("space_unknown", args, ("P-PLACE-07",))
        if abs(place.dx) > X_OFFSET or abs(place.dy) > Y_OFFSET:
            yield Reason("base_outside", args, ("P-PLACE-07", "P-GEO-04"))
        if (place.facing, place.posture) != (FRONT, UP):
            yield Reason("not_facing", args, ("P-PLACE-09",))
    for index, space in enumerate(contents.spaces):
        here = tuple(_name(contents, p.guest) for p in places if p.space == index)
        if len(here) > 1:
            args = {"space": f"space.{space.id}", "guests": here}
            yield Reason("space_taken", args, ("P-PLACE-08",))


def _collisions(contents: Contents, places: tuple[Place, ...]) -> Reasons:
    for one, other in combinations(places, 2):
        if do_collide(contents, one, other):
            pair = (_name(contents, one.guest), _name(contents, other.guest))
            yield Reason("figures_collide", {"guests": pair}, ("P-PLACE-10", "P-GEO-05"))


def _decor(contents: Contents, decor: tuple[Spot, ...], rights: Rights) -> Reasons:
    if len(decor) != rights.decorations:
        args: dict[str, object] = {"number": len(decor), "owned": rights.decorations}
        yield Reason("decor_number", args, ("P-PLACE-04",))
    for index, spot in enumerate(decor):
        if not is_on_table(contents, index, spot):
            yield Reason("decor_off_table", {"decoration": index}, ("P-PLACE-11", "P-GEO-06"))
    for (one, spot), (other, there) in combinations(enumerate(decor), 2):
        if overlap(contents, one, spot, other, there):
            pair = (one, other)
            yield Reason("decor_overlap", {"decorations": pair}, ("P-PLACE-11", "P-GEO-06"))


def _camera(contents: Contents, camera: lens.Camera, rights: Rights) -> Reasons:
    if lens.is_too_high(camera, contents.screen):
        yield Reason("camera_too_high", {"cz": camera.cz}, ("P-PHOTO-02", "P-GEO-07"))
    elif not (lens.is_height_on_lattice(camera) and lens.is_on_lattice(camera)):
        yield Reason("camera_range", {}, ("P-GEO-07", "P-GEO-08"))
    if rights.presets_only and camera not in lens.preset_cameras(contents):
        yield Reason("presets_only", {}, ("P-VAR-08",))


def _outside(contents: Contents, camera: lens.Camera) -> Reasons:
    shown = lens.sides_shown_outside(camera, contents.screen)
    if shown:
        sides = tuple(f"side.{side}" for side in shown)
        yield Reason("shows_outside", {"sides": sides}, ("P-PHOTO-03", "P-GEO-08"))


def _invisible(contents: Contents, photo: FinalPhoto, rights: Rights) -> Reasons:
    hidden = develop(contents, photo, exact=rights.exact).invisible()
    if hidden:
        names = tuple(_name(contents, guest) for guest in hidden)
        yield Reason("guest_invisible", {"guests": names}, ("P-PHOTO-04", "P-GEO-17"))
