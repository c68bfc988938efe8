"""Bruno, who baked the cake."""

from ludoteca.games.picture_perfect.edge.characters.brush import (
    Character,
    band,
    blob,
    curve,
    dots,
    line,
    mirrored,
    oval,
    poly,
)
from ludoteca.games.picture_perfect.edge.characters.faces import (
    brows,
    cheeks,
    laughing_eyes,
)

_PINK = "#f7c4a4"
_FLOUR, _LINEN = "#e9edf2", "#c3ccd8"
_RASPBERRY = "#d8436a"

BRUNO = Character(
    body=(
        band(50, 260, "#4a5568"),
        # Chequered trousers and white clogs.
        *(
            poly([(x, z), (x + 14, z), (x + 14, z + 14), (x, z + 14)], "#e8e4dc")
            for i, z in enumerate(range(84, 250, 14))
            for x in range(-126 + 14 * (i % 2), 126, 28)
        ),
        poly([(-5, 50), (5, 50), (5, 220), (-5, 220)], "#2d3442"),
        *mirrored([blob([(2, 48), (92, 48), (92, 76), (56, 94), (4, 80)], _FLOUR)]),
        *mirrored([curve([(10, 80), (54, 90), (88, 72)], _LINEN, 4)]),
        # A round white jacket with two rows of buttons.
        band(236, 660, _FLOUR),
        *mirrored(
            [blob([(124, 250), (156, 400), (150, 540), (128, 540), (120, 400), (96, 252)], _LINEN)]
        ),
        *mirrored(dots([(34, 588), (38, 540), (40, 492)], 8, "#8a9ab0")),
        line([(0, 640), (6, 470)], _LINEN, 4),
        # The apron, tied, with a dusting of flour.
        blob(
            [
                (-124, 236),
                (-134, 380),
                (-96, 452),
                (0, 464),
                (96, 452),
                (134, 380),
                (124, 236),
                (0, 222),
            ],
            "#3f7fc4",
        ),
        *(line([(x, 230), (x * 1.06, 452)], "#6ba2dd", 5) for x in (-96, -64, -32, 0, 32, 64, 96)),
        curve([(-128, 420), (-96, 452), (0, 464), (96, 452), (128, 420)], "#25548c", 7),
        poly([(-44, 350), (44, 350), (38, 284), (-38, 284)], "#25548c"),
        blob([(-22, 352), (-30, 384), (-12, 392), (-8, 352)], "#c98a4b"),
        *(oval(70 + x, 320 + z, 9, 7, _FLOUR, 0.7) for x, z in ((0, 0), (16, 12), (10, -14))),
        # Arms carry a cake with one candle.
        blob(
            [
                (-152, 520),
                (-112, 610),
                (-92, 560),
                (-104, 500),
                (-60, 486),
                (-58, 460),
                (-140, 440),
            ],
            "#dfe5ec",
        ),
        blob(
            [(152, 520), (112, 610), (92, 560), (104, 500), (60, 486), (58, 460), (140, 440)],
            "#dfe5ec",
        ),
        *mirrored([curve([(110, 600), (94, 558), (104, 502), (64, 488)], "#a9b5c4", 4)]),
        oval(0, 470, 82, 12, "#c7ced6"),
        poly([(-60, 474), (60, 474), (54, 528), (-54, 528)], "#f9dfa6"),
        line([(-58, 496), (58, 496)], _RASPBERRY, 7),
        blob(
            [
                (-60, 536),
                (-58, 514),
                (-44, 522),
                (-32, 508),
                (-18, 522),
                (-4, 508),
                (10, 522),
                (26, 506),
                (40, 522),
                (56, 512),
                (60, 536),
                (0, 546),
            ],
            _RASPBERRY,
        ),
        *dots([(-40, 540), (-14, 544), (14, 544), (40, 540)], 8, "#fffaf2"),
        line([(0, 546), (0, 578)], "#ffe27a", 7),
        oval(0, 588, 6, 10, "#ff9d2e"),
        oval(0, 585, 3, 5, "#fff3b8"),
        oval(-66, 474, 17, 13, _PINK),
        oval(66, 474, 17, 13, _PINK),
        # Neckerchief, round head, a small toque.
        band(644, 842, "#5a3520"),
        band(640, 690, _PINK),
        blob([(-58, 656), (0, 616), (58, 656), (40, 630), (0, 600), (-40, 630)], _RASPBERRY),
        oval(0, 622, 10, 9, "#b32a50"),
        *mirrored([oval(66, 730, 12, 16, _PINK)]),
        oval(0, 732, 64, 68, _PINK),
    ),
    face=(
        *cheeks(0, 728, 31, "#f0695f", 12.5),
        *laughing_eyes(0, 754, 21),
        *brows(0, 774, 21, "#5a3520", 3, 5.4),
        oval(0, 738, 10, 9, "#ef9c83"),
        oval(-3, 741, 3, 2.6, "#fbd0bd"),
        blob([(-15, 712), (15, 712), (8, 698), (-8, 698)], "#7c1f2a"),
        oval(0, 701, 6, 3, "#e8697a"),
        blob(
            [
                (0, 728),
                (-16, 728),
                (-32, 718),
                (-43, 727),
                (-36, 710),
                (-14, 713),
                (0, 721),
                (14, 713),
                (36, 710),
                (43, 727),
                (32, 718),
                (16, 728),
            ],
            "#5a3520",
        ),
    ),
    over=(
        blob(
            [
                (-80, 744),
                (-70, 784),
                (-40, 796),
                (0, 790),
                (40, 796),
                (70, 784),
                (80, 744),
                (74, 806),
                (-74, 806),
            ],
            "#5a3520",
        ),
        band(794, 842, _FLOUR),
        line([(-74, 797), (74, 797)], _LINEN, 6),
        *(
            curve([(x, 802), (x * 0.8, 822), (x * 0.7, 840)], _LINEN, 4)
            for x in (-46, -22, 2, 26, 48)
        ),
    ),
)
