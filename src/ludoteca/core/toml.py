"""Writes TOML that people like to read; the standard library reads it, within limits.

Only what positions and boxes need: text, whole numbers, truth values, lists, tables. None, which
TOML cannot express, is left out; floats are refused.
"""

import json
import tomllib
from typing import Any

WIDTH = 88
DOTS = 40  # in one line: the reader's time grows with the square of a key's parts


def loads(text: str) -> dict[str, Any]:
    """Return the data of a TOML text from anywhere, or raise ValueError.

    >>> loads("a.b = 1")
    {'a': {'b': 1}}
    >>> loads("a." * 99 + "b = 1")
    Traceback (most recent call last):
    ValueError: more than 40 dots in a line
    """
    if any(line.count(".") > DOTS for line in text.split("\n")):
        raise ValueError(f"more than {DOTS} dots in a line")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def dumps(data: dict[str, Any]) -> str:
    """Return the data as TOML.

    >>> print(dumps({"game": "pebbles", "hands": [[1, 2], [3]], "stack": [{"is": "swap"}]}))
    game = "pebbles"
    hands = [[1, 2], [3]]
    <BLANKLINE>
    [[stack]]
    is = "swap"
    <BLANKLINE>
    """
    lines: list[str] = []
    _table(data, "", lines)
    return "\n".join(lines).lstrip("\n") + "\n"


def _table(data: dict[str, Any], path: str, lines: list[str]) -> None:
    later: list[tuple[str, Any]] = []
    for key, value in data.items():
        if value is None:
            continue
        if isinstance(value, dict) or _is_table_list(value):
            later.append((key, value))
        else:
            lines.append(f"{_key(key)} = {_value(value)}")
    for key, value in later:
        name = f"{path}.{_key(key)}" if path else _key(key)
        if isinstance(value, dict):
            lines += ["", f"[{name}]"]
            _table(value, name, lines)
        else:
            for item in value:
                lines += ["", f"[[{name}]]"]
                _table(item, name, lines)


def _is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(i, dict) for i in value)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items() if v is not None)
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, (list, tuple)):
        items = [_value(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= WIDTH else f"[\n{_wrapped(items)}\n]"
    raise TypeError(f"TOML cannot hold {value!r}")


def _wrapped(items: list[str]) -> str:
    lines = [" "]
    for item in items:
        if len(lines[-1]) + len(item) > WIDTH:
            lines.append(" ")
        lines[-1] += f" {item},"
    return "\n".join(lines)


def _key(key: str) -> str:
    plain = key.replace("_", "").replace("-", "")
    is_bare = plain.isascii() and plain.isalnum()
    return key if is_bare else json.dumps(key, ensure_ascii=False)
