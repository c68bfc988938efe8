"""The laws of previews: they tell what the seat could work out itself, and they come true."""

import random
from typing import Any

from ludoteca.core import wire
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.previews import ASKED, Preview, preview, preview_in
from tests.conformance.walks import Stop


def previews_are_fair_and_true(game: Game[Any], stop: Stop, chance: random.Random) -> None:
    """Check both laws for the choice that the walk makes here."""
    world = game.imagine(game.view(stop.state, stop.seat), stop.recalls[stop.seat], 1)
    other = game.imagine(
        game.view(stop.state, stop.seat), stop.recalls[stop.seat], chance.getrandbits(64)
    )
    for choices in ([], [stop.choice]):
        no_preview_tells(game, stop, [world, other, stop.state], choices)
    a_preview_comes_true(game, stop)


def no_preview_tells(game: Game[Any], stop: Stop, worlds: list[State], choices: list[Any]) -> None:
    """In all worlds that look the same to a seat, it gets the same preview, byte for byte."""
    seen = {in_bytes(preview_in(game, world, stop.seat, choices)) for world in worlds}
    assert len(seen) == 1


def a_preview_comes_true(game: Game[Any], stop: Stop) -> None:
    """What a seat sees after its choice is what the preview showed, as far as it went."""
    seat, choice = stop.seat, stop.choice
    told = preview(game, game.view(stop.state, seat), stop.recalls[seat], [choice])
    state, journal = stop.state.copy(), Journal()
    before = state.rng
    game.apply(state, seat, choice, journal)
    assert told.reason is None
    # As it may be known before the game is over; that a choice was forced is not worth foretelling.
    seen = [game.veil(stop.state, seat, e) for e in journal.events if e.kind != "forced"]
    really = [event_data(event) for event in seen if event is not None]
    foretold = [event_data(event) for event in told.events]
    if told.end == ASKED:
        assert told.made == 1
        assert state.rng == before
        assert foretold == really
        assert told.view == game.view(state, seat)
        asked = game.decision(state, seat)
        assert told.decision is not None
        assert asked is not None
        assert told.decision.options == asked.options
        assert [option.choice for option in told.options] == asked.options
    else:
        assert foretold == really[: len(foretold)]


def event_data(event: Event) -> tuple[str, str]:
    """Return an event in a form that can be compared."""
    return event.kind, wire.canonical(wire.PLAIN.write(plain(event.args), wire.NUMBERS))


def plain(value: Any) -> Any:
    """Return the value with lists for tuples, as it is sent."""
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, (tuple, list)) else value


def in_bytes(told: Preview) -> bytes:
    """Return all of a preview as it would be sent."""
    options = [
        (
            o.choice,
            o.end,
            dict(o.points),
            dict(o.outlook),
            [event_data(e) for e in o.events],
            o.then,
        )
        for o in told.options
    ]
    asked = told.decision and (told.decision.kind, told.decision.options)
    parts = (
        told.made, told.reason, told.end, told.view.table, asked, dict(told.about),
        dict(told.points), dict(told.outlook), [event_data(e) for e in told.events], options,
    )  # fmt: skip
    return repr(parts).encode()
