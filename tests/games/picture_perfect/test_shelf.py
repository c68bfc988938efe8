"""The shelf of silhouettes: a full one starts anew, and never holds more than it may."""

import tracemalloc

from ludoteca.games import load
from ludoteca.games.picture_perfect.game import PicturePerfect
from ludoteca.games.picture_perfect.rules.judging.camera import preset_cameras
from ludoteca.games.picture_perfect.rules.judging.darkroom import setting
from ludoteca.games.picture_perfect.rules.judging.shelf import Shelf
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette

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
        shape = Silhouette(figure, number, 1000 + number, view)
        assert shape.illustration.pixels() >= 0  # worked out now, and kept with it
        shelf.put((1, figure.number, number, 1000 + number), shape)
        most = max(most, tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert 0 < len(shelf.shapes) < 400  # it was cleared on the way
    assert shelf.bytes <= MEGABYTE
    assert most < 2 * MEGABYTE
