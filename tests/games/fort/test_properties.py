"""The invariants of chapter 8 over random games of all sizes, setups and editions."""

import random
from collections import Counter

import pytest

from ludoteca.core.events import Event, Journal
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.table.current_play import IN_FULL
from ludoteca.games.fort.rules.table.state import BY_STOP, FortState
from tests.games.fort.tables import GAME

SLICE = 36
WHOLE = 10_000
TABLES = [
    (seats, edition, setup)
    for seats in (2, 3, 4)
    for edition in ("pt-BR", "it", "fr")
    for setup in ("basic", "advanced")
]
AFTER_PLAY = ("choose_follow", "use_rough_housing", "use_do_over", "choose_recruit")


class Watch:
    """Looks at one game from the outside: what must never happen between two decisions."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.chance = random.Random(f"{seed} {options}")
        self.journal = Journal()
        self.state: FortState = GAME.setup(seats, options, seed, self.journal)
        self.follows: Counter[str] = Counter()

    def run(self) -> None:
        state = self.state
        count = 0
        while state.asked is not None:
            before = state.copy()
            choice = self.chance.choice(state.asked.options)
            self.journal = Journal()
            GAME.apply(state, state.asked.seat, choice, self.journal)
            self.look(before)
            count += 1
            if count % 11 == 0:
                assert GAME.faults(state) == []
        assert GAME.faults(state) == []
        self.look_at_end()

    def look(self, before: FortState) -> None:
        """Check what one choice changed."""
        state = self.state
        for seat in range(state.seats):
            assert 0 <= state.levels[seat] - before.levels[seat] <= 1
            assert state.tracks[seat] >= before.tracks[seat]
            assert len(state.lookouts[seat]) >= len(before.lookouts[seat])
            assert len(state.hands[seat]) <= 6
        assert len(state.perk_row) <= len(before.perk_row)
        asked = state.asked
        is_over = asked is not None and asked.kind in AFTER_PLAY and state.play.face >= 0
        if is_over and not isinstance(state.stack[-1], Run):
            assert IN_FULL in (state.play.public_done, state.play.private_done)
        for event in self.journal.events:
            self.look_at(event)

    def look_at(self, event: Event) -> None:
        """Check what one event tells."""
        state, seat = self.state, str(event.args.get("seat"))
        if event.kind == "played":
            self.follows.clear()
        elif event.kind == "followed":
            self.follows[seat] += 1
            assert self.follows[seat] <= 2
            if self.follows[seat] == 2:
                assert state.perks[int(seat[-1])] == 2  # Copy Cat
        elif event.kind == "drew":
            assert event.args["count"] in range(6)

    def look_at_end(self) -> None:
        """Check how the game ended."""
        state = self.state
        assert state.ending not in (0, BY_STOP)
        assert state.turn % state.seats == 0
        standing = GAME.standing(state)
        keys = list(zip(standing.scores, state.levels, strict=True))
        assert standing.winners == tuple(s for s, key in enumerate(keys) if key == max(keys))
        for seat, parts in enumerate(standing.parts):
            assert sum(parts.values()) == standing.scores[seat]
            assert parts["track"] == state.tracks[seat]


@pytest.mark.rule("F-TURN-04", "F-TURN-07", "F-RECRUIT-04", "F-END-05", "F-END-11", "F-PLAY-06")
@pytest.mark.parametrize(("seats", "edition", "setup"), TABLES)
def test_invariants_of_random_games(seats: int, edition: str, setup: str, long_run: bool) -> None:
    """Whole games, a look after every choice: conservation, limits, order, fairness, the end."""
    for seed in range((WHOLE if long_run else SLICE) // len(TABLES)):
        Watch(seats, {"edition": edition, "setup": setup}, seed).run()


@pytest.mark.rule("F-RECRUIT-01", "F-RECRUIT-07", "F-TURN-09")
def test_every_turn_recruits_and_draws() -> None:
    """Each turn has its recruit while there is anything to take, and ends with a draw."""
    for seed in range(8):
        chance = random.Random(seed)
        state = GAME.setup(3, seed=seed)
        while state.asked is not None:
            turn, leader = state.turn, state.leader
            events: list[Event] = []
            sources = 0
            is_halved = False  # Recycling has its moment before a reshuffle
            while state.stack and state.turn == turn:
                if state.asked.kind == "choose_recruit":
                    sources = len(state.asked.options)
                is_halved |= state.asked.kind == "use_recycling"
                journal = Journal()
                GAME.apply(state, state.asked.seat, chance.choice(state.asked.options), journal)
                events += journal.events
            mine = [e for e in events if e.args.get("seat") == f"seat.{leader}"]
            kinds = Counter(event.kind for event in mine)
            assert kinds["drew"] == 1 or (kinds["drew"] == 2 and is_halved)
            assert kinds["recruited"] + kinds["recruited_yard"] >= (1 if sources else 0)


def is_common(words: str) -> bool:
    """Return whether a choice means the same in all editions (invariant 22)."""
    optional = ("play(ghost)", "play(golden_boy)", "play(tink)")
    return words not in optional and not words.startswith(("rename", "add_as", "lookout"))


@pytest.mark.rule("F-SETUP-03", "F-ADD-06", "F-EFF-21", "F-RECRUIT-06")
@pytest.mark.parametrize("edition", ["it", "fr"])
def test_editions_agree_where_they_do_not_differ(edition: str) -> None:
    """Same seats, seed and choices without the optional things: the same game."""
    played = 0
    for seed in range(40):
        one = GAME.setup(3, seed=seed)
        two = GAME.setup(3, {"edition": edition}, seed)
        if one.order != two.order:
            continue
        chance = random.Random(seed)
        while one.asked is not None:
            options = [o for o in one.asked.options if is_common(str(GAME.tell(o)))]
            if not options or two.asked is None:
                break
            choice = chance.choice(options)
            assert choice in two.asked.options
            GAME.apply(one, one.asked.seat, choice)
            GAME.apply(two, two.asked.seat, choice)
            left, right = GAME.write_state(one), GAME.write_state(two)
            assert {**left, "edition": 0} == {**right, "edition": 0}
            played += 1
    assert played > 300


@pytest.mark.rule("F-INFO-11")
def test_same_choices_same_game() -> None:
    """Invariant 21: box, options, seed and choices are all there is."""
    for seed in range(3):
        hashes = set()
        for _ in range(2):
            chance = random.Random(seed)
            state = GAME.setup(2, {"setup": "advanced"}, seed)
            while state.asked is not None:
                GAME.apply(state, state.asked.seat, chance.choice(state.asked.options))
            hashes.add(GAME.state_hash(state))
        assert len(hashes) == 1
