"""The contents of a printed box as data: one TOML file per game, every value with its provenance.

A value is written `copies = { value = 8, source = "rulebook", confidence = "high" }`; a table may
carry `source` once for all plain values in it. An owner's file names only what differs and is laid
over the game's own. Errors name the file, the table and the field.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.core.decisions import Reason

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


class Verbatim(str):
    """Text that is shown as it is, even if it looks like a code name: a file, a path in a box."""

    __slots__ = ()


class BoxError(ValueError):
    """A box file that cannot be used: where the fault is, and a reason for people."""

    def __init__(self, file: str, table: str, field: str, code: str, **args: Any) -> None:
        place = f"[{table}] {field}".strip()
        super().__init__(f"{file}: {place}: {code} {args or ''}".strip())
        place_args = {"file": file, "table": table, "field": field, **args}
        exact = {k: Verbatim(v) if isinstance(v, str) else v for k, v in place_args.items()}
        self.reason = Reason(code, exact)


class Entry(NamedTuple):
    """One value with where it comes from."""

    value: Any
    source: str
    confidence: str | None


class Box:
    """The values of one box by their path, such as `room.kitchen.copies`.

    >>> box = Box("my.toml", {"room": {"attic": {"copies": {"value": 2, "source": "owner"}}}})
    >>> box.number("room.attic.copies"), box.children("room"), box.entry("room.attic.copies").source
    (2, ('attic',), 'owner')
    """

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.head: dict[str, Any] = data.get("box", {})
        self.entries: dict[str, Entry] = {}
        for key, value in data.items():
            if key != "box":
                self._walk(key, value, None, None)

    @classmethod
    def load(cls, path: Path) -> "Box":
        """Return the box in this file."""
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BoxError(str(path), "", "", "box_unreadable", why=str(error.strerror)) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BoxError(str(path), "", "", "box_not_toml", why=str(error)) from None
        return cls(path.name, data)

    def _walk(self, path: str, data: Any, source: str | None, confidence: str | None) -> None:
        table, _, field = path.rpartition(".")
        if isinstance(data, dict) and "value" in data:
            unknown = set(data) - {"value", "source", "confidence"}
            if unknown:
                raise BoxError(self.file, path, min(unknown), "box_unknown_field")
            source, confidence = data.get("source", source), data.get("confidence", confidence)
            self._add(path, table, field, Entry(data["value"], source or "", confidence))
        elif isinstance(data, dict):
            source, confidence = data.get("source", source), data.get("confidence", confidence)
            for key, value in data.items():
                if key not in ("source", "confidence"):
                    self._walk(f"{path}.{key}", value, source, confidence)
        else:
            self._add(path, table, field, Entry(data, source or "", confidence))

    def _add(self, path: str, table: str, field: str, entry: Entry) -> None:
        if not entry.source:
            raise BoxError(self.file, table, field, "box_no_source")
        for part in entry.source.split("+"):
            if part not in SOURCES:
                raise BoxError(self.file, table, field, "box_unknown_source", source=part)
        if entry.confidence is not None and entry.confidence not in CONFIDENCES:
            raise BoxError(
                self.file, table, field, "box_unknown_confidence", confidence=entry.confidence
            )
        self.entries[path] = entry

    def entry(self, path: str) -> Entry:
        """Return the value at this path with its provenance."""
        if path not in self.entries:
            raise self.error(path, "box_missing")
        return self.entries[path]

    def number(self, path: str, low: int = 0, high: int = 1_000_000) -> int:
        """Return the whole number at this path."""
        value = self.entry(path).value
        if type(value) is not int:
            raise self.error(path, "box_not_a_number", value=str(value))
        if not low <= value <= high:
            raise self.error(path, "box_out_of_range", value=value, low=low, high=high)
        return value

    def numbers(self, path: str) -> tuple[int, ...]:
        """Return the list of whole numbers at this path."""
        value = self.entry(path).value
        if not isinstance(value, list) or any(type(item) is not int for item in value):
            raise self.error(path, "box_not_numbers", value=str(value))
        return tuple(value)

    def text(self, path: str, among: tuple[str, ...] | None = None) -> str:
        """Return the text at this path, which must be `among` the given words if there are any."""
        value = self.entry(path).value
        if not isinstance(value, str):
            raise self.error(path, "box_not_text", value=str(value))
        if among is not None and value not in among:
            raise self.error(path, "box_unknown_word", value=value, words=", ".join(among))
        return value

    def any(self, path: str) -> Any:
        """Return whatever stands at this path."""
        return self.entry(path).value

    def has(self, path: str) -> bool:
        """Return whether there is a value at this path."""
        return path in self.entries

    def children(self, table: str) -> tuple[str, ...]:
        """Return the names directly below a table, in the order of the file."""
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

        To an `extendable` table an owner may add rows like those it has.
        """
        for path in owner.entries:
            if path not in self.entries and not self._is_extension(path, extendable):
                raise owner.error(path, "box_unknown_value")
        changed = Box(owner.file, {})
        changed.head = {**self.head, **owner.head}
        changed.entries = {**self.entries, **owner.entries}
        return changed

    def _is_extension(self, path: str, extendable: tuple[str, ...]) -> bool:
        parts = path.split(".")
        pattern = (parts[0], *parts[2:])
        return parts[0] in extendable and any(
            (p[0], *p[2:]) == pattern for p in (known.split(".") for known in self.entries)
        )

    def changes_from(self, other: "Box") -> dict[str, Any]:
        """Return what differs from another box, as data that `Box` reads: kept in records."""
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
