"""Golden vectors for ports of the judge, and the box as they need it.

    python scripts/judge_vectors.py     # writes the page's contents, and its tests' vectors

A port that reproduces every fingerprint paints the same bytes as this judge (P-GEO-14, P-GEO-22).
The scenes: the golden photos of the rules, the fullest of them from every preset, random ones over
the whole lattice, and random ones with faults, for which only the refusals are given. The owner's
vectors are the same for a box that changes everything a judge reads.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judge_scenes import broken_photo, random_photo
from ludoteca.core.box import Box
from ludoteca.games.picture_perfect.box.contents import Contents, standard
from ludoteca.games.picture_perfect.edge.judge_data import contents_data
from ludoteca.games.picture_perfect.edge.scene_data import read_photo
from ludoteca.games.picture_perfect.rules.judging.camera import preset_cameras
from ludoteca.games.picture_perfect.rules.judging.darkroom import PHOTO_MODEL, develop
from ludoteca.games.picture_perfect.rules.judging.judge import Photo
from ludoteca.games.picture_perfect.rules.judging.painter import fingerprint, paint
from ludoteca.games.picture_perfect.rules.placing import Rights, refusals_of_photo
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto
from ludoteca.games.picture_perfect.rules.wishes import Evidence, verdict

ROOT = Path(__file__).resolve().parents[1]
JUDGE = Path("games", "picture_perfect", "judge")
CONTENTS = ROOT / "web" / JUDGE / "contents.json"
VECTORS = ROOT / "web" / "tests" / JUDGE / "vectors.json"
OWNER_VECTORS = VECTORS.with_name("owner_vectors.json")
GOLDEN = ROOT / "tests" / "games" / "picture_perfect" / "golden.json"
OWNER = ROOT / "tests" / "games" / "picture_perfect" / "owner.toml"
SCENES, BROKEN = 320, 160
OWNER_SCENES, OWNER_BROKEN = 60, 40

Row = dict[str, Any]


def measures(contents: Contents, photo: Photo) -> Row:
    """Return vis, fig2, illo, cov, face2, inside, fin, fv, then by(j) for each j with pixels."""
    return {
        contents.guests[n - 1].id: [
            *(m.vis, m.fig2, m.illo, m.cov, m.face2, int(m.is_inside), m.fin, m.fv),
            {str(id): count for id, count in enumerate(m.by) if count},
        ]
        for n, m in sorted(photo.measures.items())
    }


def verdicts(evidence: Evidence) -> Row:
    """Return, for each placed guest, a digit for each kind of card: 0 no, 1 doubt, 2 yes."""
    contents = evidence.contents
    return {
        contents.guests[n - 1].id: "".join(
            str(verdict(evidence, n, wish)) for wish in contents.preferences
        )
        for n in sorted(evidence.spaces)
    }


def refusals(contents: Contents, final: FinalPhoto, exact: bool = False) -> list[Row]:
    """Return why a photo would be refused."""
    rights = Rights(len(final.decor), frozenset(), exact=exact)
    return [
        {"code": r.code, "args": r.args, "rules": r.rules}
        for r in refusals_of_photo(contents, final, rights)
    ]


def scene(contents: Contents, id: str, final: FinalPhoto) -> Row:
    """Return the photo in the short words of the rules, and why it would be refused."""
    return {
        "id": id,
        "guests": {
            contents.guests[p.guest - 1].id: [contents.spaces[p.space].id, p.dx, p.dy]
            for p in final.places
        },
        "decor": [list(spot) for spot in final.decor],
        "camera": list(final.camera),
        "refusals": refusals(contents, final),
    }


def vector(contents: Contents, id: str, final: FinalPhoto, table_hides_face: bool = True) -> Row:
    """Return one golden vector: the scene and everything the judge says about it."""
    photo, exact = develop(contents, final), develop(contents, final, exact=True)
    return {
        **scene(contents, id, final),
        "table_hides_face": table_hides_face,
        "sha256": fingerprint(paint(photo)),
        "measures": measures(contents, photo),
        "verdicts": verdicts(Evidence.of(contents, final, photo, table_hides_face)),
        "exact": {
            "refusals": refusals(contents, final, exact=True),
            "verdicts": verdicts(Evidence.of(contents, final, exact, table_hides_face)),
        },
    }


def cases(contents: Contents) -> Iterator[tuple[str, FinalPhoto, bool]]:
    """Yield id, photo and whether the table hides faces, for every scene judged in full."""
    rows = json.loads(GOLDEN.read_text(encoding="utf-8"))["photos"]
    photos = [
        read_photo(contents, {k: row[k] for k in ("guests", "decor", "camera")}) for row in rows
    ]
    for row, photo in zip(rows, photos, strict=True):
        yield row["id"], photo, True
    full = max(photos, key=lambda photo: len(photo.places))
    for preset, camera in zip(contents.presets, preset_cameras(contents), strict=True):
        yield f"preset {preset.id}", FinalPhoto(full.places, full.decor, camera), True
    for seed in range(SCENES):
        yield f"random {seed}", random_photo(contents, seed), seed % 2 == 0


def broken(contents: Contents) -> Iterator[tuple[str, FinalPhoto]]:
    """Yield id and photo of every scene with faults."""
    for seed in range(BROKEN):
        yield f"broken {seed}", broken_photo(contents, seed)


def all_vectors(contents: Contents) -> Row:
    """Return all vectors."""
    return {
        "model": PHOTO_MODEL,
        "cases": [vector(contents, *case) for case in cases(contents)],
        "broken": [scene(contents, *case) for case in broken(contents)],
    }


def owners_box() -> tuple[Row, Contents]:
    """Return the changes of the owner's box as a table keeps them, and the box itself."""
    printed = standard().box
    changed = printed.with_changes(Box.load(OWNER))
    return changed.changes_from(printed), Contents(changed)


def owner_cases(contents: Contents) -> Iterator[tuple[str, FinalPhoto, bool]]:
    """Yield the scenes that are judged in full with the owner's box."""
    full = random_photo(contents, 1)
    for preset, camera in zip(contents.presets, preset_cameras(contents), strict=True):
        yield f"preset {preset.id}", FinalPhoto(full.places, full.decor, camera), True
    for seed in range(OWNER_SCENES):
        yield f"random {seed}", random_photo(contents, seed), seed % 2 == 0


def owner_vectors() -> Row:
    """Return the vectors of the owner's box with what a page is told about it."""
    changes, contents = owners_box()
    faulty = [(f"broken {seed}", broken_photo(contents, seed)) for seed in range(OWNER_BROKEN)]
    return {
        "changes": changes,
        "contents": contents_data(contents),
        "cases": [vector(contents, *case) for case in owner_cases(contents)],
        "broken": [scene(contents, *case) for case in faulty],
    }


def lines(data: Row) -> str:
    """Return the data as JSON with one line for each item of its lists."""
    parts = []
    for key, value in data.items():
        text = compact(value)
        if isinstance(value, list):
            text = "[\n" + ",\n".join(compact(item) for item in value) + "\n]"
        parts.append(f"{compact(key)}:{text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(value: object) -> str:
    """Return JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def main() -> None:
    """Write the files."""
    contents = standard()
    files = {
        CONTENTS: contents_data(contents),
        VECTORS: all_vectors(contents),
        OWNER_VECTORS: owner_vectors(),
    }
    for path, data in files.items():
        path.write_text(lines(data), encoding="utf-8")


if __name__ == "__main__":
    main()
