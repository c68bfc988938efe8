"""How long tests wait for something that must happen.

A wait ends when the thing is there. This limit only ends a test that hangs; it never decides
whether one passes, however busy the machine is. Below pytest's own limit (pyproject.toml).
"""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 300.0  # seconds
GLANCE = 0.01  # seconds between two looks

Found = TypeVar("Found")


def until(look: Callable[[], Found]) -> Found:
    """Wait until a look finds something, and return it."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "it never came"
        time.sleep(GLANCE)
    return found


async def until_soon(look: Callable[[], Found]) -> Found:
    """Wait until a look finds something while other tasks go on, and return it."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(GLANCE)
    return found
