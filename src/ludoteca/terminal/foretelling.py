"""What a choice would do, and why it is good, in words: the same wherever lines are written."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.previews import (
    ASKED,
    OTHERS,
    OVER,
    UNKNOWN,
    OptionPreview,
    Points,
    Preview,
)
from ludoteca.core.sentences import Sentence
from ludoteca.locale import Speaker
from ludoteca.players.reasoning import Hint
from ludoteca.terminal.telling import choice_words, reason_words

ENDS = {
    ASKED: "preview-asked",
    OTHERS: "preview-others",
    UNKNOWN: "preview-unknown",
    OVER: "preview-over",
}


def foretold(game: Game[Any], told: Preview, speaker: Speaker) -> list[str]:
    """Return what would happen, the points it would bring, and what would come then."""
    lines = [speaker.event(event) for event in told.events]
    if told.points:
        lines.append(speaker.say("preview-points", points=points_words(told.points, speaker)))
    if told.reason is not None:
        return [*lines, reason_words(told.reason, speaker)]
    question = ""
    if told.decision is not None:
        question = speaker.ask(told.decision.kind, dict(told.about))
    return [*lines, speaker.say(ENDS[told.end], question=question)]


def option_lines(game: Game[Any], told: Preview, speaker: Speaker) -> list[str]:
    """Return the options then, each with the points that it would bring."""
    lines = []
    for option in told.options:
        words = choice_words(game, option.choice, speaker)
        points = points_words(option.points, speaker)
        lines.append(f"{words} ({points})" if points else words)
    return lines


def in_short(option: OptionPreview, told: Preview, speaker: Speaker) -> list[str]:
    """Return what an option would do: first the points, then what comes next, then what happens.

    The points count what the option only begins; the question is the one that comes right after.
    """
    lines = []
    if option.points:
        lines.append(speaker.say("preview-points", points=points_words(option.points, speaker)))
    question = ""
    if told.decision is not None:
        question = speaker.ask(told.decision.kind, dict(told.about))
    lines.append(speaker.say(ENDS[told.end], question=question))
    return lines + [speaker.event(event) for event in told.events]


def hint_lines(game: Game[Any], hint: Hint, speaker: Speaker) -> list[str]:
    """Return what a strong player would do, and why."""
    best = hint.best[0].choice
    words = speaker.say("terminal-hint-own")
    if isinstance(best, int):
        words = choice_words(game, best, speaker)
    return [speaker.say("terminal-hint", choice=words), *sentences(game, hint.why, speaker)]


def sentences(game: Game[Any], said: Sequence[Sentence], speaker: Speaker) -> list[str]:
    """Return sentences in words, with the choices and events that they tell."""
    lines = []
    for one in said:
        args = dict(one.args)
        if one.choice is not None:
            args["choice"] = choice_words(game, one.choice, speaker)
        if one.event is not None:
            args["event"] = speaker.event(one.event)
        lines.append(speaker.say(one.id, **args))
    return lines


def points_words(points: Points, speaker: Speaker) -> str:
    """Return points by part, each with its sign."""
    return ", ".join(f"{speaker.part(part)} {gain:+d}" for part, gain in points.items())
