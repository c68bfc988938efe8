"""What choices would lead to, for a page that tries them before it sends any.

Everything comes from a preview, which is made from what the seat may know and nothing else.
"""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.decisions import Decision, TooHard
from ludoteca.core.game import Game
from ludoteca.core.previews import OptionPreview, Preview, preview
from ludoteca.tables.play.answers import read_answer
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import Message, event_data, question_data, reason_data
from ludoteca.tables.refusing import Refused


def tried(table: HostedTable, seat: int, choices: Sequence[Any], each: bool) -> Message:
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
    return {"seq": table.seq, "seat": seat, **preview_data(game, told)}


def preview_data(game: Game[Any], told: Preview) -> Message:
    """Return a preview as data."""
    return {
        "made": told.made,
        "reason": None if told.reason is None else reason_data(told.reason),
        "end": told.end,
        "view": told.view.table,
        "ask": None if told.decision is None else _asked(game, told.decision, told),
        "points": told.points,
        "outlook": told.outlook,
        "log": [event_data(event) for event in told.events],
        "each": [_option(option) for option in told.options],
    }


def _asked(game: Game[Any], decision: Decision, told: Preview) -> Message:
    return {**question_data(game, decision, told.about), "silence": None}


def _option(option: OptionPreview) -> Message:
    return {
        "choice": option.choice,
        "end": option.end,
        "points": option.points,
        "outlook": option.outlook,
        "log": [event_data(event) for event in option.events],
        "then": option.then,
    }
