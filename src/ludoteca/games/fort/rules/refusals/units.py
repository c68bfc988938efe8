"""Why a unit cannot be done in a particular way: what is missing, and where there is no room.

What rules out the unit altogether comes first, then what is wrong with this one way.
"""
# compiled

from ludoteca.games.fort.box.programs import (
    ADVANCE,
    ADVANCE_LESS,
    ADVANCE_MORE,
    CONVERT,
    COPY_PACK,
    COPY_RIVAL_PACK,
    GATHER_ANY,
    RECRUIT,
    SPEND_PIZZA,
    SPEND_TOY,
    STOW,
    TRASH,
    TRASH_RIVAL,
    TUCK,
)
from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.actions.means import (
    EITHER_WAY,
    Means,
    can_pay,
    gather_room,
    lookout_room,
    most,
    pack_room,
    yard_cards,
)
from ludoteca.games.fort.rules.actions.ways import is_price
from ludoteca.games.fort.rules.reasons import FINE
from ludoteca.games.fort.rules.table.choices import (
    CONVERT_ONE,
    COPY_FROM,
    NAME_SUIT,
    RECRUIT_DECK,
    SPEND_ONE,
    STOW_ONE,
    TAKE_KIND,
    TUCK_DECK,
)
from ludoteca.games.fort.rules.table.moves import may_recruit_from_yard
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone


def why_not_unit(
    state: FortState, means: Means, unit: int, kind: int, rival: int, choice: int
) -> str:
    """Return why the unit cannot be done this way; "not_now" if the choice belongs elsewhere."""
    book = state.book
    if unit == GATHER_ANY and TAKE_KIND <= choice < STOW_ONE:
        return _why_not_kind(state, means, kind, choice - TAKE_KIND)
    if unit == STOW and STOW_ONE <= choice < SPEND_ONE:
        return _why_not_stow(state, means, choice - STOW_ONE)
    if unit == TUCK and (choice == TUCK_DECK or book.tuck_hand <= choice < book.trash_hand):
        return _why_not_tuck(state, means, choice)
    if unit == TRASH and book.trash_hand <= choice < book.trash_yard:
        return _why_not_trash(state, means, choice)
    if unit == TRASH_RIVAL and book.trash_yard <= choice < book.recruit_park:
        return _why_not_trash_yard(state, means, choice)
    if unit == RECRUIT:
        return why_not_recruit(state, means.seat, choice)
    if ADVANCE_LESS <= unit <= ADVANCE_MORE and book.pay <= choice < book.play:
        return _why_not_pay(means, unit - ADVANCE, book.payments[choice - book.pay])
    if SPEND_PIZZA <= unit <= SPEND_TOY and SPEND_ONE <= choice < CONVERT_ONE:
        return (
            FINE if held_at(means, choice - SPEND_ONE, unit - SPEND_PIZZA) else "nothing_to_spend"
        )
    if unit == CONVERT and CONVERT_ONE <= choice < COPY_FROM:
        return _why_not_convert(means, choice - CONVERT_ONE)
    if unit == COPY_RIVAL_PACK and rival == NONE:
        is_seat = COPY_FROM <= choice < NAME_SUIT
        return _why_not_copy_from(state, means, choice - COPY_FROM) if is_seat else "not_now"
    if unit in (COPY_PACK, COPY_RIVAL_PACK) and book.take < choice < book.pay:
        return _why_not_copy(state, means, rival, choice - book.take)
    return "not_now"


def held_at(means: Means, place: int, kind: int) -> int:
    """Return how many tokens of a kind lie in Stuff or Pack."""
    if place:
        return means.pack_toys if kind else means.pack_pizza
    return means.toys if kind else means.pizza


def _why_not_kind(state: FortState, means: Means, kind: int, wish: int) -> str:
    if kind == NONE:
        return FINE if gather_room(means, wish) else "stuff_full"
    if wish == kind:
        return "not_now"
    is_bound = means.seat != state.leader and state.play.bound == kind
    return "kind_bound" if is_bound else "mixed_kinds"


def _why_not_stow(state: FortState, means: Means, way: int) -> str:
    if way >= 2:
        works = perks.may_stow_from_supply(state, means.seat)
        code = _why_not_own_turn(works, perks.has_sticky_fingers(state, means.seat))
        if code != FINE:
            return code
    if pack_room(means) < 1:
        return "pack_full"
    return FINE if way >= 2 or held_at(means, 0, way) else "nothing_to_stow"


def _why_not_own_turn(works: bool, is_owned: bool) -> str:
    """Return why a perk for one's own turn does not help now (F-FOLLOW-14)."""
    if works:
        return FINE
    return "perk_other_turn" if is_owned else "perk_not_owned"


