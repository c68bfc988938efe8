"""P-INFO, section 5.6: who sees what and when; MA-10, ST-05, ST-08, ST-09."""

import pytest

from ludoteca.core.decisions import IllegalChoice
from ludoteca.core.events import Journal
from ludoteca.games.picture_perfect.edge.recall import PartyRecall
from ludoteca.games.picture_perfect.rules.table.scene import Interim, Standing
from tests.games.picture_perfect.tables import (
    F2,
    F4,
    GAME,
    GUESTS,
    LETTERS,
    Table,
    choice,
    new_table,
    position,
)

WISHES = {"clara": ["row_1", "left", "next_to_leo"]}


def contents(table: Table, letter: str | None) -> str:
    """Return everything a seat is shown and told now, as text."""
    return str(table.view(letter)) + " ".join(table.log(letter))


@pytest.mark.rule("P-INFO-01")
def test_looks_only_in_a_window() -> None:
    """MA-10: not while a card is carried out, nor while others bid."""
    assert position(F4, "theft").no_look("A", "open(clara)") == "look_not_now"
    bidding = position(F4, "open_auction").do("A offer(clara); A silent")
    assert bidding.no_look("A", "open(carmen)") == "look_not_now"
    assert bidding.no_look("A", "close") == "look_not_now"
    with pytest.raises(IllegalChoice):
        GAME.request(bidding.state, 0, choice("open(carmen)"), Journal())
    with pytest.raises(IllegalChoice) as refused:
        GAME.request(position(F4).state, 0, choice("pass"), Journal())
    assert refused.value.reason.code == "not_asked"


@pytest.mark.rule("P-SETUP-13", "P-INFO-01")
def test_no_look_before_the_first_round() -> None:
    """ST-05: before step 1 of round 1 there is nobody to ask yet."""
    state = GAME.begin(3, GAME.check_options({}), 0, Journal())
    with pytest.raises(IllegalChoice) as refused:
        GAME.request(state, 0, choice("open(clara)"), Journal())
    assert refused.value.reason.code == "look_not_now"


@pytest.mark.rule("P-INFO-02", "P-INFO-03", "P-PHOTO-01")
@pytest.mark.parametrize("round", [1, 6])
def test_looking_into_own_envelopes(round: int) -> None:
    table = position(F4, envelope=WISHES, vips="C clara", round=round)
    table.state.round = round
    assert table.no_look("A", "open(olga)") == "look_not_yours"
    assert table.no_look("A", "open(tango)") == "look_not_yours"
    assert table.why_not("A", "open(olga)") == "look_not_yours"
    assert table.why_not("A", "yes") == "not_asked"
    (event,) = table.ask("A", "open(clara)")
    shown = ["preference.row_1", "preference.left", "preference.next_to_leo"]
    assert (event.args["cards"], event.args["vips"]) == (tuple(shown), 1)
    assert table.view("A")["shown"] == {"envelope": "guest.clara", "cards": shown, "vips": 1}
    for letter in ("B", "C", None):
        assert "preference" not in contents(table, letter)
        assert event.seen_by(None if letter is None else LETTERS.index(letter)) is None
    table.ask("A", "close")
    assert "preference" not in contents(table, "A")


@pytest.mark.rule("P-INFO-04", "P-INFO-06")
def test_one_envelope_at_a_time() -> None:
    """ST-08."""
    table = position(F4)
    for words in ("open(mia)", "close", "open(olga)", "close", "open(mia)"):
        table.ask("B", words)
    assert table.no_look("B", "open(olga)") == "look_one_at_a_time"
    assert table.no_look("B", "open(mia)") == ""
    assert table.view("B")["shown"]["envelope"] == "guest.mia"
    assert [str(GAME.tell(r)) for r in table.decision("B").requests] == ["close"]


@pytest.mark.rule("P-INFO-04")
def test_requests_made_in_order_show_every_own_envelope() -> None:
    """What a bot does: each request of the list in turn; nothing is left open."""
    table = position(F4)
    recall = GAME.recall(1, 4)
    for request in table.decision("B").requests:
        journal = Journal()
        GAME.request(table.state, 1, request, journal)
        for event in journal.events:
            recall.note(event)
    assert isinstance(recall, PartyRecall)
    assert sorted(GUESTS[guest] for guest in recall.cards) == ["mia", "olga", "stella"]
    assert table.state.open == [-1] * 4
    assert recall.fits(table.state)


