"""What choices would lead to, for a page that tries them before it sends any.

Everything comes from a preview, which is made from what the seat may know and nothing else.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from ludoteca.contract import from_server, things
from ludoteca.core.decisions import TooHard
from ludoteca.core.game import Game
from ludoteca.core.previews import OptionPreview, Preview, preview
from ludoteca.tables.play.answers import read_answer
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import event_line, question, told_reason
from ludoteca.tables.refusing import Refused


def tried(
    table: HostedTable, seat: int, choices: Sequence[Any], each: bool, cid: str
) -> from_server.Tried:
    """Return what these choices would lead to, or raise Refused if the seat is asked nothing."""
    game = table.game
    decision = table.decision(seat)
    if decision is None or table.is_closed:
        raise Refused(game.refusal("not_your_decision", seat, -1))
    answers = [read_answer(game, choice) for choice in choices]
    try:
        told = preview(game, table.view(seat), table.recall(seat), answers, each)
    except TooHard as hard:  # an owner's box
        raise Refused(hard.reason) from None
    plain = structs.asdict(told_preview(game, told))
    return from_server.Tried(**plain, cid=cid, seq=table.seq, seat=seat)


def told_preview(game: Game[Any], told: Preview) -> things.Tried:
    """Return a preview as it is told."""
    decision = told.decision
    return things.Tried(
        made=told.made,
        reason=None if told.reason is None else told_reason(told.reason),
        end=told.end,
        view=told.view.table,
        ask=None if decision is None else question(game, decision, told.about),
        points=told.points,
        outlook=told.outlook,
        log=[event_line(event) for event in told.events],
        each=[_option(option) for option in told.options],
    )


def _option(option: OptionPreview) -> things.OptionTried:
    return things.OptionTried(
        choice=option.choice,
        end=option.end,
        points=option.points,
        outlook=option.outlook,
        log=[event_line(event) for event in option.events],
        then=option.then,
    )
