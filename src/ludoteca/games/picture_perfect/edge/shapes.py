"""The shapes of a party on the wire: its State, its frames, its composed answers."""

from collections.abc import Callable
from typing import Any

from ludoteca.core import wire
from ludoteca.core.decisions import IllegalChoice
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.scene_data import (
    read_interim,
    read_photo,
    write_interim,
    write_photo,
)
from ludoteca.games.picture_perfect.rules.auctions import (
    Announce,
    AuctionTurn,
    Offer,
    OpenBid,
    SingleBid,
)
from ludoteca.games.picture_perfect.rules.exchanges import (
    DanceKeep,
    PartnerReturn,
    PartnerTake,
    Revealed,
    Theft,
)
from ludoteca.games.picture_perfect.rules.final_photo import Arrange, TakePhoto
from ludoteca.games.picture_perfect.rules.gifts import Gift
from ludoteca.games.picture_perfect.rules.rounds import RoundEnd, RoundStart, TurnUp
from ludoteca.games.picture_perfect.rules.rumours import Look, RumourTarget
from ludoteca.games.picture_perfect.rules.sealed_auctions import (
    BankBid,
    PayToLook,
    Price,
    SecretBid,
    SecretRebid,
)
from ludoteca.games.picture_perfect.rules.shared_auction import (
    Contribute,
    Pick,
    SellOrBuy,
    SharedBid,
)
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim
from ludoteca.games.picture_perfect.rules.table.state import (
    EXCHANGES,
    IN_ENVELOPE,
    ROUNDS,
    Party,
    Variant,
)
from ludoteca.games.picture_perfect.rules.variants import ANNOUNCEMENTS
from ludoteca.games.picture_perfect.rules.votes import DoubtVote, Tally, TieVote

NOBODY = "nobody"
GUEST = wire.Word("guest")
GUESTS_LISTED = wire.ListOf(GUEST)
GUEST_OR_NOBODY = wire.Word("guest", NOBODY)
SEAT_OR_NOBODY = wire.Word("seat", NOBODY)
SEATS = wire.TupleOf(wire.SEAT)
TURN = wire.Int(-1, 6)
HIGH = wire.COUNT
VERDICT = wire.Word("verdict", "unjudged")
LATEST = ("wishes_only", "exact")


class VariantFields(wire.Fields[Variant]):
    """The options of a table; the newest are written only where they are chosen.

    So older tables keep the hash that their records hold.
    """

    def write(self, value: Variant, spelling: wire.Spelling) -> wire.Json:
        data = super().write(value, spelling)
        for name in LATEST:
            if not data[name]:
                del data[name]
        return data

    def read_fields(
        self, data: dict[str, wire.Json], spelling: wire.Spelling, path: str
    ) -> dict[str, Any]:
        return super().read_fields({**dict.fromkeys(LATEST, False), **data}, spelling, path)


VARIANT = VariantFields(
    Variant,
    is_auction=wire.BOOL,
    bank=wire.BOOL,
    announcement=wire.Word("announcement"),
    gifts=wire.Int(1, 2),
    live=wire.BOOL,
    table_hides=wire.BOOL,
    vote_on_doubt=wire.BOOL,
    presets_only=wire.BOOL,
    vote_on_tie=wire.BOOL,
    notebook=wire.BOOL,
    wishes_only=wire.BOOL,
    exact=wire.BOOL,
)


class SceneFields(wire.Fields[Any]):
    """A composed answer in the readable form of section 5.4."""

    def __init__(
        self,
        cls: type[Any],
        contents: Contents,
        writer: Callable[[Contents, Any], dict[str, Any]],
        reader: Callable[[Contents, Any], Any],
    ) -> None:
        super().__init__(cls)
        self.contents = contents
        self.writer = writer
        self.reader = reader

    def write(self, value: Any, spelling: wire.Spelling) -> wire.Json:
        return {k: v for k, v in self.writer(self.contents, value).items() if v is not None}

    def read(self, data: wire.Json, spelling: wire.Spelling, path: str) -> Any:
        try:
            return self.reader(self.contents, data)
        except IllegalChoice as refused:
            place = f"{path}.{refused.reason.args['at']}".lstrip(".")
            raise wire.WireError(place, "malformed") from None


class GuestBits(wire.Shape[int]):
    """Guests as bits of an int: on the wire a list."""

    def write(self, value: int, spelling: wire.Spelling) -> wire.Json:
        return GUESTS_LISTED.write([g for g in range(GUESTS) if value >> g & 1], spelling)

    def read(self, data: wire.Json, spelling: wire.Spelling, path: str) -> int:
        return sum(1 << guest for guest in set(GUESTS_LISTED.read(data, spelling, path)))


class PartyFields(wire.Fields[Party]):
    """A party. Where known VIP cards are not tracked, it is written without them, as always."""

    def write(self, value: Party, spelling: wire.Spelling) -> wire.Json:
        data = super().write(value, spelling)
        if not value.vip_known:
            del data["vip_known"]
        return data

    def read_fields(
        self, data: dict[str, wire.Json], spelling: wire.Spelling, path: str
    ) -> dict[str, Any]:
        return super().read_fields({"vip_known": [], **data}, spelling, path)


