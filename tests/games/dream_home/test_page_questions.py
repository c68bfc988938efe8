"""The questions that the page's tests answer are what the engine asks and foretells now."""

from dream_home_questions import STORED, stored_text
from tests.games.dream_home.tables import GAME


def test_the_stored_questions_are_asked_by_this_engine() -> None:
    assert STORED.read_text(encoding="utf-8") == stored_text(GAME)
