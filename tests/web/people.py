"""Somebody at a browser: opens the page, sits down, and plays like a person, by clicking."""

import contextlib
import json
import shutil
import time
from collections.abc import Iterator

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    Locator,
    Page,
    StorageState,
    TimeoutError,
    sync_playwright,
)

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SERIOUS = ("serious", "critical")
DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
ASKED = "button.choice:enabled, .ask .button.first:enabled, .hand-over .first"
# Clicks something that is asked as soon as it is there: in half of all cases the first, which
# brings every game to its end, else anything. Whole games in seconds.
EAGERLY = """([asked, until]) => {
  let chance = 7;
  const timer = setInterval(() => {
    if (document.querySelector(until)) return clearInterval(timer);
    const all = [...document.querySelectorAll(asked)];
    chance = (chance * 16807) % 2147483647;
    if (all.length) all[chance % 2 ? 0 : chance % all.length].click();
  }, 15);
}"""


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Run the system's chromium, with an empty profile."""
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


class Person:
    """A person with a browser window of a size, in a language."""

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
        self.page: Page = self.context.new_page()
        self.home = f"http://{address}/"
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        # Whoever draws a game with another table tests it there; here it is the one for all games.
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

    def see(self, selector: str) -> Locator:
        """Wait until something is there, and return it."""
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def step(self) -> bool:
        """Do one thing that is asked, if anything is; False when the game is over."""
        if self.page.locator("#winners").count():
            return False
        asked = self.page.locator(ASKED)
        if asked.count():
            # The button may be gone before it is hit: then there is a new question.
            with contextlib.suppress(TimeoutError):
                asked.first.click(timeout=500)
            self.page.wait_for_timeout(10)
        else:
            self.page.wait_for_timeout(40)
        return True

    def play_eagerly(self, until: str = "#winners") -> None:
        """Answer everything from now on, in the page itself, until something is seen."""
        self.page.evaluate("document.documentElement.dataset.still = 'true'")
        self.page.evaluate(EAGERLY, [ASKED, until])

    def stuck(self) -> str:
        """Return what the page says, for a game that does not go on."""
        return self.page.locator("h1").first.inner_text() + " " + "; ".join(self.troubles)

    def scrolls_sideways(self) -> bool:
        """Return whether something is wider than the window."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return int(wide) > 0

    def check(self, after: int = 150) -> None:
        """Assert that nobody is shut out of the screen as it is now, and nothing scrolls sideways.

        Axe looks at it after so many milliseconds, when what moves has come to rest.
        """
        self.page.wait_for_timeout(after)
        found = Axe().run(self.page).response["violations"]
        bad = [
            (fault["id"], [node["target"] for node in fault["nodes"]][:3])
            for fault in found
            if fault["impact"] in SERIOUS
        ]
        assert bad == [], bad
        assert not self.scrolls_sideways()


def finish(*people: Person, seconds: float = 200) -> None:
    """Let everybody play eagerly until all see the end."""
    for person in people:
        person.play_eagerly()
    for person in people:
        person.page.locator("#winners").wait_for(timeout=1000 * seconds)
        assert person.troubles == []


def play(*people: Person, seconds: float = 200) -> None:
    """Let everybody do what they are asked until all see the end."""
    until = time.monotonic() + seconds
    # One after the other: any() over all answers, so that nobody is left out.
    while any(tuple(person.step() for person in people)):
        assert time.monotonic() < until, [person.stuck() for person in people]
    for person in people:
        assert person.troubles == []
