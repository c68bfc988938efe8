"""The table as plain text, for screen readers, dumb terminals and pipes.

Lines only: no colours, no boxes, no cursor movement. Reads a number, a choice in words or a
command; at the end of the input the game is saved and the table left.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from ludoteca.core.decisions import IllegalChoice, Reason
from ludoteca.core.files import text_of
from ludoteca.core.game import Choice
from ludoteca.locale import Speaker
from ludoteca.locale.printable import printable
from ludoteca.tables.play.answers import read_written, write_answer
from ludoteca.terminal import telling
from ludoteca.terminal.draw import draw
from ludoteca.terminal.foretelling import foretold, hint_lines
from ludoteca.terminal.layout import plain_lines
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.session import Session, Turn
from ludoteca.terminal.telling import Act

COMMANDS = {  # in English everywhere, and in the language of the table
    "help": "terminal-command-help",
    "table": "terminal-command-table",
    "log": "terminal-command-log",
    "why": "terminal-command-why",
    "try": "terminal-command-try",
    "hint": "terminal-command-hint",
    "undo": "terminal-command-undo",
    "note": "terminal-command-note",
    "quit": "terminal-command-quit",
}
MANY = 20  # refusals shown at once
EMPTY = "-"  # what empties a notebook
DIGITS = 10  # more than the number of any choice has
LOG = 30  # log lines shown again
COVER = "\n" * 60  # pushes a player's secrets off the screen


class Leave(Exception):
    """The person leaves the table."""


class PlainTable:
    """One game read and written line by line."""

    def __init__(
        self,
        session: Session,
        speaker: Speaker,
        shelf: Shelf,
        read: Callable[[], str],
        write: Callable[[str], None],
        cover: bool = False,
    ) -> None:
        self.session = session
        self.speaker = speaker
        self.shelf = shelf
        self.read = read
        self.write = write
        self.cover = cover
        self.heard: dict[int | None, int] = {}  # how much of the log each viewer has been shown
        self.seen: dict[
            int | None, set[tuple[str, str]]
        ] = {}  # the table as each viewer last saw it
        self.last_person: int | None = None
        # People who come back to a game are shown the last lines again.
        self.known = max(0, len(session.log) - LOG) if session.record.entries else 0

    def run(self) -> None:
        """Play to the end, or until somebody leaves; the game is kept either way."""
        self.say("game-name")
        self.say("game-about")
        self.say("terminal-plain-welcome", help=self._command("help"))
        self.session.keep(self.session)
        try:
            while (turn := self.session.turn()) is not None:
                self._take(turn)
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._farewell()

    def say(self, key: str, **args: object) -> None:
        """Write a message."""
        self.write(self.speaker.say(key, **args))

    def _take(self, turn: Turn) -> None:
        if not turn.is_person:
            self.session.answer(turn.seat, self.session.bot_choice(turn))
            if len(self.session.people) <= 1:
                self._tell_news(self.session.eyes(turn))
            return
        self._hand_over(turn.seat)
        self._tell_news(turn.seat)
        self._tell_table(turn.seat)
        self._ask(turn)

    def _hand_over(self, seat: int) -> None:
        """Wait until the right person is at the keyboard."""
        if len(self.session.people) > 1 and self.last_person != seat:
            if self.cover:
                self.write(COVER)
            self.say("terminal-hand-over", name=self.speaker.names[seat])
            self.read()
        self.last_person = seat

    def _tell_news(self, viewer: int | None) -> None:
        for line in self.session.lines(viewer, self.heard.get(viewer, self.known)):
            self.write(telling.log_line(line, self.speaker))
        self.heard[viewer] = len(self.session.log)
        if self.shelf.trouble:
            self.say("terminal-not-saved", why=self.shelf.trouble)

    def _table(self, viewer: int | None) -> list[str]:
        blocks = draw(self.session.view(viewer), self.speaker)
        return plain_lines(blocks, self.speaker.say("terminal-none"))

    def _tell_table(self, viewer: int | None) -> None:
        """Write the whole table the first time, later only the new lines, under their titles."""
        before, now = self.seen.get(viewer, set()), set()
        title = told = ""
        for line in self._table(viewer):
            if not line.startswith(" "):
                title = line
                continue
            now.add((title, line))
            if (title, line) not in before:
                if title != told:
                    self.write(title)
                    told = title
                self.write(line)
        self.seen[viewer] = now

    # -- one question ----------------------------------------------------------------------

    def _ask(self, turn: Turn) -> None:
        """Ask until the seat has done something that moves the game."""
        acts = telling.acts(self.session, turn, self.speaker)
        self.write(telling.question(self.session, turn, self.speaker))
        self._list(list(enumerate(acts, 1)))
        while not self._done(turn, acts, self.read().strip()):
            pass

    def _list(self, numbered: list[tuple[int, Act]]) -> None:
        for number, act in numbered:
            self.write(f"{number}. {act.words}")

    def _done(self, turn: Turn, acts: list[Act], text: str) -> bool:
        """Carry out what was typed; return whether the question is settled."""
        command, _, rest = text.partition(" ")
        command = self._as_command(command)
        if command:
            return self._obey(turn, command, rest.strip())
        if text.isdecimal():
            # Nobody means a number with that many digits, and Python may refuse to parse it.
            number = int(text) if len(text) < DIGITS else 0
            if 1 <= number <= len(acts):
                return self._act(turn, acts[number - 1])
            self.say("terminal-no-such-number", low=1, high=len(acts))
            return False
        choice = self.session.game.read(text)
        if choice is None:
            self._search(turn, acts, text)
            return False
        kind = "request" if choice in turn.decision.requests else "choice"
        return self._act(turn, Act("", kind, choice))

    def _search(self, turn: Turn, acts: list[Act], text: str) -> None:
        found = [(n, a) for n, a in enumerate(acts, 1) if text.lower() in a.words.lower()]
        if found and text:
            self._list(found)
        elif not self._is_refused(turn, text):
            self.say("terminal-not-understood", low=1, high=len(acts), help=self._command("help"))

    def _is_refused(self, turn: Turn, text: str) -> bool:
        """Say why what was written can never be chosen; return whether it means anything at all."""
        reason = self.session.refusal_of(turn, text)
        if reason is not None:
            self.write(telling.reason_words(reason, self.speaker))
        return reason is not None

    def _act(self, turn: Turn, act: Act) -> bool:
        try:
            if act.kind == "request":
                assert isinstance(act.choice, int)
                for event in self.session.request(turn.seat, act.choice):
                    self.write(self.speaker.event(event))
                self.heard[turn.seat] = len(self.session.log)
                return True
            if act.kind == "compose":
                return self._compose(turn)
            choice = self.session.sample(turn) if act.kind == "arrange" else act.choice
            self.session.answer(turn.seat, choice)
        except IllegalChoice as refused:
            self.write(telling.reason_words(refused.reason, self.speaker))
            return False
        if len(self.session.people) <= 1:
            self._tell_news(turn.seat)
        return True

    def _compose(self, turn: Turn) -> bool:
        """Read an answer from a file that the person names."""
        self.say("terminal-compose-example")
        self.write(write_answer(self.session.game, self.session.sample(turn)))
        self.say("terminal-compose-file")
        path = Path(self.read().strip()).expanduser()
        try:
            answer = read_written(self.session.game, text_of(path))
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            answer = Reason("position_unreadable", {"file": str(path), "why": why})
        if isinstance(answer, Reason):
            self.write(telling.reason_words(answer, self.speaker))
            return False
        return self._act(turn, Act("", "choice", answer))

    # -- commands --------------------------------------------------------------------------

    def _command(self, command: str) -> str:
        return self.speaker.say(COMMANDS[command])

    def _as_command(self, word: str) -> str:
        """Return the command behind a word, in the table's language or in English."""
        if word == "?":
            return "help"
        known = {self._command(command): command for command in COMMANDS}
        return word.lower() if word.lower() in COMMANDS else known.get(word.lower(), "")

    def _obey(self, turn: Turn, command: str, rest: str) -> bool:
        if command == "quit":
            raise Leave
        if command == "undo":
            if self.session.undo(turn.seat):
                last = len(self.session.log) - 1  # the line about the undo is news to everybody
                self.heard = {viewer: min(told, last) for viewer, told in self.heard.items()}
                return True
            self.say("terminal-no-undo")
        elif command == "table":
            for line in self._table(turn.seat):
                self.write(line)
        elif command == "log":
            for event in self.session.lines(turn.seat)[-LOG:]:
                self.write(telling.log_line(event, self.speaker))
        elif command == "why":
            self._why(turn, rest)
        elif command == "try":
            self._try(turn, rest)
        elif command == "hint":
            self._hint(turn)
        elif command == "note":
            self._note(turn, rest)
        else:
            self.say("terminal-plain-help", **{c: self._command(c) for c in COMMANDS})
        return False

    def _note(self, turn: Turn, text: str) -> None:
        """Show the seat's notebook after adding a line to it, or emptying it."""
        refused = self.session.may_note()
        if refused is not None:
            self.write(telling.reason_words(refused, self.speaker))
            return
        before = self.session.notes.get(turn.seat, "")
        if text:
            more = f"{before}\n{text}".lstrip("\n")
            self.session.write_note(turn.seat, "" if text == EMPTY else more)
        for line in self.session.notes.get(turn.seat, "").splitlines():
            self.write(printable(line))
        if not self.session.notes.get(turn.seat):
            self.say("terminal-notebook-empty")

    def _why(self, turn: Turn, text: str) -> None:
        """Say why choices are refused: the one typed, or those that contain the text."""
        game, speaker = self.session.game, self.speaker
        named = game.read(text)
        found = [
            (telling.choice_words(game, choice, speaker), reason)
            for choice, reason in self.session.refusals(turn)
            if named in (None, choice)
        ]
        if named is None:
            found = [pair for pair in found if text.lower() in pair[0].lower()]
        for words, reason in found[:MANY]:
            self.write(f"{words}: {telling.reason_words(reason, speaker)}")
        if not found and (named is not None or not self._is_refused(turn, text)):
            self.say("terminal-nothing-refused")
        elif len(found) > MANY:
            self.say("terminal-more-refused", count=len(found) - MANY, why=self._command("why"))

    def _try(self, turn: Turn, text: str) -> None:
        """Say what a choice would do, by its number in the list or its words."""
        choice: Choice | None = self.session.game.read(text)
        found = telling.acts(self.session, turn, self.speaker)
        if text.isdecimal() and len(text) < DIGITS and 1 <= int(text) <= len(found):
            act = found[int(text) - 1]
            choice = act.choice if act.kind == "choice" else None
        if choice is None:
            if not self._is_refused(turn, text):
                self.say("terminal-no-such-number", low=1, high=len(turn.decision.options))
            return
        told = self.session.preview(turn.seat, choice)
        for line in foretold(self.session.game, told, self.speaker):
            self.write(line)

    def _hint(self, turn: Turn) -> None:
        """Say what a strong player would do, and why."""
        refused = self.session.may_hint()
        if refused is not None:
            self.write(telling.reason_words(refused, self.speaker))
            return
        hint = self.session.hint(self.session.known(turn))
        for line in hint_lines(self.session.game, hint, self.speaker):
            self.write(line)

    # -- the end ---------------------------------------------------------------------------

    def _end(self) -> None:
        viewer = self.session.eyes(None)
        self._tell_news(viewer)
        self.say("terminal-over")
        for line in telling.result_lines(self.session.standing(), self.speaker):
            self.write(line)
        self.write(telling.kept(self.shelf, self.speaker, is_over=True))

    def _farewell(self) -> None:
        self.session.keep(self.session)
        self.write(telling.kept(self.shelf, self.speaker, is_over=False))


def run_plain(session: Session, speaker: Speaker, shelf: Shelf) -> None:
    """Play on standard input and output."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    prompt = "> " if is_terminal else ""

    def write(line: str) -> None:
        print(line, flush=True)

    PlainTable(session, speaker, shelf, lambda: input(prompt), write, is_terminal).run()
