"""Which invariants of the rules a position breaks: cards conserved, every house sound."""

from ludoteca.core.decisions import Reason
from ludoteca.games.dream_home.box.contents import (
    DECOR,
    DOWN,
    HELPER,
    HELPERS,
    NOTHING,
    RESOURCE_CARDS,
    ROOM_CARDS,
    SCAFFOLD,
    TOKENS,
    TOOL,
    TOOLS,
    VACANT,
)
from ludoteca.games.dream_home.box.spaces import SPACES, space_name, supported
from ludoteca.games.dream_home.rules.decor import PlaceDecor
from ludoteca.games.dream_home.rules.ending import Reveal
from ludoteca.games.dream_home.rules.house import rooms_in, tokens_between
from ludoteca.games.dream_home.rules.moment import (
    Moment,
    resource_name,
    room_name,
    seat_of,
    token_name,
)
from ludoteca.games.dream_home.rules.placing import KeepToken, PlaceRoom
from ludoteca.games.dream_home.rules.reasons import (
    DECOR_NOT_A_ROOM,
    DECOR_ROOM_HAS_TOKEN,
    DECOR_WRONG_TYPE,
    NO_SUPPORT,
    ROOM_TOO_LARGE,
    WRONG_ZONE,
    reason,
)
from ludoteca.games.dream_home.rules.rounds import TakeColumn
from ludoteca.games.dream_home.rules.table.state import Homes, spaces_filled


def faults(homes: Homes) -> list[Reason]:
    """Return every broken invariant that shows in one state (I-01 to I-06, I-12 to I-16)."""
    found = [*room_faults(homes), *resource_faults(homes), *token_faults(homes)]
    found += course_faults(homes)
    for seat in range(homes.seats):
        found += house_faults(homes, seat)
    return found


def room_faults(homes: Homes) -> list[Reason]:
    """I-01: each room card is in exactly one place."""
    cards = [card % DOWN for card in homes.houses if card != VACANT]
    cards += [card for card in homes.rooms if card != NOTHING]
    cards += [*homes.room_deck, *homes.room_pile]
    cards += [frame.card for frame in homes.stack if isinstance(frame, PlaceRoom)]
    names = homes.terms.contents.card_names
    return [
        Reason("room_card_count", {"card": names[card], "found": cards.count(card)})
        for card in range(ROOM_CARDS)
        if cards.count(card) != 1
    ]


def resource_faults(homes: Homes) -> list[Reason]:
    """I-02: exactly as many of each resource card as the box holds."""
    cards = [card for card in homes.resources if card != NOTHING]
    cards += [*homes.resource_deck, *homes.resource_pile, *homes.roof_pile, *homes.box_resources]
    cards += [roof for stack in homes.roofs for roof in stack]
    cards += [TOOL + i % TOOLS for i, count in enumerate(homes.tools) for _ in range(count)]
    cards += [HELPER + i % HELPERS for i, count in enumerate(homes.helpers) for _ in range(count)]
    scaffolds = sum(bits.bit_count() for bits in homes.scaffolds)
    for frame in homes.stack:
        if isinstance(frame, PlaceDecor):
            cards.append(DECOR + frame.token)
        elif isinstance(frame, Moment) and frame.holds_scaffold():
            scaffolds += 1
    cards += [TOOL + SCAFFOLD] * scaffolds
    copies = homes.terms.contents.resource_copies
    return [
        Reason(
            "resource_card_count",
            {"card": resource_name(homes, card), "found": cards.count(card), "copies": count},
        )
        for card, count in enumerate(copies)
        if cards.count(card) != count
    ]


def token_faults(homes: Homes) -> list[Reason]:
    """I-03: no token is in two places."""
    tokens = [token for token in homes.tokens if token >= 0]
    tokens += [frame.token for frame in homes.stack if isinstance(frame, PlaceDecor)]
    for bits in (*homes.gardens, homes.box_tokens):
        tokens += [token for token in range(TOKENS) if bits >> token & 1]
    return [
        Reason("token_count", {"decor": token_name(homes, token), "found": tokens.count(token)})
        for token in range(TOKENS)
        if tokens.count(token) > 1
    ]


