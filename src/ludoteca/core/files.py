"""Text from files that anybody may have written, up to a limit."""

import errno
import os
from pathlib import Path

MOST = 16_000_000  # characters: far more than any file of ours has


def text_of(path: Path) -> str:
    """Return the text in a file, or raise OSError or ValueError.

    An endless file, such as a device, is given up on. A leading byte order mark is dropped.
    """
    with path.open(encoding="utf-8-sig") as file:
        text = file.read(MOST + 1)
    if len(text) > MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return text
