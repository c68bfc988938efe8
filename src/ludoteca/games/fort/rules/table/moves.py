"""Moves cards and tokens and writes the events: what units and phases have in common.

Nothing here asks or judges; callers have made sure that the move is possible.
"""
# compiled

from ludoteca.core.events import Event, Journal
from ludoteca.games.fort.rules.table.choices import RECRUIT_DECK
from ludoteca.games.fort.rules.table.state import (
    BY_LEVEL,
    BY_PARK,
    BY_POINTS,
    ENDINGS,
    FR,
    NOBODY,
    PACK,
    STUFF,
    FortState,
    trigger,
)
from ludoteca.games.fort.rules.table.zones import minus, plus


def seat_name(seat: int) -> str:
    """Return the code name of a seat."""
    return f"seat.{seat}"


def kid_name(state: FortState, face: int) -> str:
    """Return the code name of a kid."""
    return f"kid.{state.book.cards.faces[face]}"


def kid_names(state: FortState, faces: tuple[int, ...]) -> tuple[str, ...]:
    """Return the code names of these kids."""
    return tuple([kid_name(state, face) for face in faces])


def kind_name(kind: int) -> str:
    """Return the code name of a kind of token."""
    return "kind.toy" if kind else "kind.pizza"


def place_name(place: int) -> str:
    """Return the code name of a place of tokens."""
    return "place.pack" if place else "place.stuff"


def end_soon(state: FortState, ending: int, journal: Journal) -> None:
    """Make this round the last, unless it already is (F-END-04, F-END-05)."""
    if trigger(state, ending) and journal.live:
        journal.add(Event("end_triggered", {"ending": f"ending.{ENDINGS[ending]}"}))


# ---------------------------------------------------------------- tokens and points


def gather(state: FortState, seat: int, kind: int, count: int, journal: Journal) -> None:
    """Put tokens from the supply into the seat's Stuff (F-EFF-08)."""
    state.tokens[4 * seat + 2 * STUFF + kind] += count
    if journal.live:
        args = {"seat": seat_name(seat), "count": count}
        journal.add(Event("gathered_toys" if kind else "gathered_pizza", args))


def score(state: FortState, seat: int, count: int, journal: Journal) -> None:
    """Move the seat's marker on the track (F-EFF-15, F-END-01)."""
    state.tracks[seat] += count
    if journal.live:
        args = {"seat": seat_name(seat), "count": count, "track": state.tracks[seat]}
        journal.add(Event("scored", args))
    if state.tracks[seat] >= state.book.numbers.end_track:
        end_soon(state, BY_POINTS, journal)


def pay(state: FortState, seat: int, code: int, journal: Journal) -> None:
    """Return the tokens of a payment to the supply (F-FORT-05)."""
    first = 4 * seat
    parts = [code >> 15 & 31, code >> 10 & 31, code >> 5 & 31, code & 31]
    for i in range(4):
        state.tokens[first + i] -= parts[i]
    if journal.live:
        args = {
            "seat": seat_name(seat),
            "pizza": parts[0] + parts[2],
            "toys": parts[1] + parts[3],
        }
        journal.add(Event("paid", args))


def rise(state: FortState, seat: int, journal: Journal) -> None:
    """Raise the seat's fort by one level; the first at the top takes the Macaroni (F-FORT-10)."""
    state.levels[seat] += 1
    level = state.levels[seat]
    if journal.live:
        journal.add(Event("advanced", {"seat": seat_name(seat), "level": level}))
    if level == state.book.top_level:
        if state.macaroni == NOBODY:
            state.macaroni = seat
            if journal.live:
                journal.add(Event("took_macaroni", {"seat": seat_name(seat)}))
        end_soon(state, BY_LEVEL, journal)


def move_token(state: FortState, seat: int, place: int, kind: int, count: int) -> None:
    """Change how many tokens of a kind lie in Stuff or Pack."""
    assert place in (STUFF, PACK)
    state.tokens[4 * seat + 2 * place + kind] += count


# ---------------------------------------------------------------- cards


def take_park_deck(state: FortState, journal: Journal) -> int:
    """Take the top card of the Park deck and return it; the last one ends the game (F-END-03)."""
    face = state.park_deck[-1]
    state.park_deck = state.park_deck[:-1]
    journal.reveal()
    if not state.park_deck:
        end_soon(state, BY_PARK, journal)
    return face


def take_park(state: FortState, face: int, journal: Journal) -> None:
    """Take a card out of the Park; another takes its place if there is one (F-RECRUIT-04)."""
    place = state.park.index(face)
    before, behind = state.park[:place], state.park[place + 1 :]
    if not state.park_deck:
        state.park = before + behind
        return
    fresh = take_park_deck(state, journal)
    state.park = (*before, fresh, *behind)
    if journal.live:
        journal.add(Event("park_refilled", {"kid": kid_name(state, fresh)}))


def take_yard(state: FortState, owner: int, face: int) -> None:
    """Take a card out of a Yard; nothing replaces it (F-RECRUIT-05)."""
    state.yards[owner] = minus(state.yards[owner], face)


def trash(state: FortState, face: int) -> None:
    """Remove a card from the game."""
    state.trash_box = plus(state.trash_box, face)


def discard(state: FortState, seat: int, face: int) -> None:
    """Put a card on the seat's discard pile."""
    state.discards[seat] = plus(state.discards[seat], face)


# ---------------------------------------------------------------- recruiting


def may_recruit_from_yard(state: FortState, seat: int, owner: int) -> bool:
    """Return whether the seat may recruit from this Yard (F-RECRUIT-06)."""
    return owner != seat or state.edition == FR


def recruit_options(state: FortState, seat: int, with_yards: bool) -> list[int]:
    """Return the choices for a recruit: Park deck, Park, Yards (F-RECRUIT-02)."""
    book = state.book
    options = [RECRUIT_DECK] if state.park_deck else []
    last = -1
    for face in sorted(state.park):
        if face != last:
            options.append(book.recruit_park + face)
        last = face
    if with_yards:
        for owner in range(state.seats):
            yard = state.yards[owner]
            if yard and may_recruit_from_yard(state, seat, owner):
                first = book.recruit_yard + owner * book.faces
                last = -1
                for face in yard:
                    if face != last:
                        options.append(first + face)
                    last = face
    return options


def recruit(state: FortState, seat: int, choice: int, journal: Journal) -> None:
    """Put the chosen card face up on the seat's discard pile (F-RECRUIT-03)."""
    book = state.book
    if choice == RECRUIT_DECK:
        face = take_park_deck(state, journal)
        _tell_recruit(state, seat, face, "place.park_deck", journal)
    elif choice < book.recruit_yard:
        face = choice - book.recruit_park
        _tell_recruit(state, seat, face, "place.park", journal)
        take_park(state, face, journal)
    else:
        owner, face = divmod(choice - book.recruit_yard, book.faces)
        take_yard(state, owner, face)
        if journal.live:
            args = {
                "seat": seat_name(seat),
                "kid": kid_name(state, face),
                "rival": seat_name(owner),
            }
            journal.add(Event("recruited_yard", args))
    discard(state, seat, face)


def _tell_recruit(state: FortState, seat: int, face: int, place: str, journal: Journal) -> None:
    if journal.live:
        args = {"seat": seat_name(seat), "kid": kid_name(state, face), "place": place}
        journal.add(Event("recruited", args))
