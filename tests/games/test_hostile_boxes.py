"""Whatever a box contains, it is refused or builds a game of ordinary size."""

import tracemalloc
from contextlib import suppress
from functools import lru_cache
from typing import Any

import pytest

from ludoteca.core.box import ITEMS, LENGTH, ROWS, VALUES, Box, BoxError
from ludoteca.core.game import Game, OptionError
from ludoteca.games import GAMES, load

BYTES = 40_000_000  # that a game and its set-ups may take, with everything as large as possible
HOSTILE: list[Any] = [
    10**18,
    -(10**18),
    1_000_000,
    10**5_000,
    -1,
    0,
    True,
    None,
    0.5,
    float("nan"),
    "",
    "x" * 100_000,
    "x\0y",
    "\ud800",
    "(" * 60,
    " & ".join(["score"] * 15),
    [],
    [1] * 100_000,
    [10**18] * 4,
    ["x" * 1_000] * 50,
    [[1, 2, 3]] * 10_000,
    [[50, -1, 1], [51, -(10**9), 10**9]],
    [None],
    [[]],
    {},
    {"value": {"value": 1}},
]


def nest(depth: int) -> list[Any]:
    """Return a list in a list in a list …"""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def owner(values: dict[str, Any]) -> Box:
    """Return an owner's box with these values."""
    return Box.from_changes({p: {"value": v, "source": "owner"} for p, v in values.items()})


def is_built(key: str, values: dict[str, Any]) -> bool:
    """Build a game with these values, and set it up for everybody; False if it is refused."""
    try:
        set_up(load(key, owner(values)))
    except BoxError:
        return False
    return True


def set_up(game: Game[Any]) -> None:
    """Set a game up for everybody; a box may be for fewer players."""
    for seats in game.seat_counts:
        with suppress(OptionError):
            game.setup(seats)


@pytest.fixture(autouse=True)
def own_boxes_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many games are built here, and none of them changes its own box."""
    monkeypatch.setattr(Box, "load", lru_cache(Box.load))


@pytest.mark.parametrize("key", GAMES)
def test_every_value_may_be_hostile(key: str, long_run: bool) -> None:
    values = [*HOSTILE, nest(5), nest(5_000)]
    tracemalloc.start()
    try:
        for number, path in enumerate(load(key).box.entries):
            slice_of_them = values if long_run else [values[number % len(values)], 10**18]
            tracemalloc.reset_peak()
            before, _ = tracemalloc.get_traced_memory()
            for value in slice_of_them:
                is_built(key, {path: value})
            _, peak = tracemalloc.get_traced_memory()
            assert peak - before < BYTES, path
    finally:
        tracemalloc.stop()


def ranges(key: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[int, int]]:
    """Return the smallest and the largest number allowed at each path of a box."""
    found: dict[str, tuple[int, int]] = {}
    number = Box.number

    def noted(box: Box, path: str, low: int, high: int) -> int:
        least, most = found.get(path, (low, high))
        found[path] = (max(low, least), min(high, most))
        return number(box, path, low, high)

    with monkeypatch.context() as patch:
        patch.setattr(Box, "number", noted)
        load(key)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_all_numbers_as_large_as_can_be_build_an_ordinary_game(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = {path: high for path, (_, high) in ranges(key, monkeypatch).items()}
    assert max(most.values()) <= 5_000
    together: dict[str, Any] = {}
    for path, value in most.items():  # as many as go together
        if is_built(key, {**together, path: value}):
            together[path] = value
    assert together
    tracemalloc.start()
    try:
        game = load(key, owner(together))
        set_up(game)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < BYTES
    assert len(game.choices) < 20_000


def test_a_box_has_so_many_values_and_tables_and_no_more() -> None:
    deep: dict[str, Any] = {"value": 1, "source": "owner"}
    for _ in range(5_000):
        deep = {"a": deep}
    many = {f"a{number}": 1 for number in range(VALUES + 1)}
    for data in ({"a": deep}, {"a": {"source": "owner", **many}}):
        with pytest.raises(BoxError, match="box_too_large"):
            Box("box.toml", data)
    for path in ("a." * LENGTH + "b", "x" * 100_000):
        with pytest.raises(BoxError, match="box_too_large"):
            owner({path: 1})
    with pytest.raises(BoxError, match="box_too_large"):
        owner({"a": [1] * (ITEMS + 1)})


def test_an_owner_adds_so_many_rows_and_no_more() -> None:
    box = load("fort").box
    fields = ("family", "symbols", "public", "private")
    bug = {field: box.entry(f"kid.bug.{field}").value for field in fields}

    def with_kids(count: int, name: str = "new") -> dict[str, Any]:
        rows = [{f"kid.{name}{i}.{f}": v for f, v in bug.items()} for i in range(count)]
        return {path: v for row in rows for path, v in row.items()} | {
            f"kid.{name}{i}.copies": 0 for i in range(count)
        }

    known = len(box.children("kid"))
    assert is_built("fort", with_kids(ROWS - known))
    with pytest.raises(BoxError, match="box_too_large"):
        load("fort", owner(with_kids(ROWS - known + 1)))
    for name in ("New", "n" * 50, "ñ", "a b", ""):
        with pytest.raises(BoxError, match="box_bad_name"):
            load("fort", owner(with_kids(1, name)))


@pytest.mark.parametrize("source", [5, ["owner"], {"a": 1}, "owner+" * 50_000, ""])
def test_a_source_may_be_hostile_too(source: Any) -> None:
    with pytest.raises(BoxError):
        Box("box.toml", {"a": {"b": {"value": 1, "source": source}}})
    with pytest.raises(BoxError):
        Box("box.toml", {"box": 5})
