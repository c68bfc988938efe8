"""What bots know: beliefs, the photographer, and that a greedy player beats a random one."""

import pytest

from ludoteca.arena.matches import play_match
from ludoteca.core.decisions import Decision
from ludoteca.core.rng import next64
from ludoteca.games.picture_perfect.bot.beliefs import Beliefs
from ludoteca.games.picture_perfect.bot.insight import PartyInsight
from ludoteca.games.picture_perfect.bot.photographer import Photographer
from ludoteca.games.picture_perfect.game import PicturePerfect
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.placing import Rights, refusals_of_photo
from ludoteca.games.picture_perfect.rules.sampling import sample_photo
from ludoteca.games.picture_perfect.rules.table.choices import NO, YES
from ludoteca.games.picture_perfect.rules.table.scene import NO_VIP, FinalPhoto, first_scene
from ludoteca.games.picture_perfect.rules.table.state import held_by
from ludoteca.games.picture_perfect.rules.wishes import Evidence
from ludoteca.players.greedy import GreedyPlayer
from ludoteca.players.random_player import RandomPlayer
from tests.games.picture_perfect.tables import F4, GAME, GUESTS, position

pytestmark = pytest.mark.slow  # bots think

BOX = GAME.contents
DECOR = first_scene(10).decor


def all_known(seed: int) -> Beliefs:
    """Return the beliefs of somebody who knows every envelope."""
    return Beliefs.of(GAME.setup(2, {}, seed), 0)


def test_the_photographer_is_much_better_than_chance() -> None:
    """Knowing all wishes, a short search earns far more than the best of ten random photos."""
    for seed in range(2):
        beliefs = all_known(seed)
        photo = Photographer(BOX, beliefs, DECOR).shoot(seed, 60)
        assert refusals_of_photo(BOX, photo, Rights(10, frozenset())) == []
        others = [sample_photo(BOX, first_scene(10), rng) for rng in range(10)]
        best = max(worth(beliefs, other) for other in others)
        assert worth(beliefs, photo) > best + 15


def worth(beliefs: Beliefs, photo: FinalPhoto) -> float:
    """Return the points of a photo for somebody with these beliefs."""
    return beliefs.value(Evidence.of(BOX, photo, develop(BOX, photo)))


def test_the_photographer_is_deterministic() -> None:
    beliefs = all_known(3)
    photos = [Photographer(BOX, beliefs, DECOR).shoot(8, 30) for _ in range(2)]
    assert photos[0] == photos[1]
    assert photos[0] != Photographer(BOX, beliefs, DECOR).shoot(9, 30)


def test_the_photographer_keeps_to_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that ticks a hundredth each time it is looked at: real ones are for the bench."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    for module in ("drafts", "photographer"):
        monkeypatch.setattr(f"ludoteca.games.picture_perfect.bot.{module}.monotonic", clock)
    photo = Photographer(BOX, all_known(1), DECOR).shoot(1, 100_000, seconds=3)
    assert refusals_of_photo(BOX, photo, Rights(10, frozenset())) == []
    assert 100 < looks < 500


@pytest.mark.rule("P-VIP-01")
def test_a_careful_photographer_plans_for_the_vip_card() -> None:
    """The card goes to a guest of its own who does better in this photo than in most drafts."""
    for seed in range(3):
        photographer = Photographer(BOX, all_known(seed), DECOR)
        assert photographer.shoot(seed, 60).vip == NO_VIP
        photo = photographer.shoot(seed, 60, stars=[2, 5, 9])
        assert sorted(photographer.usual) == [2, 5, 9]
        assert photo.vip in (2, 5, 9)
        look = photographer.look(photo, develop(BOX, photo))
        more = {g: photographer.points(look, g) - photographer.usual[g] for g in (2, 5, 9)}
        assert more[photo.vip] == max(more.values()) > 0
        assert refusals_of_photo(BOX, photo, Rights(10, frozenset((2, 5, 9)), has_vip=True)) == []


