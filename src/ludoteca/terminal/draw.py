"""What a seat may see, as blocks of labelled rows: drawn from the view's plain data alone.

Knows no game: keys get their labels and code names their names from the speaker. How the blocks
become lines of a given width is the business of `layout`.
"""

import re
from itertools import groupby
from typing import Any, NamedTuple

from ludoteca.core.game import View
from ludoteca.locale import Speaker

SEAT = re.compile(r"seat\.(\d+)")
RUN = 4  # this many equal things in a row are shown as one with a count …
PAIR = 2  # many pairs (places in millimetres) go side by side
SHORT = 8  # … unless the list is short: there each thing keeps its place


class Facts(NamedTuple):
    """Single values, each with its label."""

    facts: list[tuple[str, str]]


class Items(NamedTuple):
    """Several things under one label; an empty list is shown too."""

    label: str
    items: list[str]


class Grid(NamedTuple):
    """Things in rows and columns under one label; the columns may have headings."""

    label: str
    heads: list[str]
    rows: list[list[str]]


class Block(NamedTuple):
    """A titled group of rows and smaller blocks; `seat` if it is a player's corner."""

    title: str
    rows: "list[Facts | Items | Grid | Block]"
    seat: int | None = None


Row = Facts | Items | Grid | Block


def draw(view: View, speaker: Speaker) -> list[Block]:
    """Return the viewer's own corner first, then what is shared, then the other players.

    Every part of the view that has an entry for each seat goes to the players' corners. A part
    that the corners also have (a hand: a number there, the cards here) is the viewer's own. A
    player's `out` (of the round or the game) stands beside the name. The page follows the same
    rules (web/table/draw.ts).
    """
    shared: dict[str, Any] = {}
    corners: list[dict[str, Any]] = [{} for _ in speaker.names]
    for key, value in view.table.items():
        players = _players(value)
        if list(players) == list(range(len(corners))):
            for seat, data in players.items():
                corners[seat].update({key: data} if corners[seat] else data)
        else:
            shared[key] = value
    if view.seat is not None:
        own = corners[view.seat]
        shared = {key: value for key, value in shared.items() if not _replaces(own, key, value)}
    blocks = [
        Block(_title(name, data, speaker), _rows(data, speaker), seat)
        for seat, (name, data) in enumerate(zip(speaker.names, corners, strict=True))
    ]
    table = Block(speaker.say("terminal-table"), _rows(shared, speaker))
    if view.seat is None:
        return [table, *blocks]
    mine = blocks[view.seat]
    mine = mine._replace(title=f"{mine.title} ({speaker.say('player-you')})")
    return [mine, table, *blocks[view.seat + 1 :], *blocks[: view.seat]]


def _title(name: str, data: dict[str, Any], speaker: Speaker) -> str:
    """Take the mark `out` from a player's data; return the name, with it if it is set."""
    is_out = isinstance(data.get("out"), bool) and data.pop("out")
    return f"{name} · {speaker.label('out')}" if is_out else name


def _players(value: Any) -> dict[int, dict[str, Any]]:
    """Return the data of each seat, if this part of a view is a list or table by seats."""
    found: dict[int, dict[str, Any]] = {}
    if isinstance(value, dict):
        value = [{"seat": key, **data} for key, data in value.items() if isinstance(data, dict)]
    for data in value if isinstance(value, list) else []:
        seat = SEAT.fullmatch(str(data.get("seat"))) if isinstance(data, dict) else None
        if seat is None:
            return {}
        found[int(seat[1])] = {k: v for k, v in data.items() if k != "seat"}
    return found


def _replaces(own: dict[str, Any], key: str, value: Any) -> bool:
    """Replace the corner's shorter form of this part; return whether it had one."""
    if key in own:
        own[key] = value
        return True
    # Several such parts may share one heading.
    if not isinstance(value, dict) or not any(inner in own for inner in value):
        return False
    for inner, part in value.items():
        if not _replaces(own, inner, part):
            own[inner] = part
    return True


def _rows(data: dict[str, Any], speaker: Speaker) -> list[Row]:
    """Return single values first, then lists, then nested things, each in their own order."""
    facts: list[tuple[str, str]] = []
    lists: list[Row] = []
    nested: list[Row] = []
    for key, value in data.items():
        label = _label(key, speaker)
        if _is_single(value):
            facts.append((label, _text(value, speaker)))
            continue
        row = _row(label, value, speaker)
        (lists if isinstance(row, Items) else nested).append(row)
    return [*([Facts(facts)] if facts else []), *lists, *nested]


def _row(label: str, value: Any, speaker: Speaker) -> Row:
    if isinstance(value, dict):
        return Block(label, _rows(value, speaker))
    if all(_is_single(item) for item in value):
        return Items(label, _runs([_text(item, speaker) for item in value]))
    if all(isinstance(item, list) and all(map(_is_single, item)) for item in value):
        if len(value) > RUN and max(map(len, value)) <= PAIR:
            return Items(label, [_text(item, speaker) for item in value])
        return Grid(label, [], [[_text(thing, speaker) for thing in item] for item in value])
    if all(isinstance(item, dict) and all(map(_is_flat, item.values())) for item in value):
        return _sheet(label, value, speaker)
    return Block(label, [_item(number, item, speaker) for number, item in enumerate(value, 1)])


def _sheet(label: str, items: list[dict[str, Any]], speaker: Speaker) -> Grid:
    """Return things with the same kinds of values as a grid: a row each, a column per kind."""
    keys = list(dict.fromkeys(key for item in items for key in item))
    rows = [[_text(item[key], speaker) if key in item else "" for key in keys] for item in items]
    return Grid(label, [_label(key, speaker) for key in keys], rows)


def _item(number: int, item: Any, speaker: Speaker) -> Row:
    """Return one of several nested things, with its first code name as its title."""
    if not isinstance(item, dict):
        return _row(str(number), [item] if _is_single(item) else item, speaker)
    for key, value in item.items():
        if isinstance(value, str) and "." in value:
            rest = {k: v for k, v in item.items() if k != key}
            return Block(_text(value, speaker), _rows(rest, speaker))
    return Block(str(number), _rows(item, speaker))


def _is_single(value: Any) -> bool:
    return not isinstance(value, (dict, list))


def _is_flat(value: Any) -> bool:
    return _is_single(value) or (isinstance(value, list) and all(map(_is_single, value)))


def _label(key: str, speaker: Speaker) -> str:
    """Return the words for a key, which may itself be a code name (a space, a player)."""
    return speaker.name(key) if "." in key else speaker.label(key)


def _text(value: Any, speaker: Speaker) -> str:
    if value is None:
        return speaker.say("terminal-empty")
    if isinstance(value, list):
        return ", ".join(_text(item, speaker) for item in value)
    return str(speaker.value(value))


def _runs(items: list[str]) -> list[str]:
    """Return the items with long runs of equal ones collapsed to a count.

    >>> _runs(["a", "b", "b", "b", "b", "c", "d", "e", "f"])
    ['a', '4 × b', 'c', 'd', 'e', 'f']
    >>> _runs(["b", "b", "b", "b", "b"])
    ['b', 'b', 'b', 'b', 'b']
    """
    if len(items) <= SHORT:
        return items
    shown: list[str] = []
    for item, run in groupby(items):
        count = len(list(run))
        shown += [f"{count} × {item}"] if count >= RUN else [item] * count
    return shown
