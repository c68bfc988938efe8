"""A lesson in the browser: followed to its end, left and resumed, strayed from and rejoined."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.patience import until
from tests.server import patient
from tests.web.people import DESKTOP, PHONE, TABLET, Person

pytestmark = pytest.mark.browser


def learner(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    lang: str = "en",
    game: str = "pebbles",
    *,
    plain: bool = True,
    touch: bool = False,
    still: bool = False,
) -> Person:
    """Return somebody who has just begun a lesson."""
    person = Person(browser, address, size, lang, plain=plain, touch=touch)
    person.keep("still", still)
    person.go()
    person.page.locator(f"[data-game={game}] button.face").click()
    person.page.locator(".start .button", has=person.page.locator("svg")).click()
    person.see(".tutor")
    return person


def bubble_of(person: Person) -> tuple[float, float]:
    """Return where the tutor's bubble is."""
    box = person.page.locator(".tutor").bounding_box()
    assert box is not None
    return box["x"], box["y"]


def follow(
    person: Person,
    game: str = "pebbles",
    go_on: Callable[[Locator], None] = Locator.click,
    until: str = "",
) -> None:
    """Do what the tutor says up to a step or the last, and check what each step points at."""
    steps = patient.get(f"{person.home}api/lessons/{game}").json()["steps"]
    number = person.page.locator(".tutor .numbers")
    for at, step in enumerate(steps):
        expect(number).to_have_text(f"{at + 1} / {len(steps)}")
        person.see(".tutor[aria-busy=false]")  # it is where it will stay
        if step["at"]:
            person.see(".ring")
        if step["say"] == until:
            return
        if at < len(steps) - 1:
            go_on(person.page.locator(".tutor .next, .tutor .do"))
    assert not until, f"The lesson has no step {until}."


# How much of each thing it points at the bubble covers, or null while it is moving: the table may
# move at any moment, and the bubble with it, so this looks at both in the same moment.
COVERED = """() => {
  const tutor = document.querySelector(".tutor[aria-busy=false]");
  const over = tutor?.getBoundingClientRect();
  const share = (box) => {
    const wide = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const high = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    return Math.max(0, wide) * Math.max(0, high) / (box.width * box.height);
  };
  const rings = [...document.querySelectorAll(".ring")];
  return over ? [0, ...rings.map((ring) => share(ring.getBoundingClientRect()))] : null;
}"""


LATER = """async () => {
  for (let n = 0; n < 30; n++) await new Promise((done) => requestAnimationFrame(done));
}"""


def looked_at(button: Locator) -> None:
    """Go on, unless the bubble covers what it is about."""
    number = button.page.locator(".tutor .numbers").inner_text()
    shares: list[float] = until(lambda: button.page.evaluate(COVERED))
    assert max(shares) < 0.5, number
    button.click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_lesson_to_its_end(browser: Browser, address: str, size: tuple[int, int]) -> None:
    person = learner(browser, address, size)
    person.check()
    follow(person)
    person.page.get_by_role("button", name="Play on").click()
    expect(person.page.locator(".tutor")).to_have_count(0)
    person.see("button.choice")
    assert person.troubles == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
@pytest.mark.parametrize("game", ["fort", "dream_home", "picture_perfect"])
def test_every_lesson_to_its_end(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    """Each at its own table, where everything it points at can be seen, even on a phone.

    On the large screen with all its motion, otherwise with reduced motion.
    """
    person = learner(browser, address, size, game=game, plain=False, still=size != DESKTOP)
    follow(person, game, looked_at if size == PHONE else Locator.click)
    assert person.troubles == []


def test_a_lesson_by_keyboard(browser: Browser, address: str) -> None:
    """From the tutor's button, Enter alone leads through the lesson: the focus stays on it."""
    person = learner(browser, address, DESKTOP, game="dream_home", plain=False)
    person.page.locator(".tutor .next").focus()

    def press_enter(button: Locator) -> None:
        expect(button).to_be_focused()
        expect(button).to_be_enabled()
        person.page.keyboard.press("Enter")

    follow(person, "dream_home", press_enter)
    press_enter(person.page.locator(".tutor .end"))
    expect(person.page.locator(".tutor")).to_have_count(0)
    assert person.troubles == []


def test_the_bubble_stays_where_it_is_pressed(browser: Browser, address: str) -> None:
    """Even on its way to another place, or the release would miss the button."""
    person = learner(browser, address, TABLET, game="dream_home", plain=False)
    page = person.page
    # It moves so slowly that the press is sure to come before it arrives.
    page.evaluate(
        "document.styleSheets[0].insertRule('.tutor { transition-duration: 30s !important }')"
    )
    page.locator(".tutor .next").press("Enter")
    until(lambda: page.evaluate("document.querySelector('.tutor').getAnimations().length"))
    button = page.locator(".tutor .next, .tutor .do").bounding_box()
    assert button is not None
    page.mouse.move(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    page.mouse.down()
    expect(page.locator(".tutor.held")).to_be_visible()
    pressed = bubble_of(person)
    page.evaluate(LATER)
    assert bubble_of(person) == pressed
    page.mouse.up()
    expect(page.locator(".tutor .numbers")).to_have_text(re.compile("^3 /"))


def test_a_lesson_is_left_and_resumed(browser: Browser, address: str) -> None:
    person = learner(browser, address, DESKTOP, "fr")
    person.page.get_by_role("button", name="Suivant").click()
    expect(person.page.locator(".tutor .numbers")).to_have_text(re.compile("^2 /"))
    said = person.see(".tutor .words").inner_text()
    person.page.get_by_role("button", name="Quitter").click()
    person.page.locator("[data-game=pebbles] button.face").click()
    person.page.get_by_role("button", name="Continuer la leçon").click()
    expect(person.see(".tutor .words")).to_have_text(said, use_inner_text=True)


def test_the_tutor_points_at_what_it_speaks_of(browser: Browser, address: str) -> None:
    person = learner(browser, address, DESKTOP)
    person.page.get_by_role("button", name="Next").click()
    person.see(".tutor[aria-busy=false]")
    person.see(".ring")
    rings = person.page.locator(".ring").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    bubble = person.page.locator(".tutor").bounding_box()
    assert bubble is not None
    for ring in rings:
        beside = ring["right"] <= bubble["x"] or ring["left"] >= bubble["x"] + bubble["width"]
        above = ring["bottom"] <= bubble["y"] or ring["top"] >= bubble["y"] + bubble["height"]
        assert beside or above, (ring, bubble)


def test_another_way_is_free(browser: Browser, address: str) -> None:
    person = learner(browser, address, DESKTOP)
    person.page.get_by_role("button", name="Next").click()
    person.page.get_by_role("button", name="Close your fist around the two").click()
    expect(person.page.locator(".tutor .words")).to_contain_text("your own way")
    person.page.get_by_role("button", name="Play freely").click()
    expect(person.page.locator(".tutor")).to_have_count(0)
