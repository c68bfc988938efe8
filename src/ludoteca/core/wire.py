"""Data <-> JSON by declared shapes, in numbers (wire, hash) or in words (positions).

A shape says once what a field holds; both forms are written and read by it. What a shape does not
know is refused with the path to it: an unknown or missing field, a wrong type, a number out of
range, more of anything than there can be. There are no floats here.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from ludoteca.core import bounds
from ludoteca.core.bounds import excerpt
from ludoteca.core.rng import KEYED, is_keyed

T = TypeVar("T")
Json = Any  # what the json module reads: dict, list, str, int, bool, None

RNG_DIGITS = re.compile("[0-9a-fA-F]{16}|[0-9a-fA-F]{48}")
IS = "is"  # the key under which a record of several possible kinds names its kind


class Problem(str):
    """What is wrong with data: English for developers, a code and arguments for words."""

    code: str
    args: dict[str, Any]


class WireError(ValueError):
    """Data that does not have the declared shape; says where and what is wrong."""

    def __init__(self, path: str, problem: str, code: str = "", **args: Any) -> None:
        super().__init__(f"{path or 'data'}: {problem}")
        self.path = path
        self.problem = Problem(problem)
        self.problem.code = code
        self.problem.args = args


def _needed(path: str, what: str, code: str, data: Json) -> WireError:
    """Return the error about data of a wrong kind."""
    return WireError(path, f"{what} needed, not {excerpt(data)}", code, found=excerpt(data))


class Spelling:
    """The words for a game's small ints, and whether to use them.

    >>> spelling = Spelling({"colour": ("red", "blue")}, spelled=True)
    >>> Word("colour").write(1, spelling), Word("colour").read("red", spelling, "")
    ('blue', 0)
    """

    def __init__(self, names: Mapping[str, Sequence[str]], spelled: bool) -> None:
        self.names = names
        self.spelled = spelled


NUMBERS = Spelling({}, spelled=False)


class Shape(Generic[T]):
    """How one kind of value is written and read."""

    is_number = False  # whether it is a whole number, where words are not used

    def write(self, value: T, spelling: Spelling) -> Json:
        """Return the value as JSON data."""
        raise NotImplementedError

    def read(self, data: Json, spelling: Spelling, path: str) -> T:
        """Return the value, or raise WireError with the path."""
        raise NotImplementedError


class Int(Shape[int]):
    """A whole number, within narrower limits than usual if given."""

    is_number = True

    def __init__(self, low: int = -bounds.NUMBER, high: int = bounds.NUMBER) -> None:
        self.low = low
        self.high = high

    def write(self, value: int, spelling: Spelling) -> Json:
        return int(value)

    def read(self, data: Json, spelling: Spelling, path: str) -> int:
        if type(data) is not int:
            raise _needed(path, "a whole number is", "whole_number", data)
        if not self.low <= data <= self.high:
            problem = f"{excerpt(data)} is not within {self.low} to {self.high}"
            raise WireError(path, problem, "out_of_range", value=excerpt(data))
        return data


class Rng(Shape[int]):
    """The state of a generator in hexadecimal: 64 bits, or a key of 128 and its counter of 64."""

    def write(self, value: int, spelling: Spelling) -> Json:
        return f"{value ^ KEYED:048x}" if is_keyed(value) else f"{value:016x}"

    def read(self, data: Json, spelling: Spelling, path: str) -> int:
        if isinstance(data, str) and RNG_DIGITS.fullmatch(data):
            return int(data, 16) | (KEYED if len(data) == 48 else 0)
        raise _needed(path, "16 or 48 hexadecimal digits are", "hex_digits", data)


class Bool(Shape[bool]):
    """True or false."""

    def write(self, value: bool, spelling: Spelling) -> Json:
        return bool(value)

    def read(self, data: Json, spelling: Spelling, path: str) -> bool:
        if type(data) is not bool:
            raise _needed(path, "true or false is", "true_or_false", data)
        return data


class Text(Shape[str]):
    """Plain text of an ordinary length."""

    def write(self, value: str, spelling: Spelling) -> Json:
        return str(value)

    def read(self, data: Json, spelling: Spelling, path: str) -> str:
        if not isinstance(data, str):
            raise _needed(path, "text is", "text_needed", data)
        if len(data) > bounds.TEXT:
            raise WireError(path, "the text is too long", "too_large")
        return data


class Word(Shape[int]):
    """A small int that stands for a word of the game's vocabulary; -1 is `none`, if given."""

    is_number = True

    def __init__(self, vocabulary: str, none: str | None = None) -> None:
        self.vocabulary = vocabulary
        self.none = none

    def write(self, value: int, spelling: Spelling) -> Json:
        if not spelling.spelled:
            return int(value)
        if value == -1 and self.none is not None:
            return self.none
        return spelling.names[self.vocabulary][value]

    def read(self, data: Json, spelling: Spelling, path: str) -> int:
        words = spelling.names.get(self.vocabulary)
        if spelling.spelled:
            if data == self.none and self.none is not None:
                return -1
            assert words is not None, self.vocabulary
            if data not in words:
                raise self._unknown(path, repr(excerpt(data)), excerpt(data))
            return words.index(data)
        value = INT.read(data, spelling, path)
        if value == -1 and self.none is not None:
            return value
        if value < 0 or (words is not None and value >= len(words)):
            raise self._unknown(path, excerpt(value), excerpt(value))
        return value

    def _unknown(self, path: str, shown: str, word: str) -> WireError:
        return WireError(path, f"{shown} is not a {self.vocabulary}", "unknown_word", word=word)


