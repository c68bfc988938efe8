"""What a server tells the pages at a table, told apart by `t`."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.contract import things


class Told(Struct, tag_field="t"):
    """What all messages have: a `t`."""


class Now(Told, kw_only=True):
    """Where a table stands, as its page is shown it."""

    seq: Annotated[int, Meta(description="the last row")]
    eyes: Annotated[int | None, Meta(description="the seat whose view this is; null: a spectator")]
    view: things.Tree
    ask: Annotated[things.Ask | None, Meta(description="what `eyes` are asked")]
    undo: Annotated[bool, Meta(description="`eyes` may take their last choice back")]
    restart: Annotated[bool, Meta(description="and more than that one")]
    waiting: Annotated[Sequence[int], Meta(description="the seats that have to choose")]
    over: bool
    closed: Annotated[bool, Meta(description="it was abandoned, or is frozen")]
    lesson: Annotated[
        int | None,
        Meta(
            description="how many steps of a lesson that wait were done; null: off its path, or "
            "no lesson"
        ),
    ]
    log: Annotated[Sequence[things.LogLine], Meta(description="from its first `n` on")]
    clocks: Annotated[
        Sequence[things.ClockFace] | None, Meta(description="null at a table without clocks")
    ]


class Moment(Now, tag="moment"):
    """Something has changed."""


class Table(Now, tag="table", kw_only=True):
    """Everything about a table: the answer to `hello`, and whenever a page has to begin anew."""

    table: things.TableInfo
    seats: Sequence[things.SeatInfo]
    mine: Annotated[Sequence[int], Meta(description="the seats of this page")]
    watching: Annotated[int, Meta(description="how many people only watch")]
    frozen: Annotated[
        bool,
        Meta(
            description="it can be read but not played: its rules have changed too much, or its "
            "rows were damaged"
        ),
    ]
    carried: Annotated[bool, Meta(description="it was carried over to newer rules")]
    chat: Sequence[things.ChatLine]
    note: Annotated[str | None, Meta(description="the notebook of `eyes`; null: there is none")]
    past: Annotated[bool, Meta(description="earlier moments may be looked at now")]
    standing: Annotated[things.Standing | UnsetType, Meta(description="once it is over")] = UNSET
    fair: Annotated[things.Fair | UnsetType, Meta(description="once it is over")] = UNSET


class Ack(Told, tag="ack"):
    """A message was carried out, and is safe."""

    cid: str
    seq: Annotated[int, Meta(description="its row; the `moment` that shows it comes later")]


class No(Told, tag="no"):
    """A message was refused."""

    cid: Annotated[
        str | None,
        Meta(description="empty: of a message without one; null: it was not even a message"),
    ]
    reason: things.Reason


class Why(Told, tag="why"):
    """Why a choice is not offered."""

    choice: things.Answer
    reason: Annotated[things.Reason | None, Meta(description="null where it is offered")]


class Tried(things.Tried, tag_field="t", tag="tried", kw_only=True):
    """What choices would lead to."""

    cid: str
    seq: int
    seat: int


class Sample(Told, tag="sample"):
    """Some legal answer to an open question."""

    choice: things.Tree
    toml: Annotated[str, Meta(description="the same, as somebody would write it by hand")]


class Chat(things.ChatLine, tag_field="t", tag="chat"):
    """Something was said."""


class Seats(Told, tag="seats"):
    """Who sits where has changed."""

    seats: Sequence[things.SeatInfo]
    watching: Annotated[int, Meta(description="how many people only watch")]


class Over(Told, tag="over"):
    """How the game ended."""

    standing: things.Standing
    fair: things.Fair


class Rematch(Told, tag="rematch"):
    """The same people play again."""

    table: Annotated[str, Meta(description="where")]


class Note(Told, tag="note"):
    """The notebook of a seat was rewritten on another of its pages."""

    seat: int
    text: str


class MomentAt(Told, tag="moment_at"):
    """How the table stood at an earlier moment, as far as it may be known now."""

    moment: int
    last: Annotated[int, Meta(description="the number of the present moment")]
    view: things.Tree


class Hint(Told, tag="hint"):
    """What a strong player would do, by this seat's own view and recall."""

    seat: int
    seq: Annotated[int, Meta(description="if it is no longer the page's, the hint is late")]
    best: Annotated[Sequence[things.Thought], Meta(description="up to five choices, best first")]
    why: Annotated[
        Sequence[things.Sentence],
        Meta(description="what the best one brings, and how much better it is than the second"),
    ]


class Ping(Told, tag="ping"):
    """Are you still there?"""


FromServer = (
    Table
    | Moment
    | Ack
    | No
    | Why
    | Tried
    | Sample
    | Chat
    | Seats
    | Over
    | Rematch
    | Note
    | MomentAt
    | Hint
    | Ping
)
