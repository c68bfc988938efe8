"""The command `ludoteca`: one small file per command; `endings` reports whatever goes wrong.

This file loads nothing else, so that Ctrl-C ends quietly while the rest is loading.
"""

import os
import signal
from types import FrameType

CODES = {signal.SIGINT: 130, signal.SIGTERM: 143}


def main() -> None:
    """Run the command line as a program of its own."""
    for number in CODES:
        # Signals that a shell has us ignore, as for background jobs, stay ignored.
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, end_at_once)
    from ludoteca.cli import app

    try:
        app.main()
    except SystemExit as end:
        if end.code in CODES.values():
            # Everything is said and saved. Nothing still running may hold up the exit.
            os._exit(int(end.code or 0))
        raise


def end_at_once(number: int, frame: FrameType | None) -> None:
    """Exit silently: nothing has begun yet, or everything is done."""
    os._exit(CODES[signal.Signals(number)])