class Maybe(Shape[T | None]):
    """The shape, or nothing."""

    def __init__(self, shape: Shape[T]) -> None:
        self.shape = shape

    def write(self, value: T | None, spelling: Spelling) -> Json:
        return None if value is None else self.shape.write(value, spelling)

    def read(self, data: Json, spelling: Spelling, path: str) -> T | None:
        return None if data is None else self.shape.read(data, spelling, path)


class ListOf(Shape[list[T]]):
    """A list of exactly `length` items, or of up to `most`, all of the same shape."""

    def __init__(
        self, shape: Shape[T], length: int | None = None, most: int = bounds.ITEMS
    ) -> None:
        self.shape = shape
        self.length = length
        self.most = most

    def write(self, value: Sequence[Any], spelling: Spelling) -> Json:
        if self.shape.is_number and not spelling.spelled:
            return list(map(int, value))
        write = self.shape.write
        return [write(item, spelling) for item in value]

    def read(self, data: Json, spelling: Spelling, path: str) -> list[T]:
        if not isinstance(data, list):
            raise _needed(path, "a list is", "list_needed", data)
        if self.length is not None and len(data) != self.length:
            problem = f"{self.length} items are needed, not {len(data)}"
            raise WireError(path, problem, "items", wanted=self.length, found=len(data))
        if len(data) > self.most:
            problem = f"{len(data)} are more than {self.most}"
            raise WireError(path, problem, "too_many", most=self.most, found=len(data))
        return [self.shape.read(item, spelling, f"{path}[{i}]") for i, item in enumerate(data)]


class TupleOf(Shape[tuple[T, ...]]):
    """A tuple whose items all have the same shape."""

    def __init__(self, shape: Shape[T], length: int | None = None) -> None:
        self.items = ListOf(shape, length)

    def write(self, value: tuple[T, ...], spelling: Spelling) -> Json:
        return self.items.write(value, spelling)

    def read(self, data: Json, spelling: Spelling, path: str) -> tuple[T, ...]:
        return tuple(self.items.read(data, spelling, path))


class DictOf(Shape[dict[str, T]]):
    """A mapping from text whose values all have the same shape."""

    def __init__(self, shape: Shape[T]) -> None:
        self.shape = shape

    def write(self, value: dict[str, T], spelling: Spelling) -> Json:
        return {key: self.shape.write(item, spelling) for key, item in value.items()}

    def read(self, data: Json, spelling: Spelling, path: str) -> dict[str, T]:
        fields = _mapping(data, path)
        return {k: self.shape.read(v, spelling, f"{path}.{k}") for k, v in fields.items()}


class Plain(Shape[Any]):
    """Any nesting of text, whole numbers, truth values, None, lists and mappings, as it is."""

    def write(self, value: Any, spelling: Spelling) -> Json:
        return self._copied(list(value) if isinstance(value, tuple) else value, "")

    def read(self, data: Json, spelling: Spelling, path: str) -> Any:
        if not bounds.fits(data):
            raise WireError(path, "this is too large", "too_large")
        return self._copied(data, path)

    def _copied(self, data: Json, path: str) -> Any:
        if data is None or type(data) in (int, str, bool):
            return data
        if isinstance(data, (list, tuple)):
            return [self._copied(item, f"{path}[{i}]") for i, item in enumerate(data)]
        return {k: self._copied(v, f"{path}.{k}") for k, v in _mapping(data, path).items()}


