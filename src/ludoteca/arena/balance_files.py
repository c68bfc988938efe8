"""The counts of a balance report as tables for other programs: CSV, and Parquet where possible."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca.arena.balance import Balance, Measured
from ludoteca.arena.intervals import Interval
from ludoteca.arena.jobs import Outcome
from ludoteca.arena.naming import Naming

Row = dict[str, Any]
COUNTS = (
    *("section", "kind", "key", "name"),
    "sizes",  # of the tables, if they are several with spaces
    *("measure", "entries", "value", "low", "high"),
)


def count_rows(balance: Balance, naming: Naming) -> Iterator[Row]:
    """Yield every number in the report: one row per value with its interval."""
    for section, kinds in (("owned", balance.owned), ("played", balance.played)):
        for kind, found in kinds.items():
            for one in found:
                yield from _rows(section, kind, one, naming.name(one.key))
    for seats in balance.seats.values():
        for one in seats:
            yield from _rows("seat", "seat", one, naming.seat(one.key))
    for one in balance.players:
        yield from _rows("player", "player", one, one.key)
    for one in balance.strategies:
        yield from _rows("strategy", "part", one, naming.part(one.key))
    for source in balance.sources:
        about = ("source", "part", source.part, naming.part(source.part), _sizes(balance.seats))
        yield _row(*about, "winners", balance.games, source.winners)
        yield _row(*about, "others", balance.games, source.others)
    for setup in balance.setups:
        name = naming.setup(setup.seats, setup.options)
        for measure in ("length", "best", "margin"):
            about = ("setup", "setup", name, name, _sizes([setup.seats]))
            yield _row(*about, measure, setup.games, getattr(setup, measure))


def _rows(section: str, kind: str, one: Measured, name: str) -> Iterator[Row]:
    about = (section, kind, one.key, name, _sizes(one.sizes))
    yield _row(*about, "win_rate", one.entries, one.win_rate)
    yield _row(*about, "beyond_even_share", one.entries, one.beyond)
    yield _row(*about, "score", one.entries, one.score)
    if one.each is not None:
        yield _row(*about, "each", one.entries, one.each)


def _row(*values: str | int | Interval) -> Row:
    """Return a row; the interval comes last and fills three columns."""
    *about, interval = values
    assert isinstance(interval, Interval)
    numbers = [round(number, 6) for number in interval]
    return dict(zip(COUNTS, (*about, *numbers), strict=True))


def _sizes(sizes: Iterable[int]) -> str:
    return " ".join(map(str, sizes))


def entry_rows(outcomes: Sequence[Outcome]) -> Iterator[Row]:
    """Yield every seat of every game, for the reader's own counts."""
    parts = list(dict.fromkeys(p for o in outcomes for seat in o.parts for p in seat))
    for outcome in outcomes:
        for seat, player in enumerate(outcome.players):
            yield {
                "game": outcome.number,
                "deal": outcome.deal,
                "seats": len(outcome.players),
                "seat": seat + 1,
                "player": player,
                "score": outcome.scores[seat],
                "place": outcome.places[seat],
                "won": round(outcome.share(seat), 6),
                "decisions": outcome.decisions,
                **{f"part_{part}": outcome.parts[seat].get(part, 0) for part in parts},
                "owned": _listed(outcome.owned[seat]),
                "played": _listed(outcome.played[seat]),
            }


def _listed(names: dict[str, int]) -> str:
    return " ".join(f"{name}*{count}" if count > 1 else name for name, count in names.items())


def write_tables(folder: Path, tables: dict[str, list[Row]]) -> list[Path]:
    """Write each table as CSV and, if pyarrow is installed, as Parquet; return the files."""
    written = []
    for name, rows in tables.items():
        path = folder / f"{name}.csv"
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
        written.append(path)
        if has_parquet():
            written.append(_write_parquet(folder / f"{name}.parquet", rows))
    return written


def has_parquet() -> bool:
    """Return whether Parquet files can be written here."""
    return find_spec("pyarrow") is not None


def _write_parquet(path: Path, rows: list[Row]) -> Path:
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist(rows), path)
    return path
