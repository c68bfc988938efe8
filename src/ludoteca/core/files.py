"""Text from files that anybody may have written: so much of it and no more."""

import errno
import os
from pathlib import Path

MOST = 16_000_000  # signs: far more than any file of ours has


def text_of(path: Path) -> str:
    """Return the text in a file, or raise OSError or ValueError.

    What never ends, such as a device, is given up. A mark that some editors write first is no text.
    """
    with path.open(encoding="utf-8-sig") as file:
        text = file.read(MOST + 1)
    if len(text) > MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return text
