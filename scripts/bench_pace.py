"""How long it takes from a press to the next picture, as the browser measures real input.

Event timing says when something was pressed and when the next frame came. Other processes make that
longer through no fault of the page, so the time the page itself worked is kept too.
"""

from collections.abc import Callable
from typing import NamedTuple

from tests.web.people import Person

WATCH = """() => {
  window.pressed = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const longest = Math.max(duration, window.pressed.get(interactionId) ?? 0);
      window.pressed.set(interactionId, longest);
    }
  }).observe({ type: "event", durationThreshold: 16 });
}"""
# The entries come after the picture; anything below the minimum duration is never reported.
TOLD = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let n = 0; n < 3; n++) await frame();
  await new Promise((done) => setTimeout(done, 60));
  const longest = Math.max(16, ...window.pressed.values());
  window.pressed.clear();
  return longest;
}"""


class Times(NamedTuple):
    """Milliseconds of some presses, from fastest to slowest."""

    sorted: list[float]

    @property
    def middle(self) -> float:
        """Return the median."""
        return self.sorted[len(self.sorted) // 2]

    @property
    def tenth(self) -> float:
        """Return the time that nine in ten stay below."""
        return self.sorted[int(len(self.sorted) * 0.9)]

    @property
    def slowest(self) -> float:
        """Return the longest."""
        return self.sorted[-1]


class Pace:
    """Times the presses of one person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.session = person.context.new_cdp_session(person.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        person.page.evaluate(WATCH)
        self._until_picture: list[float] = []
        self._work: list[float] = []

    def press(self, act: Callable[[], object]) -> None:
        """Do something, and note how long it took."""
        before = self._worked()
        act()
        self._until_picture.append(self.person.page.evaluate(TOLD))
        self._work.append(self._worked() - before)

    @property
    def until_picture(self) -> Times:
        """Return how long it took until something was seen."""
        return Times(sorted(self._until_picture))

    @property
    def work(self) -> Times:
        """Return how long the page itself worked."""
        return Times(sorted(self._work))

    def _worked(self) -> float:
        """Return the milliseconds that the page's own thread has worked."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))
