"""How requests are read: nothing too deep, too long or not text gets any further."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException


class CarefulRequest(Request[Any, Any, State]):
    """A request that refuses an endlessly nested body instead of crashing on it."""

    async def json(self) -> Any:
        """Return the JSON of the body, or raise ClientException."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("nested too deeply") from None


def clean_text(text: str) -> str:
    """Return a text without control characters, except line ends and tabs.

    >>> clean_text("one\\0 two\\x1b\\n")
    'one two\\n'
    """
    return "".join(char for char in text if char in "\n\t" or not _is_control(char))


def _is_control(char: str) -> bool:
    number = ord(char)
    return number < 0x20 or 0x7F <= number < 0xA0 or 0xD800 <= number <= 0xDFFF
