"""The judge of photographs: who shows, who covers whom, whose face is seen (P-GEO-13 to P-GEO-16).

Exact and in whole numbers. The measures come from runs of columns, not from pixels; `painter`
makes the ID buffer of P-GEO-14 from the same runs. Knows guests by number only, and no card.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.picture_perfect.box.figures import Figure
from ludoteca.games.picture_perfect.rules.judging.covering import Layer, is_visible, measure
from ludoteca.games.picture_perfect.rules.judging.measures import DECORATION, TABLE, Measure
from ludoteca.games.picture_perfect.rules.judging.raster import RIGHT, SHIFT, Coverage, View
from ludoteca.games.picture_perfect.rules.judging.shelf import SHELF
from ludoteca.games.picture_perfect.rules.judging.silhouettes import (
    Silhouette,
    TableFront,
    rectangle,
)

Stand = tuple[int, int, int]  # guest number, foot x, plane y, both in t
Ornament = tuple[int, int, int, int]  # x, y in t, width, height


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Setting:
    """What never moves: the figures of the box and its table."""

    __slots__ = ("figures", "height", "x0", "x1", "y0", "y1")

    def __init__(self, figures: list[Figure], x0: int, x1: int, y0: int, y1: int, h: int) -> None:
        self.figures: Final = figures
        self.x0: Final = x0
        self.x1: Final = x1
        self.y0: Final = y0
        self.y1: Final = y1
        self.height: Final = h


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Photo:
    """A judged photograph: what stands where, the layers from near to far, and the measures."""

    __slots__ = ("cuts", "layers", "measures", "ornaments", "shapes", "stands", "tables")

    def __init__(self, stands: list[Stand], ornaments: list[Ornament], cuts: list[int]) -> None:
        self.stands: Final = stands
        self.ornaments: Final = ornaments
        self.cuts: Final = cuts  # t0 to tm of P-GEO-13
        self.tables: dict[int, Layer] = {}  # the part of the table in front of each plane
        self.layers: list[Layer] = []
        self.shapes: dict[int, Silhouette] = {}
        self.measures: dict[int, Measure] = {}

    def invisible(self) -> list[int]:
        """Return the placed guests that break P3, by number (P-GEO-17)."""
        return [n for n in sorted(self.measures) if not self.measures[n].is_visible()]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Studio:
    """One camera before one box: judges scenes, remembering what it has already projected."""

    __slots__ = ("exact", "number", "setting", "view")

    def __init__(self, setting: Setting, view: View, exact: bool = False) -> None:
        self.setting: Final = setting
        self.view: Final = view
        self.exact: Final = exact  # every pixel counts (P-VAR-11)
        self.number: Final = SHELF.new_camera()

    def judge(
        self, stands: list[Stand], ornaments: list[Ornament], before: Photo | None = None
    ) -> Photo:
        """Return the judged photograph of a scene.

        Given the photograph of a similar scene by the same studio, only guests in whose part of the
        picture something has changed are measured again.
        """
        photo = Photo(stands, ornaments, self.cuts(stands, ornaments))
        self.arrange(photo, before)
        changed = [] if before is None else changes(before, photo)
        for layer in photo.layers:
            if layer.id == DECORATION:
                continue
            shape = photo.shapes[layer.id]
            if before is not None and is_untouched(shape, before, changed):
                photo.measures[layer.id] = before.measures[layer.id]
            else:
                photo.measures[layer.id] = measure(shape, in_front(photo, layer), self.exact)
        return photo

    def shows_all(self, stands: list[Stand], ornaments: list[Ornament]) -> bool:
        """Return whether every guest is visible, measuring only what that takes (P-GEO-17)."""
        photo = Photo(stands, ornaments, self.cuts(stands, ornaments))
        self.arrange(photo, None)
        for i in range(len(photo.layers) - 1, -1, -1):  # the ones at the back are hidden most often
            layer = photo.layers[i]
            if layer.id != DECORATION:
                shape = photo.shapes[layer.id]
                if not is_visible(shape, in_front(photo, layer), self.exact):
                    return False
        return True

    def cuts(self, stands: list[Stand], ornaments: list[Ornament]) -> list[int]:
        """Return where the table is cut: its ends and every plane between (P-GEO-13)."""
        front, back = self.setting.y0, self.setting.y1
        planes = [y for _, _, y in stands] + [y for _, y, _, _ in ornaments]
        between = {y for y in planes if front < y < back}
        return [front, *sorted(between), back]

    def arrange(self, photo: Photo, before: Photo | None) -> None:
        """Fill in what each thing covers, nearest first (P-GEO-13)."""
        keyed: list[tuple[int, int, int]] = []
        for n, x, y in photo.stands:
            photo.shapes[n] = self.silhouette((n, x, y))
            keyed.append((y, -2, -n))
        for i in range(len(photo.ornaments)):
            keyed.append((photo.ornaments[i][1], -1, -i))
        keyed.sort()
        for y, rank, minus in keyed:
            if rank == -2:
                photo.layers.append(Layer(y, -minus, photo.shapes[-minus].figure))
            else:
                x, _, w, h = photo.ornaments[-minus]
                photo.layers.append(Layer(y, DECORATION, self.ornament(x, y, w, h)))
        if before is not None and before.cuts == photo.cuts:
            photo.tables = before.tables
        else:
            photo.tables = self.table_fronts(photo.cuts)

    def silhouette(self, stand: Stand) -> Silhouette:
        """Return what a guest covers at its place, from the shelf if it was there before."""
        n, x, y = stand
        key = (self.number, n, x, y)
        shape = SHELF.shapes.get(key)
        if shape is None:
            shape = Silhouette(self.setting.figures[n - 1], x, y, self.view)
            SHELF.put(key, shape)
        return shape

    def ornament(self, x: int, y: int, width: int, height: int) -> Coverage:
        """Return what a decoration on the table covers (P-GEO-06)."""
        z = self.setting.height
        return rectangle(x - width // 2, x + width // 2, z, z + height, y, self.view)

    def table_fronts(self, cuts: list[int]) -> dict[int, Layer]:
        """Return the table in front of each cut but the first."""
        setting = self.setting
        front = TableFront(setting.x0, setting.x1, cuts[0], setting.height, self.view)
        found: dict[int, Layer] = {}
        for i in range(1, len(cuts)):
            front.add_strip(cuts[i - 1], cuts[i])
            found[cuts[i]] = Layer(cuts[i - 1], TABLE, front.coverage())
        return found


def table_before(photo: Photo, y: int) -> Layer | None:
    """Return the part of the table in front of a plane, if any."""
    back = photo.cuts[-1]
    return photo.tables.get(y if y < back else back)


def in_front(photo: Photo, own: Layer) -> list[Layer]:
    """Return the layers that can hide parts of a guest, nearest first."""
    found: list[Layer] = []
    last: Layer | None = None
    for layer in photo.layers:
        if layer is own or layer.coverage.meets(own.coverage):
            table = table_before(photo, layer.y)
            if table is not None and table is not last:
                if table.coverage.meets(own.coverage):
                    found.append(table)
                last = table
            if layer is own:
                break
            found.append(layer)
    return found


Box = tuple[int, int, int, int]  # rows from and to, columns from and to


def box_of(cover: Coverage) -> Box:
    """Return the box around a coverage."""
    return (cover.first, cover.last, cover.low, cover.high)


def changes(before: Photo, now: Photo) -> list[Box]:
    """Return boxes outside which the two pictures are equal."""
    found: list[Box] = []
    for n, shape in before.shapes.items():
        if now.shapes.get(n) is not shape:
            found.append(box_of(shape.figure))
    for n, shape in now.shapes.items():
        if before.shapes.get(n) is not shape:
            found.append(box_of(shape.figure))
    if before.ornaments != now.ornaments:
        for photo in (before, now):
            found += [box_of(x.coverage) for x in photo.layers if x.id == DECORATION]
    if before.tables is not now.tables:
        for y, layer in now.tables.items():
            if y in before.tables:
                add_differences(before.tables[y].coverage, layer.coverage, found)
    return found


def add_differences(one: Coverage, two: Coverage, found: list[Box]) -> None:
    """Add a box for each row in which two shapes of the table differ."""
    if one.first != two.first or one.last != two.last:
        found.append(box_of(one))
        found.append(box_of(two))
        return
    if one.runs == two.runs:
        return
    for i in range(len(one.runs)):
        run, other = one.runs[i], two.runs[i]
        if run != other:
            row = one.first + i
            a, b = run >> SHIFT, other >> SHIFT
            found.append((row, row + 1, min(a, b), max(a, b)))
            a, b = run & RIGHT, other & RIGHT
            found.append((row, row + 1, min(a, b), max(a, b)))


def is_untouched(shape: Silhouette, before: Photo, changed: list[Box]) -> bool:
    """Return whether a guest looks as before, with nothing changed in its part of the picture."""
    return before.shapes.get(shape.number) is shape and not meets_any(shape.figure, changed)


def meets_any(cover: Coverage, boxes: list[Box]) -> bool:
    """Return whether one of the boxes overlaps the box around a coverage."""
    for first, last, low, high in boxes:
        if first < cover.last and cover.first < last and low < cover.high and cover.low < high:
            return True
    return False
