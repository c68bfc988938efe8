"""A moment of a game as OpenSpiel carries it around: quick to copy, whole when pickled."""

from __future__ import annotations

from typing import Any

from ludoteca.core import wire
from ludoteca.core.rng import fork, next64
from ludoteca.envs.episode import Episode
from ludoteca.envs.layout import Layout
from ludoteca.envs.rewards import by_victory

BYTES = 4  # of the seed
CHANCE, TERMINAL = -1, -4  # OpenSpiel's numbers for those who are no players


class Moment:
    """The bytes of the seed given so far, and the episode once they are complete."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.told: tuple[int, ...] = ()
        self.episode: Episode | None = None
        self.deeds = [""] * layout.seats  # what each seat did, in order

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        twin = Moment(self.layout)
        twin.told = self.told
        twin.episode = None if self.episode is None else self.episode.copy()
        twin.deeds = self.deeds[:]
        return twin

    @property
    def turn(self) -> int:
        """Who acts now: a seat, chance, or nobody any more."""
        if self.episode is None:
            return CHANCE
        asked = self.episode.state.asked
        return TERMINAL if asked is None else asked.seat

    def apply(self, action: int) -> None:
        """Take the next byte of the seed, or carry out an action."""
        if self.episode is None:
            self.told = (*self.told, action)
            if len(self.told) == BYTES:
                seed = int.from_bytes(bytes(self.told), "big")
                self.episode = Episode(self.layout, seed, listening=True)
            return
        asked = self.episode.state.asked
        assert asked is not None
        self.deeds[asked.seat] += f"{action} "
        self.episode.act(asked, action)

    def legal(self, seat: int) -> list[int]:
        """Return the actions of the seat that is asked, in ascending order."""
        asked = None if self.episode is None else self.episode.state.asked
        if self.episode is None or asked is None or asked.seat != seat:
            return []
        return sorted(self.episode.legal(asked))

    def returns(self) -> list[float]:
        """Return what the game brought each seat; nothing before its end."""
        if self.episode is None or not self.episode.is_over:
            return [0.0] * self.layout.seats
        standing = self.layout.game.standing(self.episode.state)
        return by_victory(standing.winners, self.layout.seats)

    def imagined(self, seat: int, chance: int) -> Moment:
        """Return a world that the seat cannot tell from the true one, made from what it knows."""
        twin = Moment(self.layout)
        # The true bytes would tell the deal.
        twin.told = tuple(next64(chance)[1].to_bytes(8, "big")[: len(self.told)])
        if self.episode is not None:
            twin.episode = self.episode.imagined(seat, fork(chance, seat))
            twin.deeds[seat] = self.deeds[seat]
        return twin

    def seen_by(self, seat: int, with_history: bool) -> str:
        """Return what a seat sees as text, with everything it saw and did before if asked for."""
        episode = self.episode
        if episode is None:
            return f"deal {len(self.told)}"
        view = self.layout.game.view(episode.state, seat).table
        now = wire.canonical({"seat": seat, "view": view, "steps": list(episode.taken[seat])})
        if not with_history:
            return now
        assert episode.memory is not None
        return f"{episode.memory.trail(seat)} {self.deeds[seat]}{now}"

    def text(self) -> str:
        """Return the whole truth as text."""
        if self.episode is None:
            return f"deal {self.told}"
        state = self.layout.game.write_state(self.episode.state, spelled=True)
        return wire.canonical({"state": state, "steps": [list(t) for t in self.episode.taken]})

    def __getstate__(self) -> dict[str, Any]:
        kept: dict[str, Any] = {"layout": self.layout, "told": self.told, "deeds": self.deeds}
        kept["episode"] = None if self.episode is None else self.episode.kept()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.layout, self.told, self.deeds = kept["layout"], kept["told"], kept["deeds"]
        episode = kept["episode"]
        self.episode = None if episode is None else Episode.of(self.layout, episode)


class Retold(Moment):
    """Stands for all past moments while the history of an imagined world is written down."""

    actor = CHANCE

    @property
    def turn(self) -> int:
        """Who acted then."""
        return self.actor

    def apply(self, action: int) -> None:
        """Let the action pass: what came of it is part of the imagined world."""
