"""What a house is worth (D-SCORE, D-ROOF): every part from the present position alone."""
# compiled

from typing import Final

from ludoteca.games.dream_home.box.contents import (
    ARCHITECT,
    COLOURS,
    DESIGNER,
    DOWN,
    HELPERS,
    TOKENS,
    Contents,
)
from ludoteca.games.dream_home.box.spaces import FLOORS, SPACES
from ludoteca.games.dream_home.rules.house import room_end
from ludoteca.games.dream_home.rules.table.state import Homes

# The functionality bonuses, as bits.
BATHROOMS: Final = 1  # one on each floor
HOUSEHOLD: Final = 2  # bathroom, kitchen and bedroom


def rooms_score(homes: Homes, seat: int) -> int:
    """Return the points of all rooms, annexes by their neighbours (D-SCORE-02, D-SCORE-03)."""
    type_of = homes.terms.contents.type_of
    base = SPACES * seat
    total = 0
    for start, end in FLOORS:
        at = base + start
        last = base + end
        while at <= last:
            room = type_of[homes.houses[at]]
            if room < 0:
                at += 1
                continue
            stop = room_end(homes, at, room)
            total += room_score(homes, at, stop, base + start, last)
            at = stop + 1
    return total


def room_score(homes: Homes, start: int, end: int, first: int, last: int) -> int:
    """Return the points of the room from start to end, on a floor from first to last."""
    contents = homes.terms.contents
    room = contents.type_of[homes.houses[start]]
    if contents.partner[room] >= 0 and has_partner(homes, start, end, first, last):
        return contents.beside_partner[room]
    return contents.points[4 * room + end - start + 1]


def has_partner(homes: Homes, start: int, end: int, first: int, last: int) -> bool:
    """Return whether the annex from start to end has its partner beside it on the floor."""
    contents = homes.terms.contents
    houses, type_of = homes.houses, contents.type_of
    partner = contents.partner[type_of[houses[start]]]
    if start > first and type_of[houses[start - 1]] == partner:
        return True
    return end < last and type_of[houses[end + 1]] == partner


def decor_score(homes: Homes, seat: int) -> int:
    """Return the points of the tokens in and beside the house (D-SCORE-05, D-HELPER-14)."""
    contents = homes.terms.contents
    extra = contents.designer_token if homes.helpers[HELPERS * seat + DESIGNER] else 0
    total = 0
    for at in range(SPACES * seat, SPACES * seat + SPACES):
        token = homes.tokens[at]
        if token >= 0:
            total += contents.token_points[token] + extra
    garden = homes.gardens[seat]
    if garden:
        for token in range(TOKENS):
            if garden >> token & 1:
                total += contents.token_points[token] + extra
    return total


def types_in(homes: Homes, seat: int, start: int, end: int) -> int:
    """Return the room types that stand face up on these spaces, as bits."""
    type_of = homes.terms.contents.type_of
    bits = 0
    for at in range(SPACES * seat + start, SPACES * seat + end + 1):
        room = type_of[homes.houses[at]]
        if room >= 0:
            bits |= 1 << room
    return bits


def bonuses(homes: Homes, seat: int) -> int:
    """Return the functionality bonuses that are earned, as bits (D-SCORE-06 to -08)."""
    contents = homes.terms.contents
    floor_2 = types_in(homes, seat, 0, 4)
    floor_1 = types_in(homes, seat, 5, 9)
    bath = 1 << contents.bathroom
    needed = bath | 1 << contents.kitchen | 1 << contents.bedroom
    earned = BATHROOMS if floor_2 & floor_1 & bath else 0
    if (floor_2 | floor_1 | types_in(homes, seat, 10, 11)) & needed == needed:
        earned |= HOUSEHOLD
    return earned


def functionality_score(homes: Homes, seat: int) -> int:
    """Return the points of the functionality bonuses (D-SCORE-06 to -08, D-HELPER-12)."""
    contents = homes.terms.contents
    if homes.helpers[HELPERS * seat + ARCHITECT]:
        bonus = contents.functionality_with_architect
    else:
        bonus = contents.functionality
    earned = bonuses(homes, seat)
    return bonus * ((earned & BATHROOMS > 0) + (earned & HOUSEHOLD > 0))


def architect_score(homes: Homes, seat: int) -> int:
    """Return the Architect's points for empty rooms (D-HELPER-12)."""
    if not homes.helpers[HELPERS * seat + ARCHITECT]:
        return 0
    return empty_rooms(homes, seat) * homes.terms.contents.architect_empty_room


def empty_rooms(homes: Homes, seat: int) -> int:
    """Return how many cards lie face down in the house (D-EMPTY-04)."""
    count = 0
    for at in range(SPACES * seat, SPACES * seat + SPACES):
        if homes.houses[at] >= DOWN:
            count += 1
    return count


def roof_score(contents: Contents, roofs: tuple[int, ...]) -> int:
    """Return the best roof of these cards (D-ROOF-04 to -06).

    One colour, with its window if there is one; or mixed, with as many windows as fit: since no two
    windows share a colour, a mixed roof can always take them.
    """
    needed = contents.roof_cards
    if len(roofs) < needed:
        return 0
    best = 0
    colours = 0
    windows = 0
    for colour in range(COLOURS):
        plain, window = roofs.count(2 * colour), roofs.count(2 * colour + 1)
        windows += window
        if plain + window:
            colours += 1
        if plain + window >= needed:
            best = max(best, contents.roof_one_colour + contents.roof_window * window)
    if colours > 1:
        best = max(best, contents.roof_mixed + contents.roof_window * min(needed, windows))
    return best


def best_roof(contents: Contents, roofs: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that make the best roof, windows first; none if there is no roof."""
    best = roof_score(contents, roofs)
    if best == 0:
        return ()
    ordered = sorted(roofs)  # the order in which they were collected decides nothing
    sets = [[roof for roof in ordered if roof // 2 == colour] for colour in range(COLOURS)]
    sets.append(_one_of_each_first(ordered))
    for cards in sets:
        cards.sort(key=_is_plain)
        used = tuple(cards[: contents.roof_cards])
        if roof_score(contents, used) == best:
            return used
    return ()


def _one_of_each_first(roofs: list[int]) -> list[int]:
    """Return the cards with one of each colour before the others, for a mixed roof."""
    first: list[int] = []
    rest: list[int] = []
    colours = 0
    for roof in roofs:
        (rest if colours >> roof // 2 & 1 else first).append(roof)
        colours |= 1 << roof // 2
    return first + rest


def _is_plain(roof: int) -> bool:
    return roof % 2 == 0


def children(homes: Homes, seat: int) -> int:
    """Return how many children the face-up cards of the house show (D-TIE-02)."""
    total = 0
    for at in range(SPACES * seat, SPACES * seat + SPACES):
        card = homes.houses[at]
        if 0 <= card < DOWN:
            total += homes.terms.contents.children[card]
    return total


def score_parts(homes: Homes, seat: int) -> dict[str, int]:
    """Return the score sheet of a seat, in the order of the printed pad."""
    return {
        "rooms": rooms_score(homes, seat),
        "decor": decor_score(homes, seat),
        "functionality": functionality_score(homes, seat),
        "roof": roof_score(homes.terms.contents, homes.roofs[seat]),
        "architect": architect_score(homes, seat),
    }


def total_score(homes: Homes, seat: int) -> int:
    """Return the sum of all parts (D-SCORE-01)."""
    return sum(score_parts(homes, seat).values())
