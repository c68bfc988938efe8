"""Picture Perfect at its own table: votes, bids, large parties, spectators, shared screens."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.patience import until
from tests.web.party_people import Guest, evening, moment_of, table_of
from tests.web.people import DESKTOP, PHONE, TABLET

pytestmark = pytest.mark.browser

AUCTION = {"mode": "auction", "open_auction": "live", "doubt": "vote"}
LARGE = 41  # a deal for six with auctions of several kinds


def test_a_vote_on_a_tie_shows_every_tied_photograph(browser: Browser, address: str) -> None:
    moment = moment_of(address, "tie_vote", 97, 4, {"doubt": "vote"}, 228)
    guest = Guest(browser, address, PHONE, "fr")
    guest.join(moment)
    page = guest.page
    guest.see(".vote .photograph canvas")
    photos, votes = page.locator(".vote .photograph").count(), page.locator("[data-act=vote]")
    assert 1 <= votes.count() <= photos <= 4
    guest.check()
    votes.first.click()
    expect(page.locator("[data-act=vote]")).to_have_count(0)
    assert guest.troubles == []


def test_a_doubtful_wish_is_shown_with_the_guest_in_question(
    browser: Browser, address: str
) -> None:
    moment = moment_of(address, "doubt_vote", 119, 6, AUCTION, 334)
    guest = Guest(browser, address, DESKTOP)
    guest.join(moment)
    page = guest.page
    guest.see(".vote .over polygon")
    expect(page.locator(".vote .wish")).to_have_count(1)
    guest.check()
    page.locator("[data-act=yes]").click()
    expect(page.locator("[data-act=yes]")).to_have_count(0)
    assert guest.troubles == []


def test_who_is_tied_bids_once_more(browser: Browser, address: str) -> None:
    """Six players: tied sealed bids are revealed, and none may bid less than before."""
    moment = moment_of(address, "secret_rebid", 14, 6, AUCTION, 37)
    guest = Guest(browser, address, TABLET, "it")
    guest.join(moment)
    page = guest.page
    expect(page.locator(".lot li")).to_have_count(5)
    least = int(guest.see(".bid .amount").inner_text())
    expect(page.locator(".bid .step").first).to_be_disabled()
    more = page.locator(".bid .step").last
    if more.is_enabled():
        more.click()
        expect(page.locator(".bid .amount")).to_have_text(str(least + 1))
    guest.check()
    page.locator("[data-act=bid]").click()
    expect(page.locator(".bid")).to_have_count(0)
    assert guest.troubles == []


def _seconds(timer: Locator) -> int:
    return int(re.findall(r"\d+", timer.inner_text())[0])


@pytest.mark.usefixtures("leisure")
def test_a_live_auction_counts_down(browser: Browser, address: str) -> None:
    moment = moment_of(address, "open_bid", 48, 5, AUCTION, 202)
    guest = Guest(browser, address, DESKTOP, "pt-BR")
    guest.join(moment)
    page = guest.page
    timer = guest.see("[role=timer]")
    first = _seconds(timer)
    assert 1 <= first <= 600
    until(lambda: _seconds(timer) < first)
    name = page.locator(".corner.mine header b").inner_text()
    page.locator("[data-act=bid]").click()
    expect(page.locator(".lot .leads")).to_contain_text(name)
    assert guest.troubles == []


def test_six_at_an_auction(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, DESKTOP)
    guest.sit(evening(address, bots=5, seed=LARGE, options={"mode": "auction"}))
    expect(guest.page.locator("article.corner")).to_have_count(5)
    guest.play()
    assert {"window", "offer"} <= guest.asked
    expect(guest.page.locator(".album figure")).to_have_count(6)


def test_five_at_a_base_game(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, PHONE, "pt-PT")
    guest.sit(evening(address, bots=4, seed=11))
    guest.play()
    assert len(guest.asked) > 3
    expect(guest.page.locator(".album figure")).to_have_count(5)


def test_those_who_watch_see_no_wish_and_no_private_scene(browser: Browser, address: str) -> None:
    table = evening(address, seed=7)
    player = Guest(browser, address, DESKTOP)
    player.sit(table)
    watcher = Guest(browser, address, DESKTOP)
    watcher.come(str(table["table"]), {})
    player.page.locator(".own .pp-touch.lit").first.click()
    player.see(".own .wish")
    player.place("hugo", "c3")
    player.page.locator(".studio [data-act=confirm]").click()
    watcher.see("[data-zone=card]")
    expect(watcher.page.locator("article.corner")).to_have_count(2)
    for hidden in (".studio", ".wish", ".behind", "[data-space]"):
        expect(watcher.page.locator(hidden)).to_have_count(0)
    assert watcher.troubles == []


def test_a_shared_screen_hides_everything_before_it_is_handed_over(
    browser: Browser, address: str
) -> None:
    guest = Guest(browser, address, PHONE)
    table = table_of(address, ["me", "here"], seed=7)
    seats: list[dict[str, object]] = table["seats"]  # type: ignore[assignment]
    tokens = {str(seat["seat"]): seat["token"] for seat in seats}
    guest.keep("tokens", {str(table["table"]): tokens})
    guest.go(f"#/table/{table['table']}")
    page = guest.page
    ready = page.locator(".hand-over .first")
    ready.click()
    page.locator(".own .pp-touch.lit").first.click()
    guest.see(".own .wish")
    first = page.locator(".own .envelope .name").all_inner_texts()
    guest.place("hugo", "c3")
    page.locator(".studio [data-act=confirm]").click()
    ready.wait_for()
    for hidden in (".party", ".wish", ".envelope", "[data-space]"):
        expect(page.locator(hidden)).to_have_count(0)
    ready.click()
    guest.see(".studio")
    assert page.locator(".own .envelope .name").all_inner_texts() != first
    expect(page.locator(".own .wish")).to_have_count(0)
    hugo = page.locator(".strip [data-thing='guest.hugo']")
    expect(hugo).to_have_attribute("aria-label", re.compile("aside"))
    assert guest.troubles == []
