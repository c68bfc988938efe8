"""The plain table: lines in, lines out, to the end, and forgiving about anything else typed."""

from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.game import Game
from ludoteca.terminal.plain import COVER, PlainTable
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.session import Session
from ludoteca.terminal.telling import Act, told_apart
from tests.conformance.walks import game_of
from tests.terminal.garden import GardenGame
from tests.terminal.tables import pebbles, sit, speaker_for


def told(session: Session, shelf: Shelf, *typed: str, lang: str = "en", cover: bool = False) -> str:
    """Return everything told to somebody who types these lines and then goes away."""
    lines: list[str] = []
    answers = iter(typed)

    def read() -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    PlainTable(session, speaker_for(session, lang), shelf, read, lines.append, cover).run()
    return "\n".join(lines)


def test_a_game_is_played_to_the_end_by_numbers(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=3)
    text = told(session, shelf, *["1"] * 20)
    assert session.turn() is None
    best = session.standing().winners
    assert "The game is over." in text
    assert all(speaker_for(session).names[seat] in text.split("is over.")[1] for seat in best)
    assert f"The record of this game: {shelf.path}" in text
    assert shelf.path is not None
    assert shelf.path.parent.name == "finished"


def test_the_result_tells_places_and_parts(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=3)
    last = told(session, shelf, *["1"] * 20).splitlines()[-4:-1]
    standing = session.standing()
    for line, seat in zip(last, sorted(range(3), key=lambda s: standing.places[s]), strict=True):
        score, name = standing.scores[seat], speaker_for(session).names[seat]
        assert line == f"{standing.places[seat]}. {name}: {score} (Treasure {score})"


