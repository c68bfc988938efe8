"""The shell around games' own tables: drawer, plain table, explanations, earlier moments."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.clients import new_table
from tests.web.people import DESKTOP, PHONE, Person, finish, take_seats

pytestmark = pytest.mark.browser

GAME = "dream_home"


def seated(browser: Browser, address: str, size: tuple[int, int], **more: object) -> Person:
    """Return somebody playing a bot at a game's own table."""
    person = Person(browser, address, size, plain=False)
    take_seats(person, new_table(address, GAME, "me", "bot", level="easy", seed=5, **more))
    person.see("main [data-thing]")
    return person


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_all_choices_stay_in_reach(browser: Browser, address: str, size: tuple[int, int]) -> None:
    person = seated(browser, address, size)
    person.page.locator("#tab-choices").click()
    choice = person.see("#tab-panel button.choice")
    words = choice.inner_text()
    choice.click()
    expect(person.page.locator("#tab-panel button.choice", has_text=words)).to_have_count(0)
    person.page.locator("#tab-log").click()
    person.see("#tab-panel li")
    person.page.locator("#tab-log").click()
    expect(person.page.locator("#tab-panel")).to_have_count(0)
    assert person.troubles == []


def test_the_plain_table_is_a_button_away_and_remembered(browser: Browser, address: str) -> None:
    person = seated(browser, address, DESKTOP)
    person.page.get_by_role("button", name="Plain table").click()
    person.see(".board")
    person.page.reload()
    person.see(".board")
    person.page.get_by_role("button", name="The table with its drawings").click()
    expect(person.page.locator(".board")).to_have_count(0)
    person.see("main [data-thing]")


def test_things_are_explained(browser: Browser, address: str) -> None:
    """By right click, by the key i, and by a click in the info mode."""
    person = seated(browser, address, DESKTOP)
    dialog = person.page.locator("dialog h2")
    thing = person.page.locator("main [data-thing]").first
    thing.click(button="right", force=True)
    expect(dialog).not_to_contain_text(".")
    name = dialog.inner_text()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)
    person.page.get_by_role("button", name="What is this?").click()
    thing.click(force=True)
    expect(dialog).to_have_text(name)
    person.page.get_by_role("button", name="Close").click()
    person.page.get_by_role("button", name="What is this?").click()
    person.page.evaluate(
        "document.querySelector('main button[data-thing], main [tabindex]')?.focus()"
    )
    person.page.keyboard.press("i")
    person.see("dialog h2")


def test_things_are_explained_at_the_plain_table(browser: Browser, address: str) -> None:
    """In the info mode everything is in reach of a click and of the keyboard."""
    person = Person(browser, address, PHONE)
    take_seats(person, new_table(address, "pebbles", "me", "bot", level="easy", seed=5))
    person.see("button.choice")
    prize = person.page.locator("[data-zone=pool] [data-thing]").first
    person.page.get_by_role("button", name="What is this?").click()
    prize.click()
    expect(person.see("dialog[open]")).to_contain_text("worth the number painted on it")
    person.page.keyboard.press("Escape")
    prize.press("Enter")
    person.see("dialog[open]")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="What is this?").click()
    prize.click(button="right")
    person.see("dialog[open]")
    assert person.troubles == []


def test_windows_close_at_once_and_give_the_focus_back(browser: Browser, address: str) -> None:
    """The next press is never lost to a window that is still closing."""
    person = seated(browser, address, DESKTOP)
    page, keys = person.page, person.page.keyboard
    thing = person.see("main button[data-thing]:enabled, main [data-thing] button:enabled")
    thing.focus()
    for _ in range(5):
        keys.press("i")
        assert page.locator("dialog[open]").count() == 1
        keys.press("Escape")
        assert page.locator("dialog").count() == 0
        assert thing.evaluate("node => node === document.activeElement")
    keys.press("i")
    more = person.see("dialog[open] .row .button:not(.first)")
    more.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(2)  # the rules, above
    keys.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(more).to_be_focused()
    keys.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(thing).to_be_focused()
    assert person.troubles == []


