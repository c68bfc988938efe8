"""Accounts, leaving, notes, hints, comparisons and pads: what people do around a game."""

import re

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.server.clients import new_table
from tests.web.people import DESKTOP, PHONE, Person, finish, take_seats

pytestmark = pytest.mark.browser


def test_an_account_with_a_password(browser: Browser, address: str) -> None:
    person = Person(browser, address, PHONE)
    person.go("#/account")
    person.page.get_by_role("button", name="Create an account", exact=True).click()
    person.page.get_by_label("Name").fill("Ana of the tables")
    person.page.get_by_label("Password", exact=True).fill("short")
    person.page.locator("form .first").click()
    expect(person.page.locator(".notice")).to_contain_text("characters")
    person.page.get_by_label("Password", exact=True).fill("a long enough password")
    person.page.locator("form .first").click()
    expect(person.page.locator("h1")).to_contain_text("Ana of the tables")
    person.check()
    person.page.get_by_label("Current password").fill("not this one")
    person.page.get_by_label("New password").fill("another long one")
    person.page.get_by_role("button", name="Change password").click()
    expect(person.page.locator(".notice")).to_be_visible()
    person.page.get_by_label("Current password").fill("a long enough password")
    person.page.get_by_role("button", name="Change password").click()
    expect(person.page.get_by_role("status")).to_have_text("Your password has been changed.")
    person.page.get_by_role("button", name="Sign out").click()
    person.page.get_by_label("Name").fill("Ana of the tables")
    person.page.get_by_label("Password", exact=True).fill("another long one")
    person.page.locator("form .first").click()
    expect(person.page.locator("h1")).to_contain_text("Ana of the tables")


def test_an_account_with_a_passkey(browser: Browser, address: str) -> None:
    """The browser's own ceremonies, with a virtual authenticator in the browser."""
    person = Person(browser, address.replace("127.0.0.1", "localhost"), DESKTOP)
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    person.go("#/account")
    person.page.get_by_role("button", name="Create an account", exact=True).click()
    person.page.get_by_label("Name").fill("Rui with a key")
    person.page.get_by_role("button", name="Create an account with a passkey").click()
    expect(person.page.locator("h1")).to_contain_text("Rui with a key")
    expect(person.page.locator(".keys li")).to_have_count(1)
    person.page.get_by_role("button", name="Remove").click()
    expect(person.page.locator(".notice")).to_be_visible()  # it is the only way in
    person.page.get_by_role("button", name="Sign out").click()
    person.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(person.page.locator("h1")).to_contain_text("Rui with a key")
    assert person.troubles == []


def test_somebody_leaves_and_a_bot_plays_on(browser: Browser, address: str) -> None:
    person = Person(browser, address, DESKTOP)
    table = new_table(address, "pebbles", "me", "link")
    take_seats(person, table)
    person.see("#tab-seats").click()
    person.page.get_by_role("button", name="Leave the table").click()
    person.page.get_by_role("button", name="Stay").click()
    person.page.get_by_role("button", name="Leave the table").click()
    person.page.get_by_role("button", name="Leave for good").click()
    person.see(".games")
    person.go(f"#/table/{table['table']}")
    person.see("#tab-seats").click()
    expect(person.page.locator("#tab-panel")).to_contain_text("has left")


def test_a_notebook_is_kept(browser: Browser, address: str) -> None:
    person = Person(browser, address, PHONE)
    sockets: list[WebSocket] = []
    person.page.on("websocket", lambda socket: sockets.append(socket))
    options = {"notebook": True}
    take_seats(person, new_table(address, "picture_perfect", "me", "bot", options=options))
    person.see("#tab-notes").click()
    person.see("#tab-panel textarea").fill("Mia beside Otto")
    with sockets[-1].expect_event("framereceived", lambda frame: '"ack"' in str(frame)):
        person.page.locator("#tab-log").click()
    person.page.reload()
    person.see("#tab-notes").click()
    expect(person.page.locator("#tab-panel textarea")).to_have_value("Mia beside Otto")


