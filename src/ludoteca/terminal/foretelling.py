"""What a choice would do, in words: the same for the terminal and for positions."""

from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.previews import ASKED, OTHERS, OVER, UNKNOWN, Points, Preview
from ludoteca.locale import Speaker
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


def points_words(points: Points, speaker: Speaker) -> str:
    """Return points by part, each with its sign."""
    return ", ".join(f"{speaker.part(part)} {gain:+d}" for part, gain in points.items())
