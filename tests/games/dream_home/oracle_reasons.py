"""What must be so for each code of section 7, in its order: written from the rules, apart from the
guards. Choices are taken by their words, houses as maps of what lies where.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from ludoteca.core.decisions import Reason
from tests.games.dream_home.oracle import BASEMENT, POINTS, SPOTS, House, Place, below, place, rooms
from tests.games.whys import Case

HELPERS = ("roofer", "supplier", "architect", "handyman", "interior_designer")
TOOLS = ("drill", "jackhammer", "cement_mixer")
ANSWERS = {
    "discard_column": ("discard_column",),
    "jackhammer": ("jackhammer",),
    "take_column": ("take_column", "drill", "cement_mixer"),
    "place_scaffold_or_room": ("place_scaffold", "place_room"),
    "place_room": ("place_room",),
    "place_scaffold": ("place_scaffold",),
    "keep_token": ("keep_token",),
    "place_decor": ("place_decor",),
    "roofer": ("roofer",),
    "end_swap": ("supplier", "handyman"),
}
OUT = {"jackhammer": "pass", "roofer": "pass", "end_swap": "done"}
AWAY = ("pass", "done", "decline")
# On which rooms a token lies; the cat is at home everywhere (D-DECOR-03).
GOES_ON = {
    "piano": {"living_room"},
    "paintings": {"living_room"},
    "canopy_bed": {"bedroom"},
    "ice_cream_machine": {"kitchen"},
    "jacuzzi": {"bathroom"},
    "whirlpool_bath": {"bathroom"},
    "cat_house": set(POINTS),
    "shelves": BASEMENT,
}


class Said(NamedTuple):
    """A choice by its words: what it is about, as plain names and numbers."""

    verb: str
    args: dict[str, Any]

    @property
    def spots(self) -> list[Place]:
        """The spaces it names."""
        return [place(self.args[key]) for key in ("space", "other") if self._is_space(key)]

    def _is_space(self, key: str) -> bool:
        return isinstance(self.args.get(key), str)

    @property
    def columns(self) -> list[int]:
        """The columns it names."""
        return [n for key in ("column", "other") if isinstance(n := self.args.get(key), int)]


def said(case: Case) -> Said:
    """Return the choice of a case by its words."""
    words = case.game.tell(case.choice)
    bare = {k: v.partition(".")[2] if isinstance(v, str) else v for k, v in words.args.items()}
    return Said(words.verb, bare)


def kind(case: Case) -> str:
    """Return what is asked."""
    return case.state.asked.kind if case.state.asked else ""


def frames(case: Case, *names: str) -> list[Any]:
    """Return the waiting steps of these names."""
    return [frame for frame in case.state.stack if type(frame).__name__ in names]


def held(case: Case, names: tuple[str, ...], row: Any, name: str) -> int:
    """Return how many of these lie beside the seat's house."""
    return int(row[len(names) * case.seat + names.index(name)])


# -- houses ----------------------------------------------------------------------------------


def house_of(case: Case) -> House:
    """Return the seat's house: types, `empty` for face-down cards, `scaffold`."""
    state, house = case.state, House()
    for at, spot in enumerate(SPOTS):
        card = state.houses[len(SPOTS) * case.seat + at]
        if card >= 0:
            house[spot] = "empty" if card >= 64 else type_of(case, card)
        elif state.scaffolds[case.seat] >> at & 1:
            house[spot] = "scaffold"
    return house


def tokens_of(case: Case) -> dict[Place, str]:
    """Return the tokens that lie in the seat's house."""
    state = case.state
    row = state.tokens[len(SPOTS) * case.seat : len(SPOTS) * (case.seat + 1)]
    names = state.terms.contents.decor_names
    return {spot: names[token] for spot, token in zip(SPOTS, row, strict=True) if token >= 0}


def type_of(case: Case, card: int) -> str:
    """Return the type of a room card: its name without the number."""
    return str(case.state.terms.contents.card_names[card][:-3])


