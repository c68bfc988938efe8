"""Every key in a file that people write is read or refused, at every level, with its path.

Score files, photographs, positions and boxes: the refusal names an unknown key, and a value of
another kind is refused, not guessed at, and never crashes the program.
"""

import copy
from collections.abc import Callable, Iterator
from pathlib import Path as File
from typing import Any

import pytest

from ludoteca.core import toml
from ludoteca.core.box import Box, BoxError
from ludoteca.core.decisions import Reason
from ludoteca.core.positions import PositionError, read_position, write_position
from ludoteca.games import GAMES, load
from tests.conformance.walks import game_of, walk
from tests.games.picture_perfect.test_score_sheet import sheet

ROOT = File(__file__).parents[2]
UNKNOWN = "zz_unknown"
FRACTION, FRACTION_VALUE = "a fraction", 2.5
WRONG: list[Any] = [True, 1_000_003, FRACTION_VALUE, "zz", [["zz"]], {UNKNOWN: {}}]
Place = tuple[str | int, ...]
Reader = Callable[[dict[str, Any]], object]


def examples() -> dict[str, tuple[dict[str, Any], Reader]]:
    """Return a file of every sort, as data, with its reader."""
    fort = {
        "player": [
            {"name": "Ana", "track": 12, "fort_level": 5, "pizza": 2, "toys": 1, "macaroni": True,
             "lookout": ["bug"], "cards": ["chef"], "made_up_rule": "loner", "perk": "none"},
            {"name": "Bia", "track": 9, "fort_level": 0},
        ]
    }  # fmt: skip
    house = {
        "name": "Ana",
        "floor_2": ["kids_room", "living_room", "living_room", "bathroom", "dressing_room"],
        "floor_1": ["bathroom", "bedroom", "kitchen", "pantry", "kitchen"],
        "basement": ["garage", "empty"],
        "roof": ["red+window", "red", "brown", "purple"],
        "helpers": ["architect"],
        "garden": ["tree_house"],
        "children": 4,
        "decor": {"f2c2": "piano", "f1c2": "cat_house"},
    }
    photo = {
        "guests": {"clara": {"space": "b3", "dx": 0, "dy": 2}, "leo": ["d3", 1, 0], "mia": "e4"},
        "decor": [[-45, 18], [45, 18]],
        "camera": {"cx": 0, "cy": -450, "cz": 90, "uc": 0, "vc": -607, "k": 464},
        "envelope": {"clara": ["near_table", "edge"]},
        "caption": "A party",
        "credit": "Ana",
        "table_hides_face": False,
    }
    judged = sheet(auction=False, table_hides_face=True)
    judged["player"][0] |= {"decorations": 10, "doubts_met": []}
    party = game_of("picture_perfect")
    counted = {"vips": {"mia": 1}, "player": [{"name": "Ana", "envelopes": 3, "met": {"mia": 2}}]}
    found: dict[str, tuple[dict[str, Any], Reader]] = {
        "fort score": (fort, game_of("fort").score_sheet),
        "house": (house, game_of("dream_home").score_sheet),
        "houses": ({"house": [house]}, game_of("dream_home").score_sheet),
        "party judged": (judged, party.score_sheet),
        "party counted": (counted, party.score_sheet),
        "photo": (photo, party.photograph),
    }
    for key in GAMES:
        found[f"{key} position"] = (position_of(key), read_as_position)
        found[f"{key} box"] = (box_of(key), lambda data, key=key: read_as_box(key, data))  # type: ignore[misc]
    return found


def position_of(key: str) -> dict[str, Any]:
    """Return a position in the middle of a game, as data."""
    game = game_of(key)
    stops = walk(game, game.seat_counts[0], 5)
    state = next(stop.state.copy() for number, stop in enumerate(stops) if number == 7)
    return toml.loads(write_position(game, state))


def read_as_position(data: dict[str, Any]) -> object:
    # We write no fractions, but people may.
    text = toml.dumps(with_words_for(data))
    return read_position(text.replace(f'"{FRACTION}"', str(FRACTION_VALUE)), load)


def with_words_for(data: Any) -> Any:
    """Return the data with a word in place of each fraction."""
    if isinstance(data, dict):
        return {key: with_words_for(value) for key, value in data.items()}
    if isinstance(data, list):
        return [with_words_for(value) for value in data]
    return FRACTION if data == FRACTION_VALUE else data


def box_of(key: str) -> dict[str, Any]:
    """Return a box that changes one value, as data."""
    game = game_of(key)
    path = next(p for p, v in game.own_box.entries.items() if type(v.value) is int)
    *tables, name = path.split(".")
    data: dict[str, Any] = {"box": {"game": key}}
    at = data
    for table in tables:
        at = at.setdefault(table, {})
    at[name] = {"value": game.own_box.entries[path].value, "source": "owner"}
    return data


def read_as_box(key: str, data: dict[str, Any]) -> object:
    return type(game_of(key))(Box("mine.toml", data))


EXAMPLES = examples()


def tables_in(data: Any, at: Place = ()) -> Iterator[Place]:
    """Yield the place of every table."""
    if isinstance(data, dict):
        yield at
    for key, value in items_of(data):
        yield from tables_in(value, (*at, key))


def values_in(data: Any, at: Place = ()) -> Iterator[Place]:
    """Yield the place of every value below the top."""
    for key, value in items_of(data):
        yield (*at, key)
        yield from values_in(value, (*at, key))


def items_of(data: Any) -> list[tuple[str | int, Any]]:
    if isinstance(data, dict):
        return list(data.items())
    return list(enumerate(data)) if isinstance(data, list) else []


def at(data: Any, place: Place) -> Any:
    for key in place:
        data = data[key]
    return data


def refusal(read: Reader, data: dict[str, Any]) -> Reason | None:
    """Return the reason a file is refused; None if it is read."""
    try:
        read(data)
    except PositionError as error:
        return error.reasons[0]
    except BoxError as error:
        return error.reason
    return None


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_is_read(name: str) -> None:
    data, read = EXAMPLES[name]
    assert refusal(read, copy.deepcopy(data)) is None


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_unknown_key_is_refused_by_its_name(name: str) -> None:
    """In every table, at every level."""
    data, read = EXAMPLES[name]
    for place in tables_in(data):
        changed = copy.deepcopy(data)
        at(changed, place)[UNKNOWN] = 1
        found = refusal(read, changed)
        assert found is not None, f"{place} is read without complaint"
        assert UNKNOWN in str([str(value) for value in found.args.values()]), (place, found)


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_value_of_another_kind_is_refused(name: str) -> None:
    """Wherever it is; only the first few entries of a list are tried."""
    data, read = EXAMPLES[name]
    for place in [p for p in values_in(data) if not any(isinstance(k, int) and k > 2 for k in p)]:
        before = at(data, place)
        for wrong in WRONG:
            if type(wrong) is type(before):
                continue
            changed = copy.deepcopy(data)
            at(changed, place[:-1])[place[-1]] = wrong
            found = refusal(read, changed)
            assert found is not None, f"{place} = {wrong!r} is read like {before!r}"
