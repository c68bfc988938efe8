"""The contract between page and server: written down everywhere as it is, and naming no game."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import contract
from contract_page import MARKED, MODULES
from contract_types import FROM_PAGE, shapes_of, structs_of
from ludoteca.contract import answers, from_page, lists
from ludoteca.games import GAMES
from ludoteca.server import hearing
from tests.docs.pages import blocks

SOURCES = sorted(Path(from_page.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("path", contract.files(), ids=lambda path: path.name)
def test_what_is_written_is_what_the_types_say(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == contract.files()[path], "run scripts/contract"


def test_every_part_is_on_the_page_once() -> None:
    marks = [found[2] for found in MARKED.finditer(contract.PAGE.read_text(encoding="utf-8"))]
    assert sorted(marks) == sorted([*MODULES, "lists"])


def test_every_type_says_what_it_is_for() -> None:
    structs = [struct for module in MODULES.values() for struct in structs_of(module)]
    assert len(structs) > 80
    assert [struct.__name__ for struct in structs if not struct.__doc__] == []
    assert set(lists.ABOUT) | {"ABOUT"} == set(lists.__all__)


def examples(word: str) -> list[str]:
    """Return the text of the page's examples of this kind."""
    found = [block for block in blocks(contract.PAGE) if block.words == (word,)]
    return [block.text for block in found]


def test_the_page_shows_every_message_as_it_may_be_sent() -> None:
    [shown] = examples("page")
    told: list[Any] = [hearing.read(line, 1000) for line in shown.splitlines()]
    names = [f"{type(message).__name__}{FROM_PAGE}" for message in told]
    assert sorted(names) == sorted(shape.name for shape in shapes_of(from_page) if shape.tag)


def test_the_page_shows_a_score_pad_as_it_is_sent() -> None:
    [shown] = examples("pad")
    pad = msgspec.json.decode(shown, type=answers.PadShape, strict=True)
    assert msgspec.to_builtins(pad) == json.loads(shown)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_it_names_no_game(path: Path) -> None:
    names = "|".join(key.replace("_", ".") for key in GAMES)
    games = re.compile(rf"\b({names})\b", re.IGNORECASE)
    assert games.findall(path.read_text(encoding="utf-8")) == []
