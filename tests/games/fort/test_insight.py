"""What bots know of Fort: a sensible judge, a legal policy, and a greedy player that wins."""

import random
from typing import Any

import pytest

from ludoteca.arena.lineup import make_player
from ludoteca.arena.matches import play_match
from ludoteca.core.frames import step
from ludoteca.games.fort.bot.card_gains import play_worth
from ludoteca.games.fort.bot.insight import FortInsight
from ludoteca.games.fort.bot.prospects import FEATURES, LAST, OPEN, final_scores
from ludoteca.games.fort.bot.quick import pick
from ludoteca.games.fort.bot.worth import UNIT_WORTH
from ludoteca.games.fort.box.effects import PIZZA, TOY
from ludoteca.games.fort.box.programs import UNITS
from ludoteca.games.fort.game import Fort
from ludoteca.games.fort.rules.table.state import BY_LEVEL, FortState
from tests.games.fort.tables import KIDS, player, table

pytestmark = pytest.mark.slow  # bots think

GAME = Fort()
INSIGHT = FortInsight(GAME.book)


def some_states(count: int) -> list[FortState]:
    """Return moments of random games, every tenth of them."""
    states: list[FortState] = []
    chance = random.Random("moments of Fort")
    while len(states) < count:
        seats = chance.choice((2, 3, 4))
        state = GAME.setup(seats, {}, chance.getrandbits(32))
        number = 0
        while state.asked is not None and len(states) < count:
            number += 1
            if number % 10 == 0:
                states.append(state.copy())
            step(state, chance.choice(state.asked.options))
    return states


STATES = some_states(120)


def test_every_feature_and_unit_has_its_weight() -> None:
    """The tables of weights are as long as what they weigh."""
    assert len(OPEN) == len(LAST) == len(FEATURES)
    assert len(UNIT_WORTH) == len(UNITS)
    assert len(INSIGHT.features(STATES[0], 0)) == len(FEATURES)


def test_the_policy_always_answers_with_an_option() -> None:
    """Also when it has a whim."""
    for number, state in enumerate(STATES):
        assert state.asked is not None
        for rng in (number, number + 7):
            assert INSIGHT.rollout(state, state.asked, rng) in state.asked.options


def worth_of(kid: str, **mine: Any) -> float:
    """Return what it would bring to play a kid, with this hand and these things."""
    state = table(player(**{"hand": kid, **mine}), player()).state
    return play_worth(state, 0, KIDS.index(kid))


def test_a_play_is_worth_what_can_be_done_now() -> None:
    """The price of a level, symbols in hand, cards in the Lookout: what lacks brings nothing."""
    assert worth_of("captain") == 0
    assert worth_of("captain", stuff="4p 4t") > 1
    assert worth_of("chef", hand="chef chef") > worth_of("chef") > 0
    assert worth_of("doc", lookout="chef", level=1) > worth_of("doc", level=1)


def test_in_the_last_round_a_play_must_bring_points() -> None:
    state = table(player(hand="chef doc", lookout="patch"), player()).state
    state.ending = BY_LEVEL
    assert play_worth(state, 0, KIDS.index("chef")) == 0
    assert play_worth(state, 0, KIDS.index("doc")) > 0


def test_judging_leaves_the_state_alone() -> None:
    """Evaluation plays on a copy, if at all."""
    for state in STATES:
        before = GAME.state_hash(state)
        for seat in range(state.seats):
            INSIGHT.evaluate(state, seat)
        assert GAME.state_hash(state) == before


@pytest.mark.parametrize(
    "better",
    [
        lambda s: s.tracks.__setitem__(0, s.tracks[0] + 3),
        lambda s: s.levels.__setitem__(0, s.levels[0] + 1),
        lambda s: s.tokens.__setitem__(PIZZA, s.tokens[PIZZA] + 1),
        lambda s: s.tokens.__setitem__(TOY, s.tokens[TOY] + 1),
        lambda s: s.tracks.__setitem__(1, max(0, s.tracks[1] - 3)),
    ],
    ids=["track", "level", "pizza", "toys", "rival"],
)
def test_more_is_better(better: object) -> None:
    """Points, levels and tokens raise the value; a rival's points lower it."""
    state = GAME.setup(2, {}, 4)
    state.tracks[1] = 5
    richer = state.copy()
    assert callable(better)
    better(richer)
    assert INSIGHT.judge(richer, 0) > INSIGHT.judge(state, 0)


