"""Values that no command expects, by the type it does expect; and files nobody can use."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DIGITS = "9" * 5_000
ESCAPES = "\x1b[31mred\x1b]0;title\x07\x9b2J\u202eevil"

TEXTS = [
    *("", " ", "-", "--", "=", "a=b", "swaps=", "=maybe", "²", "0", "-1", "NaN", DIGITS, ESCAPES),
    *(
        "x" * 20_000,
        "line\nline",
        "\udcff",
        "\ufeff",
        "[red]x[/]",
        "[/]",
        "%s{}{0}",
        "../..",
        "a\0b",
    ),
    *("cli.simulated", "reason.seats", "seat.²", "seat.9", ",", ",,", "random," * 40, "2,3,x"),
    *(f"search:{DIGITS}", f"search:{DIGITS}s", "search:0", "greedy,greedy", "swaps=*", "fist(²)"),
    *("sqlite:///a\0b", "redis://[", "postgresql://", "::1/::", "999.1.1.1", "search:999999999"),
]
INTS = [
    *("-1", "0", "1", "1000000000", "1" + "0" * 18, f"-1{'0' * 18}", DIGITS, f"-{DIGITS}"),
    *(str(2**64), str(-(2**64)), "1.5", "nan", "inf", "", "²", "0x10", "\udcff", ESCAPES),
]
FLOATS = ["nan", "inf", "-inf", "1e400", "1e-400", "0", "-1", "", DIGITS, "x", "1,5", ESCAPES]

HOSTILE: list[Any] = [
    *(None, True, 0, -1, 0.5, 2**64, 10**30, -(10**30), 10**5_000, float("nan"), float("inf")),
    *("", "x", "x" * 3_000, ESCAPES, "\ud800", "a\0b", "seat.0", "cli.simulated", "seat.²"),
    *([], [[]], [None], {}, {"": None}, {"is": []}, [1] * 50_000, {"x" * 3_000: 1}, {ESCAPES: 1}),
]


def nest(depth: int, way: str = "[]") -> str:
    """Return the text of a list in a list in a list …, or of tables."""
    opening, closing = ("[", "]") if way == "[]" else ('{"a":', "}")
    return opening * depth + "1" + closing * depth


def places(data: Any, most: int = 4) -> Iterator[tuple[Any, ...]]:
    """Yield the path to everything in nested data; for long lists only the first and last items."""
    yield ()
    if isinstance(data, dict):
        inside: list[Any] = list(data)
    elif isinstance(data, list):
        numbers = range(len(data))
        inside = [*numbers] if len(data) <= most else [*numbers[: most - 1], numbers[-1]]
    else:
        return
    for key in inside:
        for way in places(data[key], most):
            yield (key, *way)


def changed(data: Any, way: tuple[Any, ...], value: Any) -> Any:
    """Return a copy of the data with another value at one place."""
    if not way:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[way[0]] = changed(data[way[0]], way[1:], value)
    return copy


def without(data: Any, way: tuple[Any, ...]) -> Any:
    """Return a copy of the data in which one place is missing."""
    copy = dict(data) if isinstance(data, dict) else list(data)
    if len(way) == 1:
        del copy[way[0]]
    else:
        copy[way[0]] = without(data[way[0]], way[1:])
    return copy


def json_text(data: Any) -> str:
    """Return JSON, even of numbers that nobody could print."""
    return json.dumps(data, default=str) if not _has_large(data) else _large_json(data)


def _has_large(data: Any) -> bool:
    if isinstance(data, dict):
        return any(map(_has_large, data.values()))
    if isinstance(data, list):
        return any(map(_has_large, data))
    return isinstance(data, int) and abs(data) > 10**4_000


def _large_json(data: Any) -> str:
    if isinstance(data, dict):
        pairs = (f"{json.dumps(key)}:{_large_json(value)}" for key, value in data.items())
        return "{" + ",".join(pairs) + "}"
    if isinstance(data, list):
        return "[" + ",".join(map(_large_json, data)) + "]"
    return DIGITS if _has_large(data) else json.dumps(data)


def toml_text(data: Any) -> str:
    """Return TOML: one line for each key, with everything below the key on it."""
    if not isinstance(data, dict):
        return f"value = {_inline(data)}\n"
    return "".join(f"{json.dumps(str(key))} = {_inline(data[key])}\n" for key in data)


def _inline(data: Any) -> str:
    if isinstance(data, dict):
        return (
            "{" + ", ".join(f"{json.dumps(str(k))} = {_inline(v)}" for k, v in data.items()) + "}"
        )
    if isinstance(data, (list, tuple)):
        return "[" + ", ".join(map(_inline, data)) + "]"
    if isinstance(data, float):
        return str(data)
    return '"none"' if data is None else _large_json(data)


def bad_files(folder: Path) -> list[str]:
    """Make files that nobody can use, and return their names; some cannot even be made."""
    folder.mkdir()
    contents = {
        "empty": b"",
        "binary": bytes(range(256)) * 8,
        "huge": b"[" + b"1," * 2_000_000 + b"1]",
        "null": b"null",
        "number": b"12",
        "nan": b'{"seats": NaN, "ludoteca": Infinity}',
        "digits": f'{{"ludoteca": {DIGITS}}}'.encode(),
        "digits_toml": f"game = {DIGITS}\n".encode(),
        "deep": nest(100_000).encode(),
        "deep_tables": nest(100_000, "{}").encode(),
        "deep_toml": f"a = {nest(50_000)}\n".encode(),
        "deep_toml_tables": ("a = " + "{a=" * 50_000 + "1" + "}" * 50_000).encode(),
        "dots": ("a." * 20_000 + "b = 1\n").encode(),
        "latin": 'game = "ação"\n'.encode("latin-1"),
        "utf16": '{"game": "pebbles"}'.encode("utf-16"),
        "mark": b"\xef\xbb\xbf" + b'game = "pebbles"\n',
        "surrogate": b'{"game": "\\ud800", "ludoteca": 1}',
        "nul": b'{"game": "a\\u0000b"}\x00',
        "escapes": json.dumps({"game": ESCAPES}, ensure_ascii=False).encode(),
        "escapes_toml": f'game = "{ESCAPES}"'.encode(),
        "escapes_key": f'"{ESCAPES}" = 1\n"[/]" = 2\n'.encode(),
        "crlf": b'game = "pebbles"\r\n\r\n\r',
        "dates": b"game = 1979-05-27T07:32:00Z\n",
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    (folder / "folder").mkdir()
    (folder / "forbidden").write_text('game = "pebbles"\n')
    (folder / "forbidden").chmod(0)
    (folder / "closed").mkdir()
    (folder / "closed").chmod(0o500)
    (folder / "loop").symlink_to("loop")
    (folder / "dangling").symlink_to("nowhere")
    names = [*contents, "folder", "forbidden", "closed", "closed/new", "loop", "dangling", "none"]
    names += [f"{ESCAPES}.json".replace("/", ""), "\udcff\udcfe.toml", "[red]x[\\red].toml"]
    for name in names[-3:]:
        (folder / name).write_text("neither JSON nor TOML")
    names += ["a\0b", "n" * 300, "empty/below", "dir/" * 1_200 + "x"]
    devices = ["/dev/full", "/dev/null", "/proc/self/mem", "/dev/null/x", "", "/"]
    return [*(str(folder / name) for name in names), *devices]


def spoiled(text: str, chance: random.Random) -> bytes:
    """Return a text cut, turned or mixed up somewhere."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    at = chance.randrange(len(data))
    way = chance.randrange(5)
    if way == 0:
        del data[at:]
    elif way == 1:
        data[at] = chance.randrange(256)
    elif way == 2:
        data[at:at] = chance.choice(
            [b"\0", b"\xff", b"\x1b[2J", b"{", b"]", b'"', b"-", b"9" * 5_000]
        )
    elif way == 3:
        del data[at : at + chance.randrange(1, 9)]
    else:
        data[at:at] = data[at : at + chance.randrange(1, 60)]
    return bytes(data)
