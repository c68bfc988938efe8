"""The printed box for tests that need no game in progress: its cards, and who speaks of them."""

from fluent.runtime import FluentBundle

from ludoteca.core.box import Box
from ludoteca.games.fort.box.contents import Cards
from ludoteca.games.fort.box.reader import EXTENDABLE, read_cards
from ludoteca.games.fort.game import Fort
from ludoteca.locale import bundle

FOLDER = Fort.folder
BOX = Box.load(FOLDER / "box.toml")
CARDS = read_cards(BOX)


def card(name: str) -> int:
    """Return the first card with this code name."""
    return CARDS.name.index(name)


def kids(*names: str) -> list[int]:
    """Return the first card of each of these code names."""
    return [card(name) for name in names]


def changed(values: dict[str, object]) -> Cards:
    """Return the cards of the box with an owner's values laid over it."""
    owner = Box.from_changes({path: {"value": v, "source": "owner"} for path, v in values.items()})
    return read_cards(BOX.with_changes(owner, EXTENDABLE))


class Voice:
    """Says a message of Fort in one language; its `say` is what the readers of effects need."""

    def __init__(self, lang: str) -> None:
        self.messages: FluentBundle = bundle(FOLDER / "locale", lang)

    def say(self, key: str, /, **args: object) -> str:
        """Return the message; one that is missing or lacks an argument is an error."""
        pattern = self.messages.get_message(key).value
        assert pattern is not None, key
        text, problems = self.messages.format_pattern(pattern, args)
        assert not problems, (key, args, problems)
        return str(text)
