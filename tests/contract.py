"""What really leaves a server, read strictly: the contract has all of it, and loses nothing."""

from typing import Any

import msgspec

from ludoteca.contract.from_server import FromServer
from ludoteca.tables.play.telling import ENCODE

READ = msgspec.json.Decoder(FromServer, strict=True).decode


def read(message: str | bytes) -> dict[str, Any]:
    """Return a message as data, after making sure that the contract declares every part of it."""
    told: dict[str, Any] = msgspec.json.decode(message)
    assert msgspec.to_builtins(READ(message)) == told
    return told


def sent(message: FromServer) -> dict[str, Any]:
    """Return a message as its page reads it."""
    return read(ENCODE(message))
