"""scripts/mutants: faults are made as described, and those that survive the tests are reported."""

import subprocess
import sys
from pathlib import Path

import pytest

import mutants
import set_up
from mutating import mutants_of, mutated

SOURCE = '''
def price(level, coins):
    """Return what a level costs."""
    assert level >= 0
    if level < 2 and not coins:
        return -1
    coins[level] = 3
    return level + 1 if coins else "free"
'''
TINY = """
def is_more(a: int, b: int) -> bool:
    return a > b


def kept() -> int:
    return 1


def unused() -> int:
    return 5


KEPT = kept()
"""
TINY_TEST = """
from tiny import KEPT, is_more


def test_is_more():
    assert is_more(2, 1)
    assert not is_more(1, 2)


def test_what_was_worked_out_once():
    assert KEPT == 1
"""
TINY_HUNT = """
import sys
from pathlib import Path
import pytest
from mutant_hunt import Hunt
from mutating import mutants_of

path = Path("tiny.py").resolve()
mutants = mutants_of("tiny", path.read_text())
hunt = Hunt({"tiny": path}, mutants, lambda one, dead: print(one.after, dead), 2)
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "test_tiny.py"], plugins=[hunt]))
"""


def test_every_kind_of_fault_is_made() -> None:
    told = [(mutant.before, mutant.after) for mutant in mutants_of("tiny", SOURCE)]
    condition = "if level < 2 and (not coins):"
    answer = "return level + 1 if coins else 'free'"
    assert told == [
        (condition, "if level < 2 or not coins:"),
        (condition, "if level <= 2 and (not coins):"),
        (condition, "if level < 3 and (not coins):"),
        (condition, "if level < 2 and coins:"),
        ("return -1", "return 1"),
        ("return -1", "return -2"),
        ("coins[level] = 3", "pass"),
        ("coins[level] = 3", "coins[level] = 4"),
        (answer, "return level + 1 if not coins else 'free'"),
        (answer, "return level - 1 if coins else 'free'"),
        (answer, "return level + 2 if coins else 'free'"),
        (answer, "return level + 1 if coins else 'free?'"),
    ]


def test_a_mutant_does_what_it_says() -> None:
    (place,) = (
        m.place for m in mutants_of("tiny", SOURCE) if m.after.startswith("return level - ")
    )
    names: dict[str, object] = {}
    exec(compile(mutated(SOURCE, place), "tiny", "exec"), names)
    assert callable(names["price"])
    assert names["price"](5, {}) == 4


def test_survivors_are_found_even_in_cached_results(tmp_path: Path) -> None:
    for name, text in {"tiny.py": TINY, "test_tiny.py": TINY_TEST, "hunt.py": TINY_HUNT}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "hunt.py"],
        cwd=tmp_path,
        env={"PYTHONPATH": f"{set_up.ROOT / 'scripts'}:{tmp_path}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "return a >= b False" in done.stdout  # no test compares equals
    assert "return a <= b True" not in done.stdout
    assert "return 2 True" in done.stdout
    assert "return 6 False" in done.stdout  # no test comes here


def test_a_hunt_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kills stay valid while their module is unchanged, survivors only while the tests are too."""
    source, test = tmp_path / "tiny.py", tmp_path / "tests" / "games" / "fort" / "test_tiny.py"
    test.parent.mkdir(parents=True)
    source.write_text(SOURCE, encoding="utf-8")
    test.write_text(TINY_TEST, encoding="utf-8")
    monkeypatch.setattr(mutants, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(mutants, "TESTS", tmp_path / "tests")
    killed, survivor, other = mutants_of("tiny", SOURCE)[:3]

    def known() -> list[bool | None]:
        verdicts = mutants.Verdicts("fort", {"tiny": source})
        return [verdicts.known(mutant) for mutant in (killed, survivor, other)]

    assert known() == [None, None, None]
    first = mutants.Verdicts("fort", {"tiny": source})
    first.keep(killed, True)
    first.keep_killed(survivor, False)
    assert known() == [True, None, None], "a first look says nothing about survivors"
    first.keep(survivor, False)
    assert known() == [True, False, None]
    test.write_text(TINY_TEST + "# one more", encoding="utf-8")
    assert known() == [True, None, None]
    source.write_text(SOURCE + "# another", encoding="utf-8")
    assert known() == [None, None, None]


@pytest.mark.parametrize("game", mutants.LARGE_GAMES)
def test_mutant_keys_are_unique(game: str) -> None:
    for name, path in mutants.rules_of(game).items():
        source = path.read_text(encoding="utf-8")
        keys = [mutant.key for mutant in mutants_of(name, source)]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game", mutants.LARGE_GAMES)
def test_every_judgement_says_why(game: str) -> None:
    assert [key for key, why in mutants.judged(game).items() if not why.strip()] == []


@pytest.mark.long
@pytest.mark.parametrize("game", mutants.LARGE_GAMES)
def test_no_mutant_of_a_sample_lives_unjudged(game: str) -> None:
    done = subprocess.run(
        [set_up.ROOT / "scripts" / "mutants", game, "--sample", "60", "--seed", "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
