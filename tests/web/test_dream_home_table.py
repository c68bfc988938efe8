"""Dream Home at its own table: whole games with its controls alone, at three sizes."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.house_people import BUILT, LEGAL, Builder
from tests.web.people import DESKTOP, PHONE, TABLET

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("size", "look"),
    [
        *((DESKTOP, "light"), (PHONE, "contrast")),
        pytest.param(TABLET, "dark", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_the_table_alone(
    browser: Browser, address: str, size: tuple[int, int], look: str
) -> None:
    builder = Builder(browser, address, size, seed=11, look=look)
    builder.choose_columns()
    builder.check()
    builder.page.locator(".column.live").first.click()
    builder.see(LEGAL)
    builder.check()
    builder.finish()
    builder.check()
    expect(builder.page.locator(".pad tbody tr")).to_have_count(5)
    total = builder.page.locator(".pad tfoot tr").first.inner_text()
    assert len(re.findall(r"\d+", total)) >= 2


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)])
def test_four_build_to_the_end(browser: Browser, address: str, size: tuple[int, int]) -> None:
    builder = Builder(browser, address, size, seed=11, bots=3)
    builder.build(7)
    expect(builder.page.locator(".others .house")).to_have_count(3)
    builder.check()
    builder.finish()
    expect(builder.page.locator(".pad thead th")).to_have_count(4)
    builder.check()


def drag(column: Locator, space: Locator) -> None:
    """Drag a room from the display to a space, without letting go."""
    start, end = column.bounding_box(), space.bounding_box()
    assert start is not None
    assert end is not None
    mouse = column.page.mouse
    mouse.move(start["x"] + 40, start["y"] + 120)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] + 160, steps=4)
    mouse.move(end["x"] + 30, end["y"] + 30, steps=8)


def test_a_room_is_dragged_from_the_display_into_the_house(browser: Browser, address: str) -> None:
    builder = Builder(browser, address, DESKTOP, seed=11)
    builder.choose_columns()
    column = builder.page.locator(".column.live").last
    space = builder.page.locator(".mine .place[data-space=f1c1]")
    drag(column, space)
    builder.see(".mine .place[data-space=f1c1].staged")
    builder.page.mouse.up()
    # Nothing is final yet: it can be taken back, and laid out again.
    builder.see(".hand .confirm")
    assert builder.cards() == 0
    builder.page.keyboard.press("Escape")
    builder.page.locator(".hand .confirm").wait_for(state="detached")
    column.click()
    space.click()
    builder.page.locator(".hand .confirm").click()
    builder.see(BUILT)
    assert builder.troubles == []


def test_a_tip_never_takes_what_is_dropped(browser: Browser, address: str) -> None:
    builder = Builder(browser, address, DESKTOP, seed=11)
    builder.choose_columns()
    refused = builder.page.locator(".mine .place[data-space=f2c1]")
    drag(builder.page.locator(".column.live").last, refused)
    builder.see(".tip")
    box = builder.page.locator(".tip").bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.tip')"
    assert builder.page.evaluate(under, middle) is None
    builder.page.mouse.up()
    assert builder.troubles == []


def test_the_keyboard_alone_builds(browser: Browser, address: str) -> None:
    builder = Builder(browser, address, DESKTOP, seed=11)
    builder.choose_columns()
    keys = builder.page.keyboard
    live = builder.page.locator(".column.live").first.get_attribute("data-column")
    keys.press(str(live))
    builder.see(".column[data-held]")
    keys.press("f")  # face down, and up again
    builder.see(".hand button[aria-pressed=true]")
    keys.press("f")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    focused = builder.page.evaluate("document.activeElement.dataset.space")
    assert focused
    keys.press("Enter")
    builder.see(f".place[data-space={focused}].staged")
    keys.press("Enter")  # once more on the same space makes it final
    builder.see(BUILT)
    assert builder.troubles == []


def test_what_cannot_be_done_says_why(browser: Browser, address: str) -> None:
    builder = Builder(browser, address, DESKTOP, seed=11)
    builder.choose_columns()
    builder.page.locator(".column.live").first.click()
    high = builder.page.locator(".mine .place[data-space=f2c3]")
    expect(high).to_have_attribute("aria-disabled", "true")
    high.hover()
    tip = builder.page.get_by_text("There is nothing underneath")
    tip.wait_for()
    builder.page.mouse.move(5, 5)
    tip.wait_for(state="hidden")
    high.focus()
    tip.wait_for()


def test_things_are_explained_and_houses_opened(browser: Browser, address: str) -> None:
    builder = Builder(browser, address, PHONE, seed=11)
    builder.choose_columns()
    builder.page.locator(".column.live [data-thing^='room.']").first.click(button="right")
    dialog = builder.see("dialog[open]")
    assert dialog.locator("table tr").count() >= 2  # its points by size
    builder.page.keyboard.press("Escape")
    builder.page.locator(".others .open").first.click()
    house = builder.see("dialog[open] .house")
    expect(house.locator(".place")).to_have_count(12)
    builder.check()


def test_four_houses_are_seen_at_once(browser: Browser, address: str) -> None:
    builder = Builder(browser, address, DESKTOP, seed=11, bots=3)
    builder.choose_columns()
    houses = builder.page.locator(".house")
    expect(houses).to_have_count(4)
    for house in houses.all():
        box = house.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= DESKTOP[1]
    builder.check()


def test_the_bar_leaves_the_basement_free(browser: Browser, address: str) -> None:
    """On a phone everything in hand and all buttons are below the house."""
    builder = Builder(browser, address, PHONE, seed=11)
    builder.choose_columns()
    builder.page.locator(".column.live").first.click()
    builder.see(LEGAL).click()
    builder.see(".hand .confirm")
    bar = builder.page.locator(".hand").bounding_box()
    base = builder.page.locator(".mine .cellar[data-zone=basement]").bounding_box()
    assert bar is not None
    assert base is not None
    assert base["y"] + base["height"] <= bar["y"]


def test_points_of_a_room_are_told_to_everybody(browser: Browser, address: str) -> None:
    builder = Builder(browser, address, DESKTOP, seed=11)
    builder.choose_columns()
    builder.page.locator(".column.live [data-thing^='room.']").first.click(button="right")
    builder.see("dialog[open]")
    builder.page.get_by_role("cell", name="1 card").wait_for()  # not hidden from screen readers
