"""Writes the contract as TypeScript, laid out as prettier would."""

from __future__ import annotations

import json
import textwrap
import types
from typing import get_args

from contract_types import FROM_PAGE, FROM_SERVER, LISTS, Shape, shapes_of, titled, upper
from ludoteca.contract import answers, forms, from_page, from_server, lists, things
from ludoteca.locale import LANGUAGES

WIDTH = 100
START = """\
// What the page and the server say to each other, and the lists that both sides know. Written by
// scripts/contract from the types in src/ludoteca/contract: change those. Names no game.

/** Plain data: numbers, texts, code names, lists and more of these. */
export type Value = number | string | boolean | null | Value[] | { [key: string]: Value };
export type Tree = Record<string, Value>;
export type Args = Tree;
"""


def typescript() -> str:
    """Return the text of `web/lib/wire.ts`."""
    named = [
        f"{comment(said)}{alias(name, text)}"
        for name, (text, said) in titled([things, forms]).items()
    ]
    parts = [
        START,
        "\n" + listed("Language", LANGUAGES, "The languages of the words, the usual one first."),
        *("\n" + listed(name, get_args(known), lists.ABOUT[name]) for name, known in LISTS.items()),
        *("\n" + text for text in named),
        section("What messages and answers are made of", things),
        section("What a page may send over the socket of its table", from_page),
        "\n" + union(FROM_PAGE, [one.name for one in shapes_of(from_page) if one.tag]),
        section("What a server tells the pages at a table", from_server),
        "\n" + union(FROM_SERVER, [one.name for one in shapes_of(from_server) if one.tag]),
        section("What a page may send over HTTP", forms),
        section("What a server answers over HTTP", answers),
    ]
    return "".join(parts)


def section(title: str, module: types.ModuleType) -> str:
    """Return the interfaces of a module under a heading."""
    dashes = "-" * (WIDTH - len(title) - 7)
    shapes = "\n".join(interface(shape) for shape in shapes_of(module))
    return f"\n// -- {title} {dashes}\n\n{shapes}"


def interface(shape: Shape) -> str:
    """Return a shape as an interface."""
    lines = [comment(shape.about)]
    above = f" extends {shape.base}" if shape.base else ""
    fields = [f"  t: {json.dumps(shape.tag)};\n"] if shape.tag else []
    for field in shape.fields:
        told = comment(sentence(field.about), "  ")
        fields.append(f"{told}  {field.label}: {field.type};\n")
    body = f"{{\n{''.join(fields)}}}" if fields else "{}"
    if not fields and shape.base:  # an interface that adds nothing is only another name
        return f"{lines[0]}export type {shape.name} = {shape.base};\n"
    if not fields:
        return f"{lines[0]}export type {shape.name} = Record<string, never>;\n"
    return f"{lines[0]}export interface {shape.name}{above} {body}\n"


def sentence(text: str) -> str:
    """Return a text as it begins and ends in a comment."""
    return f"{text[0].upper()}{text[1:]}." if text and text[0] != "`" else text and f"{text}."


def comment(text: str, indent: str = "") -> str:
    """Return a comment above what it is about; nothing where nothing is said."""
    if not text:
        return ""
    short = f"{indent}/** {text} */\n"
    if len(short) <= WIDTH + 1:
        return short
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"]
    )


def listed(name: str, values: tuple[str, ...], said: str) -> str:
    """Return a list and the type of what is in it."""
    told = [json.dumps(value) for value in values]
    flat = f"export const {upper(name)} = [{', '.join(told)}] as const;\n"
    tall = [f"export const {upper(name)} = [\n", *(f"  {one},\n" for one in told), "] as const;\n"]
    text = flat if len(flat) <= WIDTH + 1 else "".join(tall)
    return f"{comment(said)}{text}export type {name} = (typeof {upper(name)})[number];\n"


def alias(name: str, text: str) -> str:
    """Return another name for a type."""
    flat = f"export type {name} = {text};\n"
    return flat if len(flat) <= WIDTH + 1 else f"export type {name} =\n  {text};\n"


def union(name: str, parts: list[str]) -> str:
    """Return a type that is one of many."""
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts) + ";\n"
