"""What a strong player thinks of finished games, and hints in unfinished ones against bots.

The thinking is done elsewhere, one decision at a time, so that bots never wait long for it. The
results are kept for a while.
"""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from functools import partial
from typing import Any, NamedTuple

from msgspec import structs

from ludoteca.contract import answers, from_server, things
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.core.records import Record
from ludoteca.core.sentences import Sentence
from ludoteca.core.wire import canonical
from ludoteca.games import load_with
from ludoteca.players.analysis import (
    BEST,
    Asked,
    Budget,
    Verdict,
    asked_in,
    biggest_swings,
    drift,
    judge,
)
from ludoteca.players.driving import known
from ludoteca.players.player import Known
from ludoteca.players.reasoning import Hint, hint_from
from ludoteca.players.search import SearchPlayer, Thought
from ludoteca.tables.book.heads import Head
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import event_line, in_words, told_reason
from ludoteca.tables.refusing import Refused
from ludoteca.tables.thinking.thinkers import Thinkers, ThinkingFailed
from ludoteca.tables.thinking.turns import ANALYSES, HINTS

LOG = logging.getLogger(__name__)
KEPT = 100  # analyses
MOST_WAITING = 20
BUDGET = Budget(iterations=400, seconds=1.0)


class HintWish(NamedTuple):
    """What a hint is worked out from: all that the seat may know."""

    game: str
    box: str
    known: Known


def all_asked(key: str, box: str, record: Record) -> list[Asked]:
    """Return every decision of a record; runs where bots think, since a record may be long."""
    return list(asked_in(record, load_with(key, box)))


def think_of(key: str, box: str, asked: Asked, budget: Budget) -> Verdict:
    """Return the verdict on a decision; runs in a thinking process."""
    return judge(load_with(key, box), asked, budget)


def think_ahead(wish: HintWish, budget: Budget) -> Hint:
    """Return a hint; runs in a thinking process."""
    player = SearchPlayer(budget.seed, budget.iterations, budget.seconds)
    return hint_from(player, load_with(wish.game, wish.box), wish.known, BEST)


class Analysis:
    """The analysis of one record, as far as it has got."""

    def __init__(self, id: str, record: Record, game: Game[Any]) -> None:
        self.id = id
        self.record = record
        self.game = game
        self.total: int | None = None  # not counted yet
        self.verdicts: list[Verdict] = []
        self.failed: Reason | None = None
        self.task: asyncio.Task[None] | None = None

    def told(self) -> answers.Analysis:
        """Return everything known so far."""
        done = len(self.verdicts)
        return answers.Analysis(
            **structs.asdict(told_verdicts(self.game, self.record, self.verdicts)),
            id=self.id,
            done=done,
            total=done + 1 if self.total is None else self.total,
            failed=None if self.failed is None else told_reason(self.failed),
        )


class Analyses:
    """The analyses of this server, worked on one at a time."""

    def __init__(self, thinkers: Thinkers, budget: Budget = BUDGET) -> None:
        self.thinkers = thinkers
        self.budget = budget
        self.kept: OrderedDict[str, Analysis] = OrderedDict()
        self._turn = asyncio.Lock()

    def find(self, id: str) -> Analysis | None:
        """Return a kept analysis."""
        found = self.kept.get(id)
        if found is not None:
            self.kept.move_to_end(id)
        return found

    def begin(self, record: Record, game: Game[Any]) -> Analysis:
        """Begin an analysis, or raise Refused if too many are waiting."""
        if game.insight is None:
            raise Refused(Reason("no_insight", {"player": "search", "game": game.key}))
        waiting = [one for one in self.kept.values() if one.task and not one.task.done()]
        if len(waiting) >= MOST_WAITING:
            raise Refused(Reason("too_fast"))
        analysis = Analysis(id_of(record, game), record, game)
        self.kept[analysis.id] = analysis
        analysis.task = asyncio.create_task(self._work(analysis))
        for old in [one for one in self.kept.values() if one.task and one.task.done()]:
            if len(self.kept) > KEPT:
                del self.kept[old.id]
        return analysis

    async def _work(self, analysis: Analysis) -> None:
        record, game = analysis.record, analysis.game
        box = canonical(record.box)
        async with self._turn:
            try:
                work = partial(self.thinkers.work, kind=ANALYSES, asker=analysis.id)
                asked = await work(all_asked, game.key, box, record)
                analysis.total = len(asked)
                for one in asked:
                    verdict = await work(think_of, game.key, box, one, self.budget)
                    analysis.verdicts.append(verdict)
            except Exception as error:
                LOG.warning("analysis %s: %s", analysis.id, error)
                code = getattr(error, "code", "not_possible")
                analysis.failed = Reason(code, getattr(error, "args_by_name", {}))

    def close(self) -> None:
        """Stop thinking."""
        for analysis in self.kept.values():
            if analysis.task is not None:
                analysis.task.cancel()


