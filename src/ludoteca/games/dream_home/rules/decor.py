"""Placing a decor token (DP-08), after the room card of the same turn (D-TURN-05)."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Value
from ludoteca.core.events import Journal
from ludoteca.games.dream_home.box.contents import DECOR
from ludoteca.games.dream_home.box.spaces import SPACES, space_name
from ludoteca.games.dream_home.rules.house import placing_decor
from ludoteca.games.dream_home.rules.moment import (
    NEVER,
    Moment,
    room_name,
    seat_of,
    tell,
    token_name,
)
from ludoteca.games.dream_home.rules.reasons import DECOR_MANDATORY, FINE
from ludoteca.games.dream_home.rules.table.choices import DECLINE, PUT_DECOR
from ludoteca.games.dream_home.rules.table.state import Homes, changed


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PlaceDecor(Moment):
    """The collected token goes on a matching card, beside the house, or nowhere."""

    __slots__ = ("token",)

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def ask(self, homes: Homes) -> Decision | None:
        if not homes.terms.contents.token_rooms[self.token]:
            return None
        options: list[int] = [DECLINE] if homes.terms.optional_decor else []
        for space in range(SPACES):
            if placing_decor(homes, self.seat, space, self.token) == FINE:
                options.append(PUT_DECOR + space)
        if not options or options[-1] == DECLINE:
            return None
        return Decision(self.seat, "place_decor", options)

    def go(self, homes: Homes, journal: Journal) -> None:
        """Beside the house, which is always possible (D-DECOR-08), or lost (D-DECOR-07)."""
        if homes.terms.contents.token_rooms[self.token]:
            self.lose(homes, "decor_lost", journal)
            return
        self.dismiss_card(homes)
        garden = homes.gardens[self.seat] | 1 << self.token
        homes.gardens = changed(homes.gardens, self.seat, garden)
        if journal.live:
            tell(journal, "decor_beside_house", self.named(homes))

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        if choice == DECLINE:
            self.lose(homes, "decor_declined", journal)
            return
        self.dismiss_card(homes)
        at = SPACES * self.seat + choice - PUT_DECOR
        homes.tokens = changed(homes.tokens, at, self.token)
        if journal.live:
            args = self.named(homes)
            args["space"] = space_name(choice - PUT_DECOR)
            args["room"] = room_name(homes, homes.houses[at])
            tell(journal, "decor_placed", args)

    def lose(self, homes: Homes, kind: str, journal: Journal) -> None:
        """The token is in the box, never kept for later."""
        self.dismiss_card(homes)
        homes.box_tokens |= 1 << self.token
        if journal.live:
            tell(journal, kind, self.named(homes))

    def dismiss_card(self, homes: Homes) -> None:
        """The decor card, once dealt with, is on the resource discard pile (D-PILE-02)."""
        homes.resource_pile += (DECOR + self.token,)

    def named(self, homes: Homes) -> dict[str, Value]:
        """Return who deals with which token."""
        return {"seat": seat_of(self.seat), "decor": token_name(homes, self.token)}

    def takes(self, group: int) -> bool:
        return group == PUT_DECOR

    def way_out(self, homes: Homes) -> int:
        return DECLINE if homes.terms.optional_decor else NEVER

    def compulsion(self) -> int:
        return DECOR_MANDATORY

    def guard(self, homes: Homes, choice: int) -> int:
        return placing_decor(homes, self.seat, choice - PUT_DECOR, self.token)

    def about(self, homes: Homes) -> dict[str, Value]:
        return {"decor": token_name(homes, self.token)}
