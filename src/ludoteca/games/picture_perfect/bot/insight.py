"""What a bot must know about Picture Perfect: how good a state is, and quick sensible answers."""

from dataclasses import replace

from ludoteca.core.decisions import Composed, Decision
from ludoteca.games.picture_perfect.bot.beliefs import Beliefs, is_known, known_count
from ludoteca.games.picture_perfect.bot.photographer import ITERATIONS, Photographer
from ludoteca.games.picture_perfect.rules.final_photo import rights
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.rumours import Look
from ludoteca.games.picture_perfect.rules.scoring_table import results
from ludoteca.games.picture_perfect.rules.table.choices import NO
from ludoteca.games.picture_perfect.rules.table.scene import NO_VIP, FinalPhoto
from ludoteca.games.picture_perfect.rules.table.state import ROUNDS, Party, held_by
from ludoteca.games.picture_perfect.rules.wishes import Evidence

KNOWING = 2.5  # points that knowing one more envelope is worth
HOLDING = 0.3  # an envelope already known: a place for the VIP card, a tie-break
SPREAD = 10.0  # points of knowledge that make a comfortable lead
VIP_GAIN = 3  # points a guest must bring for the VIP card to be spent on it
CAREFUL = 100  # photos; anyone who tries this many also plans for the VIP card


class PartyInsight:
    """Values knowledge, envelopes and decorations; photographs by search."""

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self.iterations = iterations  # photos tried for a quick answer
        # A line is played to the end of the round: beyond that, chance drowns everything.
        self.stops = ("arrange", "final_photo")

    def evaluate(self, state: Party, seat: int) -> float:
        """Return the lead over the best rival once photos are in, before that an estimate."""
        if state.photos:
            points = [result.points for result in results(state)]
            rivals = points[:seat] + points[seat + 1 :]
            return float(points[seat] - max(rivals))
        value = KNOWING * known_count(state, seat)
        for guest in held_by(state, seat):
            value += HOLDING if is_known(state, seat, guest) else HOLDING + KNOWING
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Look) and top.targets[seat] >= 0:
            value += 0.0 if is_known(state, seat, top.targets[seat]) else KNOWING
        return value + self.riches(state, seat)

    def riches(self, state: Party, seat: int) -> float:
        """Return the points of a seat's decorations: none except in the auction game."""
        if not state.variant.is_auction:
            return 0.0
        return state.decorations[seat] / state.contents.number("decorations_per_point")

    def chances(self, state: Party) -> list[float]:
        """Return what each seat may expect, as the seat that imagined this world judges it."""
        seats = state.seats
        me = max(state.knower, 0)
        rivals = sum([self.guess(state, seat) for seat in range(seats) if seat != me])
        lead = self.evaluate(state, me) - rivals / (seats - 1)
        share = (0.5 + 0.5 * lead / (SPREAD + abs(lead))) * 2.0 / seats
        return [share if seat == me else (1.0 - share) / (seats - 1) for seat in range(seats)]

    def guess(self, state: Party, seat: int) -> float:
        """Return what a rival has, assuming it knows every envelope it holds or has held."""
        held, known = held_by(state, seat), state.looked[seat]
        for guest in held:
            known |= 1 << guest
        return KNOWING * known.bit_count() + HOLDING * len(held) + self.riches(state, seat)

    def compose(
        self, state: Party, decision: Decision, rng: int, effort: int, seconds: float | None
    ) -> Composed:
        """Return a careful answer to an open question: for a photo, `effort` of them are tried."""
        assert decision.open is not None
        if decision.kind == "final_photo":
            return self.photograph(state, decision.seat, rng, effort, seconds)
        return decision.open.sample(rng)

    def rollout(self, state: Party, decision: Decision, rng: int) -> int | Composed:
        """Return a quick answer; only the seat that imagined this world photographs carefully."""
        if decision.kind == "arrange" and decision.seat == state.knower:
            for guest in held_by(state, decision.seat):  # it looks wherever it may
                state.known |= 1 << guest
        if decision.open is None:
            # A bot never grants a doubtful case (P-GEO-21).
            quick = [NO] if decision.kind == "doubt_vote" else decision.options
            return quick[rng % len(quick)]
        if decision.kind == "final_photo" and decision.seat == state.knower:
            return self.photograph(state, decision.seat, rng)
        return decision.open.sample(rng)

    def photograph(
        self,
        state: Party,
        seat: int,
        rng: int,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> FinalPhoto:
        """Return a good photo for what the seat knows, with the VIP card if that is worth it."""
        contents, variant = state.contents, state.variant
        beliefs = Beliefs.of(state, seat)
        photographer = Photographer(
            contents,
            beliefs,
            state.scenes[seat].decor,
            variant.table_hides,
            variant.presets_only,
            variant.exact,
        )
        iterations = iterations or self.iterations
        if iterations >= CAREFUL:
            return photographer.shoot(rng, iterations, seconds, self.stars(state, seat, beliefs))
        photo = photographer.shoot(rng, iterations, seconds)
        return replace(photo, vip=self.best_vip(state, seat, beliefs, photo))

    def stars(self, state: Party, seat: int, beliefs: Beliefs) -> list[int]:
        """Return the guests, by number, whose known envelopes may get the VIP card."""
        may = rights(state, seat)
        return [guest for guest in sorted(may.envelopes) if may.has_vip and guest in beliefs.cards]

    def best_vip(self, state: Party, seat: int, beliefs: Beliefs, photo: FinalPhoto) -> int:
        """Return the guest whose envelope gets the VIP card, by number, 0 for none."""
        judged = develop(state.contents, photo, exact=state.variant.exact)
        evidence = Evidence.of(state.contents, photo, judged, state.variant.table_hides)
        best, gain = NO_VIP, VIP_GAIN - 1
        for guest in self.stars(state, seat, beliefs):
            if guest in evidence.spaces:
                points = state.contents.points[beliefs.met(evidence, guest)]
                if points > gain:
                    best, gain = guest, points
        return best

    def features(self, state: Party, seat: int) -> list[float]:
        """Return features a learner may start from, all between 0 and about 1."""
        rivals = [s for s in range(state.seats) if s != seat]
        owned = sum(state.decorations) or 1
        return [
            state.round / ROUNDS,
            known_count(state, seat) / len(state.where),
            len(held_by(state, seat)) / len(state.where),
            max(len(held_by(state, s)) for s in rivals) / len(state.where),
            state.decorations[seat] / owned,
            float(state.vip[seat] < 0),
            float(state.variant.is_auction),
        ]
