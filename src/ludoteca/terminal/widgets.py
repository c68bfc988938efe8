"""The parts of the screen: a player's corner, the table, the log, the list of what can be done."""

from itertools import islice
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import ItemGrid, Vertical, VerticalScroll
from textual.content import Content
from textual.css.query import NoMatches
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ludoteca.terminal.draw import Block
from ludoteca.terminal.layout import SCREEN, Line, Span, corner_width, lay_out
from ludoteca.terminal.telling import Act

QUICK = "1234567890ab"  # keys for short lists; longer ones are filtered by typing
MANY = 200  # lines shown at once: more are slow to draw, and nobody reads them
STYLES = {
    "title": "bold",
    "label": "$foreground 70%",
    "value": "bold",
    "cell": "",
    "chip": "$text-primary on $primary-muted",
    "empty": "$foreground 50%",
    "gap": "",
}


class Corner(Widget):
    """One block of the table: a title and its rows, as tall as they need."""

    def __init__(self, block: Block, nothing: str, is_own: bool) -> None:
        super().__init__(classes=f"seat-{'none' if block.seat is None else block.seat % 6}")
        self.block = block
        self.nothing = nothing
        self.set_class(is_own, "-own")

    def show(self, block: Block) -> None:
        """Show other things in the same place."""
        if block != self.block:
            self.block = block
            self.refresh(layout=True)

    def lines(self, width: int) -> list[Line]:
        """Return the title and the rows at this width."""
        title: Line = [Span(self.block.title, "title")]
        return [title, *lay_out(self.block.rows, max(width, 10), SCREEN, self.nothing)]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width))

    def render(self) -> Content:
        lines = (
            Content.assemble(*((span.text, STYLES[span.role]) for span in line))
            for line in self.lines(self.content_size.width)
        )
        return Content("\n").join(lines)


class TablePane(VerticalScroll):
    """The whole table: what is shared, then the players side by side where there is room."""

    def compose(self) -> ComposeResult:
        yield Vertical(id="shared")
        yield ItemGrid(min_column_width=36, id="corners")

    async def show(self, blocks: list[Block], nothing: str, own: int | None) -> None:
        """Show these blocks; existing corners only change their contents."""
        others = [block for block in blocks if block.seat is not None and block.seat != own]
        self.query_one("#corners", ItemGrid).min_column_width = corner_width(others, nothing)
        corners = list(self.query(Corner))
        if [(c.block.title, c.block.seat, c.has_class("-own")) for c in corners] == [
            (b.title, b.seat, b.seat is not None and b.seat == own) for b in blocks
        ]:
            for corner, block in zip(corners, blocks, strict=True):
                corner.show(block)
            return
        await self.query(Corner).remove()
        for block in blocks:
            is_own = block.seat is not None and block.seat == own
            # The viewer's own corner gets the full width: it is studied most.
            place = "#shared" if block.seat is None or is_own else "#corners"
            await self.query_one(place).mount(Corner(block, nothing, is_own))


class LogPane(VerticalScroll):
    """What happened, in words, the newest at the bottom; players' names in their colours."""

    LINES = 400  # older lines are in the record

    def compose(self) -> ComposeResult:
        yield Static(id="log-lines")

    def show(self, lines: list[str], names: tuple[str, ...]) -> None:
        """Show these lines and go to the last one, unless somebody is reading further up."""
        is_reading = self.has_focus and not self.is_vertical_scroll_end
        text = Content("\n").join(_coloured(line, names) for line in lines[-self.LINES :])
        self.query_one("#log-lines", Static).update(text)
        if not is_reading:
            self.scroll_end(animate=False)


SEAT_STYLES = (
    "$text-primary",
    "$text-warning",
    "$text-success",
    "$text-error",
    "$text-accent",
    "$text-secondary",
)


def _coloured(line: str, names: tuple[str, ...]) -> Content:
    content = Content(line)
    for seat, name in enumerate(names):
        start = line.find(name) if name else -1
        while start >= 0:
            content = content.stylize(f"bold {SEAT_STYLES[seat % 6]}", start, start + len(name))
            start = line.find(name, start + len(name))
    return content


