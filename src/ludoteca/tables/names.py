"""Names as they are shown, and which of them look alike: nobody may pass for somebody else."""

import unicodedata

LONGEST = 24
MOST_MARKS = 2  # on one letter: more would spill over the lines above and below

# Letters that the eye takes for others in most common fonts.
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
_LOOKS = str.maketrans({twin: char for char, twins in _TWINS for twin in twins})
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def clean_name(name: str) -> str:
    """Return a name as it is shown: one line, not too long.

    >>> clean_name("  Ana \\n Maria  ")
    'Ana Maria'
    """
    shown = "".join(char if char.isprintable() else " " for char in _tidy(name))
    return " ".join(shown.split())[:LONGEST].strip()


def _tidy(name: str) -> str:
    """Return a name in its composed form, without stacks of accents."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def key_of(name: str) -> str:
    """Return a key that two names share if they differ only in case.

    >>> key_of("ＡＮＡ") == key_of("ana")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def look_of(name: str) -> str:
    """Return a key that two names share if the eye takes one for the other.

    >>> look_of("Paul") == look_of("PauI") == look_of("Раul"), look_of("Ana") == look_of("Anna")
    (True, False)
    """
    seen = unicodedata.normalize("NFKC", name.translate(_LOOKS)).translate(_LOOKS).casefold()
    for pair, char in _PAIRS:
        seen = seen.replace(pair, char)
    return "".join(seen.split())


def are_alike(one: str, other: str) -> bool:
    """Return whether one of two names could pass for the other."""
    return key_of(one) == key_of(other) or look_of(one) == look_of(other)
