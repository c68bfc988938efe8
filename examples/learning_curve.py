"""Draws how trainings went, as one SVG: the share of games won over the steps taken.

    python examples/learning_curve.py curve.csv other.csv --out curve.svg

The files are what `train_ppo.py --curve` writes; a curve is named after its file.
"""

from __future__ import annotations

import argparse
import csv
from html import escape
from pathlib import Path

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 24, 48  # room for the words around the curves
INK, GRID, PAPER = "#2b2118", "#e4d8c4", "#fffaf0"
COLOURS = ("#b3441e", "#1f5f8b", "#4b7a2b", "#7a3f8f")
DASHES = ("none", "9 4", "3 3", "12 3 3 3")  # told apart without colours too


def read(file: Path) -> list[tuple[int, float]]:
    """Return steps and shares won of one training."""
    with file.open(newline="", encoding="utf-8") as lines:
        return [(int(row["steps"]), float(row["won"])) for row in csv.DictReader(lines)]


def across(steps: float, most: int) -> float:
    """Return how far to the right so many steps stand."""
    return LEFT + (WIDTH - LEFT - RIGHT) * steps / most


def down(share: float) -> float:
    """Return how far down a share of games stands."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def frame(most: int) -> list[str]:
    """Return the paper, the lines behind the curves and their numbers."""
    drawn = [f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{PAPER}"/>']
    for quarter in range(5):
        y, x = down(quarter / 4), across(most * quarter / 4, most)
        drawn += [
            f'<path d="M{LEFT} {y:.0f}H{WIDTH - RIGHT}" stroke="{GRID}"/>',
            f'<text x="{LEFT - 8}" y="{y + 5:.0f}" text-anchor="end">{25 * quarter} %</text>',
            f'<text x="{x:.0f}" y="{HEIGHT - BOTTOM + 22}" text-anchor="middle">'
            f"{round(most * quarter / 4000)}k</text>",
        ]
    middle = (LEFT + WIDTH - RIGHT) // 2
    drawn.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">steps</text>')
    return drawn


def names_beside(curves: dict[str, list[tuple[int, float]]]) -> dict[str, float]:
    """Return how far down each name stands: at the end of its curve, and none over another."""
    found: dict[str, float] = {}
    lowest = 0.0
    for name in sorted(curves, key=lambda name: down(curves[name][-1][1])):
        lowest = found[name] = max(down(curves[name][-1][1]), lowest + 20)
    return found


def draw(curves: dict[str, list[tuple[int, float]]]) -> str:
    """Return the picture of these curves, each by its name."""
    most = max(points[-1][0] for points in curves.values())
    heights = names_beside(curves)
    drawn = frame(most)
    for number, (name, points) in enumerate(curves.items()):
        colour, dash = COLOURS[number % 4], DASHES[number % 4]
        line = "L".join(f"{across(steps, most):.1f} {down(won):.1f}" for steps, won in points)
        drawn += [
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2.5"'
            f' stroke-dasharray="{dash}"/>',
            f'<text x="{WIDTH - RIGHT + 10}" y="{heights[name] + 5:.0f}" fill="{colour}"'
            f' font-weight="bold">{escape(name)}</text>',
        ]
    label = f"Games won over steps: {', '.join(curves)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{escape(label)}" font-family="sans-serif" font-size="14" fill="{INK}">'
        f"{''.join(drawn)}</svg>\n"
    )


def main() -> None:
    """Read the files and write the picture."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    wish = parser.parse_args()
    missing = [str(file) for file in wish.files if not file.is_file()]
    if missing:
        parser.error(f"no file {', '.join(missing)}: `train_ppo.py --curve` writes them")
    curves = {file.stem.replace("_", " "): read(file) for file in wish.files}
    empty = [name for name, points in curves.items() if not points]
    if empty:
        parser.error(f"no row in {', '.join(empty)}: train for longer, 30 games make the first")
    wish.out.write_text(draw(curves), encoding="utf-8")
    print(f"{wish.out}: {', '.join(curves)}")


if __name__ == "__main__":
    main()
