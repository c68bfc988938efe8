"""What a bot must know about Dream Home: what a house is worth now, and what it may still become.

The numbers are guesses that play well, not rules. Nothing here looks into decks or stacks that
the imagined world does not hold.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision
from ludoteca.core.frames import step
from ludoteca.games.dream_home.bot.quick import answer
from ludoteca.games.dream_home.box.contents import (
    COLOURS,
    DESIGNER,
    DRILL,
    HANDYMAN,
    HELPERS,
    JACKHAMMER,
    MIXER,
    NOTHING,
    ROOFER,
    SUPPLIER,
    TOOLS,
)
from ludoteca.games.dream_home.box.spaces import (
    BASEMENT,
    FLOOR_1,
    FLOOR_2,
    FLOORS,
    SPACES,
    UPPER,
)
from ludoteca.games.dream_home.rules.house import is_decorated, room_end
from ludoteca.games.dream_home.rules.scoring import score_parts, types_in
from ludoteca.games.dream_home.rules.table.choices import FACE_UP, PUT_SCAFFOLD, USE_DRILL
from ludoteca.games.dream_home.rules.table.state import Homes

UPPER_SPACE: Final = 1.8  # what a card on a vacant space will bring on average
BASEMENT_SPACE: Final = 0.7
EXTENSION: Final = 0.45  # how much of a future gain counts now: others want that room too
TURN: Final = 1.1  # what the resource of a future turn will bring
ROOF_BY_CARDS: Final[list[float]] = [0.0, 0.5, 1.2, 2.1]  # what this many roof cards promise
ROOF_BY_COLOUR: Final[list[float]] = [0.0, 0.3, 0.9, 2.6]  # ... this many of one colour
MISS: Final = 0.87  # the chance that a round does not bring the awaited room
PLACING: Final[tuple[str, ...]] = (
    "place_room",
    "place_scaffold_or_room",
    "place_scaffold",
    "place_decor",
    "keep_token",
)


WORD: Final = (1 << 32) - 1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class HomeInsight:
    """Judges a table by the houses on it."""

    def __init__(self) -> None:
        self.spread = 8.0  # a lead that is comfortable
        self.horizon = 200  # lines are played to the end: houses are worth what they become

    def features(self, state: Homes, seat: int) -> list[float]:
        """Return the seat's score parts, the promise of house and roof, and the best rival."""
        parts = [float(points) for points in score_parts(state, seat).values()]
        parts.append(promise_of_rooms(state, seat))
        parts.append(promise_of_functions(state, seat))
        parts.append(promise_of_roof(state, seat))
        parts.append(promise_of_cards(state, seat))
        parts.append(float(SPACES - state.filled[seat].bit_count()))
        parts.append(best_rival(state, seat))
        return parts

    def evaluate(self, state: Homes, seat: int) -> float:
        """Return the lead over the best rival once what the seat has in hand is placed well."""
        return best_outcome(state, seat) - 0.5 * best_rival(state, seat)

    def rollout(self, state: Homes, decision: Decision, rng: int) -> int:
        """Return a quick sensible choice."""
        return answer(state, decision, rng & WORD)


def best_rival(state: Homes, seat: int) -> float:
    """Return what the best other house promises."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, worth(state, other))
    return best


def best_outcome(state: Homes, seat: int) -> float:
    """Return the worth of the seat's house after the best of what this turn still asks."""
    asked = state.asked
    if asked is None or asked.seat != seat:
        return worth(state, seat)
    if asked.kind == "take_column":
        if state.rooms.count(NOTHING) == 0:
            return worth(state, seat)  # a new round: its cards are chance
        options = [option for option in asked.options if option < USE_DRILL]
    elif asked.kind in PLACING:
        options = asked.options
    else:
        return worth(state, seat)
    best = -1000.0
    for option in options:
        if PUT_SCAFFOLD <= option < FACE_UP and option % 3:
            continue  # a sample of the Scaffold's many places is enough here
        after = state.copy()
        step(after, option)
        best = max(best, best_outcome(after, seat))
    return best


