"""Scenes for the tests, written the short way of the rules."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from ludoteca.games.picture_perfect.box.contents import Contents, Preference, standard
from ludoteca.games.picture_perfect.edge.scene_data import read_photo
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.judging.measures import Measure
from ludoteca.games.picture_perfect.rules.placing import Rights, refusals_of_photo
from ludoteca.games.picture_perfect.rules.table.decorations import Spot, default_spots
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto
from ludoteca.games.picture_perfect.rules.wishes import Evidence, verdict

BOX: Contents = standard()
GOLDEN: dict[str, Any] = json.loads(
    Path(__file__).with_name("golden.json").read_text(encoding="utf-8")
)
PHOTOS: dict[str, dict[str, Any]] = {row["id"]: row for row in GOLDEN["photos"]}
FRONT_MID = {"preset": "front_mid"}


def photo(
    guests: dict[str, Any] | None = None,
    camera: Any = None,
    decor: tuple[Spot, ...] | None = None,
    **more: Any,
) -> FinalPhoto:
    """Return a final photo; a guest is "c3" or ["c3", dx, dy], decorations in their ten slots."""
    rows = {id: [row, 0, 0] if isinstance(row, str) else row for id, row in (guests or {}).items()}
    data = {
        "guests": rows,
        "camera": camera or FRONT_MID,
        "decor": list(default_spots(10) if decor is None else decor),
        **more,
    }
    return read_photo(BOX, data)


def golden(id: str) -> FinalPhoto:
    """Return a golden photo of section 6.9."""
    row = PHOTOS[id]
    return photo(row["guests"], row["camera"], tuple((x, y) for x, y in row["decor"]))


def rights(final: FinalPhoto, **more: Any) -> Rights:
    """Return the rights of a seat that owns exactly these decorations and no envelope."""
    return Rights(**{"decorations": len(final.decor), "envelopes": frozenset(), **more})


def codes(final: FinalPhoto, **more: Any) -> list[str]:
    """Return the codes with which a photo is refused."""
    return [reason.code for reason in refusals_of_photo(BOX, final, rights(final, **more))]


def number(id: str) -> int:
    return BOX.guest_numbers[id]


def measure(final: FinalPhoto, id: str) -> Measure:
    """Return the measures of one guest."""
    return develop(BOX, final).measures[number(id)]


@lru_cache(maxsize=64)
def evidence(final: FinalPhoto, table_hides_face: bool = True) -> Evidence:
    return Evidence.of(BOX, final, develop(BOX, final), table_hides_face)


def wish(text: str) -> Preference:
    """Return the card with this text, such as "next_to leo"; any guest may be named."""
    type, _, about = text.partition(" ")
    alternative = "my_face_hidden" if type == "hide_face_of" else None
    return Preference(text, type, about or None, alternative, 1)


def judged(final: FinalPhoto, id: str, text: str, table_hides_face: bool = True) -> int | None:
    """Return the verdict on a card in the envelope of this guest."""
    return verdict(evidence(final, table_hides_face), number(id), wish(text))