@pytest.mark.rule("P-VIP-01")
def test_the_vip_card_is_used_once_and_for_known_envelopes() -> None:
    insight = PartyInsight(iterations=100)
    state = position(F4, final=True).state
    state.knower, state.known = 0, 1 << held_by(state, 0)[0]
    stars = insight.stars(state, 0, Beliefs.of(state, 0))
    assert stars == [held_by(state, 0)[0] + 1]
    assert insight.photograph(state, 0, 1).vip in (NO_VIP, *stars)
    state.vip[0] = 3
    assert insight.stars(state, 0, Beliefs.of(state, 0)) == []
    assert insight.photograph(state, 0, 1).vip == NO_VIP


@pytest.mark.rule("P-VAR-08")
def test_the_photographer_respects_presets() -> None:
    photo = Photographer(BOX, all_known(1), DECOR, presets_only=True).shoot(1, 40)
    assert refusals_of_photo(BOX, photo, Rights(10, frozenset(), presets_only=True)) == []


def test_unknown_guests_are_valued_by_unseen_cards() -> None:
    """Without any knowledge a guest is worth the mean over the whole deck."""
    beliefs = Beliefs(BOX, {}, {})
    assert beliefs.left == 42
    photo = sample_photo(BOX, first_scene(10), 4)
    evidence = Evidence.of(BOX, photo, develop(BOX, photo))
    for place in photo.places:
        assert 0 < beliefs.chance(evidence, place.guest) < 1
        assert -3 < beliefs.guest_value(evidence, place.guest) < 6


def test_knowledge_and_decorations_are_valued() -> None:
    insight = PartyInsight()
    state = position(F4, mode="auction").state
    state.knower = 0
    plain = insight.evaluate(state, 0)
    state.known = 1 << GUESTS.index("tango")
    assert insight.evaluate(state, 0) > plain
    state.decorations[0] += 2
    assert insight.evaluate(state, 0) == pytest.approx(plain + 3.5)
    assert len(insight.features(state, 0)) == 7


@pytest.mark.rule("P-INFO-12")
def test_what_rivals_know_and_own_is_weighed() -> None:
    """A rival seen to look into more envelopes, or paid for one, lowers one's own chances."""
    insight = PartyInsight()
    state = position(F4, mode="auction").state
    state.knower = 0
    before = insight.chances(state)
    assert sum(before) == pytest.approx(1)
    state.looked = (0, 1 << GUESTS.index("tango"), 0, 0)
    after = insight.chances(state)
    assert after[0] < before[0]
    state.decorations[2] += 3
    assert insight.chances(state)[0] < after[0]


@pytest.mark.rule("P-GEO-21")
def test_bots_do_not_grant_doubts() -> None:
    state = position(F4).state
    decision = Decision(1, "doubt_vote", [NO, YES])
    assert {PartyInsight().rollout(state, decision, rng) for rng in range(8)} == {NO}


@pytest.mark.rule("P-INFO-14")
def test_a_bot_photographs_only_what_it_was_shown() -> None:
    """Two worlds that differ in unseen cards give the same photo for the same seed."""
    table = position(F4, final=True)
    recall = GAME.recall(0, 4)
    for request in table.decision("A").requests:
        for event in table.ask("A", str(GAME.tell(request))):
            recall.note(event)
    view = GAME.view(table.state, 0)
    insight = PartyInsight(iterations=15)
    worlds = [GAME.imagine(view, recall, next64(rng)[1]) for rng in range(2)]
    photos = [insight.photograph(world, 0, 5) for world in worlds]
    assert photos[0] == photos[1]
    assert worlds[0].cards != worlds[1].cards


@pytest.mark.parametrize("part", range(4))
def test_greedy_beats_random(part: int, long_run: bool) -> None:
    """At least 95 % of two-player games; a hundred of them in the long run."""
    game = PicturePerfect()
    game.insight = PartyInsight(iterations=40)
    size, won = (25 if long_run else 2), 0
    for seed in range(part * size, (part + 1) * size):
        seat = seed % 2
        players = [GreedyPlayer(seed) if s == seat else RandomPlayer(seed) for s in range(2)]
        mode = {"mode": ("base", "auction")[part % 2]}
        won += play_match(game, players, mode, seed).standing.winners == (seat,)
    assert won >= 0.95 * size
