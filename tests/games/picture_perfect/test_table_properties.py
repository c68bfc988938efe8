"""The invariants of section 7 that concern the table, over random games with VIP cards."""

import random
from typing import Any

import pytest

from ludoteca.core import wire
from ludoteca.core.decisions import Composed, Decision
from ludoteca.core.events import Event, Journal
from ludoteca.core.records import Record, final_state, read_record
from ludoteca.games import load
from ludoteca.games.picture_perfect.rules.final_photo import rights, window_of
from ludoteca.games.picture_perfect.rules.placing import refusals_of_photo
from ludoteca.games.picture_perfect.rules.rounds import rescue
from ludoteca.games.picture_perfect.rules.scoring_table import guest_points, judge, standing
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim, Standing
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    Party,
    held_by,
    start_seat,
    vip_count,
)
from tests.games.picture_perfect.tables import GAME

LISTED = {
    *("dance_keep", "partner_take", "partner_return", "gift", "seen", "theft_take"),
    *("rumour_target", "offer", "announce", "open_bid", "contribute", "pick", "shared_bid"),
    *("sell_or_buy", "single_bid", "price", "pay_to_look", "secret_bid", "secret_rebid"),
    *("doubt_vote", "tie_vote"),
}
KEEPS_NUMBERS = ("dance", "partner", "revelations", "rumours")


