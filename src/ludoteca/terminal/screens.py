"""The sheets laid over the table: text to read, lines to pick from, an answer to write."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static, TextArea

from ludoteca.locale import Speaker
from ludoteca.terminal.telling import Act
from ludoteca.terminal.widgets import FilteredActs


class Sheet(ModalScreen[Any]):
    """A sheet with a title; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str) -> None:
        super().__init__()
        self.sheet_title = title

    def on_mount(self) -> None:
        # Not as markup: it may be the name of a player.
        self.query_one("#sheet").border_title = Content(self.sheet_title)


class Text(Sheet):
    """Something to read; Enter closes it too."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,f1", "dismiss", show=False)]

    def __init__(self, title: str, text: str | Content, keys: str) -> None:
        super().__init__(title)
        self.text = text
        self.keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            with VerticalScroll():
                yield Static(self.text, id="sheet-text", markup=False)
            yield Static(self.keys, id="sheet-keys", markup=False)


class HandOver(Text):
    """Hides the table until the next person is there; `u` lets the previous one undo."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "nothing", show=False),
        Binding("u", "undo", show=False),
    ]

    def __init__(self, title: str, text: str, keys: str, may_undo: bool) -> None:
        super().__init__(title, text, keys)
        self.may_undo = may_undo

    def action_nothing(self) -> None:
        """Stay open: only Enter says that the right person is there."""

    def action_undo(self) -> None:
        """Let the previous person take the last choice back."""
        if self.may_undo:
            self.dismiss("undo")


class Pick(Sheet):
    """Lines to pick one from, and text above them if there is any."""

    def __init__(self, title: str, text: str, acts: list[Act]) -> None:
        super().__init__(title)
        self.text = text
        self.acts = acts

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            if self.text:
                yield Static(self.text, id="sheet-text", markup=False)
            yield self.list()

    def list(self) -> FilteredActs:
        """Return the list, still empty."""
        return FilteredActs("", "")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(FilteredActs).show(self.acts)

    def on_filtered_acts_pointed(self, pointed: FilteredActs.Pointed) -> None:
        pointed.stop()  # it is not on the table

    def on_filtered_acts_picked(self, picked: FilteredActs.Picked) -> None:
        picked.stop()
        self.dismiss(picked.act)


class Leave(Pick):
    """Whether to leave the table."""


class Search(Pick):
    """Lines to browse, narrowed by typing even if they are few."""

    def __init__(self, title: str, text: str, acts: list[Act], speaker: Speaker) -> None:
        super().__init__(title, text, acts)
        self.speaker = speaker

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(self.text, id="sheet-text", markup=False)
            yield self.list()
            yield Static(self.speaker.say("terminal-back"), id="sheet-keys", markup=False)

    def list(self) -> FilteredActs:
        say = self.speaker.say
        return FilteredActs(say("terminal-filter"), say("terminal-no-match"), always=True)


class Compose(Sheet):
    """An answer written by hand; `judge` says why it is refused, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s,f2", "send", show=False, priority=True)
    ]

    def __init__(self, title: str, text: str, keys: str, judge: Callable[[str], str]) -> None:
        super().__init__(title)
        self.text = text
        self.keys = keys
        self.judge = judge

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield TextArea(self.text, show_line_numbers=True, tab_behavior="focus")
            yield Static(self.keys, id="sheet-keys", markup=False)

    def action_send(self) -> None:
        """Submit the answer, or show why it is refused."""
        text = self.query_one(TextArea).text
        refused = self.judge(text)
        if refused:
            self.query_one("#sheet-keys", Static).update(Content(f"{refused}\n\n{self.keys}"))
        else:
            self.dismiss(text)
