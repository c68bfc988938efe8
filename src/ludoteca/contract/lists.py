"""The words that page and server share: kinds of seats and clocks, levels, how a table stands."""

from typing import Literal

from ludoteca.core.previews import End

__all__ = [
    "ABOUT",
    "ClockKind",
    "End",
    "FieldKind",
    "Level",
    "NewSeatKind",
    "SeatKind",
    "SwingCause",
    "TableStatus",
]

Level = Literal["easy", "steady", "sharp"]
NewSeatKind = Literal["me", "bot", "here", "link"]
SeatKind = Literal["person", "bot", "open", "left"]
ClockKind = Literal["none", "turn", "bank", "days"]
TableStatus = Literal["playing", "over", "closed"]
SwingCause = Literal["choice", "table"]
FieldKind = Literal["text", "number", "flag", "choice", "many", "row", "map", "lists", "numbers"]

ABOUT = {
    "Level": "How strong a bot is.",
    "NewSeatKind": "Who is to sit in a seat: oneself, a bot, somebody here, or somebody by link.",
    "SeatKind": "Who sits in a seat; an open one waits for its invitation.",
    "ClockKind": "No clock, so much a turn, a bank for the whole game, or days a turn.",
    "TableStatus": "How a table stands; a closed one was abandoned.",
    "End": "Why a preview ends: the seat is asked, others decide, it is unknown, or all is over.",
    "SwingCause": "What changed a chance: the seat's own choice, or others and luck.",
    "FieldKind": "What a score pad asks for.",
}
