"""The table as a screen (Textual): keyboard only, drawn from decisions, views and events alone.

Shows what the dealer says and puts what a person picks into the inbox.
"""

import asyncio
import contextlib
import os
import signal
from typing import ClassVar

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Static

from ludoteca.locale import Speaker
from ludoteca.terminal import looks, telling
from ludoteca.terminal.dealer import UNDO, Dealer
from ludoteca.terminal.draw import draw
from ludoteca.terminal.foresight import Foresight
from ludoteca.terminal.foretelling import hint_lines
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.screens import Compose, Leave, Search, Text
from ludoteca.terminal.session import Session, Turn
from ludoteca.terminal.telling import Act
from ludoteca.terminal.widgets import FilteredActs, Keys, LogPane, TablePane

# Letters for short lists, function keys where letters narrow a long one.
KEYS = (
    ("terminal-key-why", "?", "?"),
    ("terminal-key-undo", "u", "^Z"),
    ("terminal-key-table", "t", "F2"),
    ("terminal-key-log", "l", "F3"),
    ("terminal-key-quit", "q", "^Q"),
    ("terminal-key-help", "F1", "F1"),
    ("terminal-key-hint", "i", "F6"),
)


TERMINATED = 128 + signal.SIGTERM  # the exit code of a program that was asked to end


