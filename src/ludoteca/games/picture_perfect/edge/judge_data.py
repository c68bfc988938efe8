"""The box as plain data for judges in other languages: what they need and no more."""

from typing import Any

from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging.darkroom import PHOTO_MODEL


def contents_data(contents: Contents) -> dict[str, Any]:
    """Return guests with their polygons, layout, table, screen, cards and cameras."""
    guests = [
        {
            "number": guest.number,
            "id": guest.id,
            "kind": guest.kind,
            "profile": [list(level) for level in guest.profile],
            "face": guest.face,
        }
        for guest in contents.guests
    ]
    preferences = [
        {"id": p.id, "type": p.type, "about": p.about, "alternative": p.alternative}
        for p in contents.preferences
    ]
    return {
        "model": PHOTO_MODEL,
        "guests": guests,
        "spaces": [space._asdict() for space in contents.spaces],
        "adjacent": [list(pair) for pair in contents.adjacent],
        "areas": {id: list(spaces) for id, spaces in contents.areas.items()},
        "table": contents.table._asdict(),
        "screen": contents.screen._asdict(),
        "decorations": [kind._asdict() for kind in contents.decorations],
        "preferences": preferences,
        "presets": [preset._asdict() for preset in contents.presets],
    }
