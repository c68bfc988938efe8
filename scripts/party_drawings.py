"""The drawings of the party as the page needs them: guests, decorations, the room.

    python scripts/party_drawings.py     # writes web/games/picture_perfect/art/drawings.json

Markup in the coordinates of each thing (t around its foot, z up), so the page draws exactly the
figures that `ludoteca photo` prints. Every id gets a prefix: many games may share one page.
"""

import argparse
import json
import re
from pathlib import Path

from ludoteca.games.picture_perfect.box.contents import Contents, standard
from ludoteca.games.picture_perfect.edge.characters import CHARACTERS
from ludoteca.games.picture_perfect.edge.characters.brush import svg
from ludoteca.games.picture_perfect.edge.drawing import buffet, room, standees
from ludoteca.games.picture_perfect.edge.photo_svg import definitions

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web" / "games" / "picture_perfect" / "art" / "drawings.json"
PREFIX = "pp-"

Drawings = dict[str, str | dict[str, str]]


def prefixed(markup: str) -> str:
    """Return the markup with the prefix before every id and every reference to one."""
    named = re.sub(r'\bid="', f'id="{PREFIX}', markup)
    return named.replace("url(#", f"url(#{PREFIX}")


def drawings(contents: Contents) -> Drawings:
    """Return everything that is drawn in the coordinates of its own plane."""
    guests = {}
    for guest in contents.guests:
        drawing = CHARACTERS.get(guest.id, standees.PLAIN)
        shapes = (*drawing.body, *drawing.face, *drawing.over)
        guests[guest.id] = "".join(svg(shape, guest.profile) for shape in shapes)
    ornaments = {
        kind.name: "".join(svg(shape, ()) for shape in buffet.drawing(kind))
        for kind in contents.decorations
    }
    top = contents.table
    return {
        "definitions": prefixed(definitions()),
        "back": prefixed(room.back_markup(contents.screen)),
        "front": prefixed(buffet.front(top.x0, top.x1, top.height)),
        "guests": guests,
        "decorations": ornaments,
    }


def text_of(data: Drawings) -> str:
    """Return the drawings as JSON, a line for each."""
    return json.dumps(data, indent=0, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=TARGET)
    parser.parse_args().out.write_text(text_of(drawings(standard())), encoding="utf-8")


if __name__ == "__main__":
    main()
