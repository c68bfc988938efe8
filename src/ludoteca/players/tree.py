"""A tree of what a seat may know: nodes are shared by all imagined worlds (information sets).

Each pass through the tree runs in one world. An option counts as seen whenever that world offers
it, so that rare options are not taken for bad ones. In a simultaneous moment every seat chooses by
its own numbers alone, not knowing what the others have just answered.
"""
# compiled

import math
from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision
from ludoteca.core.events import SILENT
from ludoteca.core.frames import State, step_seat
from ludoteca.players.outlook import Outlook, is_going_on

CURIOSITY: Final = 1.5  # how much a promising option is tried beyond what it has shown
GRAIN: Final = 1.0  # points an option must lag behind to look four times less likely
DOUBT: Final = 0.05  # an untried option is expected to be a little worse than the rest
THINK: Final = 8  # visits after which the options of a node are weighed
FEW: Final = 12  # more options than this are not weighed below the root
UNSEEN: Final = -1  # stands for somebody else's composed answer: nobody sees which
OPEN: Final = -2  # one's own first composed answer; further ones count down
SHIFT: Final = 20  # bits per answer in the key of what follows


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Arm:
    """One option of a seat at one moment, and what came of it."""

    def __init__(self, choice: int | Composed, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        self.seen = 0
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """Return the option's average worth; it must have been tried."""
        return self.total / self.visits


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Bandit:
    """The options of one seat at one moment, by number."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.visits = 0
        self.total = 0.0
        self.is_weighed = False
        self.answers = 0  # composed ones; in some worlds the same moment lists its options

    def arm(self, number: int, prior: float) -> Arm:
        """Return the arm with this number, made on first sight."""
        arm = self.arms.get(number)
        if arm is None:
            arm = Arm(number, prior)
            self.arms[number] = arm
        return arm

    def best(self, options: list[int], curiosity: float) -> int:
        """Return the most promising option: proven worth plus what may still be found."""
        hope = self.total / self.visits - DOUBT if self.visits else 0.5
        usual = 1.0 / len(options)
        best = options[0]
        highest = -1000.0
        for option in options:
            arm = self.arm(option, usual)
            arm.seen += 1
            value = arm.total / arm.visits if arm.visits else hope
            promise = value + curiosity * arm.prior * math.sqrt(arm.seen) / (1 + arm.visits)
            if promise > highest:
                best, highest = option, promise
        return best

    def believe(self, options: list[int], points: list[float]) -> None:
        """Set the priors: options that look better count as likelier."""
        highest = max(points)
        weights: list[float] = []
        for value in points:
            lag = 1.0 + (highest - value) / GRAIN
            weights.append(1.0 / (lag * lag))
        whole = sum(weights)
        for i in range(len(options)):
            self.arm(options[i], 0.0).prior = weights[i] / whole
        self.is_weighed = True


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Moment:
    """A node: a bandit for each seat that chooses here, and what follows from the answers."""

    def __init__(self) -> None:
        self.bandits: dict[int, Bandit] = {}
        self.after: dict[int, Moment] = {}

    def bandit(self, seat: int) -> Bandit:
        """Return the bandit of a seat, made on first sight."""
        bandit = self.bandits.get(seat)
        if bandit is None:
            bandit = Bandit()
            self.bandits[seat] = bandit
        return bandit


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tree:
    """One seat's search from one question."""

    def __init__(self, outlook: Outlook, seat: int, curiosity: float = CURIOSITY) -> None:
        self.outlook = outlook
        self.seat = seat
        self.curiosity = curiosity
        self.root = Moment()
        self.iterations = 0
        self.path: list[Arm] = []
        self.owners: list[int] = []
        self.bandits: list[Bandit] = []

    def begin(self, worlds: list[State], decision: Decision) -> None:
        """Weigh the options of the question in a few worlds before any line is played."""
        decision = self.outlook.narrowed(worlds[0], decision)
        points = [0.0] * len(decision.options)
        for world in worlds:
            weighed = self.outlook.weigh(world, decision)
            for i in range(len(points)):
                points[i] += weighed[i] / len(worlds)
        self.root.bandit(self.seat).believe(decision.options, points)

    def iterate(self, world: State, decision: Decision) -> None:
        """Play one line in this world, which is used up, and learn from its end."""
        self.path, self.owners, self.bandits = [], [], []
        moment = self.root
        asked: Decision | None = decision
        name = 1
        while asked is not None and (asked is decision or asked.kind not in self.outlook.stops):
            seat = asked.seat
            kind = asked.kind
            bandit = moment.bandit(seat)
            is_new = bandit.visits == 0
            number = self.pick(world, self.outlook.narrowed(world, asked), bandit)
            choice: int | Composed = number
            if number < 0:
                if seat != self.seat:
                    choice = self.outlook.answer(world, asked)
                else:
                    choice = bandit.arms[number].choice
            step_seat(world, seat, choice, SILENT)
            name = (name << SHIFT) + number - OPEN + 64
            asked = world.asked
            if asked is None or asked.kind != kind or not is_going_on(world):
                following = moment.after.get(name)
                if following is None:
                    following = Moment()
                    moment.after[name] = following
                moment = following
                name = 1
            if is_new:
                break
        self.learn(self.outlook.play_on(world))

    def pick(self, world: State, decision: Decision, bandit: Bandit) -> int:
        """Return the number of the option to follow, noted for `learn`."""
        if decision.open is not None:
            number = self.widen(world, decision, bandit)
            if number == UNSEEN:
                return number
        elif bandit.visits == 0 and not bandit.is_weighed:
            first = self.outlook.answer(world, decision)
            assert isinstance(first, int)
            usual = 1.0 / len(decision.options)
            for option in decision.options:
                bandit.arm(option, usual).seen += 1
            number = first
        else:
            if bandit.visits >= THINK and not bandit.is_weighed and len(decision.options) <= FEW:
                bandit.believe(decision.options, self.outlook.weigh(world, decision))
            number = bandit.best(decision.options, self.curiosity)
        self.path.append(bandit.arms[number])
        self.owners.append(decision.seat)
        self.bandits.append(bandit)
        return number

    def widen(self, world: State, decision: Decision, bandit: Bandit) -> int:
        """Return one's own composed answer by number; new ones are added as visits grow."""
        if decision.seat != self.seat:
            bandit.visits += 1
            return UNSEEN
        count = bandit.answers
        if count * count <= bandit.visits:
            arm = Arm(self.outlook.answer(world, decision), 0.0)
            bandit.arms[OPEN - count] = arm
            count += 1
            bandit.answers = count
        numbers: list[int] = []
        for i in range(count):
            bandit.arms[OPEN - i].prior = 1.0 / count
            numbers.append(OPEN - i)
        return bandit.best(numbers, self.curiosity)

    def learn(self, worths: list[float]) -> None:
        """Credit every option on the path with what came of it."""
        for i in range(len(self.path)):
            arm = self.path[i]
            worth = worths[self.owners[i]]
            arm.visits += 1
            arm.total += worth
            bandit = self.bandits[i]
            bandit.visits += 1
            bandit.total += worth
        self.iterations += 1
