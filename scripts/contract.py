"""Writes the contract between page and server where others read it: types, and lists of fields."""

from __future__ import annotations

from pathlib import Path

from contract_page import page
from contract_typescript import typescript

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "lib" / "wire.ts"
PAGE = ROOT / "docs" / "protocol.md"


def files() -> dict[Path, str]:
    """Return what is written, and where."""
    return {TYPES: typescript(), PAGE: page(PAGE.read_text(encoding="utf-8"))}


def main() -> None:
    """Write the files that have changed."""
    for path, text in files().items():
        if path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
