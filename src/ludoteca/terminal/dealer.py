"""Plays one game on the screen, question by question, until it is over and saved.

The sequential side of the screen table: what a person picks comes through the app's inbox.
"""

import asyncio
from typing import TYPE_CHECKING

from ludoteca.core.decisions import IllegalChoice, Reason
from ludoteca.tables.play.answers import read_written, write_answer
from ludoteca.terminal import telling
from ludoteca.terminal.screens import Compose, HandOver, Text
from ludoteca.terminal.session import Turn
from ludoteca.terminal.telling import Act

if TYPE_CHECKING:
    from ludoteca.terminal.app import TableApp

UNDO = Act("", "undo")


class Dealer:
    """Asks people and bots in turn."""

    def __init__(self, app: "TableApp", pause: float) -> None:
        self.app = app
        self.session = app.session
        self.speaker = app.speaker
        self.pause = pause
        self.last_person: int | None = None

    async def play(self) -> None:
        """Play to the end, then show the result until the person leaves."""
        self.session.keep(self.session)
        while (turn := self.session.turn()) is not None:
            if turn.is_person:
                await self._ask(turn)
            else:
                await self._let_bot(turn)
        await self._end()

    async def _let_bot(self, turn: Turn) -> None:
        await self.app.show(turn)
        self.session.bot_looks(turn)  # not in the thread: it changes the table on the screen
        choice = await asyncio.to_thread(self.session.bot_choice, turn)
        if turn.is_last:  # before the last answer there is nothing to see
            await asyncio.sleep(self.pause)
        self.session.answer(turn.seat, choice)

    async def _ask(self, turn: Turn) -> None:
        """Ask a person until something has moved the game."""
        if not await self._hand_over(turn.seat):
            return
        await self.app.show(turn)
        acts = telling.acts(self.session, turn, self.speaker)
        moved = False
        while not moved:
            moved = await self._act(turn, await self.app.pick(turn, acts))

    async def _hand_over(self, seat: int) -> bool:
        """Hide the table until this person is there; False if the previous one undoes."""
        before, self.last_person = self.last_person, seat
        if len(self.session.people) < 2 or before == seat:
            return True
        say, name = self.speaker.say, self.speaker.names[seat]
        keys = say("terminal-ready", name=name)
        may_undo = before is not None and self.session.can_undo(before)
        if may_undo and before is not None:
            keys += "\n" + say("terminal-undo-before", name=self.speaker.names[before])
        await self.app.cover()
        sheet = HandOver(name, say("terminal-hand-over-text", name=name), keys, may_undo)
        wish = await self.app.push_screen_wait(sheet)
        if before is None or wish != "undo":
            return True
        self.last_person = before
        self.session.undo(before)
        return False

    async def _act(self, turn: Turn, act: Act) -> bool:
        """Carry out what the person picked; return whether the game has moved."""
        if act is UNDO:
            if not self.session.undo(turn.seat):
                self.app.tell(self.speaker.say("terminal-no-undo"))
                return False
            return True
        if act.kind == "request":
            return await self._request(turn, act)
        if act.kind == "compose":
            return await self._compose(turn)
        choice = self.session.sample(turn) if act.kind == "arrange" else act.choice
        try:
            self.session.answer(turn.seat, choice)
        except IllegalChoice as refused:
            self.app.tell(telling.reason_words(refused.reason, self.speaker))
            return False
        return True

    async def _request(self, turn: Turn, act: Act) -> bool:
        assert isinstance(act.choice, int)
        shown = self.session.request(turn.seat, act.choice)
        words = "\n".join(self.speaker.event(event) for event in shown)
        await self.app.push_screen_wait(Text(act.words, words, self.speaker.say("terminal-back")))
        return True

    async def _compose(self, turn: Turn) -> bool:
        """Let the person write an answer, starting from a legal one."""
        start = write_answer(self.session.game, self.session.sample(turn))
        title = self.speaker.say("terminal-compose")
        keys = self.speaker.say("terminal-compose-keys")
        sheet = Compose(title, start, keys, lambda text: self._judge(turn, text))
        text = await self.app.push_screen_wait(sheet)
        if text is None:
            return False
        answer = read_written(self.session.game, text)
        assert not isinstance(answer, Reason)
        self.session.answer(turn.seat, answer)
        return True

    def _judge(self, turn: Turn, text: str) -> str:
        """Return why a written answer is refused, or nothing."""
        answer = read_written(self.session.game, text)
        assert turn.decision.open is not None
        reasons = [answer] if isinstance(answer, Reason) else turn.decision.open.accepts(answer)
        return "\n".join(telling.reason_words(reason, self.speaker) for reason in reasons)

    async def _end(self) -> None:
        say = self.speaker.say
        await self.app.show(None)
        acts = [Act(say("terminal-see-result"), "result"), Act(say("terminal-leave"), "leave")]
        act = acts[0]
        while act.kind != "leave":
            if act.kind == "result":
                await self.app.push_screen_wait(self._result())
            act = await self.app.pick(None, acts)
        self.app.exit()

    def _result(self) -> Text:
        found = telling.result(self.session.standing(), self.speaker)
        lines = [found.headline, "", *telling.columns([found.header, *found.rows]), ""]
        lines.append(telling.kept(self.app.shelf, self.speaker, is_over=True))
        back = self.speaker.say("terminal-back")
        return Text(self.speaker.say("terminal-over"), "\n".join(lines), back)
