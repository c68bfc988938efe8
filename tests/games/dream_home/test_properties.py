"""Section 6: the invariants over random games, and everything against a second opinion."""

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import playout
from ludoteca.games.dream_home.box.contents import DECOR, DOWN
from ludoteca.games.dream_home.rules.house import crowded_room
from ludoteca.games.dream_home.rules.scoring import (
    architect_score,
    children,
    decor_score,
    functionality_score,
    roof_score,
    rooms_score,
    total_score,
)
from ludoteca.games.dream_home.rules.table.choices import CHOICES
from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home import oracle
from tests.games.dream_home.tables import GAME, options

SWITCHES = ("no_column_discard", "optional_decor", "open_roofs", "no_children")


def some_game(seed: int) -> tuple[Homes, random.Random]:
    """Return a new game with this seed: all numbers of players, all options."""
    chance = random.Random(seed)
    chosen = {key: chance.random() < 0.3 for key in SWITCHES}
    return GAME.setup(2 + seed % 3, chosen, seed), chance


def games(long_run: bool, few: int, many: int) -> range:
    """Return the seeds of a run."""
    return range(many if long_run else few)


def house_of(state: Homes, seat: int) -> list[int]:
    """Return a house as its cards."""
    return state.houses[12 * seat : 12 * seat + 12]


@pytest.mark.rule("D-ROUND-05", "D-ROUND-06", "D-TURN-06", "D-TOOL-03", "D-TOOL-07", "D-HELPER-08")
@pytest.mark.parametrize("part", range(10))
def test_invariants_over_random_games(part: int, long_run: bool) -> None:
    """I-01 to I-10, I-12 to I-19, I-23; 10,000 games in a long run, in ten parts."""
    for seed in range(part, 10_000 if long_run else 60, 10):
        state, chance = some_game(seed)
        course = Course(state)
        while state.asked is not None:
            if chance.random() < (0.15 if long_run else 0.5):
                assert GAME.faults(state) == []
            check_question(state)
            choice, seat, before = (
                chance.choice(state.asked.options),
                state.asked.seat,
                state.copy(),
            )
            journal = Journal()
            GAME.apply(state, seat, choice, journal)
            check_houses(before, state, journal.events)
            course.note(state, journal.events)
        assert GAME.faults(state) == []
        course.check_end(state)


def check_question(state: Homes) -> None:
    """I-09, I-15, I-20, I-23: what holds whenever somebody is asked."""
    asked = state.asked
    assert asked is not None
    assert len(asked.options) > 1
    assert asked.options == sorted(set(asked.options))
    if asked.kind == "take_column":
        held = [column for column in range(5) if state.rooms[column] >= 0]
        assert len(held) >= 2
        assert all((state.resources[c] >= 0) == (c > 0 and c in held) for c in range(5))
    if asked.kind != "keep_token":
        assert all(crowded_room(state, seat) == (-1, -1) for seat in range(state.seats))


def check_houses(before: Homes, after: Homes, events: list[Event]) -> None:
    """I-18, I-19: empty rooms stay, and a house changes as its owner's events say, no more."""
    for seat in range(after.seats):
        mine = [event for event in events if event.args.get("seat") == f"seat.{seat}"]
        kinds = Counter(event.kind for event in mine)
        was, now = house_of(before, seat), house_of(after, seat)
        assert all(a != b + DOWN for a, b in zip(was, now, strict=True))
        if not kinds["supplied"] and not kinds["swapped"]:
            assert sum(c >= DOWN for c in now) == (
                sum(c >= DOWN for c in was) + kinds["room_turned_down"]
            )
        placed = kinds["room_placed"] + kinds["room_turned_down"]
        gone, come = (set(a) - set(b) for a, b in ((was, now), (now, was)))
        come -= {-1}
        exchanged = kinds["drilled"] + kinds["supplied"]
        assert len(come) == placed + exchanged
        assert len(gone - {-1}) == exchanged
        if not placed and not exchanged and not kinds["swapped"]:
            assert was == now
        for event in mine:
            check_new_room(before, after, seat, event)


