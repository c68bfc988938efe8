"""The single units of an action: which choices each opens, and what each choice does.

A choice comes with its *way*, which lets `reach` look ahead; see `ways`.
"""
# compiled

from ludoteca.core.events import Event, Journal
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
from ludoteca.games.fort.rules.actions.means import Means, lookout_room
from ludoteca.games.fort.rules.actions.ways import (
    DISCARD_PILE,
    OWN_YARD,
    PARK,
    RIVAL_YARD,
    copies,
    payments,
    ways,
)
from ludoteca.games.fort.rules.table.choices import (
    CONVERT_ONE,
    COPY_FROM,
    SPEND_ONE,
    STOW_ONE,
    TAKE_KIND,
    TUCK_DECK,
)
from ludoteca.games.fort.rules.table.moves import (
    gather,
    kid_name,
    kind_name,
    move_token,
    pay,
    place_name,
    recruit,
    recruit_options,
    rise,
    score,
    seat_name,
    take_park,
    take_park_deck,
    take_yard,
    trash,
)
from ludoteca.games.fort.rules.table.state import IT, PACK, STUFF, FortState
from ludoteca.games.fort.rules.table.zones import NONE, distinct, minus, plus

Pair = tuple[int, int]  # a choice and its way


def has_choices(unit: int, kind: int) -> bool:
    """Return whether doing the unit asks for a choice, even if there is only one."""
    if unit == GATHER_ANY:
        return kind == NONE
    if STOW <= unit <= RECRUIT:
        return unit != TRASH_THIS
    return ADVANCE_LESS <= unit <= ADVANCE_MORE or SPEND_PIZZA <= unit <= CONVERT


def choices_of(state: FortState, means: Means, unit: int, rival: int) -> list[Pair]:
    """Return the choices that the unit opens in this position, in the order of the table."""
    if unit == GATHER_ANY:
        return [(TAKE_KIND + kind, kind) for kind in ways(means, unit)]
    if unit == STOW:
        return [(STOW_ONE + way, way) for way in ways(means, unit)]
    if unit == TUCK:
        return _tucks(state, means)
    if unit == TRASH:
        return _trashes(state, means)
    if unit == RECRUIT:
        return _recruits(state, means)
    if ADVANCE_LESS <= unit <= ADVANCE_MORE:
        at = means.book.pay_at
        return sorted([(at[code], code) for code in payments(means, unit - ADVANCE)])
    if unit in (SPEND_PIZZA, SPEND_TOY):
        return [(SPEND_ONE + place, place) for place in ways(means, unit)]
    if unit == CONVERT:
        return [(CONVERT_ONE + way, way) for way in ways(means, unit)]
    if unit == TRASH_RIVAL:
        return _yard_trashes(state, means)
    assert unit in (COPY_PACK, COPY_RIVAL_PACK), unit
    return _copies(means, unit, rival)


def _tucks(state: FortState, means: Means) -> list[Pair]:
    book = means.book
    pairs: list[Pair] = []
    if lookout_room(means) < 1:
        return pairs
    is_free = perks.may_tuck_from_anywhere(state, means.seat)
    if is_free and state.park_deck:
        pairs.append((TUCK_DECK, PARK))
    for face in distinct(means.hand):
        pairs.append((book.tuck_hand + face, face))
    if is_free:
        for face in sorted(set(state.park)):
            pairs.append((book.tuck_park + face, PARK))
        for owner in range(state.seats):
            for face in distinct(state.yards[owner]):
                pairs.append((book.tuck_yard + owner * book.faces + face, RIVAL_YARD))
    return pairs


def _trashes(state: FortState, means: Means) -> list[Pair]:
    book = means.book
    pairs = [(book.trash_hand + face, face) for face in distinct(means.hand)]
    for face in distinct(state.discards[means.seat]):
        pairs.append((book.trash_discard + face, DISCARD_PILE))
    return pairs


def _recruits(state: FortState, means: Means) -> list[Pair]:
    book = means.book
    pairs: list[Pair] = []
    for choice in recruit_options(state, means.seat, True):
        way = PARK
        if choice >= book.recruit_yard:
            owner = (choice - book.recruit_yard) // book.faces
            way = OWN_YARD if owner == means.seat else RIVAL_YARD
        pairs.append((choice, way))
    return pairs


def _yard_trashes(state: FortState, means: Means) -> list[Pair]:
    book = means.book
    pairs: list[Pair] = []
    for owner in range(state.seats):
        if owner != means.seat:
            for face in distinct(state.yards[owner]):
                pairs.append((book.trash_yard + owner * book.faces + face, 0))
    return pairs


def _copies(means: Means, unit: int, rival: int) -> list[Pair]:
    """Return first the rivals to copy from, then what to take from the chosen one."""
    found = copies(means, unit)
    if unit == COPY_RIVAL_PACK and rival == NONE:
        return [(COPY_FROM + (way >> 10), way) for way in found]
    owner = means.seat if unit == COPY_PACK else rival
    book = means.book
    return [
        (book.take + (way >> 5 & 31) * book.amounts + (way & 31), way)
        for way in found
        if way >> 10 == owner
    ]


# ---------------------------------------------------------------- doing them


