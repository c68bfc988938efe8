"""`reach` against the oracle, for actions that no printed card has, in all three editions.

Whatever an owner's box says: a card can be played, an action be ended and a leader be followed
exactly if the oracle, which tries everything, finds a way.
"""

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest

from ludoteca.core.events import SILENT
from ludoteca.games.fort.box.contents import BRIBE, STICKY_FINGERS, XXL_BACKPACK
from ludoteca.games.fort.box.effects import AnyEffect
from ludoteca.games.fort.box.reader import ACTION
from ludoteca.games.fort.game import Fort
from ludoteca.games.fort.rules.actions.means import Means
from ludoteca.games.fort.rules.follow import (
    can_follow,
    discard_to_follow,
    follow_choices,
    symbols_of,
)
from ludoteca.games.fort.rules.play import Aftermath, ChooseAction
from ludoteca.games.fort.rules.playable import why_not_play
from ludoteca.games.fort.rules.recycling import Recycle
from ludoteca.games.fort.rules.table.current_play import Play
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE
from tests.games.fort import oracle, oracle_effects
from tests.games.fort.all_ends import Budget, Outcome, TooWide, begun, engine_outcomes, outcome
from tests.games.fort.oracle_effects import do, effect_of
from tests.games.fort.tables import GAME, with_box
from tests.games.test_any_box import random_action

EDITIONS = ("pt-BR", "it", "fr")
BOXES = range(12)
STATES = 14  # by box


def some_action(chance: random.Random, is_public: bool) -> str:
    """Return an action that a box may have, in which the played card is trashed at most once."""
    while True:
        action = random_action(chance, is_public)
        this = action.count("trash_this"), action.rpartition("*")[0].count("trash_this")
        if this <= (1, 0) and len(action) <= ACTION:
            return action


def some_game(seed: int) -> tuple[Fort, random.Random]:
    """Return a game with other actions on all cards, and cheap levels."""
    chance = random.Random(f"any box {seed}")
    printed = GAME.box
    changes: dict[str, object] = {}
    for kind in ("kid", "best_friend"):
        for face in printed.children(kind):
            is_playable = len(printed.entry(f"{kind}.{face}.symbols").value) == 1
            for side in ("public", "private"):
                if is_playable and chance.random() < 0.9:
                    changes[f"{kind}.{face}.{side}"] = some_action(chance, side == "public")
    for level in range(1, 6):
        for part in ("pizza", "toys", "either"):
            changes[f"level.{level}.{part}"] = chance.choice((0, 0, 1, 1, 2))
    changes["numbers.stuff_limit"] = chance.choice((2, 3, 3, 4))
    return with_box(changes), chance


def some_states(game: Fort, chance: random.Random) -> Iterator[FortState]:
    """Yield leaders about to play, with little to try."""
    book = game.book
    for _ in range(STATES):
        state = game.setup(chance.choice((2, 3)), {"edition": chance.choice(EDITIONS)})
        suit = chance.randrange(6)
        fitting = [f for f in range(book.faces) if book.shows[f][suit] or book.shows[f][6]]
        for seat in range(state.seats):
            kids = chance.choice((fitting, range(book.faces)))
            state.hands[seat] = tuple(sorted(chance.sample(kids, chance.randrange(1, 4))))
            state.levels[seat] = chance.choice((0, 1, 2, 2, 3, 4, 5))
            room = state.levels[seat] + book.numbers.room
            state.lookouts[seat] = tuple(
                sorted(chance.sample(kids, chance.randrange(min(3, room) + 1)))
            )
            state.discards[seat] = tuple(chance.sample(range(42), chance.randrange(3)))
            pack = chance.randrange(min(3, room) + 1)
            pizza = chance.randrange(pack + 1)
            most = book.numbers.stuff_limit + 1
            stuff = (chance.randrange(most), chance.randrange(most))
            state.tokens[4 * seat : 4 * seat + 4] = [*stuff, pizza, pack - pizza]
            state.perks[seat] = chance.choice((NONE, NONE, XXL_BACKPACK, STICKY_FINGERS, BRIBE))
            if seat != state.leader:
                state.yards[seat] = tuple(sorted(chance.sample(range(42), chance.randrange(3))))
        state.park = state.park[: chance.randrange(2)]
        state.park_deck = state.park_deck[: chance.choice((0, 0, 1, 5))]
        yield state


