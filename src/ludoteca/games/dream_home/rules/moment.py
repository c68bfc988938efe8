"""What all questions have in common: a seat, and why other kinds of choices are refused.

Also the code names that events and reasons carry.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Reason, Value
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.dream_home.box.contents import (
    DOWN,
    DRILL,
    HANDYMAN,
    HELPERS,
    JACKHAMMER,
    MIXER,
    NOTHING,
    ROOFER,
    SUPPLIER,
    TOOL_NAMES,
    TOOLS,
)
from ludoteca.games.dream_home.box.spaces import SPACES, space_name
from ludoteca.games.dream_home.rules.reasons import (
    FINE,
    HELPER_ALREADY_USED,
    HELPER_NOT_HELD,
    MUST_CHOOSE,
    ROOFER_TOO_LATE,
    TOOL_NOT_HELD,
    TOOL_WRONG_TIME,
    WRONG_STEP,
    reason,
    rules_behind,
)
from ludoteca.games.dream_home.rules.table.choices import (
    COLUMN_PAIRS,
    DECLINE,
    DISCARD_COLUMN,
    KEEP_TOKEN,
    PUT_SCAFFOLD,
    SPACE_PAIRS,
    TAKE_COLUMN,
    USE_DRILL,
    USE_HANDYMAN,
    USE_JACKHAMMER,
    USE_MIXER,
    USE_ROOFER,
    USE_SUPPLIER,
    group_of,
)
from ludoteca.games.dream_home.rules.table.state import Homes

NEVER: Final = -1  # a question that cannot be passed
ROOFERS: Final = 1  # the end-of-game step E1
SWAPS: Final = 2  # the end-of-game step E2


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Moment(Frame[Homes]):
    """A question to one seat. A subclass says which groups of choices it takes, and guards them."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def takes(self, group: int) -> bool:
        """Return whether choices of this group answer the question."""
        return False

    def way_out(self, homes: Homes) -> int:
        """Return the choice that passes, or NEVER."""
        return NEVER

    def compulsion(self) -> int:
        """Return the refusal for passing where that is not possible."""
        return MUST_CHOOSE

    def must(self) -> tuple[str, ...]:
        """Return the rules that require an answer, where nobody can pass."""
        return ()

    def guard(self, homes: Homes, choice: int) -> int:
        """Return FINE or why this choice, of a group that answers the question, is refused."""
        return FINE

    def incoming(self, homes: Homes, choice: int) -> int:
        """Return the room card that the choice would put face up in the house, or NOTHING."""
        return NOTHING

    def holds_scaffold(self) -> bool:
        """Return whether a Scaffold in hand is waiting here to be placed."""
        return False

    def end_step(self) -> int:
        """Return ROOFERS or SWAPS at the end of the game, else 0."""
        return 0

    def is_used_up(self, group: int) -> bool:
        """Return whether every copy of this group's helper has done its work here."""
        return False

    def why_not(self, homes: Homes, seat: int, choice: int) -> Reason | None:
        group = group_of(choice)
        code = before_the_question(homes, seat, group)
        if code == FINE:
            if self.takes(group):
                code = self.guard(homes, choice)
            elif group > DECLINE:
                code = TOOL_WRONG_TIME if is_tool(group) else WRONG_STEP
            elif choice != self.way_out(homes):
                code = self.compulsion() if self.way_out(homes) == NEVER else WRONG_STEP
        if code == FINE:
            return None
        rules = self.must() if code == MUST_CHOOSE else rules_behind(code, group)
        return reason(code, self.details(homes, choice), rules)

    def details(self, homes: Homes, choice: int) -> dict[str, Value]:
        """Return what a refusal may name: what the choice names, and what the question is about."""
        args = named_by(homes, choice)
        args.update(self.about(homes))
        if homes.asked is not None:
            args["matter"] = f"matter.{homes.asked.kind}"
        card = self.incoming(homes, choice)
        if card != NOTHING:
            args["room"] = room_name(homes, card)
            args["most"] = homes.terms.contents.max_size[homes.terms.contents.type_of[card]]
        return args


def before_the_question(homes: Homes, seat: int, group: int) -> int:
    """Return the refusals that come before the question itself: what the seat lacks or has used."""
    if group == USE_ROOFER:
        if end_step(homes) == SWAPS:
            return ROOFER_TOO_LATE
        return FINE if homes.helpers[HELPERS * seat + ROOFER] else HELPER_NOT_HELD
    if group in (USE_SUPPLIER, USE_HANDYMAN):
        helper = SUPPLIER if group == USE_SUPPLIER else HANDYMAN
        if not homes.helpers[HELPERS * seat + helper]:
            return HELPER_NOT_HELD
        return HELPER_ALREADY_USED if is_used_up(homes, seat, group) else FINE
    if group == PUT_SCAFFOLD:
        return FINE if holds_scaffold(homes, seat) else TOOL_NOT_HELD
    if is_tool(group):
        return FINE if homes.tools[TOOLS * seat + tool_of(group)] else TOOL_NOT_HELD
    return FINE


