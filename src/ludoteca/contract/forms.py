"""What a page may send over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ludoteca.contract.lists import ClockKind, Level, NewSeatKind
from ludoteca.core.seeds import MOST

Name = Annotated[str, Meta(max_length=80)]
AnyLevel = Level | Literal[""]  # empty: the usual one
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Path = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=200)]
Row = Annotated[list[bool | Number | Text], Meta(max_length=20)]
Items = Annotated[list[bool | Number | Text | Row], Meta(max_length=200)]
OptionValue = Annotated[
    bool | Number | Text, Meta(title="OptionValue", description="What an option may be set to.")
]
BoxSetting = Annotated[
    bool | Number | Text | Items,
    Meta(title="BoxSetting", description="What a value of a box may be changed to."),
]
Values = Annotated[dict[Path, BoxSetting], Meta(max_length=2_000)]
Options = Annotated[dict[Path, OptionValue], Meta(max_length=50)]
Token = Annotated[str, Meta(max_length=64)]
Tokens = Annotated[list[Token], Meta(max_length=16)]
Encoded = Annotated[str, Meta(max_length=20_000)]  # bytes from an authenticator
Seed = Annotated[int, Meta(ge=0, le=MOST)]
Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Form(Struct, forbid_unknown_fields=True):
    """Something sent by a page: unknown fields are refused."""


class SeatForm(Form):
    """Who is to sit in a seat of a new table."""

    kind: Annotated[
        NewSeatKind,
        Meta(description="oneself, a bot, another person on this screen, or somebody by link"),
    ]
    name: Name = ""
    level: Annotated[AnyLevel, Meta(description="of a bot; empty: the usual one")] = ""


class ClockForm(Form):
    """How long a seat may think, in milliseconds."""

    kind: ClockKind = "none"
    bank: Annotated[int, Meta(ge=0, le=60 * 24 * 3600 * 1000)] = 0
    increment: Annotated[int, Meta(ge=0, le=60 * 24 * 3600 * 1000)] = 0


class TableForm(Form):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=16)]
    options: Options = {}
    box: Annotated[
        Annotated[str, Meta(max_length=100_000)] | Values | None,
        Meta(description="an owner's: TOML, or single values by their paths"),
    ] = None
    seed: Annotated[
        Seed | Key | None,
        Meta(
            description="chooses the deal, which everybody is told: a number below 2^53, or the "
            "32 hexadecimal digits of a key"
        ),
    ] = None
    clock: ClockForm | None = None
    level: Annotated[AnyLevel, Meta(description="of bots that stand in for people")] = ""
    listed: Annotated[bool, Meta(description="anybody may sit down; not with a `seed`")] = False


class JoinForm(Form):
    """Taking a seat by its invitation."""

    invite: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name = ""


class SitForm(Form):
    """Taking a free seat of a listed table."""

    name: Name = ""


class RematchForm(Form):
    """The same people again."""

    same_deal: Annotated[bool, Meta(description="when the first game is over")] = False
    bots: Annotated[bool, Meta(description="for everybody else")] = False
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


class LearnerForm(Form):
    """Who wants to learn a game."""

    name: Name = ""