def test_in_the_last_round_sure_points_count() -> None:
    """A point on the track outweighs any token then."""
    state = GAME.setup(2, {}, 4)
    state.ending = BY_LEVEL
    hoarder, scorer = state.copy(), state.copy()
    hoarder.tokens[PIZZA] += 4
    scorer.tracks[0] += 1
    assert INSIGHT.judge(scorer, 0) > INSIGHT.judge(hoarder, 0)


def test_a_finished_game_is_judged_by_its_result() -> None:
    """The winner's value is high, the loser's low, and the scores are those of the standing."""
    state = GAME.setup(3, {}, 9)
    chance = random.Random(9)
    while state.asked is not None:
        step(state, chance.choice(state.asked.options))
    standing = GAME.standing(state)
    assert tuple(final_scores(state)) == standing.scores
    for seat in range(3):
        assert (INSIGHT.evaluate(state, seat) > 0) == (standing.winners == (seat,))


def test_greedy_beats_random(long_run: bool) -> None:
    """In at least 95 of 100 games of two, from both seats."""
    games = 1000 if long_run else 8
    wins = 0.0
    for number in range(games):
        seat = number % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        players = [make_player(name, number, at) for at, name in enumerate(names)]
        winners = play_match(GAME, players, {}, number).standing.winners
        wins += (seat in winners) / len(winners)
    assert wins >= 0.95 * games


def test_games_of_greedy_players_have_a_good_length(long_run: bool) -> None:
    """The study of the assumed numbers: four players 6 to 14 rounds on average, and varied ends."""
    games = 100 if long_run else 3
    rounds, endings = 0, set()
    for number in range(games):
        players = [make_player("greedy", number, seat) for seat in range(4)]
        match = play_match(GAME, players, {}, 70 + number)
        facts = [e for e in match.events if e.kind in ("began_turn", "end_triggered")]
        rounds += max(int(str(e.args.get("round", 0))) for e in facts)
        endings |= {str(e.args["ending"]) for e in facts if "ending" in e.args}
    assert 6 <= rounds / games <= 14
    if long_run:
        assert endings == {"ending.points", "ending.level", "ending.park_deck"}


def test_a_search_names_a_set_in_one_order() -> None:
    """People may add Scout after Wart; a bot need not try both orders."""
    game = table(player(hand="bug scout wart chef", lookout="sarge"))
    game.do("play(bug)", "use_public", "add(wart)")
    assert game.state.asked is not None
    assert "add(scout)" in game.options
    tried = INSIGHT.worth_trying(game.state, game.state.asked)
    assert [str(GAME.tell(o)) for o in tried] == ["done", "lookout(sarge, shovel)"]


def test_recycling_is_not_burnt_at_the_first_chance() -> None:
    """Where it stands behind another answer it waits, unless it brings a much better play."""
    deck = "dash munch penny moose doc"
    poor = player("bug scout", discard="chef dash", deck=deck, perk="recycling", level=2)
    game = table(poor, trash_box=["zip", "blades"])
    for words in ("play(bug)", "use_public", "done", "stop", "decline"):
        asked = game.state.asked
        assert asked is not None
        for rng in range(30):
            if asked.kind != "choose_play":
                choice = INSIGHT.rollout(game.state, asked, rng)
                assert not str(GAME.tell(choice)).startswith("recycle")
        assert not str(GAME.tell(pick(game.state, INSIGHT.worths, asked))).startswith("recycle")
        game.do(words)
    rich = player("chef", "4p 4t", level=2, discard="zip", perk="recycling", board="red")
    best = table(rich).state
    assert best.asked is not None
    assert str(GAME.tell(pick(best, INSIGHT.worths, best.asked))) == "recycle(zip)"
