"""The contents of a printed box as data: one TOML file per game, every value with its provenance.

A value is written `copies = { value = 8, source = "rulebook", confidence = "high" }`; a table may
carry `source` once for all plain values in it. An owner's file names only what differs and is laid
over the game's own. Errors name the file, the table and the field.

A box may come from anybody: the number and the size of its values are bounded, and whoever reads a
value names its limits.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.core import toml
from ludoteca.core.bounds import excerpt
from ludoteca.core.decisions import Reason
from ludoteca.core.files import text_of

SOURCES = (
    "rulebook",
    "card_library",
    "second_source",
    "review",
    "deduced",
    "ruling",
    "assumed",
    "owner",
)
CONFIDENCES = ("high", "medium", "low")

VALUES = 2_000  # in one box
ROWS = 150  # in a table that owners may extend
ITEMS = 200  # numbers and words in one value
LENGTH = 200  # of a text, or of a path
DEPTH = 8  # of tables in tables
NEST = 3  # of lists in a value
LARGEST = 1_000_000
ROW_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


class Verbatim(str):
    """Text shown exactly as it is, even if it looks like a code name: a file, a path in a box."""

    __slots__ = ()


class BoxError(ValueError):
    """A box file that cannot be used: where the fault is, and a reason for people.

    `game` is the key of the game whose words the reason uses, if the game itself found the fault.
    """

    game = ""

    def __init__(self, file: str, table: str, field: str, code: str, **args: Any) -> None:
        table, field = excerpt(table), excerpt(field)
        place = f"[{table}] {field}".strip()
        super().__init__(f"{file}: {place}: {code} {args or ''}".strip())
        place_args = {"file": file, "table": table, "field": field, **args}
        exact = {k: Verbatim(v) if isinstance(v, str) else v for k, v in place_args.items()}
        self.reason = Reason(code, exact)


class Entry(NamedTuple):
    """One value and where it comes from."""

    value: Any
    source: str
    confidence: str | None


class Box:
    """The values of one box by their path, such as `room.kitchen.copies`.

    >>> box = Box("my.toml", {"room": {"attic": {"copies": {"value": 2, "source": "owner"}}}})
    >>> box.number("room.attic.copies", 0, 9), box.children("room")
    (2, ('attic',))
    >>> box.entry("room.attic.copies").source
    'owner'
    """

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        head = data.get("box", {})
        if not isinstance(head, dict):
            raise BoxError(file, "box", "", "box_unknown_field")
        self.head: dict[str, Any] = head
        self.entries: dict[str, Entry] = {}
        for key, value in data.items():
            if key != "box":
                self._walk(key, value, None, None)

    @classmethod
    def load(cls, path: Path) -> "Box":
        """Return the box in this file."""
        try:
            data = toml.loads(text_of(path))
        except OSError as error:
            raise BoxError(str(path), "", "", "box_unreadable", why=str(error.strerror)) from None
        except ValueError as error:
            raise BoxError(str(path), "", "", "box_not_toml", why=str(error)) from None
        return cls(path.name, data)

    def _walk(self, path: str, data: Any, source: Any, confidence: Any, depth: int = DEPTH) -> None:
        if depth == 0 or len(path) > LENGTH:
            raise BoxError(self.file, path, "", "box_too_large")
        if isinstance(data, dict) and "value" in data:
            unknown = set(data) - {"value", "source", "confidence"}
            if unknown:
                raise BoxError(self.file, path, min(unknown), "box_unknown_field")
            source, confidence = data.get("source", source), data.get("confidence", confidence)
            self._add(path, data["value"], source, confidence)
        elif isinstance(data, dict):
            source, confidence = data.get("source", source), data.get("confidence", confidence)
            for key, value in data.items():
                if key not in ("source", "confidence"):
                    self._walk(f"{path}.{key}", value, source, confidence, depth - 1)
        else:
            self._add(path, data, source, confidence)

    def _add(self, path: str, value: Any, source: Any, confidence: Any) -> None:
        if not source:
            raise self.error(path, "box_no_source")
        for part in source.split("+", len(SOURCES)) if isinstance(source, str) else (source,):
            if part not in SOURCES:
                raise self.error(path, "box_unknown_source", source=excerpt(part))
        if confidence is not None and confidence not in CONFIDENCES:
            raise self.error(path, "box_unknown_confidence", confidence=excerpt(confidence))
        if len(self.entries) >= VALUES or size_of(value) > ITEMS:
            raise self.error(path, "box_too_large")
        if not is_plain(value):
            raise self.error(path, "box_not_plain")
        self.entries[path] = Entry(value, source, confidence)

    def entry(self, path: str) -> Entry:
        """Return the value at this path with its provenance."""
        if path not in self.entries:
            raise self.error(path, "box_missing")
        return self.entries[path]

    def number(self, path: str, low: int, high: int) -> int:
        """Return the whole number at this path, which must lie within these limits."""
        value = self.entry(path).value
        if type(value) is not int:
            raise self.error(path, "box_not_a_number", value=excerpt(value))
        self._check_range(path, value, low, high)
        return value

    def numbers(self, path: str, most: int, low: int, high: int) -> tuple[int, ...]:
        """Return the list of whole numbers at this path: up to `most`, all within these limits."""
        value = self.entry(path).value
        if not isinstance(value, list) or any(type(item) is not int for item in value):
            raise self.error(path, "box_not_numbers", value=excerpt(value))
        self._check_count(path, value, most)
        for item in value:
            self._check_range(path, item, low, high)
        return tuple(value)

    def text(self, path: str, among: tuple[str, ...] | None = None, most: int = LENGTH) -> str:
        """Return the text at this path, which must be `among` the given words, if any."""
        value = self.entry(path).value
        if not isinstance(value, str):
            raise self.error(path, "box_not_text", value=excerpt(value))
        if among is not None and value not in among:
            raise self.error(path, "box_unknown_word", value=excerpt(value), words=", ".join(among))
        if len(value) > most:
            raise self.error(path, "box_too_large")
        return value

    def texts(self, path: str, most: int) -> tuple[str, ...]:
        """Return the list of texts at this path, up to `most`."""
        value = self.entry(path).value
        if not isinstance(value, list) or any(not isinstance(item, str) for item in value):
            raise self.error(path, "box_not_texts", value=excerpt(value))
        self._check_count(path, value, most)
        return tuple(value)

    def rows(self, path: str, most: int, width: int, kind: type) -> tuple[tuple[Any, ...], ...]:
        """Return the list of rows at this path: up to `most`, each of `width` items of one kind."""
        value = self.entry(path).value
        is_list = isinstance(value, list)
        if not is_list or not all(_is_row(row, width, kind) for row in value):
            raise self.error(path, "box_not_rows", value=excerpt(value), width=width)
        self._check_count(path, value, most)
        return tuple(tuple(row) for row in value)

    def _check_range(self, path: str, value: int, low: int, high: int) -> None:
        if not low <= value <= high:
            raise self.error(path, "box_out_of_range", value=value, low=low, high=high)

    def _check_count(self, path: str, value: list[Any], most: int) -> None:
        if len(value) > most:
            raise self.error(path, "box_too_large")

    def has(self, path: str) -> bool:
        """Return whether there is a value at this path."""
        return path in self.entries

    def children(self, table: str) -> tuple[str, ...]:
        """Return the names directly below a table, in file order."""
        prefix = f"{table}."
        names = (path[len(prefix) :].split(".")[0] for path in self.entries)
        found = (n for n, path in zip(names, self.entries, strict=True) if path.startswith(prefix))
        return tuple(dict.fromkeys(found))

    def error(self, path: str, code: str, **args: Any) -> BoxError:
        """Return the error about the value at this path, for the game's own checks."""
        table, _, field = path.rpartition(".")
        return BoxError(self.file, table, field, code, **args)

    def assumed(self) -> Iterator[tuple[str, Entry]]:
        """Yield every value that nobody could look up."""
        return ((path, e) for path, e in self.entries.items() if "assumed" in e.source)

    def with_changes(self, owner: "Box", extendable: tuple[str, ...] = ()) -> "Box":
        """Return this box with an owner's values laid over it; unknown names are refused.

        An owner may add rows to an `extendable` table, shaped like those it has.
        """
        patterns = {_pattern(path) for path in self.entries if path.split(".")[0] in extendable}
        for path in owner.entries:
            if path not in self.entries and _pattern(path) not in patterns:
                raise owner.error(path, "box_unknown_value")
        owner._check_head(self.head)
        changed = Box(owner.file, {})
        changed.head = {**self.head, **owner.head}
        changed.entries = {**self.entries, **owner.entries}
        for table in extendable:
            changed._check_rows(table)
        return changed

    def _check_head(self, own: dict[str, Any]) -> None:
        """Refuse keys that our own head does not have, and values of a different type."""
        for key, value in self.head.items():
            if key not in own:
                raise BoxError(self.file, "box", key, "box_unknown_value")
            if type(value) is not type(own[key]):
                code = "box_not_text" if isinstance(own[key], str) else "box_not_a_number"
                raise BoxError(self.file, "box", key, code, value=excerpt(value))

    def _check_rows(self, table: str) -> None:
        """Refuse more rows than a table may have, and malformed names."""
        names = self.children(table)
        wrong = next((name for name in names if not ROW_NAME.fullmatch(name)), None)
        if wrong is not None:
            raise self.error(f"{table}.{wrong}", "box_bad_name")
        if len(names) > ROWS:
            raise self.error(table, "box_too_large")

    def changes_from(self, other: "Box") -> dict[str, Any]:
        """Return what differs from another box, as data that `Box` reads and records keep."""
        return {
            path: {"value": entry.value, "source": entry.source}
            for path, entry in self.entries.items()
            if other.entries.get(path) != entry
        }

    @classmethod
    def from_changes(cls, changes: dict[str, Any]) -> "Box":
        """Return the owner's box that `changes_from` wrote down."""
        box = cls("record", {})
        for path, data in changes.items():
            box._walk(path, data, None, None)
        return box


