"""A process that has loaded the command line and forks a child for each call.

The child ends as a real call does: through the interpreter's own shutdown, with everything that
prints. Its streams are real files, pipes or closed; the system limits its time and memory.
"""

import contextlib
import gc
import io
import json
import os
import resource
import subprocess
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
CPU = 20  # seconds of computing that a call may use
ADDRESSES = 2 << 30  # bytes: protects the machine, and decides nothing
WARM = (  # calls that load the modules loaded late
    "about",
    "games",
    "simulate pebbles --games 1",
    "simulate fort --games 1 --players greedy,random --seed x",
    "rules pebbles --short",
    "box show fort",
    "position none",
    "photo none",
)
STREAMS = {0: "stdin", 1: "stdout", 2: "stderr"}


class Ended(NamedTuple):
    """How a call ended: its code (negative: the signal), what it said, and what it took."""

    code: int
    out: str
    err: str
    cpu: float
    megabytes: int


class House:
    """Makes calls, one after the other, in children of one preloaded process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.calls = 0
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src"), *sys.path]),
            "LUDOTECA_LANG": "en",
            "LUDOTECA_DATA": str(folder / "data"),
            "COLUMNS": "100",
            "TERM": "dumb",
        }
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "tests.cli.forking"]
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, text=True, env=environment, cwd=folder
        )

    def __enter__(self) -> "House":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def call(self, words: list[str], **more: Any) -> Ended:
        """Make a call; `more` holds the settings that `settle` applies first."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.calls += 1
        files = {name: str(self.folder / name) for name in ("out", "err")}
        self.process.stdin.write(json.dumps({"words": words, **files, **more}) + "\n")
        self.process.stdin.flush()
        ended = json.loads(self.process.stdout.readline())
        out, err = (
            Path(files[name]).read_bytes().decode("utf-8", "backslashreplace")
            for name in ("out", "err")
        )
        return Ended(ended["code"], out, err, ended["cpu"], ended["megabytes"])


# -- in the preloaded process
# -----------------------------------------------------------------------


def wait_for_calls() -> dict[str, Any]:
    """Fork for every requested call; return the call in the child, and never in the parent."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            return dict(json.loads(line))
        _, status, usage = os.wait4(child, 0)
        took = {"cpu": usage.ru_utime + usage.ru_stime, "megabytes": usage.ru_maxrss // 1024}
        print(json.dumps({"code": os.waitstatus_to_exitcode(status), **took}), flush=True)
    os._exit(0)


def settle(call: dict[str, Any]) -> None:
    """Become a call, with the streams, encoding, environment, limits and rights it asks for."""
    files = {0: (call.get("in", os.devnull), os.O_RDONLY), 1: (call["out"], 0), 2: (call["err"], 0)}
    for fd, (path, flags) in files.items():
        wish = call.get(STREAMS[fd])
        if fd:
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
            os.close(os.open(path, flags, 0o600))
        os.close(fd)
        if wish == "gone":  # a pipe whose other end is closed
            reading, writing = os.pipe()
            assert reading == fd or fd == 0
            os.dup2(writing if fd else reading, fd)
            os.close(writing if fd else reading) if (writing if fd else reading) != fd else None
            os.close(reading) if fd and reading != fd else None
        elif wish != "closed":
            opened = os.open("/dev/full" if wish == "full" else path, flags, 0o600)
            if opened != fd:
                os.dup2(opened, fd)
                os.close(opened)
    for fd, name in STREAMS.items():
        stream = None if call.get(name) == "closed" else _stream(fd, call)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    os.environ.update(call.get("env", {}))
    if "cwd" in call:
        os.chdir(call["cwd"])
    if call.get("humble"):
        drop_root_rights()
    resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU + 5))
    resource.setrlimit(resource.RLIMIT_AS, (call.get("bytes", ADDRESSES),) * 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if "files" in call:
        resource.setrlimit(resource.RLIMIT_NOFILE, (call["files"],) * 2)
    if "largest" in call:
        resource.setrlimit(resource.RLIMIT_FSIZE, (call["largest"],) * 2)
    sys.argv = ["ludoteca", *call["words"]]


def _stream(fd: int, call: dict[str, Any]) -> io.TextIOWrapper:
    """Return a standard stream as Python opens it at its start."""
    encoding = call.get("encoding", "utf-8")
    errors = "backslashreplace" if fd == 2 else "strict"
    raw = io.FileIO(fd, "w" if fd else "r", closefd=False)
    buffer = io.BufferedWriter(raw) if fd else io.BufferedReader(raw)
    return io.TextIOWrapper(buffer, encoding, errors, line_buffering=fd == 2)


def drop_root_rights() -> None:
    """Give up root's right to read and write files despite their permissions."""
    import ctypes

    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)
    sets = (ctypes.c_uint32 * 6)()
    libc.capget(header, sets)
    for place in (0, 1):  # effective and permitted: CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH
        sets[place] &= ~0b110
    libc.capset(header, sets)


def load_everything() -> None:
    """Load what calls load late, to make each of them quick; nothing is really served."""
    import webbrowser

    import rich.markdown
    import rich.progress  # noqa: F401
    import typer.main

    import ludoteca.server.run
    import ludoteca.tables.book.database
    import ludoteca.terminal.plain
    from ludoteca.cli.app import app, main
    from ludoteca.games import GAMES, load

    for key in GAMES:
        load(key)
    ready = typer.main.get_command(app)  # which typer otherwise builds anew for every call
    typer.main.get_command = lambda typer_instance: ready
    for words in WARM:
        sys.argv = ["ludoteca", *words.split()]
        nowhere = io.StringIO()
        with (
            contextlib.redirect_stdout(nowhere),
            contextlib.redirect_stderr(nowhere),
            contextlib.suppress(SystemExit),
        ):
            main()
    ludoteca.server.run.serve = lambda *_: None
    sys.modules["ray"] = None  # type: ignore[assignment]  # no cluster is started either
    webbrowser.open = lambda *_: True


def end_at_once(end: SystemExit) -> None:
    """End as the interpreter would, but without tidying up, which takes longest."""
    threading._shutdown()  # type: ignore[attr-defined]
    code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None and not stream.closed:
                stream.flush()
        except OSError as error:
            print(f"Exception ignored in {stream}: {error!r}", file=sys.stderr)
            code = 120
    os._exit(code)


if __name__ == "__main__":
    load_everything()
    gc.freeze()
    call = wait_for_calls()
    settle(call)
    from ludoteca.cli.app import main

    try:
        main()
    except SystemExit as end:
        if call.get("to_the_end"):
            raise
        end_at_once(end)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
