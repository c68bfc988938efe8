"""Eyes, brows, noses and mouths: the parts that must stay inside FACE."""

from ludoteca.games.picture_perfect.edge.characters.brush import Shape, blob, curve, line, oval

INK = "#2b1d1a"


def open_eyes(
    x: float, z: float, apart: float, iris: str, look: float = 0, size: float = 1
) -> list[Shape]:
    """Two wide eyes looking a little to one side."""
    shapes: list[Shape] = []
    for side in (-apart, apart):
        shapes += [
            oval(x + side, z, 10.5 * size, 11.5 * size, "#fffdf6"),
            oval(x + side + look, z - 1, 6.8 * size, 7.6 * size, iris),
            oval(x + side + look, z - 1, 3.8 * size, 4.4 * size, INK),
            oval(x + side + look + 2.4, z + 2.6, 2.1, 2.3, "#ffffff"),
            curve(
                [
                    (x + side - 11 * size, z + 3 * size),
                    (x + side, z + 12 * size),
                    (x + side + 11 * size, z + 3 * size),
                ],
                INK,
                3.2,
            ),
        ]
    return shapes


def half_eyes(
    x: float, z: float, apart: float, iris: str, lid: str, look: float = 0
) -> list[Shape]:
    """Two eyes with heavy lids: proud, dreamy or bored."""
    shapes: list[Shape] = []
    for side in (-apart, apart):
        cx = x + side
        shapes += [
            oval(cx, z, 11, 9.5, "#fffdf6"),
            oval(cx + look, z - 1.5, 6.4, 7, iris),
            oval(cx + look, z - 1.5, 3.4, 4, INK),
            blob([(cx - 12, z + 1), (cx - 7, z + 10), (cx + 7, z + 10), (cx + 12, z + 1)], lid),
            line([(cx - 12, z + 1.5), (cx + 12, z + 1.5)], INK, 3.2),
        ]
    return shapes


def laughing_eyes(x: float, z: float, apart: float) -> list[Shape]:
    """Two eyes closed with laughter."""
    return [
        curve([(x + s - 11, z - 4), (x + s, z + 6), (x + s + 11, z - 4)], INK, 4.2)
        for s in (-apart, apart)
    ]


def closed_eyes(x: float, z: float, apart: float, lashes: bool = True) -> list[Shape]:
    """Two eyes closed in bliss."""
    shapes: list[Shape] = []
    for side in (-apart, apart):
        cx = x + side
        shapes.append(curve([(cx - 11, z + 3), (cx, z - 5), (cx + 11, z + 3)], INK, 3.8))
        if lashes:
            for dx, dz in ((-9, -4), (0, -11), (9, -4)):
                shapes.append(line([(cx + dx * 0.8, z - 1), (cx + dx * 1.2, z + dz)], INK, 2.2))
    return shapes


def brows(
    x: float, z: float, apart: float, color: str, tilt: float = 0, width: float = 4
) -> list[Shape]:
    """Two brows; a positive tilt raises the inner ends (worry), a negative one means mischief."""
    return [
        curve(
            [
                (x + s - 12, z - tilt * (1 if s > 0 else -1) * -0.5),
                (x + s, z + 3),
                (x + s + 12, z - tilt * (1 if s > 0 else -1) * 0.5),
            ],
            color,
            width,
        )
        for s in (-apart, apart)
    ]


def nose(x: float, z: float, color: str, size: float = 1) -> list[Shape]:
    """A small round nose."""
    return [
        curve([(x - 5 * size, z + 2), (x, z - 4 * size), (x + 6 * size, z + 3)], color, 3.4),
    ]


def smile(x: float, z: float, half: float, color: str, width: float = 3.6) -> list[Shape]:
    """A closed smile."""
    return [
        curve([(x - half, z + half * 0.35), (x, z - 4), (x + half, z + half * 0.35)], color, width)
    ]


def laugh(x: float, z: float, half: float, deep: float) -> list[Shape]:
    """An open laughing mouth with teeth and tongue."""
    top = z + 5
    return [
        blob(
            [
                (x - half, top),
                (x, top - 3),
                (x + half, top),
                (x + half * 0.55, z - deep),
                (x - half * 0.55, z - deep),
            ],
            "#7c1f2a",
        ),
        blob(
            [
                (x - half * 0.8, top - 1),
                (x, top - 3),
                (x + half * 0.8, top - 1),
                (x + half * 0.6, top - 8),
                (x - half * 0.6, top - 8),
            ],
            "#fffaf2",
        ),
        oval(x, z - deep + 3.5, half * 0.42, 4.2, "#e8697a"),
    ]


def lips(x: float, z: float, half: float, color: str) -> list[Shape]:
    """Painted lips."""
    return [
        blob(
            [
                (x - half, z),
                (x - half * 0.4, z + 5.5),
                (x, z + 3.5),
                (x + half * 0.4, z + 5.5),
                (x + half, z),
                (x, z - 7),
            ],
            color,
        ),
        curve([(x - half, z), (x, z - 1), (x + half, z)], INK, 1.6, 0.55),
    ]


def cheeks(x: float, z: float, apart: float, color: str, r: float = 9) -> list[Shape]:
    """Two rosy cheeks."""
    return [oval(x + s, z, r, r * 0.8, color, 0.55) for s in (-apart, apart)]
