"""The counts of a balance report as tables for other programs: CSV, and Parquet where possible."""

import csv
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca.arena.balance import Balance, Measured
from ludoteca.arena.intervals import Interval
from ludoteca.arena.jobs import Outcome
from ludoteca.arena.naming import Naming

Row = dict[str, Any]
COUNTS = ("section", "kind", "key", "name", "measure", "entries", "value", "low", "high")


def count_rows(balance: Balance, naming: Naming) -> Iterator[Row]:
    """Yield every number in the report: one row per value with its interval."""
    for section, kinds in (("owned", balance.owned), ("played", balance.played)):
        for kind, found in kinds.items():
            for one in found:
                yield from _rows(section, kind, one, naming.name(one.key))
    for one in balance.seats:
        yield from _rows("seat", "seat", one, naming.seat(one.key))
    for one in balance.players:
        yield from _rows("player", "player", one, one.key)
    for one in balance.strategies:
        yield from _rows("strategy", "part", one, naming.part(one.key))
    for source in balance.sources:
        name = naming.part(source.part)
        who = (("winners", source.winners), ("others", source.others))
        for measure, interval in who:
            yield _row("source", "part", source.part, name, measure, balance.games, interval)
    for setup in balance.setups:
        name = naming.setup(setup.seats, setup.options)
        for measure in ("length", "best", "margin"):
            interval = getattr(setup, measure)
            yield _row("setup", "setup", name, name, measure, setup.games, interval)


def _rows(section: str, kind: str, one: Measured, name: str) -> Iterator[Row]:
    yield _row(section, kind, one.key, name, "win_rate", one.entries, one.win_rate)
    for measure, value in (("score", one.score), ("each", one.each)):
        exact = Interval(value, value, value)
        yield _row(section, kind, one.key, name, measure, one.entries, exact)


def _row(
    section: str, kind: str, key: str, name: str, measure: str, entries: int, interval: Interval
) -> Row:
    numbers = [round(number, 6) for number in interval]
    values = (section, kind, key, name, measure, entries, *numbers)
    return dict(zip(COUNTS, values, strict=True))


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
