"""The photographer: its quick sums are the judge's, and a longer search finds little more."""

from collections import Counter
from time import monotonic

import pytest

from ludoteca.core.rng import fork
from ludoteca.games.picture_perfect.bot.beliefs import Beliefs
from ludoteca.games.picture_perfect.bot.drafts import Draft
from ludoteca.games.picture_perfect.bot.hopes import ASIDE
from ludoteca.games.picture_perfect.bot.photographer import NO_LIMIT, Photographer, sight
from ludoteca.games.picture_perfect.bot.sight import RoughEye
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.sampling import sample_photo
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Place, first_scene
from ludoteca.games.picture_perfect.rules.wishes import Evidence
from tests.games.picture_perfect.tables import GAME

pytestmark = pytest.mark.slow  # bots think

BOX = GAME.contents
DECOR = first_scene(10).decor


def beliefs_of(seed: int, known: int) -> Beliefs:
    """Return the beliefs of somebody who knows so many envelopes, one of them with a VIP card."""
    state = GAME.setup(2, {}, seed)
    cards = {guest + 1: state.cards[guest] for guest in range(known)}
    factors = {guest + 1: 2 if guest == 0 else 1 for guest in range(known)}
    return Beliefs(BOX, cards, factors)


@pytest.mark.parametrize("known", [0, 7, 14])
def test_quick_sums_are_those_of_the_beliefs(known: int) -> None:
    """Every kind of wish, known or guessed: `hopes` and `wishes` agree on any photo."""
    for seed in range(6):
        beliefs = beliefs_of(seed, known)
        photo = sample_photo(BOX, first_scene(10), fork(seed, 9))
        slow = beliefs.value(Evidence.of(BOX, photo, develop(BOX, photo)))
        quick = Photographer(BOX, beliefs, DECOR).judge(photo).value
        assert quick == pytest.approx(slow)


def test_a_draft_takes_back_what_it_does_not_like() -> None:
    """After many steps the two lists still tell of the same arrangement, worth what it says."""
    photographer = Photographer(BOX, beliefs_of(3, 14), DECOR)
    eye = RoughEye(sight(BOX, photographer.cameras[2]), [], True)
    draft = Draft(photographer.hopes, eye, 5)
    draft.anneal(300, NO_LIMIT)
    for guest in range(1, len(eye.where)):
        space = eye.where[guest]
        assert space == ASIDE or eye.standing[space] == guest
    assert sum(guest > 0 for guest in eye.standing) == sum(s != ASIDE for s in eye.where)
    assert draft.worth == pytest.approx(photographer.hopes.value(eye.where, eye.standing, eye))
    assert draft.highest >= draft.worth
    assert draft.highest > 10


def test_the_rough_picture_knows_who_is_gone() -> None:
    """One guest behind another: it mostly agrees with the judge whether both are seen."""
    camera = Photographer(BOX, beliefs_of(3, 14), ()).cameras[0]
    seen = sight(BOX, camera)
    found: Counter[tuple[bool, bool]] = Counter()
    for number in range(0, 14 * 14 * 14, 5):
        guest, other, place = 1 + number % 14, 1 + number // 14 % 14, number // 196
        space = number % len(BOX.spaces)
        if guest == other or not seen.nearer[space] >> place & 1:
            continue
        eye = RoughEye(seen, [], True)
        for someone, somewhere in ((guest, space), (other, place)):
            eye.where[someone], eye.standing[somewhere] = somewhere, someone
        photo = FinalPhoto((Place(guest, space), Place(other, place)), (), camera)
        found[eye.shows_all(), not develop(BOX, photo).invisible()] += 1
    assert found[False, False] >= 5
    assert found[True, False] + found[False, True] <= 0.02 * found.total()


def test_a_photo_is_sensible_when_the_time_is_up_at_once() -> None:
    """A busy machine may let a second pass in which nothing was done."""
    photographer = Photographer(BOX, beliefs_of(3, 12), DECOR)
    photographer.rng = 5
    late = photographer.drafts(8000, monotonic() - 100, 1.0)
    assert len({shot.photo.camera for shot in late}) == len(photographer.cameras)
    best = photographer.improved(late[0], 80, monotonic() - 99)
    assert best.value >= late[0].value > 15


@pytest.mark.timeout(3600)
def test_a_ten_times_longer_search_finds_little_more(long_run: bool) -> None:
    """At least 95 % of its points with all the photos that the strongest bot tries.

    That takes minutes; by default it is a rough check with one camera.
    """
    effort, seeds, share = (1200, 8, 0.95) if long_run else (10, 2, 0.6)
    found = {effort: 0.0, 10 * effort: 0.0}
    for seed in range(seeds):
        beliefs = beliefs_of(seed, 12)
        for iterations in found:
            photographer = Photographer(BOX, beliefs, DECOR)
            if not long_run:
                photographer.cameras = photographer.cameras[2:3]
            found[iterations] += photographer.judge(photographer.shoot(seed, iterations)).value
    assert found[10 * effort] >= found[effort] >= share * found[10 * effort]
