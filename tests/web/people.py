"""Somebody at a browser: opens the page, sits down, and plays like a person, by clicking."""

import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    StorageState,
    expect,
    sync_playwright,
)

from check import found_browser
from tests.patience import PATIENCE

MOST = 5000  # presses by one person; no game takes that many

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SERIOUS = ("serious", "critical")
DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
ASKED = "button.choice:enabled, .ask .button.first:enabled, .hand-over .first"
OVER = "#winners"
# Presses in the page itself, as soon as there is something to press, until `count` of something are
# there: whole games in seconds. `ways` are selectors, the best first. Of the buttons that the first
# matching one finds, every other press takes the first, which brings every game to its end, and the
# rest take any.
PRESSES = """async ([ways, until, count, patience, most]) => {
  const isThere = () => document.querySelectorAll(until).length >= count;
  let [chance, presses, since] = [7, 0, performance.now()];
  while (!isThere() && presses < most && performance.now() - since < 1000 * patience) {
    const all = ways.map((way) => [...document.querySelectorAll(way)]).find((one) => one.length);
    if (all) {
      chance = (chance * 16807) % 2147483647;
      all[chance % 2 ? 0 : chance % all.length].click();
      presses++;
      since = performance.now();
    }
    await new Promise((done) => setTimeout(done, 10));
  }
  return { isThere: isThere(), presses };
}"""
# Everything has come to rest: fonts are loaded, and every animation that ends has ended.
REST = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  const moving = () => document.getAnimations().filter((one) => one.playState === "running");
  await document.fonts.ready;
  do {
    await Promise.allSettled(moving().filter(ends).map((one) => one.finished));
    await frame();
    await frame();
  } while (moving().some(ends));
}"""

expect.set_options(timeout=1000 * PATIENCE)


@contextlib.contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """Run the system's browser, with an empty profile."""
    with sync_playwright() as playwright:
        path = found_browser()
        args = list(arguments) or ARGUMENTS
        browser = playwright.chromium.launch(executable_path=path, args=args)
        yield browser
        browser.close()


class Person:
    """A person with a browser window of a given size, in a given language."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int],
        lang: str = "en",
        *,
        plain: bool = True,
        touch: bool = False,
        known: StorageState | None = None,
    ) -> None:
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=touch,
            storage_state=known,  # what the same person's browser kept from before
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.home = f"http://{address}/"
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)
        # A game with its own table has its own tests; here it is the table for all games.
        self.keep("plain", plain)

    def keep(self, key: str, value: object) -> None:
        """Let the browser remember something before the page is opened."""
        name, text = json.dumps(f"ludoteca.{key}"), json.dumps(json.dumps(value))
        self.context.add_init_script(
            f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {text})"
        )

    def go(self, place: str = "") -> None:
        """Open the page at a place."""
        self.page.goto(self.home + place)

    def _hear(self, message: ConsoleMessage) -> None:
        """Note what the page's own policy makes the browser refuse."""
        if "Content Security Policy" in message.text:
            self.troubles.append(message.text)

    def see(self, selector: str) -> Locator:
        """Wait until something is there, and return it."""
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def is_over(self) -> bool:
        """Return whether the end of the game is on the screen."""
        return self.page.locator(OVER).count() > 0

    def answer(self) -> bool:
        """Do one thing that is asked, if anything is; retry until it is done."""
        asked = self.page.locator(ASKED)
        if not asked.count():
            return False
        asked.first.click()
        return True

    def begin(self, *ways: str, until: str = OVER, count: int = 1) -> None:
        """Start pressing whatever there is, in the page itself, until something is there."""
        self.page.evaluate("document.documentElement.dataset.still = 'true'")
        self.page.evaluate(
            f"given => {{ window.pressing = ({PRESSES})(given) }}",
            [ways or [ASKED], until, count, PATIENCE, MOST],
        )

    def end(self) -> None:
        """Wait until the pressing that was begun has ended."""
        told: dict[str, Any] = self.page.evaluate("() => window.pressing")
        assert told["isThere"], (told, self.stuck())
        assert self.troubles == []

    def press(self, *ways: str, until: str = OVER, count: int = 1) -> None:
        """Press whatever there is, the best way first, until this many of something are there."""
        self.begin(*ways, until=until, count=count)
        self.end()

    def stuck(self) -> str:
        """Return what the page says when a game is stuck."""
        return "; ".join([self.page.url, self.page.inner_text("body"), *self.troubles])

    def scrolls_sideways(self) -> bool:
        """Return whether something is wider than the window."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return int(wide) > 0

    def rest(self) -> None:
        """Wait until nothing moves any more."""
        self.page.evaluate(REST)

    def check(self) -> None:
        """Assert that this screen is accessible, and that nothing scrolls sideways."""
        self.rest()
        found = Axe().run(self.page).response["violations"]
        bad = [
            (fault["id"], [node["target"] for node in fault["nodes"]][:3])
            for fault in found
            if fault["impact"] in SERIOUS
        ]
        assert bad == [], bad
        assert not self.scrolls_sideways()


def take_seats(person: Person, table: dict[str, object]) -> None:
    """Give the browser the keys that a new table came with, and go there."""
    person.go()
    person.see("h1")
    keys = {seat["seat"]: seat.get("token") for seat in table["seats"]}  # type: ignore[attr-defined]
    kept = {table["table"]: {seat: token for seat, token in keys.items() if token}}
    person.page.evaluate(
        "kept => localStorage.setItem('ludoteca.tokens', JSON.stringify(kept))", kept
    )
    person.go(f"#/table/{table['table']}")


def finish(*people: Person) -> None:
    """Let everybody press eagerly until all see the end."""
    for person in people:
        person.begin()
    for person in people:
        person.end()


def play(*people: Person) -> None:
    """Let everybody answer by hand until all see the end."""
    since = time.monotonic()
    while not all(person.is_over() for person in people):
        for person in people:
            if person.answer():
                since = time.monotonic()
        assert time.monotonic() - since < PATIENCE, [person.stuck() for person in people]
    for person in people:
        assert person.troubles == []
