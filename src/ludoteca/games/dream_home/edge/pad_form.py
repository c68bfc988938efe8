"""What the score pad asks for: twelve spaces, the roof, helpers and decor of each house."""

from ludoteca.core.score_forms import MANY, MAP, NUMBER, ROW, TEXT, Field, Named, ScoreForm
from ludoteca.games.dream_home.box.contents import (
    DECOR,
    HELPER,
    HELPER_NAMES,
    TOKENS,
    Contents,
)
from ludoteca.games.dream_home.box.spaces import SPACE_NAMES
from ludoteca.games.dream_home.edge.pad import MOST_CHILDREN

FLOORS = (("floor_2", range(5), 1), ("floor_1", range(5, 10), 1), ("basement", range(10, 12), 4))
EMPTY = Named("empty", "spot.empty_room")


def pad_form(contents: Contents, most: int) -> ScoreForm:
    """Return the pad for this box."""
    tokens = tuple(Named(name, f"decor.{name}", 1) for name in contents.decor_names)
    player = (
        Field("name", TEXT, "pad-name", usual=""),
        *(_floor(contents, *floor) for floor in FLOORS),
        Field("roof", MANY, "view-roofs", _roofs(contents), least=0, usual=[]),
        Field("helpers", MANY, "view-helpers", _helpers(contents), least=0, usual=[]),
        Field("decor", MAP, "view-decor", tokens, _spaces(range(12)), usual={}),
        Field("garden", MANY, "view-garden", _outside(contents, tokens), least=0, usual=[]),
        Field("children", NUMBER, "view-children", least=0, most=MOST_CHILDREN, optional=True),
    )
    return ScoreForm("house", 1, most, player)


def _floor(contents: Contents, key: str, spaces: range, first: int) -> Field:
    """Return a floor: the rooms that may stand there face up, and the empty room."""
    here = sum(1 << space for space in spaces)
    rooms = [
        Named(name, f"room.{name}")
        for room, name in enumerate(contents.room_names)
        if contents.zone[room] & here
    ]
    return Field(key, ROW, f"view-{key}", (*rooms, EMPTY), _spaces(spaces), first=first)


def _spaces(spaces: range) -> tuple[Named, ...]:
    return tuple(Named(SPACE_NAMES[space], f"space.{SPACE_NAMES[space]}") for space in spaces)


def _roofs(contents: Contents) -> tuple[Named, ...]:
    names = contents.resource_names[:DECOR]
    return tuple(
        Named(_written(name), name, copies)
        for name, copies in zip(names, contents.resource_copies[:DECOR], strict=True)
    )


def _written(name: str) -> str:
    """Return a roof as it is written on the pad."""
    colour = name.removeprefix("roof.")
    plain = colour.removesuffix("_window")
    return plain if plain == colour else f"{plain}+window"


def _helpers(contents: Contents) -> tuple[Named, ...]:
    return tuple(
        Named(name, f"helper.{name}", contents.resource_copies[HELPER + helper])
        for helper, name in enumerate(HELPER_NAMES)
    )


def _outside(contents: Contents, tokens: tuple[Named, ...]) -> tuple[Named, ...]:
    """Return the tokens that lie beside a house."""
    return tuple(tokens[token] for token in range(TOKENS) if not contents.token_rooms[token])
