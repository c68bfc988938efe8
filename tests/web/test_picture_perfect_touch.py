"""How soon Picture Perfect's table shows that it was touched: interaction to next paint."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import cycle, islice

import pytest
from playwright.sync_api import Browser

from ludoteca.games.picture_perfect.contents import standard
from tests.web.pace import Pace, assert_quick
from tests.web.party_people import Guest, evening, moment_of
from tests.web.people import DESKTOP, PHONE

pytestmark = pytest.mark.browser

PRESSES = 20
GUESTS = [guest.id for guest in standard().guests]
SPACES = [space.id for space in standard().spaces]
AUCTION = {"mode": "auction", "open_auction": "live", "doubt": "vote"}

Presses = Iterable[Callable[[], None]]


def check_pace(guest: Guest, presses: Callable[..., Presses], *what: str) -> None:
    """Assert that every one of these presses is on the screen in time."""

    def all_of_them(pace: Pace) -> None:
        for press in presses(guest, *what):
            pace.press(press)

    assert_quick(guest, all_of_them)


def again(presses: Presses) -> Presses:
    """Return these presses over and over."""
    return islice(cycle(presses), PRESSES)


def clicks(guest: Guest, *selectors: str) -> Presses:
    """Return clicks on these things over and over."""
    return again(guest.page.locator(selector).first.click for selector in selectors)


def keys(guest: Guest, *names: str) -> Presses:
    """Return presses of these keys over and over."""
    return again(partial(guest.page.keyboard.press, name) for name in names)


def placings(guest: Guest) -> Presses:
    """Yield presses on spaces, each with a guest in hand."""
    for i in range(PRESSES):
        guest.page.locator(f".strip [data-thing='guest.{GUESTS[i % 5]}']").dispatch_event("click")
        space = guest.page.locator(f".room [data-space='{SPACES[(3 * i) % 14]}']")
        yield partial(space.click, force=True)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_touch_shows_at_once(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """Pick, place, nudge, turn and lay down, envelopes, camera; all guests are in the room."""
    guest = Guest(browser, address, size)
    guest.sit(evening(address, seed=7))
    page = guest.page
    guest.see(".room canvas")
    for who, where in zip(GUESTS, SPACES, strict=True):
        guest.place(who, where)
    button = ".arrows .button:nth-child({})".format
    check_pace(guest, clicks, *(f".strip [data-thing='guest.{who}']" for who in GUESTS[:4]))
    page.keyboard.press("Escape")
    check_pace(guest, placings)
    check_pace(guest, clicks, *(button(n) for n in range(1, 5)))
    check_pace(guest, clicks, button(5), button(6))
    check_pace(guest, clicks, *(f".own .slot:nth-child({n}) .lit" for n in (1, 2)))
    if size == PHONE:
        page.locator(".tabs button").nth(1).click()
    page.locator(".photo .overlay").focus()
    check_pace(guest, keys, "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")
    assert guest.troubles == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_bid_shows_at_once(browser: Browser, address: str, size: tuple[int, int]) -> None:
    guest = Guest(browser, address, size)
    guest.join(moment_of(address, "secret_rebid", 14, 6, AUCTION, 37))
    guest.see(".bid input[type=range]").focus()
    check_pace(guest, keys, "ArrowRight", "ArrowLeft")
    assert guest.troubles == []
