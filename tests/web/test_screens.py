"""Every screen at both sizes: axe finds nothing serious, nothing scrolls sideways."""

import pytest
from playwright.sync_api import Browser

from tests.server.clients import new_table
from tests.web.people import DESKTOP, PHONE, Person, play, take_seats

pytestmark = pytest.mark.browser

PLACES = [
    "",
    "#/new/dream_home",
    "#/lobby",
    "#/pad",
    "#/pad/dream_home",
    "#/record",
    "#/rules",
    "#/rules/pebbles",
    "#/rules/fort/F-SETUP-01",
    "#/account",
    "#/compare/nothing",
    "#/join/nothing",
    "#/table/nothing",
]


# Colours do not depend on the size: every look once, and the phone in one of them.
SIGHTS = [(DESKTOP, "light"), (DESKTOP, "dark"), (DESKTOP, "contrast"), (PHONE, "light")]


@pytest.mark.parametrize(("size", "look"), SIGHTS)
def test_screens_are_accessible(
    browser: Browser, address: str, size: tuple[int, int], look: str
) -> None:
    person = Person(browser, address, size)
    person.keep("look", look)
    person.keep("still", True)  # axe checks colours, not the fading in
    for at, place in enumerate(PLACES):
        person.go(f"?{at}{place}")  # a new address, to keep nothing from the last
        person.see("h1")
        person.check()
    person.go()
    person.see("article button").click()
    person.check()


@pytest.mark.parametrize(("size", "look"), SIGHTS[1:])
def test_the_table_shuts_nobody_out(
    browser: Browser, address: str, size: tuple[int, int], look: str
) -> None:
    person = Person(browser, address, size)
    person.keep("look", look)
    person.keep("still", True)  # axe checks colours, not the fading in
    table = new_table(address, "pebbles", "me", "here", "bot", level="easy")
    take_seats(person, table)
    person.see(".hand-over")
    person.check()
    person.page.locator(".hand-over .first").click()
    person.see("button.choice")
    person.page.locator(".why summary").click()
    for tab in ("chat", "seats", "log"):
        person.page.locator(f"#tab-{tab}").click()
        person.check()
    play(person)
    person.check()
    person.go(f"#/replay/{table['table']}/3")
    person.see(".steps")
    person.check()
