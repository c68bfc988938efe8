"""Supplier and Handyman: what they may swap, and the swap itself (D-HELPER-05 to -10)."""
# compiled

from ludoteca.core.decisions import Value
from ludoteca.core.events import Journal
from ludoteca.games.dream_home.box.spaces import ALL, FLOOR_START, SPACES, SPACES_IN, space_name
from ludoteca.games.dream_home.rules.house import joining, room_end, room_start, standing
from ludoteca.games.dream_home.rules.moment import copy_number, room_name, seat_of, tell
from ludoteca.games.dream_home.rules.placing import exchange, settle_tokens
from ludoteca.games.dream_home.rules.reasons import (
    FINE,
    NOT_IN_DISCARD,
    ROOM_TOO_LARGE,
    WRONG_ZONE,
)
from ludoteca.games.dream_home.rules.table.choices import SPACE_PAIRS, USE_HANDYMAN, USE_SUPPLIER
from ludoteca.games.dream_home.rules.table.state import Homes, changed


def supplying(homes: Homes, seat: int, card: int, space: int) -> int:
    """Return whether the Supplier may put this card in place of what lies on the space."""
    if card not in homes.room_pile:
        return NOT_IN_DISCARD
    return standing(homes, seat, space, homes.terms.contents.type_of[card])


def handling(homes: Homes, seat: int, one: int, other: int) -> int:
    """Return whether the Handyman may swap these two cards, judged as they end up (D-HELPER-09)."""
    there = moving(homes, seat, one, other)
    return there if there != FINE else moving(homes, seat, other, one)


def moving(homes: Homes, seat: int, source: int, target: int) -> int:
    """Return whether the card may end up on the target when the two change places."""
    base = SPACES * seat
    contents = homes.terms.contents
    room = contents.type_of[homes.houses[base + source]]
    if room < 0 or room == contents.type_of[homes.houses[base + target]]:
        return FINE  # an empty room may be anywhere; two cards of one type change nothing
    if not contents.zone[room] >> target & 1:
        return WRONG_ZONE
    is_too_large = size_when_moved(homes, base, source, target) > contents.max_size[room]
    return ROOM_TOO_LARGE if is_too_large else FINE


def size_when_moved(homes: Homes, base: int, source: int, target: int) -> int:
    """Return the size of the source card's room once it stands on the target instead."""
    room = homes.terms.contents.type_of[homes.houses[base + source]]
    start = room_start(homes, base + target, room) - base
    end = room_end(homes, base + target, room) - base
    # A row that reaches the target through the source's own space ends before it.
    if FLOOR_START[source] == FLOOR_START[target]:
        if start <= source < target:
            start = source + 1
        elif target < source <= end:
            end = source - 1
    return end - start + 1


def end_swap_options(
    homes: Homes, seat: int, supplier: bool, handyman: bool, options: list[int]
) -> None:
    """Add every legal swap to the options."""
    if supplier:
        contents = homes.terms.contents
        spaces = [-1] * len(contents.max_size)  # by type: where it may be put, worked out once
        for card in sorted(homes.room_pile):
            room = contents.type_of[card]
            if spaces[room] < 0:
                spaces[room] = exchange_spaces(homes, seat, room)
            first = USE_SUPPLIER + SPACES * card
            for space in SPACES_IN[spaces[room]]:
                options.append(first + space)
    if handyman:
        handyman_options(homes, seat, options)


def exchange_spaces(homes: Homes, seat: int, room: int) -> int:
    """Return the spaces where a card of this type may be put in exchange, as bits."""
    bits = 0
    for space in SPACES_IN[homes.terms.contents.zone[room]]:
        if joining(homes, seat, space, room) == FINE:
            bits |= 1 << space
    return bits


def handyman_options(homes: Homes, seat: int, options: list[int]) -> None:
    """Add every pair that `handling` allows: only crowded types have to be looked at closely.

    Where a house has no more cards of a type than one room of it may hold, none can be too large.
    """
    contents = homes.terms.contents
    base = SPACES * seat
    types = [contents.type_of[card] for card in homes.houses[base : base + SPACES]]
    zones = [ALL if room < 0 else contents.zone[room] for room in types]
    crowded = [room >= 0 and types.count(room) > contents.max_size[room] for room in types]
    choice = USE_HANDYMAN
    for one, other in SPACE_PAIRS:
        if types[one] == types[other] or (
            zones[one] >> other & 1
            and zones[other] >> one & 1
            and (not crowded[one] or moving(homes, seat, one, other) == FINE)
            and (not crowded[other] or moving(homes, seat, other, one) == FINE)
        ):
            options.append(choice)
        choice += 1


def swap_by_supplier(homes: Homes, seat: int, choice: int, journal: Journal) -> None:
    """The discarded card lies face up in the house, the old one on the discard pile."""
    card, space = divmod(choice - USE_SUPPLIER, SPACES)
    if journal.live:
        args: dict[str, Value] = {
            "seat": seat_of(seat),
            "room": room_name(homes, card),
            "copy": copy_number(homes, card),
            "space": space_name(space),
            "out": room_name(homes, homes.houses[SPACES * seat + space]),
        }
        tell(journal, "supplied", args)
    pile = list(homes.room_pile)
    pile.remove(card)
    pile.append(exchange(homes, seat, space, card, journal))
    homes.room_pile = tuple(pile)


def swap_by_handyman(homes: Homes, seat: int, choice: int, journal: Journal) -> None:
    """The two cards have changed places with their tokens; crowded rooms will be sorted out."""
    one, other = SPACE_PAIRS[choice - USE_HANDYMAN]
    a, b = SPACES * seat + one, SPACES * seat + other
    houses, tokens = homes.houses, homes.tokens
    if journal.live:
        args: dict[str, Value] = {
            "seat": seat_of(seat),
            "room": room_name(homes, houses[a]),
            "space": space_name(one),
            "other": room_name(homes, houses[b]),
            "other_space": space_name(other),
        }
        tell(journal, "swapped", args)
    houses[a], houses[b] = houses[b], houses[a]
    homes.tokens = changed(changed(tokens, a, tokens[b]), b, tokens[a])
    settle_tokens(homes, seat)