def check_new_room(before: Homes, after: Homes, seat: int, event: Event) -> None:
    """I-17: without the Designer, the room of a new card carries none of the old tokens."""
    if event.kind not in ("room_placed", "drilled", "supplied"):
        return
    player = GAME.write_position(after)["player"][seat]
    if "interior_designer" in player["helpers"]:
        return
    spot = oracle.place(str(event.args["space"]).removeprefix("space."))
    room = next(room for room in oracle.rooms(oracle.house_of(player)) if spot in room)
    old = {oracle.place(name) for name in GAME.write_position(before)["player"][seat]["decor"]}
    assert not set(room) & (old - {spot})


class Course:
    """Follows a game by its log and checks what the rounds promise."""

    def __init__(self, state: Homes) -> None:
        self.seats = state.seats
        self.marker = state.marker
        self.turns: Counter[str] = Counter()
        self.placed: Counter[str] = Counter()
        self.discarded = 0
        self.round = 1
        self.tools: Counter[tuple[str, str]] = Counter()  # usable in this round
        self.fresh: Counter[tuple[str, str]] = Counter()  # collected in this round

    def note(self, state: Homes, events: list[Event]) -> None:
        """Count what happened; every new round closes the one before."""
        for event in events:
            self.note_event(event)
        assert state.marker == self.marker  # I-04
        assert len(state.room_deck) == 60 - 5 * state.round  # I-05
        assert len(state.resource_deck) == 48 - 4 * state.round

    def note_event(self, event: Event) -> None:
        """Count one event."""
        seat, kind = str(event.args.get("seat")), event.kind
        if kind in ("column_taken", "first_column_taken", "jackhammered", "jackhammered_first"):
            self.turns[seat] += 1
        if kind == "first_column_taken":
            self.marker = int(seat.removeprefix("seat."))
        if kind in ("room_placed", "room_turned_down"):
            self.placed[seat] += 1
        if kind == "column_discarded":
            self.discarded += 1
        if kind == "cleared":
            self.discarded += int(str(event.args["count"]))
        if kind == "column_taken" and str(event.args["resource"]).startswith("tool."):
            self.fresh[seat, str(event.args["resource"])] += 1
        tool = {"drilled": "drill", "mixed": "cement_mixer", "jackhammered": "jackhammer"}.get(
            kind.removesuffix("_first")
        )
        if tool is not None:
            self.tools[seat, f"tool.{tool}"] -= 1
            assert self.tools[seat, f"tool.{tool}"] >= 0  # I-10
        if kind in ("dealt", "rounds_ended"):
            self.close_round()

    def close_round(self) -> None:
        """I-06 to I-08: one card for everybody, one turn or one Jackhammer, the rest discarded."""
        seats = {f"seat.{seat}" for seat in range(self.seats)}
        assert self.turns == self.placed == dict.fromkeys(seats, 1)
        assert self.discarded == self.round * (5 - self.seats)
        self.turns.clear()
        self.placed.clear()
        self.tools += self.fresh
        self.fresh.clear()
        self.round += 1

    def check_end(self, state: Homes) -> None:
        """I-06, I-07 after round 12."""
        assert self.round == 13
        assert state.filled == [0xFFF] * state.seats
        assert state.scaffolds == (0,) * state.seats
        assert len(state.room_pile) == 60 - 12 * state.seats


@pytest.mark.rule("D-SETUP-04")
def test_the_same_choices_give_the_same_states(long_run: bool) -> None:
    """I-11."""
    for seed in games(long_run, 10, 300):
        one, _ = some_game(seed)
        two, _ = some_game(seed)
        assert playout(one, seed) == playout(two, seed)
        assert GAME.state_hash(one) == GAME.state_hash(two)


@pytest.mark.rule(
    "D-EMPTY-01", "D-EMPTY-06", "D-PLACE-01", "D-PLACE-02", "D-PLACE-10", "D-HELPER-09"
)
def test_options_against_a_second_opinion(long_run: bool) -> None:
    """I-21, I-22; Drill, Supplier and Handyman by laying the house out anew."""
    for seed in games(long_run, 50, 2_000):
        state, chance = some_game(seed)
        while state.asked is not None:
            kind, seat = state.asked.kind, state.asked.seat
            if kind in ("place_room", "end_swap") or (
                kind == "take_column" and state.tools[3 * seat]
            ):
                compare_options(state, kind, seat)
            playout(state, chance.getrandbits(32), 1)


