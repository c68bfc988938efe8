"""P-VIP: once, secretly, into an own envelope; VI-01 to VI-06, MA-02, MA-03."""

import pytest

from ludoteca.core.events import Journal
from ludoteca.games.picture_perfect.edge.recall import PartyRecall
from ludoteca.games.picture_perfect.rules.final_photo import Arrange
from ludoteca.games.picture_perfect.rules.scoring_table import guest_points
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim
from tests.games.picture_perfect.party import photo
from tests.games.picture_perfect.tables import F4, GAME, GUESTS, Table, position

CLARA = GUESTS.index("clara")


def with_vip(table: Table, seat: int, guest: str) -> Interim:
    """Return the present scene of a seat with the VIP card for an envelope."""
    scene = table.state.scenes[seat]
    return Interim(scene.figures, scene.decor, 1 + GUESTS.index(guest))


@pytest.mark.rule("P-VIP-01")
def test_once_per_game() -> None:
    """VI-01."""
    table = position(F4, round=1).arrange("A", vip="clara").confirm("BCD")
    assert table.state.vip == [CLARA, -1, -1, -1]
    table = position(F4, round=2, vips="A clara")
    assert table.why_not("A", with_vip(table, 0, "carmen")) == "vip_used"


@pytest.mark.rule("P-VIP-01")
@pytest.mark.parametrize("guest", ["olga", "tango"])
def test_only_into_an_own_envelope(guest: str) -> None:
    """VI-02."""
    table = position(F4)
    assert table.why_not("A", with_vip(table, 0, guest)) == "vip_not_held"


@pytest.mark.rule("P-VIP-02", "P-VIP-03")
def test_only_when_the_own_envelopes_may_be_opened() -> None:
    """The envelope need not have been opened; Rumours, Revelations and auctions give no chance."""
    for card in ("rumours", "revelations", "fixed_price_auction"):
        table = position(F4, card)
        assert table.why_not("A", with_vip(table, 0, "clara")) == "vip_not_now"
    assert position(F4).arrange("A", vip="nina").view("A")["vip"] == "vip.used"


@pytest.mark.rule("P-VIP-04", "P-VIP-06", "P-SCORE-05")
def test_cards_of_several_players_stay_and_count() -> None:
    """VI-03: A and B hold clara in different rounds and both add; MA-03."""
    table = position(
        "A carmen nina · B clara olga stella mia · C victor · D hugo",
        mode="auction",
        vips="A clara",
    )
    table.arrange("B", vip="clara").confirm("ACD")
    assert table.state.vip == [CLARA, CLARA, -1, -1]
    table.state.verdicts = [(2, 2, 2) + (-1,) * 39] * 4
    assert [guest_points(table.state, seat, CLARA) for seat in range(4)] == [(6, 12)] * 4


@pytest.mark.rule("P-VIP-02", "P-PHOTO-01")
def test_before_the_final_photo() -> None:
    """VI-04: into an envelope won in round 6."""
    table = position(F4, "single_bid_auction", round=6).do("A offer(clara); A silent; B bid(1)")
    table.do("C pass; D pass")
    while "final_photo" not in table.asked().values():
        letter = min(table.asked())
        table.answer(letter, table.decision(letter).options[0])
    empty = FinalPhoto((), table.state.scenes[1].decor, photo().camera, 1 + CLARA)
    table.answer("B", empty).confirm()
    assert table.state.vip[1] == CLARA


@pytest.mark.rule("P-VIP-05", "P-INFO-11")
def test_nobody_notices() -> None:
    """VI-05: views, logs and event counts of the others are equal; the owner is not told where."""
    used, unused = position(F4), position(F4)
    used.arrange("A", vip="clara")
    unused.arrange("A")
    for letter in ("B", "C", "D", None):
        assert used.view(letter) == unused.view(letter)
        assert used.log(letter) == unused.log(letter)
        seat = None if letter is None else "ABCD".index(letter)
        counts = [sum(e.seen_by(seat) is not None for e in t.events) for t in (used, unused)]
        assert counts[0] == counts[1]
    assert (used.view("A")["vip"], unused.view("A")["vip"]) == ("vip.used", "vip.in_hand")
    own = [line for line in used.log("A") if "vip_added" in line]
    assert len(own) == 1
    assert "clara" not in own[0]
    used.confirm("BCD")
    assert used.view("A")["vip"] == "vip.used"


@pytest.mark.rule("P-INFO-03", "P-VIP-06", "P-VIP-04")
def test_the_next_holder_finds_it() -> None:
    """VI-06: three cards and one VIP card, not whose."""
    table = position(F4, "theft", vips="A clara", round=2)
    table.do("A steal(olga); B steal(leo); C steal(hugo); D steal(clara)").events.clear()
    (event,) = table.ask("D", "open(clara)")
    assert sorted(event.args) == ["cards", "envelope", "seat", "vips"]
    assert (len(event.args["cards"]), event.args["vips"]) == (3, 1)  # type: ignore[arg-type]


@pytest.mark.rule("P-VIP-01", "P-VIP-05", "P-SCORE-05")
def test_everybody_profits_from_a_vip_card() -> None:
    """MA-02: added in step 1 without a trace; at the end all who meet three wishes get 12."""
    table = position(F4).arrange("A", vip="clara").confirm("BCD")
    met: tuple[int, ...] = (2, 2, 2) + (-1,) * 39
    table.state.verdicts = [met, met, (-1,) * 42, (-1,) * 42]
    totals = [sum(guest_points(table.state, seat, CLARA)) for seat in range(4)]
    assert totals == [12, 12, 0, 0]


@pytest.mark.rule("P-VIP-04", "P-VIP-06", "P-INFO-14")
def test_imagined_vip_cards_obey_what_was_seen() -> None:
    """A VIP card found in an envelope is there in every imagined world, from one who held it."""
    table = position(F4)
    recall = GAME.recall(3, 4)
    assert isinstance(recall, PartyRecall)
    recall.windows.append(tuple(table.state.where))
    table.arrange("A", vip="clara").confirm("BCD")
    table = position(F4, "rumours", vips="A clara")
    table.do("D listen(clara); A none; B none; C listen(hugo)")
    for event in table.events:
        seen = event.seen_by(3)
        if seen is not None:
            recall.note(seen)
    for rng in range(30):
        world = GAME.imagine(GAME.view(table.state, 3), recall, rng)
        assert world.vip[0] == CLARA  # only A held clara
        assert world.vip.count(CLARA) == 1
        assert recall.fits(world)


@pytest.mark.rule("P-VIP-01", "P-INFO-14")
def test_the_own_vip_card_is_remembered_while_others_think() -> None:
    table = position(F4)
    recall = GAME.recall(0, 4)
    journal = Journal()
    GAME.apply(table.state, 0, with_vip(table, 0, "clara"), journal)
    for event in journal.events:
        seen = event.seen_by(0)
        if seen is not None:
            recall.note(seen)
    world = GAME.imagine(GAME.view(table.state, 0), recall, 3)
    assert world.vip[0] == -1
    assert GAME.view(world, 0).table == GAME.view(table.state, 0).table
    window = world.stack[-1]
    assert isinstance(window, Arrange)
    answer = window.answers[0]
    assert isinstance(answer, Interim)
    assert answer.vip == 1 + CLARA
