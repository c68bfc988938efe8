"""A plugin for pytest: one module is imported with a mutant's fault in it.

LUDOTECA_MUTANT says which: the path of the source, a colon, and the number of the change.
"""

from __future__ import annotations

import os
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

from mutating import mutated

_FILE, _, _PLACE = os.environ["LUDOTECA_MUTANT"].rpartition(":")
_get_code = SourceFileLoader.get_code


def _with_the_fault(loader: SourceFileLoader, name: str) -> CodeType | None:
    path = loader.get_filename(name)
    if path != _FILE:
        return _get_code(loader, name)
    tree = mutated(Path(path).read_text(encoding="utf-8"), int(_PLACE))
    return compile(tree, path, "exec")


SourceFileLoader.get_code = _with_the_fault  # type: ignore[assignment, method-assign]
