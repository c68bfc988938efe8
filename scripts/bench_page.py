"""Measures how soon the page answers a press, in a real browser: bench_page.py [NAME ...].

Nothing passes or fails here: a busy machine makes every figure larger, so its load is shown beside
them. Run it on a quiet machine, before and after a change.
"""

import os
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench_pace import Times
from bench_presses import SCREENS
from tests.server.clients import quick_settings, running
from tests.web.people import DESKTOP, PHONE, chromium

BAR = 100  # milliseconds: anything faster seems instant
SIZES = {"desktop": DESKTOP, "phone": PHONE}
LEGEND = (
    "picture: from the press to the next picture, work: of the page's own thread; each the median,"
    " what nine of ten stay below, and the slowest, in ms · ×: nine of ten beside the bar of"
    f" {BAR} ms · load: processes that wanted to run, per core"
)


def cells(times: Times) -> list[str]:
    """Return some times in readable form."""
    return [f"{ms:.0f}" for ms in (times.middle, times.tenth, times.slowest)]


def load() -> str:
    """Return how busy the machine is."""
    return f"{os.getloadavg()[0] / (os.cpu_count() or 1):.1f}"


def main() -> None:
    """Measure the screens whose names hold one of the words given, or all."""
    wanted = [screen for screen in SCREENS if any(word in screen.name for word in sys.argv[1:])]
    table = Table(title=f"Presses; the bar is {BAR} ms")
    for heading in ("", "size", "presses"):
        table.add_column(heading, no_wrap=True)
    for heading in ("picture", "90 %", "max", "work", "90 %", "max", "×", "load"):
        table.add_column(heading, justify="right")
    console = Console()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(quick_settings(Path(folder))) as address,
        chromium() as browser,
        console.status("Pressing") as told,
    ):
        for screen in wanted or SCREENS:
            for name, size in SIZES.items():
                told.update(f"Pressing: {screen.name}, {name}")
                pace = screen.pressed(browser, address, size)
                seen, work = pace.until_picture, pace.work
                figures = [*cells(seen), *cells(work), f"{seen.tenth / BAR:.2f}", load()]
                table.add_row(screen.name, name, str(len(seen.sorted)), *figures)
                pace.person.context.close()
    console.print(table)
    console.print(LEGEND)


if __name__ == "__main__":
    main()
