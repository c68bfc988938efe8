"""Pebbles at its own table: whole games by mouse and by keyboard, small and large, and watched."""

import pytest
from playwright.sync_api import Browser, expect

from tests.patience import until
from tests.server.clients import new_table
from tests.web.people import DESKTOP, OVER, PHONE, Person, take_seats
from tests.web.test_lesson import follow, learner, looked_at

pytestmark = pytest.mark.browser

HAND = ".own .pebbles button"
READY = f"{HAND}:not([aria-disabled])"
GLOWING = ".beach [data-target=legal]"
KEEP = ".own .todo .button:enabled"


class Comber(Person):
    """Somebody at the beach, who never uses the list of choices."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        look: str = "light",
        bots: int = 1,
    ) -> None:
        super().__init__(browser, address, size, plain=False)
        self.keep("still", True)
        self.keep("look", look)
        kinds = ("me", *["bot"] * bots)
        self.table = new_table(address, "pebbles", *kinds, seed=5, level="easy")
        take_seats(self, self.table)
        self.see(HAND)

    def play_by_mouse(self, goal: str) -> None:
        """Pick pebbles up and put them down where it glows, until something is there."""
        self.press(GLOWING, READY, KEEP, until=goal)

    def play_by_keyboard(self) -> None:
        """Pick the first pebble up, go to where it glows, put it down, and see what comes of it."""
        before = self.seen()
        self.page.locator(HAND).first.focus()
        for key in ("Enter", "ArrowRight", "Enter"):
            self.page.keyboard.press(key)
        until(lambda: self.seen() != before)

    def seen(self) -> tuple[str, int]:
        """Return what changes with every fist and every swap: the bag, and what was shown."""
        shown = self.page.locator(".reveal [data-thing]").count()
        return self.page.locator(".sign").inner_text(), shown


@pytest.mark.parametrize(
    ("size", "look", "bots"), [(DESKTOP, "light", 1), (PHONE, "dark", 3), (PHONE, "contrast", 1)]
)
def test_a_whole_game_by_the_table_alone(
    browser: Browser, address: str, size: tuple[int, int], look: str, bots: int
) -> None:
    comber = Comber(browser, address, size, look, bots)
    comber.check()
    comber.play_by_mouse(KEEP)
    expect(comber.page.locator(".reveal .hands li")).to_have_count(bots + 1)
    comber.check()
    comber.play_by_mouse(OVER)
    comber.see(".finale li.won")
    comber.check()


def test_a_whole_game_by_keyboard(browser: Browser, address: str) -> None:
    comber = Comber(browser, address)
    played = 0
    while not comber.is_over():
        comber.see(f"{READY}, {OVER}")
        if not comber.is_over():
            comber.play_by_keyboard()
            played += 1
    # Four fists and two swaps: the last pebble goes into the fist by itself.
    assert played == 6
    assert comber.troubles == []


def test_a_pebble_is_dragged_to_the_fist(browser: Browser, address: str) -> None:
    comber = Comber(browser, address)
    fist = comber.page.locator(".grip")
    place = fist.bounding_box()
    assert place is not None
    comber.page.locator(HAND).first.hover()
    comber.page.mouse.down()
    middle = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    comber.page.mouse.move(*middle, steps=5)
    expect(fist).to_have_attribute("data-target", "legal")
    expect(comber.page.get_by_text("you will see what it was worth")).to_be_visible()
    comber.page.mouse.up()
    comber.see(".reveal .hands li")
    assert comber.troubles == []


def test_the_sea_says_why_it_has_to_wait(browser: Browser, address: str) -> None:
    comber = Comber(browser, address)
    comber.page.locator(HAND).first.click()
    comber.page.locator(".deep").click()
    expect(comber.see(".tip")).to_contain_text("only after the fists")


def test_it_explains_itself_by_keyboard(browser: Browser, address: str) -> None:
    comber = Comber(browser, address)
    comber.page.locator(HAND).first.focus()
    comber.page.keyboard.press("i")
    expect(comber.see("dialog[open]")).to_contain_text("worth the number painted on it")
    comber.page.keyboard.press("Escape")
    comber.page.keyboard.press("Enter")  # takes the pebble
    comber.page.locator(".deep").focus()
    comber.page.keyboard.press("Enter")
    expect(comber.see(".tip")).to_contain_text("only after the fists")


def test_pebbles_are_explained(browser: Browser, address: str) -> None:
    comber = Comber(browser, address, PHONE)
    comber.page.locator(HAND).first.click(button="right")
    dialog = comber.see("dialog[open]")
    expect(dialog).to_contain_text("worth the number painted on it")
    expect(dialog).to_contain_text("of them in this game")
    comber.check()


def test_its_lesson_on_a_phone(browser: Browser, address: str) -> None:
    person = learner(browser, address, PHONE, plain=False, still=True)
    follow(person, go_on=looked_at)
    assert person.troubles == []


def test_the_hand_is_in_sight_on_a_phone(browser: Browser, address: str) -> None:
    comber = Comber(browser, address, PHONE)
    fist = comber.page.locator(".grip").bounding_box()
    tabs = comber.page.locator("aside .tabs").bounding_box()
    assert fist is not None
    assert tabs is not None
    assert fist["y"] + fist["height"] <= tabs["y"]


def test_others_watch_it_and_see_it_again(browser: Browser, address: str) -> None:
    comber = Comber(browser, address)
    watcher = Person(browser, address, DESKTOP, "fr", plain=False)
    watcher.go(f"#/table/{comber.table['table']}")
    expect(watcher.page.locator(".beach .place")).to_have_count(2)
    expect(watcher.page.locator(".own")).to_have_count(0)
    comber.play_by_mouse(OVER)
    watcher.see(".finale li.won")
    comber.go(f"#/replay/{comber.table['table']}/0")
    comber.see(".steps")
    expect(comber.page.locator(".beach .place")).to_have_count(2)
    comber.page.get_by_role("button", name="To the end").click()
    expect(comber.page.locator(".reveal .hands li")).to_have_count(2)
    assert comber.troubles == watcher.troubles == []
