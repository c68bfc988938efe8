"""A player that searches: information-set Monte Carlo tree search over imagined worlds.

It knows the table through view and recall alone. A fixed seed and number of iterations give the
same answer everywhere; with a time limit it answers within about that time.
"""

from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.rng import fork
from ludoteca.players.outlook import Outlook
from ludoteca.players.player import Known
from ludoteca.players.tree import CURIOSITY, Tree

ITERATIONS = 400
FIRST_LOOKS = 3  # worlds in which options are weighed before any line is played
EVER = 10_000_000  # more iterations than any time limit allows
REUSED = 2  # lines played in one imagined world before another is imagined
NOW_AND_THEN = 8  # iterations between checks whether the choice is settled


class Thought(NamedTuple):
    """One choice after thinking: how often it was tried, and what share of a win it promises."""

    choice: Choice
    visits: int
    value: float


class Findings(NamedTuple):
    """What one tree has found about one choice; findings of several trees add up."""

    choice: Choice
    visits: int
    total: float


class Budget(NamedTuple):
    """How long a tree may grow: in iterations or in seconds, whichever ends first."""

    iterations: int | None
    seconds: float | None
    curiosity: float
    is_brief: bool = False  # stop once no other choice can still overtake in tries

    def share(self, part: int, parts: int) -> "Budget":
        """Return the budget of one of several processes: iterations are shared, seconds are not."""
        if self.iterations is None:
            return self
        mine = self.iterations // parts + (part < self.iterations % parts)
        return self._replace(iterations=mine)


class SearchPlayer:
    """Thinks for a number of iterations, or for some seconds, in one process or several."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int | None = None,
        seconds: float | None = None,
        processes: int = 1,
        curiosity: float = CURIOSITY,
    ) -> None:
        if iterations is None and seconds is None:
            iterations = ITERATIONS
        self.rng = fork(seed, 4)
        self.budget = Budget(iterations, seconds, curiosity)
        self.processes = processes

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        budget = self.budget._replace(is_brief=self.processes == 1)
        return self.think(game, view, recall, decision, budget)[0].choice

    def think(
        self,
        game: Game[Any],
        view: View,
        recall: Recall,
        decision: Decision,
        budget: Budget | None = None,
    ) -> list[Thought]:
        """Return what was thought of each choice, the best first.

        A game that can answer its open questions carefully is asked for one answer.
        """
        self.rng = fork(self.rng, 5)
        budget = budget or self.budget
        known = Known(view, recall, decision)
        if not decision.options and Outlook(game).composer is not None:
            return [Thought(compose(game, known, self.rng, budget), 1, 0.5)]
        seeds = [fork(self.rng, part) for part in range(self.processes)]
        shares = [budget.share(part, self.processes) for part in range(self.processes)]
        if self.processes == 1:
            return ranked([search(game, known, seeds[0], shares[0])])
        from ludoteca.players.parallel import search_in_processes

        return ranked(search_in_processes(game, known, seeds, shares))


def compose(game: Game[Any], known: Known, seed: int, budget: Budget) -> Choice:
    """Return the game's own careful answer to an open question."""
    world = game.imagine(known.view, known.recall, fork(seed, 0))
    asked = game.decision(world, known.decision.seat)
    assert asked is not None
    effort = EVER if budget.iterations is None else budget.iterations
    return Outlook(game).composed(world, asked, fork(seed, 1), effort, budget.seconds)


def search(game: Game[Any], known: Known, seed: int, budget: Budget) -> list[Findings]:
    """Return what one tree finds about each choice, in the order of the options."""
    view, recall, decision = known
    iterations = EVER if budget.iterations is None else budget.iterations
    outlook = Outlook(game)
    outlook.dice = seed % 0xFFFFFFFE + 1
    if budget.seconds is not None:
        outlook.stop = perf_counter() + budget.seconds
    tree = Tree(outlook, decision.seat, budget.curiosity)
    if decision.options:
        looks = [game.imagine(view, recall, fork(seed, -1 - i)) for i in range(FIRST_LOOKS)]
        tree.begin(looks, decision)
    world: State | None = None
    begun = perf_counter()
    while tree.iterations < iterations and (perf_counter() < outlook.stop or not tree.iterations):
        if world is None or tree.iterations % REUSED == 0:
            world = game.imagine(view, recall, fork(seed, tree.iterations))
        twin = world.copy()
        asked = game.decision(twin, decision.seat)
        assert asked is not None
        tree.iterate(twin, asked)
        if budget.is_brief and tree.iterations % NOW_AND_THEN == 0:
            left = min(iterations - tree.iterations, still_possible(tree, begun))
            if is_settled(tree, decision.seat, left):
                break
    arms = tree.root.bandit(decision.seat).arms
    return [Findings(arm.choice, arm.visits, arm.total) for arm in arms.values()]


def still_possible(tree: Tree, begun: float) -> int:
    """Return how many iterations fit in the time left, at the pace so far."""
    now = perf_counter()
    return int(tree.iterations * max(0.0, tree.outlook.stop - now) / max(1e-9, now - begun))


def is_settled(tree: Tree, seat: int, left: int) -> bool:
    """Return whether the most tried choice must stay so, however the remaining iterations go."""
    most = second = 0
    for arm in tree.root.bandit(seat).arms.values():
        if arm.visits > most:
            most, second = arm.visits, most
        elif arm.visits > second:
            second = arm.visits
    return most - second > left


def ranked(found: list[list[Findings]]) -> list[Thought]:
    """Return the sum of several trees' findings, the most tried choice first."""
    choices: list[Choice] = []
    visits: list[int] = []
    totals: list[float] = []
    places: dict[int, int] = {}
    for findings in found:
        for choice, tried, total in findings:
            if isinstance(choice, int) and choice in places:
                place = places[choice]
                visits[place] += tried
                totals[place] += total
                continue
            if isinstance(choice, int):
                places[choice] = len(choices)
            choices.append(choice)
            visits.append(tried)
            totals.append(total)
    thoughts = [
        Thought(choice, tried, total / tried if tried else 0.0)
        for choice, tried, total in zip(choices, visits, totals, strict=True)
    ]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value))
