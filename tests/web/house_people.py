"""Builders of Dream Home in a browser: they play with the table's own things."""

from playwright.sync_api import Browser

from tests.server.clients import new_table
from tests.web.people import Person, take_seats

BUILT = ".mine .place:is(.room, .empty):not(.staged)"
LEGAL = '.place[data-target="legal"]'
# What somebody would touch next, the best first.
QUICK_MOVES = [
    ".hand .confirm:not(:disabled)",
    f"{LEGAL}:not([data-down])",
    LEGAL,
    ".column.live",
    ".hand .pick",
    ".hand .exit:not(:disabled)",
]
COLUMNS = ':root:has(.hand[data-kind="take_column"]) .column.live'


class Builder(Person):
    """Somebody who builds a house with the table's own controls, and never with the list."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int],
        seed: int,
        look: str = "light",
        bots: int = 1,
    ) -> None:
        super().__init__(browser, address, size, plain=False)
        self.keep("still", True)
        self.keep("look", look)
        table = new_table(address, "dream_home", "me", *["bot"] * bots, seed=seed, level="easy")
        take_seats(self, table)
        self.see(".dream-home .market")

    def choose_columns(self) -> None:
        """Play until a column is to be taken, and leave that to the test."""
        self.press(*QUICK_MOVES, until=COLUMNS)

    def cards(self) -> int:
        """Return how many room cards are in the builder's own house."""
        return self.page.locator(BUILT).count()

    def build(self, cards: int) -> None:
        """Play until this many cards are in the builder's own house."""
        self.press(*QUICK_MOVES, until=BUILT, count=cards)

    def finish(self) -> None:
        """Play to the end."""
        self.press(*QUICK_MOVES, until=".pad")
        assert self.cards() == 12
