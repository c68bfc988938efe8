"""How large data from outside may be before anything is made of it."""

from typing import Any

NUMBER = 2**64  # no whole number lies farther from 0
TEXT = 2_000  # signs in a text
ITEMS = 20_000  # in a list
NEST = 12  # lists and tables in each other
TOLD = 60  # how much of a wrong value an error repeats


def fits(data: Any, nest: int = NEST) -> bool:
    """Return whether a nest of lists and tables, and all that is in it, is of an ordinary size.

    >>> fits({"a": [1, "b", None]}), fits(10**30), fits([[1]], nest=1), fits("x" * 3_000)
    (True, False, False, False)
    """
    left = ITEMS
    waiting = [(data, nest)]
    while waiting:
        one, depth = waiting.pop()
        if isinstance(one, str):
            left -= 1 if len(one) <= TEXT else ITEMS + 1
        elif isinstance(one, int):
            left -= 1 if abs(one) <= NUMBER else ITEMS + 1
        elif isinstance(one, (list, tuple, dict)):
            inside = [*one, *one.values()] if isinstance(one, dict) else one
            left -= 1 + len(inside) if depth else ITEMS + 1
            if left >= 0:
                waiting += [(item, depth - 1) for item in inside]
        if left < 0:
            return False
    return True


def told(value: Any) -> str:
    """Return the beginning of a wrong value, for an error.

    >>> told("x" * 99) == "x" * 59 + "…", told(10**9999)
    (True, '…')
    """
    try:
        text = str(value)
    except (ValueError, RecursionError):  # a number or a nest that nobody could read
        return "…"
    return text if len(text) <= TOLD else text[: TOLD - 1] + "…"
