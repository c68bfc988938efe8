"""The laws of fairness as plain functions: each takes a game and a moment, and fails loudly.

The tests call them for every game, and for games broken on purpose, which they must catch.
"""

import copy
import random
import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest

from ludoteca.core import wire
from ludoteca.core.decisions import Composed, Decision, IllegalChoice
from ludoteca.core.events import Event, Journal, Recall, remember
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game
from ludoteca.core.together import Together, is_forced
from tests.conformance.walks import Stop

Eyes = int | None
NAME = r"\b([a-z_]+)\.(\w+)"  # a code name: kid.bug, made_up_rule.loner


def nobody_knows_too_much(game: Game[Any], stop: Stop, chance: random.Random) -> None:
    """Check all the laws below, for every seat at this moment."""
    recalls_are_true(stop)
    ours = after(game, stop.state, stop) if stop.state.stack else None
    for seat in range(stop.state.seats):
        view = game.view(stop.state, seat)
        world = game.imagine(view, stop.recalls[seat], chance.getrandbits(64))
        the_world_looks_the_same(game, stop, world, seat)
        the_same_is_refused(game, stop.state, world, seat, chance)
        the_same_seats_are_asked(game, stop.state, world)
        twin = with_same_answers(stop.state, world) if ours else None
        if ours and twin and game.why_not(twin, stop.seat, stop.choice) is None:
            theirs = after(game, twin, stop)
            skipped_questions_leak_nothing(game, ours, theirs, seat)
            events_leak_nothing(game, ours, theirs, stop.recalls[seat])
            logs_leak_nothing(game, ours, theirs, seat)
            if seat == stop.seat:
                nothing_is_learned_without_a_barrier(game, ours, theirs, seat)


def recalls_are_true(stop: Stop) -> None:
    """No seat remembers anything that is not true."""
    for recall in stop.recalls:
        assert recall.fits(stop.state), f"seat {recall.seat} remembers what is not true"


def the_world_looks_the_same(game: Game[Any], stop: Stop, world: State, seat: int) -> None:
    """An imagined world keeps the views, the recall, the seat's own question, and the rules."""
    for eyes in (seat, None):
        assert seen(game, stop.state, eyes) == seen(game, world, eyes)
    assert stop.recalls[seat].fits(world)
    assert game.faults(world) == []
    assert bool(world.stack) == bool(stop.state.stack)
    assert question(game, stop.state, seat) == question(game, world, seat)


def the_same_is_refused(
    game: Game[Any], state: State, world: State, seat: int, chance: random.Random
) -> None:
    """What a seat cannot see never changes the reasons it is given, whether it is asked or not."""
    for choice in chance.sample(range(len(game.choices)), min(8, len(game.choices))):
        assert game.why_not(state, seat, choice) == game.why_not(world, seat, choice)


def the_same_seats_are_asked(game: Game[Any], state: State, world: State) -> None:
    """Whom the game waits for does not depend on what is hidden.

    A question with a single option is skipped unless it is secret or open.
    """
    assert asked(game, state) == asked(game, world)
    for decision in game.decisions(world):
        assert not is_forced(decision), f"{decision.kind} would be skipped: it must be secret"


def seen(game: Game[Any], state: State, eyes: Eyes) -> str:
    """Return what these eyes see, byte for byte."""
    return wire.canonical(game.view(state, eyes).table)


def question(game: Game[Any], state: State, seat: int) -> object:
    """Return the question the seat is asked now, in a form that can be compared."""
    found = game.decision(state, seat) if state.stack else None
    return found and (found.kind, found.options, found.requests)


def asked(game: Game[Any], state: State) -> list[tuple[int, str]]:
    """Return whom the game waits for, and for what: everybody sees it."""
    return [(decision.seat, decision.kind) for decision in game.decisions(state)]


# -- the same choice in two worlds that look the same ------------------------------------------


class After(NamedTuple):
    """What came of a choice."""

    state: State
    journal: Journal


def after(game: Game[Any], state: State, stop: Stop) -> After:
    """Return what comes of the walk's choice in a copy of this state."""
    found = After(state.copy(), Journal())
    game.apply(found.state, stop.seat, stop.choice, found.journal)
    return found


def with_same_answers(state: State, world: State) -> State | None:
    """Return the world with the chance and the pending answers of the true state.

    So no choice made differs between the two. None if such an answer is impossible there.
    """
    twin = world.copy()
    twin.rng = state.rng
    true, top = state.stack[-1], twin.stack[-1]
    if isinstance(true, Together) and isinstance(top, Together):
        for seat, answer in enumerate(true.answers):
            if answer is not None and not is_possible(top.question(twin, seat), answer):
                return None
        twin.stack[-1] = top.with_answers(true.answers)
        twin.asked = twin.stack[-1].ask(twin)
    return twin


def is_possible(decision: Decision | None, answer: Choice) -> bool:
    """Return whether this answers the question legally."""
    if decision is None:
        return False
    if isinstance(answer, Composed):
        return decision.open is not None and not decision.open.accepts(answer)
    return answer in decision.options


