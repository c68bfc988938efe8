"""Picture Perfect at its own table: whole evenings with envelopes, figures and the camera."""

import re
import shutil
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from ludoteca.games.picture_perfect.contents import standard
from party_drawings import TARGET, drawings, text_of
from tests.web.people import DESKTOP, PHONE, Person

TABLET = (820, 1180)
SHARED, SECRET = 103, 137  # deals with these auctions
PLACES = (("hugo", "c3"), ("clara", "a2"), ("olga", "b4"), ("victor", "e3"))
DEEP = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]

# Answers what is asked with the table's own things until the album is open; in the page, to be
# quick. Tells what was asked, and when anything was wider than the window.
PLAYER = """
async (seconds) => {
  const until = performance.now() + 1000 * seconds;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const CONTROLS = [
    ".studio [data-act=confirm]",
    ".moment [data-act=confirm]",
    ".party .pp-touch.lit:not(.picked)",
    ".moment [data-act=bid]",
    ".moment .button.first",
  ];
  const asked = new Set();
  const wide = [];
  const isOver = () => document.querySelector(".finale") !== null;
  while (!isOver() && performance.now() < until) {
    const moment = document.querySelector(".studio") ? "window"
      : document.querySelector(".moment.asked")?.dataset.kind;
    if (moment) {
      asked.add(moment);
      if (document.documentElement.scrollWidth > innerWidth) wide.push(moment);
      const found = CONTROLS.map((one) => document.querySelector(one)).find((one) => one);
      if (found && !found.disabled) found.click();
    }
    await wait(20);
  }
  if (document.documentElement.scrollWidth > innerWidth) wide.push("over");
  return { asked: [...asked], wide, isOver: isOver() };
}
"""


def evening(address: str, bots: int = 1, **more: object) -> dict[str, object]:
    """Make a table with me and some quick bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(bots))]
    body = {"game": "picture-perfect", "seats": seats, **more}
    answer = httpx.post(f"http://{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    told: dict[str, object] = answer.json()
    return told


def test_the_page_draws_the_guests_that_the_program_prints() -> None:
    assert TARGET.read_text(encoding="utf-8") == text_of(drawings(standard()))


class Guest(Person):
    """Somebody who plays with the table's own things and notes what was asked."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], lang: str = "en"):
        super().__init__(browser, address, size, lang, plain=False)
        self.page.emulate_media(reduced_motion="reduce")
        self.asked: set[str] = set()

    def sit(self, table: dict[str, object]) -> None:
        """Take the seats of a new table."""
        seats: list[dict[str, object]] = table["seats"]  # type: ignore[assignment]
        tokens = {str(seat["seat"]): seat["token"] for seat in seats if seat.get("token")}
        self.keep("tokens", {str(table["table"]): tokens})
        self.go(f"#/table/{table['table']}")
        self.see(".party")

    def place(self, guest: str, space: str) -> None:
        """Pick a guest from the row and touch a space of the room."""
        self.page.locator(f".strip [data-thing='guest.{guest}']").dispatch_event("click")
        self.page.locator(f".room [data-space='{space}']").dispatch_event("click")

    def play(self, seconds: float = 60) -> None:
        """Play until the album is open."""
        told = self.page.evaluate(PLAYER, seconds)
        self.asked = set(told["asked"])
        assert told["isOver"], (self.stuck(), told)
        assert told["wide"] == []
        assert self.troubles == []


