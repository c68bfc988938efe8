"""The game loop without a screen: who is asked, what bots are given, what can be taken back."""

from typing import Any

import pytest

from ludoteca.core.decisions import Decision, IllegalChoice
from ludoteca.core.events import Event, Recall
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.records import Record, final_state
from ludoteca.games import load
from ludoteca.players.random_player import RandomPlayer
from ludoteca.tables.play.log import Line
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.session import Session, Undone
from tests.terminal.garden import PEEK, GardenGame, Wreath
from tests.terminal.tables import pebbles, sit


class Witness(RandomPlayer):
    """A bot that keeps what it was given."""

    given: list[tuple[View, Recall, Decision]]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given = []

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        self.given.append((view, recall, decision))
        return super().choose(game, view, recall, decision)


def to_the_end(session: Session) -> None:
    """Let everybody, people too, do the first thing possible."""
    while (turn := session.turn()) is not None:
        if not turn.is_person:
            session.answer(turn.seat, session.bot_choice(turn))
        elif turn.decision.open is not None:
            session.answer(turn.seat, session.sample(turn))
        else:
            session.answer(turn.seat, turn.decision.options[0])


def test_bots_get_their_view_and_recall_and_nothing_else(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf, seats=2, people=(0,), bot=Witness)
    to_the_end(session)
    bot = session.players[1]
    assert isinstance(bot, Witness)
    assert [decision.kind for _, _, decision in bot.given] == ["plant", "plant", "weave"]
    for view, recall, decision in bot.given:
        assert view.seat == recall.seat == decision.seat == 1
        assert decision.open is None, "an open question belongs to the true state"


def test_that_only_one_thing_was_possible_is_said_once(shelf: Shelf) -> None:
    """To each reader the first time, also to one who already knows the lines before."""
    session = sit(pebbles(), shelf, seats=2)
    lines = [
        Line(seq, Event(kind, {}, seats))
        for seq, (kind, seats) in enumerate(
            [("forced", (1,)), ("a", None), ("forced", (0,)), ("b", None), ("forced", (0,))]
        )
    ]
    session.table.log[:] = lines

    def kinds(seat: int | None, since: int = 0) -> list[str]:
        return [line.kind for line in session.lines(seat, since) if isinstance(line, Event)]

    assert kinds(0) == ["a", "forced", "b"]
    assert kinds(1) == ["forced", "a", "b"]
    assert kinds(0, since=3) == ["b"]


def test_recalls_hold_what_each_seat_saw(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=3, people=(0,))
    to_the_end(session)
    assert all(recall.fits(session.state) for recall in session.recalls)


def test_the_record_replays_to_the_same_state(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=4, people=(1, 2))
    to_the_end(session)
    again = final_state(session.record, session.game)
    assert session.game.state_hash(again) == session.game.state_hash(session.state)


def test_people_answer_first_at_simultaneous_moments(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=4, people=(1, 3))
    seats = []
    for _ in range(4):
        turn = session.turn()
        assert turn is not None
        seats.append(turn.seat)
        session.answer(turn.seat, turn.decision.options[0])
    assert seats == [1, 3, 0, 2]


def test_the_screen_shows_the_only_person_or_the_one_asked(shelf: Shelf) -> None:
    alone, several = sit(pebbles(), shelf), sit(pebbles(), shelf, people=(0, 1))
    bots = sit(pebbles(), shelf, people=())
    assert (alone.eyes(None), several.eyes(None), bots.eyes(bots.turn())) == (0, None, None)
    assert several.eyes(several.turn()) == 0


