"""Guests of Picture Perfect in a browser: they play with the table's own things."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser

from ludoteca.arena.lineup import make_player
from ludoteca.arena.matches import play_match
from ludoteca.games import load
from screen_moments import Brought, Moment, brought
from tests.patience import PATIENCE
from tests.server import patient
from tests.web.people import MOST, Person

OVER = ".finale"

# Answers what is asked with the table's own things until something is seen; in the page, to be
# quick. Returns what was asked, and when anything was wider than the window.
PLAYER = """
async ([until, patience, most]) => {
  let [presses, since] = [0, performance.now()];
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
  const isThere = () => document.querySelector(until) !== null;
  const isStuck = () => presses > most || performance.now() - since > 1000 * patience;
  while (!isThere() && !isStuck()) {
    const moment = document.querySelector(".studio") ? "window"
      : document.querySelector(".moment.asked")?.dataset.kind;
    if (moment) {
      asked.add(moment);
      if (document.documentElement.scrollWidth > innerWidth) wide.push(moment);
      const found = CONTROLS.map((one) => document.querySelector(one)).find((one) => one);
      if (found && !found.disabled) {
        found.click();
        presses++;
        since = performance.now();
      }
    }
    await wait(20);
  }
  if (document.documentElement.scrollWidth > innerWidth) wide.push("end");
  return { asked: [...asked], wide, isThere: isThere() };
}
"""


def evening(address: str, bots: int = 1, **more: object) -> dict[str, object]:
    """Make a table for me and some quick bots."""
    return table_of(address, ["me", *["bot"] * bots], **more)


def table_of(address: str, kinds: list[str], **more: object) -> dict[str, object]:
    """Make a table with these kinds of seats; bots are quick."""
    level = {"bot": {"level": "easy"}}
    seats = [{"kind": kind, **level.get(kind, {})} for kind in kinds]
    body = {"game": "picture-perfect", "seats": seats, **more}
    answer = patient.post(f"http://{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    told: dict[str, object] = answer.json()
    return told


def moment_of(
    address: str, kind: str, seed: int, seats: int, options: Mapping[str, Any], entries: int
) -> Brought:
    """Bring a table to a moment, reached by random bots, that asks somebody for `kind`."""
    game = load("picture_perfect")
    players = [make_player("random", seed, seat) for seat in range(seats)]
    record = play_match(game, players, dict(options), seed).record
    seat = record.entries[entries][0]
    return brought(address, game, Moment(kind, kind, record, entries, seat))


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
        self.come(str(table["table"]), tokens)

    def join(self, moment: Brought) -> None:
        """Take the seat that is asked at a moment."""
        seat = moment.moment.seat
        self.come(moment.table, {str(seat): moment.tokens[seat]})

    def come(self, table: str, tokens: Mapping[str, object]) -> None:
        """Go to a table with some keys, or without any to watch."""
        self.keep("tokens", {table: tokens})
        self.go(f"#/table/{table}")
        self.see(".party")

    def place(self, guest: str, space: str) -> None:
        """Pick a guest from the row and touch a space in the room."""
        self.page.locator(f".strip [data-thing='guest.{guest}']").dispatch_event("click")
        self.page.locator(f".room [data-space='{space}']").dispatch_event("click")

    def play(self, until: str = OVER) -> None:
        """Play until the album is open, or until something else appears."""
        self.start(until)
        self.stop()

    def start(self, until: str = OVER) -> None:
        """Play from now on, in the page itself."""
        given = [until, PATIENCE, MOST]
        self.page.evaluate(f"given => {{ window.playing = ({PLAYER})(given) }}", given)

    def stop(self) -> None:
        """Wait until the play that was started has ended."""
        told = self.page.evaluate("() => window.playing")
        self.asked |= set(told["asked"])
        assert told["isThere"], (told, self.stuck())
        assert told["wide"] == []
        assert self.troubles == []
