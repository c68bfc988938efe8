"""A round in its order: deal, column discard, Jackhammers, turns, clearing (D-ROUND-01)."""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Value
from ludoteca.core.events import Journal
from ludoteca.core.frames import Frame
from ludoteca.games.dream_home.box.contents import (
    DECOR,
    DRILL,
    HELPER,
    HELPERS,
    JACKHAMMER,
    MIXER,
    NOTHING,
    SCAFFOLD,
    TOOL,
    TOOLS,
)
from ludoteca.games.dream_home.box.spaces import SPACES
from ludoteca.games.dream_home.rules.decor import PlaceDecor
from ludoteca.games.dream_home.rules.display import column_args, discard_resource
from ludoteca.games.dream_home.rules.ending import begin_end
from ludoteca.games.dream_home.rules.moment import (
    Moment,
    resource_name,
    room_name,
    seat_of,
    tell,
)
from ludoteca.games.dream_home.rules.placing import PlaceRoom, ScaffoldOrRoom, lose_scaffold
from ludoteca.games.dream_home.rules.reasons import COLUMN_EMPTY, COLUMN_ONE_PROTECTED, FINE
from ludoteca.games.dream_home.rules.table.choices import (
    COLUMN_PAIRS,
    COLUMNS,
    DISCARD_COLUMN,
    PASS,
    TAKE_COLUMN,
    USE_DRILL,
    USE_JACKHAMMER,
    USE_MIXER,
)
from ludoteca.games.dream_home.rules.table.state import Homes, changed
from ludoteca.games.dream_home.rules.tools import (
    drill,
    drilling,
    mix,
    mixing,
    spend_tool,
    tool_options,
)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Deal(Frame[Homes]):
    """A round begins: four resources and five rooms, left to right (D-ROUND-02)."""

    __slots__ = ()

    def go(self, homes: Homes, journal: Journal) -> None:
        homes.round += 1
        homes.first = homes.marker
        rooms, resources = homes.room_deck, homes.resource_deck
        for column in range(1, COLUMNS):
            homes.resources[column] = resources[column - 1]
        for column in range(COLUMNS):
            homes.rooms[column] = rooms[column]
        homes.resource_deck = resources[COLUMNS - 1 :]
        homes.room_deck = rooms[COLUMNS:]
        if journal.live:
            self.tell_dealt(homes, journal)
        if homes.seats < 4 and not homes.terms.no_column_discard:
            homes.stack.append(DISCARD[homes.first])
        else:
            homes.stack.append(hammer_window(homes))

    def tell_dealt(self, homes: Homes, journal: Journal) -> None:
        """Write down what everybody sees on the display."""
        journal.reveal()
        args: dict[str, Value] = {
            "round": homes.round,
            "seat": seat_of(homes.first),
            "rooms": tuple([room_name(homes, card) for card in homes.rooms]),
            "resources": tuple([resource_name(homes, r) for r in homes.resources[1:]]),
        }
        tell(journal, "dealt", args)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DiscardColumn(Moment):
    """With 2 or 3 players the first player discards one of the columns 2-5 (DP-01)."""

    __slots__ = ()

    def ask(self, homes: Homes) -> Decision | None:
        options = [DISCARD_COLUMN + column for column in range(1, COLUMNS)]
        return Decision(self.seat, "discard_column", options)

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        column = choice - DISCARD_COLUMN
        if journal.live:
            tell(journal, "column_discarded", column_args(homes, self.seat, column))
        homes.room_pile += (homes.rooms[column],)
        homes.rooms[column] = NOTHING
        discard_resource(homes, column)
        homes.stack.append(hammer_window(homes))

    def takes(self, group: int) -> bool:
        return group == DISCARD_COLUMN

    def guard(self, homes: Homes, choice: int) -> int:
        return COLUMN_ONE_PROTECTED if choice == DISCARD_COLUMN else FINE

    def must(self) -> tuple[str, ...]:
        return ("D-ROUND-03",)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class UseJackhammer(Moment):
    """A holder may take one room card now instead of having a turn (DP-02)."""

    __slots__ = ()

    def ask(self, homes: Homes) -> Decision | None:
        options = [PASS]
        for column in range(COLUMNS):
            if taking(homes, column) == FINE:
                options.append(USE_JACKHAMMER + column)
        return Decision(self.seat, "jackhammer", options)

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        if choice == PASS:
            homes.stack.append(hammer_after(homes, self.seat))
            if journal.live:
                tell(journal, "jackhammer_kept", {"seat": seat_of(self.seat)})
            return
        column = choice - USE_JACKHAMMER
        spend_tool(homes, self.seat, JACKHAMMER)
        homes.hammered |= 1 << self.seat
        if journal.live:
            kind = "jackhammered" if column else "jackhammered_first"
            tell(journal, kind, column_args(homes, self.seat, column))
        card = homes.rooms[column]
        homes.rooms[column] = NOTHING
        discard_resource(homes, column)
        homes.stack.append(hammer_after(homes, self.seat))
        homes.stack.append(PlaceRoom(self.seat, card))

    def takes(self, group: int) -> bool:
        return group == USE_JACKHAMMER

    def way_out(self, homes: Homes) -> int:
        return PASS

    def guard(self, homes: Homes, choice: int) -> int:
        return taking(homes, choice - USE_JACKHAMMER)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TakeColumn(Moment):
    """A turn: any number of tools, then one column with all its cards (DP-03)."""

    __slots__ = ()

    def ask(self, homes: Homes) -> Decision | None:
        options: list[int] = []
        for column in range(COLUMNS):
            if taking(homes, column) == FINE:
                options.append(TAKE_COLUMN + column)
        tools = homes.tools
        if tools[TOOLS * self.seat + DRILL] or tools[TOOLS * self.seat + MIXER]:
            tool_options(homes, self.seat, options)
        return Decision(self.seat, "take_column", options)

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        if choice < USE_DRILL:
            collect(homes, self.seat, choice - TAKE_COLUMN, journal)
            return
        homes.stack.append(self)  # the same question again, with what is left
        if choice < USE_MIXER:
            drill(homes, self.seat, choice, journal)
        else:
            mix(homes, self.seat, choice, journal)

    def takes(self, group: int) -> bool:
        return group in (TAKE_COLUMN, USE_DRILL, USE_MIXER)

    def guard(self, homes: Homes, choice: int) -> int:
        if choice < USE_DRILL:
            return taking(homes, choice - TAKE_COLUMN)
        if choice < USE_MIXER:
            column, space = divmod(choice - USE_DRILL, SPACES)
            return drilling(homes, self.seat, column, space)
        one, other = COLUMN_PAIRS[choice - USE_MIXER]
        return mixing(homes, one, other)

    def must(self) -> tuple[str, ...]:
        return ("D-TURN-02",)

    def incoming(self, homes: Homes, choice: int) -> int:
        if not USE_DRILL <= choice < USE_MIXER:
            return NOTHING
        return homes.rooms[(choice - USE_DRILL) // SPACES]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Clearing(Frame[Homes]):
    """After the last turn the display is emptied (D-ROUND-07); then a round or the end follows."""

    __slots__ = ()

    def go(self, homes: Homes, journal: Journal) -> None:
        if journal.live:
            self.tell_cleared(homes, journal)
        for column in range(COLUMNS):
            if homes.rooms[column] != NOTHING:
                homes.room_pile += (homes.rooms[column],)
                homes.rooms[column] = NOTHING
                discard_resource(homes, column)
        homes.hammered = 0
        if homes.round == homes.terms.contents.rounds:
            begin_end(homes, journal)
        else:
            homes.stack.append(DEAL)

    def tell_cleared(self, homes: Homes, journal: Journal) -> None:
        """Write down what nobody took."""
        left = [card for card in homes.rooms if card != NOTHING]
        if left:
            resources = [resource for resource in homes.resources if resource != NOTHING]
            args: dict[str, Value] = {
                "round": homes.round,
                "count": len(left),
                "rooms": tuple([room_name(homes, card) for card in left]),
                "above": len(resources),
                "resources": tuple([resource_name(homes, r) for r in resources]),
            }
            tell(journal, "cleared", args)


DEAL: Final = Deal()
CLEARING: Final = Clearing()
DISCARD: Final = [DiscardColumn(seat) for seat in range(4)]
HAMMER: Final = [UseJackhammer(seat) for seat in range(4)]
TURN: Final = [TakeColumn(seat) for seat in range(4)]


def taking(homes: Homes, column: int) -> int:
    """Return whether there is a room card to take from the column (D-TURN-02)."""
    return COLUMN_EMPTY if homes.rooms[column] == NOTHING else FINE


def hammer_window(homes: Homes) -> Frame[Homes]:
    """Return the first holder's question (D-TOOL-07), or the first turn if nobody holds one."""
    if homes.tools[TOOLS * homes.first + JACKHAMMER]:
        return HAMMER[homes.first]
    return hammer_after(homes, homes.first)


def hammer_after(homes: Homes, seat: int) -> Frame[Homes]:
    """Return what follows when this seat has been asked, in turn order."""
    seat = (seat + 1) % homes.seats
    while seat != homes.first:
        if homes.tools[TOOLS * seat + JACKHAMMER]:
            return HAMMER[seat]
        seat = (seat + 1) % homes.seats
    return turn_after(homes, seat) if homes.hammered >> seat & 1 else TURN[seat]


def turn_after(homes: Homes, seat: int) -> Frame[Homes]:
    """Return the next turn of the round, without those who used a Jackhammer, or the clearing."""
    seat = (seat + 1) % homes.seats
    while seat != homes.first:
        if not homes.hammered >> seat & 1:
            return TURN[seat]
        seat = (seat + 1) % homes.seats
    return CLEARING


def collect(homes: Homes, seat: int, column: int, journal: Journal) -> None:
    """The column's cards are collected; what must be placed is asked for next (D-TURN-04)."""
    card, resource = homes.rooms[column], homes.resources[column]
    if journal.live:
        kind = "column_taken" if column else "first_column_taken"
        tell(journal, kind, column_args(homes, seat, column))
    homes.rooms[column] = NOTHING
    homes.resources[column] = NOTHING
    stack = homes.stack
    stack.append(turn_after(homes, seat))
    if resource < 0:
        homes.marker = seat
    elif resource < DECOR:
        homes.roofs[seat] += (resource,)
        if journal.live:
            args: dict[str, Value] = {"seat": seat_of(seat), "count": len(homes.roofs[seat])}
            tell(journal, "roof_stored", args)
    elif resource < HELPER:
        stack.append(PlaceDecor(seat, resource - DECOR))
    elif resource < TOOL:
        place = HELPERS * seat + resource - HELPER
        homes.helpers = changed(homes.helpers, place, homes.helpers[place] + 1)
    elif resource != TOOL + SCAFFOLD:
        place = TOOLS * seat + resource - TOOL
        homes.tools = changed(homes.tools, place, homes.tools[place] + 1)
    elif homes.round < homes.terms.contents.rounds:
        stack.append(ScaffoldOrRoom(seat, card))
        return
    else:
        lose_scaffold(homes, seat, journal)
    stack.append(PlaceRoom(seat, card))
