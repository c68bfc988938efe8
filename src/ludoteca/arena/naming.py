"""Code names of a report in the reader's words."""

from typing import Any

from ludoteca.core.game import Game
from ludoteca.locale import Speaker


class Naming:
    """Names things of one game in one language."""

    def __init__(self, speaker: Speaker, game: Game[Any]) -> None:
        self.speaker = speaker
        self.game = game

    def heading(self, kind: str) -> str:
        """Return the heading for a kind of thing."""
        return self.speaker.say(f"tally-{kind}")

    def name(self, code: str) -> str:
        """Return the name behind a code name; a number comes with what it counts."""
        kind, _, tail = code.partition(".")
        return f"{self.heading(kind)}: {tail}" if tail.isdigit() else self.speaker.name(code)

    def short(self, code: str) -> str:
        """Return the name behind a code name under the heading of its kind."""
        tail = code.partition(".")[2]
        return tail if tail.isdigit() else self.speaker.name(code)

    def seat(self, number: str) -> str:
        """Return the words for a seat, counted from 1."""
        return self.speaker.say("arena-seat", number=int(number))

    def part(self, key: str) -> str:
        """Return the name of a source of points."""
        return self.speaker.part(key) if key else self.speaker.say("arena-no-part")

    def setup(self, seats: int, options: dict[str, Any]) -> str:
        """Return a set-up in words."""
        said = [self.speaker.say("arena-players", count=seats), *self.options(options)]
        return ", ".join(said)

    def options(self, options: dict[str, Any]) -> list[str]:
        """Return the options that differ from the usual, in words."""
        say = self.speaker.option
        usual = {option.key: option.usual for option in self.game.options}
        return [
            f"{say(key)}: {say(key, value)}"
            for key, value in options.items()
            if value != usual.get(key)
        ]
