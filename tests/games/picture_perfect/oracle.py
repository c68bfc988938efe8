"""The photo model word for word as the rules state it: slow, plain, and the judge of the judge.

Follows P-GEO-10 to P-GEO-16 literally: polygons with sorted crossings, strips of the table, one
byte per pixel, counts over the bytes. Shares no code with the package but the contents of the box.
"""

from itertools import pairwise
from typing import NamedTuple

from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging.judge import Ornament, Stand

W, H = 960, 720
Point = tuple[int, int]
Solid = tuple[int, int, int]
Camera = tuple[int, int, int, int, int, int]


def ceil(a: int, b: int) -> int:
    return -(-a // b)


def nearest(a: int, b: int) -> int:
    return (2 * a + b) // (2 * b)


def project(camera: Camera, point: Solid) -> Point:
    """P-GEO-11."""
    cx, cy, cz, uc, vc, k = camera
    x, y, z = point
    d = y - 10 * cy
    return (
        nearest(((x - 10 * cx) * 10000 - (uc - 4 * k) * d) * 7680, k * d),
        nearest(((vc + 3 * k) * d - (z - 10 * cz) * 10000) * 7680, k * d),
    )


def covered(points: list[Point]) -> list[tuple[int, int, int]]:
    """P-GEO-12: rows with the columns from and up to which they are filled."""
    spans = []
    ys = [y for _, y in points]
    for row in range(max(0, min(ys) // 64 - 1), min(H, max(ys) // 64 + 2)):
        yc = 64 * row + 32
        columns = []
        for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
            if (y0 <= yc) == (y1 <= yc):
                continue
            if y0 > y1:
                x0, y0, x1, y1 = x1, y1, x0, y0
            den = y1 - y0
            columns.append(ceil(x0 * den + (yc - y0) * (x1 - x0) - 32 * den, 64 * den))
        columns.sort()
        for a, b in zip(columns[::2], columns[1::2], strict=True):
            a, b = max(a, 0), min(b, W)
            if a < b:
                spans.append((row, a, b))
    return spans


def area2(points: list[Point]) -> int:
    """P-GEO-16."""
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs))


class Polygons(NamedTuple):
    """P-GEO-03, around the foot."""

    illustration: list[Point]
    outline: list[Point]
    base: list[Point]
    face: list[Point]


def polygons(contents: Contents, number: int) -> Polygons:
    guest = contents.guests[number - 1]
    levels = guest.profile
    (z0, l0, r0), (zt, lt, rt) = levels[0], levels[-1]
    extended = [(z0 - 15, l0 - 15, r0 + 15)]
    extended += [(z, left - 15, right + 15) for z, left, right in levels]
    extended += [(zt + 15, lt, rt)]
    face: list[Point] = []
    if guest.face:
        x, z, a, b = guest.face
        face = [(x + a, z - b // 2), (x + a, z + b // 2), (x + a // 2, z + b)]
        face += [(x - a // 2, z + b), (x - a, z + b // 2), (x - a, z - b // 2)]
        face += [(x - a // 2, z - b), (x + a // 2, z - b)]
    base = [(-120, 0), (120, 0), (120, 50), (-120, 50)]
    return Polygons(_around(levels), _around(extended), base, face)


def _around(levels: list[tuple[int, int, int]]) -> list[Point]:
    return [(r, z) for z, _, r in levels] + [(left, z) for z, left, _ in reversed(levels)]


def upright(camera: Camera, points: list[Point], x: int, y: int) -> list[Point]:
    return [project(camera, (x + px, y, pz)) for px, pz in points]


def paint(
    contents: Contents, camera: Camera, stands: list[Stand], ornaments: list[Ornament]
) -> bytes:
    """P-GEO-13, P-GEO-14."""
    table = contents.table
    planes = {y for _, _, y in stands} | {y for _, y, _, _ in ornaments}
    inner = sorted(y for y in planes if table.y0 < y < table.y1)
    cuts = [table.y0, *inner, table.y1]
    drawn: list[tuple[tuple[int, int, int], int, list[list[Point]]]] = []
    for a, b in pairwise(cuts):
        drawn.append(((-a, 0, 0), 15, strip(contents, camera, a, b)))
    for i, (x, y, w, h) in enumerate(ornaments):
        top = table.height
        box = [(-w // 2, top), (w // 2, top), (w // 2, top + h), (-w // 2, top + h)]
        drawn.append(((-y, 1, i), 16, [upright(camera, box, x, y)]))
    for n, x, y in stands:
        shape = polygons(contents, n)
        both = [upright(camera, shape.base, x, y), upright(camera, shape.outline, x, y)]
        drawn.append(((-y, 2, n), n, both))
    buffer = bytearray(W * H)
    for _, id, shapes in sorted(drawn):
        for points in shapes:
            for row, a, b in covered(points):
                buffer[row * W + a : row * W + b] = bytes([id]) * (b - a)
    return bytes(buffer)


def strip(contents: Contents, camera: Camera, a: int, b: int) -> list[list[Point]]:
    """The four polygons of a strip of the table."""
    x0, x1, _, _, z1 = contents.table
    front = [(x0, a, 0), (x1, a, 0), (x1, a, z1), (x0, a, z1)]
    top = [(x0, a, z1), (x1, a, z1), (x1, b, z1), (x0, b, z1)]
    sides = [[(x, a, 0), (x, a, z1), (x, b, z1), (x, b, 0)] for x in (x0, x1)]
    return [[project(camera, point) for point in solid] for solid in (front, top, *sides)]


def measures(
    contents: Contents, camera: Camera, stands: list[Stand], buffer: bytes
) -> dict[int, dict[str, object]]:
    """P-GEO-15 and P-GEO-16 counted over the bytes."""
    found: dict[int, dict[str, object]] = {}
    for n, x, y in stands:
        shape = polygons(contents, n)
        face = upright(camera, shape.face, x, y)
        under_illo = under(buffer, upright(camera, shape.illustration, x, y))
        under_face = under(buffer, face) if face else b""
        found[n] = {
            "vis": buffer.count(n),
            "fig2": area2(upright(camera, shape.outline, x, y)),
            "illo": len(under_illo),
            "cov": sum(1 <= id <= 14 and id != n for id in under_illo),
            "face2": area2(face) if face else 0,
            "inside": (
                all(0 <= px <= 61440 and 0 <= py <= 46080 for px, py in face) if face else None
            ),
            "fin": len(under_face),
            "fv": under_face.count(n),
            "by": {str(id): under_face.count(id) for id in sorted(set(under_face) - {n})},
        }
    return found


def under(buffer: bytes, points: list[Point]) -> bytes:
    """The bytes under a polygon."""
    return b"".join(buffer[row * W + a : row * W + b] for row, a, b in covered(points))
