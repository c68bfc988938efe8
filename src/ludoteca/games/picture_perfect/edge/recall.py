"""What a seat was shown but the table no longer shows: contents, VIP cards, who held what.

Bots have it besides the view; people have their own heads (P-INFO-11, P-INFO-14).
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.events import Event, Recall
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.table.deeds import place_name
from ludoteca.games.picture_perfect.rules.table.state import CENTRE, NOWHERE, Party

LOOKS: Final = ("opened", "looked", "revealed", "wishes_revealed", "unsealed")

# VIP cards of others found in an envelope, and how many look windows had begun by then.
Seen = tuple[int, int]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PartyRecall(Recall):
    """The memory of one seat, with nothing forgotten."""

    def __init__(self, seat: int, seats: int, contents: Contents) -> None:
        super().__init__(seat)
        self.guests = {f"guest.{guest.id}": i for i, guest in enumerate(contents.guests)}
        self.kinds = {f"preference.{kind.id}": i for i, kind in enumerate(contents.preferences)}
        self.places = {place_name(place): place for place in (CENTRE, *range(seats))}
        self.cards: dict[int, tuple[int, ...]] = {}  # contents by guest
        self.seen: dict[int, Seen] = {}  # the last look by guest
        self.announced: dict[int, int] = {}  # windows begun when a VIP card was announced
        self.windows: list[tuple[int, ...]] = []  # who held what at each look window
        self.looked = [0] * seats  # the envelopes each seat could look into, as bits
        self.vip = NOWHERE
        self.vip_window = -1

    def note(self, event: Event) -> None:
        args = event.args
        if event.kind in ("round_began", "photo_time"):
            self.note_window(event)
        elif event.kind == "vip_added":
            self.vip = self.guests[str(args["envelope"])]
            self.vip_window = len(self.windows)
        elif event.kind == "announced":
            self.announced[self.guests[str(args["envelope"])]] = len(self.windows)
        elif event.kind in LOOKS:
            guest = self.guests[str(args["envelope"])]
            for seat in range(len(self.looked)):
                if "seat" not in args or self.places[str(args["seat"])] == seat:
                    self.looked[seat] |= 1 << guest
            if "cards" in args:
                self.note_look(event)

    def note_window(self, event: Event) -> None:
        """Remember who holds what when everybody may look into their envelopes."""
        holders = event.args["holders"]
        assert isinstance(holders, tuple)
        row = tuple([self.places[str(name)] for name in holders])
        self.windows.append(row)
        for guest in range(len(row)):
            if row[guest] != CENTRE:
                self.looked[row[guest]] |= 1 << guest

    def note_look(self, event: Event) -> None:
        """Remember the contents of an envelope."""
        guest = self.guests[str(event.args["envelope"])]
        cards, vips = event.args["cards"], event.args.get("vips")
        assert isinstance(cards, tuple)
        self.cards[guest] = tuple(self.kinds[name] for name in cards)
        if not isinstance(vips, int):
            return  # only the wishes were shown (P-VAR-10)
        own = 1 if self.vip == guest else 0
        self.seen[guest] = (vips - own, len(self.windows))

    def fits(self, state: object) -> bool:
        assert isinstance(state, Party)
        others = [place for seat, place in enumerate(state.vip) if seat != self.seat]
        is_pending = state.vip[self.seat] == NOWHERE and self.vip_window == len(self.windows)
        return (
            all(state.cards[guest] == cards for guest, cards in self.cards.items())
            and all(others.count(guest) >= vips for guest, (vips, _) in self.seen.items())
            and all(guest in state.vip for guest in self.announced)
            and (self.vip == state.vip[self.seat] or is_pending)
        )