def is_tool(group: int) -> bool:
    """Return whether choices of this group use a tool."""
    return group in (USE_DRILL, USE_MIXER, USE_JACKHAMMER, PUT_SCAFFOLD)


def tool_of(group: int) -> int:
    """Return the tool that choices of this group use."""
    if group == USE_DRILL:
        return DRILL
    return MIXER if group == USE_MIXER else JACKHAMMER


def end_step(homes: Homes) -> int:
    """Return which step of the end of the game it is: the Roofers come before the swaps."""
    step = 0
    for frame in homes.stack:
        if isinstance(frame, Moment) and frame.end_step():
            step = frame.end_step()
    return step


def is_used_up(homes: Homes, seat: int, group: int) -> bool:
    """Return whether this seat's helper has done its work already."""
    for frame in homes.stack:
        if isinstance(frame, Moment) and frame.seat == seat and frame.is_used_up(group):
            return True
    return False


def holds_scaffold(homes: Homes, seat: int) -> bool:
    """Return whether the seat has a collected Scaffold still to place."""
    for frame in homes.stack:
        if isinstance(frame, Moment) and frame.seat == seat and frame.holds_scaffold():
            return True
    return False


def named_by(homes: Homes, choice: int) -> dict[str, Value]:
    """Return what the choice names, as its refusal will say."""
    group = group_of(choice)
    rest = choice - group
    if group in (DISCARD_COLUMN, USE_JACKHAMMER, TAKE_COLUMN, USE_DRILL, USE_MIXER):
        return named_on_display(homes, group, rest)
    if group == USE_ROOFER:
        return {"helper": "helper.roofer", "card": resource_name(homes, rest), "copy": 0}
    if group == USE_SUPPLIER:
        card, space = divmod(rest, SPACES)
        return {
            "helper": "helper.supplier",
            "card": room_name(homes, card),
            "copy": copy_number(homes, card),
            "space": space_name(space),
        }
    if group == USE_HANDYMAN:
        return {"helper": "helper.handyman", "space": space_name(SPACE_PAIRS[rest][1])}
    if group == KEEP_TOKEN:
        return {"decor": token_name(homes, rest)}
    if group > DECLINE:
        return {"tool": "tool.scaffold", "when": "when.scaffold", "space": space_name(rest)}
    return {}


def named_on_display(homes: Homes, group: int, rest: int) -> dict[str, Value]:
    """Return the column that a choice names, or is refused for, and the columns available."""
    args: dict[str, Value] = {"left": columns_left(homes)}
    column = rest
    if group == USE_DRILL:
        column, space = divmod(rest, SPACES)
        args["space"] = space_name(space)
    elif group == USE_MIXER:
        one, other = COLUMN_PAIRS[rest]
        column = one if homes.rooms[one] == NOTHING else other
    args["column"] = column + 1
    if is_tool(group):
        name = TOOL_NAMES[tool_of(group)]
        args["tool"] = f"tool.{name}"
        args["when"] = f"when.{name}"
    return args


def columns_left(homes: Homes) -> tuple[int, ...]:
    """Return the numbers of the columns that still hold a room card."""
    return tuple([c + 1 for c, card in enumerate(homes.rooms) if card != NOTHING])


# -- code names ----------------------------------------------------------------------------------


def seat_of(seat: int) -> str:
    """Return the code name of a seat."""
    return f"seat.{seat}"


def room_name(homes: Homes, card: int) -> str:
    """Return the type of a card, or what else lies there: an empty room."""
    if card >= DOWN:
        return "spot.empty_room"
    contents = homes.terms.contents
    return "room." + contents.room_names[contents.type_of[card]]


def type_name(homes: Homes, card: int) -> str:
    """Return the type of a card, whichever way it lies."""
    return room_name(homes, card % DOWN)


def copy_number(homes: Homes, card: int) -> int:
    """Return the number of a card among those of its type, whichever way it lies."""
    return homes.terms.contents.copy_of[card % DOWN]


def resource_name(homes: Homes, resource: int) -> str:
    """Return the code name of a resource card."""
    return homes.terms.contents.resource_names[resource]


def token_name(homes: Homes, token: int) -> str:
    """Return the code name of a decor token."""
    return "decor." + homes.terms.contents.decor_names[token]


def tell(journal: Journal, kind: str, args: dict[str, Value]) -> None:
    """Write down an event that everybody sees."""
    journal.add(Event(kind, args))
