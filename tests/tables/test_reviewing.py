"""Earlier moments: log lines lead to them, and they show nothing that players must remember."""

import json
import random
from itertools import islice
from typing import Any

import pytest

from ludoteca.core.frames import State
from ludoteca.core.records import Entry, Record, replay
from ludoteca.games import GAMES
from ludoteca.tables.after import foreign
from ludoteca.tables.after.reviewing import PastMoment, scores_of
from ludoteca.tables.play import waypoints
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.refusing import Refused
from tests.conformance.walks import game_of
from tests.contract import sent
from tests.shipped import games_with

MANY = 400  # more choices than most games need to end


def playing(key: str, seed: int, choices: int = MANY) -> HostedTable:
    """Return a table after this many random choices, looks and undos."""
    game = game_of(key)
    seats = min(game.seat_counts)
    table, chance = HostedTable(game, Record.start(game, seats, None, seed)), random.Random(seed)
    for number in range(choices):
        if table.over:
            break
        seat = chance.choice(table.waiting())
        decision = table.decision(seat)
        assert decision is not None
        cid = f"c{number}"
        if decision.requests and chance.random() < 0.5:
            table.request(seat, cid, chance.choice(decision.requests), 0)
        elif decision.open is not None:
            table.choose(seat, cid, decision.open.sample(chance.getrandbits(32)), 0)
        else:
            table.choose(seat, cid, chance.choice(decision.options), 0)
        if table.undo_depth(seat) and chance.random() < 0.3:
            table.stand_in(seat, f"s{number}", True, 0)
            table.undo(seat, f"u{number}", chance.randint(1, table.undo_depth(seat)), 0)
    return table


@pytest.mark.parametrize("key", GAMES)
def test_every_line_leads_to_its_own_moment_even_after_undos(key: str) -> None:
    for seed in range(3):
        table = playing(key, seed)
        moments = [moment.events for moment in replay(table.record, table.game)]
        game_lines = [line for line in table.log if not line.is_ours]
        assert [line.event for line in game_lines] == [e for events in moments for e in events]
        for line in game_lines:
            assert line.event in moments[line.moment]
        assert all(0 <= line.moment < len(moments) for line in table.log)


def state_at(table: HostedTable, moment: int) -> State:
    """Return an earlier state by the long way, from the start."""
    return next(islice(replay(table.record, table.game), moment, None)).state


@pytest.mark.parametrize("key", GAMES)
def test_an_earlier_moment_is_found_from_the_nearest_waypoint(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was looked at before, and whatever was undone and chosen differently since."""
    monkeypatch.setattr(waypoints, "EVERY", 3)
    table, chance = playing(key, 4, 24), random.Random(4)
    for _ in range(3):
        last = len(table.record.entries)
        for moment in chance.choices(range(last + 1), k=12):
            found = table.waypoints.state_at(table.record, table.game, moment)
            long = state_at(table, moment)
            assert table.game.state_hash(found) == table.game.state_hash(long)
        assert len(table.waypoints.kept) > 2
        # As an undo does it: the last entries are gone, and others take their place. Whatever was
        # kept from the old ones is now wrong.
        kept = table.record.entries[: last - 4]
        table.record.entries[:] = [*kept, *(again(entry) for entry in table.record.entries[-4:-1])]
        for place, (entry, _) in table.waypoints.kept.items():
            if place > last - 4:
                table.waypoints.kept[place] = (entry, state_at(table, 0))


def again(entry: Entry) -> Entry:
    """Return the same entry as a new object."""
    return Entry(entry.seat, entry.choice, entry.is_request)


def test_looking_back_does_not_begin_at_the_start_each_time() -> None:
    table = playing("dream_home", 3, 60)
    last = len(table.record.entries)
    assert last > 2 * waypoints.EVERY
    PastMoment(table, 0, last).message()
    applied: list[int] = []
    apply = type(table.game).apply

    class Counted(type(table.game)):  # type: ignore[misc]
        def apply(self, *args: Any) -> None:
            applied.append(1)
            apply(self, *args)

    counted = Counted()
    table.waypoints.state_at(table.record, counted, last)
    assert len(applied) < waypoints.EVERY


def words_in(value: Any) -> set[str]:
    """Return every text in nested data."""
    if isinstance(value, dict):
        return set().union(*(words_in(part) for part in value.values()))
    if isinstance(value, (list, tuple)):
        return set().union(*(words_in(part) for part in value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("key", games_with("past_view"))
def test_a_moment_of_a_running_game_is_as_everybody_saw_it(key: str) -> None:
    """Whoever asks, it holds nothing that a spectator did not see then."""
    table = playing(key, 5, 8)
    assert not table.over
    assert table.may_look_back()
    for moment in range(len(table.record.entries) + 1):
        shown = {eyes: sent(PastMoment(table, eyes, moment).message()) for eyes in (None, 0, 1)}
        assert shown[None] == shown[0] == shown[1]
        spectator = table.game.view(state_at(table, moment), None).table
        assert words_in(shown[None]["view"]) - {"roof.card"} <= words_in(spectator)


@pytest.mark.rule("D-INFO-03")
def test_no_earlier_display_names_a_roof() -> None:
    table = playing("dream_home", 2, 40)
    seen: set[str] = set()
    for moment in range(len(table.record.entries) + 1):
        told = words_in(sent(PastMoment(table, 0, moment).message())["view"])
        seen |= {word for word in told if word.startswith("roof.")}
    assert seen == {"roof.card"}


@pytest.mark.rule("P-INFO-11", "P-INFO-15")
def test_no_earlier_moment_shows_an_envelope() -> None:
    """Not even Revelations, which everybody saw, nor the seat's own looks."""
    for seed in range(12):
        table = playing("picture_perfect", seed, 30)
        for moment in range(len(table.record.entries) + 1):
            view = sent(PastMoment(table, 0, moment).message())["view"]
            assert not {word for word in words_in(view) if word.startswith("preference.")}
            assert not {"shown", "scene", "vip"} & set(view)


def test_after_the_end_a_moment_is_as_the_seat_saw_it() -> None:
    table = playing("pebbles", 1)
    assert table.over
    first = sent(PastMoment(table, 1, 0).message())
    assert (first["moment"], first["last"]) == (0, len(table.record.entries))
    assert "hand" in first["view"]
    assert "hand" not in sent(PastMoment(table, None, 0).message())["view"]
    with pytest.raises(Refused) as refused:
        PastMoment(table, 1, first["last"] + 1)
    assert refused.value.reason.code == "no_such_moment"
    scores = scores_of(table.record, table.game)
    assert scores[-1] == table.standing().scores
    assert len(scores) == first["last"] + 1


def test_a_table_carried_over_has_no_past() -> None:
    table = playing("pebbles", 1, 4)
    table.carry_over("carry", 1, 0)
    with pytest.raises(Refused) as refused:
        PastMoment(table, 0, 0)
    assert refused.value.reason.code == "no_record"


def test_the_moments_of_a_record_are_told_up_to_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("pebbles")
    record = Record.start(game, 2, {}, seed=1)
    whole = foreign.told_moments(record, game, "open")
    assert json.loads(whole)[0]["entry"] is None
    monkeypatch.setattr(foreign, "ANSWER", len(whole) - 3)
    with pytest.raises(Refused, match="too_much_work"):
        foreign.told_moments(record, game, "open")
