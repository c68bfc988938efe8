"""Picture Perfect at its own table: whole evenings with envelopes, figures and the camera."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from check import found_browser
from ludoteca.games.picture_perfect.box.contents import standard
from party_drawings import TARGET, drawings, text_of
from tests.server.clients import quick_settings, running
from tests.web.party_people import Guest, evening
from tests.web.people import DESKTOP, PHONE, TABLET

SHARED, SECRET = 103, 137  # deals with these auctions
PLACES = (("hugo", "c3"), ("clara", "a2"), ("olga", "b4"), ("victor", "e3"))
LOSE = """() => document.querySelector(".room canvas").getContext("webgl2")
  .getExtension("WEBGL_lose_context").loseContext()"""
# The painting once it has changed, and has then stayed the same for several frames.
PAINTED = """async ([canvas, before]) => {
  const look = () => document.querySelector(canvas)?.toDataURL() ?? before;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let [last, same] = [before, 0];
  while (last === before || same < 10) {
    await frame();
    const now = look();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}"""
DEEP = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


def test_the_page_draws_the_guests_that_the_program_prints() -> None:
    assert TARGET.read_text(encoding="utf-8") == text_of(drawings(standard()))


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
    expect(page.locator(".verdict")).to_contain_text(
        "You cannot see these guests in the photo: Nina."
    )
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
    assert "pp-guest-hugo" in _kept(guest, "Save as SVG").decode()
    page.locator("[data-act=skip]").click()
    page.locator("[data-act=notes]").check()
    expect(page.locator(".album .over text")).not_to_have_count(0)
    expect(page.locator(".album .points li").first).to_contain_text(re.compile(r"[+−]?\d"))
    noted = _kept(guest, "Save as SVG").decode()
    assert "Hugo</text>" in noted
    large = _kept(guest, "Save as PNG")
    page.locator("[data-act=notes]").uncheck()
    assert _wide(large) > _wide(_kept(guest, "Save as PNG")) == 1620
    guest.check()


def _kept(guest: Guest, button: str) -> bytes:
    """Press a button of the album's first photograph and return the downloaded file."""
    with guest.page.expect_download() as kept:
        guest.page.get_by_role("button", name=button).first.click()
    return Path(kept.value.path()).read_bytes()


def _wide(png: bytes) -> int:
    """Return a picture's width in pixels."""
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20])


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
    """Where WebGL is available, the same figures stand in a room of light and shadow."""
    deep = browser.browser_type.launch(executable_path=found_browser(), args=DEEP)
    guest = Guest(deep, address, (480, 700))
    guest.keep("deep", True)
    guest.sit(evening(address, seed=7))
    guest.see(".strip")
    guest.place("hugo", "c3")
    guest.page.locator(".room .drawing").wait_for(state="detached")
    before = _painted(guest, "")
    guest.place("hugo", "a1")
    _painted(guest, before)
    # The device loses its graphics card: the flat room is drawn at once, and play goes on.
    guest.page.evaluate(LOSE)
    guest.see(".room .drawing > *")
    guest.see(".room .drawing canvas")
    before = _painted(guest, "", ".room .drawing canvas")
    guest.place("hugo", "e3")
    _painted(guest, before, ".room .drawing canvas")
    assert guest.troubles == []
    deep.close()


@pytest.mark.browser
def test_the_guide_leads_to_explanations_and_back(browser: Browser, address: str) -> None:
    """One window replaces the other; the focus returns to what opened the first."""
    guest = Guest(browser, address, DESKTOP)
    guest.sit(evening(address, seed=7))
    page, guide = guest.page, guest.page.get_by_role("button", name="Guests and cards")
    guide.press("Enter")
    guest.see("dialog[open] li button").press("Enter")
    expect(page.locator("dialog[open]")).to_have_attribute("aria-label", "Clara")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(guide).to_be_focused()


@pytest.mark.browser
def test_what_a_device_has_lost_is_painted_again(browser: Browser, address: str) -> None:
    guest = Guest(browser, address, DESKTOP)
    guest.sit(evening(address, seed=7))
    canvas = ".room .drawing canvas"
    guest.see(canvas)
    guest.place("hugo", "c3")
    painted = _painted(guest, "", canvas)
    empty = guest.page.evaluate(
        "one => {const it = document.querySelector(one); it.width = it.width;"
        "const seen = it.toDataURL(); it.dispatchEvent(new Event('contextrestored')); return seen}",
        canvas,
    )
    assert empty != painted
    assert _painted(guest, empty, canvas) == painted


def _painted(guest: Guest, before: str, canvas: str = ".room canvas") -> str:
    """Wait until the painting of the room has changed, and return it."""
    return str(guest.page.evaluate(PAINTED, [canvas, before]))


# Hugo is much shorter than printed: guests behind him can be seen.
SHORT = {"guest.hugo.profile": [[50, -60, 60], [480, -40, 40]], "guest.hugo.face": []}


@pytest.mark.browser
def test_the_page_judges_with_the_box_of_the_table(browser: Browser, address: str) -> None:
    """A scene the printed box would refuse is fine here, and a refusal here can be fixed."""
    guest = Guest(browser, address, DESKTOP)
    guest.sit(evening(address, seed=7, box=SHORT))
    told = guest.page.locator(".verdict")
    guest.place("hugo", "c3")
    guest.place("nina", "c4")
    expect(told).to_contain_text("with 2 guests")
    hugo = guest.page.locator(".strip [data-thing='guest.hugo']")
    expect(hugo).to_have_attribute("aria-label", re.compile("has no face"))
    guest.play(until=".confirm .verdict")
    guest.place("bruno", "c3")
    guest.place("leo", "c4")
    expect(told).to_contain_text("You cannot see these guests in the photo: Leo.")
    guest.page.locator("[data-act=confirm]").click()  # the server is asked all the same
    expect(guest.page.get_by_role("alert")).to_contain_text("Leo")
    expect(guest.page.locator(".studio")).to_be_visible()
    for _ in range(2):
        guest.page.get_by_role("button", name="Take back").click()
    expect(told).to_contain_text("with 2 guests")
    guest.play()


@pytest.mark.browser
def test_a_table_keeps_its_box_on_a_server_with_another(browser: Browser, tmp_path: Path) -> None:
    """The server restarts with an owner's box: earlier tables are drawn and judged as before."""
    with running(quick_settings(tmp_path)) as address:
        table = evening(address, seed=7)
    values = {f"{path} = {{ value = {value}, source = 'owner' }}" for path, value in SHORT.items()}
    with running(quick_settings(tmp_path, boxes={"picture_perfect": "\n".join(values)})) as address:
        for sat, told in (
            (table, "You cannot see these guests in the photo: Nina."),
            (None, "with 2 guests"),
        ):
            guest = Guest(browser, address, DESKTOP)
            guest.sit(sat or evening(address, seed=7))
            guest.place("hugo", "c3")
            guest.place("nina", "c4")
            expect(guest.page.locator(".verdict")).to_contain_text(told)
            guest.context.close()
