"""The shapes of requests and answers over HTTP; the OpenAPI page is made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ludoteca.core.seeds import MOST

Name = Annotated[str, Meta(max_length=80)]
Level = Literal["", "easy", "steady", "sharp"]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Path = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=200)]
Row = Annotated[list[bool | Number | Text], Meta(max_length=20)]
Items = Annotated[list[bool | Number | Text | Row], Meta(max_length=200)]
BoxValue = bool | Number | Text | Items
Values = Annotated[dict[Path, BoxValue], Meta(max_length=2_000)]
Options = Annotated[dict[Path, bool | Number | Text], Meta(max_length=50)]
Token = Annotated[str, Meta(max_length=64)]
Tokens = Annotated[list[Token], Meta(max_length=16)]
Encoded = Annotated[str, Meta(max_length=20_000)]  # bytes from an authenticator
Seed = Annotated[int, Meta(ge=0, le=MOST)]
Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Form(Struct, forbid_unknown_fields=True):
    """Something sent by a page: unknown fields are refused."""


class SeatForm(Form):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "here", "link", "bot"]
    name: Name = ""
    level: Level = ""


class ClockForm(Form):
    """How long a seat may think, in milliseconds."""

    kind: Literal["none", "turn", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=60 * 24 * 3600 * 1000)] = 0
    increment: Annotated[int, Meta(ge=0, le=60 * 24 * 3600 * 1000)] = 0


class TableForm(Form):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=16)]
    options: Options = {}
    box: Annotated[str, Meta(max_length=100_000)] | Values | None = None
    seed: Seed | Key | None = None
    clock: ClockForm | None = None
    level: Level = ""
    listed: bool = False


class JoinForm(Form):
    """Taking a seat by its invitation."""

    invite: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name = ""


class SitForm(Form):
    """Taking a free seat of a listed table."""

    name: Name = ""


class RematchForm(Form):
    """The same people again; with the same deal, and with bots for the others, if wanted."""

    same_deal: bool = False
    bots: bool = False
    tokens: Tokens = []


class LeaveForm(Form):
    """Giving up a seat."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    tokens: Tokens = []


class AccountForm(Form):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class PasswordForm(Form):
    """A new password, and the old one if there is one."""

    password: Annotated[str, Meta(max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""


class NoForm(Form):
    """An empty form."""


class PasskeyNameForm(Form):
    """The name of an account that a passkey is to open; ignored when signed in."""

    name: Name = ""


class AttestationForm(Form, rename="camel", omit_defaults=True):
    """What an authenticator made or signed, every part in base64url."""

    client_data_json: Encoded = field(default="", name="clientDataJSON")
    attestation_object: Encoded = ""
    authenticator_data: Encoded = ""
    signature: Encoded = ""
    user_handle: Encoded = ""
    transports: Annotated[list[Token], Meta(max_length=16)] = []


class CredentialForm(Form, rename="camel", omit_defaults=True):
    """A credential as a browser reports it; what its extensions say is not used."""

    id: Encoded = ""
    raw_id: Encoded = ""
    type: Token = ""
    authenticator_attachment: Token | None = None
    client_extension_results: Annotated[dict[Token, Any], Meta(max_length=16)] = {}
    response: AttestationForm | None = None


class PasskeyForm(Form):
    """The answer of an authenticator, in the JSON form of WebAuthn."""

    ceremony: Annotated[str, Meta(max_length=64)]
    credential: CredentialForm


class NewPasskeyForm(PasskeyForm):
    """A new passkey, and what its owner calls it."""

    label: Name = ""


class ReasonAnswer(Struct):
    """Why something is refused: a code, its arguments, and the rules behind it."""

    code: str
    args: dict[str, Any]
    rules: list[str]


class ErrorAnswer(Struct):
    """A refusal: the first reason, and all of them."""

    reason: ReasonAnswer
    reasons: list[ReasonAnswer]


class HealthAnswer(Struct):
    """Whether the server is ready and, if not, what is not running as it should."""

    ok: bool
    version: str
    engine: str
    troubles: list[str]


class OptionAnswer(Struct):
    """An option of a game; the usual value comes first."""

    key: str
    values: list[Any]


class BoxAnswer(Struct):
    """A value of a game's box."""

    path: str
    value: Any
    source: str
    confidence: str | None


class GameAnswer(Struct):
    """A game that can be played here."""

    key: str
    rules: int
    seats: list[int]
    options: list[OptionAnswer]
    levels: list[str]
    box: list[BoxAnswer]
    printed: list[BoxAnswer]  # the game's own box, if this server lays an owner's over it
    choices: int
    has_score_pad: bool
    has_lesson: bool


class LessonStepAnswer(Struct):
    """What the tutor says and points at, and what the learner does to go on."""

    say: str
    at: list[str]
    waits: bool  # whether the learner has to do something
    choice: int | None  # what to do; None: anything
    request: bool


class LessonAnswer(Struct):
    """The lesson of a game."""

    steps: list[LessonStepAnswer]


class LearnerForm(Form):
    """Who wants to learn a game."""

    name: Name = ""


class RulesAnswer(Struct):
    """The rules of a game: one by one, and as a page."""

    rules: dict[str, str]
    page: str


class SheetAnswer(Struct):
    """A scored table."""

    names: list[str]
    parts: list[dict[str, int]]
    totals: list[int]
    places: list[int]
    notes: list[ReasonAnswer]
    data: Any


class ChoiceAnswer(Struct):
    """A choice of a game, in words."""

    choice: int
    words: dict[str, Any]
    text: str


class NewSeatAnswer(Struct, omit_defaults=True):
    """What opens a seat: shown once."""

    seat: int
    token: str | None = None
    invite: str | None = None


class NewTableAnswer(Struct):
    """A table that was made or joined."""

    table: str
    seats: list[NewSeatAnswer]


class TableAnswer(Struct):
    """A table in a list."""

    id: str
    table: dict[str, Any]
    seats: list[dict[str, Any]]
    mine: list[int]
    status: str
    touched_at: int
    waiting: list[int] | None  # None: not known without opening the table
    standing: dict[str, Any] | None
    fair: dict[str, Any] | None


class InviteAnswer(TableAnswer):
    """The table and the seat that an invitation is for."""

    seat: int


class ComparisonAnswer(Struct):
    """Finished tables of the same deal, the one that was asked for first."""

    game: str
    seed: int | str
    tables: list[dict[str, Any]]


class AccountAnswer(Struct):
    """Who is signed in, and whether a password opens their account."""

    name: str | None
    has_password: bool = False


class CeremonyAnswer(Struct, rename="camel"):
    """What a browser has to do for a passkey; `publicKey` is in the JSON form of WebAuthn."""

    ceremony: str
    public_key: dict[str, Any]


class PasskeyAnswer(Struct):
    """A passkey of one's own."""

    id: str
    label: str
    made_at: int
    used_at: int
