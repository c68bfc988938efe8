"""Measures Picture Perfect's photographer: what share of a ten times longer search's score it gets.

Positions are the last questions of games among greedy bots with two to five seats, base and
auction. Prints a line for each, and the overall share. See docs/bots.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

from ludoteca.arena.matches import play_match
from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Choice, View
from ludoteca.core.rng import fork
from ludoteca.games.picture_perfect.bot.beliefs import Beliefs
from ludoteca.games.picture_perfect.bot.photographer import Photographer
from ludoteca.games.picture_perfect.game import PicturePerfect
from ludoteca.games.picture_perfect.rules.table.state import Party
from ludoteca.players.greedy import GreedyPlayer

QUICK = 5  # photos tried in the games that lead up to the positions


class Onlooker:
    """A greedy player that keeps the world it imagined when it was asked for its photo."""

    def __init__(self, seed: int, kept: list[tuple[Party, int]]) -> None:
        self.player = GreedyPlayer(seed, effort=QUICK)
        self.kept = kept

    def choose(self, game: Any, view: View, recall: Recall, decision: Decision) -> Choice:
        if decision.kind == "final_photo":
            self.kept.append((game.imagine(view, recall, 1), decision.seat))
        return self.player.choose(game, view, recall, decision)


def positions(game: PicturePerfect) -> Iterator[tuple[Party, int]]:
    """Yield worlds in which a seat takes its photo: two from each game."""
    number = 0
    while True:
        kept: list[tuple[Party, int]] = []
        seats, mode = 2 + number // 2 % 4, ("base", "auction")[number % 2]
        players = [Onlooker(fork(number, seat), kept) for seat in range(seats)]
        play_match(game, players, {"mode": mode}, number)
        yield from kept[:2]
        number += 1


def value(game: PicturePerfect, state: Party, seat: int, iterations: int) -> float:
    """Return the score the photographer expects from the photo it finds."""
    beliefs = Beliefs.of(state, seat)
    decor = state.scenes[seat].decor
    photographer = Photographer(game.contents, beliefs, decor, state.variant.table_hides)
    return photographer.judge(photographer.shoot(7, iterations)).value


def main() -> int:
    """Run the command line; return its exit code."""
    parser = argparse.ArgumentParser(prog="scripts/photographs.py", description=__doc__)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--iterations", type=int, default=800)
    arguments = parser.parse_args()
    game = PicturePerfect()
    usual = longer = seconds = 0.0
    for number, (state, seat) in enumerate(positions(game), 1):
        started = time.process_time()
        short = value(game, state, seat, arguments.iterations)
        seconds += time.process_time() - started
        usual += short
        longer += value(game, state, seat, 10 * arguments.iterations)
        share, mean = usual / longer, seconds / number
        print(
            f"{number}: {state.seats} seats, {short:.1f} points; so far {usual / number:.1f} of "
            f"{longer / number:.1f}, {share:.1%}, {mean:.2f} s a photo",
            flush=True,
        )
        if number == arguments.positions:
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())
