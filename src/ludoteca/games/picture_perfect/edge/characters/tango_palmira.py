"""Tango the dog, dressed for the occasion, and Palmira, who says nothing."""

from ludoteca.games.picture_perfect.edge.characters.brush import (
    Character,
    Point,
    Shape,
    band,
    blob,
    curve,
    dots,
    line,
    mirrored,
    oval,
    poly,
)
from ludoteca.games.picture_perfect.edge.characters.faces import INK

_FUR, _DARK, _CREAM = "#c98443", "#8a5020", "#f9e3c0"


TANGO = Character(
    body=(
        band(50, 342, _FUR),
        # Belly, legs and the rug he sits on.
        band(50, 60, "#a83246"),
        blob([(-120, 112), (-60, 92), (20, 96), (60, 130), (20, 150), (-60, 140)], _CREAM),
        *(
            blob([(x - 17, 52), (x + 19, 52), (x + 17, 120), (x - 15, 122)], color)
            for x, color in ((-96, _DARK), (-58, _FUR), (34, _DARK), (66, _FUR))
        ),
        *(
            blob([(x - 20, 50), (x + 24, 50), (x + 20, 70), (x - 14, 72)], _CREAM)
            for x in (-98, -58, 34, 66)
        ),
        *(line([(x + d, 53), (x + d, 64)], _DARK, 2.4) for x in (-58, 66) for d in (2, 11)),
        # A brown saddle and a tail that will not keep still.
        blob([(-142, 202), (-110, 168), (-40, 160), (10, 176), (30, 212), (-60, 214)], _DARK),
        curve([(-118, 140), (-136, 164), (-128, 190)], _CREAM, 13),
        curve([(-114, 196), (-96, 188)], "#6b3b16", 3),
        *(curve([(x, 176), (x + 8, 168)], "#6b3b16", 2.6) for x in (-90, -66, -42, -18)),
        # A collar with a bow tie.
        blob([(20, 150), (98, 120), (122, 150), (118, 206), (40, 212)], _CREAM),
        *(curve([(x, 150), (x + 5, 138), (x + 9, 128)], "#dcbf92", 3) for x in (50, 66, 82, 98)),
        curve([(22, 204), (64, 188), (118, 200)], "#2f5d8c", 14),
        *mirrored([blob([(72, 188), (104, 206), (106, 168)], "#d8343f")], 72),
        oval(72, 188, 9, 10, "#a81f2c"),
        *dots([(92, 194), (92, 180), (52, 194), (52, 180)], 3.2, "#fffaf2"),
        # The head: a long ear, a party hat.
        blob(
            [
                (8, 226),
                (4, 280),
                (20, 318),
                (70, 326),
                (120, 316),
                (148, 270),
                (146, 226),
                (96, 206),
                (40, 206),
            ],
            _FUR,
        ),
        blob(
            [
                (46, 206),
                (40, 250),
                (60, 276),
                (78, 300),
                (94, 276),
                (132, 262),
                (150, 236),
                (142, 212),
                (96, 200),
            ],
            _CREAM,
        ),
        blob(
            [(-64, 208), (-24, 226), (4, 296), (26, 312), (34, 268), (24, 222), (-10, 200)], _DARK
        ),
        curve([(-34, 218), (-2, 256), (14, 292)], "#6b3b16", 4),
        blob([(128, 308), (150, 262), (152, 240), (138, 252), (122, 290)], _DARK),
        poly([(18, 306), (64, 322), (48, 346), (30, 346)], "#57a0d8"),
        line([(24, 314), (58, 326)], "#ffe27a", 5),
        line([(30, 326), (54, 334)], "#ff8fab", 5),
        oval(40, 341, 9, 7, "#ffe27a"),
    ),
    face=(
        oval(59, 274, 10, 11, "#fffdf6"),
        oval(95, 274, 10, 11, "#fffdf6"),
        oval(62, 273, 6.6, 7.6, "#4a2a12"),
        oval(98, 273, 6.6, 7.6, "#4a2a12"),
        oval(64, 276, 2.4, 2.6, "#ffffff"),
        oval(100, 276, 2.4, 2.6, "#ffffff"),
        curve([(48, 284), (58, 290), (68, 286)], "#6b3b16", 4),
        curve([(88, 287), (97, 291), (105, 284)], "#6b3b16", 4),
        blob([(66, 258), (79, 264), (92, 258), (80, 245)], INK),
        oval(75, 259, 3.4, 2, "#7d7470"),
        blob([(71, 237), (87, 237), (86, 228), (79, 226), (73, 228)], "#ee6f7f"),
        curve([(56, 243), (66, 236), (79, 246), (92, 236), (102, 243)], INK, 3.6),
        line([(79, 236), (79, 230)], "#b83f55", 2),
    ),
)

_TERRACOTTA, _BRICK = "#c8623a", "#93401f"
_LEAF, _SHADE, _LIGHT = "#2f8f4e", "#14502f", "#6cc27a"

