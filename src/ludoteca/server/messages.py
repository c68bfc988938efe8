"""What a page may send over its socket: strict envelopes, told apart by `t`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteca.core import bounds
from ludoteca.core.decisions import Reason
from ludoteca.server.reading import clean_text

Version = Literal[1]
Cid = Annotated[str, Meta(min_length=1, max_length=48, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(max_length=64)]
Choice = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class Envelope(Struct, tag_field="t", forbid_unknown_fields=True):
    """What all messages have."""

    v: Version


class Hello(Envelope, tag="hello"):
    """The first message, and whenever a page wants the whole table again."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    since: Seq = 0
    eyes: SeatNumber | None = None


class Choose(Envelope, tag="choose"):
    """A choice: a number of the game's table, or composed as data or as TOML."""

    cid: Cid
    seat: SeatNumber
    expect: Seq
    choice: Choice | dict[str, Any] | None = None
    toml: str | None = None


class Request(Envelope, tag="request"):
    """A look that changes nothing."""

    cid: Cid
    seat: SeatNumber
    expect: Seq
    choice: Choice


class Undo(Envelope, tag="undo"):
    """Take the last choice back."""

    cid: Cid
    seat: SeatNumber
    expect: Seq


class Restart(Envelope, tag="restart"):
    """Take all choices back, up to the barrier."""

    cid: Cid
    seat: SeatNumber
    expect: Seq


class Why(Envelope, tag="why"):
    """Why can't I?"""

    seat: SeatNumber
    choice: Choice | dict[str, Any]


class Try(Envelope, tag="try"):
    """What would these choices lead to, and (`each`) what would every option then add?"""

    cid: Cid
    seat: SeatNumber
    expect: Seq
    choices: Annotated[list[Choice | dict[str, Any]], Meta(max_length=64)] = []
    each: bool = True


class Sample(Envelope, tag="sample"):
    """Some legal answer to the open question of a seat."""

    seat: SeatNumber


class Hint(Envelope, tag="hint"):
    """What would a strong player do now?"""

    seat: SeatNumber


class MomentAt(Envelope, tag="moment_at"):
    """What did the table look like after this many entries?"""

    moment: Seq


class Note(Envelope, tag="note"):
    """Rewrite one's own private notebook."""

    cid: Cid
    seat: SeatNumber
    text: str


class Look(Envelope, tag="look"):
    """See through the eyes of one of the page's seats, or (null) only what everybody sees."""

    seat: SeatNumber | None


class Chat(Envelope, tag="chat"):
    """Something said."""

    cid: Cid
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(Envelope, tag="stand_in"):
    """Let a bot play a seat (`whose`, or one's own), or take one's own seat back."""

    cid: Cid
    seat: SeatNumber
    on: bool
    whose: SeatNumber | None = None


class Pong(Envelope, tag="pong"):
    """The page is still there."""


Incoming = (
    Hello
    | Choose
    | Request
    | Undo
    | Restart
    | Why
    | Try
    | Sample
    | Hint
    | MomentAt
    | Look
    | Chat
    | Note
    | StandIn
    | Pong
)
DECODE = msgspec.json.Decoder(Incoming, strict=True).decode


class Wrong(Exception):
    """A message that does not fit the protocol."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


def read(data: str | bytes, most: int) -> Incoming:
    """Return the message, or raise Wrong."""
    if len(data) > most or (isinstance(data, str) and len(data.encode()) > most):
        raise Wrong(Reason("message_too_long", {"most": most}))
    try:
        message: Incoming = DECODE(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Wrong(Reason("message_malformed", {"why": str(error)})) from None
    is_bounded = True
    if isinstance(message, Choose | Why):
        is_bounded = bounds.fits(message.choice)
    elif isinstance(message, Try):
        is_bounded = all(map(bounds.fits, message.choices))
    if not is_bounded:
        raise Wrong(Reason("message_malformed", {"why": "choice"}))
    if isinstance(message, Chat | Note):
        message.text = clean_text(message.text)
    return message
