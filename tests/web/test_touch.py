"""With a finger on a phone: taps and long presses do what clicks and the right button do."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.clients import new_table
from tests.web.people import PHONE, Person, take_seats
from tests.web.test_lesson import follow, learner

pytestmark = pytest.mark.browser


def press(person: Person, what: Locator, until: str = "") -> None:
    """Put a finger on something and lift it, at once or as soon as something else appears."""
    what.scroll_into_view_if_needed()
    person.rest()
    box = what.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    if not until:
        person.page.touchscreen.tap(at["x"], at["y"])
        return
    finger = person.context.new_cdp_session(person.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    person.see(until)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.fixture
def builder(browser: Browser, address: str) -> Person:
    """Somebody with a phone in Dream Home's lesson, about to put up a Scaffold."""
    person = learner(browser, address, PHONE, game="dream_home", plain=False, touch=True)
    follow(person, "dream_home", Locator.tap, until="lesson-scaffold")
    return person


def test_taps_put_things_into_the_house(builder: Person) -> None:
    page = builder.page
    space, done = page.locator(".mine [data-zone=f0c4]"), page.locator(".hand .confirm")
    page.locator(".hand [data-thing='tool.scaffold']").first.tap()
    press(builder, space)
    done.tap()
    # The room may replace the Scaffold, whose picture disappears under the finger.
    expect(space).to_have_attribute("data-target", "legal")
    expect(done).to_have_count(0)
    press(builder, space)
    expect(done).to_be_enabled()


def test_what_a_long_press_opens_stays_open(browser: Browser, address: str) -> None:
    person = Person(browser, address, PHONE, plain=False, touch=True)
    take_seats(person, new_table(address, "dream_home", "me", "bot", seed=11, level="easy"))
    marker = person.see(".market [data-zone=marker]")  # far above the window it opens
    press(person, marker, until="dialog[open]")
    shown = person.page.locator("dialog[open]")
    expect(shown).to_be_visible()
    person.rest()
    expect(shown).to_be_visible()
    person.page.touchscreen.tap(5, 5)  # outside
    expect(shown).to_have_count(0)
