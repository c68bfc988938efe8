"""The room of the party: wallpaper, garlands and lamps on the screen, boards on the floor."""

from ludoteca.games.picture_perfect.box.contents import Contents, Screen
from ludoteca.games.picture_perfect.edge.drawing.lens import Lens
from ludoteca.games.picture_perfect.edge.drawing.markup import (
    Point,
    ellipse,
    linear,
    n,
    polygon,
    polyline,
    radial,
    rect,
)

WALL, WALL_LIGHT, WALL_DARK = "#2c5560", "#376874", "#1d3c45"
WOOD, WOOD_LIGHT, WOOD_DARK = "#6d4229", "#8a5836", "#4a2b1a"
GOLD = "#d9b25c"
PENNANTS = ("#e0574f", "#f2b53d", "#f6ead0", "#4fa3a5", "#b45f8f")
BALLOONS = (
    (-1010, 900, "#e0574f"),
    (-915, 1010, "#f2b53d"),
    (-1075, 1045, "#4fa3a5"),
    (1015, 915, "#b45f8f"),
    (915, 1020, "#4fa3a5"),
    (1080, 1050, "#f2b53d"),
)
RAIL = 400  # height of the wainscot
STRIPE = 120


def definitions() -> str:
    """Return the gradients the room needs."""
    return "".join(
        (
            linear("wall", [(0, "#1b3841", 1), (0.55, WALL, 1), (1, "#3d6a6c", 1)]),
            radial("lamp", [(0, "#ffe9b0", 0.95), (0.25, "#ffc873", 0.5), (1, "#ff9d45", 0)]),
            radial("bulb", [(0, "#fff6d8", 1), (0.35, "#ffd98a", 0.8), (1, "#ffb04d", 0)]),
            radial("pool", [(0, "#ffdca0", 0.5), (0.6, "#ffc476", 0.16), (1, "#ffb566", 0)]),
            linear("depth", [(0, "#160d12", 0.55), (0.35, "#160d12", 0.12), (1, "#160d12", 0)]),
        )
    )


def room(contents: Contents, lens: Lens) -> str:
    """Return everything behind the guests."""
    screen = contents.screen
    return "".join(
        (
            rect(0, 0, 960, 720, "#3a2419"),
            floor(contents, lens),
            back(screen, lens),
            wing(screen, lens, -screen.half_width),
            wing(screen, lens, screen.half_width),
        )
    )


def back(screen: Screen, lens: Lens) -> str:
    """Return the back panel in the picture."""
    return f"<g {lens.plane(0, screen.back_y)}>{back_markup(screen)}</g>"


