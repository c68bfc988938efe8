"""Compiled modules run only while they match their sources."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import compile_modules
from ludoteca import compiled

FAST = '''"""Fast."""
# compiled
from tiny.facts import LIMIT


def limit() -> int:
    return LIMIT
'''
FACTS = '''"""Facts."""
from typing import Final

LIMIT: Final = 41
'''


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """Return a package with one module to compile and one constant that it uses."""
    package = tmp_path / "src" / "tiny"
    package.mkdir(parents=True)
    for name, text in (("__init__", '"""Tiny."""\n'), ("fast", FAST), ("facts", FACTS)):
        (package / f"{name}.py").write_text(text)
    return package


@pytest.fixture
def manifest(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the manifest of the package, as if it had been compiled."""
    monkeypatch.delenv("LUDOTECA_PLAIN", raising=False)
    file = tiny / "_compiled" / "manifest.json"
    file.parent.mkdir()
    modules = {"tiny.fast": "tiny/fast.so"}
    file.write_text(json.dumps(compile_modules.recipe(tiny) | {"modules": modules}))
    return file


def test_all_that_compiled_code_depends_on_is_watched(tiny: Path) -> None:
    assert compile_modules.marked_modules(tiny) == [tiny / "fast.py"]
    assert set(compile_modules.digests(tiny)) == {"fast.py", "facts.py"}


@pytest.mark.parametrize("text", ["", "x = 1\n", '"""Says # compiled."""\n', "# compiled\n"])
def test_only_the_line_after_the_docstring_is_the_mark(tmp_path: Path, text: str) -> None:
    (tmp_path / "module.py").write_text(text)
    assert compile_modules.marked_modules(tmp_path) == []


def test_fitting_twins(tiny: Path, manifest: Path) -> None:
    twins = compiled.fitting_twins(tiny)
    assert twins == {"tiny.fast": manifest.parent / "tiny" / "fast.so"}
    assert compile_modules.is_fresh(manifest.parent, compile_modules.recipe(tiny))


def misfit(package: Path) -> str:
    with pytest.raises(compiled.Misfit) as caught:
        compiled.fitting_twins(package)
    return str(caught.value)


def test_a_changed_or_missing_source_is_plain(tiny: Path, manifest: Path) -> None:
    (tiny / "facts.py").write_text(FACTS.replace("41", "42"))
    assert misfit(tiny) == "source changed: facts.py"
    (tiny / "facts.py").unlink()
    assert misfit(tiny) == "source changed: facts.py"


def test_another_python_is_plain(tiny: Path, manifest: Path) -> None:
    manifest.write_text(manifest.read_text().replace(EXTENSION_SUFFIXES[0], ".cpython-399.so"))
    assert misfit(tiny) == "compiled for another Python"


@pytest.mark.parametrize("text", ["", "[]", "{}"])
def test_a_broken_manifest_is_plain(tiny: Path, manifest: Path, text: str) -> None:
    manifest.write_text(text)
    assert misfit(tiny) == "unreadable manifest"


def test_not_compiled_and_forced(
    tiny: Path, manifest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest.unlink()
    assert misfit(tiny) == "not compiled"
    monkeypatch.setenv("LUDOTECA_PLAIN", "1")
    assert misfit(tiny) == "forced by LUDOTECA_PLAIN"


CHECK = """
import os, pathlib, sys
os.environ["LUDOTECA_PLAIN"] = "1"  # for our own modules, not for the tiny ones
from ludoteca import compiled
os.environ["LUDOTECA_PLAIN"] = sys.argv[2]
package = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(package.parent))
compiled.activate(package)
from tiny import fast
print(compiled.status(), pathlib.Path(fast.__file__).suffix, fast.limit(), sep="; ")
"""


def try_out(package: Path, forced: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-c", CHECK, package, forced],
        capture_output=True,
        text=True,
        check=False,
        # Python matches bytecode by second and size: it would miss a source changed twice in a
        # second.
        env=os.environ
        | {"PYTHONPATH": str(Path(compiled.__file__).parents[1]), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    return (done.stdout or done.stderr.splitlines()[-1]).strip()


@pytest.mark.skipif(compile_modules.obstacle() is not None, reason="needs a C compiler")
def test_compiled_for_real(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tiny)  # compiling changes the folder; this brings it back
    compile_modules.compile_package(tiny, tiny / "_compiled")
    assert try_out(tiny) == f"compiled; {Path(EXTENSION_SUFFIXES[0]).suffix}; 41"

    (tiny / "facts.py").write_text(FACTS.replace("41", "42"))
    assert try_out(tiny) == "plain: source changed: facts.py; .py; 42"
    assert try_out(tiny, "0") == "ImportError: LUDOTECA_PLAIN=0, but source changed: facts.py"

    (tiny / "facts.py").write_text(FACTS)
    for library in tiny.rglob("*.so"):
        library.write_bytes(b"not a library")
    assert try_out(tiny, "1") == "plain: forced by LUDOTECA_PLAIN; .py; 41"
