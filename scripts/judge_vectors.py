"""Golden vectors for ports of the judge: scenes, cameras, measures, SHA-256 of the ID buffer.

    python scripts/judge_vectors.py vectors.json --scenes 320

A port that reproduces every fingerprint paints the same bytes as this judge (P-GEO-14, P-GEO-22).
The random scenes use the whole lattice: all offsets, off-centre crops, up to twenty decorations.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from ludoteca.core.rng import below, fork, shuffle
from ludoteca.games.picture_perfect.camera import (
    FARTHEST,
    LOWEST,
    NEAREST,
    SMALLEST_CROP,
    STEP,
    X_REACH,
    Camera,
    preset_cameras,
    sides_shown_outside,
    widest,
)
from ludoteca.games.picture_perfect.contents import Contents, standard
from ludoteca.games.picture_perfect.darkroom import PHOTO_MODEL, develop
from ludoteca.games.picture_perfect.decorations import (
    FAR,
    NEAR,
    Spot,
    default_spots,
    is_on_table,
    overlap,
)
from ludoteca.games.picture_perfect.judge import Photo
from ludoteca.games.picture_perfect.painter import fingerprint, paint
from ludoteca.games.picture_perfect.scene import (
    X_OFFSET,
    Y_OFFSET,
    FinalPhoto,
    Place,
    do_collide,
)
from ludoteca.games.picture_perfect.scene_data import read_photo

SEED = 20_2405


class Dice:
    """Random numbers in a row, from one seed."""

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
    """Return a scene anywhere on the lattice, P1 and P2 kept, P3 not asked for."""
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
    """Return decorations in their slots, or thrown on the table anywhere they fit."""
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
    """Return a pose of the lattice with an off-centre crop that satisfies P2."""
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
        # Draw closer to the middle, so that wide crops end soon.
        reach_u, reach_v = reach_u * 9 // 10, reach_v * 9 // 10


def measures(photo: Photo) -> dict[str, list[int]]:
    """Return vis, fig2, illo, cov, face2, inside, fin, fv, then by(j) for j from 0 to 16."""
    return {
        str(n): [
            *(m.vis, m.fig2, m.illo, m.cov, m.face2, int(m.is_inside), m.fin, m.fv),
            *m.by,
        ]
        for n, m in sorted(photo.measures.items())
    }


def vector(contents: Contents, id: str, final: FinalPhoto) -> dict[str, Any]:
    """Return one golden vector: the scene in whole numbers and what the judge says."""
    photo = develop(contents, final)
    return {
        "id": id,
        "stands": [list(stand) for stand in photo.stands],
        "ornaments": [list(ornament) for ornament in photo.ornaments],
        "camera": list(final.camera),
        "sha256": fingerprint(paint(photo)),
        "measures": measures(photo),
    }


def all_vectors(contents: Contents, golden: list[FinalPhoto], scenes: int) -> dict[str, Any]:
    """Return the vectors: golden photos, a full scene from every preset, random scenes."""
    cases = [vector(contents, f"golden-{i + 1}", photo) for i, photo in enumerate(golden)]
    full = max(golden, key=lambda photo: len(photo.places), default=full_scene(contents))
    for row, camera in zip(contents.presets, preset_cameras(contents), strict=True):
        final = FinalPhoto(full.places, full.decor, camera)
        cases.append(vector(contents, f"preset-{row.id}", final))
    for seed in range(scenes):
        cases.append(vector(contents, f"random-{seed}", random_photo(contents, seed)))
    return {"model": PHOTO_MODEL, "size": [960, 720], "cases": cases}


def full_scene(contents: Contents) -> FinalPhoto:
    """Return a scene with every guest that fits."""
    dice = Dice(SEED)
    places = random_places(contents, dice, len(contents.guests))
    return FinalPhoto(places, default_spots(10), preset_cameras(contents)[1])


def read_golden(contents: Contents, path: Path | None) -> list[FinalPhoto]:
    """Return the golden photos of a file in the form of the rules."""
    if path is None:
        return []
    rows = json.loads(path.read_text(encoding="utf-8"))["photos"]
    fields = ("guests", "decor", "camera")
    return [read_photo(contents, {field: row[field] for field in fields}) for row in rows]


def main() -> None:
    """Write the vectors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--scenes", type=int, default=320)
    parser.add_argument("--golden", type=Path, help="tests/games/picture_perfect/golden.json")
    args = parser.parse_args()
    contents = standard()
    vectors = all_vectors(contents, read_golden(contents, args.golden), args.scenes)
    args.out.write_text(json.dumps(vectors, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
