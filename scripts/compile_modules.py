"""Compiles the marked modules of the package with mypyc; does nothing when they are up to date.

A module is marked by the comment `# compiled` on the line after its docstring. All of them are
compiled as one group, so calls between them are calls in C. `ludoteca.compiled` finds the result
and decides when to use it.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludoteca"

sys.path.insert(0, str(PACKAGE.parent))

from ludoteca import compiled  # noqa: E402  (it can be found only now)


def obstacle() -> str | None:
    """Return why this machine cannot compile; None if it can."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of this Python are not installed"
    usual = "cl" if os.name == "nt" else "cc"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or usual
    if shutil.which(shlex.split(command)[0]) is None:
        return "there is no C compiler"
    return None


def marked_modules(package: Path) -> list[Path]:
    """Return the sources to compile, in a fixed order."""
    return sorted(source for source in package.rglob("*.py") if compiled.is_marked(source))


def imported_sources(source: Path, base: Path) -> Iterator[Path]:
    """Yield the sources below `base` that this one imports."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            path = base / name.replace(".", "/")
            yield from (f for f in (path.with_suffix(".py"), path / "__init__.py") if f.exists())


def digests(package: Path) -> dict[str, str | None]:
    """Return the hash of every source that the compiled code depends on.

    There are more of these than marked ones: mypyc copies the value of an imported `Final` into the
    code that uses it, wherever it was defined.
    """
    waiting = marked_modules(package)
    seen = set(waiting)
    while waiting:
        for found in imported_sources(waiting.pop(), package.parent):
            if found not in seen:
                seen.add(found)
                waiting.append(found)
    return {
        source.relative_to(package).as_posix(): compiled.digest_of(source)
        for source in sorted(seen)
    }


def recipe(package: Path) -> dict[str, object]:
    """Return everything the result depends on."""
    return {
        "suffix": EXTENSION_SUFFIXES[0],
        "compiler": f"mypyc {version('mypy')}, {compiled.digest_of(Path(__file__))}",
        "sources": digests(package),
    }


def is_fresh(folder: Path, wanted: dict[str, object]) -> bool:
    """Return whether the folder already holds what compiling would produce now."""
    try:
        manifest = json.loads((folder / compiled.MANIFEST).read_bytes())
    except (OSError, ValueError):
        return False
    return all(manifest.get(key) == value for key, value in wanted.items())


def compile_group(sources: list[Path], build: Path, cache: Path) -> dict[str, str]:
    """Compile the sources into build/lib; return the file of each module."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        # Types are checked strictly elsewhere: here, only what mypyc itself needs.
        ["--config-file=", f"--cache-dir={cache}", *map(str, sources)],
        opt_level="3",
        debug_level="0",
        group_name="ludoteca",
        target_dir=str(build / "c"),
        multi_file=True,
    )

    class ParallelBuild(build_ext):
        """Compiles on all cores, even the group's files, which setuptools would take in turn."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def all_at_once(sources: list[str], **options: Any) -> list[str]:
                parts = pool.map(lambda source: one_by_one([source], **options), sources)
                return [file for part in parts for file in part]

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                self.compiler.compile = all_at_once
                super().build_extensions()

    command = ParallelBuild(Distribution({"name": "ludoteca", "ext_modules": extensions}))
    command.parallel = True
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.ensure_finalized()
    command.run()
    return {ext.name: ext.name.replace(".", "/") + EXTENSION_SUFFIXES[0] for ext in extensions}


def compile_package(package: Path, folder: Path) -> None:
    """Fill the folder with the compiled modules and their manifest, all or nothing."""
    wanted = recipe(package)
    # Relative paths, since tracebacks show them.
    os.chdir(package.parent.parent)
    sources = [source.relative_to(Path.cwd()) for source in marked_modules(package)]
    Path("build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir="build", prefix="compile-") as build:
        lib = Path(build, "lib")
        modules = compile_group(sources, Path(build), Path(".mypy_cache/compile"))
        manifest = json.dumps(wanted | {"modules": modules}, indent=1)
        (lib / compiled.MANIFEST).write_text(manifest, encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        lib.replace(folder)


def main() -> int:
    """Run the command line; return its exit code."""
    parser = argparse.ArgumentParser(prog="scripts/compile", description=__doc__)
    parser.add_argument("--into", type=Path, default=PACKAGE / compiled.FOLDER, metavar="DIR")
    parser.add_argument("--check", action="store_true", help="only say whether it is possible")
    arguments = parser.parse_args()
    into: Path = arguments.into.resolve()

    reason = obstacle()
    if reason or arguments.check:
        print(f"not possible: {reason}" if reason else "possible")
        return 1 if reason else 0
    if not marked_modules(PACKAGE):
        print("no module is marked")
        return 0
    if is_fresh(into, recipe(PACKAGE)):
        print("up to date")
        return 0
    start = time.perf_counter()
    compile_package(PACKAGE, into)
    print(f"compiled {len(marked_modules(PACKAGE))} modules in {time.perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
