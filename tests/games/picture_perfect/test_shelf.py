"""The shelf of silhouettes: a full one starts anew, and never holds more than it may."""

import tracemalloc

from ludoteca.games import load
from ludoteca.games.picture_perfect.game import PicturePerfect
from ludoteca.games.picture_perfect.rules.judging.camera import preset_cameras
from ludoteca.games.picture_perfect.rules.judging.darkroom import setting
from ludoteca.games.picture_perfect.rules.judging.shelf import A_ROW, A_SHAPE, Shelf
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette
from tests.games.picture_perfect.studio import FACE, shape

MEGABYTE = 1024 * 1024


def test_a_shelf_holds_no_more_bytes_than_it_may() -> None:
    game = load("picture_perfect")
    assert isinstance(game, PicturePerfect)
    contents = game.contents
    figures, view = setting(contents).figures, preset_cameras(contents)[0].view()
    shelf = Shelf(MEGABYTE)
    most = 0
    tracemalloc.start()
    for number in range(400):
        figure = figures[number % len(figures)]
        one = Silhouette(figure, number, 1000 + number, view)
        assert one.illustration.pixels() >= 0  # worked out now, and kept with it
        shelf.put((1, figure.number, number, 1000 + number), one)
        most = max(most, tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert 0 < len(shelf.shapes) < 400  # it was cleared on the way
    assert shelf.bytes <= MEGABYTE
    assert most < 2 * MEGABYTE


def test_a_full_shelf_starts_anew_with_what_did_not_fit() -> None:
    """Two of a size fit to the byte; a taller figure takes two rows more for each."""
    low, high = (
        shape([(50, -100, 100), (250, -100, 100)]),
        shape([(50, -100, 100), (251, -100, 100)]),
    )
    faced = shape([(50, -100, 100), (250, -100, 100)], FACE)
    assert (len(high.figure.runs), len(faced.face.runs)) == (len(low.figure.runs) + 1, 40)
    sizes = []
    for one in (low, high, faced):
        shelf = Shelf(MEGABYTE)
        shelf.put((1, 1, 0, 0), one)
        sizes.append(shelf.bytes)
    assert sizes[0] > A_SHAPE
    assert sizes[1] - sizes[0] == 2 * A_ROW
    assert sizes[2] - sizes[0] == 40 * A_ROW
    for most, left in ((2 * sizes[0], 2), (2 * sizes[0] - 1, 1)):
        shelf = Shelf(most)
        shelf.put((1, 1, 0, 0), low)
        shelf.put((1, 1, 0, 1), low)
        assert (len(shelf.shapes), shelf.bytes) == (left, left * sizes[0])
        assert (1, 1, 0, 1) in shelf.shapes


def test_every_camera_has_a_number_of_its_own() -> None:
    shelf = Shelf(MEGABYTE)
    assert [shelf.new_camera() for _ in range(3)] == [1, 2, 3]
