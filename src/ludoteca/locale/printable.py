"""Makes text from elsewhere safe for a terminal, and our words plain where characters are few.

Names, paths and values come from files and other people. Shown as they are, they could move the
cursor, change colours, reverse a line or pass for another one.
"""

import codecs
import re
import unicodedata

# Control characters (C0 and C1), line ends, direction marks, lone surrogates.
UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
PLAIN_CHARACTERS = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("–—−·•", "-"),
    "…": "...",
    "→": "->",
    "×": "x",
    "�": "?",
}
PLAIN_LETTERS = "ludoteca.plain_letters"


def printable(text: str) -> str:
    r"""Return the text with everything escaped that a terminal would obey instead of showing.

    >>> printable("Ana\x1b[2J"), printable("a\nb"), printable("\udcff.toml")
    ('Ana\\x1b[2J', 'a\\x0ab', '\\xff.toml')
    """
    return UNSEEN.sub(_written_out, text)


def _written_out(found: re.Match[str]) -> str:
    code = ord(found[0])
    if 0xDC80 <= code <= 0xDCFF:  # a byte in a file name that is not text
        code -= 0xDC00
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Return the nearest plain characters, where a terminal or a pipe has no better ones.

    >>> "“ação” …".encode("ascii", PLAIN_LETTERS)
    b'"acao" ...'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(_plain, missing)), error.end


def _plain(char: str) -> str:
    apart = unicodedata.normalize("NFKD", char)  # a letter and its accents
    return PLAIN_CHARACTERS.get(char) or apart.encode("ascii", "ignore").decode() or "?"


codecs.register_error(PLAIN_LETTERS, plain_letters)
