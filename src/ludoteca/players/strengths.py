"""How strong the bots that people play with are: three strengths, the same at every table.

The effort behind each was measured; docs/bots.md has the figures.
"""

from collections.abc import Callable
from typing import Final

from ludoteca.players.casual import CasualPlayer
from ludoteca.players.player import Player
from ludoteca.players.search import SearchPlayer

EASY: Final = "easy"
STEADY: Final = "steady"
SHARP: Final = "sharp"

STRENGTHS: dict[str, Callable[[int], Player]] = {
    EASY: CasualPlayer,
    STEADY: lambda seed: CasualPlayer(seed, ease=0.15, effort=40, worlds=3),
    # Under a second on an ordinary machine, a little more for a photograph; slow machines cut off.
    SHARP: lambda seed: SearchPlayer(seed, iterations=1200, seconds=1.7),
}