def test_a_choice_can_be_typed_in_its_words(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    text = told(session, shelf, "plant(f3)", "plant(f3)", "plant(f4)")
    assert "Ana plants flower 3." in text
    assert "flower 3 is planted already. [G-PLANT-01]" in text
    assert [e.choice for e in session.record.entries[:2]] == [2, 3]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no such number: choose from 1 to 15."),
        ("0", "There is no such number: choose from 1 to 15."),
        ("", "Sorry? Type a number"),
        ("xyzzy", "Sorry? Type a number"),
        ("\x00\x07ü{$}", "Sorry? Type a number"),
        ("²", "Sorry? Type a number"),
    ],
)
def test_other_input_is_answered_politely(typed: str, answer: str, shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    assert answer in told(session, shelf, typed)
    assert session.record.entries == []


def test_what_can_never_be_chosen_is_refused_with_its_rule(shelf: Shelf) -> None:
    """A column or a bid that does not exist, by name and rule, wherever words can be typed."""
    session = sit(game_of("dream_home"), shelf)
    for typed in ("take_column(7)", "why take_column(7)"):
        text = told(session, shelf, typed, lang="en")
        assert "There is no column 7: they are numbered 1 to 5. [D-SETUP-03]" in text, typed
    assert "Sorry? Type a number" in told(session, shelf, "take_column(2, 3)")


def test_words_search_the_list(shelf: Shelf) -> None:
    text = told(sit(GardenGame(), shelf), shelf, "FLOWER 12")
    assert text.count("12. Plant flower 12") == 2, "once in the list, once as the answer"


def test_try_tells_what_a_choice_would_do_and_does_nothing(shelf: Shelf) -> None:
    session = sit(game_of("dream_home"), shelf, seats=4, seed=3)
    text = told(session, shelf, "try 1", "try take_column(7)", "try 99")
    assert "Then you would be asked: Where do you place" in text
    assert "There is no column 7" in text
    assert "There is no such number: choose from 1" in text
    assert [entry for entry in session.record.entries if entry.seat == 0] == []


def test_a_hint_tells_what_and_why_and_does_nothing(shelf: Shelf) -> None:
    session = sit(game_of("dream_home"), shelf, seats=4, seed=3)
    text = told(session, shelf, "hint")
    assert "A strong player would: Take column" in text
    assert "You would then win" in text
    assert "Take column" in text.split("You would then win")[1], "the second best is named"
    assert [entry for entry in session.record.entries if entry.seat == 0] == []
    two = sit(game_of("dream_home"), shelf, seats=4, people=(0, 1), seed=3)
    text = told(two, shelf, "", "dica", lang="pt-BR")
    assert "Só há dicas onde todos os adversários são robôs." in text


def test_why_tells_reasons_with_rules(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seed=4)
    text = told(session, shelf, "why", "why keep", "why fist(six)", "why fist(one)")
    assert "Close your fist around the six: You have no six. [B-ROUND-02]" in text
    assert text.count("Keep your pebbles: Only the beachcomber swaps") == 2
    assert text.count("You have no six.") == 2
    assert "None of that is refused now." in text


def test_the_commands_speak_the_language_of_the_table(shelf: Shelf) -> None:
    text = told(sit(pebbles(), shelf, seed=4), shelf, "aide", "table", "HELP", lang="fr")
    assert text.count("toute la table") == 2
    assert text.count("Dans le sac") == 2


def test_table_and_log_are_told_again(shelf: Shelf) -> None:
    text = told(sit(pebbles(), shelf, seed=4), shelf, "table", "log", "?")
    assert text.count("  Hand: one, two, two, five, five") == 2
    assert text.count("Ana draws one, two, two, five and five.") == 2
    assert "why: why choices are refused" in text


def test_only_what_is_new_on_the_table_is_told_each_turn(shelf: Shelf) -> None:
    text = told(sit(GardenGame(), shelf), shelf, "1")
    first, second = text.split("Your turn: ")[:2]
    assert "Bruno\n  Bed: none" in first
    assert "Ana (you)\n  Bed: flower 1" in second
    assert "Bruno" not in second


def test_undo_works_until_the_barrier(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    text = told(session, shelf, "1", "undo", "undo", "2")
    assert text.count("Ana takes the last choice back.") == 1
    assert "This cannot be taken back" in text
    assert [entry.choice for entry in session.record.entries] == [1]


def test_requests_show_what_they_show_to_the_asker(shelf: Shelf) -> None:
    text = told(sit(GardenGame(), shelf, seed=5), shelf, "15", "peek")
    assert text.count("The well shows 5.") == 2


def test_a_bot_can_arrange_an_open_answer(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    text = told(session, shelf, "1", "1", "Let a bot", "1")
    assert session.turn() is None
    assert "Ana weaves a wreath." in text


def test_an_open_answer_can_be_read_from_a_file(shelf: Shelf, tmp_path: Path) -> None:
    good, bad, other = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "other.toml"
    good.write_text('is = "wreath"\nflowers = ["f2", "f1"]\n')
    bad.write_text("is = wreath")
    other.write_text('is = "wreath"\nflowers = ["f2", "f9"]\n')
    missing = tmp_path / "missing.toml"
    session = sit(GardenGame(), shelf)
    tries = [line for path in (missing, bad, other, good) for line in ("2", str(path))]
    text = told(session, shelf, "1", "1", *tries)
    assert f"{missing}: the file cannot be read" in text
    assert "This is not TOML" in text
    assert "A wreath takes exactly the flowers of your bed. [G-WEAVE-01]" in text
    assert session.turn() is None


def test_people_at_one_keyboard_are_told_only_their_own(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, people=(0, 1), seed=4)
    text = told(session, shelf, "", "1", "", cover=True)
    hand = "  Hand: one, two, two, five, five"
    before, after = text.split("Hand the keyboard to Bruno.")
    assert hand in before
    assert before.endswith(COVER + "\n")
    assert hand not in after
    assert "Ana draws a hand of pebbles." in after


def test_bots_alone_can_be_watched(shelf: Shelf) -> None:
    text = told(sit(pebbles(), shelf, people=()), shelf)
    assert "The game is over." in text
    assert "draws a hand of pebbles" in text
    assert "and draws a " not in text, "nobody sees which one is drawn"


@pytest.mark.parametrize("typed", [(), ("quit",), ("1", "QUIT")])
def test_going_away_keeps_the_game(typed: tuple[str, ...], shelf: Shelf) -> None:
    session = sit(pebbles(), shelf)
    text = told(session, shelf, *typed)
    assert f"The game is kept: {shelf.path}" in text
    assert "ludoteca play --continue" in text
    assert shelf.path is not None
    assert shelf.path.exists()


def test_an_interrupt_keeps_the_game(shelf: Shelf) -> None:
    session, lines = sit(pebbles(), shelf), list[str]()

    def read() -> str:
        raise KeyboardInterrupt

    PlainTable(session, speaker_for(session), shelf, read, lines.append).run()
    assert lines[-1].startswith("The game is kept")


@pytest.mark.parametrize("game", [pebbles(), GardenGame()])
def test_the_plain_table_never_moves_the_cursor(game: Game[Any], shelf: Shelf) -> None:
    text = told(sit(game, shelf), shelf, *["1"] * 20)
    assert all(sign.isprintable() or sign == "\n" for sign in text)
    assert not set(text) & set("─│┌┐└┘╭╮╰╯▌█")


def test_lines_that_read_alike_are_told_apart() -> None:
    alike = [
        Act("Plant a flower", "choice", 2),
        Act("Look", "request", 14),
        Act("Plant a flower", "choice", 3),
    ]
    words = [act.words for act in told_apart(alike, GardenGame())]
    assert words == ["Plant a flower [plant(f3)]", "Look", "Plant a flower [plant(f4)]"]
