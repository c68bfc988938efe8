"""What a page may send over the socket of its table: strict envelopes, told apart by `t`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Version = Literal[1]
Cid = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=48,
        pattern=r"^[A-Za-z0-9_.:-]+$",
        description="the page's own id of the message: letters, digits and `_.:-`",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Expect = Annotated[
    Seq, Meta(description="the `seq` at which the page believes the table to stand for this seat")
]
Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class Envelope(Struct, tag_field="t", forbid_unknown_fields=True):
    """What all messages have."""

    v: Annotated[Version, Meta(description="the version of the protocol")]


class Act(Envelope):
    """What all messages have that are about what a seat is asked now."""

    cid: Cid
    seat: SeatNumber
    expect: Expect


class Hello(Envelope, tag="hello"):
    """The first message, and whenever a page wants the whole table again."""

    tokens: Annotated[
        list[Token], Meta(max_length=16, description="of seats, where no cookies hold them")
    ] = []
    since: Annotated[
        Seq, Meta(description="the last `seq` the page has: it is sent only what it missed")
    ] = 0
    eyes: Annotated[
        SeatNumber | None, Meta(description="which of several seats of one's own to see through")
    ] = None


class Choose(Act, tag="choose"):
    """A choice."""

    choice: Annotated[
        Number | dict[str, Any] | None,
        Meta(description="a number of the game's table, or composed data"),
    ] = None
    toml: Annotated[str | None, Meta(description="in its place: an answer written by hand")] = None


class Request(Act, tag="request"):
    """A look that changes nothing."""

    choice: Number


class Undo(Act, tag="undo"):
    """Take the last choice back."""


class Restart(Act, tag="restart"):
    """Take all choices back, up to the barrier."""


class Why(Envelope, tag="why"):
    """Why can't I?"""

    seat: SeatNumber
    choice: Number | dict[str, Any]


class Try(Act, tag="try"):
    """What would these choices lead to?"""

    choices: Annotated[
        list[Number | dict[str, Any]],
        Meta(max_length=64, description="one after another; none: how things stand"),
    ] = []
    each: Annotated[bool, Meta(description="try every option of the question reached")] = True


class Sample(Envelope, tag="sample"):
    """Some legal answer to the open question of a seat."""

    seat: SeatNumber


class Hint(Envelope, tag="hint"):
    """What would a strong player do now?"""

    seat: SeatNumber


class MomentAt(Envelope, tag="moment_at"):
    """What did the table look like then?"""

    moment: Annotated[Seq, Meta(description="after this many entries; `moment` of a line")]


class Note(Envelope, tag="note"):
    """Rewrite one's own private notebook."""

    cid: Cid
    seat: SeatNumber
    text: Annotated[str, Meta(description="all of it, at most 4,000 characters")]


class Look(Envelope, tag="look"):
    """See through other eyes."""

    seat: Annotated[
        SeatNumber | None,
        Meta(description="one of the page's seats; null: only what everybody sees"),
    ]


class Chat(Envelope, tag="chat"):
    """Something said."""

    cid: Cid
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(Envelope, tag="stand_in"):
    """Let a bot play a seat, or take one's own seat back."""

    cid: Cid
    seat: SeatNumber
    on: bool
    whose: Annotated[
        SeatNumber | None,
        Meta(description="a seat whose people have been away for a minute; null: one's own"),
    ] = None


class Pong(Envelope, tag="pong"):
    """The page is still there."""


FromPage = (
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
