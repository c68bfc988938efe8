"""The golden photos of section 6.9: fingerprints, measures, validity and verdicts."""

from typing import Any

import pytest

from ludoteca.games.picture_perfect.rules.judging.camera import preset
from ludoteca.games.picture_perfect.rules.judging.darkroom import (
    PHOTO_MODEL,
    develop,
    keepsake,
    preview,
)
from ludoteca.games.picture_perfect.rules.judging.measures import DOUBT, NO, YES, Measure
from ludoteca.games.picture_perfect.rules.judging.painter import fingerprint, paint
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto
from tests.games.picture_perfect.party import (
    BOX,
    GOLDEN,
    PHOTOS,
    codes,
    golden,
    judged,
    measure,
    number,
)

# FRONT yes, FRONT doubt, MYFACE yes, MYFACE doubt, HIDE that is not no; invisible guests.
TABLE: dict[str, tuple[str, str, str, str, str, str]] = {
    "PH-01": ("nina", "", "", "", "", ""),
    "PH-02": ("hugo", "", "nina", "", "hugo>nina", ""),
    "PH-03": ("hugo", "", "nina", "", "hugo>nina", "nina"),
    "PH-04": ("bruno", "", "mia", "", "bruno>mia", "mia"),
    "PH-05": ("tango", "", "tango", "", "", "tango"),
    "PH-06": ("tango", "", "tango", "", "", ""),
    "PH-07": ("nina", "", "nina", "", "", ""),
    "PH-08": ("marco victor", "", "", "", "", ""),
    "PH-09": ("victor", "", "", "", "", ""),
    "PH-10": ("tango hugo", "", "", "", "", ""),
    "PH-11": ("nina victor", "", "", "", "", ""),
    "PH-12": ("hugo", "marco", "", "", "", ""),
    "PH-13": ("otto", "", "", "mia", "otto>mia?", ""),
    "PH-14": ("stella", "", "olga", "", "stella>olga", ""),
    "PH-15": ("bruno", "", "nina", "", "victor>nina bruno>nina", ""),
    "PH-16": ("carmen", "", "", "", "", ""),
    "PH-17": ("carmen", "", "", "", "", ""),
    "PH-18": ("palmira", "", "palmira bruno", "", "palmira>bruno", ""),
    "PH-19": ("clara", "", "clara", "", "", ""),
    "PH-20": ("tango", "", "clara", "", "", ""),
    "PH-21": ("tango", "", "olga", "", "tango>olga", ""),
    "PH-22": ("", "", "", "", "", ""),
    "PH-23": ("leo", "", "", "", "", ""),
    "PH-24": ("leo nina mia palmira bruno", "", "palmira", "", "", ""),
}
HIDDEN_BY_PRESET = {
    "left_low": ["nina"],
    "right_low": ["leo"],
    "close_low": ["nina", "leo"],
    "floor_level": ["nina", "leo"],
}


def told(m: Measure) -> dict[str, Any]:
    """Return a measure in the form of the rules."""
    return {
        "vis": m.vis,
        "fig2": m.fig2,
        "illo": m.illo,
        "cov": m.cov,
        "face2": m.face2,
        "inside": m.is_inside if m.face2 else None,
        "fin": m.fin,
        "fv": m.fv,
        "by": {str(id): count for id, count in enumerate(m.by) if count},
    }


def guests_with(final: FinalPhoto, text: str, wanted: int) -> set[str]:
    """Return the placed guests whose envelope would get this verdict for the card."""
    ids = [BOX.guests[place.guest - 1].id for place in final.places]
    return {id for id in ids if judged(final, id, text) == wanted}


def hides(final: FinalPhoto) -> set[str]:
    """Return the pairs hider>target that are not "no"; a question mark is a doubt."""
    ids = [BOX.guests[place.guest - 1].id for place in final.places]
    pairs = [(a, b, judged(final, a, f"hide_face_of {b}")) for a in ids for b in ids if a != b]
    return {f"{a}>{b}{'?' * (v == DOUBT)}" for a, b, v in pairs if v != NO}


@pytest.mark.rule("P-GEO-14")
@pytest.mark.parametrize("id", PHOTOS)
def test_fingerprint(id: str) -> None:
    assert fingerprint(paint(develop(BOX, golden(id)))) == PHOTOS[id]["sha256"]


@pytest.mark.rule("P-GEO-14")
@pytest.mark.parametrize("id", GOLDEN["presets"])
def test_all_fourteen_guests_from_every_preset(id: str) -> None:
    scene = golden("PH-24")
    final = FinalPhoto(scene.places, scene.decor, preset(BOX, id))
    photo = develop(BOX, final)
    assert fingerprint(paint(photo)) == GOLDEN["presets"][id]
    hidden = [BOX.guests[n - 1].id for n in photo.invisible()]
    assert hidden == HIDDEN_BY_PRESET.get(id, [])


@pytest.mark.rule("P-GEO-15")
@pytest.mark.rule("P-GEO-16")
@pytest.mark.parametrize("id", PHOTOS)
def test_measures(id: str) -> None:
    photo = develop(BOX, golden(id))
    expected = {number(guest): counts for guest, counts in PHOTOS[id]["counts"].items()}
    assert {n: told(m) for n, m in photo.measures.items()} == expected