@pytest.mark.usefixtures("leisure")
def test_a_live_auction_counts_down(browser: Browser, address: str) -> None:
    """A bidder sees how long until saying nothing counts as an answer, and what it will mean."""
    person = Person(browser, address, DESKTOP)
    options = {"mode": "auction", "open_auction": "live"}
    seats = ("bot", "me", "bot", "bot")
    table = new_table(address, "picture_perfect", *seats, options=options, seed=10, level="easy")
    take_seats(person, table)
    person.press(until=".silence")
    expect(person.see(".silence")).to_contain_text("Do not raise")
    left = person.page.locator(".silence [role=timer]")
    before = left.inner_text()
    expect(left).not_to_have_text(before)
    assert person.troubles == []


def test_a_hint_against_bots(browser: Browser, address: str) -> None:
    person = Person(browser, address, DESKTOP)
    take_seats(person, new_table(address, "pebbles", "me", "bot", level="easy"))
    person.see("button.choice")
    person.page.get_by_role("button", name="Ask for a hint").click()
    expect(person.page.locator(".hints li").first).to_contain_text("%")


def test_the_same_deal_compared_and_looked_at(browser: Browser, address: str) -> None:
    person = Person(browser, address, DESKTOP)
    person.go()
    person.page.get_by_role("button", name="Pebbles").click()
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.see("button.choice")
    panel = person.page.locator("#tab-panel")
    person.page.locator("#tab-seats").click()
    expect(panel).to_contain_text("This number was fixed before the game began")
    expect(panel).not_to_contain_text("The host chose the deal")
    expect(panel).not_to_contain_text("dealt as promised")
    finish(person)
    person.page.locator("#tab-seats").click()
    expect(panel).to_contain_text("Yes: the game was dealt as promised.")
    before = person.page.url
    person.page.get_by_role("button", name="Same deal against bots").click()
    expect(person.page).not_to_have_url(before)
    expect(person.page.locator("#winners")).to_have_count(0)
    person.page.locator("#tab-seats").click()
    expect(panel).to_contain_text(re.compile("The host chose the deal: seed [0-9a-f]{32}"))
    person.check()
    finish(person)
    person.page.get_by_role("link", name="Compare with other games of this deal").click()
    expect(person.page.locator("thead th")).to_have_count(2)
    person.see("svg[role=img]")
    person.check()
    person.page.locator("thead th a").first.click()
    person.see(".steps")
    person.page.get_by_role("button", name="Analyse the game").click()
    expect(person.page.locator(".swings, progress").first).to_be_visible()
    person.page.get_by_role("button", name="Forward one step", exact=True).click()
    person.check()


def test_a_chosen_deal_is_told_to_whoever_is_invited(browser: Browser, address: str) -> None:
    table = new_table(address, "pebbles", "me", "link", seed=77)
    guest = Person(browser, address, PHONE)
    guest.go(f"#/join/{table['seats'][1]['invite']}")
    expect(guest.page.locator("main")).to_contain_text("The host chose the deal: seed 77.")
    guest.check()


def test_a_listed_table_is_not_offered_a_deal(browser: Browser, address: str) -> None:
    person = Person(browser, address, DESKTOP)
    person.go("#/new/pebbles")
    person.page.locator("summary", has_text="The deal").click()
    deal = person.page.get_by_label("A number, or the seed of a finished game")
    deal.fill("77")
    person.page.get_by_label("Let everybody on this server find this table").check()
    expect(deal).to_have_count(0)
    expect(person.page.locator("main")).to_contain_text("always dealt at random")
    person.page.get_by_role("button", name="Open the table").click()
    person.see("button.choice")
    person.page.locator("#tab-seats").click()
    expect(person.page.locator("#tab-panel")).not_to_contain_text("The host chose the deal")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_rules_count_a_real_table(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    person = Person(browser, address, size)
    person.go("#/pad/dream_home")
    person.see(".places select").select_option("kitchen")
    person.page.get_by_role("button", name="Count", exact=True).click()
    person.see("table.numbers tfoot")
    person.check()
    person.page.get_by_role("button", name="Player 2").click()
    person.page.reload()
    # What was filled in is still there.
    assert person.see(".places select").input_value() == "kitchen"