def id_of(record: Record, game: Game[Any]) -> str:
    """Return the key of a record's analysis: the same for the same record."""
    return hashlib.sha256(canonical(record.write(game)).encode()).hexdigest()[:24]


# -- as it is told ------------------------------------------------------------------------------


def told_verdicts(game: Game[Any], record: Record, verdicts: list[Verdict]) -> answers.Verdicts:
    """Return verdicts in the form that the page and `analyse --json` use."""
    decisions = [
        answers.Decided(
            at=verdict.at,
            seat=verdict.seat,
            kind=verdict.kind,
            about=verdict.about,
            options=verdict.options,
            best=[told_thought(game, thought) for thought in verdict.best],
            chosen=told_thought(game, verdict.chosen),
            chance=_share(verdict.chance),
            loss=_share(verdict.loss),
            swing=None if change is None else _share(change),
        )
        for verdict, change in zip(verdicts, drift(verdicts), strict=True)
    ]
    swings = [
        answers.Swing(
            at=swing.at,
            seat=swing.seat,
            before=_share(swing.before),
            after=_share(swing.after),
            by="choice" if swing.is_choice else "table",
        )
        for swing in biggest_swings(verdicts)
    ]
    return answers.Verdicts(game.key, record.seats, decisions, swings)


def told_thought(game: Game[Any], thought: Thought) -> things.Thought:
    """Return a choice with its chance, in words where it can be listed."""
    choice = thought.choice
    words = game.tell(choice) if isinstance(choice, int) else None
    return things.Thought(
        choice=game.write_choice(choice),
        words=None if words is None else in_words(words),
        text="" if words is None else str(words),
        chance=_share(thought.value),
        visits=thought.visits,
    )


def told_sentence(game: Game[Any], sentence: Sentence) -> things.Sentence:
    """Return a sentence, with the choice or the event that it tells, for the page to say."""
    choice, event = sentence.choice, sentence.event
    return things.Sentence(
        id=sentence.id,
        args=sentence.args,
        words=None if choice is None else in_words(game.tell(choice)),
        event=None if event is None else event_line(event),
    )


def _share(value: float) -> float:
    return round(value, 4)


# -- hints --------------------------------------------------------------------------------------


async def hint(
    head: Head, table: HostedTable, seat: int, thinkers: Thinkers, asker: str = ""
) -> from_server.Hint:
    """Return the best choices of a seat now, by its own view and recall, or raise Refused."""
    if not head.has_hints or table.game.insight is None:
        raise Refused(Reason("no_hints"))
    decision = table.decision(seat)
    if decision is None:
        raise Refused(Reason("not_your_decision"))
    seq, game = table.seq, table.game
    box = canonical(table.record.box)
    wish = HintWish(game.key, box, known(table, decision))
    try:
        found = await thinkers.work(think_ahead, wish, BUDGET, kind=HINTS, asker=asker)
    except ThinkingFailed as failed:
        LOG.warning("table %s: no hint: %s", head.id, failed)
        raise Refused(Reason("not_possible")) from None
    return from_server.Hint(
        seat,
        seq,
        [told_thought(game, thought) for thought in found.best],
        [told_sentence(game, sentence) for sentence in found.why],
    )
