"""A photographer: arranges guests and camera well for known and likely wishes.

First come drafts on the floor plan, judged roughly for each camera; then the best are judged
exactly and improved by small changes. The same beliefs, iterations and seed give the same photo.

A VIP card counts for everybody. What many drafts give a guest, the rivals' photos will give it too,
so the card goes to a guest who gets more here than usual, and the photo is built around that.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from time import monotonic

from ludoteca.core.rng import below
from ludoteca.games.picture_perfect.bot.beliefs import Beliefs
from ludoteca.games.picture_perfect.bot.drafts import Draft
from ludoteca.games.picture_perfect.bot.hopes import ASIDE, Eye
from ludoteca.games.picture_perfect.bot.sight import RoughEye, Sight, TrueEye
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging.camera import (
    FARTHEST,
    LOWEST,
    NEAREST,
    STEP,
    X_REACH,
    Camera,
    preset_cameras,
    widest,
)
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop, ornaments, studio
from ludoteca.games.picture_perfect.rules.judging.judge import Photo
from ludoteca.games.picture_perfect.rules.table.decorations import Spot
from ludoteca.games.picture_perfect.rules.table.scene import (
    NO_VIP,
    X_OFFSET,
    Y_OFFSET,
    FinalPhoto,
    Place,
    do_collide,
)

ITERATIONS = 80  # for a quick answer
A_SECOND = 900  # photos that compiled code can try in a second
NO_LIMIT = 1e9  # seconds
DRAFT_STEPS = 100  # steps of drafting for each judged photo
GLANCES = 3  # a third of them go into a first pass over all preset cameras
FAVOURITES = 3  # cameras tried again, and drafts worked out in full
INVISIBLE = -20.0  # the cost of an invisible guest: the photo would be refused
TOUCHES = 10  # changes to a draft that are always tried: even a busy machine must be sensible
WARM = 3.0  # points that a change may lose while the search is warm
FINE = 1024


@lru_cache(maxsize=24)
def sight(contents: Contents, camera: Camera, exact: bool = False) -> Sight:
    """Return who hides whom for a camera, which remembers what it has seen."""
    feet = [(space.x, space.y) for space in contents.spaces]
    return Sight(studio(contents, camera, exact), feet, len(contents.guests))


class Shot:
    """A photo with its judgement and its worth."""

    def __init__(self, photo: FinalPhoto, judged: Photo, value: float) -> None:
        self.photo = photo
        self.judged = judged
        self.value = value


class Look:
    """Who stands where in a photo, by guest and by space, and what can be seen."""

    def __init__(self, contents: Contents, photo: FinalPhoto, eye: Eye) -> None:
        self.where = [ASIDE] * (len(contents.guests) + 1)
        self.standing = [0] * len(contents.spaces)
        self.eye = eye
        for place in photo.places:
            self.where[place.guest] = place.space
            self.standing[place.space] = place.guest


class Photographer:
    """Looks for a good photo within a number of iterations, or until a deadline."""

    def __init__(
        self,
        contents: Contents,
        beliefs: Beliefs,
        decor: tuple[Spot, ...],
        table_hides: bool = True,
        presets_only: bool = False,
        exact: bool = False,
    ) -> None:
        self.contents = contents
        self.hopes = beliefs.hopes()
        self.decor = decor
        self.table_hides = table_hides
        self.presets_only = presets_only
        self.exact = exact
        self.cameras = preset_cameras(contents)
        self.usual: dict[int, float] = {}  # what VIP candidates get in most photos
        self.rng = 0

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1."""
        self.rng, found = below(self.rng, n)
        return found

    def shoot(
        self,
        rng: int,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        stars: Sequence[int] = (),
    ) -> FinalPhoto:
        """Return the best legal photo found; with a time limit it may stop earlier.

        Stars are the guests who may get the VIP card.
        """
        self.rng, self.usual = rng, {}
        start, limit = monotonic(), NO_LIMIT if seconds is None else seconds
        if seconds is not None:
            iterations = max(1, min(iterations, int(seconds * A_SECOND)))
        drafts = self.compared(self.drafts(iterations * DRAFT_STEPS, start, limit / 2), stars)
        favourites = drafts[:FAVOURITES]
        best = drafts[0]
        for number, draft in enumerate(favourites, 1):
            stop = start + limit / 2 + limit / 2 * number / len(favourites)
            shot = self.improved(draft, iterations // len(favourites), stop)
            if shot.value > best.value:
                best = shot
        best = self.legal(best)
        return replace(best.photo, vip=self.star(self.look(best.photo, best.judged))[0])

    def drafts(self, steps: int, start: float, limit: float) -> list[Shot]:
        """Return drafts, the best first: short ones for every preset, longer ones for some."""
        shots: list[Shot] = []
        glance, number = steps // GLANCES // len(self.cameras), len(self.cameras)
        for camera in self.cameras:
            stop = start + limit / 2 * (len(shots) + 1) / number
            shots.append(self.draft(camera, glance, stop))
        shots.sort(key=lambda shot: -shot.value)
        rest = (steps - steps // GLANCES) // FAVOURITES
        for shot in shots[:FAVOURITES]:
            stop = start + limit / 2 + limit / 2 * (len(shots) - number + 1) / FAVOURITES
            shots.append(self.draft(shot.photo.camera, rest, stop))
        return sorted(shots, key=lambda shot: -shot.value)

    def compared(self, drafts: list[Shot], stars: Sequence[int]) -> list[Shot]:
        """Return the drafts, the best first, once what stars usually get in them is known."""
        looks = [self.look(shot.photo, shot.judged) for shot in drafts]
        self.usual = {
            guest: sum(self.points(look, guest) for look in looks) / len(looks) for guest in stars
        }
        for shot, look in zip(drafts, looks, strict=True):
            shot.value += self.star(look)[1]
        return sorted(drafts, key=lambda shot: -shot.value)

    def points(self, look: Look, guest: int) -> float:
        """Return what a guest brings by itself, without VIP cards."""
        if look.where[guest] == ASIDE:
            return 0.0
        value = self.hopes.guest_value(guest, look.where, look.standing, look.eye)
        return value / self.hopes.factors[guest]

    def star(self, look: Look) -> tuple[int, float]:
        """Return who should get the VIP card, and how much more than usual that guest gets."""
        star, most = NO_VIP, 0.0
        for guest, usual in self.usual.items():
            more = self.points(look, guest) - usual
            if more > most:
                star, most = guest, more
        return star, most

    def improved(self, now: Shot, iterations: int, stop: float) -> Shot:
        """Return the best shot found by small changes, some of which may be for the worse."""
        best = now
        for i in range(iterations):
            if i >= TOUCHES and monotonic() > stop:
                break
            other = self.neighbour(now)
            heat = WARM * (1.0 - i / iterations) * self.below(FINE) / FINE
            if other is not None and other.value >= now.value - heat:
                now = other
                if now.value > best.value:
                    best = now
        return best

    def draft(self, camera: Camera, steps: int, stop: float) -> Shot:
        """Return an arrangement for one camera, judged."""
        things = ornaments(self.contents, FinalPhoto((), self.decor, camera))
        eye = RoughEye(sight(self.contents, camera, self.exact), things, self.table_hides)
        draft = Draft(self.hopes, eye, self.below(1 << 32))
        draft.anneal(steps, stop)
        places = tuple(Place(g, s) for g, s in enumerate(draft.best) if s != ASIDE)
        return self.judge(FinalPhoto(places, self.decor, camera))

    def judge(self, photo: FinalPhoto, before: Photo | None = None) -> Shot:
        """Return the photo with its worth."""
        judged = develop(self.contents, photo, before, self.exact)
        look = self.look(photo, judged)
        value = self.hopes.value(look.where, look.standing, look.eye) + self.star(look)[1]
        return Shot(photo, judged, value + INVISIBLE * len(judged.invisible()))

    def look(self, photo: FinalPhoto, judged: Photo) -> Look:
        """Return a judged photo in the form the sums need."""
        return Look(self.contents, photo, TrueEye(judged.measures, self.table_hides))

    def legal(self, shot: Shot) -> Shot:
        """Return the shot with invisible guests removed, until everybody left is visible."""
        while hidden := shot.judged.invisible():
            shot = self.judge(shot.photo.without(hidden))
        return shot

    def neighbour(self, shot: Shot) -> Shot | None:
        """Return a slightly different shot, or None if the change is impossible."""
        kind = self.below(10)
        if kind < 2:
            return self.judge(replace(shot.photo, camera=self.other_camera(shot.photo.camera)))
        places = self.nudged(shot.photo) if kind < 6 else self.regrouped(shot.photo)
        if places is None:
            return None
        before = shot.photo.places
        for one in places:
            if one not in before and any(
                one is not two and do_collide(self.contents, one, two) for two in places
            ):
                return None
        return self.judge(replace(shot.photo, places=places), shot.judged)

    def other_camera(self, camera: Camera) -> Camera:
        """Return a preset, or a small step from the camera with the widest crop."""
        if self.presets_only or self.below(4) == 0:
            return self.cameras[self.below(len(self.cameras))]
        step = STEP * (1 + self.below(6))
        x, y, z = ((self.below(3) - 1) * step for _ in range(3))
        highest = self.contents.screen.height // 10
        return widest(
            min(max(camera.cx + x, -X_REACH), X_REACH),
            min(max(camera.cy + 2 * y, FARTHEST), NEAREST),
            min(max(camera.cz + z, LOWEST), highest // STEP * STEP),
            self.contents.screen,
        )

    def nudged(self, photo: FinalPhoto) -> tuple[Place, ...] | None:
        """Return the places with one guest shifted within its space."""
        if not photo.places:
            return None
        chosen = photo.places[self.below(len(photo.places))]
        dx = self.below(2 * X_OFFSET + 1) - X_OFFSET
        dy = self.below(2 * Y_OFFSET + 1) - Y_OFFSET
        return tuple(Place(p.guest, p.space, dx, dy) if p is chosen else p for p in photo.places)

    def regrouped(self, photo: FinalPhoto) -> tuple[Place, ...] | None:
        """Return the places after a guest has joined, left, moved, or swapped with another."""
        places = {place.space: place for place in photo.places}
        space = self.below(len(self.contents.spaces))
        guest = 1 + self.below(len(self.contents.guests))
        here = places.get(space)
        there = photo.place_of(guest)
        if here is not None and here.guest == guest:
            del places[space]
        else:
            places[space] = Place(guest, space)
            if there is not None:
                del places[there.space]
                if here is not None:
                    places[there.space] = Place(here.guest, there.space)
        return tuple(sorted(places.values()))
