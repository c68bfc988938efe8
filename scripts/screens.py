"""Screenshots of every moment of a game at its own table, and contact sheets to look at them.

    python scripts/screens.py fort shots --lang en --lang fr --size phone --look dark
    LUDOTECA_PAGE=dist python scripts/screens.py dream_home shots    # a page in the making

Walks through every kind of question (found in games among bots, the same each time), what can be
touched along the way (`screen_touches.py`), the end, and the lesson. `--only` takes part of a
moment's name. Without `--lang`, `--size`, `--look`: five languages, three sizes, light.
Visible faults (`screen_faults.py`) are printed for each language and size.
"""

import argparse
import asyncio
import contextlib
import json
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvicorn
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from check import found_browser
from ludoteca.games import GAMES, load
from ludoteca.server.run import listen, uvicorn_config
from ludoteca.server.settings import Settings
from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.host import Habits
from screen_faults import Fault, faults, summary
from screen_moments import Brought, Moment, brought, moments
from screen_touches import SHELL, TOUCHES, Touch

LANGS = ("en", "pt-BR", "pt-PT", "it", "fr")
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
LOOKS = ("light", "dark", "contrast")
SHEET = 1360  # the width of a contact sheet in pixels
COLUMNS = {"desktop": 3, "tablet": 5, "phone": 7}
HIGH = 900  # pixels, about
GAMES_TO_SEARCH = 24
LEAVE = """kept => {
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  localStorage.setItem("ludoteca.tokens", JSON.stringify(kept));
  localStorage.removeItem("ludoteca.ends");
  location.hash = "#/";
}"""
REST = 180  # milliseconds until everything has stopped moving


class Way(NamedTuple):
    """How the pictures are taken: a language, a window size, a look."""

    lang: str
    size: str
    look: str


class Shot(NamedTuple):
    """What to take a picture of: a table, through whose eyes, and what to touch there."""

    name: str
    at: Brought
    touch: Touch


@contextlib.contextmanager
def server(folder: Path) -> Iterator[str]:
    """Run a server in a thread; yield its address."""
    limits: dict[str, Any] = {"rate": 10_000, "burst": 10_000, "tables_per_hour": 10_000}
    url = sqlite_url(folder / "tables.db")
    settings = Settings(url, workers=1, habits=Habits(pause=0), **limits)
    running = uvicorn.Server(uvicorn_config(settings))
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=lambda: asyncio.run(running.serve([listening])))
    thread.start()
    try:
        while not running.started:
            threading.Event().wait(0.02)
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join()


def shots(found: list[Moment], address: str, key: str, only: str) -> list[Shot]:
    """Return everything to take a picture of, each at a prepared table."""
    game = load(key)
    wanted: list[tuple[str, Moment, Touch]] = [
        (moment.name, moment, Touch(moment.name, moment.kind, ())) for moment in found
    ]
    for touch in (*TOUCHES.get(key, ()), *SHELL):
        fitting = [moment for moment in found if touch.at in (moment.kind, "any")]
        if fitting:
            wanted.append((touch.name, max(fitting, key=lambda m: m.entries), touch))
    wanted = [one for one in wanted if only in one[0]]
    needed = {moment.name: moment for _, moment, _ in wanted}
    with ThreadPoolExecutor(12) as pool:
        tables = list(pool.map(lambda moment: brought(address, game, moment), needed.values()))
    ready = dict(zip(needed, tables, strict=True))
    return [Shot(name, ready[moment.name], touch) for name, moment, touch in wanted]


