"""How well a seat is doing: the features of a position and their sum in points, for bots.

Estimates only: what the final scoring will be if the game goes on as it usually does. In the last
round only what is certain counts.
"""
# compiled

from typing import Final

from ludoteca.games.fort.bot.worth import Worths
from ludoteca.games.fort.box.contents import RECYCLING
from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.rules.holdings import all_belongings, belongings_of, owned
from ludoteca.games.fort.rules.perks import pack_limit
from ludoteca.games.fort.rules.scoring import final_parts, made_up_rule_points
from ludoteca.games.fort.rules.table.state import FortState

FEATURES: Final = (
    "track", "level", "climb", "tokens", "pack", "lookout", "deck", "hand", "yard",
    "made_up_rule", "macaroni", "perk",
)  # fmt: skip

# Points per unit of each feature while the game is open, and in the last round.
OPEN: Final[tuple[float, ...]] = (1.0, 1.0, 0.55, 0.2, 0.4, 0.6, 1.8, 0.25, -0.12, 0.5, 1.0, 1.4)
LAST: Final[tuple[float, ...]] = (1.0, 1.0, 0.1, 0.02, 0.05, 0.05, 0.02, 0.1, -0.01, 1.0, 1.0, 0.0)

CLIMB: Final = 0.5  # the share of a level's worth that is the way up from it
TRUE_LEVEL: Final = 0.5  # and the share that is its points in the scoring
A_CARD_BACK: Final = 0.3  # what Recycling is worth compared with other perks
ALL_CARDS: Final = 10.0  # the usual deck size, which a mean worth is scaled to


def features(state: FortState, worths: Worths, seat: int) -> list[float]:
    """Return the features of the seat's position, in the order of FEATURES."""
    book = state.book
    cards = book.cards
    level = state.levels[seat]
    first = 4 * seat
    tokens = state.tokens
    pizza, toys = tokens[first] + tokens[first + 2], tokens[first + 1] + tokens[first + 3]
    packed = tokens[first + 2] + tokens[first + 3]
    is_last = state.ending > 0
    return [
        float(state.tracks[seat]),
        float(cards.level_points[level]) if is_last else level_worth(state, level),
        climb(state, level, pizza, toys),
        float(pizza + toys),
        float(packed) + 0.2 * min(1, pack_limit(state, seat) - packed),
        float(len(state.lookouts[seat])),
        deck_worth(state, worths, seat),
        hand_worth(state, worths, seat),
        yard_worth(state, worths, seat),
        float(rule_points(state, seat)),
        float(cards.numbers.macaroni_points) if state.macaroni == seat else 0.0,
        perk_share(state.perks[seat]),
    ]


def standing_of(state: FortState, worths: Worths, seat: int) -> float:
    """Return how many points the seat can look forward to."""
    weights = LAST if state.ending else OPEN
    total = 0.0
    values = features(state, worths, seat)
    for i in range(len(values)):
        total += weights[i] * values[i]
    return total


def perk_share(perk: int) -> float:
    """Return how much of a usual perk a seat has left; Recycling is meant to be used up."""
    if perk == RECYCLING:
        return A_CARD_BACK
    return 1.0 if perk >= 0 else 0.0


def level_worth(state: FortState, level: int) -> float:
    """Return what being at this level is worth: its points, and the way already climbed."""
    cards = state.book.cards
    summit = cards.level_points[cards.top_level] + cards.numbers.macaroni_points
    return TRUE_LEVEL * cards.level_points[level] + CLIMB * summit * level / cards.top_level


def climb(state: FortState, level: int, pizza: int, toys: int) -> float:
    """Return what the next level is worth, by how much of its price is available."""
    if level >= state.book.top_level:
        return 0.0
    need_pizza, need_toys, either = state.book.costs[level]
    paid = min(pizza, need_pizza) + min(toys, need_toys)
    rest = pizza + toys - paid
    share = (paid + min(rest, either)) / max(1, need_pizza + need_toys + either)
    return share * (level_worth(state, level + 1) - level_worth(state, level))


def deck_worth(state: FortState, worths: Worths, seat: int) -> float:
    """Return the mean worth of the seat's cards, counting how their suits help each other."""
    book = state.book
    faces = owned(state, seat)
    if not faces:
        return 0.0
    symbols = [0] * (COIN + 1)
    for face in faces:
        shows = book.shows[face]
        for suit in range(COIN + 1):
            symbols[suit] += shows[suit]
    total = 0.0
    for face in faces:
        total += worths.face[face]
        gains = worths.gain[face]
        for suit in range(COIN):
            if gains[suit] > 0.0:
                total += gains[suit] * (symbols[suit] + symbols[COIN] - 1)
    return total / len(faces) * min(1.0, len(faces) / ALL_CARDS)


def hand_worth(state: FortState, worths: Worths, seat: int) -> float:
    """Return what the hand is good for in future turns: the leader's goes to the Yard."""
    if seat == state.leader:
        return 0.0
    total = 0.0
    for face in state.hands[seat]:
        total += worths.face[face]
    return total / 4.0


def yard_worth(state: FortState, worths: Worths, seat: int) -> float:
    """Return what rivals can take away: the Yard, and the leader's hand, which goes there."""
    total = 0.0
    for face in state.yards[seat]:
        total += worths.face[face]
    if seat == state.leader:
        for face in state.hands[seat]:
            if face < state.book.kids:
                total += worths.face[face]
    return total


def rule_points(state: FortState, seat: int) -> int:
    """Return what the seat's made-up rule would be worth now."""
    if state.rules[seat] < 0:
        return 0
    most = 0
    for rival in range(state.seats):
        if rival != seat:
            most = max(most, len(owned(state, rival)))
    return made_up_rule_points(state.book.cards, belongings_of(state, seat), most)


def final_scores(state: FortState) -> list[int]:
    """Return the scores as they are now."""
    parts = final_parts(state.book.cards, all_belongings(state))
    return [sum(part.values()) for part in parts]
