"""How a process that works for another one behaves, whoever leads it: server, arena or search."""

import multiprocessing
import os
import signal
import threading
from multiprocessing import connection


def settle_in() -> None:
    """Leave Ctrl-C to the one who leads, and go when that one goes, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