def do_plain(state: FortState, seat: int, unit: int, kind: int, n: int, journal: Journal) -> None:
    """Carry out a unit without a choice, n times at once."""
    if unit == SCORE:
        score(state, seat, n, journal)
    elif unit <= GATHER_ANY:
        gather(state, seat, kind if unit == GATHER_ANY else unit - GATHER_PIZZA, n, journal)
    else:
        state.play = state.play.with_trash_due()
        if journal.live:
            args = {"seat": seat_name(seat), "kid": kid_name(state, state.play.face)}
            journal.add(Event("marked", args))


def do_choice(
    state: FortState, seat: int, unit: int, choice: int, rival: int, journal: Journal
) -> None:
    """Carry out a unit as it was chosen."""
    if unit == STOW:
        _stow(state, seat, choice - STOW_ONE, journal)
    elif unit == TUCK:
        _tuck(state, seat, choice, journal)
    elif unit == TRASH:
        _trash(state, seat, choice, journal)
    elif unit == RECRUIT:
        recruit(state, seat, choice, journal)
    elif ADVANCE_LESS <= unit <= ADVANCE_MORE:
        pay(state, seat, state.book.payments[choice - state.book.pay], journal)
        rise(state, seat, journal)
    elif unit in (SPEND_PIZZA, SPEND_TOY):
        _spend(state, seat, unit - SPEND_PIZZA, choice - SPEND_ONE, journal)
    elif unit == CONVERT:
        _convert(state, seat, choice - CONVERT_ONE, journal)
    elif unit == TRASH_RIVAL:
        _trash_yard(state, seat, choice, journal)
    else:
        _copy(state, seat, rival, choice, journal)


def _stow(state: FortState, seat: int, way: int, journal: Journal) -> None:
    kind = way & 1
    if way < 2:
        move_token(state, seat, STUFF, kind, -1)
    move_token(state, seat, PACK, kind, 1)
    if journal.live:
        args = {"seat": seat_name(seat), "kind": kind_name(kind)}
        journal.add(Event("stowed" if way < 2 else "stowed_supply", args))


def _tuck(state: FortState, seat: int, choice: int, journal: Journal) -> None:
    book = state.book
    if choice == TUCK_DECK:
        face, place = take_park_deck(state, journal), "place.park_deck"
    elif choice < book.tuck_park:
        face, place = choice - book.tuck_hand, "place.hand"
        state.hands[seat] = minus(state.hands[seat], face)
    elif choice < book.tuck_yard:
        face, place = choice - book.tuck_park, "place.park"
    else:
        owner, face = divmod(choice - book.tuck_yard, book.faces)
        place = "place.yard"
        take_yard(state, owner, face)
    state.lookouts[seat] = plus(state.lookouts[seat], face)
    if journal.live:
        args = {"seat": seat_name(seat), "kid": kid_name(state, face), "place": place}
        journal.add(Event("tucked", args))
    if book.tuck_park <= choice < book.tuck_yard:
        take_park(state, face, journal)


def _trash(state: FortState, seat: int, choice: int, journal: Journal) -> None:
    book = state.book
    if choice < book.trash_discard:
        face, place = choice - book.trash_hand, "place.hand"
        state.hands[seat] = minus(state.hands[seat], face)
    else:
        face, place = choice - book.trash_discard, "place.discard_pile"
        state.discards[seat] = minus(state.discards[seat], face)
    trash(state, face)
    if journal.live:
        args = {"seat": seat_name(seat), "kid": kid_name(state, face), "place": place}
        journal.add(Event("trashed", args))


def _trash_yard(state: FortState, seat: int, choice: int, journal: Journal) -> None:
    owner, face = divmod(choice - state.book.trash_yard, state.book.faces)
    take_yard(state, owner, face)
    trash(state, face)
    if journal.live:
        args = {"seat": seat_name(seat), "rival": seat_name(owner), "kid": kid_name(state, face)}
        journal.add(Event("trashed_rival", args))


def _spend(state: FortState, seat: int, kind: int, place: int, journal: Journal) -> None:
    move_token(state, seat, place, kind, -1)
    if journal.live:
        args = {"seat": seat_name(seat), "kind": kind_name(kind), "place": place_name(place)}
        journal.add(Event("spent", args))


def _convert(state: FortState, seat: int, way: int, journal: Journal) -> None:
    place, kind = way >> 1, way & 1
    move_token(state, seat, place, kind, -1)
    move_token(state, seat, place, 1 - kind, 1)
    if state.edition == IT:  # F-EFF-21: one direction for all conversions of a turn
        state.directions |= (kind + 1) << 2 * seat
    if journal.live:
        args = {"seat": seat_name(seat), "kind": kind_name(kind), "into": kind_name(1 - kind)}
        journal.add(Event("converted", args))


def _copy(state: FortState, seat: int, rival: int, choice: int, journal: Journal) -> None:
    pizza, toys = divmod(choice - state.book.take, state.book.amounts)
    move_token(state, seat, STUFF, 0, pizza)
    move_token(state, seat, STUFF, 1, toys)
    if journal.live:
        args: dict[str, object] = {"seat": seat_name(seat), "pizza": pizza, "toys": toys}
        if rival != seat:
            args["rival"] = seat_name(rival)
        journal.add(Event("copied" if rival == seat else "copied_rival", args))