class Walk:
    """One random game, watched at every step."""

    def __init__(self, seats: int, seed: int) -> None:
        self.chance = random.Random(f"party {seats} {seed}")
        options = {o.key: self.chance.choice(o.values) for o in GAME.options}
        options["mode"] = ("base", "auction")[seed % 2]
        self.record = Record.start(GAME, seats, options, seed)
        self.state: Party = GAME.setup(seats, options, seed)
        self.cards = self.state.cards[:]
        self.highest = 0
        self.won_now: list[object] = []
        self.counts_before = self.counts()

    def play(self) -> None:
        """Play to the end."""
        while self.state.stack:
            decisions = GAME.decisions(self.state)
            self.check_decisions(decisions)
            decision = self.chance.choice(decisions)
            self.look(decision)
            answer = self.answer(decision)
            before = self.state.copy()
            journal = Journal()
            GAME.apply(self.state, decision.seat, answer, journal)
            self.record.add(decision.seat, answer)
            self.check_step(before, decision, answer, journal.events)
        self.check_end()

    def answer(self, decision: Decision) -> int | Composed:
        """Return any legal answer; a third of the scenes use the VIP card if they can."""
        if decision.open is None:
            return self.chance.choice(decision.options)
        answer = decision.open.sample(self.chance.getrandbits(32))
        held = held_by(self.state, decision.seat)
        vip = 0
        if self.state.vip[decision.seat] < 0 and held and self.chance.random() < 0.3:
            vip = 1 + self.chance.choice(held)
        if isinstance(answer, FinalPhoto):
            return FinalPhoto(answer.places, answer.decor, answer.camera, vip)
        assert isinstance(answer, Interim)
        guest = self.chance.randint(1, 14)
        figure = Standing(guest, self.chance.randint(-160, 160), self.chance.randint(-60, 180))
        return Interim((figure,), answer.decor, vip)

    def look(self, decision: Decision) -> None:
        """Make some of the looks that are offered; they change only what the seat saw and sees."""
        if not decision.requests or self.chance.random() < 0.5:
            return
        before = GAME.write_state(self.state)
        for request in decision.requests[: self.chance.randint(1, len(decision.requests))]:
            GAME.request(self.state, decision.seat, request, Journal())
            self.record.add(decision.seat, request, is_request=True)
        after = GAME.write_state(self.state)
        own = {"open": None, "vip_known": None}
        assert {**after, **own} == {**before, **own}

    def check_decisions(self, decisions: list[Decision]) -> None:
        """19: options in a fixed order, never empty; 16: contents only while looking."""
        for decision in decisions:
            if decision.open is not None:
                assert decision.open.accepts(decision.open.sample(3)) == []
            else:
                assert decision.kind in LISTED
                assert decision.options == sorted(set(decision.options))
        is_scoring = bool(self.state.photos)
        for seat in (None, *range(self.state.seats)):
            table = GAME.view(self.state, seat).table
            if not is_scoring and "shown" not in table:
                assert "preference." not in str(table)

    def check_step(
        self, before: Party, decision: Decision, answer: int | Composed, events: list[Event]
    ) -> None:
        """Check what may and what may not have changed."""
        state = self.state
        assert GAME.faults(state) == []  # 1, 2, 3, 5, 6, 15, 21
        assert state.cards == self.cards  # 2
        for seat, guest in enumerate(before.vip):
            if guest >= 0:
                assert state.vip[seat] == guest  # 3: for ever
            elif state.vip[seat] >= 0:  # 4
                assert window_of(before) is not None
                assert before.where[state.vip[seat]] == seat
        if window_of(state) is not None:
            assert state.won == []  # 9
            assert (state.first + state.round - 1) % state.seats == start_seat(state)  # 15
        self.check_numbers(before)
        self.check_auction(before, decision, answer, events)

    def check_numbers(self, before: Party) -> None:
        """7 and 8: how many envelopes lie where."""
        state = self.state
        if before.card < 0 or state.card == before.card:
            return
        card = GAME.names["exchange"][before.card]
        if card in KEEPS_NUMBERS or not state.variant.is_auction:
            assert self.counts() == self.counts_before
        self.counts_before = self.counts()

    def counts(self) -> list[int]:
        """Return how many envelopes each player and the centre have."""
        places = (*range(self.state.seats), CENTRE)
        return [len(held_by(self.state, place)) for place in places]

    def check_auction(
        self, before: Party, decision: Decision, answer: int | Composed, events: list[Event]
    ) -> None:
        """10 to 13: every envelope is sold once, bids rise, payments balance."""
        state = self.state
        paid = [0] * state.seats
        for event in events:
            if event.kind in ("offered", "picked"):
                self.highest = 0
                assert event.args["envelope"] not in self.won_now  # 10
            elif event.kind == "raised":
                bid = event.args["bid"]
                assert isinstance(bid, int)
                assert self.highest < bid <= before.decorations[decision.seat]  # 11, 12
                self.highest = bid
            elif event.kind == "round_began":
                self.won_now = []
            self.check_payment(event, paid)
        if not any(event.kind in ("rescued", "bank_bought") for event in events):
            change = [a - b for a, b in zip(state.decorations, before.decorations, strict=True)]
            assert change == paid  # 13

    def check_payment(self, event: Event, paid: list[int]) -> None:
        """Add up what an event says was paid."""
        if event.kind not in ("bought", "paid_to_look", "paid_half"):
            return
        price, seller = event.args["price"], str(event.args["seller"])
        assert isinstance(price, int)
        paid[int(str(event.args["seat"]).removeprefix("seat."))] -= price
        paid[int(seller.removeprefix("seat."))] += price
        if event.kind == "bought":
            assert event.args["envelope"] not in self.won_now  # 10
            self.won_now.append(event.args["envelope"])

    def check_end(self) -> None:
        """15, 20, 21, 22, 23 and 32 at the end of the game."""
        state = self.state
        assert len(state.discards) == 6
        assert sum(card >= 6 for card in state.discards) == 3 * state.variant.is_auction
        for seat, photo in enumerate(state.photos):
            assert refusals_of_photo(GAME.contents, photo, rights(state, seat)) == []
            placed = {place.guest - 1 for place in photo.places}
            for guest in range(14):
                points = sum(guest_points(state, seat, guest))
                factor = 1 + vip_count(state, guest)
                fair = {factor * one for one in (-3, 1, 3, 6)} if guest in placed else {0}
                assert points in fair
        assert (
            sum(vip_count(state, guest) for guest in range(14)) + state.vip.count(-1) == state.seats
        )
        self.record.hash = GAME.state_hash(state)


