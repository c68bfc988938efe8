"""How requests are read: nothing that is too deep, too long or no text gets any further."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException


class CarefulRequest(Request[Any, Any, State]):
    """A request whose body is refused, and not stumbled over, if it is nested without end."""

    async def json(self) -> Any:
        """Return the JSON of the body, or raise ClientException."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("nested too deeply") from None


def clean_text(text: str) -> str:
    """Return a text without signs that are none: only line ends and tabs are left of them.

    >>> clean_text("one\\0 two\\x1b\\n")
    'one two\\n'
    """
    return "".join(sign for sign in text if sign in "\n\t" or not _is_control(sign))


def _is_control(sign: str) -> bool:
    number = ord(sign)
    return number < 0x20 or 0x7F <= number < 0xA0 or 0xD800 <= number <= 0xDFFF
