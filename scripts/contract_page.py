"""Writes the contract into its page: the lists between the marks, all else stays as it is."""

from __future__ import annotations

import re
import types
from typing import get_args

from contract_types import LISTS, Shape, shapes_of
from ludoteca.contract import answers, forms, from_page, from_server, lists, things

MARKED = re.compile(r"(<!-- contract: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
MODULES = {
    module.__name__.rsplit(".", 1)[1]: module
    for module in (things, from_page, from_server, forms, answers)
}


def page(text: str) -> str:
    """Return the page with these lists written anew."""
    return MARKED.sub(lambda found: f"{found[1]}\n{lists_of(found[2])}\n{found[3]}", text)


def lists_of(name: str) -> str:
    """Return what belongs between the marks of this name."""
    return all_lists() if name == "lists" else all_shapes(MODULES[name])


def all_lists() -> str:
    """Return the lists, with their values."""
    rows = []
    for name, known in LISTS.items():
        values = ", ".join(f"`{value}`" for value in get_args(known))
        rows.append(f"| `{name}` | {values} | {lists.ABOUT[name]} |")
    return "\n".join(["| list | values | |", "| --- | --- | --- |", *rows, ""])


def all_shapes(module: types.ModuleType) -> str:
    """Return the shapes of a module, a list of fields for each."""
    return "\n".join(shown(shape) for shape in shapes_of(module))


def shown(shape: Shape) -> str:
    """Return a shape: what it is for, and its fields."""
    more = f" All of `{shape.base}`{', and:' if shape.fields else '.'}" if shape.base else ""
    lines = [f"**`{shape.tag or shape.name}`**: {shape.about}{more}", ""]
    for field in shape.fields:
        told = f": {field.about}" if field.about else ""
        lines.append(f"- `{field.label}` `{field.type}`{told}")
    return "\n".join([*lines, ""] if shape.fields else lines)