@pytest.mark.parametrize("part", range(10))
def test_invariants_over_random_games(part: int, long_run: bool) -> None:
    """Invariants 1 to 16 and 19 to 22; 3000 games in the long run."""
    size = 300 if long_run else 3
    for seed in range(part * size, (part + 1) * size):
        Walk(2 + seed // 2 % 5, seed).play()


def test_every_kind_of_decision_comes_up() -> None:
    """Random games meet all decisions of section 5.3 but those that need a doubt or a tie."""
    kinds: set[str] = set()
    for seed in range(40):
        walk = Walk(2 + seed % 5, 2 * seed + 1)
        while "final_photo" not in {d.kind for d in GAME.decisions(walk.state)}:
            decision = walk.chance.choice(GAME.decisions(walk.state))
            kinds.add(decision.kind)
            GAME.apply(walk.state, decision.seat, walk.answer(decision))
    assert kinds == LISTED - {"doubt_vote", "tie_vote"} | {"arrange"}


@pytest.mark.parametrize("seed", [2, 7])
def test_the_same_record_gives_the_same_game(seed: int) -> None:
    """32: replayed from its JSON, requests included."""
    walk = Walk(2 + seed % 5, seed)
    walk.play()
    data: dict[str, Any] = wire.PLAIN.read(walk.record.write(GAME), wire.NUMBERS, "")
    record, game = read_record(data, load)
    assert game.state_hash(final_state(record, game)) == walk.record.hash


@pytest.mark.rule("P-GEN-04", "P-EXCH-01")
def test_simultaneous_answers_commute(long_run: bool) -> None:
    """18: any order of arrival gives the same state."""
    for seed in range(200 if long_run else 12):
        chance = random.Random(seed)
        state = GAME.setup(2 + seed % 5, {"mode": ("base", "auction")[seed % 2]}, seed)
        for _ in range(60):
            decisions = GAME.decisions(state)
            if not decisions or decisions[0].kind == "final_photo":
                break
            answers = {
                d.seat: d.open.sample(1) if d.open else chance.choice(d.options) for d in decisions
            }
            twin = state.copy()
            for seat in answers:
                GAME.apply(state, seat, answers[seat])
            for seat in reversed(answers):
                GAME.apply(twin, seat, answers[seat])
            assert GAME.state_hash(state) == GAME.state_hash(twin)


@pytest.mark.rule("P-SCORE-04")
def test_the_order_of_cards_in_an_envelope_is_irrelevant() -> None:
    """23: the verdicts are those of the cards, in whatever order they lie."""
    state: Party = GAME.setup(3, {"tie": "shared"}, 4)
    while state.stack:
        decision = GAME.decisions(state)[0]
        answer = decision.open.sample(9) if decision.open else decision.options[0]
        GAME.apply(state, decision.seat, answer)
    points, found = standing(state).scores, state.verdicts
    state.cards = [tuple(reversed(three)) for three in state.cards]
    state.verdicts = [judge(state, photo) for photo in state.photos]
    assert standing(state).scores == points
    turn = [3 * guest + 2 - index for guest in range(14) for index in range(3)]
    assert [tuple(row[i] for i in turn) for row in state.verdicts] == found


@pytest.mark.rule("P-AUCT-17")
def test_nobody_who_could_be_helped_is_left_with_nothing(long_run: bool) -> None:
    """14: after step 4 whoever was in need has something, if anybody could give enough."""
    for seed in range(400 if long_run else 40):
        chance = random.Random(seed)
        seats = 3 + seed % 4
        state: Party = GAME.setup(seats, {"mode": "auction"}, seed)
        state.where = [chance.choice([CENTRE, 0, 1, 1]) for _ in state.where]
        state.decorations = [0] * seats
        for _ in range(10 * seats):
            state.decorations[chance.randrange(2)] += 1
        before = state.copy()
        rescue(state, Journal())
        for seat in range(2, seats):  # the others have neither envelopes nor decorations
            assert state.decorations[seat] == 2
        assert sum(state.decorations) == sum(before.decorations)