def compare_options(state: Homes, kind: str, seat: int) -> None:
    """Compare the options with those that the oracle finds."""
    written = GAME.write_position(state)
    player = written["player"][seat]
    mine = set(options(state))
    if kind == "place_room":
        card = written["pending"][-1]["card"]
        assert mine == oracle.placements(player, card[:-3])
        ups = {o.replace("up", "down") for o in mine if o.endswith("up)")}
        assert ups <= mine
        assert any(option.endswith("down)") for option in mine)
    elif kind == "take_column":
        drills = {option for option in mine if option.startswith("drill")}
        assert drills == oracle.drills(player, written["rooms"])
    else:
        frame = written["pending"][-1]
        expected = {"done"}
        if frame["suppliers"]:
            expected |= oracle.supplier_swaps(player, written["room_pile"])
        if frame["handymen"]:
            expected |= oracle.handyman_swaps(player)
        assert mine == expected


@pytest.mark.rule(
    "D-SCORE-01", "D-SCORE-02", "D-SCORE-03", "D-SCORE-05", "D-SCORE-06", "D-SCORE-07"
)
def test_scores_against_a_second_opinion(long_run: bool) -> None:
    """Every part of every score, and their limits (I-24, I-25), in mid-game and at the end."""
    for seed in games(long_run, 120, 10_000):
        state, chance = some_game(seed)
        playout(state, seed, chance.choice((20, 40, 1000)))
        written = GAME.write_position(state)
        standing = GAME.standing(state)
        for seat in range(state.seats):
            parts = standing.parts[seat]
            assert parts == oracle.score(written["player"][seat])
            check_limits(parts, written["player"][seat]["helpers"])
            assert standing.scores[seat] == sum(parts.values())
        best = max(standing.scores)
        assert standing.winners  # I-29
        assert all(standing.scores[seat] == best for seat in standing.winners)


def check_limits(parts: dict[str, int], helpers: list[str]) -> None:
    """I-24."""
    bonus = 4 if "architect" in helpers else 3
    assert 0 <= parts["rooms"] <= 34
    assert 0 <= parts["decor"] <= (27 if "interior_designer" in helpers else 17)
    assert parts["functionality"] in (0, bonus, 2 * bonus)
    assert parts["roof"] in (0, 3, 4, 5, 6, 7, 8, 9)
    assert 0 <= parts["architect"] <= 12


def random_house(chance: random.Random) -> dict[str, Any]:
    """Return a full house with all kinds of rooms, lawful or not: scoring does not mind."""
    upper = [name for name in GAME.contents.card_names if name[:-3] not in oracle.BASEMENT]
    lower = [name for name in GAME.contents.card_names if name[:-3] in oracle.BASEMENT]
    names = chance.sample(upper, 10) + chance.sample(lower, 2)
    names = [f"empty:{name}" if chance.random() < 0.15 else name for name in names]
    return {"floor_2": names[:5], "floor_1": names[5:10], "basement": names[10:]}


def lay_out(house: dict[str, Any], **beside: Any) -> Homes:
    """Return a table with this house."""
    return GAME.read_position({"round": 12, "player": [{**house, **beside}, {}], "pending": []})


def without_large_rooms(house: dict[str, Any]) -> bool:
    """Return whether no room of the house is too large to have a value."""
    full = {"decor": {}, "helpers": [], "garden": [], "roof": [], **house}
    laid = oracle.house_of(full)
    return oracle.is_lawful(laid, oracle.SPOTS)


@pytest.mark.rule("D-HOUSE-03", "D-SCORE-02")
def test_turning_a_floor_around_keeps_the_room_points(long_run: bool) -> None:
    """I-26."""
    chance = random.Random(26)
    for _ in games(long_run, 150, 5_000):
        house = random_house(chance)
        floor = chance.choice(("floor_2", "floor_1"))
        turned = {**house, floor: house[floor][::-1]}
        if without_large_rooms(house):
            assert rooms_score(lay_out(house), 0) == rooms_score(lay_out(turned), 0)


