"""One seat at a table of bots: what the Gymnasium environments step through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.arena.lineup import make_player
from ludoteca.core.rng import below, fork, next64
from ludoteca.envs.chance import fresh_chance
from ludoteca.envs.play import Play
from ludoteca.envs.settings import Bot, Seat
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer


class BotTable:
    """A table where one seat waits for actions and bots have the others."""

    def __init__(self, play: Play, seat: Seat, bots: Sequence[Bot] | Bot) -> None:
        self.play = play
        self.wish = seat
        if seat != "any" and not 0 <= seat < play.seats:
            raise ValueError(f"`seat` is 'any' or from 0 to {play.seats - 1}, not {seat!r}.")
        others = play.seats - 1
        several = list(bots) if isinstance(bots, (list, tuple)) else [bots] * others
        if len(several) != others:
            raise ValueError(f"{others} bots are needed (or one for all), not {len(several)}.")
        self.bots: list[Any] = several
        for bot in several:
            self._made(bot, 0, 0)  # report an unknown name now rather than later
        is_blind = all(bot in ("random", RandomPlayer) for bot in several)
        if not is_blind or play.layout.game.composed is not None:
            play.listening = True  # they need what their seat remembers
        self.seat = 0
        self.players: dict[int, Player] = {}
        self._chance: int | None = None

    def _made(self, bot: Any, seed: int, seat: int) -> Player:
        if isinstance(bot, str):
            return make_player(bot, seed, seat)
        is_maker = isinstance(bot, type) or not hasattr(bot, "choose")
        player: Player = bot(fork(seed, 1000 + seat)) if is_maker else bot
        return player

    def begin(self, seed: int | None) -> None:
        """Set up a new game and let the bots play until the seat is asked."""
        if seed is not None or self._chance is None:
            self._chance = fresh_chance(seed)
        # Bots may finish the game before this seat is ever asked: then begin another.
        while True:
            self._chance, dealt = next64(self._chance)
            self.play.begin(dealt)
            self._take_seats(dealt)
            self._go_on()
            if not self.play.is_over:
                return

    def _take_seats(self, dealt: int) -> None:
        seats = self.play.seats
        self.seat = below(fork(dealt, 2000), seats)[1] if self.wish == "any" else self.wish
        others = [(self.seat + place) % seats for place in range(1, seats)]
        self.players = {
            seat: self._made(bot, dealt, seat) for seat, bot in zip(others, self.bots, strict=True)
        }

    def _go_on(self) -> None:
        """Let the bots answer until this seat is asked or the game is over."""
        episode = self.play.episode
        while (asked := episode.state.asked) is not None and asked.seat != self.seat:
            episode.answer(asked.seat, episode.ask(self.players[asked.seat], asked))

    def act(self, action: Any) -> None:
        """Carry out the seat's action and let the bots play on."""
        decision = self.play.episode.state.asked
        assert decision is not None
        self.play.carry_out(decision, action)
        if self.play.loser is None:
            self._go_on()