def interim_shape(contents: Contents) -> wire.Fields[Interim]:
    """Return the shape of an interim scene."""
    return SceneFields(Interim, contents, write_interim, read_interim)


def photo_shape(contents: Contents) -> wire.Fields[FinalPhoto]:
    """Return the shape of a final photo."""
    return SceneFields(FinalPhoto, contents, write_photo, read_photo)


def composed_shape(contents: Contents) -> wire.OneOf:
    """Return the shapes of the answers to open decisions."""
    return wire.OneOf(scene=interim_shape(contents), photo=photo_shape(contents))


def stack_shape(composed: wire.OneOf) -> wire.OneOf:
    """Return the shapes of all frames, by the names that views and positions use."""
    answers = {"answers": wire.TupleOf(wire.Answer(composed))}
    lot = {"turn": TURN, "guest": GUEST}
    bid = {**lot, "high": HIGH, "leader": SEAT_OR_NOBODY}
    return wire.OneOf(
        round_start=wire.Fields(RoundStart),
        turn_up=wire.Fields(TurnUp),
        round_end=wire.Fields(RoundEnd),
        arrange=wire.Fields(Arrange, **answers),
        dance_keep=wire.Fields(DanceKeep, **answers),
        partner_take=wire.Fields(PartnerTake, turn=TURN),
        partner_return=wire.Fields(PartnerReturn, turn=TURN, taken=wire.TupleOf(GUEST)),
        gift=wire.Fields(Gift, **answers),
        revealed=wire.Fields(Revealed, **answers, guest=GUEST, before=GUEST_OR_NOBODY),
        theft=wire.Fields(Theft, **answers),
        rumour_target=wire.Fields(RumourTarget, **answers),
        look=wire.Fields(Look, **answers, targets=wire.TupleOf(GUEST_OR_NOBODY), turn=TURN),
        auction_turn=wire.Fields(AuctionTurn, turn=TURN),
        offer=wire.Fields(Offer, turn=TURN),
        announce=wire.Fields(Announce, **lot),
        open_bid=wire.Fields(OpenBid, **bid, holding=SEATS, last=wire.SEAT),
        single_bid=wire.Fields(SingleBid, **bid, asked=wire.COUNT),
        contribute=wire.Fields(Contribute, **answers),
        pick=wire.Fields(Pick, turn=TURN),
        shared_bid=wire.Fields(SharedBid, **bid, passed=SEATS, last=wire.SEAT),
        sell_or_buy=wire.Fields(SellOrBuy, **bid),
        price=wire.Fields(Price, **lot),
        pay_to_look=wire.Fields(PayToLook, **answers, **lot, price=wire.COUNT),
        secret_bid=wire.Fields(SecretBid, **answers, **lot),
        secret_rebid=wire.Fields(
            SecretRebid, **answers, **lot, bids=wire.TupleOf(wire.COUNT), tied=SEATS
        ),
        bank_bid=wire.Fields(BankBid, **lot),
        final_photo=wire.Fields(TakePhoto, **answers),
        tally=wire.Fields(Tally),
        doubt_vote=wire.Fields(
            DoubtVote, **answers, photographer=wire.SEAT, guest=GUEST, kind=wire.Word("preference")
        ),
        tie_vote=wire.Fields(TieVote, **answers, tied=SEATS),
    )


def state_shape(contents: Contents, stack: wire.OneOf) -> wire.Fields[Party]:
    """Return the shape of the whole State; the box itself is not on the wire."""

    def party(**fields: Any) -> Party:
        return Party(contents, **fields)

    return PartyFields(
        party,
        seats=wire.Int(2, 6),
        stack=wire.ListOf(stack),
        rng=wire.RNG,
        variant=VARIANT,
        first=wire.SEAT,
        round=wire.Int(0, ROUNDS),
        card=wire.Word("exchange", "none"),
        deck=wire.ListOf(wire.Word("exchange")),
        discards=wire.ListOf(wire.Word("exchange")),
        where=wire.ListOf(wire.Word("seat", "centre"), GUESTS),
        won=wire.ListOf(GUEST),
        announced=wire.ListOf(GUEST),
        cards=wire.ListOf(wire.TupleOf(wire.Word("preference"), IN_ENVELOPE), GUESTS),
        vip=wire.ListOf(wire.Word("guest", "hand")),
        open=wire.ListOf(GUEST_OR_NOBODY),
        decorations=wire.ListOf(wire.COUNT),
        supply=wire.COUNT,
        scenes=wire.ListOf(interim_shape(contents)),
        photos=wire.ListOf(photo_shape(contents)),
        verdicts=wire.ListOf(wire.TupleOf(VERDICT, IN_ENVELOPE * GUESTS)),
        votes=wire.ListOf(SEAT_OR_NOBODY),
        vip_known=wire.TupleOf(GuestBits()),
    )


def vocabularies(contents: Contents) -> dict[str, tuple[str, ...]]:
    """Return the words for the game's small ints."""
    guests = tuple(guest.id for guest in contents.guests)
    return {
        "guest": guests,
        "preference": tuple(kind.id for kind in contents.preferences),
        "exchange": EXCHANGES,
        "announcement": ANNOUNCEMENTS,
        "verdict": ("no", "doubt", "yes"),
    }