@pytest.mark.rule("D-EMPTY-03", "D-HELPER-12")
def test_turning_a_card_face_down_never_helps_without_the_architect(long_run: bool) -> None:
    """I-28; with the Architect it may."""
    chance = random.Random(28)
    raised = 0
    for _ in games(long_run, 150, 5_000):
        house = random_house(chance)
        if not without_large_rooms(house):
            continue
        floor = chance.choice(("floor_2", "floor_1", "basement"))
        place = chance.randrange(len(house[floor]))
        names = list(house[floor])
        names[place] = f"empty:{names[place].removeprefix('empty:')}"
        turned = {**house, floor: names}
        assert total_score(lay_out(turned), 0) <= total_score(lay_out(house), 0)
        with_architect = [
            total_score(lay_out(h, helpers=["architect"]), 0) for h in (turned, house)
        ]
        raised += with_architect[0] > with_architect[1]
    assert raised > 0


@pytest.mark.rule("D-ROOF-04", "D-ROOF-05", "D-ROOF-06")
def test_roofs_against_all_sets_of_four(long_run: bool) -> None:
    """I-27: equal to brute force, and one card more never lowers it."""
    chance = random.Random(27)
    copies = GAME.contents.resource_copies
    roofs = [card for card in range(DECOR) for _ in range(copies[card])]
    names = [name.removeprefix("roof.") for name in GAME.contents.resource_names]
    for _ in games(long_run, 300, 20_000):
        stack = chance.sample(roofs, chance.randrange(11))
        score = roof_score(GAME.contents, tuple(stack))
        assert score == oracle.roof([names[card] for card in stack])
        assert roof_score(GAME.contents, (*stack, chance.choice(roofs))) >= score


@pytest.mark.rule("D-DECOR-03", "D-TURN-01")
def test_every_other_choice_is_refused_and_changes_nothing(long_run: bool) -> None:
    """I-20: exactly the options are legal; the rest has a reason of the catalogue."""
    for seed in games(long_run, 12, 300):
        state, chance = some_game(seed)
        while state.asked is not None:
            if chance.random() < 0.1:
                before = GAME.state_hash(state)
                legal = set(state.asked.options)
                for choice in range(CHOICES):
                    reason = GAME.why_not(state, state.asked.seat, choice)
                    assert (reason is None) == (choice in legal)
                    assert reason is None or reason.rules
                assert GAME.state_hash(state) == before
            playout(state, chance.getrandbits(32), 1)


def test_live_and_silent_games_are_the_same(long_run: bool) -> None:
    """Listening changes nothing, and the log tells every score at the end."""
    for seed in games(long_run, 10, 200):
        loud, chance = some_game(seed)
        still = loud.copy()
        journal = Journal()
        while loud.asked is not None:
            choice = chance.choice(loud.asked.options)
            seat = loud.asked.seat
            GAME.apply(loud, seat, choice, journal)
            GAME.apply(still, seat, choice)
        assert GAME.state_hash(loud) == GAME.state_hash(still)
        told = [event.args["total"] for event in journal.events if event.kind == "scored"]
        assert tuple(told) == GAME.standing(loud).scores
        won = next(event for event in journal.events if event.kind == "won")
        assert won.args["seats"] == tuple(f"seat.{s}" for s in GAME.standing(loud).winners)


def test_parts_add_up() -> None:
    """The parts are those of the printed pad, each from its own function."""
    state, _ = some_game(5)
    playout(state, 5)
    parts = GAME.standing(state).parts[0]
    assert list(parts) == ["rooms", "decor", "functionality", "roof", "architect"]
    assert list(parts.values()) == [
        rooms_score(state, 0),
        decor_score(state, 0),
        functionality_score(state, 0),
        roof_score(GAME.contents, state.roofs[0]),
        architect_score(state, 0),
    ]
    shown = [card for card in house_of(state, 0) if card < DOWN]
    assert children(state, 0) == sum(GAME.contents.children[card] for card in shown)
