"""Every refusal of random games against the truths written apart from the guards."""

from collections import Counter

import pytest

from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home.oracle_reasons import TRUTHS, holds
from tests.games.dream_home.tables import (
    EMPTY_HOUSE,
    GAME,
    decorating,
    display,
    do,
    ending,
    placing,
    player,
    table,
)
from tests.games.whys import Case, all_are_true, code_of, first_in_the_way, told

TRIED = 150  # of 940 choices, for each seat at each moment


@pytest.mark.slow
@pytest.mark.rule(
    "D-ROUND-05", "D-TURN-02", "D-PLACE-05", "D-PLACE-06", "D-PLACE-07", "D-HELPER-09"
)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_first_thing_in_the_way_is_told(seats: int, long_run: bool) -> None:
    """Whoever tries whatever at whichever moment, asked or not, with any options."""
    met: Counter[str] = Counter()
    for seed in range(24 if long_run else 4):
        tried = len(GAME.choices) if long_run else TRIED
        met += all_are_true(GAME, TRUTHS, seats, seed, tried, holds)
    assert len(met) > len(TRUTHS) // 2


def rare_moments() -> list[Homes]:
    """Return moments written by hand, among them those that random games hardly meet."""
    cards = display(c1="bathroom", c2="kitchen+red", c3="living_room+architect")
    more = {"c4": "study+roofer", "c5": "sauna+piano"}
    dealt = display(c1="bathroom", c2="kitchen+red", c3="living_room+architect", **more)
    tools = ["drill", "cement_mixer", "jackhammer"]
    house = player("F1 LV LV BT -- --", decor={"f1c3": "jacuzzi"}, tools=tools)
    crowd = player(
        "F1 LV -- LV -- --",
        decor={"f1c1": "piano", "f1c3": "cat_house"},
        helpers=["interior_designer"],
    )
    crowded = placing("living_room", crowd)
    do(crowded, "place_room(f1c2, up)")
    over = ending(player(EMPTY_HOUSE, helpers=["handyman"]))
    do(over, "done")
    turn = [{"is": "take_column", "seat": "p2"}]
    hammered = table(house, skipped=["p1"], pending=turn, **cards)  # who has one more
    hall = player("F2 ## ## ## ## ##\nF1 LV LV LV KT LV\nB            ## ##")
    used = {"is": "end_swap", "seat": "p1", "suppliers": 0, "handymen": 1}
    helpers = {"helpers": ["supplier", "handyman"]}
    return [
        table(house, **cards),
        hammered,
        table(house, pending=[{"is": "discard_column", "seat": "p1"}], **dealt),
        placing("living_room", player("F1 LV -- LV LV --\nB            GR --")),
        placing("living_room", player("F1 LV LV -- LV --\nB            GR --")),
        placing("bathroom", house),
        placing("kitchen", player("F1 KT -- -- -- --", decor={"f1c1": "cat_house"})),
        decorating(
            "piano", player("F1 LV LV BT ## LV\nB            GR GR", decor={"f1c1": "cat_house"})
        ),
        crowded,
        over,
        ending({**hall, **helpers}),
        ending({**hall, **helpers}, pending=[{"is": "reveal"}, used]),
    ]


def test_every_truth_is_needed() -> None:
    """At moments written by hand every code is met, and every refusal there is true."""
    met: Counter[str] = Counter()
    for state in rare_moments():
        for seat in range(state.seats):
            for choice in range(len(GAME.choices)):
                case = Case(GAME, state, seat, choice)
                reason = GAME.why_not(state, seat, choice)
                assert code_of(reason) == first_in_the_way(TRUTHS, case), told(case, reason)
                if reason is not None:
                    holds(case, reason)
                met[code_of(reason)] += 1
    assert set(met) - {""} == set(TRUTHS)


def guarded_moments() -> list[Homes]:
    """Return a moment of every kind of question, more than one of some."""
    house = player("F1 LV -- -- -- --", tools=["jackhammer"])
    cards = display(c1="bathroom", c2="kitchen+red", c3="living_room+architect")
    roofer = player(EMPTY_HOUSE, helpers=["roofer"], roof=["red"] * 6)
    both = placing("kitchen", house, kind="place_scaffold_or_room")
    scaffold = both.copy()
    do(scaffold, "place_room(f1c2, down)")
    return [
        *(state for state in rare_moments() if state.stack),
        table(house, pending=[{"is": "jackhammer", "seat": "p1"}], **cards),
        ending(roofer, pending=[{"is": "reveal"}, {"is": "roofer", "seat": "p1"}]),
        both,
        scaffold,
    ]


def test_what_is_offered_is_what_the_question_itself_accepts() -> None:
    """A frame explains why not; it has nothing against its own options, and something else."""
    kinds = set[str]()
    for state in guarded_moments():
        decision = state.asked
        assert decision is not None
        kinds.add(decision.kind)
        for choice in range(len(GAME.choices)):
            reason = state.stack[-1].why_not(state, decision.seat, choice)
            is_offered = choice in decision.options
            assert (reason is None) == is_offered, (decision.kind, str(GAME.tell(choice)))
    assert len(kinds) == 10
