"""`ludoteca photo`: what it says about a scene, what it draws, what it refuses."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.test_commands import ludoteca

# Section 6.10 of the rules, without the envelopes of those who stayed away.
PARTY = """
caption = "Clara's party"
credit = "16 November"
[camera]
preset = "front_mid"
[guests]
leo = ["a1", 4, -6]
tango = ["e1", -6, -6]
victor = ["a2", 2, 4]
mia = ["e2", 4, 6]
clara = ["a3", -4, 0]
hugo = { space = "b4" }
bruno = { space = "c3" }
stella = { space = "c4" }
carmen = ["d3", 4, 0]
otto = { space = "e4" }
[envelope]
clara = ["near_table", "nobody_in_front", "hide_face_of_mia"]
carmen = ["not_next_to_woman", "hide_face_of_marco", "next_to_carmen"]
stella = ["near_table", "my_face_hidden", "next_to_hugo"]
mia = ["nobody_in_front", "not_next_to_man", "not_next_to_woman"]
victor = ["hide_face_of_bruno", "near_table", "row_2"]
otto = ["row_4", "hide_face_of_otto", "row_4"]
leo = ["next_to_leo", "row_4", "next_to_victor"]
hugo = ["nobody_in_front", "left", "near_table"]
bruno = ["my_face_hidden", "hide_face_of_stella", "hide_face_of_nina"]
tango = ["next_to_tango", "right", "row_1"]
"""
FINGERPRINT = "e17f171a49e1e3bed2ee7643a2a2dc9f3528c78bb18b00e65e73b24962c5f916"
ALONE = 'camera = { preset = "front_mid" }\nguests = { nina = ["c3", 0, 0] }\n'
HIDDEN = """
camera = { preset = "front_high" }
[guests]
nina = { space = "c4" }
hugo = { space = "c3" }
palmira = { space = "a4" }
"""


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    return tmp_path / "scene.toml"


def test_a_whole_party_is_judged_with_its_wishes(scene: Path) -> None:
    scene.write_text(PARTY, encoding="utf-8")
    run = ludoteca("photo", scene)
    assert run.code == 0
    lines = run.out.splitlines()
    assert lines[0] == "The photo is accepted."
    heads = "Guest Space Visible Covered (%) Face shown (%) Face behind Met Missed Points"
    assert " ".join(lines[1].split()) == heads
    points = [line.split()[-1] for line in lines[2:] if line.split()[-1].lstrip("-").isdigit()]
    assert points == ["-3", "3", "3", "3", "3", "3", "3", "3", "1", "6"]


def test_json_tells_all_that_the_judge_measured(scene: Path) -> None:
    scene.write_text(PARTY, encoding="utf-8")
    data = json.loads(ludoteca("photo", scene, "--json").out)
    assert data["valid"]
    assert (data["model"], data["fingerprint"]) == (1, FINGERPRINT)
    assert data["verdicts"]["stella"] == [
        ["near_table", "no"],
        ["my_face_hidden", "yes"],
        ["next_to_hugo", "yes"],
    ]
    assert data["measures"]["stella"]["fv"] == 0
    assert list(data["measures"]["stella"]["by"]) == ["11"]


def test_the_picture_is_written_as_its_name_says(scene: Path, tmp_path: Path) -> None:
    scene.write_text(PARTY, encoding="utf-8")
    svg, png = tmp_path / "a.svg", tmp_path / "a.PNG"
    assert f"The picture is in {svg}." in ludoteca("photo", scene, "--out", svg).out
    texts = [element.text for element in ET.parse(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["Clara's party", "16 November"]
    assert ludoteca("photo", scene, "--out", png, "--json").code == 0
    assert png.read_bytes().startswith(b"\x89PNG")


def test_marks_are_in_the_language_of_the_reader(scene: Path, tmp_path: Path) -> None:
    scene.write_text(PARTY, encoding="utf-8")
    svg = tmp_path / "a.svg"
    assert "accettata" in ludoteca("photo", scene, "--out", svg, "--annotated", lang="it").out
    assert "accanto a Carmen" in svg.read_text(encoding="utf-8")


def test_a_photo_that_breaks_a_rule_is_shown_with_the_reason(scene: Path, tmp_path: Path) -> None:
    scene.write_text(HIDDEN, encoding="utf-8")
    svg = tmp_path / "a.svg"
    run = ludoteca("photo", scene, "--out", svg)
    assert run.code == 0
    assert run.out.startswith(
        "The photo would not be accepted: You cannot see these guests in the photo: Nina. "
        "(P-PHOTO-04, P-GEO-17)"
    )
    assert "Met" not in run.out
    assert svg.exists()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("guests = 3", "(at “guests”)"),
        (ALONE.replace("front_mid", "moon"), "(at “camera.preset”)"),
        ("guests = [", "This is not TOML"),
        ('game = "pebbles"', "pebbles takes no photographs"),
        ('game = "chess"', "There is no game “chess”"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_line(scene: Path, text: str, line: str) -> None:
    scene.write_text(text, encoding="utf-8")
    run = ludoteca("photo", scene)
    assert run.code == 2
    assert line in run.err
    assert run.err.count("\n") == 1


def test_pictures_go_only_where_they_can(scene: Path, tmp_path: Path) -> None:
    scene.write_text(ALONE, encoding="utf-8")
    assert "a picture ends in .svg and .png" in ludoteca("photo", scene, "--out", "a.jpg").err
    nowhere = tmp_path / "none" / "a.svg"
    assert "we cannot write there" in ludoteca("photo", scene, "--out", nowhere).err
    assert "cannot be read" in ludoteca("photo", tmp_path / "none.toml").err
