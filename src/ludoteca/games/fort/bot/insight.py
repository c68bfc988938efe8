"""What a bot must know about Fort: how good a state is for a seat, and a quick sensible choice.

A state in the middle of the seat's own play is judged by how that play could end.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision
from ludoteca.core.events import SILENT
from ludoteca.core.frames import step
from ludoteca.core.rng import below
from ludoteca.games.fort.bot.prospects import features, final_scores, standing_of
from ludoteca.games.fort.bot.quick import pick
from ludoteca.games.fort.bot.worth import Worths
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.additions import Additions
from ludoteca.games.fort.rules.refusals.other_moments import is_recycling
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.state import FortState

WIN: Final = 200.0
RIVALS: Final = 0.9  # how much the strongest rival's prospects weigh against the seat's own
WHIM: Final = 6  # one rollout choice in this many is random
LONGEST_PLAY: Final = 60

# Questions that belong to a play in progress: they are answered before the state is judged.
WITHIN: Final = (
    "name_suit", "choose_action", "choose_additions", "choose_kind", "choose_unit",
    "choose_payment", "choose_rule", "choose_perk",
)  # fmt: skip

RECYCLES: Final = ("choose_play", "use_recycling")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FortInsight:
    """Judges states and answers questions for one box."""

    __slots__ = ("horizon", "spread", "worths")

    def __init__(self, book: Book) -> None:
        self.worths = Worths(book)
        self.spread = 10.0  # a lead that is comfortable
        self.horizon = 40  # decisions: about four turns, after which the prospects are clearer

    def features(self, state: FortState, seat: int) -> list[float]:
        """Return the features of the seat's position, in the order of `prospects.FEATURES`."""
        return features(state, self.worths, seat)

    def evaluate(self, state: FortState, seat: int) -> float:
        """Return how good the state is for the seat, in points ahead of the strongest rival."""
        asked = state.asked
        if asked is None or asked.seat != seat or not is_within(state, asked):
            return self.judge(state, seat)
        return self.play_on(state.copy(), seat)

    def play_on(self, state: FortState, seat: int) -> float:
        """Return the best that the seat's play can still become, trying both action orders."""
        for _ in range(LONGEST_PLAY):
            asked = state.asked
            if asked is None or asked.seat != seat or not is_within(state, asked):
                break
            if asked.kind == "choose_action" and len(asked.options) > 1:
                best = -10000.0
                for option in asked.options:
                    twin = state.copy()
                    step(twin, option, SILENT)
                    best = max(best, self.play_on(twin, seat))
                return best
            step(state, pick(state, self.worths, asked), SILENT)
        return self.judge(state, seat)

    def judge(self, state: FortState, seat: int) -> float:
        """Return the seat's prospects against those of the strongest rival."""
        if not state.stack:
            return self.result(state, seat)
        strongest = -10000.0
        for rival in range(state.seats):
            if rival != seat:
                strongest = max(strongest, standing_of(state, self.worths, rival))
        return standing_of(state, self.worths, seat) - RIVALS * strongest

    def result(self, state: FortState, seat: int) -> float:
        """Return how a finished game ended for the seat (F-END-08)."""
        scores = final_scores(state)
        keys = [100 * scores[i] + state.levels[i] for i in range(state.seats)]
        mine = keys.pop(seat)
        lead = (mine - max(keys)) / 100
        return lead + (WIN if lead > 0 else -WIN if lead < 0 else 0.0)

    def worth_trying(self, state: FortState, decision: Decision) -> list[int]:
        """Return the options a search should look at: sets are named only in the table's order.

        Recycling is possible at every question; it is tried where it may lead to something new.
        """
        top, book = state.stack[-1], state.book
        last = top.last if isinstance(top, Additions) else 0
        waits = decision.kind not in RECYCLES
        found: list[int] = []
        for option in decision.options:
            is_late = book.add <= option < last
            if not is_late and not (waits and is_recycling(book, option)):
                found.append(option)
        return found if found else decision.options

    def rollout(self, state: FortState, decision: Decision, rng: int) -> int:
        """Return a quick sensible choice, occasionally a random one."""
        rng, whim = below(rng, WHIM)
        if whim == 0:
            options = self.worth_trying(state, decision)
            return options[below(rng, len(options))[1]]
        return pick(state, self.worths, decision)


def is_within(state: FortState, asked: Decision) -> bool:
    """Return whether the question belongs to a play or a follow in progress."""
    if asked.kind == "choose_recruit":
        return isinstance(state.stack[-1], Run)  # not the Recruit phase
    return asked.kind in WITHIN
