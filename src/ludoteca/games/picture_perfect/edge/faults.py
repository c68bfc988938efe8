"""Invariants of the rules that one state must fulfil (section 7)."""

from collections import Counter
from collections.abc import Iterator

from ludoteca.core.decisions import Reason, seat_name
from ludoteca.games.picture_perfect.rules.final_photo import rights, window_of
from ludoteca.games.picture_perfect.rules.placing import refusals_of_interim, refusals_of_photo
from ludoteca.games.picture_perfect.rules.setup import all_cards
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.deeds import count_held
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    EXCHANGES,
    IN_ENVELOPE,
    NOWHERE,
    ROUNDS,
    Party,
)


def faults_of(state: Party) -> list[Reason]:
    """Return every invariant that the state breaks."""
    checks = (place_faults, card_faults, decoration_faults, deck_faults, scene_faults)
    return [fault for check in checks for fault in check(state)]


def place_faults(state: Party) -> Iterator[Reason]:
    """Every envelope is somewhere; those won or announced are with a player; VIP cards exist."""
    if len(state.where) != GUESTS or any(not CENTRE <= p < state.seats for p in state.where):
        yield Reason("envelopes_lost", {}, ("P-INFO-07",))
        return
    if any(state.where[guest] == CENTRE for guest in state.won):
        yield Reason("won_by_nobody", {}, ("P-AUCT-12",))
    if state.won and (window_of(state) is not None or not state.variant.is_auction):
        yield Reason("won_too_long", {}, ("P-AUCT-12",))
    if len(state.vip) != state.seats or any(not NOWHERE <= v < GUESTS for v in state.vip):
        yield Reason("vips_lost", {}, ("P-VIP-01", "P-VIP-04"))
    if any(bits & ~vip_bits(state) for bits in state.vip_known):
        yield Reason("vip_known_nowhere", {}, ("P-AUCT-16", "P-VIP-04"))
    if any(guest != NOWHERE and state.where[guest] != s for s, guest in enumerate(state.open)):
        yield Reason("open_elsewhere", {}, ("P-INFO-02",))
    if not state.variant.is_auction:
        counts = [count_held(state, place) for place in (*range(state.seats), CENTRE)]
        each, centre = state.contents.envelopes[state.seats]
        is_between = window_of(state) is not None
        if is_between and counts != [each] * state.seats + [centre]:
            yield Reason("envelopes_uneven", {"each": each, "centre": centre}, ("P-SETUP-03",))


def vip_bits(state: Party) -> int:
    """Return the envelopes with a VIP card inside, as bits."""
    return sum(1 << guest for guest in set(state.vip) if guest != NOWHERE)


def card_faults(state: Party) -> Iterator[Reason]:
    """Three cards in each envelope, together exactly the deck of the box."""
    found = Counter(kind for cards in state.cards for kind in cards)
    is_full = all(len(cards) == IN_ENVELOPE for cards in state.cards)
    if not is_full or found != Counter(all_cards(state.contents)):
        yield Reason("cards_lost", {}, ("P-SETUP-01", "P-INFO-05"))


def decoration_faults(state: Party) -> Iterator[Reason]:
    """No decoration comes or goes; in the base game none changes hands."""
    contents, auction = state.contents, state.variant.is_auction
    each = contents.number("start_decorations")
    supply = contents.number("two_player_supply") if auction and state.seats == 2 else 0
    found, wanted = sum(state.decorations) + state.supply, each * state.seats + supply
    if found != wanted or min(state.decorations) < 0 or not 0 <= state.supply <= supply:
        args: dict[str, object] = {"found": found, "wanted": wanted}
        yield Reason("decorations_lost", args, ("P-SETUP-06", "P-SETUP-07"))
    elif not auction and state.decorations != [each] * state.seats:
        yield Reason("decorations_moved", {}, ("P-VAR-01",))


def deck_faults(state: Party) -> Iterator[Reason]:
    """Six cards in all, of the right kinds, with one turned up for each round played."""
    contents = state.contents
    cards = [*state.deck, *state.discards, *([state.card] if state.card >= 0 else [])]
    rows = {EXCHANGES.index(row.id): row for row in contents.exchanges}
    auctions = sum(rows[card].kind == "auction" for card in cards)
    wanted = contents.number("auction_auction_cards") if state.variant.is_auction else 0
    too_many = any(number > rows[card].copies for card, number in Counter(cards).items())
    if len(cards) != ROUNDS or auctions != wanted or too_many:
        yield Reason("deck_wrong", {}, ("P-SETUP-09", "P-SETUP-10"))
    begun = len(state.discards) + (state.card >= 0)
    if begun not in (state.round, state.round - 1):
        args: dict[str, object] = {"round": state.round, "cards": begun}
        yield Reason("round_wrong", args, ("P-ROUND-01", "P-ROUND-04"))


def scene_faults(state: Party) -> Iterator[Reason]:
    """Every scene has exactly the decorations owned; every photo is legal."""
    for seat, scene in enumerate(state.scenes):
        if refusals_of_interim(state.contents, scene, rights(state, seat)):
            yield Reason("scene_wrong", {"seat": seat_name(seat)}, ("P-PLACE-02", "P-PLACE-04"))
    for seat, photo in enumerate(state.photos):
        if refusals_of_photo(state.contents, photo, rights(state, seat)):
            yield Reason("photo_wrong", {"seat": seat_name(seat)}, ("P-PHOTO-05",))
