"""Fort at its own table: whole games through its cards, tokens and buttons, at three sizes."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.patience import PATIENCE
from tests.server.clients import new_table
from tests.web.people import DESKTOP, MOST, PHONE, TABLET, Person, take_seats

pytestmark = pytest.mark.browser

SEED = 7
MIDDLE = 40  # presses after which a game of four is in full swing
ADDED = "[data-zone=hand] .card.live:not(.staged):has(.note)"

# Plays on until the game is over or it has pressed `most` times: picks what glows, adds what fits,
# and presses the button of the play. Returns the questions that were answered, and how.
PLAYER = """
async ([most, patience]) => {
  let [presses, since] = [0, performance.now()];
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const free = (node) =>
    node instanceof HTMLElement &&
    node.getClientRects().length &&
    !node.disabled &&
    node.getAttribute("aria-disabled") !== "true";
  const all = (what) => [...document.querySelectorAll(".fort " + what)].filter(free);
  const answered = {};
  let turn = 0;
  let added = 0; // to the play that is being built
  const useless = new Set(); // what the game or the table did not want there
  const click = async (node, how) => {
    const asked = document.querySelector(".question")?.dataset.ask;
    (answered[asked] ??= new Set()).add(how);
    node.click();
    presses++;
    since = performance.now();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  };
  const bench = async () => {
    const pickers = all(".picker:not(.small)");
    const open = pickers.find((one) => !one.querySelector("[aria-pressed=true]"));
    if (open) return click(open.querySelectorAll("button")[turn++ % 6], "suit");
    const cards = all("[data-zone=hand] .card.live:not(.staged):has(.note)");
    const tabs = all(".tab.live:not(.used)");
    const more = [...cards, ...tabs].find((one) => !useless.has(one.dataset.thing));
    // Where the action would do nothing as it is, something has to be added before it can go on.
    if (more && (added < 2 || !all(".go").length)) {
      added++;
      const { thing } = more.dataset;
      await click(more, more.matches(".tab") ? "lookout" : "card");
      const last = all(".extra").at(-1);
      if (last && (all(".warn").length || !all(".go").length)) {
        useless.add(thing);
        await click(last, "taken back");
      }
      return;
    }
    if (all(".go").length) {
      added = 0;
      useless.clear();
      return click(all(".go")[0], "play");
    }
    const other = all(".bench button.action:not(.on)");
    if (other.length && turn++ % 2) return click(other[0], "action");
    const rest = all(".bench + .foot .button:not(.go)");
    if (rest.length) return click(rest[0], "button");
  };
  const isStuck = () => performance.now() - since > 1000 * patience;
  while (presses < most && !isStuck() && !document.querySelector("#winners")) {
    const papers = all(".question .paper");
    const first = all(".question .button.first, .question .token");
    const glowing = all(".live");
    const buttons = all(".question .button");
    if (all(".bench").length) await bench();
    else if (papers.length && !first.length) await click(papers[turn++ % papers.length], "card");
    else if (first.length) await click(first[turn++ % first.length], "button");
    else if (glowing.length && (turn % 9 || !buttons.length))
      await click(glowing[turn++ % glowing.length], "thing");
    else if (buttons.length) await click(buttons[turn++ % buttons.length], "button");
    await wait(4);
  }
  return Object.fromEntries(Object.entries(answered).map(([asked, how]) => [asked, [...how]]));
}
"""

# Whatever is nearest to an answer comes first.
NEXT = [
    ".go:enabled",
    ".question .button.first:enabled",
    ".fort .live",
    ".question .button:enabled",
]


def play(person: Person, most: int = MOST) -> dict[str, list[str]]:
    """Play to the end, or for this many presses; return which questions were answered, and how."""
    answered: dict[str, list[str]] = person.page.evaluate(PLAYER, [most, PATIENCE])
    assert person.is_over() or most < MOST, (answered, person.stuck())
    assert person.troubles == []
    return answered


def sit_down(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    *bots: str,
    lang: str = "en",
    **more: object,
) -> Person:
    """Sit down at a new table of Fort with these bots."""
    person = Person(browser, address, size, lang, plain=False)
    person.keep("still", True)
    take_seats(person, new_table(address, "fort", "me", *bots, **{"seed": SEED, **more}))
    person.see(".fort .slate")
    return person


@pytest.mark.parametrize(
    ("size", "lang"),
    [
        (DESKTOP, "en"),  # four play on the phone, see below
        pytest.param(PHONE, "pt-BR", marks=pytest.mark.long),
        pytest.param(TABLET, "fr", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_at_the_table(
    browser: Browser, address: str, size: tuple[int, int], lang: str
) -> None:
    person = sit_down(browser, address, size, "bot", lang=lang, level="easy")
    answered = play(person)
    assert "play" in answered["choose_play"]
    assert "choose_recruit" in answered
    person.see(".finale")
    person.check()
    said = person.page.locator("body").inner_text()
    assert not re.search(r"\b(table|about|zone|view|reason)-[a-z]", said)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_four_have_room(browser: Browser, address: str, size: tuple[int, int]) -> None:
    person = sit_down(browser, address, size, "bot", "bot", "bot", lang="it", level="easy")
    expect(person.page.locator(".rival")).to_have_count(3)
    person.check()


@pytest.mark.parametrize(
    ("size", "lang"), [(PHONE, "it"), pytest.param(DESKTOP, "pt-PT", marks=pytest.mark.long)]
)
def test_four_play_to_the_end(
    browser: Browser, address: str, size: tuple[int, int], lang: str
) -> None:
    person = sit_down(browser, address, size, "bot", "bot", "bot", lang=lang, level="easy")
    play(person, MIDDLE)
    assert not person.is_over()
    person.check()
    play(person)
    expect(person.page.locator(".finale .one")).to_have_count(4)
    person.check()


def test_a_play_is_built_and_taken_back(browser: Browser, address: str) -> None:
    person = sit_down(browser, address, DESKTOP, "bot", level="easy")
    page = person.page
    bug = page.locator('[data-zone=hand] [data-thing="kid.bug"]').first
    bug.click()
    outcome = page.locator("[data-zone=outcome]")
    expect(outcome).to_contain_text("gather 1 pizza")
    person.check()
    rusty = page.locator('[data-zone=hand] [data-thing="kid.rusty"]').first
    rusty.focus()
    page.keyboard.press("Enter")
    expect(outcome).to_contain_text("gather 2 pizzas")
    page.locator(".extra").click()
    expect(outcome).to_contain_text("gather 1 pizza")
    page.locator(".bench + .foot .button:not(.go)").click()
    expect(outcome).to_have_count(0)
    # Dragging a card to the board builds the same play.
    bug.drag_to(page.locator(".slate .spot"))
    expect(outcome).to_contain_text("gather 1 pizza")
    page.locator(".go").click()
    expect(page.locator("[data-zone=track] .me")).to_have_count(1)
    expect(page.locator('.question[data-ask="choose_recruit"]')).to_have_count(1)
    page.locator('[data-zone=park] [data-thing^="kid."]').first.click()
    person.see(".question .button.first").click()
    expect(page.locator('.question[data-ask="choose_recruit"]')).to_have_count(0)
    assert person.troubles == []


def test_what_cannot_be_played_says_why(browser: Browser, address: str) -> None:
    person = sit_down(browser, address, PHONE, "bot", level="easy")
    card = person.page.locator('[data-zone=hand] .card[aria-disabled="true"]').first
    card.click(force=True)  # disabled, but it can still be asked why
    person.see("[role=tooltip], .tip")
    person.check()


def test_the_draft_is_a_hand_that_goes_round(browser: Browser, address: str) -> None:
    options = {"setup": "advanced"}
    person = sit_down(browser, address, PHONE, "bot", level="easy", options=options)
    page = person.page
    for kept in range(7):
        expect(page.locator('[data-zone="packet"] .card')).to_have_count(8 - kept)
        page.locator('[data-zone="packet"] .card.live').nth(kept % 2).click()
        if kept == 1:
            person.check()
        person.see(".question .button.first").click()
    person.see('[data-zone="hand"] .card')


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_piles_are_browsed_and_cards_explained(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    person = sit_down(browser, address, size, "bot", level="easy")
    page = person.page
    page.locator('.own [data-zone="deck"] button').click()
    expect(page.locator("dialog .card")).to_have_count(5)
    person.check()
    page.keyboard.press("Escape")
    card = page.locator('[data-zone="park"] [data-thing^="kid."]').first
    card.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_contain_text("Public action")
    person.check()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_icon_is_explained(browser: Browser, address: str, size: tuple[int, int]) -> None:
    person = sit_down(browser, address, size, "bot", level="easy")
    page = person.page
    page.locator('[data-zone="park"] [data-thing^="kid."]').first.click()
    icons = person.see("dialog[open] .icons").locator("button")
    icons.last.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .icons")).to_have_count(0)
    expect(page.locator("dialog[open] .about")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.locator(".commons .legend").click()
    expect(page.locator("dialog[open] li")).to_have_count(37)
    said = page.locator("dialog[open]").inner_text()
    assert not re.search(r"\b(about|unit|sign|number)-[a-z]", said)
    person.check()
    page.keyboard.press("Escape")
    page.locator(".own h4 button").first.click()  # and every zone by its heading
    expect(page.locator("dialog[open] .about")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.locator('.own button[data-thing="kind.pizza"]').first.focus()  # and tokens by the keyboard
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text(re.compile("pizza", re.IGNORECASE))


def test_fewer_than_all_can_be_taken(browser: Browser, address: str) -> None:
    """Scout gathers one toy or two: nothing was added that this would waste."""
    person = sit_down(browser, address, DESKTOP, "bot", level="easy", seed=30)
    page = person.page
    page.locator('[data-zone=hand] [data-thing="kid.scout"]').first.click()
    outcome = page.locator("[data-zone=outcome]")
    expect(outcome).to_contain_text("gather 2 toys")
    outcome.get_by_role("button", name=re.compile("Fewer")).click()
    expect(outcome).to_contain_text("gather 1 toy")
    outcome.get_by_role("button", name=re.compile("More")).click()
    expect(outcome).to_contain_text("gather 2 toys")
    outcome.get_by_role("button", name=re.compile("Fewer")).click()
    page.locator(".go").click()
    expect(
        page.locator('.own [data-zone=own_stuff] [data-thing="kind.toy"] .slot:not(.empty)')
    ).to_have_count(1)
    assert person.troubles == []


def test_what_would_change_nothing_does_not_glow(browser: Browser, address: str) -> None:
    """The game says what can be added: all that glows can be, one after another, and sent."""
    person = sit_down(browser, address, DESKTOP, "bot", level="easy")
    page = person.page
    page.locator('[data-zone=hand] [data-thing="kid.bug"]').first.click()
    person.see(ADDED)
    while page.locator(ADDED).count():
        more, extras = page.locator(ADDED).first, page.locator(".extra").count()
        more.click()
        expect(page.locator(".extra")).to_have_count(extras + 1)
        expect(page.locator("[data-zone=outcome]:not(.dim)")).to_have_count(1)
    expect(page.locator(".warn")).to_have_count(0)
    page.locator(".go").click()
    expect(page.locator('.question:not([data-ask="choose_play"])')).to_have_count(1)
    assert person.troubles == []


def test_who_watches_sees_what_lies_open(browser: Browser, address: str) -> None:
    table = new_table(address, "fort", "me", "bot", seed=SEED, level="easy")
    for size in (DESKTOP, PHONE):
        watcher = Person(browser, address, size, plain=False)
        watcher.go(f"#/table/{table['table']}")
        watcher.see(".fort .slate")
        expect(watcher.page.locator(".rival")).to_have_count(2)
        assert watcher.page.locator("[data-zone=hand] .card, .own").count() == 0
        if size == PHONE:
            watcher.page.locator(".rival .more").first.click()
        watcher.page.locator(".rival [data-zone=deck] button").first.click()
        dialog = watcher.see("dialog[open]")  # a deck is explained, never opened
        assert dialog.locator(".card").count() == 0
        watcher.check()
        assert watcher.troubles == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_two_share_a_screen_and_no_hand(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    person = Person(browser, address, size, plain=False)
    person.keep("still", True)
    take_seats(person, new_table(address, "fort", "me", "here", seed=SEED))
    page = person.page
    hands = []
    for _ in range(2):
        person.see(".hand-over")
        assert page.locator(".fort, [data-thing], dialog[open]").count() == 0
        page.locator(".hand-over .first").click()
        person.see("[data-zone=hand] .card")
        cards = page.locator("[data-zone=hand] .card")
        hands.append([card.get_attribute("aria-label") for card in cards.all()])
        assert page.locator(".bench, .extra").count() == 0  # none of the other's plan shows
        person.press(*NEXT, until=".hand-over")
    assert hands[0] != hands[1]
    assert person.troubles == []