class Judge:
    """The oracle, unless it has too much to try."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.budget = Budget(0)
        monkeypatch.setattr(oracle_effects, "do", self.do)

    def do(self, verb: AnyEffect, at: oracle_effects.Try) -> Iterator[oracle_effects.Result]:
        self.budget.spend()
        yield from do(verb, at)

    def may_try(self, most: int) -> None:
        """Begin another case."""
        self.budget = Budget(most)

    def ends(self, state: FortState, face: int, action: int, is_whole: bool) -> set[Outcome]:
        """Return all ends of a first action, or of plays that begin with it."""
        if not is_whole:
            firsts = oracle.legal_firsts(state, face, action)
            return {outcome(done.state, done.extent) for done in firsts}
        found = set()
        for first, second in oracle.legal_plays(state, face, action):
            last = second or first
            found.add(outcome(last.state, first.extent + (second.extent if second else 0)))
        return found


@pytest.fixture(name="judge")
def judge_fixture(monkeypatch: pytest.MonkeyPatch) -> Judge:
    return Judge(monkeypatch)


@pytest.mark.rule("F-PLAY-06", "F-PLAY-10", "F-PLAY-11")
@pytest.mark.parametrize("number", BOXES)
def test_what_can_be_played(number: int, judge: Judge) -> None:
    game, chance = some_game(number)
    seen = 0
    for state in some_states(game, chance):
        for face in chance.sample(range(game.book.faces), 8):
            twin = state.copy()
            twin.hands[twin.leader] = tuple(sorted((*state.hands[state.leader][:2], face)))
            if game.book.public[face] is None and game.book.private[face] is None:
                continue
            ours = why_not_play(twin, face) == ""
            judge.may_try(1000)
            with suppress(TooWide):
                theirs = oracle.is_playable(twin, face)
                assert ours == theirs or may_make_room(game, face) > ours, game.cards.faces[face]
                seen += 1
    assert seen > STATES


@pytest.mark.rule("F-FOLLOW-05", "F-FOLLOW-08")
@pytest.mark.parametrize("number", BOXES)
def test_who_can_follow(number: int, judge: Judge) -> None:
    game, chance = some_game(1000 + number)
    seen = 0
    for state in some_states(game, chance):
        seat = state.order[(state.turn + 1) % state.seats]
        state.yards[seat] = tuple(sorted(chance.sample(range(42), chance.randrange(2))))
        for face in chance.sample(range(game.book.faces), 8):
            if game.book.public[face] is None:
                continue
            twin = state.copy()
            own = game.book.own[face]
            suit = own if own < 6 else chance.randrange(6)
            twin.play = Play(face, suit, bound=chance.choice((-1, -1, 0, 1)))
            for choice in follow_choices(twin, twin.hands[seat]):
                ours = can_follow(twin, Means(twin, seat), twin.hands[seat], 0, choice)
                after = twin.copy()
                discard_to_follow(after, seat, choice, SILENT)
                judge.may_try(1000)
                with suppress(TooWide):
                    theirs = oracle.can_follow(after, seat, face, symbols_of(twin, choice))
                    assert ours == theirs, (game.cards.faces[face], twin.edition, choice)
                    seen += 1
    assert seen > STATES


@pytest.mark.rule("F-PLAY-08", "F-EFF-03", "F-EFF-04", "F-EFF-05")
@pytest.mark.parametrize("action", [0, 1])
@pytest.mark.parametrize("number", BOXES)
def test_which_ends_there_are(number: int, action: int, judge: Judge) -> None:
    """Unit by unit, with every stop, of a first action and of both: exactly the legal ones."""
    game, chance = some_game(2000 + 100 * action + number)
    seen = 0
    for state in some_states(game, chance):
        state.perks = [NONE if perk == BRIBE else perk for perk in state.perks]
        state.levels[state.leader] = max(2, state.levels[state.leader])  # no rewards on the way
        for face in chance.sample(range(game.book.faces), 6):
            state.hands[state.leader] = tuple(sorted((*state.hands[state.leader][:2], face)))
            if effect_of(state, face, action) is None:
                continue
            for is_whole in (False, True):
                judge.may_try(400)
                with suppress(TooWide):
                    theirs = judge.ends(state, face, action, is_whole)
                    ours = our_ends(state, face, action, is_whole)
                    is_exempt = not ours and may_make_room(game, face)
                    assert ours == theirs or is_exempt, (game.cards.faces[face], state.edition)
                    seen += 1
    assert seen > STATES


def may_make_room(game: Fort, face: int) -> bool:
    """Return whether more of one action than it needs might make the other possible.

    That is the one thing `reach` does not try: such a card may be refused.
    """
    programs = [p for p in (game.book.public[face], game.book.private[face]) if p is not None]
    return len(programs) == 2 and not all(p.adds_up for p in programs)


def our_ends(state: FortState, face: int, action: int, is_whole: bool) -> set[Outcome]:
    found: set[Outcome] = set()
    twin = begun(state, face, action)
    if twin is not None:
        ends = (Aftermath,) if is_whole else (ChooseAction, Recycle)
        engine_outcomes(twin, action, found, ends, Budget(400))
    return found
