"""The standard streams: always there, able to take any character, and silent at the end."""

import io
import os
import sys

from ludoteca.locale.printable import PLAIN_LETTERS

STREAMS = {"stdin": 0, "stdout": 1, "stderr": 2}
MODES = {"stdin": "r", "stdout": "w", "stderr": "w"}
ERRORS = {"stdin": "replace", "stdout": PLAIN_LETTERS, "stderr": PLAIN_LETTERS}


def make_ready() -> None:
    """Make every stream accept any text; a closed one leads to the null device."""
    for name, number in STREAMS.items():
        stream = getattr(sys, name)
        if stream is None:
            _keep_taken(number)
            nowhere = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(nowhere, MODES[name], errors=ERRORS[name]))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS[name])


def _keep_taken(number: int) -> None:
    """Occupy a closed stream's descriptor, or the next file opened would be overwritten."""
    try:
        os.fstat(number)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_RDWR), number)


def let_go() -> None:
    """Flush the streams; what cannot be written is dropped, or Python would complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except ValueError:  # already closed
            pass
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
