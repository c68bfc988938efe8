"""The view laws with looks and VIP cards in play: imagined worlds agree with all that was shown."""

from collections import Counter

import pytest

from ludoteca.core.events import Journal, Recall, remember
from ludoteca.games.picture_perfect.edge.recall import PartyRecall
from ludoteca.games.picture_perfect.rules.table.state import Party
from tests.games.picture_perfect.tables import F4, GAME, GUESTS, position
from tests.games.picture_perfect.test_table_properties import Walk


def check(state: Party, recall: Recall, rng: int) -> Party:
    """Check one imagined world and return it."""
    seat = recall.seat
    view = GAME.view(state, seat)
    world = GAME.imagine(view, recall, rng)
    assert GAME.view(world, seat).table == view.table
    assert GAME.view(world, None).table == GAME.view(state, None).table
    assert recall.fits(state)
    assert recall.fits(world)
    assert GAME.faults(world) == []
    ours, theirs = (GAME.decision(s, seat) for s in (state, world))
    assert (ours is None) == (theirs is None)
    if ours is not None and theirs is not None:
        assert (ours.kind, ours.options, ours.requests) == (
            theirs.kind,
            theirs.options,
            theirs.requests,
        )
    return world


def check_looks(recalls: list[Recall]) -> None:
    """Check that all remember alike who could look where, and that nobody knows more than that."""
    for recall in recalls:
        assert isinstance(recall, PartyRecall)
        for other in recalls:
            assert isinstance(other, PartyRecall)
            assert recall.looked == other.looked
            assert sum(1 << guest for guest in other.cards) & ~recall.looked[other.seat] == 0


@pytest.mark.rule("P-INFO-14", "P-VIP-05", "P-AUCT-16")
@pytest.mark.parametrize("part", range(5))
def test_imagined_worlds_agree_with_what_was_shown(part: int, long_run: bool) -> None:
    """With every seat looking and VIP cards being added, from the set-up to the end."""
    for seed in range(8 * part, 8 * part + (8 if long_run else 1)):
        walk = Walk(2 + seed % 5, seed)
        recalls = [GAME.recall(seat, walk.state.seats) for seat in range(walk.state.seats)]
        journal = Journal()
        GAME.setup(walk.state.seats, walk.record.options, seed, journal)
        remember(recalls, journal.events)
        while walk.state.stack:
            decision = walk.chance.choice(GAME.decisions(walk.state))
            journal = Journal()
            for request in decision.requests[: walk.chance.randint(0, 5)]:
                GAME.request(walk.state, decision.seat, request, journal)
            remember(recalls, journal.events)
            if walk.chance.random() < 0.3:
                recall = walk.chance.choice(recalls)
                check(walk.state, recall, walk.chance.getrandbits(64))
                check_looks(recalls)
            journal = Journal()
            GAME.apply(walk.state, decision.seat, walk.answer(decision), journal)
            remember(recalls, journal.events)
        for recall in recalls:
            check(walk.state, recall, 1)


@pytest.mark.rule("P-AUCT-16", "P-INFO-14")
@pytest.mark.parametrize("known", ["A clara", ""])
def test_an_auctioneer_knows_whether_there_is_something_to_announce(known: str) -> None:
    table = position(F4, "open_auction", vips="C clara", vips_known=known).do("A offer(clara)")
    recall = GAME.recall(0, 4)
    assert isinstance(recall, PartyRecall)
    clara = GUESTS.index("clara")
    recall.windows.append(tuple(2 if guest == clara else -1 for guest in range(len(GUESTS))))
    found = {clara in check(table.state, recall, rng).vip for rng in range(20)}
    assert found == ({True} if known else {True, False})
    others = Counter(clara in check(table.state, GAME.recall(1, 4), rng).vip for rng in range(40))
    assert len(others) == 2  # B cannot tell


@pytest.mark.rule("P-AUCT-16", "P-INFO-14")
def test_an_announcement_is_remembered_and_a_claim_is_not_believed() -> None:
    for announcement, is_sure in (("known", True), ("verified", True), ("claim", False)):
        table = position(F4, "open_auction", vips="A clara", vip_announcement=announcement)
        recall = GAME.recall(1, 4)
        assert isinstance(recall, PartyRecall)
        recall.windows.append(tuple(table.state.where))
        table.do("A offer(clara); A announce")
        remember([recall], table.events)
        found = {0 in check(table.state, recall, rng).vip for rng in range(30)}
        assert found == ({True} if is_sure else {True, False})


def test_worlds_vary_in_everything_hidden() -> None:
    """Contents, deck, scenes, VIP cards, open envelopes and waiting answers of the others."""
    table = position(F4).confirm("BC")
    recall = GAME.recall(0, 4)
    worlds = [GAME.write_state(check(table.state, recall, rng)) for rng in range(12)]
    for field in GAME.hidden - {"vip", "vip_known"} | {"stack"}:
        assert len({str(world[field]) for world in worlds}) > 1, field
    own = [world["scenes"][0] for world in worlds]
    assert all(scene == own[0] for scene in own)


def test_a_world_that_differs_from_what_was_shown_does_not_fit() -> None:
    """Each thing that is remembered is enough to tell a wrong world."""
    table = position(F4, "open_auction", vips="A clara, C leo").do("A offer(clara)")
    clara, leo = GUESTS.index("clara"), GUESTS.index("leo")

    def shown() -> tuple[Party, PartyRecall]:
        recall = GAME.recall(0, 4)
        assert isinstance(recall, PartyRecall)
        recall.vip = clara
        return table.state.copy(), recall

    state, recall = shown()
    recall.cards[leo] = tuple(state.cards[leo])
    recall.seen[leo] = (1, 0)
    recall.announced[leo] = 0
    assert recall.fits(state)
    state.cards[leo] = state.cards[clara]
    assert not recall.fits(state)
    state, recall = shown()
    recall.seen[leo] = (2, 0)
    assert not recall.fits(state)
    state, recall = shown()
    recall.announced[GUESTS.index("mia")] = 0
    assert not recall.fits(state)
    state, recall = shown()
    recall.vip = leo
    assert not recall.fits(state)
