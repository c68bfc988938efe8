"""The table of choices: every listed answer in the game is one int, laid out here.

Envelopes go by guest (0 to 13, one less than the guest's number). A set of one or two envelopes is
an index into SETS; a bid and a price of the same size are side by side, so that the table can grow
with the decorations in the box. The order is part of every record: it must not change.
"""
# compiled

from typing import Final

GUESTS: Final = 14
SEATS: Final = 6


def _sets() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [(guest,) for guest in range(GUESTS)]
    for one in range(GUESTS):
        for other in range(one + 1, GUESTS):
            found.append((one, other))
    return found


SETS: Final = _sets()  # 14 single envelopes, then 91 pairs
SET_COUNT: Final = GUESTS + GUESTS * (GUESTS - 1) // 2

KEEP: Final = 0  # dance_keep: + guest
TAKE: Final = KEEP + GUESTS  # partner_take: + place in SETS
RETURN: Final = TAKE + SET_COUNT  # partner_return: + place in SETS
GIVE: Final = RETURN + SET_COUNT  # gift, 2 players: + place in SETS
GIVE_BOTH: Final = GIVE + SET_COUNT  # gift: + 14 * guest to the left + guest to the right
GIVE_LEFT: Final = GIVE_BOTH + GUESTS * GUESTS  # gift with one envelope: + guest
GIVE_RIGHT: Final = GIVE_LEFT + GUESTS
STEAL: Final = GIVE_RIGHT + GUESTS  # theft_take: + guest
NONE: Final = STEAL + GUESTS  # rumour_target: nobody
LISTEN: Final = NONE + 1  # rumour_target: + guest
SEEN: Final = LISTEN + GUESTS
OFFER: Final = SEEN + 1  # + guest
SILENT: Final = OFFER + GUESTS
ANNOUNCE: Final = SILENT + 1
HOLD: Final = ANNOUNCE + 1
PASS: Final = HOLD + 1
CONTRIBUTE: Final = PASS + 1  # + guest
PICK: Final = CONTRIBUTE + GUESTS  # + guest
SELL: Final = PICK + GUESTS
BUY: Final = SELL + 1
NO: Final = BUY + 1
YES: Final = NO + 1
ABSTAIN: Final = YES + 1
VOTE: Final = ABSTAIN + 1  # tie_vote: + seat
OPEN: Final = VOTE + SEATS  # request: + guest
CLOSE: Final = OPEN + GUESTS  # request
BID: Final = CLOSE + 1  # + 2 * decorations
PRICE: Final = BID + 1  # + 2 * (decorations - 1)


def set_place(one: int, other: int) -> int:
    """Return the index in SETS of two envelopes, the lower one first."""
    return GUESTS + one * (2 * GUESTS - one - 1) // 2 + other - one - 1


def sets_of(guests: list[int], size: int) -> list[int]:
    """Return the indices in SETS of every set of this size (1 or 2) of the envelopes, in order."""
    if size == 1:
        return guests[:]
    places: list[int] = []
    for i in range(len(guests)):
        for j in range(i + 1, len(guests)):
            places.append(set_place(guests[i], guests[j]))
    return places


def is_bid(choice: int) -> bool:
    """Return whether the choice names a number of decorations to offer."""
    return choice >= BID and (choice - BID) % 2 == 0


def bid_of(choice: int) -> int:
    """Return how many decorations a bid offers."""
    return (choice - BID) // 2


def is_price(choice: int) -> bool:
    """Return whether the choice names a price."""
    return choice >= PRICE and (choice - PRICE) % 2 == 0


def price_of(choice: int) -> int:
    """Return the decorations that a price asks for."""
    return (choice - PRICE) // 2 + 1


def in_block(choice: int, block: int) -> bool:
    """Return whether the choice belongs to a block of one choice per guest."""
    return block <= choice < block + GUESTS


def set_in(choice: int, block: int) -> bool:
    """Return whether the choice belongs to a block of one choice per set of envelopes."""
    return block <= choice < block + SET_COUNT
