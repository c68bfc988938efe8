"""A photographer: arranges guests and camera well for known and likely wishes.

First a quick draft on the floor plan alone, with a rough idea of who stands before whom; then local
search with the real judge. The same beliefs, iterations and seed give the same photo.
"""

from dataclasses import replace
from time import monotonic

from ludoteca.core.rng import below
from ludoteca.games.picture_perfect.beliefs import Beliefs
from ludoteca.games.picture_perfect.camera import (
    FARTHEST,
    LOWEST,
    NEAREST,
    STEP,
    X_REACH,
    Camera,
    preset_cameras,
    widest,
)
from ludoteca.games.picture_perfect.contents import Contents
from ludoteca.games.picture_perfect.darkroom import develop
from ludoteca.games.picture_perfect.decorations import Spot
from ludoteca.games.picture_perfect.drafts import Draft
from ludoteca.games.picture_perfect.judge import Photo
from ludoteca.games.picture_perfect.scene import (
    X_OFFSET,
    Y_OFFSET,
    FinalPhoto,
    Place,
    do_collide,
)
from ludoteca.games.picture_perfect.wishes import Evidence

ITERATIONS = 220
DRAFTS = 1500
INVISIBLE = -20.0  # what a guest that cannot be seen costs: the photo would be refused


class Shot:
    """A photo with its judgement and its worth."""

    def __init__(self, photo: FinalPhoto, judged: Photo, value: float) -> None:
        self.photo = photo
        self.judged = judged
        self.value = value


class Photographer:
    """Looks for a good photo within a number of iterations, or until a time."""

    def __init__(
        self,
        contents: Contents,
        beliefs: Beliefs,
        decor: tuple[Spot, ...],
        table_hides: bool = True,
        presets_only: bool = False,
    ) -> None:
        self.contents = contents
        self.beliefs = beliefs
        self.decor = decor
        self.table_hides = table_hides
        self.presets_only = presets_only
        self.cameras = preset_cameras(contents)
        self.rng = 0

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1."""
        self.rng, found = below(self.rng, n)
        return found

    def shoot(
        self, rng: int, iterations: int = ITERATIONS, seconds: float | None = None
    ) -> FinalPhoto:
        """Return the best legal photo found; with a time limit it may stop earlier."""
        self.rng = rng
        stop = None if seconds is None else monotonic() + seconds
        draft = Draft(self.contents, self.beliefs, self.rng)
        spaces = draft.improve(DRAFTS)
        self.rng = draft.rng
        places = tuple(Place(guest, space) for guest, space in sorted(spaces.items()))
        best = self.best_camera(places)
        for _ in range(iterations):
            if stop is not None and monotonic() > stop:
                break
            other = self.neighbour(best)
            if other is not None and other.value >= best.value:
                best = other
        return self.legal(best).photo

    def judge(self, photo: FinalPhoto, before: Photo | None = None) -> Shot:
        """Return the photo with its worth."""
        judged = develop(self.contents, photo, before)
        evidence = Evidence.of(self.contents, photo, judged, self.table_hides)
        value = self.beliefs.value(evidence) + INVISIBLE * len(judged.invisible())
        return Shot(photo, judged, value)

    def best_camera(self, places: tuple[Place, ...]) -> Shot:
        """Return the best of the preset views."""
        shots = [self.judge(FinalPhoto(places, self.decor, camera)) for camera in self.cameras]
        return max(shots, key=lambda shot: shot.value)

    def legal(self, shot: Shot) -> Shot:
        """Return the shot without guests that cannot be seen, looking again until nobody is."""
        while hidden := shot.judged.invisible():
            shot = self.judge(shot.photo.without(hidden))
        return shot

    def neighbour(self, shot: Shot) -> Shot | None:
        """Return a shot that differs a little, None if the change is not possible."""
        kind = self.below(10)
        if kind < 2:
            return self.judge(replace(shot.photo, camera=self.other_camera(shot.photo.camera)))
        places = self.nudged(shot.photo) if kind < 6 else self.regrouped(shot.photo)
        if places is None:
            return None
        for one in places:
            if any(one is not two and do_collide(self.contents, one, two) for two in places):
                return None
        return self.judge(replace(shot.photo, places=places), shot.judged)

    def other_camera(self, camera: Camera) -> Camera:
        """Return a preset, or a step to one side with the widest crop."""
        if self.presets_only or self.below(2):
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
        """Return the places with one guest shifted inside its space."""
        if not photo.places:
            return None
        chosen = photo.places[self.below(len(photo.places))]
        dx = self.below(2 * X_OFFSET + 1) - X_OFFSET
        dy = self.below(2 * Y_OFFSET + 1) - Y_OFFSET
        return tuple(Place(p.guest, p.space, dx, dy) if p is chosen else p for p in photo.places)

    def regrouped(self, photo: FinalPhoto) -> tuple[Place, ...] | None:
        """Return the places after a guest has come, gone, moved, or swapped with another."""
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
