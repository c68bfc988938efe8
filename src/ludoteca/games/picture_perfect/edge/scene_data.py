"""Scenes in words: the readable form of section 5.4 <-> Interim and FinalPhoto.

Anything in the wrong form is `malformed`, with the place where it is wrong.
"""

from collections.abc import Mapping
from typing import Any

from ludoteca.core.decisions import IllegalChoice, Reason
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging.camera import Camera, preset
from ludoteca.games.picture_perfect.rules.table.decorations import Spot
from ludoteca.games.picture_perfect.rules.table.scene import (
    FACINGS,
    LEVELS,
    NO_SPACE,
    NO_VIP,
    POSTURES,
    FinalPhoto,
    Interim,
    Place,
    Standing,
)

Data = Mapping[str, Any]


def malformed(at: str) -> IllegalChoice:
    """Return the refusal for data that is wrong at this place."""
    return IllegalChoice(Reason("malformed", {"at": at}, ("P-PLACE-02",)))


def read_interim(contents: Contents, data: Data) -> Interim:
    """Return the interim scene in this data."""
    _fields(data, {"guests", "decor", "vip"}, "scene")
    rows = _table(data.get("guests", {}), "guests")
    figures = [_standing(_guest(contents, id), row, f"guests.{id}") for id, row in rows.items()]
    decor = _decor(data.get("decor", []))
    return Interim(tuple(sorted(figures)), decor, _vip(contents, data.get("vip")))


def read_photo(contents: Contents, data: Data) -> FinalPhoto:
    """Return the final photo in this data.

    For short, a guest may be `[space, dx, dy]` or just the space, and a camera a preset's name.
    """
    _fields(data, {"guests", "decor", "camera", "vip"}, "photo")
    rows = _table(data.get("guests", {}), "guests")
    places = [_place(contents, id, row) for id, row in rows.items()]
    decor = _decor(data.get("decor", []))
    camera = _camera(contents, data.get("camera"))
    return FinalPhoto(tuple(sorted(places)), decor, camera, _vip(contents, data.get("vip")))


def write_interim(contents: Contents, scene: Interim) -> dict[str, Any]:
    """Return an interim scene in words."""
    guests = {
        contents.guests[f.guest - 1].id: {
            "x": f.x,
            "y": f.y,
            "on": LEVELS[f.on],
            "facing": FACINGS[f.facing],
            "posture": POSTURES[f.posture],
        }
        for f in scene.figures
    }
    decor = [list(spot) for spot in scene.decor]
    return {"guests": guests, "decor": decor, "vip": _written_vip(contents, scene.vip)}


def write_photo(contents: Contents, photo: FinalPhoto) -> dict[str, Any]:
    """Return a final photo in words."""
    guests = {
        contents.guests[p.guest - 1].id: {
            "space": contents.spaces[p.space].id,
            "dx": p.dx,
            "dy": p.dy,
        }
        for p in photo.places
    }
    return {
        "guests": guests,
        "decor": [list(spot) for spot in photo.decor],
        "camera": photo.camera._asdict(),
        "vip": _written_vip(contents, photo.vip),
    }


def _fields(data: object, known: set[str], at: str) -> None:
    unknown = set(_table(data, at)) - known
    if unknown:
        raise malformed(f"{at}.{min(unknown)}")


def _table(data: object, at: str) -> Data:
    if not isinstance(data, Mapping):
        raise malformed(at)
    return data


def _whole(value: object, at: str) -> int:
    if type(value) is not int:
        raise malformed(at)
    return value


def _word(value: object, words: tuple[str, ...], at: str) -> int:
    if value not in words:
        raise malformed(at)
    return words.index(str(value))


def _guest(contents: Contents, id: object) -> int:
    number = contents.guest_numbers.get(str(id))
    if number is None:
        raise malformed(f"guests.{id}")
    return number


def _standing(guest: int, row: object, at: str) -> Standing:
    _fields(row, {"x", "y", "on", "facing", "posture"}, at)
    table = _table(row, at)
    return Standing(
        guest,
        _whole(table.get("x"), f"{at}.x"),
        _whole(table.get("y"), f"{at}.y"),
        _word(table.get("on", "floor"), LEVELS, f"{at}.on"),
        _word(table.get("facing", "front"), FACINGS, f"{at}.facing"),
        _word(table.get("posture", "up"), POSTURES, f"{at}.posture"),
    )


def _place(contents: Contents, id: str, row: object) -> Place:
    at = f"guests.{id}"
    if isinstance(row, str):
        row = {"space": row}
    if isinstance(row, list):
        if len(row) != 3:
            raise malformed(at)
        row = {"space": row[0], "dx": row[1], "dy": row[2]}
    _fields(row, {"space", "dx", "dy", "facing", "posture"}, at)
    table = _table(row, at)
    if not isinstance(table.get("space"), str):
        raise malformed(f"{at}.space")
    return Place(
        _guest(contents, id),
        contents.space_indices.get(table["space"], NO_SPACE),
        _whole(table.get("dx", 0), f"{at}.dx"),
        _whole(table.get("dy", 0), f"{at}.dy"),
        _word(table.get("facing", "front"), FACINGS, f"{at}.facing"),
        _word(table.get("posture", "up"), POSTURES, f"{at}.posture"),
    )


def _decor(rows: object) -> tuple[Spot, ...]:
    if not isinstance(rows, (list, tuple)):
        raise malformed("decor")
    spots: list[Spot] = []
    for index, row in enumerate(rows):
        if not isinstance(row, (list, tuple)) or len(row) != 2:
            raise malformed(f"decor.{index}")
        spots.append((_whole(row[0], f"decor.{index}"), _whole(row[1], f"decor.{index}")))
    return tuple(spots)


def _camera(contents: Contents, data: object) -> Camera:
    if isinstance(data, str):
        data = {"preset": data}
    if isinstance(data, list):
        if len(data) != len(Camera._fields):
            raise malformed("camera")
        data = dict(zip(Camera._fields, data, strict=True))
    table = _table(data, "camera")
    if "preset" in table:
        _fields(table, {"preset"}, "camera")
        try:
            return preset(contents, str(table["preset"]))
        except KeyError:
            raise malformed("camera.preset") from None
    _fields(table, set(Camera._fields), "camera")
    return Camera(*(_whole(table.get(field), f"camera.{field}") for field in Camera._fields))


def _vip(contents: Contents, id: object) -> int:
    return NO_VIP if id is None else _guest(contents, id)


def _written_vip(contents: Contents, vip: int) -> str | None:
    return None if vip == NO_VIP else contents.guests[vip - 1].id
