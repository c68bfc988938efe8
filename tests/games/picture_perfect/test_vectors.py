"""The stored vectors for ports of the judge are what the judge says now."""

import json
from typing import Any

import pytest

from judge_vectors import (
    BROKEN,
    CONTENTS,
    OWNER,
    OWNER_VECTORS,
    SCENES,
    VECTORS,
    broken,
    cases,
    owner_vectors,
    scene,
    vector,
)
from ludoteca.core.box import Box
from ludoteca.games.picture_perfect.edge.judge_data import contents_data
from ludoteca.games.picture_perfect.game import PicturePerfect
from ludoteca.games.picture_perfect.rules.judging.darkroom import PHOTO_MODEL
from tests.games.picture_perfect.party import BOX, GOLDEN, PHOTOS

STORED: dict[str, Any] = json.loads(VECTORS.read_text(encoding="utf-8"))
EVERY = 12  # one vector in so many is made anew when there is little time


def as_stored(row: dict[str, Any]) -> Any:
    """Return what JSON keeps of a row: lists for tuples."""
    return json.loads(json.dumps(row))


@pytest.mark.rule("P-GEO-22")
@pytest.mark.rule("P-GEO-24")
def test_stored_vectors_are_made_by_this_judge(long_run: bool) -> None:
    step = 1 if long_run else EVERY
    for case, stored in list(zip(cases(BOX), STORED["cases"], strict=True))[::step]:
        assert as_stored(vector(BOX, *case)) == stored
    for case_, stored in list(zip(broken(BOX), STORED["broken"], strict=True))[::step]:
        assert as_stored(scene(BOX, *case_)) == stored
    assert STORED["model"] == PHOTO_MODEL


def test_the_stored_box_is_ours() -> None:
    stored = json.loads(CONTENTS.read_text(encoding="utf-8"))
    assert stored == contents_data(BOX)


@pytest.mark.rule("P-GEO-14")
def test_the_golden_photos_of_the_rules_are_among_them() -> None:
    found = {row["id"]: row["sha256"] for row in STORED["cases"]}
    for id, row in PHOTOS.items():
        assert found[id] == row["sha256"]
    for id, sha256 in GOLDEN["presets"].items():
        assert found[f"preset {id}"] == sha256
    assert len(found) == len(PHOTOS) + len(GOLDEN["presets"]) + SCENES
    assert len(STORED["broken"]) == BROKEN


@pytest.mark.rule("P-GEO-22")
def test_the_owners_vectors_are_made_with_a_box_that_can_be_played() -> None:
    stored = json.loads(OWNER_VECTORS.read_text(encoding="utf-8"))
    assert as_stored(owner_vectors()) == stored
    game = PicturePerfect(Box.load(OWNER))
    assert stored["contents"] == as_stored(contents_data(game.contents))
