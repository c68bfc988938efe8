"""The end of an evening: the page says who won once the envelopes have shown it, and not before."""

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.arena.lineup import make_player
from ludoteca.arena.matches import play_match
from ludoteca.games import load
from screen_moments import Moment, brought
from tests.web.party_people import Guest
from tests.web.people import DESKTOP, PHONE

pytestmark = pytest.mark.browser

ENVELOPES = 14
MOMENT, ENVELOPE = 1_000, 2_600  # milliseconds: before the first envelope, between two


def over(guest: Guest, address: str, seats: int = 3) -> None:
    """Sit at a table whose last photograph has just been taken."""
    game = load("picture_perfect")
    players = [make_player("random", 5, seat) for seat in range(seats)]
    record = play_match(game, players, {}, 5).record
    guest.join(brought(address, game, Moment("over", "over", record, len(record.entries), 0)))
    guest.see(".finale")


def silent(guest: Guest) -> bool:
    """Return whether nothing on the page, visible or read out, says who won."""
    return " wins" not in str(guest.page.evaluate("document.body.textContent"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_who_won_is_said_after_the_last_envelope(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, address, size)
    over(guest, address)
    page = guest.page
    winners, forward = page.locator("#winners"), page.locator("[data-act=next]")
    if size == PHONE:
        page.locator("#tab-log").click()
    expect(page.locator("#tab-panel li").first).to_be_visible()
    assert silent(guest)
    if size == PHONE:
        page.keyboard.press("Escape")
    expect(page.locator(".album figure")).to_have_count(3)
    expect(page.locator("[data-act=reveal]")).to_have_count(0)  # nothing opens by itself here
    for opened in range(ENVELOPES):
        assert silent(guest), opened
        expect(winners).to_have_count(0)
        forward.click()
        expect(page.locator(".reveal .wish")).to_have_count(3)
    expect(page.locator(".album .over polygon").first).to_be_visible()
    expect(winners).to_be_in_viewport()
    expect(page.locator("p.unseen[aria-live]")).to_contain_text(" wins")
    guest.check()
    totals = page.locator(".totals b").all_inner_texts()
    page.reload()
    expect(winners).to_be_visible()
    assert page.locator(".totals b").all_inner_texts() == totals
    assert guest.troubles == []


def test_the_envelopes_open_by_themselves_or_are_skipped(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, DESKTOP)
    guest.page.emulate_media(reduced_motion="no-preference")
    over(guest, address)
    page = guest.page
    # The page's clock moves only when told to: otherwise the press that stops it might come late.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + MOMENT)
    page.locator("[data-act=reveal]").click()
    shown = page.locator(".reveal .envelope")
    page.clock.run_for(MOMENT)
    expect(shown).to_be_visible()
    first = shown.get_attribute("data-thing")
    page.clock.run_for(ENVELOPE)
    expect(shown).not_to_have_attribute("data-thing", str(first))
    page.locator("[data-act=reveal]").click()  # stops there
    assert silent(guest)
    page.locator("[data-act=skip]").click()
    expect(page.locator("#winners")).to_be_visible()
    page.locator("[data-act=reveal]").click()  # once more, from the first
    page.clock.run_for(MOMENT)
    expect(shown).to_have_attribute("data-thing", str(first))
    page.clock.resume()
    expect(page.locator("#winners")).to_be_visible()
    assert guest.troubles == []
