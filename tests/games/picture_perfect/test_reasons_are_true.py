"""Every refusal of random parties against the truths written apart from the guards."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core.decisions import Composed
from ludoteca.core.frames import playout
from ludoteca.core.together import nobody_yet
from ludoteca.games.picture_perfect.rules.shared_auction import SellOrBuy
from ludoteca.games.picture_perfect.rules.table.state import Party
from ludoteca.games.picture_perfect.rules.votes import TieVote
from tests.conformance.walks import walk
from tests.games.picture_perfect.damage import damaged
from tests.games.picture_perfect.oracle_reasons import TRUTHS, holds
from tests.games.picture_perfect.oracle_scenes import refusal_of_scene
from tests.games.picture_perfect.party import photo
from tests.games.picture_perfect.tables import (
    F2,
    F4,
    GAME,
    GUESTS,
    Table,
    new_table,
    position,
    run_on,
)
from tests.games.whys import Case, all_are_true, code_of, first_in_the_way, told

TRIED = 60  # choices for each seat at each moment
SCENE_CODES = {
    *("game_over", "scene_frozen", "vip_not_now", "already_answered", "malformed"),
    *("vip_used", "vip_not_held", "out_of_bounds", "decor_number", "decor_off_table"),
    *("decor_overlap", "space_unknown", "base_outside", "not_facing", "space_taken"),
    *("camera_range", "camera_too_high", "shows_outside"),
    *("figures_collide", "guest_invisible", "presets_only"),
}


@pytest.mark.slow
@pytest.mark.rule("P-ROUND-07", "P-GEN-04", "P-GEN-05", "P-INFO-01", "P-AUCT-04", "P-AUCT-20")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_first_thing_in_the_way_is_told(seats: int, long_run: bool) -> None:
    """Whoever tries whatever at whichever moment, asked or not, with any options."""
    met: Counter[str] = Counter()
    for seed in range(24 if long_run else 4):
        tried = len(GAME.choices) if long_run else TRIED
        met += all_are_true(GAME, TRUTHS, seats, seed, tried, holds)
    assert len(met) > len(TRUTHS) // 3


def composed_tries(seats: int, seed: int) -> Iterator[tuple[Party, int, Composed]]:
    """Yield moments of a random party with answers that somebody might compose there."""
    chance = random.Random(f"damage {seats} {seed}")
    for stop in walk(GAME, seats, seed):
        state = stop.state
        assert isinstance(state, Party)
        for seat in range(seats):
            asked = GAME.decision(state, seat) if state.stack else None
            is_open = asked is not None and asked.open is not None
            legal = asked.open.sample(chance.getrandbits(32)) if is_open else state.scenes[seat]  # type: ignore[union-attr]
            yield state, seat, chance.choice((legal, damaged(legal, chance)))
            if is_open:
                yield state, seat, damaged(legal, chance)
                yield state, seat, damaged(damaged(legal, chance), chance)
                yield state, seat, chance.choice((state.scenes[seat], photo()))


@pytest.mark.slow
@pytest.mark.rule("P-PLACE-02", "P-PLACE-04", "P-VIP-01", "P-VIP-02", "P-PHOTO-05", "P-GEO-08")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_refused_scenes_are_told_the_truth(seats: int, long_run: bool) -> None:
    """Legal scenes with small random damage, at any moment, by anybody."""
    met: Counter[str] = Counter()
    for seed in range(30 if long_run else 2):
        for state, seat, answer in composed_tries(seats, seed):
            reason = GAME.why_not(state, seat, answer)
            assert code_of(reason) == refusal_of_scene(state, seat, answer), (seat, answer, reason)
            met[code_of(reason)] += 1
    assert len(met) > 10
    if long_run:
        assert set(met) >= SCENE_CODES, SCENE_CODES - set(met)


def offered(card: str, **more: Any) -> Table:
    """Return an auction in which A has put clara up."""
    return position(F4, card, **more).do("A offer(clara); A silent")


def tie() -> Table:
    """Return a vote among A and B, who tied."""
    table = position(F4, final=True)
    table.state.stack = [TieVote(nobody_yet(4), (0, 1))]
    return run_on(table)


def sale_of_the_poor() -> Table:
    """Return a Shared Auction whose active player cannot match the bid, before that is noticed."""
    table = position(F4, "shared_auction", owned="A 1")
    table.state.stack.append(SellOrBuy(0, GUESTS.index("tango"), 5, 1))
    table.state.asked = table.state.stack[-1].ask(table.state)
    return table


def rare_moments() -> list[Table]:
    """Return moments written by hand, among them those that random parties hardly meet."""
    looking = position(F4)
    looking.ask("A", "open(clara)")
    over = new_table(2)
    playout(over.state, 1)
    every = "A contribute(clara); B contribute(olga); C contribute(otto); D contribute(hugo)"
    return [
        looking,
        over,
        position(F4).confirm("B"),
        position(F4, "gifts"),
        position(F2, "gifts"),
        position("A clara · B olga stella mia · C none", "theft", mode="auction"),
        position(F4, "rumours"),
        position(F4, "partner"),
        position(F4, "open_auction", won="A tango"),
        position(F4, "open_auction").do("A offer(clara)"),
        offered("open_auction", owned="D 0").do("B hold; C bid(5)"),
        offered("open_auction").do("B hold"),
        offered("single_bid_auction").do("B bid(3); C pass"),
        position(F4, "shared_auction").do(every),
        position(F4, "shared_auction").do(f"{every}; A pick(clara); B bid(3); C pass"),
        sale_of_the_poor(),
        offered("fixed_price_auction", owned="B 10, C 1"),
        offered("fixed_price_auction", owned="B 10, C 1").do("A price(5)"),
        offered("secret_auction", owned="D 0"),
        offered("secret_auction").do("B bid(4); C bid(4); D bid(1)"),
        tie(),
    ]


def test_every_truth_is_needed() -> None:
    """At moments written by hand every code is met, and every refusal there is true."""
    met: Counter[str] = Counter()
    for table in rare_moments():
        for seat in range(table.state.seats):
            for choice in range(len(GAME.choices)):
                case = Case(GAME, table.state, seat, choice)
                reason = GAME.why_not(table.state, seat, choice)
                assert code_of(reason) == first_in_the_way(TRUTHS, case), told(case, reason)
                if reason is not None:
                    holds(case, reason)
                met[code_of(reason)] += 1
    assert set(met) - {""} == set(TRUTHS)
