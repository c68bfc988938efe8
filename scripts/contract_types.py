"""Reads the types of the contract: structs, fields, and what is said about them."""

from __future__ import annotations

import inspect
import json
import re
import types
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, UnsetType

from ludoteca.contract import answers, forms, from_page, from_server, lists, things

NAMES = {Any: "Value", types.NoneType: "null", bool: "boolean", int: "number", float: "number"}
NAMES |= {str: "string"}
UNBOUNDED = 2**31 - 1  # a bound that only keeps out what no number here ever is
FROM_PAGE, FROM_SERVER = "FromPage", "FromServer"
LISTS: dict[str, Any] = {name: getattr(lists, name) for name in lists.ABOUT}


class Field(NamedTuple):
    """A field as it is sent."""

    name: str
    type: str
    about: str
    is_optional: bool

    @property
    def label(self) -> str:
        """The name, marked if the field may be left out."""
        return f"{self.name}?" if self.is_optional else self.name


class Shape(NamedTuple):
    """A struct: a message, a body, or a part of one."""

    name: str
    tag: str
    about: str
    base: str  # the shape whose fields it has as well
    fields: list[Field]


def structs_of(module: types.ModuleType) -> list[type[Struct]]:
    """Return the structs that a module defines, in order."""
    found = [one for one in vars(module).values() if inspect.isclass(one)]
    return [one for one in found if issubclass(one, Struct) and one.__module__ == module.__name__]


def name_of(struct: type[Struct]) -> str:
    """Return the name of a struct: that of a message says who sends it."""
    tag = struct.__struct_config__.tag
    if tag is None or tag == struct.__name__:
        return struct.__name__
    return struct.__name__ + (FROM_PAGE if struct.__module__ == from_page.__name__ else FROM_SERVER)


def shapes_of(module: types.ModuleType) -> list[Shape]:
    """Return the shapes of a module that have a name or fields of their own."""
    found = [shape_of(struct) for struct in structs_of(module)]
    return [shape for shape in found if shape.fields or shape.tag or shape.name == "NoForm"]


def shape_of(struct: type[Struct]) -> Shape:
    """Return the shape of a struct, with only the fields that its base does not have."""
    base = next((one for one in struct.__mro__[1:] if one in ALL and has_fields(one)), None)
    above = set() if base is None else {one.name for one in msgspec.structs.fields(base)}
    config = struct.__struct_config__
    is_sent = struct.__module__ in (forms.__name__, from_page.__name__)
    tag = config.tag if name_of(struct) != struct.__name__ else None
    return Shape(
        name_of(struct),
        str(tag or ""),
        inspect.getdoc(struct) or "",
        "" if base is None else name_of(base),
        [
            field_of(one, is_sent, config.omit_defaults)
            for one in msgspec.structs.fields(struct)
            if one.name not in above
        ],
    )


def has_fields(struct: type) -> bool:
    """Return whether a struct has any fields."""
    return bool(msgspec.structs.fields(struct))


def field_of(field: msgspec.structs.FieldInfo, is_sent: bool, is_short: bool) -> Field:
    """Return a field: a page may leave out what has a usual value, a short answer does so."""
    is_unset = UnsetType in parts_of(field.type)
    is_optional = is_unset or (not field.required and (is_sent or is_short))
    never = (UnsetType,) if is_sent or not is_short else (UnsetType, types.NoneType)
    return Field(field.encode_name, text_of(field.type, never), about(field.type), is_optional)


def parts_of(type_: Any) -> tuple[Any, ...]:
    """Return the parts of a union, or the type itself."""
    plain = get_args(type_)[0] if get_origin(type_) is Annotated else type_
    return get_args(plain) if get_origin(plain) in (Union, types.UnionType) else (plain,)


def text_of(type_: Any, never: tuple[Any, ...] = ()) -> str:
    """Return a type as TypeScript writes it."""
    title = next((meta.title for meta in metas(type_) if meta.title), None)
    if title:
        return title
    if get_origin(type_) is Annotated:
        return text_of(get_args(type_)[0], never)
    return plain_text(type_, never)


def plain_text(type_: Any, never: tuple[Any, ...] = ()) -> str:
    """Return a type without annotations as TypeScript writes it."""
    origin, args = get_origin(type_), get_args(type_)
    if origin in (Union, types.UnionType):
        kept = [one for one in args if one not in never]
        found = dict.fromkeys(text_of(one) for one in kept)
        return " | ".join(sorted(found, key="null".__eq__))
    if origin is Literal:
        name = next((name for name, known in LISTS.items() if known == type_), None)
        return name or " | ".join(json.dumps(one) for one in args)
    if origin in (list, Sequence):
        inner = text_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        inner = text_of(args[1])
        return "Tree" if inner == "Value" else f"Record<string, {inner}>"
    if origin is None and type_ in ALL:
        return name_of(type_)
    return NAMES[type_]


def metas(type_: Any) -> list[Meta]:
    """Return what is annotated about a type."""
    return [one for one in getattr(type_, "__metadata__", ()) if isinstance(one, Meta)]


def about(type_: Any) -> str:
    """Return what is said about a type, and its bounds, in words."""
    told = [meta.description for meta in metas(type_) if meta.description][-1:]
    return "; ".join([*told, *bounds(type_)])


def bounds(type_: Any) -> list[str]:
    """Return the bounds of a type in words."""
    plain = get_args(type_)[0] if get_origin(type_) is Annotated else type_
    found = []
    for meta in metas(type_):
        if meta.max_length is not None:
            is_text = text_of(plain) == "string"
            found.append(f"at most {meta.max_length:,}{' characters' if is_text else ''}")
        if meta.ge is not None and meta.le is not None and meta.le < UNBOUNDED:
            found.append(f"{meta.ge:,} to {meta.le:,}")
    return found


def titled(modules: Sequence[types.ModuleType]) -> dict[str, tuple[str, str]]:
    """Return the types that have a name of their own: what they are, and what is said of them."""
    found: dict[str, tuple[str, str]] = {}
    for module in modules:
        for value in vars(module).values():
            for meta in metas(value):
                if meta.title:
                    text = plain_text(get_args(value)[0])
                    found[meta.title] = text, meta.description or ""
    return found


MODULES = (things, from_page, from_server, forms, answers)
ALL: set[type] = {struct for module in MODULES for struct in structs_of(module)}


def upper(name: str) -> str:
    """Return the name of the list of all values of a type.

    >>> upper("ClockKind"), upper("TableStatus")
    ('CLOCK_KINDS', 'TABLE_STATUSES')
    """
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    return f"{words}ES" if words.endswith("S") else f"{words}S"
