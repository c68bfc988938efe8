"""How every call ends: one clear line on stderr, the right exit code, and nothing left behind.

The only place that knows what an error means to the person who typed the command. Commands let
errors pass; they catch only what they know more about.
"""

import errno
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, NamedTuple, NoReturn

import typer

from ludoteca.cli import CODES, streams
from ludoteca.cli.mishaps import written_down
from ludoteca.cli.refusals import refusal_of
from ludoteca.cli.words import WRONG_INPUT, Refused, say, why_refused
from ludoteca.locale.printable import printable

TROUBLE = 1  # the machine's, or a failed check
OUR_FAULT = 70
INTERRUPTED, TERMINATED = CODES[signal.SIGINT], CODES[signal.SIGTERM]
NOBODY_READS = 141
LONGEST = 600  # characters in a line

# Typer carries its own click: a wrong parameter's parent is every wrong use of the command line.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]

MACHINE = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EMFILE: "too-many-files",
    errno.ENFILE: "too-many-files",
    errno.ENOMEM: "no-memory",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EROFS: "no-permission",
}
# Other ways in which Python reports a lack of memory: for a library, or for a thread.
NO_MEMORY = ("map segment", "allocate memory", "start new thread")
# Reasons about a file that say less than the machine's own error.
ABOUT_FILES = ("box_unreadable", "folder_unwritable", "position_unreadable", "record_unreadable")


class Ending(NamedTuple):
    """What is said at the end, if anything, and the exit code."""

    line: str
    code: int


def ended(call: Callable[[], int]) -> int:
    """Make a call, report anything that goes wrong, and return its exit code."""
    streams.make_ready()
    with signals_raise(), quiet_hooks():
        try:
            code = call()
            sys.stdout.flush()
            return code
        except BaseException as error:
            ending = ending_of(error)
            with suppress(OSError, ValueError):  # nobody is listening
                if ending.line or ending.code == INTERRUPTED:
                    print(ending.line, file=sys.stderr)
            return ending.code
        finally:
            streams.let_go()


def ending_of(error: BaseException) -> Ending:
    """Return what to say about whatever ended a call, and the exit code."""
    try:
        return _ending_of(error)
    except MemoryError:
        return Ending("", TROUBLE)


def _ending_of(error: BaseException) -> Ending:
    if isinstance(error, SystemExit):
        if isinstance(error.__context__, BrokenPipeError):  # Rich turns one into the other
            return Ending("", NOBODY_READS)
        return Ending("", error.code if isinstance(error.code, int) else 0)
    if isinstance(error, KeyboardInterrupt):
        return Ending(" ".join(getattr(error, "__notes__", ())), INTERRUPTED)
    if isinstance(error, BrokenPipeError):
        # The reader of our output has gone away, as in `ludoteca rules fort | head`.
        return Ending("", NOBODY_READS)
    if isinstance(error, UsageError):
        return Ending(_usage(error), WRONG_INPUT)
    if isinstance(error, Refused) and error.line:
        return _saying(error.line, error.code)
    refusal = error.refusal if isinstance(error, Refused) else refusal_of(error)
    if refusal is None:
        return _machine(error) or _unforeseen(error)
    cause = error.__context__ if refusal.reason.code in ABOUT_FILES else None
    while cause is not None:  # behind a reason about a file is what the system said
        if (machine := _machine(cause)) is not None:
            return machine
        cause = cause.__context__
    return _saying(why_refused(refusal), WRONG_INPUT)


def _saying(line: str, code: int) -> Ending:
    line = printable(line)
    return Ending(f"ludoteca: {line if len(line) <= LONGEST else line[:LONGEST] + '…'}", code)


def _usage(error: Any) -> str:
    """Return what is wrong with the call, and where help is."""
    command = error.ctx.command_path if error.ctx else "ludoteca"
    what = printable(" ".join(error.format_message().split())).rstrip(":.")
    what = what if len(what) <= LONGEST else f"{what[:LONGEST]}…"
    return f"{command}: {what}. {say('see-help', command=command)}"


def _machine(error: BaseException) -> Ending | None:
    """Return what to say if an error is the machine's fault."""
    if isinstance(error, MemoryError) or any(sign in str(error) for sign in NO_MEMORY):
        return _saying(say("no-memory"), TROUBLE)
    if not isinstance(error, OSError) or error.errno not in MACHINE:
        return None
    kind = MACHINE[error.errno]
    if kind == "no-permission":
        return _saying(say("no-permission", file=_file(error)), TROUBLE)
    return _saying(say(kind), TROUBLE)


def _file(error: OSError) -> str:
    name = error.filename
    return os.fsdecode(name) if isinstance(name, (str, bytes)) else error.strerror or ""


def _unforeseen(error: BaseException) -> Ending:
    """Return what to say about Python's own errors; anything else is our fault."""
    match error:
        case OSError() if error.filename is not None:
            line = say("file-trouble", file=_file(error), why=error.strerror or str(error))
            return _saying(line, WRONG_INPUT)
        case OSError():
            return _saying(say("machine-trouble", why=error.strerror or str(error)), TROUBLE)
        case RecursionError():
            return _saying(say("too-deep"), WRONG_INPUT)
        case OverflowError():
            return _saying(say("too-large"), WRONG_INPUT)
        case UnicodeError():
            return _saying(say("no-text", why=str(error)), WRONG_INPUT)
        case ValueError() if "null" in str(error):  # in a file name
            return _saying(say("no-text", why=str(error)), WRONG_INPUT)
        case ValueError() if "integer string conversion" in str(error):
            return _saying(say("too-large"), WRONG_INPUT)
    file = written_down(error)
    if file is None:
        what = f"{type(error).__name__}: {error}"
        return _saying(say("our-fault-untold", what=what), OUR_FAULT)
    return _saying(say("our-fault", file=str(file)), OUR_FAULT)


@contextmanager
def signals_raise() -> Iterator[None]:
    """Turn Ctrl-C and SIGTERM into exceptions, and restore the handlers afterwards."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set signal handlers
        return
    handlers = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: _leave}
    before = {number: signal.getsignal(number) for number in handlers}
    for number, handler in handlers.items():
        if before[number] is not signal.SIG_IGN:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, was in before.items():
            signal.signal(number, was)


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(TERMINATED)


@contextmanager
def quiet_hooks() -> Iterator[None]:
    """Silence OS errors lost in threads and clean-ups; a lost signal is sent again."""
    hooks = sys.unraisablehook, threading.excepthook

    def unraisable(lost: Any) -> None:
        kinds = {KeyboardInterrupt: signal.SIGINT, SystemExit: signal.SIGTERM}
        if lost.exc_type in kinds:
            again = threading.Timer(0.05, signal.raise_signal, [kinds[lost.exc_type]])
            again.daemon = True
            again.start()
        elif not isinstance(lost.exc_value, OSError):
            hooks[0](lost)

    def in_thread(lost: Any) -> None:
        if not isinstance(lost.exc_value, OSError):  # a progress bar's reader has gone
            hooks[1](lost)

    sys.unraisablehook, threading.excepthook = unraisable, in_thread
    try:
        yield
    finally:
        sys.unraisablehook, threading.excepthook = hooks
