"""Every numbered rule of every game has a test that names it; tests name only rules that exist."""

import ast
from pathlib import Path

import pytest

from ludoteca.games import GAMES
from ludoteca.rulebooks import rules_of

TESTS = Path(__file__).parents[1]


def rules_named_in(path: Path) -> set[str]:
    """Return the ids in every `pytest.mark.rule(...)` of a test file."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            named |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}  # type: ignore[misc]
    return named


def rules_named(key: str) -> set[str]:
    """Return the ids named by the tests of a game."""
    folder = TESTS / "games" / key
    return set().union(*(rules_named_in(path) for path in folder.rglob("*.py")))


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_a_test_that_names_it(key: str) -> None:
    missing = sorted(set(rules_of(key)) - rules_named(key))
    assert missing == []


@pytest.mark.parametrize("key", GAMES)
def test_no_test_names_a_rule_that_does_not_exist(key: str) -> None:
    unknown = sorted(rules_named(key) - set(rules_of(key)))
    assert unknown == []


@pytest.mark.parametrize("key", GAMES)
def test_reasons_name_rules_that_exist(key: str) -> None:
    """Every id in a game's source is on its rules page."""
    source = Path(__file__).parents[2] / "src" / "ludoteca" / "games" / key
    known = set(rules_of(key))
    letter = next(iter(known))[0]
    for path in source.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
                if text.startswith(f"{letter}-") and text.count("-") == 2 and len(text) < 16:
                    assert text in known, f"{path.name}: {text}"
