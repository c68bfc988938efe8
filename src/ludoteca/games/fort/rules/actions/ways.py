"""The ways a unit can be done next, and what each leaves: for trying things out.

Only ways that matter for what may come later are told apart: any card in the discard pile is as
good as another, and so is any in the Park or in rivals' Yards; but a card in hand is not, since
it may be added or tucked later.
"""
# compiled

from typing import Final

from ludoteca.games.fort.box.effects import PIZZA, TOY
from ludoteca.games.fort.box.programs import (
    ADVANCE,
    ADVANCE_LESS,
    ADVANCE_MORE,
    CONVERT,
    COPY_PACK,
    COPY_RIVAL_PACK,
    GATHER_ANY,
    GATHER_PIZZA,
    RECRUIT,
    SCORE,
    SPEND_PIZZA,
    SPEND_TOY,
    STOW,
    TRASH,
    TRASH_RIVAL,
    TRASH_THIS,
    TUCK,
)
from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.actions.means import (
    EITHER_WAY,
    Means,
    gather_room,
    most,
    own_yard_cards,
    packs_to_copy,
    park_cards,
    yard_cards,
)
from ludoteca.games.fort.rules.table.zones import NONE, distinct, minus, plus

# Ways: where a card that is not in hand comes from.
DISCARD_PILE: Final = -1
PARK: Final = -2  # or Park deck
RIVAL_YARD: Final = -3
OWN_YARD: Final = -4


def ways(means: Means, unit: int) -> list[int]:
    """Return the ways to do the unit next that matter for what may come later."""
    if most(means, unit) < 1:
        return []
    if unit == GATHER_ANY and means.kind == NONE:
        return [kind for kind in (PIZZA, TOY) if gather_room(means, kind)]
    if unit == STOW:
        held = [means.pizza, means.toys]
        from_supply = perks.may_stow_from_supply(means.state, means.seat)
        return [w for w in range(4) if (from_supply if w >= 2 else held[w] > 0)]
    if unit == TUCK:
        faces = distinct(means.hand)
        is_free = perks.may_tuck_from_anywhere(means.state, means.seat)
        return faces + sources(means, False) if is_free else faces
    if unit == TRASH:
        faces = distinct(means.hand)
        return [*faces, DISCARD_PILE] if means.discards else faces
    if unit == RECRUIT:
        return sources(means, True)
    if unit in (SPEND_PIZZA, SPEND_TOY):
        kind = unit - SPEND_PIZZA
        held = [means.toys if kind else means.pizza, means.pack_toys if kind else means.pack_pizza]
        return [place for place in (0, 1) if held[place]]
    if unit == CONVERT:
        return [way for way in range(4) if can_convert(means, way)]
    if ADVANCE_LESS <= unit <= ADVANCE_MORE:
        return payments(means, unit - ADVANCE)
    if unit in (COPY_PACK, COPY_RIVAL_PACK):
        return copies(means, unit)
    return [0]


def sources(means: Means, with_own_yard: bool) -> list[int]:
    """Return where on the table a card can be taken; the Park costs nothing, so it is first."""
    found: list[int] = []
    if park_cards(means) > 0:
        found.append(PARK)
    if yard_cards(means) > 0:
        found.append(RIVAL_YARD)
    if with_own_yard and own_yard_cards(means) > 0:
        found.append(OWN_YARD)
    return found


def can_convert(means: Means, way: int) -> bool:
    """Return whether a token can be replaced this way: 2 * place + its kind (F-EFF-20)."""
    kind = way & 1
    if means.direction != kind and means.direction != NONE and means.direction != EITHER_WAY:
        return False
    if way >= 2:
        return (means.pack_toys if kind else means.pack_pizza) > 0
    held, other = (means.toys, means.pizza) if kind else (means.pizza, means.toys)
    return held > 0 and other < means.book.numbers.stuff_limit


def is_price(means: Means, modifier: int, pizza: int, toys: int) -> bool:
    """Return whether exactly these tokens pay the price of the next level (section 5.2)."""
    need_pizza, need_toys, either = means.book.costs[means.level]
    if pizza + toys != need_pizza + need_toys + either + modifier:
        return False
    lack = max(0, need_pizza - pizza) + max(0, need_toys - toys)
    return lack <= (1 if modifier < 0 else 0)


