"""Names as they are shown, and which of them look alike: nobody shall pass for somebody else."""

import unicodedata

LONGEST = 24
MOST_MARKS = 2  # on one letter: more of them climb over the lines above and below

# Letters that the eye takes for others, in most of the fonts that people have.
_TWINS = (
    ("a", "аɑαａ"),
    ("b", "ЬЪƄ"),
    ("c", "сϲⅽ"),
    ("d", "ԁⅾ"),
    ("e", "еҽ℮"),
    ("g", "ɡց"),
    ("h", "һհ"),
    ("i", "іιɩı"),
    ("j", "јϳ"),
    ("k", "κкᴋ"),
    ("l", "I1|ӏΙІǀⅼאו"),
    ("n", "пո"),
    ("o", "0оοσօơ"),
    ("p", "рρ"),
    ("q", "ԛգ"),
    ("r", "гᴦ"),
    ("s", "ѕꜱ"),
    ("t", "тτ"),
    ("u", "υսцʋ"),
    ("v", "ѵνⅴ"),
    ("w", "ԝωшա"),
    ("x", "хχⅹ"),
    ("y", "уγү"),
    ("z", "ᴢ"),
    ("A", "АΑ"),
    ("B", "ВΒ"),
    ("C", "СϹ"),
    ("E", "ЕΕ"),
    ("H", "НΗ"),
    ("J", "Ј"),
    ("K", "КΚK"),
    ("M", "МΜ"),
    ("N", "Ν"),
    ("O", "ОΟՕ"),
    ("P", "РΡ"),
    ("S", "Ѕ"),
    ("T", "ТΤ"),
    ("X", "ХΧ"),
    ("Y", "УΥҮ"),
    ("Z", "Ζ"),
)
_LOOKS = str.maketrans({twin: sign for sign, twins in _TWINS for twin in twins})
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def clean_name(name: str) -> str:
    """Return a name as it is shown: one line, not too long.

    >>> clean_name("  Ana \\n Maria  ")
    'Ana Maria'
    """
    shown = "".join(sign if sign.isprintable() else " " for sign in _tidy(name))
    return " ".join(shown.split())[:LONGEST].strip()


def _tidy(name: str) -> str:
    """Return a name in its shortest spelling, without towers of accents."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def key_of(name: str) -> str:
    """Return what two names have in common if they are the same but for capitals.

    >>> key_of("ＡＮＡ") == key_of("ana")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def look_of(name: str) -> str:
    """Return what two names have in common if the eye takes one for the other.

    >>> look_of("Paul") == look_of("PauI") == look_of("Раul"), look_of("Ana") == look_of("Anna")
    (True, False)
    """
    seen = unicodedata.normalize("NFKC", name.translate(_LOOKS)).translate(_LOOKS).casefold()
    for pair, sign in _PAIRS:
        seen = seen.replace(pair, sign)
    return "".join(seen.split())


def are_alike(one: str, other: str) -> bool:
    """Return whether one of two names could pass for the other."""
    return key_of(one) == key_of(other) or look_of(one) == look_of(other)
