"""Something to be said that is neither an event nor a reason: hints explain themselves with these.

Data only: whoever talks to people puts the message with this id into words.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ludoteca.core.decisions import Value
from ludoteca.core.events import Event


class Sentence(NamedTuple):
    """The id of a message, its arguments, and a choice or an event that it tells as well."""

    id: str
    args: Mapping[str, Value] = {}
    choice: int | None = None  # said as `choice`
    event: Event | None = None  # said as `event`