def skipped_questions_leak_nothing(game: Game[Any], ours: After, theirs: After, seat: int) -> None:
    """As long as somebody is told the same in both worlds, the same seats are asked."""
    for eyes in (seat, None):
        mine, other = (heard(one.journal.events, eyes) for one in (ours, theirs))
        short = min(len(mine), len(other))
        if mine[:short] == other[:short]:
            assert asked(game, ours.state) == asked(game, theirs.state), (
                f"{eyes} can tell them apart"
            )


def events_leak_nothing(game: Game[Any], ours: After, theirs: After, recall: Recall) -> None:
    """Events tell a seat nothing that is hidden now, unless it sees or recalls it anyway."""
    seat = recall.seat
    mine, other = (heard(one.journal.events, seat) for one in (ours, theirs))
    if mine == other or seen(game, ours.state, seat) != seen(game, theirs.state, seat):
        return
    if is_past(game, ours, theirs, mine, other):
        return
    memory = copy.deepcopy(recall)
    remember([memory], ours.journal.events)
    assert not memory.fits(theirs.state), f"{mine} tells seat {seat} that it is not {other}"


def is_past(game: Game[Any], ours: After, theirs: After, mine: list[str], other: list[str]) -> bool:
    """Return whether the difference in what the two worlds tell is a thing of the past.

    There are several ways to the same hand. If both worlds look the same to the seats that the
    lines name, the lines give away nothing that is still hidden; a line that names nobody may be
    about a pile. Where only names differ, they give away nothing of other kinds: cards nothing
    about a secret rule.
    """
    lines = set(mine) ^ set(other)
    named = {int(found) for line in lines for found in re.findall(r"seat\.(\d+)", line)}
    if not named:
        return all(getattr(ours.state, f) == getattr(theirs.state, f) for f in game.hidden)
    kinds = {kind for line in lines for kind, _ in re.findall(NAME, line)}
    is_by_name = [re.sub(NAME, r"\1", line) for line in mine] == [
        re.sub(NAME, r"\1", line) for line in other
    ]

    def looks(one: After, seat: int) -> str:
        table = seen(game, one.state, seat)
        if not is_by_name:
            return table
        return re.sub(NAME, lambda found: found[0] if found[1] in kinds else found[1], table)

    return all(looks(ours, seat) == looks(theirs, seat) for seat in named)


def nothing_is_learned_without_a_barrier(
    game: Game[Any], ours: After, theirs: After, seat: int
) -> None:
    """If a seat's own choice shows it, asks it or shows a spectator different things in the two
    worlds, no undo may take the choice back: there must be a barrier."""
    is_same = question(game, ours.state, seat) == question(game, theirs.state, seat) and all(
        seen(game, ours.state, eyes) == seen(game, theirs.state, eyes) for eyes in (seat, None)
    )
    assert is_same or (ours.journal.barrier and theirs.journal.barrier), "learned by own choice"


def heard(events: Iterable[Event], eyes: Eyes) -> list[str]:
    """Return what was told to these eyes, line by line."""
    told = (event.seen_by(eyes) for event in events)
    return [f"{event.kind} {dict(event.args)}" for event in told if event is not None]


def logs_leak_nothing(game: Game[Any], ours: After, theirs: After, seat: int) -> None:
    """The log may show less of the past than was seen, but nothing more."""
    for eyes in (seat, None):
        if heard(ours.journal.events, eyes) == heard(theirs.journal.events, eyes):
            mine, other = (
                [str(game.veil(one.state, eyes, event)) for event in one.journal.events]
                for one in (ours, theirs)
            )
            assert mine == other, f"the log tells {eyes} more than was seen"


# -- other moments ---------------------------------------------------------------------------


def set_up_leaks_nothing(game: Game[Any], seats: int, seeds: range) -> None:
    """Set-ups that look the same to somebody are told alike, unless the recall knows better."""
    first: dict[tuple[Eyes, str], tuple[list[str], Recall]] = {}
    for seed in seeds:
        journal = Journal()
        state = game.setup(seats, seed=seed, journal=journal)
        for eyes in (None, *range(seats)):
            told = heard(journal.events, eyes)
            recall = game.recall(eyes or 0, seats)
            remember([recall], [event for event in journal.events if event.seen_by(eyes)])
            before, memory = first.setdefault((eyes, seen(game, state, eyes)), (told, recall))
            why = "deals that look alike are told differently: show it, or keep it in the recall"
            assert before == told or not memory.fits(state), f"{eyes}: {why}: {before}"


def refused_exactly_if_no_option(
    game: Game[Any], state: State, decision: Decision, choices: Iterable[int]
) -> None:
    """A reason is given if and only if the choice is no option, and `apply` gives the same one.

    It comes from the frame that asks: its guards let through no choice that it does not offer.
    """
    for choice in choices:
        reason = game.why_not(state, decision.seat, choice)
        assert (reason is None) == (choice in decision.options), game.tell(choice)
        if reason is not None:
            own = state.stack[-1].why_not(state, decision.seat, choice)
            assert own is not None, f"{game.tell(choice)} is fine but not offered"
            with pytest.raises(IllegalChoice) as refused:
                game.apply(state, decision.seat, choice)
            assert refused.value.reason == reason
