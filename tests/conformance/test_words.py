"""Whatever a game can say has words in every language."""

import random

import pytest

from ludoteca.core.events import Journal
from ludoteca.games import GAMES
from ludoteca.locale import LANGUAGES, Speaker
from tests.conformance.walks import any_choice, game_of, some_options

# The light loop speaks English.
SPOKEN = ["en", *(pytest.param(lang, marks=pytest.mark.slow) for lang in LANGUAGES[1:])]


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("key", GAMES)
def test_everything_said_in_a_game_has_words(key: str, lang: str) -> None:
    """Questions, choices, refusals, log lines, views and scores of whole games can be spoken."""
    game = game_of(key)
    speaker = Speaker(lang, game, ("Ana", "Bia", "Caio", "Davi", "Eva", "Gil"))
    for seats in game.seat_counts:
        chance = random.Random(f"{key} {seats}")
        journal = Journal()
        state = game.setup(seats, some_options(game, chance), seats, journal)
        while state.stack:
            for decision in game.decisions(state):
                assert speaker.ask(decision.kind, game.about(state))
                for choice in chance.sample(range(len(game.choices)), min(9, len(game.choices))):
                    assert speaker.choice(game.tell(choice))
                    reason = game.why_not(state, decision.seat, choice)
                    assert reason is None or speaker.reason(reason)
            seat, answer = any_choice(game, state, chance)
            game.apply(state, seat, answer, journal)
            _speak(speaker, game.view(state, seat).table)
        for event in journal.events:
            for who in (None, 0):
                seen = game.veil(state, who, event)
                if seen is not None:
                    line = speaker.event(seen)
                    assert line[:1] not in ("", "{"), (event, line)
        for parts in game.standing(state).parts:
            assert all(speaker.part(part) for part in parts)
        for fact, value in game.facts(state).items():
            assert speaker.say(f"fact-{fact}")
            assert speaker.value(value) != value or isinstance(value, int)
    for option in game.options:
        assert speaker.option(option.key)
        assert all(speaker.option(option.key, value) for value in option.values)


def _speak(speaker: Speaker, value: object) -> None:
    if isinstance(value, dict):
        for key, inside in value.items():
            assert speaker.label(key)
            _speak(speaker, inside)
    elif isinstance(value, list):
        for inside in value:
            _speak(speaker, inside)
    elif isinstance(value, str) and "." in value:
        assert speaker.name(value) != value, value


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_choice_has_words(key: str, lang: str) -> None:
    """Every choice in the table can be put into words."""
    game = game_of(key)
    speaker = Speaker(lang, game)
    for words in game.choices:
        text = speaker.choice(words)
        assert text.strip()
