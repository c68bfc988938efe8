"""The ID buffer of a judged photograph and its fingerprint (P-GEO-13, P-GEO-14).

These are the bytes that two programs compare; the judge itself never needs them.
"""
# compiled

import hashlib

from ludoteca.games.picture_perfect.rules.judging.covering import Layer
from ludoteca.games.picture_perfect.rules.judging.judge import Photo, table_before
from ludoteca.games.picture_perfect.rules.judging.raster import HEIGHT, WIDTH


def paint(photo: Photo) -> bytes:
    """Return the ID buffer: far things first, nearer ones over them."""
    buffer = bytearray(WIDTH * HEIGHT)
    table: Layer | None = photo.tables[photo.cuts[-1]]
    for layer in reversed(photo.layers):
        before = table_before(photo, layer.y)
        if table is not None and before is not table:
            fill(buffer, table)
        table = before
        fill(buffer, layer)
    if table is not None:
        fill(buffer, table)
    return bytes(buffer)


def fill(buffer: bytearray, layer: Layer) -> None:
    """Set all of the layer's pixels to its id."""
    cover = layer.coverage
    run = bytes([layer.id]) * WIDTH
    start = WIDTH * cover.first
    for a, b in cover.columns():
        if a < b:
            buffer[start + a : start + b] = run[: b - a]
        start += WIDTH


def fingerprint(buffer: bytes) -> str:
    """Return the SHA-256 of an ID buffer (P-GEO-14)."""
    return hashlib.sha256(buffer).hexdigest()