class TableApp(App[None]):
    """A table for one game, until it is over or saved for later."""

    CSS = looks.CSS
    HORIZONTAL_BREAKPOINTS = looks.BREAKPOINTS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,h", "help", show=False),
        Binding("question_mark,f4", "why", show=False),
        Binding("u,ctrl+z,f8", "undo", show=False),
        Binding("i,f6", "hint", show=False),
        Binding("t,f2", "only('table')", show=False),
        Binding("l,f3", "only('log')", show=False),
        Binding("escape", "only('')", show=False),
        Binding("shift+down,ctrl+down", "scroll(1)", show=False, priority=True),
        Binding("shift+up,ctrl+up", "scroll(-1)", show=False, priority=True),
        Binding("n,f5", "note", show=False),
        Binding("d,f9", "shade", show=False),
        Binding("q,f10", "leave", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session, speaker: Speaker, shelf: Shelf, pause: float) -> None:
        super().__init__()
        self.session = session
        self.speaker = speaker
        self.shelf = shelf
        self.pause = pause
        self.turn: Turn | None = None  # the question put to a person now
        self.foresight: Foresight | None = None  # what its choices would do
        self.is_waiting = False  # whether a person has to pick something
        self.inbox: asyncio.Queue[Act] = asyncio.Queue()
        self.theme = theme_for(os.environ.get("COLORFGBG", ""))

    def compose(self) -> ComposeResult:
        yield Static(id="top", markup=False)
        with Container(id="body"):
            yield TablePane(id="table")
            with Vertical(id="side"):
                yield LogPane(id="log")
                yield Static(id="foretold", markup=False)
                say = self.speaker.say
                yield FilteredActs(say("terminal-filter"), say("terminal-no-match"), id="acts")
        yield Keys(id="keys", markup=False)
        yield Static(id="too-small", markup=False)

    def on_mount(self) -> None:
        self.query_one("#log").border_title = self.speaker.say("terminal-log")
        # An orderly exit restores the screen, which a thread of its own writes to.
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGTERM, lambda: self.exit(return_code=TERMINATED))
        self.deal()

    @work(exclusive=True)
    async def deal(self) -> None:
        """Let the dealer play."""
        await Dealer(self, self.pause).play()

    def on_resize(self, event: events.Resize) -> None:
        columns, rows = looks.SMALLEST
        is_small = event.size.width < columns or event.size.height < rows
        table = self.screen_stack[0]
        table.set_class(is_small, "-too-small")
        words = self.speaker.say("terminal-too-small", columns=columns, rows=rows)
        table.query_one("#too-small", Static).update(words)
        self._show_keys(event.size.width)

    # -- showing ---------------------------------------------------------------------------

    async def show(self, turn: Turn | None) -> None:
        """Show the table to those who may look at it now."""
        table = self.screen_stack[0]
        viewer = self.session.eyes(turn)
        blocks = draw(self.session.view(viewer), self.speaker)
        nothing = self.speaker.say("terminal-none")
        await table.query_one(TablePane).show(blocks, nothing, viewer)
        lines = [telling.log_line(line, self.speaker) for line in self.session.lines(viewer)]
        table.query_one(LogPane).show(lines, self.speaker.names)
        table.query_one("#top", Static).update(self._top(turn))
        table.query_one(FilteredActs).rest()
        if self.shelf.trouble:
            self.tell(self.speaker.say("terminal-not-saved", why=self.shelf.trouble))

    def _top(self, turn: Turn | None) -> Content:
        first = self.speaker.say("game-name")
        if turn is None:
            second = self.speaker.say("terminal-over")
        elif turn.is_person:
            second = telling.question(self.session, turn, self.speaker)
        else:
            second = self.speaker.say("terminal-thinking", name=self.speaker.names[turn.seat])
        facts = telling.round_words(self.session, self.speaker)
        return Content.assemble(
            (first, "bold"), "  ", (facts, "$foreground 70%"), "\n", (second, "bold $text-primary")
        )

    async def cover(self) -> None:
        """Hide everybody's things: the screen is being handed over."""
        table = self.screen_stack[0]
        await table.query_one(TablePane).show([], "", None)
        table.query_one(LogPane).show([], ())
        table.query_one("#top", Static).update(self.speaker.say("game-name"))
        table.query_one("#foretold", Static).update("")
        self.foresight = None
        table.query_one(FilteredActs).rest()

    def tell(self, words: str) -> None:
        """Show the person a passing message."""
        self.notify(words, markup=False, timeout=6)

    async def pick(self, turn: Turn | None, acts: list[Act]) -> Act:
        """Let the person at the screen pick one of these, or take something back."""
        table = self.screen_stack[0]
        if turn is not self.turn or self.foresight is None:
            self.foresight = self._foresight(turn)
        self.turn = turn
        table.query_one(FilteredActs).show(acts)
        self._show_keys(self.size.width)
        self.is_waiting = True
        act = await self.inbox.get()
        self.turn = None
        return act

    def _foresight(self, turn: Turn | None) -> Foresight | None:
        if turn is None or not turn.decision.options:
            return None
        return Foresight(self.session.game, self.session.imagined(turn.seat), turn.seat)

    def on_filtered_acts_pointed(self, pointed: FilteredActs.Pointed) -> None:
        self.foretell(pointed.act)

    @work(exclusive=True, group="foretelling")
    async def foretell(self, act: Act | None) -> None:
        """Show what the choice that somebody points at would do, as soon as it is worked out."""
        foresight, lines = self.foresight, list[str]()
        if foresight is not None and act is not None and act.kind == "choice":
            assert isinstance(act.choice, int)
            lines = await asyncio.to_thread(foresight.lines, act.choice, self.speaker)
        if foresight is self.foresight:  # the screen has not been handed over meanwhile
            self.screen_stack[0].query_one("#foretold", Static).update(" ".join(lines))

    def answer(self, act: Act) -> None:
        """Give the dealer what was picked, once per question."""
        if self.is_waiting:
            self.is_waiting = False
            self.inbox.put_nowait(act)

    def _show_keys(self, width: int) -> None:
        table = self.screen_stack[0]
        is_long = table.query_one(FilteredActs).is_long
        shown = [
            (long if is_long else short, self.speaker.say(words)) for words, short, long in KEYS
        ]
        table.query_one(Keys).show(shown, width)

    # -- keys ------------------------------------------------------------------------------

    def on_filtered_acts_picked(self, picked: FilteredActs.Picked) -> None:
        self.answer(picked.act)

    def on_filter_why(self) -> None:
        self.action_why()

    def action_undo(self) -> None:
        """Take the last choice back, if nothing was learned from it."""
        if self.turn is not None:
            self.answer(UNDO)

    def action_only(self, pane: str) -> None:
        """Give the whole screen to the table or the log, or share it again."""
        table = self.screen_stack[0]
        wish = bool(pane) and not table.has_class(f"-only-{pane}")
        table.remove_class("-only-table", "-only-log")
        if wish:
            table.add_class(f"-only-{pane}")
            table.query_one(f"#{pane}").focus()
        else:
            table.query_one(FilteredActs).take_keys()

    def action_scroll(self, way: int) -> None:
        """Scroll the table without leaving the list."""
        pane = self.screen_stack[0].query_one(TablePane)
        pane.scroll_relative(y=way * (pane.size.height // 2), animate=False)

    def action_shade(self) -> None:
        """Switch between dark and light."""
        self.theme = "textual-light" if self.current_theme.dark else "textual-dark"

    def action_help(self) -> None:
        """Show what the keys do."""
        title, text = self.speaker.say("terminal-key-help"), self.speaker.say("terminal-help")
        self.push_screen(Text(title, text, self.speaker.say("terminal-back")))

    @work
    async def action_why(self) -> None:
        """Let the person browse the refused choices and the reasons."""
        if self.turn is None:
            return
        game, speaker = self.session.game, self.speaker
        acts = [
            Act(
                f"{telling.choice_words(game, c, speaker)}\n  {telling.reason_words(r, speaker)}",
                "",
            )
            for c, r in self.session.refusals(self.turn)
        ]
        text = speaker.say("terminal-refused" if acts else "terminal-nothing-refused")
        await self.push_screen_wait(Search(speaker.say("terminal-why"), text, acts, speaker))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Say what a strong player would do, and why."""
        turn = self.turn
        if turn is None:
            return
        refused, speaker = self.session.may_hint(), self.speaker
        if refused is not None:
            self.tell(telling.reason_words(refused, speaker))
            return
        hint = await asyncio.to_thread(self.session.hint, self.session.known(turn))
        if self.turn is turn:  # nothing has been chosen meanwhile
            first, *why = hint_lines(self.session.game, hint, speaker)
            title, back = speaker.say("terminal-key-hint"), speaker.say("terminal-back")
            self.push_screen(Text(title, "\n".join((first, "", *why)), back))

    @work
    async def action_note(self) -> None:
        """Let the person who is asked write in their notebook."""
        if self.turn is None:
            return
        seat, refused = self.turn.seat, self.session.may_note()
        if refused is not None:
            self.tell(telling.reason_words(refused, self.speaker))
            return
        say = self.speaker.say
        title, keys = say("terminal-notebook"), say("terminal-notebook-keys")
        before = self.session.notes.get(seat, "")
        text = await self.push_screen_wait(Compose(title, before, keys, lambda text: ""))
        if text is not None:
            self.session.write_note(seat, text)

    @work
    async def action_leave(self) -> None:
        """Ask whether to leave; the game is saved and can be resumed."""
        say = self.speaker.say
        if isinstance(self.screen, Leave):
            return
        if self.session.turn() is not None:
            acts = [Act(say("terminal-stay"), "stay"), Act(say("terminal-leave"), "leave")]
            text = telling.kept(self.shelf, self.speaker, is_over=False)
            act = await self.push_screen_wait(Leave(say("terminal-key-quit"), text, acts))
            if act is None or act.kind != "leave":
                return
        self.exit()


def theme_for(colours: str) -> str:
    """Return the theme for a terminal that gives its colours as `foreground;background`.

    >>> theme_for("0;15"), theme_for("15;0"), theme_for("")
    ('textual-light', 'textual-dark', 'textual-dark')
    """
    background = colours.rpartition(";")[2]
    return "textual-light" if background in ("7", "15") else "textual-dark"
