"""Where figures and decorations may stand and which photos are refused: P-PLACE, section 6.8."""

import pytest

from ludoteca.core.decisions import IllegalChoice
from ludoteca.games.picture_perfect.edge.scene_data import (
    read_interim,
    read_photo,
    write_interim,
    write_photo,
)
from ludoteca.games.picture_perfect.rules.placing import (
    Rights,
    refusals_of_interim,
    refusals_of_photo,
)
from ludoteca.games.picture_perfect.rules.table.decorations import default_spots
from ludoteca.games.picture_perfect.rules.table.scene import (
    FinalPhoto,
    Interim,
    Place,
    Standing,
    first_scene,
    starting_point,
    with_decorations,
)
from tests.games.picture_perfect.party import BOX, codes, golden, number, photo, rights

OWN = Rights(decorations=2, envelopes=frozenset({1}))
TWO = default_spots(2)


def interim_codes(*figures: Standing, vip: int = 0, has_vip: bool = True) -> list[str]:
    scene = Interim(figures, TWO, vip)
    return [r.code for r in refusals_of_interim(BOX, scene, OWN._replace(has_vip=has_vip))]


@pytest.mark.rule("P-PLACE-01")
def test_interim_figures_stand_or_lie_anywhere() -> None:
    lying = Standing(1, -160, -60, facing=1, posture=2)
    on_table = Standing(2, 54, 88, on=1)
    in_between = Standing(3, 20, 130)
    assert interim_codes(lying, on_table, in_between) == []


@pytest.mark.rule("P-PLACE-02")
def test_interim_figures_may_overlap_but_stay_in_bounds() -> None:
    assert interim_codes(Standing(1, 0, 110), Standing(2, 0, 110)) == []
    assert interim_codes(Standing(1, 161, 0)) == ["out_of_bounds"]
    assert interim_codes(Standing(1, 0, 181)) == ["out_of_bounds"]
    assert interim_codes(Standing(1, 55, 50, on=1)) == ["out_of_bounds"]
    assert interim_codes(Standing(1, 0, 11, on=1)) == ["out_of_bounds"]


@pytest.mark.rule("P-PLACE-04")
def test_all_decorations_stand_on_the_table_in_every_scene() -> None:
    scene = Interim((), default_spots(1))
    assert [r.code for r in refusals_of_interim(BOX, scene, OWN)] == ["decor_number"]
    assert codes(photo(decor=default_spots(9)), decorations=10) == ["decor_number"]  # FI-04


@pytest.mark.rule("P-VIP-01")
def test_vip_card_only_once_and_into_an_own_envelope() -> None:
    assert interim_codes(vip=1) == []
    assert interim_codes(vip=2) == ["vip_not_held"]
    assert interim_codes(vip=1, has_vip=False) == ["vip_used"]
    assert codes(photo({"leo": "c3"}, vip="leo")) == ["vip_not_held"]
    assert codes(photo({"leo": "c3"}, vip="leo"), envelopes=frozenset({number("leo")})) == []


@pytest.mark.rule("P-PLACE-05")
def test_a_scene_follows_the_number_of_decorations() -> None:
    scene = first_scene(10)
    assert with_decorations(BOX, scene, 7).decor == default_spots(7)
    assert with_decorations(BOX, scene, 12).decor == default_spots(12)


@pytest.mark.rule("P-PLACE-06")
def test_any_number_of_guests_even_none() -> None:
    assert codes(photo()) == []
    assert len(golden("PH-24").places) == 14
    assert codes(golden("PH-24")) == []


@pytest.mark.rule("P-PLACE-07")
@pytest.mark.rule("P-GEO-04")
def test_fi_02_the_base_stays_inside_its_space() -> None:
    assert codes(photo({"clara": ["c3", 9, 0]})) == ["base_outside"]
    assert codes(photo({"clara": ["c3", 0, -15]})) == ["base_outside"]
    assert codes(photo({"clara": ["c3", 8, -14]})) == []
    assert codes(photo({"clara": "b1"})) == ["space_unknown"]


@pytest.mark.rule("P-PLACE-08")
def test_fi_01_one_guest_per_space() -> None:
    refused = photo({"clara": "c3", "leo": "c3"})
    (reason,) = refusals_of_photo(BOX, refused, rights(refused))
    assert reason.code == "space_taken"
    assert reason.args == {"space": "space.c3", "guests": ("guest.clara", "guest.leo")}


