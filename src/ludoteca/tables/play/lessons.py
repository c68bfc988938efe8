"""Tables at which somebody learns a game: the bot opposite follows the lesson's script."""

from typing import Any

from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.core.lessons import LEARNER, SEATS, Lesson, lesson_of
from ludoteca.tables.book.heads import BOT, Head
from ludoteca.tables.play.making import ME, NewSeat, SeatWish, Wish, new_table, wished_game
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.refusing import Refused
from ludoteca.tables.thinking.levels import usual_level
from ludoteca.tables.times import Times

TUTOR = "tutor"  # the level of a bot that follows the script; it marks the table as a lesson


def wished_lesson(key: str) -> tuple[Game[Any], Lesson]:
    """Return the game and its lesson, or raise Refused."""
    game = wished_game(key)
    lesson = lesson_of(game)
    if lesson is None:
        raise Refused(Reason("no_lesson", {"game": game.key}))
    return game, lesson


def new_lesson(
    key: str, name: str, account: int | None, times: Times
) -> tuple[Head, list[NewSeat]]:
    """Return a table for the lesson of a game and the keys of its seats, or raise Refused."""
    game, lesson = wished_lesson(key)
    seats = [SeatWish(BOT)] * SEATS
    seats[LEARNER] = SeatWish(ME, name)
    head, keys = new_table(Wish(game.key, seats, lesson.options, seed=lesson.seed), account, times)
    tutors = tuple(seat._replace(level=TUTOR) if seat.kind == BOT else seat for seat in head.seats)
    return head._replace(seats=tutors, level=usual_level(game)), keys


def is_lesson(head: Head) -> bool:
    """Return whether this table is a lesson."""
    return any(seat.kind == BOT and seat.level == TUTOR for seat in head.seats)


def followed(head: Head, table: HostedTable) -> int | None:
    """Return how far the learner has followed the script; None at tables without one."""
    lesson = lesson_of(table.game) if is_lesson(head) else None
    return lesson.followed(table.record.entries) if lesson else None


def scripted(head: Head, table: HostedTable, seat: int) -> int | None:
    """Return what the script has this seat choose now, if it says so and the rules allow it."""
    lesson = lesson_of(table.game) if is_lesson(head) else None
    choice = lesson.answer(table.record.entries) if lesson and seat != LEARNER else None
    decision = table.decision(seat)
    return choice if decision is not None and choice in decision.options else None
