"""How a game of Fort is written on the wire: the state by its fields, every frame by its tag."""

from collections.abc import Callable
from typing import Any

from ludoteca.core import wire
from ludoteca.core.wire import Json, Spelling, WireError
from ludoteca.games.fort.box.contents import BOARDS, MADE_UP_RULES, PERKS
from ludoteca.games.fort.box.effects import SUITS
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.additions import Additions, PickSuit
from ludoteca.games.fort.rules.draft import Draft
from ludoteca.games.fort.rules.follow import RoughHousing, SecondCard, Window
from ludoteca.games.fort.rules.play import Aftermath, ChooseAction, ChoosePlay, DoOver, NameSuit
from ludoteca.games.fort.rules.recycling import Prompted, Recycle
from ludoteca.games.fort.rules.rewards import ChoosePerk, ChooseRule
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.current_play import Play
from ludoteca.games.fort.rules.table.state import EDITIONS, ENDINGS, FortState
from ludoteca.games.fort.rules.turn import STAGES, BirthdayParty, Closing, RecruitPhase, Refill

EXTENTS = ("none", "part", "full")
ACTIONS = ("public", "private", "diy")
KINDS = ("pizza", "toy")
DEMANDS = ("full", "may_be_part", "first")

KID = wire.Word("kid", none="none")
SUIT = wire.Word("suit", none="none")
KIND = wire.Word("kind", none="none")
ACTION = wire.Word("action")
EXTENT = wire.Word("extent")
PERK = wire.Word("perk", none="none")
RULE = wire.Word("made_up_rule", none="none")
SEAT = wire.SEAT
ANYBODY = wire.Word("seat", none="nobody")
KIDS = wire.TupleOf(wire.Word("kid"))


class Addition(wire.Shape[int]):
    """An added card: `bug`, or with the name of its coin, `puddin as crown`."""

    def write(self, value: int, spelling: Spelling) -> Json:
        if not spelling.spelled:
            return int(value)
        kid = spelling.names["kid"][value >> 3]
        return f"{kid} as {SUITS[(value & 7) - 1]}" if value & 7 else kid

    def read(self, data: Json, spelling: Spelling, path: str) -> int:
        if not spelling.spelled:
            value = wire.COUNT.read(data, spelling, path)
            KID.read(value >> 3, spelling, path)
            return value
        kid, as_, suit = wire.TEXT.read(data, spelling, path).partition(" as ")
        if as_ and suit not in SUITS:
            raise WireError(path, f"{suit!r} is not a suit", "unknown_word", word=str(suit))
        return 8 * KID.read(kid, spelling, path) + (1 + SUITS.index(suit) if as_ else 0)


ADDED = wire.TupleOf(Addition())


class Grown(wire.Fields[Additions]):
    """A frame with fields added later: empty ones are left out, so that older data stays valid."""

    LATER = ("earlier", "coins")

    def write(self, value: Additions, spelling: Spelling) -> Json:
        written = super().write(value, spelling)
        return {name: data for name, data in written.items() if data != []}

    def read_fields(self, data: dict[str, Json], spelling: Spelling, path: str) -> dict[str, Any]:
        empty: dict[str, Json] = {name: [] for name in self.LATER}
        return super().read_fields({**empty, **data}, spelling, path)


FRAMES = wire.OneOf(
    draft=wire.Fields(Draft, answers=wire.TupleOf(wire.Answer())),
    choose_play=wire.Fields(ChoosePlay, must_play=(wire.BOOL, False)),
    name_suit=wire.Fields(NameSuit),
    choose_action=wire.Fields(ChooseAction),
    pick_suit=wire.Fields(PickSuit, action=ACTION),
    additions=Grown(
        Additions,
        action=ACTION,
        suit=SUIT,
        number=wire.COUNT,
        least=(wire.COUNT, 0),
        has_lookout=(wire.BOOL, False),
        last=(wire.COUNT, 0),
        again=(wire.COUNT, 0),
        earlier=wire.TupleOf(wire.COUNT),
        coins=wire.TupleOf(wire.COUNT),
    ),
    run=wire.Fields(
        Run,
        seat=SEAT,
        face=KID,
        action=ACTION,
        number=wire.COUNT,
        need=wire.COUNT,
        demand=wire.Word("demand"),
        kind=(KIND, -1),
        done=(wire.COUNT, 0),
        place=(wire.COUNT, 0),
        has_left=(wire.BOOL, False),
        is_part=(wire.BOOL, False),
        direction=(KIND, -1),
        rival=(ANYBODY, -1),
    ),
    choose_rule=wire.Fields(ChooseRule, seat=SEAT),
    choose_perk=wire.Fields(ChoosePerk, seat=SEAT),
    window=wire.Fields(Window, index=wire.Int(1, 3)),
    second_card=wire.Fields(SecondCard, seat=SEAT, symbols=wire.COUNT),
    rough_housing=wire.Fields(RoughHousing, seat=SEAT),
    aftermath=wire.Fields(Aftermath),
    do_over=wire.Fields(DoOver),
    recruit=wire.Fields(RecruitPhase, is_asked=(wire.BOOL, False)),
    birthday_party=wire.Fields(BirthdayParty),
    closing=wire.Fields(Closing, stage=wire.Word("stage")),
    recycle=wire.Fields(Recycle),
    refill=wire.Fields(Refill, due=wire.COUNT),
    prompted=wire.Fields(Prompted),
)


