"""From a final photo to its judgement: places become feet and planes, cameras become studios."""

from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging.camera import Camera
from ludoteca.games.picture_perfect.rules.judging.judge import (
    Ornament,
    Photo,
    Setting,
    Stand,
    Studio,
)
from ludoteca.games.picture_perfect.rules.judging.measures import YES
from ludoteca.games.picture_perfect.rules.judging.painter import fingerprint, paint
from ludoteca.games.picture_perfect.rules.table.decorations import kind_of
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Place, foot

PHOTO_MODEL = 1  # raised by any change of a formula, polygon or threshold (P-GEO-24)


@lru_cache(maxsize=8)
def setting(contents: Contents) -> Setting:
    """Return what never moves in the scenes of a box."""
    table = contents.table
    return Setting(contents.figures, table.x0, table.x1, table.y0, table.y1, table.height)


@lru_cache(maxsize=24)
def studio(contents: Contents, camera: Camera, exact: bool) -> Studio:
    """Return the studio of a camera; it remembers projections between judgements."""
    return Studio(setting(contents), camera.view(), exact)


def stands(contents: Contents, places: tuple[Place, ...]) -> list[Stand]:
    """Return who stands where, in t."""
    return [(place.guest, *foot(contents, place)) for place in places]


def ornaments(contents: Contents, photo: FinalPhoto) -> list[Ornament]:
    """Return the decorations in t."""
    found: list[Ornament] = []
    for index, (x, y) in enumerate(photo.decor):
        kind = kind_of(contents, index)
        found.append((10 * x, 10 * y, kind.width, kind.height))
    return found


def develop(
    contents: Contents, photo: FinalPhoto, before: Photo | None = None, exact: bool = False
) -> Photo:
    """Return the judged photograph; `before` is one of a similar scene by the same camera."""
    feet, things = stands(contents, photo.places), ornaments(contents, photo)
    return studio(contents, photo.camera, exact).judge(feet, things, before)


def shows_all(contents: Contents, photo: FinalPhoto, exact: bool = False) -> bool:
    """Return whether every placed guest is visible, faster than developing the photo."""
    feet, things = stands(contents, photo.places), ornaments(contents, photo)
    return studio(contents, photo.camera, exact).shows_all(feet, things)


class Keepsake(NamedTuple):
    """What is stored with each photo so that it can always be checked (P-GEO-24)."""

    photo: FinalPhoto
    model: int
    fingerprint: str


def keepsake(contents: Contents, photo: FinalPhoto) -> Keepsake:
    """Return scene, camera, judge version and fingerprint of a photo."""
    return Keepsake(photo, PHOTO_MODEL, fingerprint(paint(develop(contents, photo))))


class Glimpse(NamedTuple):
    """What a preview shows about one placed guest; it never looks at cards (P-PHOTO-07)."""

    guest: int
    is_visible: bool
    is_covered: bool  # by another guest
    is_face_shown: bool


def preview(photo: Photo) -> tuple[Glimpse, ...]:
    """Return for each placed guest what a person would see on their phone."""
    rows = sorted(photo.measures.items())
    return tuple(
        Glimpse(n, m.is_visible(), m.front() != YES, m.my_face(True) != YES) for n, m in rows
    )
