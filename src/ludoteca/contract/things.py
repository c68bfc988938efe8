"""What messages are made of: reasons, questions, lines of the log, clocks, standings."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.contract.lists import ClockKind, End, SeatKind

Tree = Mapping[str, Any]  # plain data: numbers, texts, code names, lists and more of these
Points = Annotated[Mapping[str, int], Meta(title="Points", description="Points by part.")]
Seed = Annotated[
    int | str, Meta(title="Seed", description="A number, or a key as 32 hexadecimal digits.")
]
Answer = Annotated[
    int | Mapping[str, Any],
    Meta(title="Answer", description="A number of the game's table, or composed data."),
]
Milliseconds = int
Share = Annotated[float, Meta(description="the share of a win, from 0 to 1")]


class Reason(Struct):
    """Why something is refused."""

    code: Annotated[str, Meta(description="`reason-<code>` puts it into words")]
    args: Tree
    rules: Annotated[Sequence[str], Meta(description="the ids of the rules behind it")]


class Words(Struct):
    """A choice as a verb and what it is about."""

    verb: Annotated[str, Meta(description="`choice-<verb>` puts it into words")]
    args: Tree


class Choice(Struct):
    """A choice of the game's table."""

    choice: Annotated[int, Meta(description="what is sent")]
    words: Words
    text: Annotated[str, Meta(description="the readable form: `drill(2, f1c1)`")]


class Silence(Struct):
    """Saying nothing is an answer too (a live auction)."""

    left: Annotated[Milliseconds, Meta(description="after so many milliseconds it is chosen")]
    choice: Annotated[Answer, Meta(description="what is chosen then")]


class Ask(Struct):
    """What a seat is asked."""

    seat: int
    kind: Annotated[str, Meta(description="`ask-<kind>` puts it into words")]
    about: Tree
    choices: Sequence[Choice]
    open: Annotated[bool, Meta(description="the answer has to be composed")]
    requests: Annotated[Sequence[Choice], Meta(description="looks that change nothing")]
    silence: Annotated[
        Silence | UnsetType, Meta(description="only where saying nothing is an answer")
    ] = UNSET


class EventLine(Struct):
    """Something that happened, as the seat may know it."""

    kind: Annotated[str, Meta(description="`event-<kind>` puts it into words")]
    args: Tree
    veiled: Annotated[bool, Meta(description="not all of it is told")]


class LogLine(EventLine, kw_only=True):
    """A line of the log."""

    n: Annotated[int, Meta(description="numbers the lines that this seat can see")]
    seq: Annotated[int, Meta(description="the row that it came with")]
    moment: Annotated[
        int,
        Meta(
            description="how many entries the game had then, undone ones not counted: its place "
            "in the replay, and what `moment_at` takes"
        ),
    ]


class OptionTried(Struct):
    """What one option would add."""

    choice: int
    end: End
    points: Annotated[Points, Meta(description="gained or lost, by part")]
    outlook: Tree
    log: Sequence[EventLine]
    then: Annotated[Sequence[int], Meta(description="the answers that finish best what it began")]


class Tried(Struct):
    """What some choices would lead to, as far as the seat can tell."""

    made: Annotated[int, Meta(description="how many of the choices were carried out")]
    reason: Annotated[Reason | None, Meta(description="why the next one is refused")]
    end: Annotated[
        End,
        Meta(
            description="the seat has a question of its own, others decide, it is unknown (chance, "
            "or something hidden), or the game is over"
        ),
    ]
    view: Annotated[Tree, Meta(description="how the table would be shown then")]
    ask: Ask | None
    points: Annotated[Points, Meta(description="what the seat gains or loses, by part")]
    outlook: Annotated[Tree, Meta(description="what the game says about something begun")]
    log: Annotated[Sequence[EventLine], Meta(description="what would be told on the way")]
    each: Annotated[Sequence[OptionTried], Meta(description="the options of `ask`, if wanted")]


class Thought(Struct):
    """What a strong player thinks of a choice."""

    choice: Answer
    words: Annotated[Words | None, Meta(description="null: the choice was composed")]
    text: str
    chance: Share
    visits: Annotated[int, Meta(description="how often it was tried: the more, the surer")]


class Sentence(Struct):
    """Something to be said, with the choice or the event that it tells as `choice` or `event`."""

    id: Annotated[str, Meta(description="a message in the language files")]
    args: Tree
    words: Words | None
    event: EventLine | None


class ChatLine(Struct):
    """Something said at the table."""

    n: Annotated[int, Meta(description="numbers the lines, from 1")]
    seat: int
    text: str
    at: Annotated[Milliseconds, Meta(description="when, in milliseconds since 1970")]


class ClockRule(Struct):
    """How long a seat may think, in milliseconds."""

    kind: Annotated[
        ClockKind,
        Meta(description="no clock, so much a turn, a bank for the whole game, or days a turn"),
    ]
    bank: Annotated[Milliseconds, Meta(description="what a turn gives, or what the bank holds")]
    increment: Annotated[Milliseconds, Meta(description="what each choice gives back to a bank")]


class ClockFace(Struct):
    """The time of a seat."""

    seat: int
    left: Annotated[Milliseconds, Meta(description="in milliseconds")]
    runs: bool


class Standing(Struct):
    """Scores, places and the parts of the scores, by seat."""

    scores: Sequence[int]
    places: Annotated[Sequence[int], Meta(description="1 is best")]
    parts: Sequence[Points]


class Fair(Struct):
    """What proves that the deal was settled before the game."""

    commitment: Annotated[str, Meta(description="the SHA-256 of `<seed>:<salt>`")]
    seed: Annotated[Seed, Meta(description="a number, or a key as 32 hexadecimal digits")]
    salt: str


class SeatInfo(Struct):
    """Who sits in a seat."""

    seat: int
    kind: Annotated[
        SeatKind,
        Meta(description="`open` waits for its invitation; somebody has `left` for good"),
    ]
    name: str
    level: Annotated[str, Meta(description="of a bot; `tutor` follows the script of a lesson")]
    present: Annotated[bool, Meta(description="its person is there")]
    stand_in: Annotated[bool, Meta(description="a bot plays for its person")]


class BoxEntry(Struct):
    """A value of a box, and where it is from."""

    value: Any
    source: str


class TableInfo(Struct):
    """What everybody may know about a table."""

    id: str
    game: str
    rules: Annotated[int, Meta(description="the number of the rules it was begun with")]
    options: Tree
    box: Annotated[
        Mapping[str, BoxEntry], Meta(description="what differs from the printed one, by path")
    ]
    clock: ClockRule
    level: Annotated[str, Meta(description="of bots that stand in for people")]
    listed: Annotated[bool, Meta(description="it is in the lobby")]
    made_at: Annotated[Milliseconds, Meta(description="in milliseconds since 1970")]
    commitment: Annotated[str, Meta(description="of `fair`, known from the start")]
    seed_chosen: Annotated[bool, Meta(description="the host chose the deal")]
    seed: Annotated[Seed | None, Meta(description="null unless the host chose it")]
    rematch_of: Annotated[str | None, Meta(description="the table before this one")]
    next_table: Annotated[str | None, Meta(description="where its people play again")]
    hints: Annotated[bool, Meta(description="a person may ask what a strong player would do")]