def entering(case: Case) -> tuple[Place, str] | None:
    """Return where which type would lie face up if a single card came in."""
    what = said(case)
    if what.verb == "place_room" and what.args["face"] == "up":
        return what.spots[0], type_of(case, case.state.stack[-1].card)
    if what.verb == "drill":
        return what.spots[0], type_of(case, case.state.rooms[what.columns[0] - 1])
    return (what.spots[0], what.args["room"]) if what.verb == "supplier" else None


def beside(case: Case) -> list[list[Place]]:
    """Return the rooms of its own type that an entering card would touch."""
    found = entering(case)
    if found is None:
        return []
    (floor, column), type_ = found
    before = {spot: name for spot, name in house_of(case).items() if spot != (floor, column)}
    near = [(floor, column - 1), (floor, column + 1)]
    return [r for r in rooms(before) if before[r[0]] == type_ and set(r) & set(near)]


def moved(case: Case) -> tuple[House, list[Place]]:
    """Return the house after the Handyman, or after a card came in, and what is new there."""
    house, what = house_of(case), said(case)
    if what.verb == "handyman":
        one, other = what.spots
        return {**house, one: house[other], other: house[one]}, [one, other]
    found = entering(case)
    return ({**house, found[0]: found[1]}, [found[0]]) if found else (house, [])


def is_out_of_zone(case: Case) -> bool:
    house, new = moved(case)
    return any(house[s] in POINTS and (house[s] in BASEMENT) != (s[0] == 0) for s in new)


def is_too_large(case: Case) -> bool:
    house, new = moved(case)
    found = (room for room in rooms(house) if set(room) & set(new))
    return any(len(room) > len(POINTS[house[room[0]]]) for room in found)


def is_unsupported(case: Case) -> bool:
    under = below(said(case).spots[0])
    return under is not None and under not in house_of(case)


# -- what stands in the way ------------------------------------------------------------------


def verb_in(*verbs: str) -> Callable[[Case], bool]:
    return lambda case: said(case).verb in verbs


def is_hammered(case: Case) -> bool:
    return bool(case.state.hammered >> case.seat & 1)


def is_second_hammer(case: Case) -> bool:
    has = held(case, TOOLS, case.state.tools, "jackhammer")
    return said(case).verb == "jackhammer" and is_hammered(case) and has > 0


def is_skipped(case: Case) -> bool:
    return is_hammered(case) and said(case).verb in ANSWERS["take_column"]


def is_too_late_for_roofer(case: Case) -> bool:
    before = frames(case, "UseRoofer", "ShowRoofs")
    return said(case).verb == "roofer" and bool(frames(case, "EndSwap")) and not before


def has_no_tool(case: Case) -> bool:
    verb = said(case).verb
    if verb == "place_scaffold":
        mine = [f for f in frames(case, "ScaffoldOrRoom", "PlaceScaffold") if f.seat == case.seat]
        return not mine
    return verb in TOOLS and held(case, TOOLS, case.state.tools, verb) == 0


def is_wrong_time(case: Case) -> bool:
    verb = said(case).verb
    return verb in (*TOOLS, "place_scaffold") and verb not in ANSWERS[kind(case)]


def has_no_helper(case: Case) -> bool:
    verb = said(case).verb
    return verb in HELPERS and held(case, HELPERS, case.state.helpers, verb) == 0


def is_helper_used(case: Case) -> bool:
    verb = said(case).verb
    mine = [frame for frame in frames(case, "EndSwap") if frame.seat == case.seat]
    left = {"supplier": [f.suppliers for f in mine], "handyman": [f.handymen for f in mine]}
    return left.get(verb) == [0]


def way_out(case: Case) -> str:
    if kind(case) == "place_decor":
        return "decline" if case.state.terms.optional_decor else ""
    return OUT.get(kind(case), "")