class Photographer:
    """A browser window for one way of taking pictures, which goes from table to table."""

    def __init__(self, browser: Browser, address: str, way: Way, folder: Path) -> None:
        width, height = SIZES[way.size]
        context = browser.new_context(viewport={"width": width, "height": height}, locale=way.lang)
        kept = {"still": True, "look": way.look, "lang": way.lang}
        for name, value in kept.items():
            stored = json.dumps([f"ludoteca.{name}", json.dumps(value)])
            context.add_init_script(f"localStorage.setItem(...{stored})")
        self.page: Page = context.new_page()
        self.home = f"http://{address}/"
        self.way, self.folder = way, folder
        self.taken: list[Path] = []
        self.faults: list[Fault] = []
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str) -> None:
        """Take a picture of what is on the screen."""
        self.page.wait_for_timeout(REST)
        path = self.folder / f"{name}.png"
        self.page.screenshot(path=path)
        self.taken.append(path)
        self.faults += faults(self.page)

    def sit_down(self, table: str, tokens: dict[int, str]) -> None:
        """Go to a table with the keys of these seats."""
        if not self.page.url.startswith(self.home):
            self.page.goto(self.home)
        self.page.evaluate(LEAVE, {table: tokens})
        self.page.locator("article").first.wait_for()
        self.page.goto(f"{self.home}#/table/{table}")
        with contextlib.suppress(Error):
            self.page.locator(".stage, .hand-over, #winners").first.wait_for(timeout=5000)
        self.page.wait_for_timeout(REST)

    def shoot(self, shot: Shot) -> None:
        """Go to a moment, touch what needs touching, and take the picture."""
        eyes = {"one": [shot.at.moment.seat], "nobody": [], "all": [*shot.at.tokens]}
        seats = eyes[shot.touch.eyes]
        self.sit_down(shot.at.table, {seat: shot.at.tokens[seat] for seat in seats})
        for step in shot.touch.steps:
            with contextlib.suppress(Error):
                self.do(step)
        self.take(shot.name)

    def do(self, step: str) -> None:
        """Press, point at, focus or ask about something."""
        verb, _, what = step.partition(":")
        verbs = ("key", "focus", "hover", "right")
        found = self.page.locator(what if verb in verbs else step).first
        if verb == "key":
            self.page.keyboard.press(what)
        elif verb == "focus":
            found.focus(timeout=1500)
        elif verb == "hover":
            found.hover(timeout=1500)
        else:
            found.click(button="right" if verb == "right" else "left", timeout=1500)
        self.page.wait_for_timeout(200)

    def follow_lesson(self, key: str) -> None:
        """Take a picture of every step of the game's lesson."""
        steps = httpx.get(f"{self.home}api/lessons/{key}").json().get("steps", [])
        if not steps:
            return  # it has no lesson yet
        made = httpx.post(f"{self.home}api/lessons/{key}", json={"name": "Ana"}).json()
        self.sit_down(made["table"], {0: made["seats"][0]["token"]})
        for number in range(1, len(steps) + 1):
            self.take(f"lesson-{number:02}")
            if number < len(steps):
                before = self.page.locator(".tutor .numbers").inner_text()
                self.page.locator(".tutor .next, .tutor .do").first.click()
                expect(self.page.locator(".tutor .numbers")).not_to_have_text(before)


def sheets(browser: Browser, taken: list[Path], way: Way, columns: int) -> None:
    """Put the pictures on contact sheets, as many as fit on each."""
    width, height = SIZES[way.size]
    each = columns * max(1, round(HIGH / (SHEET / columns * height / width)))
    page = browser.new_page(viewport={"width": SHEET, "height": 600})
    for start in range(0, len(taken), each):
        figures = "".join(
            f'<figure><img src="{path.name}"><figcaption>{path.stem}</figcaption></figure>'
            for path in taken[start : start + each]
        )
        style = (
            f"body{{margin:8px;background:#222;color:#eee;font:14px sans-serif;"
            f"display:grid;gap:8px;grid-template-columns:repeat({columns},1fr)}}figure{{margin:0}}img{{width:100%}}"
        )
        html = taken[0].parent / "sheet.html"
        html.write_text(f"<style>{style}</style>{figures}", encoding="utf-8")
        page.goto(html.as_uri())
        name = f"{'-'.join(way)}-{1 + start // each}.png"
        page.screenshot(path=taken[0].parent.parent / name, full_page=True)
        html.unlink()
    page.close()


def walk(key: str, out: Path, ways: list[Way], only: str, columns: int) -> None:
    """Take all pictures of a game."""
    found = moments(load(key), GAMES_TO_SEARCH)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        wanted = shots(found, address, key, only)
        path = found_browser()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for way in ways:
            person = Photographer(browser, address, way, out / key / "-".join(way))
            for shot in wanted:
                person.shoot(shot)
            if only in "lesson":
                person.follow_lesson(key)
            if person.taken:
                sheets(browser, person.taken, way, columns or COLUMNS[way.size])
            print(key, *way, len(person.taken), flush=True)
            print(*summary(person.faults), sep="\n", flush=True)
        browser.close()


def main() -> None:
    """Read the arguments and walk."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("out", type=Path)
    parser.add_argument("--lang", action="append", choices=LANGS)
    parser.add_argument("--size", action="append", choices=[*SIZES])
    parser.add_argument("--look", action="append", choices=LOOKS)
    parser.add_argument("--only", default="", help="part of the moments' names")
    parser.add_argument("--columns", type=int, default=0, help="pictures side by side on a sheet")
    args = parser.parse_args()
    ways = [
        Way(lang, size, look)
        for look in args.look or LOOKS[:1]
        for size in args.size or SIZES
        for lang in args.lang or LANGS
    ]
    walk(args.game, args.out.resolve(), ways, args.only, args.columns)


if __name__ == "__main__":
    main()