@pytest.mark.rule("P-GEO-18")
@pytest.mark.rule("P-GEO-19")
@pytest.mark.rule("P-GEO-20")
@pytest.mark.rule("P-PREF-17")
@pytest.mark.parametrize("id", TABLE)
def test_verdicts(id: str) -> None:
    final = golden(id)
    found = (
        guests_with(final, "nobody_in_front", YES),
        guests_with(final, "nobody_in_front", DOUBT),
        guests_with(final, "my_face_hidden", YES),
        guests_with(final, "my_face_hidden", DOUBT),
        hides(final),
        {BOX.guests[n - 1].id for n in develop(BOX, final).invisible()},
    )
    assert found == tuple(set(text.split()) for text in TABLE[id])


@pytest.mark.rule("P-GEO-17")
@pytest.mark.rule("P-PHOTO-04")
@pytest.mark.parametrize("id", TABLE)
def test_validity(id: str) -> None:
    assert codes(golden(id)) == (["guest_invisible"] if TABLE[id][5] else [])


@pytest.mark.rule("P-GEO-17")
def test_visible_needs_pixels_and_half_a_percent() -> None:
    sliver = measure(golden("PH-04"), "mia")
    assert sliver.vis == 106  # more than 25 pixels, yet too little of the figure
    assert not sliver.is_visible()
    tiny = Measure(sliver.shape, 24, 0, 0, [0] * 17)
    assert not tiny.is_visible()


@pytest.mark.rule("P-PREF-08")
def test_a_guest_before_another_breaks_front() -> None:
    assert judged(golden("PH-01"), "hugo", "nobody_in_front") == NO
    assert judged(golden("PH-09"), "marco", "nobody_in_front") == NO


@pytest.mark.rule("P-PREF-09")
def test_table_decorations_base_and_border_do_not_break_front() -> None:
    for id, guest in (("PH-06", "tango"), ("PH-07", "nina"), ("PH-10", "hugo")):
        assert judged(golden(id), guest, "nobody_in_front") == YES
    # Hugo's border and base are behind the dog, nothing of the illustration.
    ten = golden("PH-10")
    alone = ten.without([number("tango")])
    assert measure(alone, "hugo").vis - measure(ten, "hugo").vis == 410


@pytest.mark.rule("P-PREF-10")
def test_a_decoration_before_both_is_what_covers() -> None:
    assert judged(golden("PH-08"), "marco", "nobody_in_front") == YES
    assert judged(golden("PH-09"), "marco", "nobody_in_front") == NO


@pytest.mark.rule("P-PREF-11")
def test_a_face_is_hidden_by_guests_by_decorations_or_by_the_crop() -> None:
    for id, guest in (("PH-02", "nina"), ("PH-07", "nina"), ("PH-19", "clara")):
        assert judged(golden(id), guest, "my_face_hidden") == YES


@pytest.mark.rule("P-PREF-12")
@pytest.mark.rule("P-VAR-07")
def test_the_table_hides_a_face_unless_switched_off() -> None:
    dog = golden("PH-06")
    assert judged(dog, "tango", "my_face_hidden") == YES
    assert judged(dog, "tango", "my_face_hidden", table_hides_face=False) == NO
    assert judged(golden("PH-20"), "clara", "my_face_hidden") == YES


@pytest.mark.rule("P-PREF-13")
def test_the_plant_has_no_face_to_show() -> None:
    for id in ("PH-18", "PH-24"):
        assert judged(golden(id), "palmira", "my_face_hidden") == YES


@pytest.mark.rule("P-PREF-14")
def test_hiding_together_counts_for_both() -> None:
    final = golden("PH-15")
    assert judged(final, "victor", "hide_face_of nina") == YES
    assert judged(final, "bruno", "hide_face_of nina") == YES
    assert judged(final, "nina", "hide_face_of bruno") == NO


@pytest.mark.rule("P-PREF-15")
def test_hide_needs_the_whole_face_in_the_photo() -> None:
    final = golden("PH-20")
    assert not measure(final, "clara").is_inside
    assert judged(final, "tango", "hide_face_of clara") == NO
    assert judged(golden("PH-18"), "bruno", "hide_face_of palmira") == NO


@pytest.mark.rule("P-PHOTO-06")
@pytest.mark.rule("P-GEO-24")
def test_a_photo_is_kept_with_model_and_fingerprint() -> None:
    kept = keepsake(BOX, golden("PH-01"))
    assert kept == (golden("PH-01"), PHOTO_MODEL, PHOTOS["PH-01"]["sha256"])


@pytest.mark.rule("P-PHOTO-07")
def test_the_preview_tells_what_a_person_sees_and_no_card() -> None:
    rows = {BOX.guests[row.guest - 1].id: row[1:] for row in preview(develop(BOX, golden("PH-02")))}
    assert rows == {"nina": (True, True, False), "hugo": (True, False, True)}
