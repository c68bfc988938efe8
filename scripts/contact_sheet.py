"""A contact sheet: bots play Picture Perfect; all their final photographs go on one page.

    python scripts/contact_sheet.py sheet.png --games 10 --players greedy

Shows the drawings in scenes that nobody has picked by hand. The same seed gives the same sheet.
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ludoteca.arena.lineup import make_player
from ludoteca.arena.matches import play_match
from ludoteca.cli.png import png
from ludoteca.core.records import final_state
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.drawing.markup import n, rect, text
from ludoteca.games.picture_perfect.edge.photo_svg import document, picture
from ludoteca.games.picture_perfect.game import PicturePerfect
from ludoteca.games.picture_perfect.rules.judging.raster import HEIGHT, WIDTH
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto
from ludoteca.games.picture_perfect.rules.table.state import Party

COLUMNS = 5
ZOOM = 0.5  # of a photograph on the sheet
GAP, LABEL = 18, 26


class Print(NamedTuple):
    """A photograph and its caption."""

    photo: FinalPhoto
    label: str


def prints(game: PicturePerfect, games: int, players: str, seed: int) -> Iterator[Print]:
    """Yield the final photographs of bots, 2 to 4 of them at a table, auctions every other game."""
    for number in range(games):
        seats = 2 + number % 3
        lineup = [make_player(players, seed + number, seat) for seat in range(seats)]
        options = {"mode": "auction" if number % 2 else "base"}
        match = play_match(game, lineup, options, seed + number)
        state = final_state(match.record, game)
        assert isinstance(state, Party)
        for seat, photo in enumerate(state.photos):
            guests, score = len(photo.places), match.standing.scores[seat]
            yield Print(photo, f"{number + 1}.{seat + 1} · {guests} guests · {score} points")


def sheet(contents: Contents, shots: list[Print]) -> str:
    """Return the photographs in rows, as one SVG."""
    wide, high = int(WIDTH * ZOOM) + GAP, int(HEIGHT * ZOOM) + GAP + LABEL
    columns = min(COLUMNS, len(shots))
    width, height = GAP + wide * columns, GAP + high * -(-len(shots) // columns)
    parts = [rect(0, 0, width, height, "#1d1a1a")]
    for index, shot in enumerate(shots):
        x, y = GAP + wide * (index % columns), GAP + high * (index // columns)
        place = f"translate({n(x)} {n(y)}) scale({n(ZOOM)})"
        inner = with_own_ids(picture(contents, shot.photo), f"p{index}-")
        parts.append(f'<g transform="{place}">{inner}</g>')
        below = y + HEIGHT * ZOOM + LABEL * 0.7
        parts.append(text(x, below, shot.label, 15, "#d9cbb8", 'font-family="sans-serif"'))
    return document(width, height, "".join(parts))


def with_own_ids(svg: str, prefix: str) -> str:
    """Return a drawing with ids that no other drawing on the sheet has."""
    named = re.sub(r'\bid="', f'id="{prefix}', svg)
    return re.sub(r"url\(#", f"url(#{prefix}", named).replace('href="#', f'href="#{prefix}')


def main() -> None:
    """Write the sheet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="ends in .svg or .png")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = PicturePerfect()
    svg = sheet(game.contents, list(prints(game, args.games, args.players, args.seed)))
    if args.out.suffix == ".svg":
        args.out.write_text(svg, encoding="utf-8")
    else:
        args.out.write_bytes(png(svg))


if __name__ == "__main__":
    main()
