"""Serves the compiled twins of our modules when, and only when, they fit their sources.

The twins lie in `_compiled/` beside a manifest with the hashes of the sources they were
made from (scripts/compile writes both). If one source differs, all modules run plain: compiled
code has its neighbours' constants and layouts built in, so mixing the two would be wrong.
This module knows nothing of what the others do.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = "_compiled"
MANIFEST = "manifest.json"
MARK = "# compiled"

_status = "plain: not activated"


class Misfit(Exception):
    """The compiled modules must not be used; the message says why."""


class TwinFinder:
    """Finds exactly the given modules, each in its extension file."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the compiled twin of this module lies, if it has one."""
        file = self.files.get(fullname)
        return None if file is None else importlib.util.spec_from_file_location(fullname, file)


def status() -> str:
    """Return "compiled", or "plain: " and the reason."""
    return _status


def plain_modules(package: Path = PACKAGE) -> list[str]:
    """Return the modules that are meant to be compiled but run plain beside compiled ones.

    A new module is no reason to run them all plain: nothing that was compiled knows it.
    """
    if _status != "compiled":
        return []
    twins = next(finder for finder in sys.meta_path if isinstance(finder, TwinFinder))
    marked = [source for source in package.rglob("*.py") if is_marked(source)]
    names = [
        ".".join((package.name, *path.relative_to(package).with_suffix("").parts))
        for path in marked
    ]
    return sorted(name for name in names if name not in twins.files)


def is_marked(source: Path) -> bool:
    """Return whether the line after the docstring marks this module for compiling."""
    text = source.read_text(encoding="utf-8")
    if MARK not in text:
        return False
    body = ast.parse(text).body
    after = body[0].end_lineno if body else None
    return after is not None and text.splitlines()[after : after + 1] == [MARK]


def activate(package: Path = PACKAGE) -> None:
    """Decide once at which speed this process runs, and install the finder if it is the fast one.

    LUDOTECA_PLAIN=1 forces the plain modules, LUDOTECA_PLAIN=0 refuses them.
    """
    global _status
    finder: TwinFinder | None = None
    try:
        finder = TwinFinder(fitting_twins(package))
        sys.meta_path.insert(0, finder)
        # The shared library holds all the code: if it loads here, its modules will too.
        for name in finder.files:
            if name.endswith("__mypyc"):
                importlib.import_module(name)
    except (Misfit, ImportError) as error:
        if finder is not None:
            sys.meta_path.remove(finder)
        # Nobody who measures or tests the compiled modules should unknowingly get the plain ones.
        if os.environ.get("LUDOTECA_PLAIN") == "0":
            raise ImportError(f"LUDOTECA_PLAIN=0, but {error}") from error
        _status = f"plain: {error}"
    else:
        _status = "compiled"


def fitting_twins(package: Path) -> dict[str, Path]:
    """Return the extension file of each compiled module, or raise Misfit."""
    if os.environ.get("LUDOTECA_PLAIN") == "1":
        raise Misfit("forced by LUDOTECA_PLAIN")
    folder = package / FOLDER
    try:
        manifest = json.loads((folder / MANIFEST).read_bytes())
        suffix, sources, modules = (manifest[key] for key in ("suffix", "sources", "modules"))
    except OSError:
        raise Misfit("not compiled") from None
    except (ValueError, KeyError, TypeError):
        raise Misfit("unreadable manifest") from None
    if suffix != EXTENSION_SUFFIXES[0]:
        raise Misfit("compiled for another Python")
    for source, digest in sources.items():
        if digest_of(package / source) != digest:
            raise Misfit(f"source changed: {source}")
    return {name: folder / file for name, file in modules.items()}


def digest_of(source: Path) -> str | None:
    """Return the hash of a source as the manifest holds it; None if it is gone."""
    try:
        return hashlib.sha256(source.read_bytes()).hexdigest()
    except OSError:
        return None
