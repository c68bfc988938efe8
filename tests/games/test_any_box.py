"""Whatever an owner's box says, if it is accepted, its games can be played to the end."""

import random
from functools import lru_cache
from typing import Any

import pytest

from ludoteca.core.box import Box, BoxError
from ludoteca.core.decisions import TooHard
from ludoteca.core.game import Choice, Game, OptionError
from ludoteca.games import GAMES, load
from ludoteca.games.fort.box.notation import COUNTERS, VERBS
from tests.games.test_hostile_boxes import owner, ranges

# Boxes whose games once got stuck or raised errors: in `&` under a count, where recruits take what
# `trash_rival` needs, and after a partial copy that comes last.
FORT_BOXES = (2, 7, 15, 25, 32, 38)
MORE_FORT_BOXES = range(100, 200)
DECISIONS = 20_000  # of one game, with every limit as high as it goes


@pytest.fixture(autouse=True)
def own_boxes_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many games are built here, and none of them changes its own box."""
    monkeypatch.setattr(Box, "load", lru_cache(Box.load))


def play(game: Game[Any], chance: random.Random, options: dict[str, Any], seed: int = 0) -> bool:
    """Play a game at random; False if these options clash, or a play is too hard."""
    try:
        state = game.setup(chance.choice(game.seat_counts), game.check_options(options), seed)
        for _ in range(DECISIONS):
            asked = next(iter(game.decisions(state)), None)
            if asked is None:
                return game.standing(state) is not None
            choice: Choice
            if asked.open is not None:
                choice = asked.open.sample(chance.randrange(1, 1 << 30))
            else:
                assert asked.options, asked
                choice = chance.choice(asked.options)
            game.apply(state, asked.seat, choice)
    except (OptionError, TooHard):
        return False
    raise AssertionError("this game does not end")


def random_numbers(key: str, chance: random.Random, low_high: dict[str, tuple[int, int]]) -> Box:
    """Return a box with some numbers changed, many of them to their limits."""
    changes: dict[str, Any] = {}
    for _ in range(chance.choice((1, 3, 10))):
        path = chance.choice(list(low_high))
        low, high = low_high[path]
        value = chance.choice((low, high, chance.randint(low, high), min(high, low + 3)))
        try:
            load(key, owner({**changes, path: value}))
        except BoxError:
            continue
        changes[path] = value
    return owner(changes)


@pytest.mark.parametrize("key", GAMES)
def test_numbers_may_be_anything_in_their_range(
    key: str, monkeypatch: pytest.MonkeyPatch, long_run: bool
) -> None:
    low_high = ranges(key, monkeypatch)
    boxes, over = (60 if long_run else 4), 0
    for number in range(boxes):
        chance = random.Random(number)
        game = load(key, random_numbers(key, chance, low_high))
        over += play(game, chance, {o.key: chance.choice(o.values) for o in game.options})
    assert over > boxes / 2


def random_action(chance: random.Random, is_public: bool) -> str:
    """Return an action box that no printed card has, in Fort's notation."""
    count = chance.choice((1, 1, 2, 2, 3, 4))
    verbs = [chance.choice(list(VERBS)) for _ in range(count)]
    shape = chance.randrange(4)
    counter = chance.choice([c for c in COUNTERS if not (is_public and c == "any_suit")])
    middle = chance.randrange(1, count) if count > 1 else 1
    first, second = " & ".join(verbs[:middle]), " & ".join(verbs[middle:])
    if shape == 0 or (shape == 3 and not second):
        return " & ".join(verbs)
    if shape == 1:
        return f"({' & '.join(verbs)}) * {counter}"
    if not second:
        return f"{first} * {counter}"
    if shape == 2:
        return f"({first}) * {counter} > {second}"
    return f"(({first}) > {second}) * {counter}"


def random_actions(seed: int) -> tuple[Box, random.Random]:
    """Return a box of Fort with other actions and limits, and the chance to continue with."""
    chance, box = random.Random(seed), load("fort").box
    faces = [f"{kind}.{face}" for kind in ("kid", "best_friend") for face in box.children(kind)]
    changes: dict[str, Any] = {}
    for face in faces:
        if chance.random() < 0.7:
            for side in ("public", "private"):
                if box.entry(f"{face}.{side}").value != "—":
                    changes[f"{face}.{side}"] = random_action(chance, side == "public")
    for name, most in (("drawn", 10), ("stuff_limit", 10), ("room", 4), ("backpack", 20)):
        if chance.random() < 0.7:
            changes[f"numbers.{name}"] = chance.randint(1, most)
    return owner(changes), chance


def test_actions_of_fort_may_be_anything_that_can_be_written(long_run: bool) -> None:
    over = 0
    boxes = (*FORT_BOXES, *(MORE_FORT_BOXES if long_run else ()))
    for seed in boxes:
        box, chance = random_actions(seed)
        game = load("fort", box)
        for number in range(3):
            over += play(game, chance, {"edition": chance.choice(("pt-BR", "it", "fr"))}, number)
    assert over > 2.7 * len(boxes)  # hardly any box is too hard to judge
