"""The table as plain text, in the words that the terminal uses."""

from typing import Any

from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.locale import Speaker
from ludoteca.terminal.draw import draw
from ludoteca.terminal.layout import plain_lines

LANGUAGE = "en"


def drawn(game: Game[Any], state: State, seat: int | None) -> str:
    """Return what the seat (None: a spectator) sees."""
    speaker = Speaker(LANGUAGE, game, tuple(f"seat_{s}" for s in range(state.seats)))
    blocks = draw(game.view(state, seat), speaker)
    return "\n".join(plain_lines(blocks, speaker.say("terminal-none")))