@pytest.mark.rule("P-ROUND-03", "P-INFO-01")
def test_no_look_after_confirming() -> None:
    """ST-09; confirming closes the envelope that was open."""
    table = position(F4, envelope=WISHES)
    table.ask("A", "open(clara)")
    table.confirm("A")
    assert table.no_look("A", "open(clara)") == "already_answered"
    assert table.why_not("A", table.state.scenes[0]) == "already_answered"
    assert "preference" not in contents(table, "A")
    assert table.state.open[0] == -1


@pytest.mark.rule("P-INFO-05", "P-INFO-07", "P-INFO-09")
def test_places_and_decorations_are_public() -> None:
    table = position(F2, "single_bid_auction").do("A offer(clara); A silent; B bid(4)")
    for letter in ("A", "B", None):
        players = table.view(letter)["players"]
        assert [row["decorations"] for row in players] == [14, 6]
        assert players[1]["won"] == ["guest.clara"]
        assert len(players[0]["envelopes"]) == 4
        assert len(table.view(letter)["centre"]) == 4
        assert "'price': 4" in " ".join(table.log(letter))


@pytest.mark.rule("P-INFO-08", "P-INFO-11")
def test_contents_are_gone_when_the_window_closes() -> None:
    """Neither view nor log, of anybody, tells what was in an envelope; recall does, for bots."""
    table = position(F4, envelope=WISHES)
    recall = GAME.recall(0, 4)
    for event in table.ask("A", "open(clara)"):
        recall.note(event)
    table.confirm()
    for letter in ("A", "B", None):
        assert "preference" not in contents(table, letter)
    assert isinstance(recall, PartyRecall)
    kinds = [GAME.names["preference"][kind] for kind in recall.cards[0]]
    assert kinds == ["row_1", "left", "next_to_leo"]


@pytest.mark.rule("P-INFO-10", "P-PLACE-03")
def test_scenes_are_private_and_kept() -> None:
    table = position(F4)
    table.arrange("B", figures=(Standing(3, 12, 40), Standing(14, 0, 80, 1, 1, 2)))
    for letter in ("A", None):
        assert "guest.palmira" not in str(table.view(letter).get("scene"))
    mine = table.view("B")["scene"]["figures"]
    assert [row["guest"] for row in mine] == ["guest.nina", "guest.palmira"]
    assert mine[1]["posture"] == "posture.right"
    table.confirm()
    assert table.view("B")["scene"]["figures"] == mine
    assert table.why_not("B", Interim((), table.state.scenes[1].decor)) == "scene_frozen"


@pytest.mark.rule("P-INFO-14")
def test_a_bot_remembers_every_look() -> None:
    """What was seen stays in the recall, and every imagined world obeys it."""
    table = position(F4, "rumours", envelope=WISHES).do("B listen(clara); A none; C none; D none")
    recall = GAME.recall(1, 4)
    for event in table.events:
        seen = event.seen_by(1)
        if seen is not None:
            recall.note(seen)
    worlds = [GAME.imagine(GAME.view(table.state, 1), recall, rng) for rng in range(5)]
    assert {world.cards[0] for world in worlds} == {table.state.cards[0]}
    assert len({tuple(world.cards) for world in worlds}) == 5
    assert all(world.known == 1 for world in worlds)


@pytest.mark.rule("P-INFO-15")
def test_a_spectator_sees_revelations_and_nothing_private() -> None:
    table = position(F4, "revelations")
    assert "preference" in str(table.view(None))
    table.confirm("A")
    assert "preference" in str(table.view("A"))  # until all have confirmed
    table.confirm("BCD").confirm()
    assert "preference" not in contents(table, None)
    assert "scene" not in table.view(None)
    assert "vip" not in table.view(None)


@pytest.mark.rule("P-INFO-15", "P-PHOTO-08", "P-INFO-11")
def test_after_the_photos_everything_is_open() -> None:
    table = finished_game(5)
    for letter in ("A", None):
        view = table.view(letter)
        assert len(view["photos"]) == 3
        assert len(view["opened"]) == 14
        assert "preference" in " ".join(table.log(letter))
    assert not any("vip_added" in line for line in table.log("B"))


def finished_game(seed: int) -> Table:
    """Return a game of three that has come to its end."""
    table = new_table(3, seed, tie="shared")
    while table.state.stack:
        letter = next(iter(table.asked()))
        decision = table.decision(letter)
        table.answer(letter, decision.open.sample(seed) if decision.open else decision.options[0])
    return table


@pytest.mark.rule("P-INFO-13")
def test_the_order_of_the_deck_is_hidden() -> None:
    """Turned-up and discarded cards are public, the rest is only counted."""
    table = new_table(3, 2)
    table.confirm()
    view = table.view("A")
    assert view["card"] == f"exchange.{GAME.names['exchange'][table.state.card]}"
    assert view["deck"] == 5
    assert str(view).count("exchange.") == 1
