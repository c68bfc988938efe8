"""What the refusal of a scene says: the code, the rules behind it, and what it names."""

from typing import Any

import pytest

from ludoteca.core.decisions import Reason
from ludoteca.games.picture_perfect.rules.placing import (
    Rights,
    refusals_of_interim,
    refusals_of_photo,
)
from ludoteca.games.picture_perfect.rules.table.decorations import default_spots
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim, Place, Standing
from tests.games.picture_perfect.party import BOX, golden, photo, rights
from tests.games.picture_perfect.tables import F4, GAME, position, spelled

TWO = default_spots(2)
OWN = Rights(decorations=2, envelopes=frozenset({1}))
CAMERA = photo().camera


def as_text(reasons: list[Reason]) -> list[str]:
    return [spelled([one.code, "/".join(one.rules)], one.args) for one in reasons]


def of_photo(final: FinalPhoto, **more: Any) -> list[str]:
    return as_text(refusals_of_photo(BOX, final, rights(final, **more)))


@pytest.mark.rule("P-PLACE-02", "P-PLACE-04", "P-VIP-01")
@pytest.mark.parametrize(
    ("figures", "vip", "words"),
    [
        ((Standing(1, 0, 0), Standing(1, 9, 9)), 0, "malformed P-PLACE-02 at=guests.clara"),
        ((Standing(14, 0, 0), Standing(14, 9, 9)), 0, "malformed P-PLACE-02 at=guests.palmira"),
        ((), 2, "vip_not_held P-VIP-01 envelope=carmen"),
        ((Standing(1, 0, 0), Standing(14, 0, -61)), 0, "out_of_bounds P-PLACE-02 guest=palmira"),
        ((Standing(1, -161, 0),), 0, "out_of_bounds P-PLACE-02 guest=clara"),
        ((Standing(2, 0, 89, on=1),), 0, "out_of_bounds P-PLACE-02 guest=carmen"),
    ],
)
def test_what_the_refusal_of_an_interim_scene_says(
    figures: tuple[Standing, ...], vip: int, words: str
) -> None:
    found = as_text(refusals_of_interim(BOX, Interim(figures, TWO, vip), OWN))
    assert found == [words]


@pytest.mark.rule("P-VIP-01")
def test_a_vip_card_may_be_refused_for_two_reasons() -> None:
    scene = Interim((), TWO, 14)
    used = "vip_used P-VIP-01 envelope=palmira"
    assert as_text(refusals_of_interim(BOX, scene, OWN._replace(has_vip=False))) == [
        used,
        "vip_not_held P-VIP-01 envelope=palmira",
    ]


CROP = [0, -450, 90]
PHOTOS = [
    (photo({"leo": "b1"}), "space_unknown P-PLACE-07 guest=leo"),
    (FinalPhoto((Place(1, 14),), (), CAMERA), "space_unknown P-PLACE-07 guest=clara"),
    (FinalPhoto((Place(1, -1),), (), CAMERA), "space_unknown P-PLACE-07 guest=clara"),
    (photo({"palmira": ["c3", -9, 0]}), "base_outside P-PLACE-07/P-GEO-04 guest=palmira"),
    (photo({"clara": ["c3", 0, 15]}), "base_outside P-PLACE-07/P-GEO-04 guest=clara"),
    (
        photo({"clara": {"space": "c3", "posture": "right"}}),
        "not_facing P-PLACE-09 guest=clara",
    ),
    (photo({"clara": "a1", "leo": "a1"}), "space_taken P-PLACE-08 space=space.a1 guests=clara/leo"),
    (photo({"clara": "e4", "leo": "e4"}), "space_taken P-PLACE-08 space=space.e4 guests=clara/leo"),
    (
        photo({"victor": ["b3", 8, 0], "bruno": ["c3", -8, 0]}),
        "figures_collide P-PLACE-10/P-GEO-05 guests=victor/bruno",
    ),
    (photo(decor=((-60, 40),)), "decor_off_table P-PLACE-11/P-GEO-06 decoration=0"),
    (photo(decor=((0, 15), (9, 86))), "decor_off_table P-PLACE-11/P-GEO-06 decoration=1"),
    (photo(camera=[0, -450, 145, 0, 0, 200]), "camera_too_high P-PHOTO-02/P-GEO-07 cz=145"),
    (photo(camera=[3, *CROP[1:], 0, 0, 200]), "camera_range P-GEO-07/P-GEO-08"),
    (
        photo(camera=[*CROP, 0, -607, 465]),
        "shows_outside P-PHOTO-03/P-GEO-08 sides=side.bottom/side.top",
    ),
    (golden("PH-05"), "guest_invisible P-PHOTO-04/P-GEO-17 guests=tango"),
]