def _why_not_tuck(state: FortState, means: Means, choice: int) -> str:
    book = state.book
    from_hand = book.tuck_hand <= choice < book.tuck_park
    works = perks.may_tuck_from_anywhere(state, means.seat)
    if not from_hand:
        code = _why_not_own_turn(works, perks.has_bribe(state, means.seat))
        if code != FINE:
            return code
    if not lookout_room(means):
        return "lookout_full"
    if from_hand:
        if choice - book.tuck_hand in means.hand:
            return FINE
        return "not_in_hand" if works or means.hand else "nothing_to_tuck"
    if choice == TUCK_DECK:
        return FINE if state.park_deck else "source_empty"
    if choice < book.tuck_yard:
        return _why_not_there(state.park, choice - book.tuck_park)
    owner, face = divmod(choice - book.tuck_yard, book.faces)
    return "no_such_player" if owner >= state.seats else _why_not_there(state.yards[owner], face)


def _why_not_there(zone: Zone, face: int) -> str:
    """Return why a card cannot be taken from a public place."""
    if face in zone:
        return FINE
    return "card_not_there" if zone else "source_empty"


def _why_not_trash(state: FortState, means: Means, choice: int) -> str:
    book = state.book
    from_hand = choice < book.trash_discard
    face = choice - (book.trash_hand if from_hand else book.trash_discard)
    pile = state.discards[means.seat]
    if face in (means.hand if from_hand else pile):
        return FINE
    if most(means, TRASH) < 1:
        return "nothing_to_trash"
    if face not in means.hand and face not in pile:
        if face in means.lookout:
            return "lookout_fixed"
        area = state.play_area if means.seat == state.leader else state.yards[means.seat]
        if face in area:
            return "cannot_trash_there"
    return "not_in_hand" if from_hand else "not_in_pile"


def _why_not_trash_yard(state: FortState, means: Means, choice: int) -> str:
    owner, face = divmod(choice - state.book.trash_yard, state.book.faces)
    if owner >= state.seats:
        return "no_such_player"
    if owner == means.seat:
        return "not_a_rival"
    return _why_not_there(state.yards[owner], face) if yard_cards(means) else "no_rival_yard_card"


def why_not_recruit(state: FortState, seat: int, choice: int) -> str:
    """Return why the seat cannot recruit this way (F-RECRUIT-02, F-RECRUIT-06)."""
    book = state.book
    if choice == RECRUIT_DECK:
        return FINE if state.park_deck else "source_empty"
    if book.recruit_park <= choice < book.recruit_yard:
        return _why_not_there(state.park, choice - book.recruit_park)
    if book.recruit_yard <= choice < book.follow:
        owner, face = divmod(choice - book.recruit_yard, book.faces)
        if owner >= state.seats:
            return "no_such_player"
        if not may_recruit_from_yard(state, seat, owner):
            return "own_yard"
        return _why_not_there(state.yards[owner], face)
    return "not_now"


def _why_not_pay(means: Means, modifier: int, code: int) -> str:
    """Return why a payment is refused (F-FORT-04 to F-FORT-07)."""
    if means.level >= means.book.top_level:
        return "fort_at_top"
    if not can_pay(means, modifier):
        return "cannot_pay"
    pizza, toys, pack_pizza, pack_toys = [code >> shift & 31 for shift in (15, 10, 5, 0)]
    if not is_price(means, modifier, pizza + pack_pizza, toys + pack_toys):
        return "wrong_payment"
    is_held = pizza <= means.pizza and toys <= means.toys
    is_packed = pack_pizza <= means.pack_pizza and pack_toys <= means.pack_toys
    return FINE if is_held and is_packed else "payment_elsewhere"


def _why_not_convert(means: Means, way: int) -> str:
    place, kind = way >> 1, way & 1
    if not held_at(means, place, kind):
        return "nothing_to_convert"
    is_bound = means.direction != NONE and means.direction != EITHER_WAY
    if is_bound and means.direction != kind:
        return "convert_direction"
    is_full = place == 0 and held_at(means, 0, 1 - kind) >= means.book.numbers.stuff_limit
    return "stuff_full" if is_full else FINE


def _why_not_copy_from(state: FortState, means: Means, seat: int) -> str:
    if seat >= state.seats:
        return "no_such_player"
    if seat == means.seat:
        return "not_a_rival"
    pizza, toys = state.tokens[4 * seat + 2], state.tokens[4 * seat + 3]
    if not pizza + toys:
        return "pack_empty"
    has_room = (pizza and gather_room(means, 0)) or (toys and gather_room(means, 1))
    return FINE if has_room else "stuff_full"


def _why_not_copy(state: FortState, means: Means, rival: int, amount: int) -> str:
    pizza, toys = divmod(amount, state.book.amounts)
    first = 4 * (means.seat if rival == NONE else rival) + 2
    if pizza > state.tokens[first] or toys > state.tokens[first + 1]:
        return "more_than_pack"
    is_full = pizza > gather_room(means, 0) or toys > gather_room(means, 1)
    return "stuff_full" if is_full else FINE
