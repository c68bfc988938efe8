"""What each seat has in a game in progress, gathered from all zones as the scoring counts it."""
# compiled

from ludoteca.games.fort.rules.scoring import Belongings
from ludoteca.games.fort.rules.table.state import FortState


def owned(state: FortState, seat: int) -> list[int]:
    """Return the faces of all cards the seat has, wherever they lie (F-MUR-01)."""
    faces = [*state.decks[seat], *state.hands[seat], *state.discards[seat]]
    faces += [*state.yards[seat], *state.lookouts[seat]]
    if state.kept:
        faces += state.kept[seat]
    if seat == state.leader:
        faces += state.play_area
    return faces


def belongings_of(state: FortState, seat: int) -> Belongings:
    """Return the seat's things that can be worth points."""
    first = 4 * seat
    tokens = state.tokens
    return Belongings(
        state.tracks[seat], state.levels[seat], tokens[first], tokens[first + 1],
        tokens[first + 2], tokens[first + 3], len(state.lookouts[seat]),
        [state.book.first_card[face] for face in owned(state, seat)], state.rules[seat],
        state.macaroni == seat,
    )  # fmt: skip


def all_belongings(state: FortState) -> list[Belongings]:
    """Return the things of every seat."""
    return [belongings_of(state, seat) for seat in range(state.seats)]
