"""What is pressed on each screen of the page, for `bench_page.py`."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import cycle, islice
from typing import NamedTuple

from playwright.sync_api import Browser

from bench_pace import Pace
from ludoteca.games.picture_perfect.box.contents import standard
from tests.server.clients import new_table
from tests.web.house_people import LEGAL, Builder
from tests.web.party_people import Guest, evening, moment_of
from tests.web.people import PHONE, Person, finish, take_seats

AGAIN = 20  # presses of each kind
SEED = 5
LEADING = 6  # a Fort deal for four in which the first seat begins, with cards that can be added
ADDED = "[data-zone=hand] .card.live:not(.staged):has(.note)"
GUESTS = [guest.id for guest in standard().guests]
SPACES = [space.id for space in standard().spaces]
AUCTION = {"mode": "auction", "open_auction": "live", "doubt": "vote"}

Size = tuple[int, int]
Presses = Iterable[Callable[[], object]]


class Screen(NamedTuple):
    """A screen: its name, and a function that presses everything there."""

    name: str
    pressed: Callable[[Browser, str, Size], Pace]


def _all(pace: Pace, presses: Presses) -> None:
    for press in presses:
        pace.press(press)


def screens(browser: Browser, address: str, size: Size) -> Pace:
    """Press what there is outside a game: covers, forms, searches."""
    person = Person(browser, address, size)
    person.go()
    page, pace = person.page, Pace(person)
    person.see("article button.face")
    _all(pace, (face.click for face in page.locator("article button.face").all()))
    pace.press(page.locator("header .right .button").last.click)
    pace.press(lambda: page.keyboard.press("Escape"))
    person.go("#/new/dream_home")
    person.see("form summary")
    _all(pace, (summary.click for summary in page.locator("form summary").all()))
    pace.press(page.locator("form .tick input").last.click)  # all values in the box
    page.locator("form input[type=search]").focus()
    _all(pace, (partial(page.keyboard.press, letter) for letter in "kitchen"))
    person.go("#/rules/fort")
    person.see("article p")
    page.locator("input[type=search]").focus()
    _all(pace, (partial(page.keyboard.press, letter) for letter in "pizza"))
    pace.press(page.locator(".ways button").last.click)
    person.go("#/pad/fort")
    pace.press(person.see("main [role=group] button + button").click)
    return pace


def shell(browser: Browser, address: str, size: Size) -> Pace:
    """Press what is around a table: tabs, reasons, earlier moments."""
    person = Person(browser, address, size)
    take_seats(person, new_table(address, "pebbles", "me", "bot", level="easy", seed=SEED))
    page, pace = person.page, Pace(person)
    person.see("button.choice")
    _all(pace, (page.locator(f"#tab-{tab}").click for tab in ("chat", "seats", "log") * 4))
    for _ in range(2):
        pace.press(page.locator(".why summary").click)
    for _ in range(3):
        pace.press(person.see(".board .thing").click)
        pace.press(person.see("#tab-panel ol button").click)
        pace.press(page.get_by_role("button", name="Back to now").click)
    return pace


def replay(browser: Browser, address: str, size: Size) -> Pace:
    """Go through a game of Dream Home that is over."""
    person = Person(browser, address, size)
    table = new_table(address, "dream_home", "me", "bot", level="easy", seed=SEED)
    take_seats(person, table)
    finish(person)
    person.go(f"#/replay/{table['table']}/0")
    step = person.see(".steps button[aria-label='A step on']")
    person.rest()
    pace = Pace(person)
    for _ in range(16):
        pace.press(step.click)
    person.see("input[type=range]").focus()
    for _ in range(6):
        pace.press(lambda: person.page.keyboard.press("ArrowLeft"))
    return pace


def dream_home(browser: Browser, address: str, size: Size) -> Pace:
    """Pick up, lay out, turn, take back, look at houses, piles and cards."""
    builder = Builder(browser, address, size, seed=11, bots=3)
    builder.choose_columns()
    page, pace = builder.page, Pace(builder)
    escape = partial(page.keyboard.press, "Escape")
    for _ in range(3):
        pace.press(page.locator(".column.live").first.click)
        pace.press(page.locator(LEGAL).first.click)
        pace.press(page.locator(f"{LEGAL}:not(.staged)").first.click)
        pace.press(page.locator(".hand button[aria-pressed]").first.click)
        pace.press(page.locator(".hand .quiet").click)
        pace.press(page.locator(".others .open").first.click)
        pace.press(escape)
        pace.press(page.locator(".market [data-zone=discard]").click)
        pace.press(escape)
        page.locator(".column.live").first.focus()
        pace.press(lambda: page.keyboard.press("i"))
        pace.press(escape)
    return pace


def fort(browser: Browser, address: str, size: Size) -> Pace:
    """Pick, add, take back, look through piles and at cards, with four at the table."""
    person = Person(browser, address, size, plain=False)
    person.keep("still", True)
    seats = ("me", "bot", "bot", "bot")
    take_seats(person, new_table(address, "fort", *seats, seed=LEADING, level="easy"))
    person.see("[data-zone=hand] .card.live")
    page, pace = person.page, Pace(person)
    escape = partial(page.keyboard.press, "Escape")
    for _ in range(3):
        pace.press(page.locator("[data-zone=hand] .card.live").first.click)
        pace.press(page.locator(ADDED).first.click)
        pace.press(page.locator(".extra").first.click)
        pace.press(page.locator(".bench + .foot .button:not(.go)").first.click)
        pace.press(page.locator('.own [data-zone="deck"] button').click)
        pace.press(escape)
        page.locator("[data-zone=park] .card").first.focus()
        pace.press(lambda: page.keyboard.press("i"))
        pace.press(escape)
        if size == PHONE:
            pace.press(page.locator(".rival .more").first.click)
    return pace


def picture_perfect(browser: Browser, address: str, size: Size) -> Pace:
    """Pick, place, nudge, turn, lay down, envelopes, camera; all guests are in the room."""
    guest = Guest(browser, address, size)
    guest.sit(evening(address, seed=7))
    guest.see(".room canvas")
    for who, where in zip(GUESTS, SPACES, strict=True):
        guest.place(who, where)
    page, pace = guest.page, Pace(guest)
    button = ".arrows .button:nth-child({})".format
    _all(pace, _clicks(guest, *(f".strip [data-thing='guest.{who}']" for who in GUESTS[:4])))
    page.keyboard.press("Escape")
    _all(pace, _placings(guest))
    _all(pace, _clicks(guest, *(button(n) for n in range(1, 5))))
    _all(pace, _clicks(guest, button(5), button(6)))
    _all(pace, _clicks(guest, *(f".own .slot:nth-child({n}) .lit" for n in (1, 2))))
    if size == PHONE:
        page.locator(".tabs button").nth(1).click()
    page.locator(".photo .overlay").focus()
    _all(pace, _keys(guest, "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"))
    return pace


def bid(browser: Browser, address: str, size: Size) -> Pace:
    """Move the bid of an auction of Picture Perfect up and down."""
    guest = Guest(browser, address, size)
    guest.join(moment_of(address, "secret_rebid", 14, 6, AUCTION, 37))
    guest.see(".bid input[type=range]").focus()
    pace = Pace(guest)
    _all(pace, _keys(guest, "ArrowRight", "ArrowLeft"))
    return pace


def _again(presses: Presses) -> Presses:
    return islice(cycle(presses), AGAIN)


def _clicks(guest: Guest, *selectors: str) -> Presses:
    return _again(guest.page.locator(selector).first.click for selector in selectors)


def _keys(guest: Guest, *names: str) -> Presses:
    return _again(partial(guest.page.keyboard.press, name) for name in names)


def _placings(guest: Guest) -> Presses:
    """Yield presses on spaces, each with a guest in hand."""
    for i in range(AGAIN):
        guest.page.locator(f".strip [data-thing='guest.{GUESTS[i % 5]}']").dispatch_event("click")
        space = guest.page.locator(f".room [data-space='{SPACES[(3 * i) % 14]}']")
        yield partial(space.click, force=True)


SCREENS = (
    Screen("screens", screens),
    Screen("shell", shell),
    Screen("replay", replay),
    Screen("dream_home", dream_home),
    Screen("fort", fort),
    Screen("picture_perfect", picture_perfect),
    Screen("picture_perfect, bid", bid),
)
