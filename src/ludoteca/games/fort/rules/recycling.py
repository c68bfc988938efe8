"""The perk Recycling: a card from one's discard pile back to hand, at any moment of one's turn.

Whatever the leader is asked, the cards in the pile come after the other answers (F-PERK-11). The
end of a turn has no other question, so Recycling has its own there, after the last card that can
be drawn without a reshuffle.
"""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.reasons import reason
from ludoteca.games.fort.rules.refusals.other_moments import elsewhere
from ludoteca.games.fort.rules.table.choices import NO
from ludoteca.games.fort.rules.table.moves import kid_name, seat_name
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import distinct, minus, plus


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Prompted(Frame[FortState]):
    """Lies below everything else in games begun under older rules, which go on as they began.

    They ask about Recycling at six moments of a turn, and nowhere else.
    """

    __slots__ = ()

    def go(self, state: FortState, journal: Journal) -> None:
        """The game is over."""


def is_prompted(state: FortState) -> bool:
    """Return whether the game was begun under older rules."""
    return len(state.stack) > 0 and isinstance(state.stack[0], Prompted)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Recycle(Frame[FortState]):
    """Nothing else is asked at this moment, and the leader may use Recycling (F-PERK-11)."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        return Decision(state.leader, "use_recycling", [NO, *pile_choices(state)])

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        if choice != NO:
            recycle(state, choice, journal)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        return reason(elsewhere(state, seat, choice))


def can_recycle(state: FortState) -> bool:
    """Return whether the leader could take a card back now (F-PERK-10)."""
    return perks.has_recycling(state, state.leader) and len(state.discards[state.leader]) > 0


def pile_choices(state: FortState) -> list[int]:
    """Return the choices to take each card of the leader's discard pile."""
    first = state.book.recycle
    return [first + face for face in distinct(state.discards[state.leader])]


def recyclings(state: FortState) -> list[int]:
    """Return what comes after the other answers to a question put to the leader."""
    return pile_choices(state) if can_recycle(state) and not is_prompted(state) else []


def recycle(state: FortState, choice: int, journal: Journal) -> None:
    """Take the card to hand and remove the perk from the game."""
    seat, face = state.leader, choice - state.book.recycle
    perks.use_up(state, seat)
    state.discards[seat] = minus(state.discards[seat], face)
    state.hands[seat] = plus(state.hands[seat], face)
    if journal.live:
        args = {"seat": seat_name(seat), "kid": kid_name(state, face)}
        journal.add(Event("recycled", args))


def prompt(state: FortState) -> None:
    """Ask about Recycling now, in a game begun under older rules."""
    if can_recycle(state) and is_prompted(state):
        state.stack.append(Recycle())
