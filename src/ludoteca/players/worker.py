"""How a worker process behaves, whoever its parent is: server, arena or search."""

import multiprocessing
import os
import signal
import threading
from multiprocessing import connection


def settle_in() -> None:
    """Leave Ctrl-C to the parent process, and exit when it does, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
