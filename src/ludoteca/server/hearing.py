"""How a message from a page is read: of a known kind, and small enough to be worth looking at."""

import msgspec

from ludoteca.contract.from_page import Chat, Choose, FromPage, Note, Try, Why
from ludoteca.core import bounds
from ludoteca.core.decisions import Reason
from ludoteca.server.reading import clean_text

DECODE = msgspec.json.Decoder(FromPage, strict=True).decode


class Wrong(Exception):
    """A message that does not fit the protocol."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


def read(data: str | bytes, most: int) -> FromPage:
    """Return the message, or raise Wrong."""
    if len(data) > most or (isinstance(data, str) and len(data.encode()) > most):
        raise Wrong(Reason("message_too_long", {"most": most}))
    try:
        message: FromPage = DECODE(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Wrong(Reason("message_malformed", {"why": str(error)})) from None
    is_bounded = True
    if isinstance(message, Choose | Why):
        is_bounded = bounds.fits(message.choice)
    elif isinstance(message, Try):
        is_bounded = all(map(bounds.fits, message.choices))
    if not is_bounded:
        raise Wrong(Reason("message_malformed", {"why": "choice"}))
    if isinstance(message, Chat | Note):
        message.text = clean_text(message.text)
    return message
