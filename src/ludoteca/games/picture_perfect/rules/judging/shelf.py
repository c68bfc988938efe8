"""A cache of silhouettes for all cameras together, up to a limit in bytes."""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette

MOST_BYTES: Final = 128 * 1024 * 1024
A_ROW: Final = 40  # bytes: a run of columns and its place in a list
A_SHAPE: Final = 600  # bytes: everything except rows

Key = tuple[int, int, int, int]  # the camera's number on the shelf, guest number, foot x, plane y


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Shelf:
    """Remembers silhouettes by camera and place, and starts over when it is full."""

    __slots__ = ("bytes", "cameras", "most", "shapes")

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.cameras = 0
        self.shapes: dict[Key, Silhouette] = {}

    def new_camera(self) -> int:
        """Return a number that no other camera has."""
        self.cameras += 1
        return self.cameras

    def put(self, key: Key, shape: Silhouette) -> None:
        """Remember a silhouette; its illustration, worked out later, takes about as much again."""
        size = A_SHAPE + A_ROW * (2 * len(shape.figure.runs) + len(shape.face.runs))
        if self.bytes + size > self.most:
            self.shapes.clear()
            self.bytes = 0
        self.shapes[key] = shape
        self.bytes += size


SHELF: Final = Shelf(MOST_BYTES)
