"""What the metrics page counts in this process."""


class Counters:
    """Plain numbers that only grow."""

    def __init__(self) -> None:
        self.received = 0  # messages from pages
        self.sent = 0  # messages to pages
        self.acked = 0
        self.refused = 0
        self.resyncs = 0  # pages that read too slowly and were sent everything again
        self.sockets = 0  # opened in total
        self.tables = 0  # made


COUNTERS = Counters()