def is_wrong_step(case: Case) -> bool:
    verb, out = said(case).verb, way_out(case)
    return out not in ("", verb) if verb in AWAY else verb not in ANSWERS[kind(case)]


def must(case: Case) -> bool:
    return said(case).verb in AWAY and way_out(case) == "" and kind(case) != "place_decor"


def must_decorate(case: Case) -> bool:
    return said(case).verb in AWAY and way_out(case) == "" and kind(case) == "place_decor"


def is_column_one(case: Case) -> bool:
    return said(case).verb == "discard_column" and said(case).columns == [1]


def is_column_empty(case: Case) -> bool:
    return any(case.state.rooms[column - 1] < 0 for column in said(case).columns)


def is_not_discarded(case: Case) -> bool:
    what, contents = said(case), case.state.terms.contents
    if what.verb == "roofer":
        roofs = [contents.resource_names[roof] for roof in case.state.roof_pile]
        return f"roof.{what.args['roof']}" not in roofs
    pile = [contents.card_names[card] for card in case.state.room_pile]
    return what.verb == "supplier" and f"{what.args['room']}_{what.args['copy']:02}" not in pile


def has_nothing_to_drill(case: Case) -> bool:
    what = said(case)
    return what.verb == "drill" and house_of(case).get(what.spots[0]) not in POINTS


def is_taken(case: Case) -> bool:
    what = said(case)
    there = house_of(case).get(what.spots[0]) if what.verb.startswith("place_") else None
    if what.verb == "place_scaffold":
        return there is not None
    return what.verb == "place_room" and there not in (None, "scaffold")


def has_no_support(case: Case) -> bool:
    return said(case).verb in ("place_room", "place_scaffold") and is_unsupported(case)


def is_full(case: Case) -> bool:
    found = entering(case)
    return found is not None and any(len(r) == len(POINTS[found[1]]) for r in beside(case))


def is_decorated(case: Case) -> bool:
    has_designer = held(case, HELPERS, case.state.helpers, "interior_designer")
    return not has_designer and any(set(room) & set(tokens_of(case)) for room in beside(case))


def decorating(case: Case) -> tuple[str | None, Place] | None:
    what = said(case)
    return (
        (house_of(case).get(what.spots[0]), what.spots[0]) if what.verb == "place_decor" else None
    )


def is_no_room(case: Case) -> bool:
    found = decorating(case)
    return found is not None and found[0] not in POINTS


def is_wrong_room(case: Case) -> bool:
    found = decorating(case)
    token = case.state.terms.contents.decor_names[case.state.stack[-1].token] if found else ""
    return found is not None and found[0] not in GOES_ON[token]


def has_token(case: Case) -> bool:
    found = decorating(case)
    room = next((r for r in rooms(house_of(case)) if found and found[1] in r), [])
    return bool(set(room) & set(tokens_of(case)))


def is_elsewhere(case: Case) -> bool:
    """The token lies not in the first room, from the top left, that has several (D-DECOR-09)."""
    if said(case).verb != "keep_token":
        return False
    tokens = tokens_of(case)
    crowded = (r for r in rooms(house_of(case)) if len(set(r) & set(tokens)) > 1)
    first = min(crowded, key=lambda room: min(SPOTS.index(spot) for spot in room))
    return said(case).args["decor"] not in {tokens.get(spot) for spot in first}


