"""How a game of Dream Home is written on the wire: its vocabularies, and the shape of its data."""

from ludoteca.core import wire
from ludoteca.games.dream_home.box.contents import DOWN, Contents, Terms
from ludoteca.games.dream_home.rules.decor import PlaceDecor
from ludoteca.games.dream_home.rules.ending import EndSwap, Reveal, ShowRoofs, UseRoofer
from ludoteca.games.dream_home.rules.placing import (
    KeepToken,
    PlaceRoom,
    PlaceScaffold,
    ScaffoldOrRoom,
)
from ludoteca.games.dream_home.rules.rounds import (
    Clearing,
    Deal,
    DiscardColumn,
    TakeColumn,
    UseJackhammer,
)
from ludoteca.games.dream_home.rules.table.state import Homes


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
