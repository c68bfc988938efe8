"""An announcement that hung on the truth alone would open the envelope: the laws catch it."""

import random
import traceback

import pytest

from ludoteca.core.game import Option
from ludoteca.games.picture_perfect.game import PicturePerfect
from tests.conformance import laws
from tests.conformance.walks import walk

GAMES = 12


def played_with(announcement: str) -> PicturePerfect:
    """Return the auction game in which every table announces like this."""
    set_to = {"mode": "auction", "vip_announcement": announcement}

    class OneWay(PicturePerfect):
        """Nothing else is different."""

    OneWay.options = tuple(  # type: ignore[assignment]
        Option(one.key, (set_to[one.key],) if one.key in set_to else one.values)
        for one in PicturePerfect.options
    )
    return OneWay()


def laws_broken_by(game: PicturePerfect) -> set[str]:
    """Return the names of the laws that fail where an envelope is offered, or announced about."""
    chance = random.Random(3)
    found: set[str] = set()
    for seed in range(GAMES):
        for stop in walk(game, 3, seed):
            asked = stop.state.asked
            if asked is None or asked.kind not in ("offer", "announce"):
                continue
            try:
                laws.nobody_knows_too_much(game, stop, chance)
            except AssertionError as error:
                found |= {frame.name for frame in traceback.extract_tb(error.__traceback__)}
    return found


@pytest.mark.rule("P-AUCT-16", "P-INFO-01", "P-VAR-04")
def test_what_is_true_but_not_known_must_not_be_offered() -> None:
    """As older tables played: whoever offered an envelope learned from the next question."""
    found = laws_broken_by(played_with("verified"))
    assert laws.nothing_is_learned_without_a_barrier.__name__ in found


@pytest.mark.rule("P-AUCT-16", "P-VAR-04")
@pytest.mark.parametrize("announcement", ["known", "claim"])
def test_what_is_offered_now_tells_nothing(announcement: str) -> None:
    assert laws_broken_by(played_with(announcement)) == set()