def _pattern(path: str) -> tuple[str, ...]:
    """Return a path without the name of its row."""
    table, *rest = path.split(".")
    return (table, *rest[1:])


def _is_row(row: Any, width: int, kind: type) -> bool:
    return isinstance(row, list) and len(row) == width and all(type(item) is kind for item in row)


def size_of(value: Any, nest: int = NEST) -> int:
    """Return how many numbers and words a value holds; more than ITEMS if one is too large.

    >>> size_of([1, [2, 3]]), size_of(10**18) > ITEMS, size_of([[[[1]]]]) > ITEMS
    (3, True, True)
    """
    if isinstance(value, list):
        if nest == 0 or len(value) > ITEMS:
            return ITEMS + 1
        return max(1, sum(size_of(item, nest - 1) for item in value))
    is_large = (isinstance(value, str) and len(value) > LENGTH) or (
        isinstance(value, int) and abs(value) > LARGEST
    )
    return ITEMS + 1 if is_large else 1


def is_plain(value: Any) -> bool:
    """Return whether boxes hold such a value: a line of text, a number, a truth value, or a list.

    >>> is_plain(["a", 1, [True]]), is_plain(0.5), is_plain("a\\0"), is_plain({})
    (True, False, False, False)
    """
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value.isprintable() if isinstance(value, str) else isinstance(value, int)
