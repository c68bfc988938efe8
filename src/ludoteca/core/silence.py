"""Moments in which saying nothing is an answer too: live bidding, for one."""

from typing import NamedTuple

from ludoteca.core.decisions import Composed


class Silence(NamedTuple):
    """What saying nothing means for a seat that is asked: after this many seconds, this choice.

    In such a moment everybody who is asked may answer at any time, and answers count in the order
    in which they arrive. `question` tells one such moment from the next, so that an answer is never
    taken for another; the time starts over whenever `since` changes.
    """

    seconds: int
    choice: int | Composed
    question: tuple[int, ...]
    since: tuple[int, ...]