@pytest.mark.browser
def test_a_whole_evening_on_a_large_screen(browser: Browser, address: str) -> None:
    """Looks, figures by click and by hand, the judge's marks, the camera, the album."""
    guest = Guest(browser, address, DESKTOP)
    guest.sit(evening(address, seed=7))
    page = guest.page
    page.locator(".own .pp-touch.lit").first.click()
    expect(page.locator(".own .wish")).to_have_count(3)
    guest.check()
    page.locator(".own .pp-touch.lit").nth(1).click()  # closes one, opens the other
    page.locator(".own [aria-pressed=true] [data-thing]").wait_for()
    page.get_by_role("button", name="Put the cards back").last.click()
    page.locator(".own .wish").first.wait_for(state="detached")
    for who, where in PLACES:
        guest.place(who, where)
    guest.place("nina", "c4")
    expect(page.locator(".verdict")).to_contain_text("Not visible in the photo: Nina.")
    for _ in range(8):
        page.get_by_role("button", name="1 mm to the right").click()
    expect(page.locator(".verdict")).to_contain_text("with 5 guests")
    _drag_to(guest, "clara", "a1")
    clara = page.locator(".strip [data-thing='guest.clara']")
    expect(clara).to_have_attribute("aria-label", re.compile("on a1"))
    page.get_by_role("button", name="Take back").click()
    page.locator(".camera select").select_option("left_high")
    page.locator(".photo .overlay").press("ArrowRight")
    expect(page.locator(".camera select")).to_have_value("")
    page.locator(".camera select").select_option("front_high")
    guest.play()
    assert {"window", "theft_take", "dance_keep", "gift", "partner_take", "seen"} <= guest.asked
    page.locator("[data-act=next]").click()
    expect(page.locator(".reveal .wish")).to_have_count(3)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save as SVG").first.click()
    assert "pp-guest-hugo" in Path(kept.value.path()).read_text(encoding="utf-8")
    guest.check()


def _drag_to(guest: Guest, who: str, space: str) -> None:
    """Drag a figure by hand, from its foot to the middle of a space."""
    page = guest.page
    figure = page.locator(f".room .figure[data-thing='guest.{who}']")
    figure.scroll_into_view_if_needed()
    start = figure.bounding_box()
    end = page.locator(f".room [data-space='{space}']").bounding_box()
    assert start
    assert end
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] - 8
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 20)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


@pytest.mark.browser
def test_a_whole_evening_on_a_telephone(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, PHONE, "pt-BR")
    guest.sit(evening(address, seed=7))
    for who, where in PLACES:
        guest.place(who, where)
    guest.check()
    guest.page.locator(".tabs button").nth(1).click()
    guest.see(".photo .badge")
    guest.play()
    said = guest.page.locator(".party, .finale").all_inner_texts()
    assert not any(word in text for text in said for word in ("table-", "how-", "zone-"))


@pytest.mark.browser
@pytest.mark.parametrize(
    ("seed", "kinds"),
    [
        (SHARED, {"contribute", "pick", "shared_bid", "price", "open_bid", "offer"}),
        (SECRET, {"secret_bid", "single_bid", "offer"}),
    ],
)
def test_auctions_on_a_tablet(browser: Browser, address: str, seed: int, kinds: set[str]) -> None:
    guest = Guest(browser, address, TABLET, "fr")
    guest.sit(evening(address, bots=2, seed=seed, options={"mode": "auction"}))
    guest.play()
    assert kinds <= guest.asked


@pytest.mark.browser
def test_the_room_in_three_dimensions(browser: Browser, address: str) -> None:
    """Where WebGL can be had, the same figures stand in a room of light and shadow."""
    path = shutil.which("chromium")
    deep = browser.browser_type.launch(executable_path=path, args=DEEP)
    guest = Guest(deep, address, (480, 700))
    guest.page.set_default_timeout(90_000)  # without a graphics card, shaders take their time
    guest.keep("deep", True)
    guest.sit(evening(address, seed=7))
    guest.see(".strip")
    guest.place("hugo", "c3")
    guest.page.locator(".room .drawing").wait_for(state="detached")
    before = _painted(guest, "")
    guest.place("hugo", "a1")
    _painted(guest, before)
    assert guest.troubles == []
    deep.close()


def _painted(guest: Guest, before: str) -> str:
    """Wait until the room is painted otherwise than before, and return the painting."""
    look = "() => document.querySelector('.room canvas').toDataURL()"
    guest.page.wait_for_timeout(500)
    guest.page.wait_for_function(f"before => ({look})() !== before", arg=before)
    return str(guest.page.evaluate(look))
