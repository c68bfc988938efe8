"""The set-up: cards into envelopes, envelopes to players, the exchange deck (P-SETUP).

Chance comes in this order: deal_cards, deal_envelopes, build_deck, first_player (section 5.2).
"""

from collections import Counter

from ludoteca.core.decisions import seat_name
from ludoteca.core.events import Event, Journal
from ludoteca.core.game import Options
from ludoteca.core.rng import below, shuffle, start
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.rounds import RoundStart
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.deeds import guest_names, tell
from ludoteca.games.picture_perfect.rules.table.scene import first_scene
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    EXCHANGES,
    IN_ENVELOPE,
    KNOWN,
    NOWHERE,
    Party,
    Variant,
    held_by,
)
from ludoteca.games.picture_perfect.rules.variants import first_seat, variant_of


def begin(contents: Contents, seats: int, options: Options, seed: int, journal: Journal) -> Party:
    """Return the party before its first round."""
    variant = variant_of(options)
    rng = start(seed)
    rng, cards = deal_cards(all_cards(contents), rng)
    rng, where = deal_envelopes(contents, seats, rng)
    rng, deck = build_deck(contents, seats, variant.is_auction, [], rng)
    named = first_seat(options, seats)
    rng, first = below(rng, seats) if named is None else (rng, named)
    state = fresh(contents, seats, variant)
    state.rng, state.cards, state.where = rng, cards, where
    state.deck, state.first = deck, first
    state.stack = [RoundStart()]
    tell_setup(state, journal)
    return state


def fresh(contents: Contents, seats: int, variant: Variant) -> Party:
    """Return a party with the private areas built, and no card or envelope dealt yet."""
    each = contents.number("start_decorations")
    scene = first_scene(each)
    must_know = variant.is_auction and variant.announcement == KNOWN  # P-AUCT-16
    has_supply = variant.is_auction and seats == 2  # P-SETUP-07
    return Party(
        contents,
        seats,
        stack=[],
        rng=0,
        variant=variant,
        first=0,
        round=0,
        card=-1,
        deck=[],
        discards=[],
        where=[CENTRE] * GUESTS,
        won=[],
        announced=[],
        cards=[],
        vip=[NOWHERE] * seats,
        open=[NOWHERE] * seats,
        decorations=[each] * seats,
        supply=contents.number("two_player_supply") if has_supply else 0,
        scenes=[scene] * seats,
        photos=[],
        verdicts=[],
        votes=[],
        vip_known=(0,) * seats if must_know else (),
    )


def all_cards(contents: Contents) -> list[int]:
    """Return the kind of every preference card of the box."""
    kinds = enumerate(contents.preferences)
    return [index for index, kind in kinds for _ in range(kind.copies)]


def deal_cards(cards: list[int], rng: int) -> tuple[int, list[tuple[int, ...]]]:
    """Shuffle the cards and put three into each envelope (P-SETUP-01, P-SETUP-02)."""
    rng = shuffle(rng, cards)
    starts = range(0, len(cards), IN_ENVELOPE)
    return rng, [tuple(sorted(cards[start : start + IN_ENVELOPE])) for start in starts]


def deal_envelopes(contents: Contents, seats: int, rng: int) -> tuple[int, list[int]]:
    """Give every player the same number of envelopes at random (P-SETUP-03, P-SETUP-04)."""
    each, centre = contents.envelopes[seats]
    places = [seat for seat in range(seats) for _ in range(each)] + [CENTRE] * centre
    return shuffle(rng, places), places


def build_deck(
    contents: Contents, seats: int, is_auction: bool, seen: list[int], rng: int
) -> tuple[int, list[int]]:
    """Return the rest of an exchange deck after some cards were seen (P-SETUP-08 to 10)."""
    wanted = {"normal": contents.number("base_exchange_cards"), "auction": 0}
    if is_auction:
        wanted = {kind: contents.number(f"auction_{kind}_cards") for kind in wanted}
    gone = Counter(seen)
    deck: list[int] = []
    for kind, number in wanted.items():
        pool: list[int] = []
        for row in contents.exchanges:
            card = EXCHANGES.index(row.id)
            if row.kind == kind and seats in row.players:
                pool += [card] * (row.copies - gone[card])
                number -= gone[card]
        rng = shuffle(rng, pool)
        deck += pool[:number]
    return shuffle(rng, deck), deck


def tell_setup(state: Party, journal: Journal) -> None:
    """Write down who was dealt what: where envelopes lie is public (P-INFO-07)."""
    if not journal.live:
        return
    for seat in range(state.seats):
        dealt = guest_names(state, held_by(state, seat))
        tell(journal, "dealt", seat, {"envelopes": dealt})
    centre = guest_names(state, held_by(state, CENTRE))
    journal.add(Event("centre_laid", {"envelopes": centre}))
    journal.add(Event("first_player", {"seat": seat_name(state.first)}))
