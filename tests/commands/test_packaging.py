"""The program imports exactly what it asks to have installed."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.patience import PATIENCE

# Packages whose import name differs from their installation name.
IMPORTED_AS = {
    "argon2-cffi": "argon2",
    "open-spiel": "pyspiel",
    "psycopg[binary]": "psycopg",
    "resvg-py": "resvg_py",
}
# What a plain installation must run: none of it may need an extra.
PLAIN = ("cli", "server.app", "terminal.app", "arena.simulate", "envs")


class AtRunTime(ast.NodeTransformer):
    """Leaves out what only the type checker sees."""

    def visit_If(self, node: ast.If) -> ast.If | None:
        return None if ast.unparse(node.test) == "TYPE_CHECKING" else node


def imported_packages(source: Path) -> set[str]:
    """Return the top-level names that a module imports when it runs."""
    names: set[str] = set()
    for node in ast.walk(AtRunTime().visit(ast.parse(source.read_text(encoding="utf-8")))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    return names - sys.stdlib_module_names - {"ludoteca"}


def test_imports_are_asked_for(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = modules_of(project["dependencies"])
    for extra in project["optional-dependencies"].values():
        asked |= modules_of(extra)
    package = root / "src" / "ludoteca"
    wrong = {
        str(source.relative_to(package)): unasked
        for source in package.rglob("*.py")
        if (unasked := imported_packages(source) - asked)
    }
    assert wrong == {}


def modules_of(names: list[str]) -> set[str]:
    """Return the names these packages are imported by."""
    return {IMPORTED_AS.get(name, name).partition(".")[0] for name in names}


def test_extras_are_needed_only_where_they_are_asked_for(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {module for e in project["optional-dependencies"].values() for module in modules_of(e)}
    lines = ["import sys", f"sys.modules.update(dict.fromkeys({sorted(extras)}))"]
    lines += [f"import ludoteca.{module}" for module in PLAIN]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True, timeout=PATIENCE)


def test_requirements_are_the_dependencies(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (root / "requirements" / "run.in").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == project["dependencies"]


def test_pins_name_no_host(root: Path) -> None:
    for pins in (root / "requirements").iterdir():
        assert "://" not in pins.read_text(encoding="utf-8")
