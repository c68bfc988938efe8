"""Ctrl-C and SIGTERM, acted on where work can stop and nowhere else.

Raised midway through anything, they could leave half a line on disk or a pool that waits for ever,
or be swallowed where Python cleans up after itself. So they are noted, and passed later to the
handlers that were there before.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Ear:
    """The signal heard during work, and whether it may be obeyed at once."""

    def __init__(self) -> None:
        self.heard: signal.Signals | None = None
        self.before: dict[signal.Signals, Any] = {}
        self.is_open = False

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Note the signal; obey it where that is safe."""
        self.heard = signal.Signals(number)
        if self.is_open:
            self.obey()

    def obey(self) -> None:
        """Let the previous handler do what it would have done."""
        if self.heard is None:
            return
        before = self.before.get(self.heard)
        if callable(before):
            before(self.heard, None)
        elif before is signal.SIG_DFL:
            signal.signal(self.heard, signal.SIG_DFL)
            signal.raise_signal(self.heard)

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Obey at once in this block, where only the work itself can be interrupted."""
        self.is_open = True
        try:
            self.obey()
            yield
        finally:
            self.is_open = False


EAR = Ear()


@contextmanager
def listening() -> Iterator[None]:
    """Catch Ctrl-C and SIGTERM in this block, and obey them at its end."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set signal handlers
        return
    EAR.heard = None
    # Signals that are ignored, as for background jobs, stay ignored.
    listened = {number: signal.getsignal(number) for number in SIGNALS}
    EAR.before = {n: before for n, before in listened.items() if before is not signal.SIG_IGN}
    for number in EAR.before:
        signal.signal(number, EAR.hear)
    try:
        yield
    finally:
        for number, before in EAR.before.items():
            signal.signal(number, before)
    EAR.obey()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Start processes in this block deaf to Ctrl-C: they hear of it from us."""
    if not hasattr(signal, "pthread_sigmask"):  # a system without signal masks
        yield
        return
    from multiprocessing import resource_tracker

    # The tracker starts with the first process and would reset the mask.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
