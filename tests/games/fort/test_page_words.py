"""What the page says of the cards is what the terminal says: both tests read one list."""

import json
from pathlib import Path

import pytest

from ludoteca.games import load
from ludoteca.games.fort.edge.describe import card_text
from ludoteca.games.fort.game import Fort
from ludoteca.locale import LANGUAGES, Speaker

LIST = Path(__file__).parents[3] / "web" / "tests" / "games" / "fort" / "sentences.json"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_tested_with_the_terminal_s_sentences(lang: str) -> None:
    game = load("fort")
    assert isinstance(game, Fort)
    speaker = Speaker(lang, game)
    cards = game.cards

    def say(key: str, /, **args: object) -> str:
        return speaker.say(key, **args)

    said = {name: list(card_text(cards, card, say)) for card, name in enumerate(cards.name)}
    assert json.loads(LIST.read_text(encoding="utf-8"))[lang] == said
