"""Moments of real games for testing players: what a seat may know there, and what it is asked."""

import json
import pickle
from typing import Any, NamedTuple

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Journal, Recall, remember
from ludoteca.core.frames import State
from ludoteca.core.game import Game, Options, View
from ludoteca.core.rng import fork


class Moment(NamedTuple):
    """A question in mid-game; the state is for judging answers, not for players."""

    state: State
    view: View
    recall: Recall
    decision: Decision


def through_the_wire(moment: Moment) -> tuple[View, Recall, Decision]:
    """Return what a bot in another process gets to see of a moment, and nothing else."""
    view = View(moment.view.game, moment.view.seat, json.loads(json.dumps(moment.view.table)))
    recall, decision = pickle.loads(pickle.dumps((moment.recall, moment.decision)))
    return view, recall, decision


def moments(
    game: Game[Any], seats: int, seed: int, options: Options | None = None, each: int = 1
) -> list[Moment]:
    """Return one question out of every `each` in a game where everybody answers quickly."""
    assert game.insight is not None
    journal = Journal()
    state = game.setup(seats, options, seed, journal)
    recalls = [game.recall(seat, seats) for seat in range(seats)]
    remember(recalls, journal.events)
    found: list[Moment] = []
    count = 0
    while state.asked is not None:
        decision, journal = state.asked, Journal()
        for request in decision.requests:
            game.request(state, decision.seat, request, journal)
        remember(recalls, journal.events)
        heard = len(journal.events)
        if count % each == 0:
            recall = pickle.loads(pickle.dumps(recalls[decision.seat]))
            view = game.view(state, decision.seat)
            found.append(Moment(state.copy(), view, recall, decision.for_player()))
        choice = quick(game, state, decision, fork(seed, count))
        game.apply(state, decision.seat, choice, journal)
        remember(recalls, journal.events[heard:])
        count += 1
    return found


def quick(game: Game[Any], state: State, decision: Decision, rng: int) -> Any:
    """Return any legal answer, at little cost."""
    if decision.open is not None:
        return decision.open.sample(rng)
    return decision.options[rng % len(decision.options)]
