"""./test and its relatives: they run what they are asked to, and never lose a failure."""

import sys
from pathlib import Path

import pytest

import check
import page
import set_up
import steady


def step(name: str, code: int, *, may_be_empty: bool = False) -> check.Step:
    words = f"print('{name} speaks'); raise SystemExit({code})"
    return check.Step(name, [sys.executable, "-c", words], may_be_empty=may_be_empty)


def asked(*words: str) -> check.Asked:
    return check.read_arguments(list(words))


def test_a_failure_among_others_is_a_failure(capfd: pytest.CaptureFixture[str]) -> None:
    session = check.Session()
    session.run_two_at_a_time([step("one", 0), step("two", 1), step("three", 0)])
    session.run(step("four", 0))
    assert session.tell([]) == 1
    told = capfd.readouterr().out
    assert all(f"{name} speaks" in told for name in ("one", "two", "three", "four"))
    assert "FAILED    0 s  two" in told
    assert "1 failed." in told


def test_a_selection_may_be_empty_only_if_it_is_ones_own() -> None:
    for may_be_empty, code in ((True, 0), (False, 1)):
        session = check.Session()
        session.run(step("nothing", check.NO_TESTS_RUN, may_be_empty=may_be_empty))
        assert session.tell(["node"]) == code


def test_what_is_waived_is_left_out_and_nothing_else() -> None:
    steps = {one.name for one in check.static_steps(asked())}
    fewer = {one.name for one in check.static_steps(asked("--without", "node,compiler"))}
    assert {name for name in steps - fewer if not name.startswith("Page: ")} == {"Compile (mypyc)"}
    command = check.pytest(asked("--without", "browser,node", "--without", "redis"), 2)
    assert command[command.index("-m", 3) + 1] == "not browser and not node and not redis"


def test_paths_go_to_the_step_they_belong_to() -> None:
    given = asked("--", "tests/core", "tests/web/test_touch.py::test_x", "-k", "taps")
    engine, other = check.engine_step(given, plain=True, workers=1), check.other_step(given)
    assert engine is not None
    assert other is not None
    assert engine.command[-3:] == ["tests/core", "-k", "taps"]
    assert other.command[-3:] == ["tests/web/test_touch.py::test_x", "-k", "taps"]
    assert check.other_step(asked("--", "tests/core")) is None
    assert check.engine_step(asked("--", "tests/web"), plain=True, workers=1) is None


def test_a_word_to_look_for_is_no_path() -> None:
    given = asked("--", "-k", "play", "-m", "tests", "tests/cli")
    assert check.split(given.pytest) == (["tests/cli"], ["-k", "play", "-m", "tests"])


def test_without_paths_every_folder_is_run_once_or_twice() -> None:
    plain = check.engine_step(asked(), plain=True, workers=1)
    other = check.other_step(asked())
    assert plain is not None
    assert other is not None
    assert not plain.may_be_empty
    for folder in check.ENGINE:
        assert folder in plain.command
        assert f"--ignore={folder}" in other.command


def test_the_full_counts_are_run_once_compiled_where_that_can_be() -> None:
    def is_full(plain: bool, *words: str) -> bool:
        step = check.engine_step(asked("--long", *words), plain=plain, workers=1)
        return step is not None and "--long" in step.command

    assert is_full(plain=False)
    assert not is_full(plain=True)
    assert is_full(True, "--without", "compiler")


def test_the_light_loop_says_what_it_has_not() -> None:
    steps = check.quick_steps(asked("--quick", "tests/games/pebbles", "-k", "swap"))
    assert steps[-1].command[-4:] == ["--quick", "tests/games/pebbles", "-k", "swap"]
    with pytest.raises(set_up.Trouble, match=r"\./test -- tests/web"):
        check.quick_steps(asked("--quick", "tests/web"))


def test_a_built_page_that_differs_is_noticed(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        (folder / "assets").mkdir(parents=True)
        (folder / "assets" / "same.js").write_text("same")
    assert page.differences(one, two) == []
    (one / "assets" / "new.js").write_text("new")
    (two / "old.css").write_text("old")
    (two / "assets" / "same.js").write_text("other")
    assert page.differences(one, two) == ["assets/new.js", "assets/same.js", "old.css"]


def test_every_failure_is_named_once() -> None:
    output = """
FAILED tests/web/test_shell.py::test_a[size0] - AssertionError: no - not this
ERROR tests/server/test_kill.py::test_b
FAILED tests/web/test_shell.py::test_a[size0] - AssertionError: again
=== Summary
ok        2 s  Lint (ruff check)
FAILED  312 s  Everything else
"""
    assert steady.failures(output) == [
        "Everything else",
        "tests/server/test_kill.py::test_b",
        "tests/web/test_shell.py::test_a[size0]",
    ]
    assert steady.failures("All is well.") == []