def names_of(book: Book) -> dict[str, tuple[str, ...]]:
    """Return the vocabularies of code names."""
    return {
        "kid": tuple(book.cards.faces),
        "suit": SUITS,
        "kind": KINDS,
        "perk": PERKS,
        "made_up_rule": MADE_UP_RULES,
        "board": BOARDS,
        "edition": EDITIONS,
        "extent": EXTENTS,
        "ending": ENDINGS,
        "action": ACTIONS,
        "demand": DEMANDS,
        "stage": STAGES,
    }


# The play as it is written, among the fields of the state, and in positions as a table of its own:
# the name of a field, what it is called in a Play, and its shape.
PLAY: dict[str, tuple[str, wire.Shape[Any]]] = {
    "played": ("face", KID),
    "named": ("suit", SUIT),
    "added": ("added", ADDED),
    "named_lookout": ("named_coins", ADDED),
    "public_done": ("public_done", EXTENT),
    "private_done": ("private_done", EXTENT),
    "bound": ("bound", KIND),
    "is_trash_due": ("is_trash_due", wire.BOOL),
    "followed": ("followed", wire.COUNT),
}
PLAY_FIELDS = {name: shape for name, (_, shape) in PLAY.items()}


def play_values(play: Play) -> dict[str, Any]:
    """Return a play by the names of the fields that it is written with."""
    return {name: getattr(play, own) for name, (own, _) in PLAY.items()}


def play_of(values: dict[str, Any]) -> Play:
    """Return the play of these values, which are taken out."""
    return Play(**{own: values.pop(name) for name, (own, _) in PLAY.items()})


class StateFields(wire.Fields[FortState]):
    """The state by its fields, including those of the play."""

    def write(self, value: FortState, spelling: Spelling) -> Json:
        values = play_values(value.play)
        return {
            name: shape.write(values[name] if name in values else getattr(value, name), spelling)
            for name, shape in self.fields.items()
        }

    def read_fields(self, data: dict[str, Json], spelling: Spelling, path: str) -> dict[str, Any]:
        values = super().read_fields(data, spelling, path)
        values["play"] = play_of(values)
        return values


def state_shape(make: Callable[..., FortState]) -> wire.Fields[FortState]:
    """Return the shape of the state; `make` adds what is not written, the book."""
    zones: wire.Shape[Any] = wire.ListOf(KIDS)
    return StateFields(
        make,
        seats=wire.Int(2, 4),
        stack=wire.ListOf(FRAMES),
        rng=wire.RNG,
        edition=wire.Word("edition"),
        boards=wire.TupleOf(wire.Word("board")),
        order=wire.TupleOf(SEAT),
        turn=wire.COUNT,
        ending=wire.Word("ending"),
        park=KIDS,
        park_deck=KIDS,
        trash_box=KIDS,
        rule_pile=wire.TupleOf(wire.Word("made_up_rule")),
        perk_row=wire.TupleOf(wire.Word("perk")),
        used_perks=wire.TupleOf(wire.Word("perk")),
        macaroni=ANYBODY,
        packets=wire.TupleOf(KIDS),
        kept=wire.TupleOf(KIDS),
        hands=zones,
        decks=zones,
        discards=zones,
        yards=zones,
        lookouts=zones,
        tokens=wire.ListOf(wire.COUNT),
        levels=wire.ListOf(wire.COUNT),
        tracks=wire.ListOf(wire.COUNT),
        perks=wire.ListOf(PERK),
        rules=wire.ListOf(RULE),
        plays=wire.COUNT,
        play_area=KIDS,
        directions=wire.COUNT,
        **PLAY_FIELDS,
    )