def test_a_refused_choice_changes_nothing(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    session.answer(0, 3)
    before, heard = session.game.state_hash(session.state), len(session.log)
    with pytest.raises(IllegalChoice) as refused:
        session.answer(0, 3)
    assert refused.value.reason.code == "planted"
    assert session.game.state_hash(session.state) == before
    assert (len(session.log), len(session.record.entries)) == (heard, 1)


def test_undo_goes_back_step_by_step_and_leaves_a_line(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    start = session.game.state_hash(session.state)
    session.answer(0, 3)
    middle = session.game.state_hash(session.state)
    session.answer(0, 5)
    assert session.undo(0)
    assert session.game.state_hash(session.state) == middle
    assert session.undo(0)
    assert session.game.state_hash(session.state) == start
    assert session.record.entries == []
    assert session.log == [Undone(0)] * 2, "only what was taken back is gone"
    assert not session.undo(0), "there is nothing left to take back"


def test_undo_stops_where_somebody_else_has_acted(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf, people=(0, 1))
    for seat, flower in ((0, 1), (0, 2), (1, 3)):
        session.answer(seat, flower)
    assert not session.can_undo(0)
    assert session.undo(1)
    assert not session.can_undo(0), "another's choice ends undo, even if that choice is taken back"


def test_undo_stops_at_a_barrier(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf)
    turn = session.turn()
    assert turn is not None
    session.answer(0, turn.decision.options[0])
    assert not session.undo(0), "a closed fist stays closed"
    assert len(session.record.entries) == 1


def test_undo_takes_back_what_was_remembered(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    session.answer(0, 3)
    remembered = session.recalls
    session.undo(0)
    assert session.recalls is not remembered
    assert [recall.seat for recall in session.recalls] == [0, 1]


def test_a_request_is_recorded_shown_and_final(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf, seed=5)
    session.answer(0, 3)
    assert session.request(0, PEEK) == [Event("peeked", {"well": 5}, (0,))]
    assert session.record.entries[-1].is_request
    assert not session.undo(0), "what was seen cannot be unseen"
    assert session.lines(1) == session.lines(0)[:-1], "others see nothing of it"


def test_refusals_name_every_choice_that_is_not_open(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf)
    turn = session.turn()
    assert turn is not None
    refused = session.refusals(turn)
    assert {choice for choice, _ in refused} | set(turn.decision.options) == set(range(13))
    verbs = [session.game.tell(choice).verb for choice, _ in refused]
    assert verbs == sorted(verbs, key=lambda verb: verb != "fist"), "similar things come first"


def test_an_open_question_is_sampled_and_answered(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf, people=(0, 1))
    for seat, flower in ((0, 1), (0, 2), (1, 3), (1, 4)):
        session.answer(seat, flower)
    turn = session.turn()
    assert turn is not None
    assert turn.decision.kind == "weave"
    sample = session.sample(turn)
    assert isinstance(sample, Wreath)
    assert sorted(sample.flowers) == [1, 2]
    session.answer(0, sample)
    assert session.record.entries[-1].choice is sample


def test_a_session_goes_on_from_a_record(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    session.answer(0, 3)
    old = session.record
    record = Record(old.game, old.rules, old.seats, old.options, old.seed, entries=old.entries[:])
    again = Session(session.game, record, session.players)
    assert again.game.state_hash(again.state) == session.game.state_hash(session.state)
    assert again.log == session.log
    assert again.undo(0), "steps from before the break can be taken back as well"


@pytest.mark.rule("P-VAR-06")
def test_a_live_auction_needs_no_clock_at_one_screen(shelf: Shelf) -> None:
    """People are asked one after the other, then the bots; nobody is hurried."""
    game = load("picture_perfect")
    options = {"mode": "auction", "open_auction": "live"}
    record = Record.start(game, 4, options, 10, [f"person {name}" for name in "ABCD"])
    session = Session(game, record, [None, None, None, RandomPlayer(3)], shelf.keep)
    while not session.table.silences():
        turn = session.turn()
        assert turn is not None
        session.answer(turn.seat, game.fallback(session.state, turn.seat))
    asked = []
    while session.table.silences():
        turn = session.turn()
        assert turn is not None
        asked.append(turn.seat)
        session.answer(turn.seat, game.fallback(session.state, turn.seat))
    assert asked == [1, 2, 3]  # seat 0 offers, seat 3 is the bot's
