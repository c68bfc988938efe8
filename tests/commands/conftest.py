"""A copy of the tree's commands in a folder of its own, with a space in its path."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder like a fresh clone, without the parts that the set-up does not touch."""
    folder = tmp_path_factory.mktemp("tree") / "a clone"
    ignore = shutil.ignore_patterns("_compiled", "__pycache__", "games")
    for name in ("scripts", "requirements", "src"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignore)
    for name in ("play", "test"):
        shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def run(tree: Path) -> Run:
    """Return a function that runs a command of the tree with a given environment."""

    def run(*command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["/bin/sh", *command],
            cwd=tree,
            env={"PATH": os.environ["PATH"], "HOME": str(tree)} | environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    return run