@pytest.mark.rule("P-PLACE-07", "P-PLACE-08", "P-PLACE-10", "P-PLACE-11", "P-PHOTO-05")
@pytest.mark.parametrize(("final", "words"), PHOTOS, ids=[words for _, words in PHOTOS])
def test_what_the_refusal_of_a_photo_says(final: FinalPhoto, words: str) -> None:
    assert of_photo(final) == [words]


@pytest.mark.rule("P-PLACE-04", "P-PLACE-11")
def test_what_the_refusal_of_decorations_says() -> None:
    assert of_photo(photo(decor=TWO), decorations=3) == ["decor_number P-PLACE-04 number=2 owned=3"]
    (overlap,) = refusals_of_photo(
        BOX, over := photo(decor=((30, 30), (0, 50), (8, 52))), rights(over)
    )
    assert overlap == Reason("decor_overlap", {"decorations": (1, 2)}, ("P-PLACE-11", "P-GEO-06"))


@pytest.mark.rule("P-VAR-08")
def test_what_the_refusal_of_a_free_camera_says() -> None:
    near = photo(camera=[*CROP, 0, -607, 463])
    assert of_photo(near, presets_only=True) == ["presets_only P-VAR-08"]


@pytest.mark.rule("P-GEO-07", "P-GEO-08")
@pytest.mark.parametrize(
    "camera",
    [
        [0, -450, 90, 0, -607, 100],
        [-120, -450, 90, 1000, -607, 100],
        [120, -450, 90, -1000, -607, 100],
        [0, -600, 90, 0, -607, 100],
        [0, -60, 5, 0, 0, 100],
        [0, -450, 140, 0, -1556, 100],
    ],
)
def test_the_camera_may_stand_at_the_ends_of_its_lattice(camera: list[int]) -> None:
    assert of_photo(photo(camera=camera)) == []


@pytest.mark.rule("P-PLACE-02", "P-PLACE-03", "P-EXCH-03", "P-VIP-02", "P-VIP-03")
def test_a_scene_at_the_wrong_time() -> None:
    """The wrong kind of scene, or no time for scenes at all."""

    def why_not(card: str, scene: Interim | FinalPhoto, **more: Any) -> str:
        reason = GAME.why_not(position(F4, card, **more).state, 0, scene)
        assert reason is not None
        return spelled([reason.code, "/".join(reason.rules)], reason.args)

    spots = default_spots(10)
    scene, with_vip = Interim((), spots), Interim((), spots, 1)
    assert why_not("", photo()) == "malformed P-PLACE-02 at=scene"
    assert why_not("", scene, final=True) == "malformed P-PLACE-02 at=photo"
    assert why_not("theft", scene) == "scene_frozen P-PLACE-03/P-EXCH-03"
    assert why_not("theft", photo()) == "scene_frozen P-PLACE-03/P-EXCH-03"
    assert why_not("theft", with_vip) == "vip_not_now P-VIP-02"
    assert why_not("revelations", with_vip) == "vip_not_now P-VIP-02/P-VIP-03"
    assert why_not("theft", photo(vip="clara")) == "vip_not_now P-VIP-02"
