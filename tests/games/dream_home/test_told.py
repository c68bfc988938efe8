"""All that is told: every event with its arguments, every rule by its id, the facts at the end."""

import random

import pytest

from ludoteca.core.events import Event, Journal
from ludoteca.games.dream_home.rules.table.choices import CHOICES
from ludoteca.games.dream_home.rules.table.state import Homes
from ludoteca.locale import Speaker
from ludoteca.rulebooks import rules_of
from tests.conformance.walks import any_choice, some_options
from tests.games.dream_home.tables import GAME, code, do, options, placing, player, up

# What the log of a game is told with, and so what pages and statistics may read in it.
ARGUMENTS = {
    "began": "seat",
    "cleared": "above count resources rooms round",
    "column_discarded": "column copy resource room seat",
    "column_taken": "column copy resource room seat",
    "dealt": "resources rooms round seat",
    "decor_beside_house": "decor seat",
    "decor_declined": "decor seat",
    "decor_lost": "decor seat",
    "decor_placed": "decor room seat space",
    "drilled": "column copy out room seat space",
    "end_swaps_done": "seat",
    "first_column_taken": "column copy room seat",
    "forced": "seat",
    "jackhammer_kept": "seat",
    "jackhammered": "column copy resource room seat",
    "jackhammered_first": "column copy room seat",
    "mixed": "column other other_room room seat",
    "roof_stored": "count seat",
    "roofer_passed": "seat",
    "roofer_took": "count roof seat",
    "roofs_revealed": "count roofs seat",
    "roofs_shown": "count roofs seat",
    "room_placed": "copy room seat size space",
    "room_turned_down": "copy room seat space",
    "rounds_ended": "",
    "scaffold_lost": "seat",
    "scaffold_placed": "seat space",
    "scaffold_replaced": "seat space",
    "scored": "architect decor functionality roof rooms seat total",
    "supplied": "copy out room seat space",
    "swapped": "other other_space room seat space",
    "token_kept": "decor seat",
    "token_lost": "decor seat",
    "won": "count seats",
}
RARE = {"token_kept"}  # see below
GAMES = 80
SPEAKER = Speaker("en", GAME, ("Ana", "Bia", "Caio", "Davi"))


def random_game(number: int, seats: int) -> tuple[Homes, list[Event]]:
    chance, journal = random.Random(f"{number} {seats}"), Journal()
    state = GAME.setup(seats, some_options(GAME, chance), number, journal)
    while state.stack:
        seat, choice = any_choice(GAME, state, chance)
        GAME.apply(state, seat, choice, journal)
    return state, journal.events


def check_told(event: Event) -> None:
    assert " ".join(sorted(event.args)) == ARGUMENTS[event.kind], event
    assert "{" not in SPEAKER.event(event), event


def test_every_event_is_told_with_all_that_belongs_to_it() -> None:
    seen = set[str]()
    for number in range(GAMES):
        for seats in GAME.seat_counts:
            for event in random_game(number, seats)[1]:
                check_told(event)
                seen.add(event.kind)
    assert seen == set(ARGUMENTS) - RARE


def crowded() -> Homes:
    """Return a table at which p1 has joined two decorated rooms, with another on either side."""
    tokens = {"f1c1": "canopy_bed", "f1c2": "cat_house", "f1c4": "piano", "f1c5": "jacuzzi"}
    map = "F1 BD LV -- LV BT\nB GR GR"
    house = player(map, decor=tokens, helpers=["interior_designer"])
    state = placing("living_room", house)
    do(state, up("f1c3"))
    return state


@pytest.mark.rule("D-DECOR-09")
def test_which_token_stays_is_asked_of_the_joined_room_alone() -> None:
    """In the order of the box, whichever lies first in the house; and told by its name."""
    state = crowded()
    assert options(state) == ["keep_token(piano)", "keep_token(cat_house)"]
    assert GAME.about(state) == {"room": "room.living_room", "space": "space.f1c2"}
    for beside in ("canopy_bed", "jacuzzi", "paintings"):
        assert code(state, f"keep_token({beside})") == "TOKEN_NOT_IN_ROOM"
    kept = do(state, "keep_token(cat_house)")
    lost, stays = kept[:2]
    assert (lost.kind, lost.args["decor"]) == ("token_lost", "decor.piano")
    assert (stays.kind, stays.args["decor"]) == ("token_kept", "decor.cat_house")
    check_told(lost)
    check_told(stays)
    left = {"f1c1": "canopy_bed", "f1c2": "cat_house", "f1c5": "jacuzzi"}
    assert GAME.write_position(state)["player"][0]["decor"] == left


def test_every_rule_that_a_refusal_names_is_in_the_book() -> None:
    known, named = set(rules_of("dream_home")), set[str]()
    states: list[Homes] = [crowded()]
    for number in range(3):
        chance = random.Random(number)
        state = GAME.setup(2 + number % 3, some_options(GAME, chance), number)
        while state.stack:
            states.append(state.copy())
            GAME.apply(state, *any_choice(GAME, state, chance))
    for state in states:
        for decision in GAME.decisions(state):
            for choice in range(CHOICES):
                reason = GAME.why_not(state, decision.seat, choice)
                named.update(reason.rules if reason is not None else ())
    assert named <= known
    # Whoever must do something is told by which rule.
    assert {"D-DECOR-09", "D-ROUND-03", "D-TURN-02", "D-TURN-06", "D-TOOL-13"} <= named


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_facts_at_the_end_are_those_of_the_houses(seats: int) -> None:
    for number in range(20):
        state, _ = random_game(number, seats)
        facts, scores = GAME.facts(state), GAME.standing(state).scores
        best = max(scores)
        others = sorted(scores, reverse=True)[1:]
        assert facts["best"] == best
        assert facts["margin"] == best - others[0]
        assert facts["full_roofs"] == sum(len(roof) >= 4 for roof in state.roofs)
