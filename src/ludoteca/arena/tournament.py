"""A tournament from its plan to its ratings: played, written down, and resumed after a break."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ludoteca.arena.folder import RunFolder
from ludoteca.arena.jobs import Job, Outcome, Terms, play_job
from ludoteca.arena.schedule import round_robin
from ludoteca.arena.workers import Crew, in_order


class TournamentPlan(NamedTuple):
    """A round robin: everybody against everybody, in every seat, on the same deals."""

    terms: Terms
    rules: int
    players: tuple[str, ...]
    seats: int
    rounds: int
    seed: int
    options: dict[str, Any]

    def jobs(self) -> list[Job]:
        """Return all matches."""
        return round_robin(self.players, self.seats, self.rounds, self.seed, self.options)

    def data(self) -> dict[str, Any]:
        """Return the plan in the form its folder keeps."""
        return {
            "kind": "tournament",
            "game": self.terms.game,
            "rules": self.rules,
            "box": self.terms.box,
            "options": self.options,
            "players": list(self.players),
            "seats": self.seats,
            "rounds": self.rounds,
            "seed": self.seed,
            "records": self.terms.with_records,
        }


def play_all(
    jobs: list[Job],
    terms: Terms,
    folder: RunFolder,
    crew: Crew,
    each: Callable[[int], None] = lambda done: None,
) -> list[Outcome]:
    """Return the outcomes of all jobs: those in the folder, and the rest, which are played now.

    `each` is called with how many are done, first for those already there.
    """
    with folder.opened(jobs) as played:
        each(len(played))
        left = jobs[len(played) :]
        outcomes = in_order(partial(play_job, terms), left, crew)
        for outcome in folder.write(outcomes):
            played.append(outcome)
            each(len(played))
    return played