TRUTHS: dict[str, Callable[[Case], bool]] = {
    "GAME_OVER": lambda case: not case.state.stack,
    "JACKHAMMER_LIMIT": is_second_hammer,
    "TURN_SKIPPED": is_skipped,
    "NOT_YOUR_DECISION": lambda case: case.state.asked.seat != case.seat,
    "ROOFER_TOO_LATE": is_too_late_for_roofer,
    "TOOL_NOT_HELD": has_no_tool,
    "TOOL_WRONG_TIME": is_wrong_time,
    "HELPER_NOT_HELD": has_no_helper,
    "HELPER_ALREADY_USED": is_helper_used,
    "WRONG_STEP": is_wrong_step,
    "MUST_CHOOSE": must,
    "DECOR_MANDATORY": must_decorate,
    "COLUMN_ONE_PROTECTED": is_column_one,
    "COLUMN_EMPTY": is_column_empty,
    "NOT_IN_DISCARD": is_not_discarded,
    "DRILL_NEEDS_FACE_UP_ROOM": has_nothing_to_drill,
    "SPACE_TAKEN": is_taken,
    "WRONG_ZONE": is_out_of_zone,
    "NO_SUPPORT": has_no_support,
    "ROOM_FINISHED_SIZE": is_full,
    "ROOM_FINISHED_DECOR": is_decorated,
    "ROOM_TOO_LARGE": is_too_large,
    "DECOR_NOT_A_ROOM": is_no_room,
    "DECOR_WRONG_TYPE": is_wrong_room,
    "DECOR_ROOM_HAS_TOKEN": has_token,
    "TOKEN_NOT_IN_ROOM": is_elsewhere,
}
# Behind which codes which cards have rules of their own: the others must not be named.
OF_OTHERS = {
    "take_column": ("D-TOOL", "D-HELPER"),
    "discard_column": ("D-TOOL", "D-HELPER", "D-TURN"),
    "drill": ("D-TOOL-07", "D-TOOL-08", "D-TOOL-12", "D-TOOL-13", "D-TURN-02"),
    "cement_mixer": ("D-TOOL-04", "D-TOOL-05", "D-TOOL-07", "D-TOOL-08", "D-TOOL-13", "D-TURN-02"),
    "jackhammer": ("D-TOOL-02", "D-TOOL-04", "D-TOOL-12", "D-TOOL-13", "D-TURN-02"),
    "place_scaffold": ("D-TOOL-01", "D-TOOL-04", "D-TOOL-07", "D-TOOL-12", "D-EMPTY", "D-PLACE"),
    "place_room": ("D-TOOL", "D-HELPER-06", "D-HELPER-09"),
    "place_decor": ("D-TOOL", "D-HELPER"),
    "supplier": ("D-TOOL", "D-HELPER-04", "D-HELPER-08", "D-HELPER-09"),
    "roofer": ("D-TOOL", "D-HELPER-05", "D-HELPER-06", "D-PILE-01"),
    "handyman": ("D-TOOL", "D-HELPER-04", "D-HELPER-05", "D-HELPER-06", "D-PLACE-05"),
}
ABOUT_TURNS = ("JACKHAMMER_LIMIT", "TURN_SKIPPED", "NOT_YOUR_DECISION")


def names_its_rules(case: Case, reason: Reason) -> None:
    """A reason names rules, and none that is about other cards than the one at hand."""
    assert reason.rules, reason
    if reason.code not in ABOUT_TURNS:
        others = OF_OTHERS.get(said(case).verb, ())
        assert not [rule for rule in reason.rules if rule.startswith(others)], (reason, said(case))


def says_what_can_be_done(case: Case, reason: Reason) -> None:
    """What a reason tells of the table is so: who decides, what is left, how large, which card."""
    state, args = case.state, reason.args
    if reason.code == "NOT_YOUR_DECISION":
        assert args["seat"] == f"seat.{state.asked.seat}"
    elif reason.code == "COLUMN_EMPTY":
        assert args["left"] == tuple(n for n, card in enumerate(state.rooms, 1) if card >= 0)
        assert state.rooms[int(str(args["column"])) - 1] < 0
    elif reason.code == "NOT_IN_DISCARD":
        assert args["copy"] == said(case).args.get("copy", 0)
    elif reason.code in ("ROOM_FINISHED_SIZE", "ROOM_TOO_LARGE"):
        assert args["most"] == len(POINTS[str(args["room"]).removeprefix("room.")])


def holds(case: Case, reason: Reason) -> None:
    """Check a reason beyond its code."""
    names_its_rules(case, reason)
    says_what_can_be_done(case, reason)