def test_what_cannot_be_done_says_why(browser: Browser, address: str) -> None:
    person = seated(browser, address, DESKTOP)
    refused = person.see("main [aria-disabled=true]")
    refused.hover(force=True)
    tip = person.see(".tip")
    expect(tip.locator("p")).not_to_be_empty()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".tip")).to_have_count(0)
    refused.click(force=True)
    person.see(".tip .rules button").click()
    expect(person.page.locator("dialog .here")).to_be_visible()


def test_a_pointer_that_rests_is_told_why(browser: Browser, address: str) -> None:
    """Even when the table is redrawn under it: here, because the box in use arrives late."""
    person = Person(browser, address, DESKTOP, plain=False)
    late: list[Route] = []
    person.page.route("**/api/games*", lambda route: late.append(route))
    take_seats(person, new_table(address, GAME, "me", "bot", level="easy", seed=5))
    person.see("main [aria-disabled=true]").hover(force=True)
    for route in late:
        route.continue_()
    expect(person.see(".tip").locator("p")).not_to_be_empty()


def test_events_are_announced(browser: Browser, address: str) -> None:
    person = seated(browser, address, PHONE)
    told = person.page.locator("#page > p.unseen[aria-live=polite]")
    expect(told).to_be_empty()
    person.page.locator("#tab-choices").click()
    person.see("#tab-panel button.choice").click()
    expect(told).not_to_be_empty()


def test_a_reason_opens_its_rule_beside_the_table(browser: Browser, address: str) -> None:
    person = Person(browser, address, DESKTOP)
    take_seats(person, new_table(address, "pebbles", "me", "bot", seed=5))
    person.see("button.choice")
    person.page.get_by_text("Why can’t I …?").click()
    person.page.get_by_label("What would you like to do?").fill("keep")
    person.page.get_by_role("button", name="Keep your pebbles").click()
    person.page.locator(".answer .rules button").first.click()
    expect(person.page.locator("dialog .here dt")).to_contain_text("B-SWAP")
    person.page.get_by_label("Search").last.fill("beachcomber")
    expect(person.page.locator("dialog mark").first).to_be_visible()
    person.page.locator("dialog").get_by_role("button", name="Close").click()
    expect(person.page.locator("dialog")).to_have_count(0)
    person.see("button.choice")


def test_an_earlier_moment_and_back(browser: Browser, address: str) -> None:
    person = Person(browser, address, PHONE)
    take_seats(person, new_table(address, "pebbles", "me", "bot", level="easy", seed=5))
    for _ in range(3):
        person.see("button.choice:enabled").click()
    person.see("button.choice:enabled")
    # The newest lines come first: the last one in the list is the beginning.
    person.page.locator("#tab-panel ol button").last.click()
    expect(person.see(".earlier")).to_contain_text("Moment 0")
    person.page.get_by_role("button", name="Forward one step").click()
    expect(person.page.locator(".earlier")).to_contain_text("Moment 1")
    person.page.get_by_role("button", name="Back to the present").click()
    expect(person.page.locator(".earlier")).to_have_count(0)
    person.see("button.choice:enabled").click()
    assert person.troubles == []


def test_a_replay_link_shows_exactly_that(browser: Browser, address: str) -> None:
    person = Person(browser, address, DESKTOP)
    table = new_table(address, "pebbles", "me", "bot", level="easy")
    take_seats(person, table)
    finish(person)
    person.page.locator("#tab-panel ol button").nth(9).click()
    person.see(".steps")
    place = person.page.evaluate("location.hash")
    assert place.startswith(f"#/replay/{table['table']}/")
    said = person.see(".controls .field:nth-of-type(2) span").inner_text()
    other = Person(browser, address, PHONE)
    other.go(place)
    expect(other.see(".controls .field:nth-of-type(2) span")).to_have_text(said)
    other.page.get_by_role("button", name="Forward one step", exact=True).click()
    expect(other.page).not_to_have_url(re.compile(f"{re.escape(place)}$"))