def payments(means: Means, modifier: int) -> list[int]:
    """Return all ways to pay the price, in the order of the table of choices."""
    if means.level >= means.book.top_level:
        return []
    found: list[int] = []
    price = sum(means.book.costs[means.level]) + modifier
    for pizza in range(min(price, means.pizza) + 1):
        for toys in range(min(price - pizza, means.toys) + 1):
            rest = price - pizza - toys
            for pack_pizza in range(min(rest, means.pack_pizza) + 1):
                pack_toys = rest - pack_pizza
                if pack_toys <= means.pack_toys and is_price(
                    means, modifier, pizza + pack_pizza, toys + pack_toys
                ):
                    found.append(((pizza * 32 + toys) * 32 + pack_pizza) * 32 + pack_toys)
    return found


def copies(means: Means, unit: int) -> list[int]:
    """Return what could be copied: 1024 * seat + 32 * pizza + toys, at least one token."""
    limit = means.book.numbers.stuff_limit
    found: list[int] = []
    for seat in packs_to_copy(means, unit, False):
        mine = seat == means.seat
        pizza = means.pack_pizza if mine else means.state.tokens[4 * seat + 2]
        toys = means.pack_toys if mine else means.state.tokens[4 * seat + 3]
        for taken_pizza in range(min(pizza, limit - means.pizza) + 1):
            for taken_toys in range(min(toys, limit - means.toys) + 1):
                if taken_pizza or taken_toys:
                    found.append(1024 * seat + 32 * taken_pizza + taken_toys)
    return found


# ---------------------------------------------------------------- what is left


def after(means: Means, unit: int, way: int) -> Means:
    """Return the means after doing the unit in this way."""
    left = means.copy()
    if unit <= GATHER_ANY:
        _gather(left, unit, way)
    elif unit == STOW:
        _stow(left, way)
    elif unit == TUCK:
        _tuck(left, way)
    elif unit == TRASH:
        if way == DISCARD_PILE:
            left.discards -= 1
        else:
            left.hand = minus(left.hand, way)
    elif unit == RECRUIT:
        _take(left, way)
        left.discards += 1
    elif ADVANCE_LESS <= unit <= ADVANCE_MORE:
        _advance(left, way)
    elif unit in (SPEND_PIZZA, SPEND_TOY):
        _move(left, 2 * way + unit - SPEND_PIZZA, -1)
    elif unit == TRASH_RIVAL:
        left.less_yards += 1
    elif unit == CONVERT:
        _move(left, way, -1)
        _move(left, way ^ 1, 1)
        if left.direction == NONE:
            left.direction = way & 1
    elif unit in (COPY_PACK, COPY_RIVAL_PACK):
        _copy(left, way)
    else:
        assert unit in (SCORE, TRASH_THIS)
    return left


def _move(means: Means, place: int, count: int) -> None:
    """Change the tokens of a place, 2 * STUFF or PACK + kind."""
    if place == 0:
        means.pizza += count
    elif place == 1:
        means.toys += count
    elif place == 2:
        means.pack_pizza += count
    else:
        means.pack_toys += count


def _gather(means: Means, unit: int, way: int) -> None:
    if unit == GATHER_ANY and means.kind == NONE:
        means.kind = way
    _move(means, means.kind if unit == GATHER_ANY else unit - GATHER_PIZZA, 1)


def _stow(means: Means, way: int) -> None:
    if way < 2:
        _move(means, way, -1)
    _move(means, 2 + (way & 1), 1)


def _tuck(means: Means, way: int) -> None:
    if way >= 0:
        means.hand = minus(means.hand, way)
        means.lookout = plus(means.lookout, way)
        return
    # Which card comes is unknown here, so no suit of it can be counted on.
    means.lookout = (*means.lookout, means.book.faces)
    _take(means, way)


def _take(means: Means, way: int) -> None:
    """Take a card from the table."""
    if way == PARK:
        means.less_park += 1
    elif way == RIVAL_YARD:
        means.less_yards += 1
    else:
        means.less_own += 1


def _advance(means: Means, way: int) -> None:
    means.pizza -= way >> 15 & 31
    means.toys -= way >> 10 & 31
    means.pack_pizza -= way >> 5 & 31
    means.pack_toys -= way & 31
    means.level += 1


def _copy(means: Means, way: int) -> None:
    seat, pizza, toys = way >> 10, way >> 5 & 31, way & 31
    mine = seat == means.seat
    all_pizza = means.pack_pizza if mine else means.state.tokens[4 * seat + 2]
    all_toys = means.pack_toys if mine else means.state.tokens[4 * seat + 3]
    means.pizza += pizza
    means.toys += toys
    means.is_short = pizza < all_pizza or toys < all_toys
