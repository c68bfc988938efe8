"""What happens to envelopes and decorations, with the events that record it.

Used by all frames; decides nothing.
"""
# compiled

from ludoteca.core.decisions import Value, seat_name
from ludoteca.core.events import Event, Journal
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    EXCHANGES,
    Party,
    change_decorations,
    vip_count,
)


def guest_name(state: Party, guest: int) -> str:
    """Return the code name of a guest."""
    return f"guest.{state.contents.guests[guest].id}"


def guest_names(state: Party, guests: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    """Return the code names of guests."""
    return tuple([guest_name(state, guest) for guest in guests])


def exchange_name(card: int) -> str:
    """Return the code name of an exchange card."""
    return f"exchange.{EXCHANGES[card]}"


def wish_names(state: Party, cards: tuple[int, ...]) -> tuple[str, ...]:
    """Return the code names of preference cards."""
    kinds = state.contents.preferences
    return tuple([f"preference.{kinds[kind].id}" for kind in cards])


def holder_names(state: Party) -> tuple[str, ...]:
    """Return, for each guest, who holds the envelope: a seat, or the centre."""
    return tuple([place_name(place) for place in state.where])


def place_name(place: int) -> str:
    """Return the code name of a seat or of the centre."""
    return "place.centre" if place == CENTRE else seat_name(place)


def inside(state: Party, guest: int) -> dict[str, Value]:
    """Return what somebody who opens the envelope sees (P-INFO-03)."""
    return {
        "envelope": guest_name(state, guest),
        "cards": wish_names(state, state.cards[guest]),
        "vips": vip_count(state, guest),
    }


def before_all(state: Party, guest: int) -> dict[str, Value]:
    """Return what everybody sees of an envelope opened in front of them (P-EXCH-15)."""
    seen = inside(state, guest)
    if state.variant.wishes_only:
        del seen["vips"]  # P-VAR-10
    return seen


def tell(journal: Journal, kind: str, seat: int, args: dict[str, Value]) -> None:
    """Write down a public event about a seat."""
    journal.add(Event(kind, {"seat": seat_name(seat), **args}))


def tell_guest(state: Party, journal: Journal, kind: str, seat: int, guest: int) -> None:
    """Write down a public event about a seat and an envelope."""
    if journal.live:
        tell(journal, kind, seat, {"envelope": guest_name(state, guest)})


def place_vip(state: Party, seat: int, vip: int) -> None:
    """Put the VIP card of a seat into an envelope, given by guest number, 0 for none."""
    if vip > 0:
        state.vip[seat] = vip - 1


def pay(state: Party, payer: int, receiver: int, price: int) -> None:
    """Let decorations change hands at once (P-AUCT-14)."""
    if price > 0:
        change_decorations(state, payer, -price)
        change_decorations(state, receiver, price)


def win(state: Party, seat: int, guest: int) -> None:
    """Put an envelope with those the seat has won this round (P-AUCT-12)."""
    state.where[guest] = seat
    state.won.append(guest)
    state.won.sort()


def count_held(state: Party, seat: int) -> int:
    """Return how many envelopes lie with a seat (or in the CENTRE)."""
    where = state.where
    count = 0
    for guest in range(GUESTS):
        if where[guest] == seat:
            count += 1
    return count
