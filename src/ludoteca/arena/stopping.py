"""Ctrl-C and the wish to end, heard where work can stop and nowhere else.

Raised in the middle of anything they could leave half a line on disk or a pool that waits for ever,
or be swallowed where Python cleans up after itself. So they are kept in mind, and obeyed by whoever
was there to obey them before.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Ear:
    """What was heard while somebody works, and whether it may be obeyed at once."""

    def __init__(self) -> None:
        self.heard: signal.Signals | None = None
        self.before: dict[signal.Signals, Any] = {}
        self.is_open = False

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Keep in mind what was heard; obey it where that is safe."""
        self.heard = signal.Signals(number)
        if self.is_open:
            self.obey()

    def obey(self) -> None:
        """Let the one who listened before do with it what they would have done."""
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
        """Obey at once as long as nothing but the work itself can be interrupted."""
        self.is_open = True
        try:
            self.obey()
            yield
        finally:
            self.is_open = False


EAR = Ear()


@contextmanager
def listening() -> Iterator[None]:
    """Hear Ctrl-C and the wish to end for as long as this lasts, and obey them at its end."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are for the main thread alone
        return
    EAR.heard = None
    # What is ignored, as in a shell's background, stays ignored.
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
    """Let processes that are started here be born deaf to Ctrl-C: they hear it from us."""
    if not hasattr(signal, "pthread_sigmask"):  # a system without such masks
        yield
        return
    from multiprocessing import resource_tracker

    # It starts with the first process and would take the mask away again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