# From the heart of the palm to the tip of each frond, the far ones first.
_FRONDS = (
    ((0, 330), (-50, 430), (-112, 410), _SHADE),
    ((0, 330), (50, 430), (112, 410), _SHADE),
    ((0, 340), (-40, 560), (-60, 706), _SHADE),
    ((0, 340), (40, 560), (60, 706), _SHADE),
    ((0, 330), (-80, 470), (-156, 500), _LEAF),
    ((0, 330), (80, 470), (156, 500), _LEAF),
    ((0, 340), (-70, 540), (-138, 600), _LEAF),
    ((0, 340), (70, 540), (138, 600), _LEAF),
    ((0, 340), (-24, 540), (-14, 716), _LEAF),
    ((0, 340), (40, 520), (88, 660), _LIGHT),
    ((0, 340), (-44, 500), (-92, 664), _LIGHT),
    ((0, 336), (-60, 430), (-134, 450), _LIGHT),
    ((0, 336), (60, 430), (134, 450), _LIGHT),
    ((0, 340), (14, 520), (26, 712), _LIGHT),
)


def _frond(start: Point, bend: Point, tip: Point, color: str) -> list[Shape]:
    """A leaf with its vein and ribs."""
    (x0, z0), (x1, z1), (x2, z2) = start, bend, tip
    dx, dz = x2 - x0, z2 - z0
    length = (dx * dx + dz * dz) ** 0.5
    nx, nz = -dz / length * 17, dx / length * 17
    shapes = [
        blob([start, (x1 + nx, z1 + nz), tip, (x1 - nx, z1 - nz)], color),
        curve([start, bend, tip], _SHADE, 2.6, 0.55),
    ]
    for part in (0.45, 0.6, 0.75):
        rest = 1 - part
        x = x0 * rest * rest + x1 * 2 * part * rest + x2 * part * part
        z = z0 * rest * rest + z1 * 2 * part * rest + z2 * part * part
        for side in (0.7, -0.7):
            end = (x + side * nx + dx * 0.05, z + side * nz + dz * 0.05)
            shapes.append(line([(x, z), end], _SHADE, 2, 0.4))
    return shapes


PALMIRA = Character(
    body=(
        band(50, 722, "#0d3a22"),
        # The pot, painted with a band of diamonds and tied with a ribbon.
        band(50, 226, _TERRACOTTA),
        band(50, 66, _BRICK),
        band(196, 222, "#dd7f54"),
        *mirrored([blob([(52, 52), (76, 52), (92, 194), (66, 194)], _BRICK, 0.55)]),
        *(
            poly([(x, 146), (x + 15, 126), (x, 106), (x - 15, 126)], color)
            for x, color in (
                (-60, "#f6e0a8"),
                (-30, "#57a0b8"),
                (0, "#f6e0a8"),
                (30, "#57a0b8"),
                (60, "#f6e0a8"),
            )
        ),
        line([(-86, 172), (86, 172)], "#d8434f", 12),
        *mirrored([blob([(0, 172), (34, 192), (36, 152)], "#e8566a")]),
        *mirrored([poly([(2, 168), (26, 126), (12, 122)], "#d8434f")]),
        oval(0, 172, 9, 9, "#a81f2c"),
        # The stem.
        band(221, 330, "#8a6a3c"),
        *(curve([(-28, z), (0, z - 7), (28, z)], "#5a4222", 5) for z in (236, 254, 272, 290, 308)),
        blob([(-30, 300), (0, 350), (30, 300), (0, 320)], _SHADE),
        *(shape for frond in _FRONDS for shape in _frond(*frond)),
        # Somebody hung lights and a star on her.
        curve([(-122, 440), (-70, 400), (0, 430), (70, 404), (124, 446)], "#1d1518", 2.6),
        curve([(-136, 560), (-60, 520), (10, 556), (70, 530), (132, 570)], "#1d1518", 2.6),
        *(
            oval(x, z, 7.5, 9, color)
            for x, z, color in (
                (-104, 424, "#ffe27a"),
                (-62, 398, "#ff8f7a"),
                (-18, 416, "#8fd8ff"),
                (28, 416, "#ffe27a"),
                (76, 398, "#ff8f7a"),
                (110, 428, "#8fd8ff"),
                (-118, 544, "#8fd8ff"),
                (-72, 518, "#ffe27a"),
                (-26, 532, "#ff8f7a"),
                (20, 546, "#8fd8ff"),
                (68, 524, "#ffe27a"),
                (112, 548, "#ff8f7a"),
            )
        ),
        poly(
            [
                (0, 716),
                (9, 690),
                (36, 688),
                (15, 672),
                (22, 646),
                (0, 661),
                (-22, 646),
                (-15, 672),
                (-36, 688),
                (-9, 690),
            ],
            "#ffd766",
        ),
        poly([(0, 702), (5, 688), (18, 686), (8, 677), (0, 674)], "#fff2c2"),
    ),
)
