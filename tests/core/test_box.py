"""Boxes: every value with its provenance; errors name file, table and field."""

from pathlib import Path

import pytest

from ludoteca.core.box import Box, BoxError

GOOD = """
[box]
game = "tea"

[tea.green]
copies = { value = 3, source = "rulebook", confidence = "high" }
name = { value = "Sencha", source = "rulebook+review" }

[tea.black]
source = "assumed"
copies = 4
steeps = [1, 2, 3]
"""


def box(tmp_path: Path, text: str = GOOD) -> Box:
    path = tmp_path / "tea.toml"
    path.write_text(text, encoding="utf-8")
    return Box.load(path)


def refusal(tmp_path: Path, text: str) -> BoxError:
    with pytest.raises(BoxError) as refused:
        box(tmp_path, text)
    return refused.value


def test_values_with_their_provenance(tmp_path: Path) -> None:
    tea = box(tmp_path)
    assert tea.number("tea.green.copies", 0, 99) == 3
    assert tea.text("tea.green.name") == "Sencha"
    assert tea.numbers("tea.black.steeps", 9, 0, 99) == (1, 2, 3)
    assert tea.children("tea") == ("green", "black")
    assert tea.entry("tea.green.copies").confidence == "high"
    assert dict(tea.assumed()).keys() == {"tea.black.copies", "tea.black.steeps"}


@pytest.mark.parametrize(
    ("text", "code", "table", "field"),
    [
        ("[tea.red]\ncopies = 1", "box_no_source", "tea.red", "copies"),
        (
            '[tea.red]\ncopies = { value = 1, source = "aunt" }',
            "box_unknown_source",
            "tea.red",
            "copies",
        ),
        (
            '[tea.red]\ncopies = { value = 1, source = "review", confidence = "sure" }',
            "box_unknown_confidence",
            "tea.red",
            "copies",
        ),
        (
            '[tea.red]\ncopies = { value = 1, source = "review", who = "me" }',
            "box_unknown_field",
            "tea.red.copies",
            "who",
        ),
        ("[tea", "box_not_toml", "", ""),
    ],
)
def test_a_faulty_file_is_refused_with_the_place(
    tmp_path: Path, text: str, code: str, table: str, field: str
) -> None:
    reason = refusal(tmp_path, text).reason
    assert reason.code == code
    assert (reason.args["table"], reason.args["field"]) == (table, field)
    assert str(reason.args["file"]).endswith("tea.toml")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("tea.white.copies", "box_missing"),
        ("tea.green.name", "box_not_a_number"),
        ("tea.black.copies", "box_out_of_range"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(tmp_path: Path, path: str, code: str) -> None:
    with pytest.raises(BoxError) as refused:
        box(tmp_path).number(path, 0, 3)
    assert refused.value.reason.code == code


def test_texts_and_lists_are_checked(tmp_path: Path) -> None:
    tea = box(tmp_path)
    with pytest.raises(BoxError, match="box_unknown_word"):
        tea.text("tea.green.name", ("Assam",))
    with pytest.raises(BoxError, match="box_not_text"):
        tea.text("tea.green.copies")
    with pytest.raises(BoxError, match="box_not_numbers"):
        tea.numbers("tea.green.copies", 9, 0, 99)


def test_an_owner_changes_only_what_there_is(tmp_path: Path) -> None:
    tea = box(tmp_path)
    mine = Box("mine.toml", {"tea": {"green": {"copies": {"value": 9, "source": "owner"}}}})
    changed = tea.with_changes(mine)
    assert changed.number("tea.green.copies", 0, 99) == 9
    assert changed.number("tea.black.copies", 0, 99) == 4
    strange = Box("mine.toml", {"tea": {"red": {"copies": {"value": 9, "source": "owner"}}}})
    with pytest.raises(BoxError, match="box_unknown_value"):
        tea.with_changes(strange)
    assert tea.with_changes(strange, ("tea",)).number("tea.red.copies", 0, 99) == 9
    with pytest.raises(BoxError, match="box_unknown_value"):
        tea.with_changes(
            Box("m", {"tea": {"red": {"taste": {"value": 1, "source": "owner"}}}}), ("tea",)
        )


def test_changes_can_be_kept_in_a_record(tmp_path: Path) -> None:
    tea = box(tmp_path)
    mine = Box("mine.toml", {"tea": {"green": {"copies": {"value": 9, "source": "owner"}}}})
    changes = tea.with_changes(mine).changes_from(tea)
    assert changes == {"tea.green.copies": {"value": 9, "source": "owner"}}
    again = tea.with_changes(Box.from_changes(changes))
    assert again.entries == tea.with_changes(mine).entries


def test_a_missing_file_is_reported_politely(tmp_path: Path) -> None:
    with pytest.raises(BoxError) as refused:
        Box.load(tmp_path / "nowhere.toml")
    assert refused.value.reason.code == "box_unreadable"
