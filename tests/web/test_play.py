"""People play whole games in the browser: against bots, on one screen, and over the wire."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from ludoteca.games import GAMES
from tests.server.clients import new_table, quick_settings, running
from tests.web.people import DESKTOP, PHONE, Person, finish, play, take_seats

pytestmark = pytest.mark.browser

# Every game in full at one size; the other sizes and languages in long runs.
LONG = pytest.mark.long
ON_ONE_SCREEN = [
    ("pebbles", DESKTOP, "it"),
    ("dream_home", DESKTOP, "pt-BR"),
    ("picture_perfect", PHONE, "en"),
    pytest.param("pebbles", PHONE, "en", marks=LONG),
    pytest.param("fort", PHONE, "fr", marks=LONG),
    pytest.param("fort", DESKTOP, "en", marks=LONG),
    pytest.param("dream_home", PHONE, "en", marks=LONG),
    pytest.param("picture_perfect", DESKTOP, "fr", marks=LONG),
]


def test_two_clicks_to_a_running_game(browser: Browser, address: str) -> None:
    person = Person(browser, address, DESKTOP)
    person.go()
    person.page.get_by_role("button", name="Pebbles").click()
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.see("button.choice")
    play(person)
    expect(person.page.locator("#winners")).to_be_visible()
    person.see("table.numbers tfoot")


def assert_told(person: Person, lang: str) -> None:
    """Assert that everything is said in this language, and that nothing is too wide."""
    assert not person.scrolls_sideways()
    assert person.page.locator("html").get_attribute("lang") == lang
    said = person.page.locator("body").inner_text()
    assert "page-" not in said
    assert "view-" not in said


@pytest.mark.parametrize(
    ("size", "lang"), [(PHONE, "pt-BR"), pytest.param(DESKTOP, "en", marks=LONG)]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(
    browser: Browser, address: str, game: str, size: tuple[int, int], lang: str
) -> None:
    person = Person(browser, address, size, lang)
    take_seats(person, new_table(address, game, "me", "bot", level="easy"))
    person.see(".board")
    assert_told(person, lang)
    finish(person)
    assert_told(person, lang)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_two_people_on_one_screen(browser: Browser, address: str, size: tuple[int, int]) -> None:
    person = Person(browser, address, size)
    # A deal in which both win something before the last round: its course is drawn at the end.
    take_seats(person, new_table(address, "pebbles", "me", "here", seed=3))
    person.see(".hand-over")
    # Between the two, nobody's hand is on the screen.
    assert person.page.locator(".thing").count() == 0
    person.page.locator(".hand-over .first").click()
    person.see("button.choice").click()
    person.see(".hand-over")
    assert person.page.locator(".thing").count() == 0
    # Nor does a screen reader find what the other was told.
    expect(person.page.locator("p.unseen[aria-live]")).to_be_empty()
    play(person)
    person.see("svg[role=img]")


@pytest.mark.parametrize(("game", "size", "lang"), ON_ONE_SCREEN)
def test_a_whole_game_on_one_screen(
    browser: Browser, address: str, game: str, size: tuple[int, int], lang: str
) -> None:
    person = Person(browser, address, size, lang)
    take_seats(person, new_table(address, game, "me", "here"))
    finish(person)
    assert person.page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize(
    "game",
    [
        *("pebbles", "picture_perfect"),
        *(pytest.param(game, marks=LONG) for game in ("dream_home", "fort")),
    ],
)
def test_a_whole_game_between_two_browsers(browser: Browser, address: str, game: str) -> None:
    """A desktop in English and a phone in Portuguese at one table."""
    ana, rui = Person(browser, address, DESKTOP), Person(browser, address, PHONE, "pt-PT")
    table = new_table(address, game, "me", "link")
    take_seats(ana, table)
    rui.go(f"#/join/{table['seats'][1]['invite']}")
    rui.see("form input").fill("Rui")
    rui.page.locator("form button").click()
    rui.see(".board")
    ana.see(".board")
    assert_told(ana, "en")
    finish(ana, rui)
    assert_told(ana, "en")
    assert_told(rui, "pt-PT")
    assert "Rui" in ana.page.locator("table.numbers").first.inner_text()


def test_somebody_goes_away_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """A bot plays meanwhile, if the other wants it, and the seat is taken back."""
    with running(quick_settings(tmp_path, absence=0)) as address:
        ana, rui = Person(browser, address, DESKTOP), Person(browser, address, PHONE, "pt-PT")
        table = new_table(address, "pebbles", "me", "link", level="easy")
        take_seats(ana, table)
        rui.go(f"#/join/{table['seats'][1]['invite']}")
        rui.see("form input").fill("Rui")
        rui.page.locator("form button").click()
        rui.see(".board")
        known = rui.context.storage_state()
        rui.context.close()
        ana.page.locator("#tab-seats").click()
        ana.page.get_by_role("button", name="Let a bot play for Rui for now").click()
        expect(ana.page.locator("#tab-panel")).to_contain_text("a bot is playing")
        ana.page.locator("#tab-log").click()
        expect(ana.page.locator("#tab-panel")).to_contain_text("A bot now plays for Rui")
        for _ in range(2):  # being away holds nobody up
            ana.see("button.choice:enabled").click()
        ana.see("button.choice:enabled")
        back = Person(browser, address, PHONE, "pt-PT", known=known)
        back.go(f"#/table/{table['table']}")
        back.page.get_by_role("button", name="Voltar a jogar").click()
        expect(back.page.get_by_role("status")).to_have_count(0)
        ana.page.locator("#tab-seats").click()
        expect(ana.page.locator("#tab-panel")).not_to_contain_text("a bot is playing")
        ana.page.locator("#tab-log").click()
        finish(ana, back)


def test_two_browsers_over_the_wire(browser: Browser, address: str) -> None:
    ana = Person(browser, address, DESKTOP, "en")
    ana.go("#/new/pebbles")
    ana.see("ol li:nth-child(2) select").select_option("link")
    ana.page.get_by_role("button", name="Open the table").click()
    link = ana.see("#tab-panel input[readonly]").input_value()
    rui = Person(browser, address, PHONE, "pt-PT")
    rui.page.goto(link)
    rui.see("form input").fill("Rui")
    rui.page.locator("form button").click()
    rui.see("button.choice")
    expect(ana.page.locator(".corner", has_text="Rui").first).to_be_visible()
    play(ana, rui)
    assert "Rui" in ana.page.locator("table.numbers").first.inner_text()


def test_the_page_comes_back_after_a_loss(browser: Browser, address: str) -> None:
    """Every socket is cut once after a few messages: choices still arrive."""
    person = Person(browser, address, DESKTOP)
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    person.page.route_web_socket("**/ws/*", connect)
    take_seats(person, new_table(address, "pebbles", "me", "bot", level="easy"))
    for cuts in range(1, 4):
        person.see("button.choice:enabled").click()
        person.see("button.choice:enabled")
        assert len(sockets) == cuts
        sockets[-1].close()
        expect(person.page.get_by_text("Connection lost.")).to_be_visible()
        expect(person.page.get_by_text("Connection lost.")).not_to_be_visible()
    play(person)


def test_why_cant_i_names_the_rule(browser: Browser, address: str) -> None:
    person = Person(browser, address, DESKTOP)
    take_seats(person, new_table(address, "pebbles", "me", "bot", seed=5))
    person.see("button.choice")
    person.page.get_by_text("Why can’t I …?").click()
    person.page.get_by_label("What would you like to do?").fill("keep")
    person.page.get_by_role("button", name="Keep your pebbles").click()
    expect(person.page.locator(".answer")).to_contain_text("B-SWAP")


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}.")


def test_everything_by_keyboard(browser: Browser, address: str) -> None:
    """From the first screen to a choice without a mouse, the focus always in sight."""
    person = Person(browser, address, DESKTOP)
    person.go()
    person.see("article")
    keys = person.page.keyboard
    tab_to(person, "[data-game=pebbles] button.face")
    keys.press("Enter")
    person.see(".play:focus")
    keys.press("Enter")
    person.see("button.choice")
    before = person.page.locator("ol li").count()
    tab_to(person, "button.choice")
    outline = person.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(person.page.locator("ol li")).not_to_have_count(before)