class Acts(OptionList):
    """The list of what can be done: use the arrows and Enter, or the key shown before each line."""

    BINDINGS: ClassVar[list[BindingType]] = [("down", "cursor_down"), ("up", "cursor_up")]

    quick: bool = True

    def on_key(self, event: events.Key) -> None:
        place = QUICK.find(event.character) if event.character else -1
        if self.quick and 0 <= place < self.option_count:
            event.stop()
            self.highlighted = place
            self.action_select()


class Filter(Input):
    """The line above a long list: what is typed here narrows it; arrows still move in the list."""

    class Why(Message):
        """The question mark was typed."""

    async def on_key(self, event: events.Key) -> None:
        moves = {
            "down": "cursor_down",
            "up": "cursor_up",
            "pagedown": "page_down",
            "pageup": "page_up",
        }
        if event.key in moves:
            event.stop()
            event.prevent_default()
            try:
                acts = self.screen.query_one(Acts)
            except NoMatches:
                return
            getattr(acts, f"action_{moves[event.key]}")()
        elif event.character == "?":
            event.stop()
            event.prevent_default()
            self.post_message(self.Why())


class FilteredActs(Vertical):
    """Lines to pick from, with a filter above them when there are many."""

    class Picked(Message):
        """One of the lines was picked."""

        def __init__(self, act: Act) -> None:
            super().__init__()
            self.act = act

    class Pointed(Message):
        """The arrows have gone to one of the lines, or to none."""

        def __init__(self, act: Act | None) -> None:
            super().__init__()
            self.act = act

    def __init__(
        self, placeholder: str, no_match: str, always: bool = False, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self.placeholder = placeholder
        self.no_match = no_match
        self.always = always  # filter short lists as well
        self.acts: list[Act] = []
        self.shown: list[Act] = []

    def compose(self) -> ComposeResult:
        yield Filter(placeholder=self.placeholder, compact=True)
        yield Acts(compact=True)

    @property
    def is_long(self) -> bool:
        """Whether typing narrows the list, instead of single keys picking from it."""
        return self.always or len(self.acts) > len(QUICK)

    def rest(self) -> None:
        """Show nothing to pick from, in the same space: the table should not jump."""
        self.styles.min_height = self.outer_size.height
        self.acts = []
        self._narrow("")

    def show(self, acts: list[Act]) -> None:
        """Show these lines, unfiltered, and take the keys."""
        self.styles.min_height = None
        self.acts = acts
        line = self.query_one(Filter)
        line.placeholder = f"{self.placeholder} ({len(acts)})"
        line.display = self.is_long
        with self.prevent(Input.Changed):
            line.value = ""
        self._narrow("")
        self.take_keys()

    def take_keys(self) -> None:
        """Give the keys to the list, or to the line that narrows it."""
        (self.query_one(Filter) if self.is_long else self.query_one(Acts)).focus()

    def _narrow(self, text: str) -> None:
        words = text.lower().split()
        found = (act for act in self.acts if all(word in act.words.lower() for word in words))
        self.shown = list(islice(found, MANY))
        acts = self.query_one(Acts)
        acts.quick = not self.is_long
        acts.clear_options()
        acts.add_options(self._prompt(i, act) for i, act in enumerate(self.shown))
        if self.acts and not self.shown:
            acts.add_option(Option(self.no_match, disabled=True))
        acts.highlighted = 0 if self.shown else None
        if not self.shown:
            self.post_message(self.Pointed(None))

    def _prompt(self, place: int, act: Act) -> Option:
        first, _, more = act.words.partition("\n")
        words = Content.assemble(first, (f"\n{more}", "$foreground 70%") if more else "")
        if self.is_long:
            return Option(words)
        return Option(Content.assemble((f" {QUICK[place]} ", "bold"), " ", words))

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self._narrow(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.query_one(Acts).action_select()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        place = event.option_index
        self.post_message(self.Pointed(self.shown[place] if place < len(self.shown) else None))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Picked(self.shown[event.option_index]))


class Keys(Static):
    """The line at the bottom: which key does what."""

    def show(self, keys: list[tuple[str, str]], width: int) -> None:
        """Show as many of the keys as fit, the first ones first."""
        pieces: list[Content] = []
        used = 0
        for key, words in keys:
            used += cell_len(key) + cell_len(words) + 4
            if used > width:
                break
            pieces.append(Content.assemble((f" {key} ", "bold $text-primary"), f"{words} "))
        self.update(Content(" ").join(pieces))
