"""The game at the edge: the words of its choices, its vocabularies, and the shape of its data."""

from ludoteca.core import wire
from ludoteca.core.decisions import Words
from ludoteca.games.dream_home.choices import CHOICES, COLUMN_PAIRS, SPACE_PAIRS
from ludoteca.games.dream_home.contents import DECOR, DOWN, Contents, Terms
from ludoteca.games.dream_home.decor import PlaceDecor
from ludoteca.games.dream_home.ending import EndSwap, Reveal, ShowRoofs, UseRoofer
from ludoteca.games.dream_home.placing import KeepToken, PlaceRoom, PlaceScaffold, ScaffoldOrRoom
from ludoteca.games.dream_home.rounds import (
    Clearing,
    Deal,
    DiscardColumn,
    TakeColumn,
    UseJackhammer,
)
from ludoteca.games.dream_home.spaces import SPACE_NAMES, space_name
from ludoteca.games.dream_home.state import Homes

SPACES = tuple(space_name(space) for space in range(len(SPACE_NAMES)))
COLUMNS = (1, 2, 3, 4, 5)


def choice_words(contents: Contents) -> tuple[Words, ...]:
    """Return the table of choices, in the order of `choices`."""
    roofs = contents.resource_names[:DECOR]
    cards = [
        (f"room.{contents.room_names[contents.type_of[card]]}", copy)
        for card, copy in enumerate(contents.copy_of)
    ]
    tokens = [f"decor.{name}" for name in contents.decor_names]
    words = (
        *(Words(verb) for verb in ("pass", "done", "decline")),
        *(Words("discard_column", column=c) for c in COLUMNS),
        *(Words("jackhammer", column=c) for c in COLUMNS),
        *(Words("take_column", column=c) for c in COLUMNS),
        *(Words("drill", column=c, space=space) for c in COLUMNS for space in SPACES),
        *(Words("cement_mixer", column=a + 1, other=b + 1) for a, b in COLUMN_PAIRS),
        *(Words("place_scaffold", space=space) for space in SPACES),
        *(Words("place_room", space=s, face=f"face.{f}") for f in ("up", "down") for s in SPACES),
        *(Words("keep_token", decor=token) for token in tokens),
        *(Words("place_decor", space=space) for space in SPACES),
        *(Words("roofer", roof=roof) for roof in roofs),
        *(Words("supplier", room=r, copy=c, space=space) for r, c in cards for space in SPACES),
        *(Words("handyman", space=SPACES[a], other=SPACES[b]) for a, b in SPACE_PAIRS),
    )
    assert len(words) == CHOICES
    return words


def vocabularies(contents: Contents) -> dict[str, tuple[str, ...]]:
    """Return the code names by kind, for positions."""
    return {
        "card": contents.card_names,
        "decor": contents.decor_names,
        "resource": tuple(name.partition(".")[2] for name in contents.resource_names),
    }


SEAT = wire.SEAT
CARD = wire.Word("card")
DECOR_TOKEN = wire.Word("decor")
RESOURCE = wire.Word("resource", none="none")

STACK = wire.OneOf(
    deal=wire.Fields(Deal),
    discard_column=wire.Fields(DiscardColumn, seat=SEAT),
    jackhammer=wire.Fields(UseJackhammer, seat=SEAT),
    take_column=wire.Fields(TakeColumn, seat=SEAT),
    place_room=wire.Fields(PlaceRoom, seat=SEAT, card=CARD),
    place_scaffold_or_room=wire.Fields(ScaffoldOrRoom, seat=SEAT, card=CARD),
    place_scaffold=wire.Fields(PlaceScaffold, seat=SEAT),
    keep_token=wire.Fields(KeepToken, seat=SEAT),
    place_decor=wire.Fields(PlaceDecor, seat=SEAT, token=DECOR_TOKEN),
    clearing=wire.Fields(Clearing),
    show_roofs=wire.Fields(ShowRoofs, seat=SEAT),
    roofer=wire.Fields(UseRoofer, seat=SEAT),
    end_swap=wire.Fields(EndSwap, seat=SEAT, suppliers=wire.COUNT, handymen=wire.COUNT),
    reveal=wire.Fields(Reveal),
)


def terms_shape(contents: Contents) -> wire.Fields[Terms]:
    """Return the shape of what was agreed; the box itself is not written down."""

    def agree(**options: bool) -> Terms:
        return Terms(contents, **options)

    return wire.Fields(
        agree,
        no_column_discard=(wire.BOOL, False),
        optional_decor=(wire.BOOL, False),
        open_roofs=(wire.BOOL, False),
        no_children=(wire.BOOL, False),
    )


def homes_shape(contents: Contents) -> wire.Fields[Homes]:
    """Return the shape of the whole table, in numbers."""
    resources = wire.TupleOf(RESOURCE)
    cards = wire.TupleOf(CARD)
    return wire.Fields(
        Homes,
        seats=wire.Int(2, 4),
        stack=wire.ListOf(STACK),
        rng=wire.RNG,
        terms=terms_shape(contents),
        round=wire.Int(0, contents.rounds),
        first=SEAT,
        marker=SEAT,
        hammered=wire.Int(0, 15),
        rooms=wire.ListOf(wire.Word("card", none="none"), 5),
        resources=wire.ListOf(RESOURCE, 5),
        room_deck=cards,
        resource_deck=resources,
        room_pile=cards,
        resource_pile=resources,
        roof_pile=resources,
        houses=wire.ListOf(wire.Int(-1, DOWN + len(contents.card_names) - 1)),
        tokens=wire.TupleOf(wire.Word("decor", none="none")),
        scaffolds=wire.TupleOf(wire.Int(0, 0xFFF)),
        gardens=wire.TupleOf(wire.Int(0, 0x3FF)),
        tools=wire.TupleOf(wire.COUNT),
        helpers=wire.TupleOf(wire.COUNT),
        roofs=wire.ListOf(resources),
        box_tokens=wire.Int(0, 0x3FF),
        box_resources=resources,
    )