def course_faults(homes: Homes) -> list[Reason]:
    """I-05, I-06: decks of the right size, no house fuller than the rounds allow."""
    found: list[Reason] = []
    for deck, cards, size in (
        ("room_deck", homes.room_deck, ROOM_CARDS - 5 * homes.round),
        ("resource_deck", homes.resource_deck, RESOURCE_CARDS - 4 * homes.round),
    ):
        if len(cards) != size:
            args = {"deck": f"deck.{deck}", "found": len(cards), "wanted": size}
            found.append(Reason("deck_size", args, ("D-ROUND-02",)))
    is_over = not homes.stack or isinstance(homes.stack[0], Reveal)
    for seat, filled in enumerate(spaces_filled(homes.houses)):
        limit = homes.round - (1 if _is_still_to_place(homes, seat) else 0)
        count = filled.bit_count()
        if count > limit or (is_over and (count < SPACES or homes.scaffolds[seat])):
            args = {"seat": seat_of(seat), "found": count, "wanted": limit}
            found.append(Reason("house_cards", args, ("D-TURN-06",)))
    return found


def _is_still_to_place(homes: Homes, seat: int) -> bool:
    """Return whether the seat has yet to place a room card in this round."""
    if any(isinstance(f, PlaceRoom) and f.seat == seat for f in homes.stack):
        return True
    bottom = homes.stack[0] if homes.stack else None
    if not isinstance(bottom, Moment) or homes.hammered >> seat & 1:
        return False
    if not isinstance(bottom, TakeColumn):
        return True
    n, first = homes.seats, homes.first
    return (seat - first) % n >= (bottom.seat - first) % n


def house_faults(homes: Homes, seat: int) -> list[Reason]:
    """I-12 to I-16: support, zones, sizes, tokens."""
    return [
        *standing_faults(homes, seat),
        *size_faults(homes, seat),
        *decor_faults(homes, seat),
    ]


def standing_faults(homes: Homes, seat: int) -> list[Reason]:
    """I-12, I-13: every space in use is supported, every face-up card in its zone."""
    contents = homes.terms.contents
    found: list[Reason] = []
    in_use = spaces_filled(homes.houses)[seat] | homes.scaffolds[seat]
    for space in range(SPACES):
        room = contents.type_of[homes.houses[SPACES * seat + space]]
        args = {"seat": seat_of(seat), "space": space_name(space)}
        if in_use >> space & 1 and not supported(in_use) >> space & 1:
            found.append(reason(NO_SUPPORT, {**args}))
        if room >= 0 and not contents.zone[room] >> space & 1:
            found.append(reason(WRONG_ZONE, {**args}))
    return found


def size_faults(homes: Homes, seat: int) -> list[Reason]:
    """I-14, I-15: no room above its maximum, none with two tokens (except while that is asked)."""
    contents = homes.terms.contents
    found: list[Reason] = []
    is_asked = any(isinstance(f, KeepToken) and f.seat == seat for f in homes.stack)
    for start, end in rooms_in(homes, seat):
        room = contents.type_of[homes.houses[start]]
        args = {"seat": seat_of(seat), "space": space_name(start % SPACES)}
        if end - start + 1 > contents.max_size[room]:
            name = room_name(homes, homes.houses[start])
            large = {**args, "room": name, "most": contents.max_size[room]}
            found.append(reason(ROOM_TOO_LARGE, large))
        if not is_asked and tokens_between(homes, start, end) > 1:
            found.append(reason(DECOR_ROOM_HAS_TOKEN, {**args}))
    return found


def decor_faults(homes: Homes, seat: int) -> list[Reason]:
    """I-16: tokens lie on face-up cards that they match, garden tokens beside the house."""
    contents = homes.terms.contents
    found: list[Reason] = []
    for space in range(SPACES):
        at = SPACES * seat + space
        token, room = homes.tokens[at], contents.type_of[homes.houses[at]]
        if token < 0:
            continue
        decor = token_name(homes, token)
        args = {"seat": seat_of(seat), "space": space_name(space), "decor": decor}
        if room < 0:
            found.append(reason(DECOR_NOT_A_ROOM, {**args}))
        elif not contents.token_rooms[token] >> room & 1:
            found.append(reason(DECOR_WRONG_TYPE, {**args}))
    for token in range(TOKENS):
        if homes.gardens[seat] >> token & 1 and contents.token_rooms[token]:
            args = {"seat": seat_of(seat), "decor": token_name(homes, token)}
            found.append(Reason("garden_token", {**args}, ("D-DECOR-08",)))
    return found
