"""Every press on the page's own screens is on the screen within a tenth of a second."""

import pytest
from playwright.sync_api import Browser

from tests.server.clients import new_table
from tests.web.pace import LIMIT, Pace, assert_quick, slow_tenth, taken
from tests.web.people import DESKTOP, PHONE, Person, finish
from tests.web.test_play import take_seats

pytestmark = pytest.mark.browser
SIZES = [DESKTOP, PHONE]


@pytest.mark.parametrize("size", SIZES)
def test_screens_answer_every_press_at_once(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    person = Person(browser, address, size)
    person.go()
    page = person.page

    def presses(pace: Pace) -> None:
        person.go("#/")
        person.see("article button.face")
        faces = page.locator("article button.face")
        for at in range(faces.count()):
            pace.press(lambda at=at: faces.nth(at).click())  # type: ignore[misc]
        looks = page.locator("header .right .button").last
        pace.press(looks.click)
        pace.press(lambda: page.keyboard.press("Escape"))
        person.go("#/new/dream_home")
        person.see("form summary")
        for summary in page.locator("form summary").all():
            pace.press(summary.click)
        pace.press(page.locator("form .tick input").last.click)  # all values of the box
        search = page.locator("form input[type=search]")
        search.focus()
        for letter in "kitchen":
            pace.press(lambda letter=letter: page.keyboard.press(letter))  # type: ignore[misc]
        person.go("#/rules/fort")
        person.see("article p")
        page.locator("input[type=search]").focus()
        for letter in "pizza":
            pace.press(lambda letter=letter: page.keyboard.press(letter))  # type: ignore[misc]
        pace.press(page.locator(".ways button").last.click)
        person.go("#/pad/fort")
        more = person.see("main [role=group] button + button, main button:has-text('+')")
        pace.press(more.click)

    assert_quick(person, presses, slow=max)


@pytest.mark.parametrize("size", SIZES)
def test_the_shell_of_a_table_answers_every_press_at_once(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    person = Person(browser, address, size)
    table = new_table(address, "pebbles", "me", "bot", level="easy", seed=5)
    take_seats(person, table)
    page = person.page
    person.see("button.choice")

    def presses(pace: Pace) -> None:
        for tab in ("chat", "seats", "log") * 4:
            pace.press(page.locator(f"#tab-{tab}").click)
        for _ in range(2):
            pace.press(page.locator(".why summary").click)
        for _ in range(3):
            pace.press(person.see(".board .thing").click)
            pace.press(person.see("#tab-panel ol button").click)
            pace.press(page.get_by_role("button", name="Back to now").click)

    assert_quick(person, presses, slow=max)


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_answers_every_step_at_once(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    """The step shows at once, and the table, drawn anew in the picture after, is little work."""
    person = Person(browser, address, size)
    table = new_table(address, "dream_home", "me", "bot", level="easy", seed=5)
    take_seats(person, table)
    finish(person)
    person.go(f"#/replay/{table['table']}/0")
    step = person.see(".steps button[aria-label='A step on']")
    page = person.page

    scrubber = person.see("input[type=range]")

    def presses(pace: Pace) -> None:
        scrubber.fill("0")
        page.wait_for_timeout(500)
        for _ in range(16):
            pace.press(step.click)
        scrubber.focus()
        for _ in range(6):
            pace.press(lambda: page.keyboard.press("ArrowLeft"))

    assert_quick(person, presses)
    assert slow_tenth(taken(person, presses).work) < LIMIT
