"""Picture Perfect in small numbers, for learners: envelopes, bids, and what the seat remembers.

Contents are those that the recall holds. The scene behind the screen is left out: in small steps
it matters only while the final photo is being composed, and then guest by guest.
"""

from typing import Any

from ludoteca.core.events import Recall
from ludoteca.core.observing import Field
from ludoteca.core.together import Together
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.enumeration import SceneSteps
from ludoteca.games.picture_perfect.edge.recall import PartyRecall
from ludoteca.games.picture_perfect.rules.rumours import Look
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    EXCHANGES,
    NOWHERE,
    ROUNDS,
    Party,
    in_turn,
    start_seat,
)

KINDS = (
    "arrange",
    "final_photo",
    "dance_keep",
    "partner_take",
    "partner_return",
    "gift",
    "seen",
    "theft_take",
    "rumour_target",
    "offer",
    "announce",
    "open_bid",
    "single_bid",
    "contribute",
    "pick",
    "shared_bid",
    "sell_or_buy",
    "price",
    "pay_to_look",
    "secret_bid",
    "secret_rebid",
    "doubt_vote",
    "tie_vote",
)
PLACE_OF_KIND = {kind: place for place, kind in enumerate(KINDS)}
MOST = 60  # decorations at a whole table
IN_ENVELOPE = 3


class PartyObservation:
    """Writes what a seat may know about the party."""

    remembers = True

    def __init__(self, contents: Contents, steps: SceneSteps) -> None:
        self.steps = steps
        self.kinds = len(contents.preferences)
        self.preferences = tuple(kind.id for kind in contents.preferences)
        self.guests = tuple(guest.id for guest in contents.guests)
        self.spaces = tuple(space.id for space in contents.spaces)

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Return the parts of the row in their order."""
        names, spaces = self.guests, self.steps.spaces
        return (
            Field("kind", len(KINDS), 1, KINDS),
            Field("turn", seats, 1),
            Field("round", 1, ROUNDS),
            Field("start", seats, 1),
            Field("card", len(EXCHANGES), 1, EXCHANGES),
            Field("discards", len(EXCHANGES), 1, EXCHANGES),
            Field("holders", GUESTS * (seats + 1), 1),
            Field("won", GUESTS, 1, names),
            Field("announced", GUESTS, 1, names),
            Field("decorations", seats + 1, MOST),
            Field("auctioneer", seats, 1),
            Field("envelope", GUESTS, 1, names),
            Field("bid", 1, MOST),
            Field("leader", seats, 1),
            Field("target", GUESTS, 1, names),
            Field("known", GUESTS, 1, names),
            Field("wishes", GUESTS * self.kinds, IN_ENVELOPE, self.preferences),
            Field("vips", GUESTS, 5, names),
            Field("was_announced", GUESTS, 1, names),
            Field("own_vip", GUESTS + 1, 1, (*names, "in_hand")),
            Field("guest", GUESTS + 1, 1, (*names, "camera")),
            Field("placed", GUESTS * spaces, 1, self.spaces),
        )

    def observe(
        self, state: Party, recall: Recall | None, seat: int, taken: tuple[int, ...], out: bytearray
    ) -> None:
        """Write the row."""
        assert isinstance(recall, PartyRecall)
        top = state.stack[-1] if state.stack else None
        at = self.moment(state, top, seat, out)
        at = self.envelopes(state, seat, out, at)
        at = self.auction(state, top, seat, out, at)
        at = self.memory(recall, out, at)
        self.photo(state, taken, out, at)

    def moment(self, state: Party, top: Any, seat: int, out: bytearray) -> int:
        """Write what is asked and the exchange card; return where the next part begins."""
        seats, asked, at = state.seats, state.asked, len(KINDS)
        if asked is not None:
            out[PLACE_OF_KIND[asked.kind]] = 1
            # At a simultaneous moment, which seat waits first may depend on hidden cards.
            if not isinstance(top, Together):
                out[at + (asked.seat - seat) % seats] = 1
        at += seats
        out[at] = state.round
        at += 1
        out[at + (start_seat(state) - seat) % seats] = 1
        at += seats
        if state.card >= 0:
            out[at + state.card] = 1
        at += len(EXCHANGES)
        for card in state.discards:
            out[at + card] = 1
        return at + len(EXCHANGES)

    def envelopes(self, state: Party, seat: int, out: bytearray, at: int) -> int:
        """Write who holds what; return where the next part begins."""
        seats = state.seats
        for guest, place in enumerate(state.where):
            spot = at + guest * (seats + 1)
            out[spot + (seats if place == CENTRE else (place - seat) % seats)] = 1
        at += GUESTS * (seats + 1)
        for guest in state.won:
            out[at + guest] = 1
        at += GUESTS
        for guest in state.announced:
            out[at + guest] = 1
        at += GUESTS
        for place in range(seats):
            out[at + place] = min(state.decorations[(seat + place) % seats], 255)
        out[at + seats] = min(state.supply, 255)
        return at + seats + 1

    def auction(self, state: Party, top: Any, seat: int, out: bytearray, at: int) -> int:
        """Write what the moment is about; return where the next part begins."""
        seats = state.seats
        turn, guest = getattr(top, "turn", -1), getattr(top, "guest", -1)
        leader = getattr(top, "leader", -1)
        if turn >= 0:
            out[at + (in_turn(state, turn) - seat) % seats] = 1
        at += seats
        if guest >= 0:
            out[at + guest] = 1
        at += GUESTS
        out[at] = min(max(getattr(top, "high", 0), getattr(top, "price", 0), 0), 255)
        at += 1
        if leader >= 0:
            out[at + (leader - seat) % seats] = 1
        at += seats
        if isinstance(top, Look) and top.targets[seat] >= 0:
            out[at + top.targets[seat]] = 1
        return at + GUESTS

    def memory(self, recall: PartyRecall, out: bytearray, at: int) -> int:
        """Write what the seat has seen inside envelopes; return where the next part begins."""
        wishes = at + GUESTS
        for guest, cards in recall.cards.items():
            out[at + guest] = 1
            for kind in cards:
                out[wishes + guest * self.kinds + kind] += 1
        at = wishes + GUESTS * self.kinds
        for guest, (vips, _) in recall.seen.items():
            out[at + guest] = max(vips, 0)
        at += GUESTS
        for guest in recall.announced:
            out[at + guest] = 1
        at += GUESTS
        out[at + (GUESTS if recall.vip == NOWHERE else recall.vip)] = 1
        return at + GUESTS + 1

    def photo(self, state: Party, taken: tuple[int, ...], out: bytearray, at: int) -> None:
        """Write the photo that is being composed."""
        steps = self.steps
        if state.asked is None or state.asked.kind != "final_photo":
            return
        out[at + min(len(taken), GUESTS)] = 1
        at += GUESTS + 1
        for guest, step in enumerate(taken):
            if steps.stand <= step < steps.camera:
                out[at + guest * steps.spaces + step - steps.stand] = 1