def worth(state: Homes, seat: int) -> float:
    """Return the points of a house now and what it may still become."""
    total = 0.0
    for points in score_parts(state, seat).values():
        total += points
    vacant = ~state.filled[seat]
    total += UPPER_SPACE * (vacant & UPPER).bit_count()
    total += BASEMENT_SPACE * (vacant & BASEMENT).bit_count()
    turns = SPACES - state.filled[seat].bit_count()
    if turns == 0 and not state.stack:
        return total
    return (
        total
        + TURN * turns
        + promise_of_rooms(state, seat)
        + promise_of_functions(state, seat)
        + promise_of_roof(state, seat)
        + promise_of_cards(state, seat)
    )


def chance_of_a_room(state: Homes, seat: int) -> float:
    """Return how likely a given room is to come along before the house is full."""
    return 1.0 - MISS ** (SPACES - state.filled[seat].bit_count())


def promise_of_rooms(state: Homes, seat: int) -> float:
    """Return what the rooms that can still be extended may gain."""
    contents = state.terms.contents
    chance = chance_of_a_room(state, seat)
    designer = state.helpers[HELPERS * seat + DESIGNER] > 0
    base = SPACES * seat
    total = 0.0
    for start, end in FLOORS:
        at = base + start
        while at <= base + end:
            room = contents.type_of[state.houses[at]]
            if room < 0:
                at += 1
                continue
            last = room_end(state, at, room)
            size = last - at + 1
            free = is_free(state, seat, at - 1 - base, start, end) + is_free(
                state, seat, last + 1 - base, start, end
            )
            if free:
                if contents.partner[room] >= 0:
                    total += 0.4 * chance
                elif size < contents.max_size[room] and (
                    designer or not is_decorated(state, at, last)
                ):
                    gain = contents.points[4 * room + size + 1] - contents.points[4 * room + size]
                    total += EXTENSION * chance * gain
            at = last + 1
    return total


def is_free(state: Homes, seat: int, space: int, start: int, end: int) -> int:
    """Return 1 if the space is on this floor and holds no room card yet, else 0."""
    if space < start or space > end:
        return 0
    return 0 if state.filled[seat] >> space & 1 else 1


def promise_of_functions(state: Homes, seat: int) -> float:
    """Return what bathrooms, kitchen and bedroom still to come may bring."""
    contents = state.terms.contents
    chance = chance_of_a_room(state, seat)
    upper, lower = types_in(state, seat, 0, 4), types_in(state, seat, 5, 9)
    bath = 1 << contents.bathroom
    vacant = ~state.filled[seat]
    total = 0.0
    if not upper & lower & bath:
        missing = (0 if upper & bath else 1) + (0 if lower & bath else 1)
        has_space = (upper & bath or vacant & FLOOR_2) and (lower & bath or vacant & FLOOR_1)
        if has_space:
            total += contents.functionality * chance**missing * 0.7
    needed = bath | 1 << contents.kitchen | 1 << contents.bedroom
    missing = (needed & ~(upper | lower)).bit_count()
    if 0 < missing <= (vacant & UPPER).bit_count():
        total += contents.functionality * chance**missing * 0.8
    return total


def promise_of_roof(state: Homes, seat: int) -> float:
    """Return what the roof stack may still become."""
    contents = state.terms.contents
    roofs = state.roofs[seat]
    turns = SPACES - state.filled[seat].bit_count()
    soon = min(1.0, turns / 6.0)
    count = len(roofs)
    total = 0.0
    if count < contents.roof_cards:
        total += ROOF_BY_CARDS[min(count, 3)] * soon
    best = 0
    for colour in range(COLOURS):
        best = max(best, roofs.count(2 * colour) + roofs.count(2 * colour + 1))
    if best < 4:
        total += ROOF_BY_COLOUR[best] * soon
    return total


def promise_of_cards(state: Homes, seat: int) -> float:
    """Return what tools and helpers beside the house may still bring."""
    turns = SPACES - state.filled[seat].bit_count()
    helpers, tools = HELPERS * seat, TOOLS * seat
    total = 0.0
    if state.helpers[helpers + SUPPLIER]:
        total += 3.0
    if state.helpers[helpers + HANDYMAN]:
        total += 2.5
    if state.helpers[helpers + ROOFER]:
        total += 1.0
    if state.helpers[helpers + DESIGNER]:
        total += 0.25 * turns
    if turns:
        total += 1.2 * state.tools[tools + DRILL]
        total += 0.9 * state.tools[tools + MIXER]
        total += 1.0 * state.tools[tools + JACKHAMMER]
    return total
