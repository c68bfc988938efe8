"""What a server answers over HTTP; the OpenAPI page is made from these and the forms."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from ludoteca.contract.forms import OptionValue
from ludoteca.contract.lists import FieldKind, Level, SwingCause, TableStatus
from ludoteca.contract.things import (
    Answer,
    EventLine,
    Fair,
    Milliseconds,
    Points,
    Reason,
    SeatInfo,
    Seed,
    Share,
    Standing,
    TableInfo,
    Thought,
    Tree,
    Words,
)


class Refusal(Struct):
    """Why a request is refused; comes with a status of 400 or more."""

    reason: Annotated[Reason, Meta(description="the first reason")]
    reasons: Annotated[Sequence[Reason], Meta(description="all of them")]


class Health(Struct):
    """Whether the server is ready."""

    ok: bool
    version: str
    engine: Annotated[str, Meta(description="compiled or plain")]
    troubles: Annotated[Sequence[str], Meta(description="what is not running as it should")]


class GameOption(Struct):
    """An option of a game."""

    key: str
    values: Annotated[Sequence[OptionValue], Meta(description="the usual value comes first")]


class BoxValue(Struct):
    """A value of a game's box."""

    path: str
    value: Any
    source: str
    confidence: Annotated[str | None, Meta(description="how sure it is, where that is said")]


class GameInfo(Struct):
    """A game that can be played here."""

    key: str
    rules: Annotated[int, Meta(description="raised when games play differently")]
    seats: Annotated[Sequence[int], Meta(description="how many may play")]
    options: Sequence[GameOption]
    levels: Annotated[Sequence[Level], Meta(description="of its bots")]
    box: Annotated[
        Sequence[BoxValue], Meta(description="with the owner's box, if the server has one")
    ]
    printed: Annotated[
        Sequence[BoxValue], Meta(description="its own box, if the owner's lies over it; else empty")
    ]
    choices: Annotated[int, Meta(description="how many there are")]
    has_score_pad: bool
    has_lesson: bool


class LessonStep(Struct):
    """What the tutor says and points at, and what the learner does to go on."""

    say: Annotated[str, Meta(description="a message of the game")]
    at: Annotated[Sequence[str], Meta(description="code names, or `zone.<part of the drawing>`")]
    waits: Annotated[bool, Meta(description="ends when the learner has acted, not when it is read")]
    choice: Annotated[int | None, Meta(description="what to do; null: anything")]
    request: Annotated[bool, Meta(description="`choice` is a look")]


class Lesson(Struct):
    """The lesson of a game."""

    steps: Sequence[LessonStep]


class Rulebook(Struct):
    """The rules of a game: one by one, and as a page."""

    rules: Annotated[Mapping[str, str], Meta(description="by their ids")]
    page: Annotated[str, Meta(description="Markdown")]


class Sheet(Struct):
    """A scored table."""

    names: Sequence[str]
    parts: Sequence[Points]
    totals: Sequence[int]
    places: Sequence[int]
    notes: Annotated[Sequence[Reason], Meta(description="what is worth a second look")]
    data: Annotated[Any, Meta(description="more about it, if the game has more to say")]


class PadOption(Struct, omit_defaults=True):
    """A place or an option of a pad."""

    value: Annotated[str, Meta(description="what is sent")]
    name: Annotated[str, Meta(description="its code name")]
    most: Annotated[int | None, Meta(description="how often it may be chosen")] = None


class PadField(Struct, omit_defaults=True):
    """One thing that a pad asks for; what is not set is left out."""

    key: str
    kind: FieldKind
    label: Annotated[str, Meta(description="the id of its message")]
    options: Sequence[PadOption] = ()
    places: Sequence[PadOption] = ()
    least: int | None = None
    most: int | None = None
    usual: Annotated[Any, Meta(description="the value of a field that is left out")] = None
    first: Annotated[int | None, Meta(description="the column of a row's first place")] = None
    optional: Annotated[bool | None, Meta(description="may be left out even without `usual`")] = (
        None
    )
    way: Annotated[str | None, Meta(description="the one of `ways` it belongs to")] = None


class PadShape(Struct):
    """What a score pad asks for, so that it can be drawn for any game."""

    list: Annotated[str, Meta(description="the name under which the players are sent")]
    least: Annotated[int, Meta(description="players")]
    most: Annotated[int, Meta(description="players")]
    player: Annotated[Sequence[PadField], Meta(description="asked for each player")]
    table: Annotated[Sequence[PadField], Meta(description="asked once")]
    ways: Annotated[
        Sequence[str], Meta(description="the ways of filling it in; `way-<way>` in words")
    ]


class MadeSeat(Struct, omit_defaults=True):
    """What opens a seat: shown once."""

    seat: int
    token: Annotated[str | None, Meta(description="for a seat of this browser")] = None
    invite: Annotated[str | None, Meta(description="for a seat by link")] = None