class Fields(Shape[T]):
    """An object of one class: written by its fields, rebuilt by `cls(**fields)`.

    A field given as `(shape, default)` may be left out by people who write by hand.
    """

    def __init__(self, cls: Callable[..., T], **fields: Any) -> None:
        self.cls = cls
        self.fields: dict[str, Shape[Any]] = {}
        self.defaults: dict[str, Any] = {}
        for name, shape in fields.items():
            if isinstance(shape, tuple):
                self.fields[name], self.defaults[name] = shape
            else:
                self.fields[name] = shape

    def write(self, value: T, spelling: Spelling) -> Json:
        fields = self.fields.items()
        return {name: shape.write(getattr(value, name), spelling) for name, shape in fields}

    def read(self, data: Json, spelling: Spelling, path: str) -> T:
        return self.cls(**self.read_fields(_mapping(data, path), spelling, path))

    def read_fields(self, data: dict[str, Json], spelling: Spelling, path: str) -> dict[str, Any]:
        """Return the values of the fields by name; unknown and missing ones are refused."""
        for name in [excerpt(name) for name in data if name not in self.fields]:
            raise WireError(path, f"unknown field {name!r}", "unknown_field", field=name)
        values: dict[str, Any] = {}
        for name, shape in self.fields.items():
            if name in data:
                values[name] = shape.read(data[name], spelling, f"{path}.{name}".lstrip("."))
            elif isinstance(shape, Maybe):
                values[name] = None
            elif spelling.spelled and name in self.defaults:
                values[name] = self.defaults[name]
            else:
                raise WireError(path, f"field {name!r} is missing", "missing_field", field=name)
        return values


class OneOf(Shape[Any]):
    """One of several classes, told apart by a tag: `{"is": "draw", ...}`.

    >>> class Draw:
    ...     def __init__(self, seat): self.seat = seat
    >>> frames = OneOf(draw=Fields(Draw, seat=Int(0)))
    >>> frames.write(Draw(2), NUMBERS)
    {'is': 'draw', 'seat': 2}
    >>> frames.read({"is": "steal", "seat": 2}, NUMBERS, "stack[0]")
    Traceback (most recent call last):
    ludoteca.core.wire.WireError: stack[0]: unknown kind 'steal'
    """

    def __init__(self, **kinds: Fields[Any]) -> None:
        self.kinds = kinds
        self.tags = {fields.cls: tag for tag, fields in kinds.items()}

    def write(self, value: Any, spelling: Spelling) -> Json:
        tag = self.tags.get(type(value))
        if tag is None:
            raise _unknown_kind(value)
        return {IS: tag, **self.kinds[tag].write(value, spelling)}

    def read(self, data: Json, spelling: Spelling, path: str) -> Any:
        fields = dict(_mapping(data, path))
        tag = fields.pop(IS, None)
        if not isinstance(tag, str) or tag not in self.kinds:
            shown = repr(excerpt(tag)) if isinstance(tag, str) else excerpt(tag)
            raise WireError(path, f"unknown kind {shown}", "unknown_kind", kind=excerpt(tag))
        return self.kinds[tag].read(fields, spelling, path)


class Answer(Shape[Any]):
    """An answer to a question: a listed choice, a composed one, or none yet."""

    def __init__(self, composed: OneOf | None = None) -> None:
        self.composed = composed

    def write(self, value: Any, spelling: Spelling) -> Json:
        if value is None:
            return WAITING if spelling.spelled else None
        if isinstance(value, int):
            return CHOICE.write(value, spelling)
        if self.composed is None:
            raise _unknown_kind(value)
        return self.composed.write(value, spelling)

    def read(self, data: Json, spelling: Spelling, path: str) -> Any:
        if data is None or (spelling.spelled and data == WAITING):
            return None
        if self.composed is not None and isinstance(data, dict):
            return self.composed.read(data, spelling, path)
        return CHOICE.read(data, spelling, path)


WAITING = "waiting"
CHOICE = Word("choice")
INT = Int()
COUNT = Int(0)
BOOL = Bool()
TEXT = Text()
RNG = Rng()
SEAT = Word("seat")
PLAIN = Plain()


def _unknown_kind(value: object) -> WireError:
    kind = type(value).__name__
    return WireError("", f"unknown kind {kind}", "unknown_kind", kind=kind)


def _mapping(data: Json, path: str) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise _needed(path, "a table of fields is", "fields_needed", data)
    for key in data:
        if not isinstance(key, str):
            problem = f"a field's name is text, not {excerpt(key)}"
            raise WireError(path, problem, "text_needed", found=excerpt(key))
    return data


def canonical(data: Json) -> str:
    """Return the canonical JSON text of this data: sorted keys, no spaces.

    >>> canonical({"b": [1, None], "a": "é"})
    '{"a":"é","b":[1,null]}'
    """
    return _CANONICAL(data)


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


def digest(data: Json) -> str:
    """Return 16 hexadecimal digits that stand for this data.

    >>> digest({"a": 1})
    '015abd7f5cc57a2d'
    """
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:16]
