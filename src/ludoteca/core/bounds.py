"""How large data from outside may be before anything is built from it."""

from typing import Any

NUMBER = 2**64  # the largest magnitude of a whole number
TEXT = 2_000  # characters in a text
ITEMS = 20_000  # in a list
NEST = 12  # levels of lists and tables inside each other
EXCERPT = 60  # how much of a wrong value an error repeats


def fits(data: Any, nest: int = NEST) -> bool:
    """Return whether nested lists and tables, and everything in them, are of an ordinary size.

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


def excerpt(value: Any) -> str:
    """Return the beginning of a wrong value, for an error.

    >>> excerpt("x" * 99) == "x" * 59 + "…", excerpt(10**9999)
    (True, '…')
    """
    try:
        text = str(value)
    except (ValueError, RecursionError):  # a number or a nesting that nobody could read
        return "…"
    return text if len(text) <= EXCERPT else text[: EXCERPT - 1] + "…"