class Made(Struct):
    """A table that was made or joined."""

    table: str
    seats: Sequence[MadeSeat]


class Listed(Struct):
    """A table in a list."""

    id: str
    table: TableInfo
    seats: Sequence[SeatInfo]
    mine: Annotated[Sequence[int], Meta(description="the seats of whoever asks")]
    status: TableStatus
    touched_at: Annotated[Milliseconds, Meta(description="house time")]
    waiting: Annotated[Sequence[int] | None, Meta(description="null where it is not known")]
    standing: Annotated[Standing | None, Meta(description="once it is over")]
    fair: Annotated[Fair | None, Meta(description="once it is over")]


class Invited(Listed):
    """The table that an invitation is for."""

    seat: int


class Entry(Struct):
    """Who chose what, in data and in words."""

    seat: int
    choice: Answer
    request: Annotated[bool, Meta(description="it was a look")]
    words: Annotated[Words | None, Meta(description="null: it was composed")]
    text: str


class Moment(Struct):
    """A moment of a replay."""

    entry: Annotated[Entry | None, Meta(description="what led to it; null: the set-up")]
    events: Sequence[EventLine]
    view: Tree
    views: Annotated[Sequence[Tree], Meta(description="all seats' views if it is open; else none")]
    standing: Standing


class Compared(Struct):
    """A finished table of a comparison."""

    table: str
    made_at: Annotated[Milliseconds, Meta(description="in milliseconds since 1970")]
    mine: Annotated[Sequence[int], Meta(description="the seats of whoever asks")]
    seats: Sequence[SeatInfo]
    standing: Standing
    scores: Annotated[
        Sequence[Sequence[int]], Meta(description="of all seats, for each moment: for a chart")
    ]


class Promise(Struct):
    """What was promised about a deal before the game began."""

    commitment: Annotated[str, Meta(description="the SHA-256 of `<seed>:<salt>`")]
    salt: str


class RecordFile(Struct, omit_defaults=True):
    """A finished game: enough to replay it exactly."""

    ludoteca: Annotated[int, Meta(description="the format of the file")]
    game: str
    rules: int
    seats: int
    options: Tree
    box: Annotated[Tree, Meta(description="what differs from the printed one")]
    seed: Seed
    players: Sequence[str]
    choices: Annotated[
        Sequence[Sequence[Any]],
        Meta(description='`[seat, choice]`, and `"request"` if it was a look'),
    ]
    hash: str
    fair: Promise | UnsetType = UNSET


class Comparison(Struct):
    """Finished tables of the same deal."""

    game: str
    seed: Seed
    tables: Annotated[
        Sequence[Compared], Meta(description="the one that was asked for, then the newest first")
    ]


class Decided(Struct):
    """What a strong player thinks of a decision."""

    at: Annotated[int, Meta(description="the number of the entry, from 0")]
    seat: int
    kind: str
    about: Tree
    options: Annotated[int, Meta(description="how many there were")]
    best: Annotated[Sequence[Thought], Meta(description="up to five choices, best first")]
    chosen: Annotated[Thought, Meta(description="what the seat did")]
    chance: Annotated[Share, Meta(description="of the best choice")]
    loss: Annotated[Share, Meta(description="what the seat gave away against it")]
    swing: Annotated[
        float | None,
        Meta(
            description="what others and luck have done to its chance since its last decision; "
            "null at the first"
        ),
    ]


class Swing(Struct):
    """A big change of somebody's chance."""

    at: int
    seat: int
    before: Annotated[float, Meta(description="the chance")] = field(name="from")
    after: Annotated[float, Meta(description="the chance")] = field(name="to")
    by: Annotated[SwingCause, Meta(description="a loss, or the swing before a decision")]


class Verdicts(Struct):
    """What a strong player thinks of a game."""

    game: str
    seats: int
    decisions: Annotated[Sequence[Decided], Meta(description="real choices only, in order")]
    swings: Annotated[Sequence[Swing], Meta(description="the five biggest, biggest first")]


class Analysis(Verdicts, kw_only=True):
    """An analysis as far as it has got: complete when `done` equals `total`."""

    id: str
    done: int
    total: int
    failed: Annotated[Reason | None, Meta(description="why the work stopped")]


class Account(Struct):
    """Who is signed in."""

    name: Annotated[str | None, Meta(description="null: nobody")]
    has_password: bool = False


class Ceremony(Struct, rename="camel"):
    """What a browser has to do for a passkey."""

    ceremony: Annotated[str, Meta(description="given back by the second call")]
    public_key: Annotated[Mapping[str, Any], Meta(description="in the JSON form of WebAuthn")]


class Passkey(Struct):
    """A passkey of one's own."""

    id: str
    label: str
    made_at: Annotated[Milliseconds, Meta(description="in milliseconds since 1970")]
    used_at: Annotated[Milliseconds, Meta(description="in milliseconds since 1970")]
