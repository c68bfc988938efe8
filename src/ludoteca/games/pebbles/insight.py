"""What a bot must know about Pebbles: a treasure won is good, a strong hand promises more."""

from ludoteca.core.decisions import Decision
from ludoteca.core.rng import below
from ludoteca.games.pebbles.frames import Pebbles


class PebblesInsight:
    """Judges a beach by treasures and hands."""

    def features(self, state: Pebbles, seat: int) -> list[float]:
        """Return the seat's own treasure, the best rival's, and the worth of the hand."""
        treasures = [float(sum(worth + 1 for worth in t)) for t in state.treasures]
        rival = max(t for s, t in enumerate(treasures) if s != seat)
        return [treasures[seat], rival, float(sum(state.hands[seat]))]

    def evaluate(self, state: Pebbles, seat: int) -> float:
        """Return the lead in treasure, plus a little for what the hand may still win."""
        own, rival, hand = self.features(state, seat)
        return own - rival + 0.3 * hand

    def rollout(self, state: Pebbles, decision: Decision, rng: int) -> int:
        """Return any choice: fists are bluff, and one is as good as another."""
        return decision.options[below(rng, len(decision.options))[1]]
