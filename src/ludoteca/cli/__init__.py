"""The command `ludoteca`: one small file per command; whatever goes wrong, `endings` says it.

Nothing is loaded with this file, so that Ctrl-C finds a quiet way out while the rest is loading.
"""

import os
import signal
from types import FrameType

CODES = {signal.SIGINT: 130, signal.SIGTERM: 143}


def main() -> None:
    """Run the command line as a program of its own."""
    for number in CODES:
        # What a shell lets us ignore, as in its background, stays ignored.
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, end_at_once)
    from ludoteca.cli import app

    try:
        app.main()
    except SystemExit as end:
        if end.code in CODES.values():
            # All is said and put away. Nothing that still runs may hold up who wants to leave.
            os._exit(int(end.code or 0))
        raise


def end_at_once(number: int, frame: FrameType | None) -> None:
    """End without a word: nothing has begun yet, or all is done."""
    os._exit(CODES[signal.Signals(number)])
