"""What is taken when time runs out: the last column of the table of decisions (section 5.3)."""

from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim, Standing
from tests.games.picture_perfect.tables import F2, F4, GAME, Table, position
from tests.games.picture_perfect.test_final_photo import scored


def taken(table: Table, letter: str) -> str:
    """Return the fallback of a seat in words; it is always legal."""
    answer = GAME.fallback(table.state, "ABCD".index(letter))
    assert GAME.why_not(table.state, "ABCD".index(letter), answer) is None
    assert isinstance(answer, int)
    return str(GAME.tell(answer))


def test_listed_decisions() -> None:
    assert taken(position(F4, "dance"), "B") == "keep(olga)"
    assert taken(position(F4, "rumours"), "B") == "none"
    assert taken(position(F4, "secret_auction"), "A") == "offer(clara)"
    auction = position(F4, "fixed_price_auction").do("A offer(nina)")
    assert taken(auction, "A") == "silent"
    assert taken(auction.do("A silent"), "A") == "price(11)"
    assert taken(auction.do("A price(3)"), "C") == "no"
    partner = position(F2, "partner")
    assert taken(partner, "A") == "take(bruno+marco)"
    assert taken(partner.do("A take(tango+palmira)"), "A") == "return(tango+palmira)"
    assert taken(scored([[3], [3]], F2), "A") == "abstain"


def test_scenes() -> None:
    """The scene stays; the photo is what stands on the spaces, made legal."""
    figures = (Standing(1, 2, 111), Standing(9, 100, 20), Standing(13, 0, 110))
    table = position(F2, final=True)
    scene = Interim(figures, table.state.scenes[0].decor)
    table.state.scenes[0] = scene
    photo = GAME.fallback(table.state, 0)
    assert isinstance(photo, FinalPhoto)
    assert [(place.guest, place.dx, place.dy) for place in photo.places] == [(1, 2, 1)]
    assert GAME.why_not(table.state, 0, photo) is None
    early = position(F2)
    early.state.scenes[0] = scene
    assert GAME.fallback(early.state, 0) == scene