@pytest.mark.rule("P-PLACE-09")
def test_ma_05_a_guest_must_face_the_camera() -> None:
    for row in ({"facing": "back"}, {"posture": "left"}):
        assert codes(photo({"clara": {"space": "c3", **row}})) == ["not_facing"]


@pytest.mark.rule("P-PLACE-10")
@pytest.mark.rule("P-GEO-05")
def test_fi_03_figures_do_not_pass_through_each_other() -> None:
    refused = photo({"victor": ["b3", 8, 0], "bruno": ["c3", -8, 0]})
    (reason,) = refusals_of_photo(BOX, refused, rights(refused))
    assert reason.code == "figures_collide"
    assert reason.args == {"guests": ("guest.victor", "guest.bruno")}
    assert codes(photo({"victor": ["b3", 8, 0], "bruno": ["c3", -8, 2]})) == []
    assert codes(photo({"victor": "b3", "bruno": "c3"})) == []


@pytest.mark.rule("P-PLACE-11")
@pytest.mark.rule("P-GEO-06")
def test_fi_05_a_decoration_stands_wholly_on_the_table() -> None:
    def cake(x: int, y: int) -> list[str]:
        return codes(photo(decor=(*TWO, (x, y))))

    assert cake(48, 40) == ["decor_off_table"]
    assert cake(47, 40) == []
    assert cake(20, 14) == ["decor_off_table"]
    assert cake(20, 86) == ["decor_off_table"]


@pytest.mark.rule("P-PLACE-11")
@pytest.mark.rule("P-GEO-06")
def test_fi_06_feet_of_decorations_do_not_overlap() -> None:
    assert codes(photo(decor=((0, 50), (8, 52)))) == ["decor_overlap"]
    assert codes(photo(decor=((0, 50), (9, 52)))) == []
    assert codes(photo(decor=((0, 50), (8, 56)))) == []


@pytest.mark.rule("P-GEO-07")
@pytest.mark.rule("P-PHOTO-02")
def test_fi_07_the_camera_stands_on_its_lattice_below_the_screen() -> None:
    def at(cx: int, cy: int, cz: int, k: int = 200) -> list[str]:
        return codes(photo(camera=[cx, cy, cz, 0, 0, k]))

    assert at(0, -450, 145) == ["camera_too_high"]
    assert at(0, -450, 147) == ["camera_too_high"]
    assert codes(photo(camera=[0, -450, 140, 0, -1556, 518])) == []
    assert at(0, -450, 92) == ["camera_range"]
    assert at(3, -450, 90) == at(125, -450, 90) == ["camera_range"]
    assert at(0, -605, 90) == at(0, -55, 90) == ["camera_range"]
    assert at(0, -450, 0) == ["camera_range"]
    assert at(0, -450, 90, k=99) == ["camera_range"]


@pytest.mark.rule("P-GEO-08")
@pytest.mark.rule("P-PHOTO-03")
@pytest.mark.parametrize(
    ("crop", "sides"),
    [
        ((0, -607, 464), ()),
        ((0, -607, 465), ("bottom", "top")),
        ((0, -605, 465), ("top",)),
        ((0, -609, 464), ("bottom",)),
        ((200, -607, 464), ()),
        ((400, -607, 464), ("right",)),
        ((-400, -607, 464), ("left",)),
    ],
)
def test_fi_08_ma_04_the_picture_shows_only_the_scene(
    crop: tuple[int, int, int], sides: tuple[str, ...]
) -> None:
    final = photo(camera=[0, -450, 90, *crop])
    reasons = refusals_of_photo(BOX, final, rights(final))
    assert [(r.code, r.args["sides"]) for r in reasons] == (
        [("shows_outside", tuple(f"side.{side}" for side in sides))] if sides else []
    )


@pytest.mark.rule("P-VAR-08")
@pytest.mark.rule("P-GEO-09")
def test_fi_09_with_presets_only_nothing_else_is_accepted() -> None:
    assert codes(photo(camera=[0, -450, 90, 0, -607, 463]), presets_only=True) == ["presets_only"]
    assert codes(photo(), presets_only=True) == []


