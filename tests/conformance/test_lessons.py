"""Every lesson can be followed to its end, and its tutor speaks all languages."""

import json
from typing import Any

import pytest

from ludoteca.core.events import SILENT
from ludoteca.core.game import Game
from ludoteca.core.lessons import ANY, LEARNER, SEATS, Lesson, Line, lesson_of
from ludoteca.core.records import Entry
from ludoteca.games import GAMES, load
from ludoteca.locale import LANGUAGES, Speaker

LESSONS = [key for key in GAMES if lesson_of(load(key)) is not None]


class Pupil:
    """Follows a lesson, and notes what there is to see at each step."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.state = game.setup(SEATS, lesson.options, lesson.seed)
        self.entries: list[Entry] = []
        self.others = list(lesson.others)

    def act(self, seat: int, line: Line) -> None:
        if line.is_request:
            decision = self.game.decision(self.state, seat)
            assert decision is not None
            assert line.choice in decision.requests, self.game.choices[line.choice or 0]
            self.game.request(self.state, seat, line.choice, SILENT)
            self.entries.append(Entry(seat, line.choice, True))
            return
        choice = self.game.fallback(self.state, seat) if line.choice is None else line.choice
        self.game.apply(self.state, seat, choice)
        self.entries.append(Entry(seat, choice))

    def let_others_act(self) -> None:
        """Let the other seat follow its script while it is asked and the script goes on."""
        while self.others:
            asked = [d for d in self.game.decisions(self.state) if d.seat != LEARNER]
            if not asked:
                return
            line = self.others.pop(0)
            assert line.choice == self.lesson.answer(self.entries)
            self.act(asked[0].seat, line)


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_can_be_followed_to_its_end(key: str) -> None:
    game = load(key)
    lesson = lesson_of(game)
    assert lesson is not None
    pupil = Pupil(game, lesson)
    done = 0
    for number, step in enumerate(lesson.steps, 1):
        pupil.let_others_act()
        seen = json.dumps([game.view(pupil.state, LEARNER).table, _texts(game, pupil.state)])
        for thing in step.at:
            assert thing.startswith("zone.") or thing in seen, f"step {number}: no {thing}"
        if step.line is not None:
            pupil.act(LEARNER, step.line)
            done += 1
        assert lesson.followed(pupil.entries) == done
    pupil.let_others_act()
    assert pupil.others == []
    assert pupil.state.stack, "a lesson ends before the game, so the pupil can play on"


def _texts(game: Game[Any], state: Any) -> list[str]:
    decision = game.decision(state, LEARNER)
    return [str(game.choices[option]) for option in decision.options] if decision else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_the_tutor_speaks_every_language(key: str, lang: str) -> None:
    game = load(key)
    lesson = lesson_of(game)
    assert lesson is not None
    speaker = Speaker(lang, game)
    for step in lesson.steps:
        assert step.say.startswith("lesson-")
        assert speaker.has(step.say), step.say


def test_another_way_than_the_script_is_noticed() -> None:
    lesson = Lesson(0, {}, (), (Line(3), Line(None), Line(8, True)), (Line(5), Line(None)))
    me, other = LEARNER, 1
    assert lesson.followed([]) == 0
    assert lesson.followed([Entry(me, 3)]) == 1
    assert lesson.followed([Entry(me, 4)]) is None
    assert lesson.followed([Entry(me, 9, True), Entry(me, 3)]) == 1  # a look is no detour
    whole = [Entry(me, 3), Entry(other, 5), Entry(me, 7), Entry(me, 8, True)]
    assert lesson.followed(whole) == 3
    assert lesson.followed([*whole, Entry(me, 1)]) == 3  # afterwards the pupil plays freely
    assert lesson.answer([]) == 5
    assert lesson.answer([Entry(other, 2, True)]) == 5
    assert lesson.answer([Entry(me, 4)]) is None
    assert lesson.answer(whole) is None
    assert ANY == "*"
