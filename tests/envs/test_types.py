"""A misspelt setting is found before anything runs: by a type checker, in a user's own code."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca.envs

ENVS = Path(ludoteca.envs.__file__).parent

RIGHT = """
from ludoteca import envs

one = envs.aec("fort", seats=3, options={"edition": "second"}, reward="margin")
two = envs.parallel("fort", 3, observations="fields", illegal="raise", listening=True)
three = envs.single("fort", seats=3, seat="any", bots=["greedy", "random"], render_mode="ansi")
four = envs.vector("fort", seats=3, num_envs=4, seat=1, bots="random", autoreset_mode="same_step")
five = envs.openspiel("fort", 3, options=None, box="mine.toml")
words, parts = envs.actions("fort", box=None), envs.fields("fort", 2, options={})
"""
WRONG = {
    'envs.aec("fort", sets=3)': "sets",
    'envs.parallel("fort", bots="greedy")': "bots",
    'envs.single("fort", autoreset_mode="disabled")': "autoreset_mode",
    'envs.vector("fort", tables=3)': "tables",
    'envs.openspiel("fort", illegal="raise")': "illegal",
    'envs.actions("fort", seats=3)': "seats",
    'envs.fields("fort", reward="win")': "reward",
    'envs.aec("fort", reward="wins")': "reward",
    'envs.single("fort", illegal="lost")': "illegal",
    'envs.single("fort", seat="all")': "seat",
    'envs.vector("fort", observations="rows")': "observations",
}


def checked(program: str, folder: Path) -> list[str]:
    """Return what mypy --strict says of a program that uses the environments.

    It follows the imports no further than the signatures, to be quick.
    """
    file = folder / "program.py"
    file.write_text(program, encoding="utf-8")
    signatures = [str(ENVS / "__init__.py"), str(ENVS / "settings.py")]
    plain = ["--strict", "--follow-imports=skip", "--no-error-summary", "--config-file="]
    here = ["--no-incremental", "--explicit-package-bases"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *plain, *here, str(file), *signatures],
        capture_output=True,
        text=True,
        check=False,
        cwd=ENVS.parents[1],
        env={"MYPYPATH": str(ENVS.parents[1]), "PATH": ""},
    )
    assert done.stderr == ""
    return [line for line in done.stdout.splitlines() if line.startswith(str(file))]


def test_right_calls_pass_and_every_wrong_one_is_found(tmp_path: Path) -> None:
    lines = [*RIGHT.strip().splitlines(), *WRONG]
    told = checked("\n".join(lines) + "\n", tmp_path)
    errors = {int(line.split(":")[1]): line for line in told if ": error: " in line}
    first = len(lines) - len(WRONG) + 1
    assert sorted(errors) == list(range(first, len(lines) + 1)), "\n".join(told)
    for number, name in enumerate(WRONG.values(), first):
        assert f'"{name}"' in errors[number]


@pytest.mark.parametrize("path", sorted(ENVS.glob("*.py")), ids=lambda path: path.name)
def test_no_function_takes_just_any_settings(path: Path) -> None:
    """`**settings: Any` would let every misspelling through."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.args.kwarg is not None:
            kind = node.args.kwarg.annotation
            assert kind is not None
            assert ast.unparse(kind).startswith("Unpack["), f"{path.name}: {node.name}"