@pytest.mark.rule("P-PHOTO-04")
def test_fi_10_ma_06_every_placed_guest_must_be_visible() -> None:
    final = golden("PH-05")
    (reason,) = refusals_of_photo(BOX, final, rights(final))
    assert (reason.code, reason.args) == ("guest_invisible", {"guests": ("guest.tango",)})
    assert codes(final.without([number("tango")])) == []


@pytest.mark.rule("P-PHOTO-05")
def test_reasons_of_the_first_failing_group_are_reported() -> None:
    wrong = photo(
        {"clara": ["c3", 9, 0], "leo": ["c3", 0, 99]},
        camera=[0, -450, 150, 0, 0, 100],
        decor=((0, 0),),
    )
    assert sorted(codes(wrong, decorations=2)) == ["base_outside", "base_outside", "space_taken"]
    fewer = photo({"clara": "c3"}, camera=[3, -450, 150, 0, 0, 100], decor=((0, 0),))
    assert codes(fewer, decorations=2) == ["decor_number", "decor_off_table"]
    high = photo({"clara": "c3"}, camera=[3, -450, 150, 0, 0, 100])
    assert codes(high, presets_only=True) == ["camera_too_high", "presets_only"]


@pytest.mark.rule("P-PLACE-02")
def test_scenes_in_words_are_read_back() -> None:
    words = {
        "guests": {
            "clara": {"x": -40, "y": 112, "on": "floor", "facing": "front", "posture": "up"}
        },
        "decor": [[-45, 18], [45, 18]],
        "vip": None,
    }
    scene = read_interim(BOX, words)
    assert scene == Interim((Standing(1, -40, 112),), TWO)
    assert write_interim(BOX, scene) == words
    final = read_photo(BOX, write_photo(BOX, golden("PH-24")))
    assert final == golden("PH-24")


@pytest.mark.rule("P-PLACE-02")
@pytest.mark.parametrize(
    "wrong",
    [
        {"guests": {"nobody": {"space": "c3"}}},
        {"guests": {"leo": {"space": "c3", "dx": 1.0}}},
        {"guests": {"leo": {"space": "c3", "dx": True}}},
        {"guests": {"leo": {"space": 3}}},
        {"guests": {"leo": {"space": "c3", "hat": 1}}},
        {"guests": {"leo": ["c3", 0]}},
        {"guests": {"leo": 3}},
        {"guests": []},
        {"camera": {"preset": "moon"}},
        {"camera": {"cx": 0}},
        {"camera": [0, 0, 0]},
        {"camera": None},
        {"decor": [[1]]},
        {"decor": [["1", 2]]},
        {"decor": 3},
        {"vip": "nobody"},
        {"smile": 1},
    ],
)
def test_what_has_the_wrong_form_is_malformed(wrong: dict[str, object]) -> None:
    data = {"guests": {}, "decor": [], "camera": {"preset": "front_mid"}, **wrong}
    with pytest.raises(IllegalChoice) as refusal:
        read_photo(BOX, data)
    assert refusal.value.reason.code == "malformed"


@pytest.mark.rule("P-PLACE-02")
def test_a_guest_named_twice_is_malformed() -> None:
    twice = FinalPhoto((Place(1, 0), Place(1, 1)), TWO, golden("PH-24").camera)
    assert codes(twice) == ["malformed"]


@pytest.mark.rule("P-PHOTO-01")
def test_figures_that_stand_right_are_already_placed() -> None:
    scene = Interim(
        (
            Standing(1, -40, 112),  # on b3
            Standing(2, -44, 108),  # also on b3: the lower number has it
            Standing(3, 0, 110, posture=1),  # lies
            Standing(4, 80, 110, facing=1),  # turned away
            Standing(5, 20, 110),  # between two spaces
            Standing(6, 40, 70, on=1),  # on the table
            Standing(7, 88, 164),  # at the limit of e4
            Standing(8, -88, 136),  # at the limit of a4
        ),
        TWO,
    )
    spaces = BOX.space_indices
    assert starting_point(BOX, scene) == (
        Place(1, spaces["b3"], 0, 2),
        Place(7, spaces["e4"], 8, 14),
        Place(8, spaces["a4"], -8, -14),
    )
