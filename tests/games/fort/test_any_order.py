"""A set that can be named in one order can be named in all, and comes to the same."""

import random
from itertools import permutations

import pytest

from ludoteca.core.decisions import Decision
from ludoteca.games.fort.box.contents import COPY_CAT
from ludoteca.games.fort.rules.table.choices import DECLINE, DONE
from ludoteca.games.fort.rules.table.state import FortState
from tests.games.fort.tables import GAME, led, player, table

SLICE = 30
WHOLE = 1000
MOST = 24  # orders that are tried of one set


def named(state: FortState, kind: str, chance: random.Random) -> list[int]:
    """Return what somebody names at a run of questions of one kind, and let the state go on."""
    found: list[int] = []
    first = state.asked
    assert first is not None
    seat = first.seat
    asked: Decision | None = first
    while asked is not None and (asked.kind, asked.seat) == (kind, seat):
        options = [o for o in asked.options if o not in (DONE, DECLINE)] or [DONE]
        choice = DONE if chance.random() < 0.15 else chance.choice(options)
        if choice not in asked.options:
            choice = options[0]
        if choice == DONE or not str(GAME.tell(choice)).startswith(NAMING[kind]):
            break
        found.append(choice)
        GAME.apply(state, seat, choice)
        asked = state.asked
    return found


NAMING = {
    "choose_additions": ("add", "lookout", "rename"),
    "choose_follow": ("follow",),
}


def all_orders_are_one(start: FortState, choices: list[int]) -> int:
    """Try the orders of these choices from the same position; return how many there were."""
    assert start.asked is not None
    seat = start.asked.seat
    ends = set()
    orders = list(dict.fromkeys(permutations(choices)))[:MOST]
    for order in orders:
        state = start.copy()
        for choice in order:
            told = [str(GAME.tell(one)) for one in order]
            assert GAME.why_not(state, seat, choice) is None, (told, str(GAME.tell(choice)))
            GAME.apply(state, seat, choice)
        ends.add(GAME.state_hash(state))
    assert len(ends) == 1, [str(GAME.tell(choice)) for choice in choices]
    return len(orders)


@pytest.mark.rule("F-ADD-01", "F-ADD-06", "F-ADD-10", "F-PERK-05")
@pytest.mark.parametrize("edition", ["pt-BR", "it", "fr"])
def test_order_does_not_matter(edition: str, long_run: bool) -> None:
    """Random games of Copy Cats: additions, Lookout symbols, names of coins, cards to follow."""
    orders = 0
    for seed in range(WHOLE if long_run else SLICE):
        chance = random.Random(f"{edition} {seed}")
        state = GAME.setup(2, {"edition": edition}, seed)
        state.perks = [COPY_CAT] * 2
        while state.asked is not None:
            kind = state.asked.kind
            if kind in NAMING:
                start = state.copy()
                choices = named(state, kind, chance)
                if len(choices) > 1:
                    orders += all_orders_are_one(start, choices)
                if choices:
                    continue
            GAME.apply(state, state.asked.seat, chance.choice(state.asked.options))
    assert orders > 100


@pytest.mark.rule("F-PERK-05")
def test_two_cards_to_follow_in_either_order() -> None:
    """S-43: Scout and The Moles, The Moles and Scout."""
    for first, second in (("scout", "the_moles"), ("the_moles", "scout")):
        rival = player(hand="scout the_moles", stuff="1p", level=2, perk="copy_cat")
        game = led("bug", rival, hand="chef", script="use_public; done")
        game.do(f"follow({first})", f"follow({second})")
        assert game.stuff(1) == (4, 0)


@pytest.mark.rule("F-ADD-01", "F-ADD-10")
def test_hand_and_lookout_in_any_order() -> None:
    for order in permutations(["add(wart)", "add(scout)", "lookout(sarge, shovel)"]):
        game = table(player(hand="bug scout wart chef", lookout="sarge"))
        game.do("play(bug)", "use_public", *order, "done", "amount(4)")
        assert game.stuff() == (4, 0)


@pytest.mark.rule("F-ADD-06")
@pytest.mark.parametrize("edition", ["it", "fr"])
def test_coins_are_renamed_in_any_order(edition: str) -> None:
    """S-07 with two Puddins: one or none of them counts, and a Dash, whatever comes first."""
    one = ["rename(puddin, skateboard)", "rename(puddin, glue)"]
    none = ["rename(puddin, crown)", "rename(puddin, glue)", "add(dash)"]
    for words, names in ((one, [3, 5]), (none, [0, 2, 3])):
        for order in permutations(words):
            game = table(player(hand="chef puddin puddin dash bug"), edition=edition)
            game.do("play(chef)", "use_public", "add_as(puddin, book)", "add_as(puddin, book)")
            game.do("done", "use_private", *order)
            assert sorted(entry & 7 for entry in game.state.play.added) == names
            game.do("done")
            assert game.stuff() == (4, 0)
