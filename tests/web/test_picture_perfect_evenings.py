"""Whole evenings of Picture Perfect by clicking, on a large and a small screen, to the end."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.party_people import Guest, evening, table_of
from tests.web.people import DESKTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.long]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE])
AUCTIONS = {"offer", "single_bid", "secret_bid"}
LIVE = {"mode": "auction", "open_auction": "live"}


def count(guest: Guest, photographs: int) -> None:
    """Open all envelopes and see who won, without scrolling sideways."""
    page = guest.page
    expect(page.locator(".album figure")).to_have_count(photographs)
    page.locator("[data-act=skip]").click()
    expect(page.locator("#winners")).to_be_in_viewport()
    guest.check()
    assert guest.troubles == []


@SIZES
def test_four_at_a_base_game(browser: Browser, address: str, size: tuple[int, int]) -> None:
    guest = Guest(browser, address, size)
    guest.sit(evening(address, bots=3, seed=7))
    guest.play()
    assert len(guest.asked) > 3
    count(guest, 4)


@SIZES
def test_three_at_a_sealed_auction(browser: Browser, address: str, size: tuple[int, int]) -> None:
    guest = Guest(browser, address, size)
    guest.sit(evening(address, bots=2, seed=137, options={"mode": "auction"}))
    guest.play()
    assert guest.asked >= AUCTIONS
    count(guest, 3)


@SIZES
def test_two_windows_at_a_live_auction(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    """Both bid against the clock and each other; both see the same end."""
    table = table_of(address, ["me", "here", "bot"], seed=103, options=LIVE)
    seats: list[dict[str, object]] = table["seats"]  # type: ignore[assignment]
    guests = [Guest(browser, address, size), Guest(browser, address, DESKTOP)]
    for guest, seat in zip(guests, seats, strict=False):
        guest.come(str(table["table"]), {str(seat["seat"]): seat["token"]})
    for guest in guests:
        guest.start()
    for guest in guests:
        guest.stop()
        assert "open_bid" in guest.asked
    for guest in guests:
        count(guest, 3)
    first, second = (guest.page.locator("#winners").inner_text() for guest in guests)
    assert first == second