def back_markup(screen: Screen) -> str:
    """Return the back panel in its own plane."""
    half, high = screen.half_width, screen.height
    parts = [rect(-half, 0, 2 * half, high, WALL)]
    for x in range(-half, half, 2 * STRIPE):
        parts.append(rect(x, RAIL, STRIPE, high - RAIL, WALL_LIGHT))
    for x in range(-half + STRIPE // 2, half, STRIPE):
        for z in range(RAIL + 90, high, 150):
            parts.append(_motif(x, z + (75 if x // STRIPE % 2 else 0)))
    parts += [_picture(-420, 860, 150, 190), _picture(430, 880, 170, 150)]
    parts += [_wainscot(half), _shade_from_above(half, high)]
    parts += [_lamp(x) for x in (-760, 0, 760)]
    parts += [_balloon(*row) for row in BALLOONS]
    parts += [_bunting(half), _lights(half)]
    return "".join(parts)


def _motif(x: int, z: int) -> str:
    """A little flower of the wallpaper."""
    petals = "".join(
        ellipse(x + dx, z + dz, 9, 9, GOLD, 'fill-opacity="0.32"')
        for dx, dz in ((0, 14), (0, -14), (14, 0), (-14, 0))
    )
    return petals + ellipse(x, z, 6, 6, GOLD, 'fill-opacity="0.5"')


def _wainscot(half: int) -> str:
    parts = [rect(-half, 0, 2 * half, RAIL, WOOD)]
    for x in range(-half, half, 200):
        parts.append(rect(x + 22, 50, 156, RAIL - 110, WOOD_DARK, 'rx="8"'))
        parts.append(rect(x + 32, 60, 136, RAIL - 130, WOOD_LIGHT, 'rx="6" fill-opacity="0.55"'))
    parts.append(rect(-half, RAIL - 26, 2 * half, 30, WOOD_LIGHT))
    parts.append(rect(-half, RAIL, 2 * half, 5, GOLD, 'fill-opacity="0.7"'))
    return "".join(parts)


def _shade_from_above(half: int, high: int) -> str:
    # The plane is drawn with z up, so the gradient's first stop is at the floor: flip it.
    return (
        f'<g transform="translate(0 {high}) scale(1 -1)">'
        f"{rect(-half, 0, 2 * half, high, 'url(#depth)')}</g>"
    )


def _picture(x: int, z: int, width: int, height: int) -> str:
    """A framed landscape: hills, a sun, the sea."""
    x0, z0 = x - width // 2, z - height // 2
    low = z0 + height * 0.3
    hill = [
        (x0, z0),
        (x0 + width, z0),
        (x0 + width, low + 8),
        (x + 20, low + 40),
        (x - 20, low),
        (x0, low + 24),
    ]
    return "".join(
        (
            rect(x0 - 20, z0 - 20, width + 40, height + 40, "#b98a3a", 'rx="6"'),
            rect(x0 - 9, z0 - 9, width + 18, height + 18, "#7a5522"),
            rect(x0, z0, width, height, "#e9c592"),
            ellipse(x + width * 0.2, z + height * 0.2, 20, 20, "#f6efd8"),
            polygon(hill, "#6c8a6a"),
            rect(x0, z0, width, height * 0.18, "#4d7c8a"),
        )
    )


def _lamp(x: int) -> str:
    """A wall lamp with its glow."""
    shade = [(x - 52, 905), (x + 52, 905), (x + 30, 985), (x - 30, 985)]
    return "".join(
        (
            ellipse(x, 930, 430, 430, "url(#lamp)", 'fill-opacity="0.55"'),
            rect(x - 5, 850, 10, 70, GOLD),
            ellipse(x, 848, 22, 12, GOLD),
            polygon(shade, "#ffe4ae"),
            rect(x - 52, 902, 104, 8, "#e5a94f"),
        )
    )


def _balloon(x: int, z: int, colour: str) -> str:
    string = polyline(
        [(x, z - 72), (x + 8, z - 200), (x - 6, z - 340)], "#f6ead0", 3, 'stroke-opacity="0.7"'
    )
    knot = polygon([(x - 9, z - 80), (x + 9, z - 80), (x, z - 66)], colour)
    shine = ellipse(x - 20, z + 26, 12, 20, "#ffffff", 'fill-opacity="0.5"')
    return string + ellipse(x, z, 58, 70, colour) + knot + shine


def _sag(x: float, half: float, high: float, deep: float) -> float:
    """Return the height of a garland hung in three bows."""
    bow = 2 * half / 3
    part = ((x + half) % bow) / bow
    return high - deep * 4 * part * (1 - part)


def _bunting(half: int) -> str:
    xs = list(range(-half, half + 1, 40))
    cord: list[Point] = [(x, _sag(x, half, 1290, 110)) for x in xs]
    parts = [polyline(cord, "#f6ead0", 4)]
    for i, x in enumerate(range(-half + 20, half - 40, 80)):
        a, b = _sag(x, half, 1290, 110), _sag(x + 62, half, 1290, 110)
        flag = [(x, a), (x + 62, b), (x + 31, (a + b) / 2 - 88)]
        parts.append(polygon(flag, PENNANTS[i % len(PENNANTS)]))
    return "".join(parts)


def _lights(half: int) -> str:
    xs = list(range(-half, half + 1, 30))
    cord: list[Point] = [(x, _sag(x + 200, half, 1130, 90)) for x in xs]
    parts = [polyline(cord, "#15262b", 3)]
    for x in range(-half + 40, half, 100):
        z = _sag(x + 200, half, 1130, 90) - 14
        parts.append(ellipse(x, z, 46, 46, "url(#bulb)", 'fill-opacity="0.75"'))
        parts.append(ellipse(x, z, 9, 12, "#fff3cf"))
    return "".join(parts)


def wing(screen: Screen, lens: Lens, x: int) -> str:
    """Return a side panel: the same wall, seen along its length."""
    near, far, high = screen.wing_front_y, screen.back_y, screen.height

    def panel(y0: int, y1: int, z0: int, z1: int, fill: str) -> str:
        corners = lens.all([(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)])
        return polygon(corners, fill, f'stroke="{fill}" stroke-width="0.6"')

    parts = [panel(near, far, 0, high, WALL_DARK)]
    for y in range(near, far, 2 * STRIPE):
        parts.append(panel(y, min(y + STRIPE, far), RAIL, high, "#24464f"))
    parts.append(panel(near, far, 0, RAIL, "#55331f"))
    parts.append(panel(near, far, RAIL - 26, RAIL, "#7a4c2e"))
    for y in range(near, far - 150, 200):
        parts.append(panel(y + 30, y + 170, 60, RAIL - 70, "#462817"))
    return "".join(parts)


def floor(contents: Contents, lens: Lens) -> str:
    """Return the floor: boards running away from the photographer, spaces inlaid in gold."""
    screen = contents.screen
    half, back_y = screen.half_width, screen.back_y
    tints = ("#9a6238", "#a86e41", "#8d5730", "#a3683b")
    parts = []
    for i, x in enumerate(range(-half, half, 100)):
        board = lens.all([(x, 0, 0), (x + 100, 0, 0), (x + 100, back_y, 0), (x, back_y, 0)])
        tint = tints[(i * 3) % 4]
        parts.append(polygon(board, tint, f'stroke="{tint}" stroke-width="0.5"'))
        for y in range((i % 3) * 170, back_y, 520):
            parts.append(polyline(lens.all([(x, y, 0), (x + 100, y, 0)]), "#5f391f", 1.2))
        parts.append(polyline([board[0], board[3]], "#6b4225", 0.8))
    for space in contents.spaces:
        parts.append(_inlay(space.x, space.y, lens))
    px, py = lens.at(0, 900, 0)
    s = lens.scale(900)
    parts.append(ellipse(px, py, 1300 * s, 330 * s, "url(#pool)"))
    return "".join(parts)


def _inlay(x: int, y: int, lens: Lens) -> str:
    corners = lens.all(
        [(x - 185, y - 185, 0), (x + 185, y - 185, 0), (x + 185, y + 185, 0), (x - 185, y + 185, 0)]
    )
    inlay = polygon(corners, "#e9c07c", 'fill-opacity="0.13"')
    width = n(max(0.8, 6 * lens.scale(y)))
    return inlay + polygon(
        corners, "none", f'stroke="#e9c07c" stroke-width="{width}" stroke-opacity="0.45"'
    )
