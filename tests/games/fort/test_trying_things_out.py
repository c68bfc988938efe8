"""Trying things out before they are done: what each way leaves, and what an addition costs."""

import pytest

from ludoteca.core.decisions import TooHard
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.box.programs import (
    ADVANCE,
    ANY_SUIT,
    COPY_PACK,
    COPY_RIVAL_PACK,
    GATHER_ANY,
    GATHER_PIZZA,
    GATHER_TOY,
    RECRUIT,
    SCORE,
    SPEND_PIZZA,
    STOW,
    TRASH,
    TRASH_RIVAL,
    TUCK,
    Program,
)
from ludoteca.games.fort.rules.actions.means import (
    MOST_TRIES,
    Means,
    most,
    own_yard_cards,
    park_cards,
    recruits,
    whole,
)
from ludoteca.games.fort.rules.actions.progress import Running
from ludoteca.games.fort.rules.actions.reach import (
    FIRST,
    MUST_BE_FULL,
    SHORT,
    TAIL,
    Aim,
    can_add,
    can_begin,
    can_count,
    can_end,
    free_lookout_symbol,
    furthest,
)
from ludoteca.games.fort.rules.actions.units import choices_of
from ludoteca.games.fort.rules.actions.ways import (
    DISCARD_PILE,
    OWN_YARD,
    PARK,
    RIVAL_YARD,
    after,
    ways,
)
from ludoteca.games.fort.rules.table.state import FR, IT, PT_BR
from tests.games.fort.tables import GAME, KIDS, Table, player, table

BOOK, CROWN, GLUE, SHOVEL, GUN = (
    SUITS.index(name) for name in ("book", "crown", "glue", "shovel", "squirt_gun")
)
NO_PIZZA = "4p 3t"  # room for one toy and no pizza
BOTH = (GATHER_PIZZA, GATHER_TOY)  # of which only half can then be done


def face(name: str) -> int:
    return KIDS.index(name)


def without_park(game: Table, cards: int = 0) -> Table:
    """Leave this many cards in the Park and none in its deck."""
    game.state.park = game.state.park[:cards]
    game.state.park_deck = ()
    return game


# ---------------------------------------------------------------- what a way leaves


def test_trashing_and_recruiting_change_what_can_be_trashed() -> None:
    game = table(player(hand="bug", discard="chef tiny"), player(yard="moose dot"))
    means = Means(game.state, 0)
    assert most(means, TRASH) == 3
    assert most(after(means, TRASH, DISCARD_PILE), TRASH) == 2
    assert most(after(means, TRASH, face("bug")), TRASH) == 2
    assert most(after(means, RECRUIT, PARK), TRASH) == 4
    assert most(after(means, TRASH_RIVAL, 0), TRASH_RIVAL) == 1


def test_where_a_recruit_can_come_from() -> None:
    """In the French edition also from one's own Yard (F-RECRUIT-06)."""
    game = without_park(table(player(), player(yard="bug"), player(yard="moose")))
    game.state.edition = FR
    means = Means(game.state, 1)
    assert ways(means, RECRUIT) == [RIVAL_YARD, OWN_YARD]
    own, rival = after(means, RECRUIT, OWN_YARD), after(means, RECRUIT, RIVAL_YARD)
    assert (ways(own, RECRUIT), ways(rival, RECRUIT)) == ([RIVAL_YARD], [OWN_YARD])
    assert (own_yard_cards(own), recruits(own), most(own, TRASH_RIVAL)) == (0, 1, 1)
    assert recruits(after(own, RECRUIT, RIVAL_YARD)) == 0
    assert choices_of(game.state, means, RECRUIT, -1) == [
        (GAME.read("recruit_yard(p2, bug)"), OWN_YARD),
        (GAME.read("recruit_yard(p3, moose)"), RIVAL_YARD),
    ]


def test_the_park_runs_out_while_trying() -> None:
    means = Means(without_park(table(player()), 2).state, 0)
    assert ways(means, RECRUIT) == [PARK]
    once = after(means, RECRUIT, PARK)
    assert (ways(once, RECRUIT), ways(after(once, RECRUIT, PARK), RECRUIT)) == ([PARK], [])
    assert park_cards(after(once, STOW, 2)) == 1


def test_with_bribe_a_card_tucked_from_the_park_is_not_yet_known() -> None:
    """It takes room in the Lookout, but no suit of it can be counted on."""
    game = without_park(table(player(level=3, perk="bribe"), player(yard="bug")), 1)
    means = Means(game.state, 0)
    assert most(means, TUCK) == 2
    assert ways(means, TUCK) == [PARK, RIVAL_YARD]
    then = after(means, TUCK, PARK)
    assert (len(then.lookout), park_cards(then), most(then, TUCK)) == (1, 0, 1)
    aim = Aim(Program(GLUE, (SCORE,)), CROWN, (), (), PT_BR)
    assert all(free_lookout_symbol(then, aim, suit) < 0 for suit in range(COIN))


def test_a_tucked_card_moves_from_hand_to_lookout() -> None:
    means = Means(table(player(hand="bones bug")).state, 0)
    then = after(means, TUCK, face("bones"))
    assert (then.hand, then.lookout) == ((face("bug"),), (face("bones"),))


def test_prices_and_packs_are_judged_one_at_a_time() -> None:
    """The next level and the next copy meet other conditions, so only one is sure."""
    means = Means(table(player(stuff="2p 2t", pack="1p"), player(pack="1t")).state, 0)
    for unit in (ADVANCE, COPY_PACK, COPY_RIVAL_PACK):
        assert (most(means, unit), whole(means, unit)) == (1, 1)


def test_how_far_icons_side_by_side_can_be_done() -> None:
    """Two alike per repetition: one may be left out each time, so three tokens do for three.

    What one brings, the other needs: a pizza can be spent and gathered again for ever.
    """
    means = Means(table(player(stuff="1p")).state, 0)
    assert furthest(means, Program(GLUE, (GATHER_PIZZA, GATHER_PIZZA)), 5) == 3
    assert furthest(means, Program(GLUE, (SPEND_PIZZA, GATHER_PIZZA)), 9) == 9


def test_sums_that_do_not_work_out_are_not_safe() -> None:
    means = Means(table(player(hand="bug chef tiny moose dot", level=4)).state, 0)
    alike = Running(0, 0, 0, 3, 1, MUST_BE_FULL)
    assert not alike.is_safe(Program(GLUE, (TUCK, TUCK)), means, TUCK)
    empty = Means(table(player(stuff="3p", level=4)).state, 0)
    once = Running(0, 0, 0, 1, 1, MUST_BE_FULL)
    assert not once.is_safe(Program(GLUE, (STOW,), (), (TUCK,)), empty, STOW)


# ---------------------------------------------------------------- how much is tried


ENDLESS = Program(GLUE, (STOW, TUCK), (), (TUCK,))


def no_end(means: Means, place: int = 0) -> bool:
    """Whether an action can be ended that cannot: there is nothing to tuck."""
    return can_end(means, ENDLESS, 1, 1, 0, place, False, False, MUST_BE_FULL, None)


@pytest.mark.rule("F-PLAY-11")
@pytest.mark.parametrize("place", [0, TAIL])
def test_every_try_counts(place: int) -> None:
    means = Means(table(player(stuff="1p")).state, 0)
    assert not no_end(means, place)
    assert means.tried.count > 0
    means.tried.count = MOST_TRIES
    with pytest.raises(TooHard):
        no_end(means, place)


@pytest.mark.rule("F-PLAY-11")
def test_what_led_nowhere_is_not_tried_again() -> None:
    means = Means(table(player(stuff="1p")).state, 0)
    means.tried.count = SHORT
    assert not no_end(means)
    count = means.tried.count
    assert not no_end(means)
    assert (count > SHORT, means.tried.count) == (True, count)


# ---------------------------------------------------------------- what an addition costs


def test_which_lookout_symbol_is_free() -> None:
    aim = Aim(Program(SHOVEL, (SCORE,)), CROWN, (), (), PT_BR)
    shown = Means(table(player(lookout="bug")).state, 0)
    assert free_lookout_symbol(shown, aim, SHOVEL) == 8 * face("bug")
    coin = Means(table(player(lookout="smoke")).state, 0)
    assert free_lookout_symbol(coin, aim, SHOVEL) == 8 * face("smoke") + 1 + SHOVEL
    assert free_lookout_symbol(shown, aim, COIN) < 0


def test_the_first_card_of_all_counts_in_the_lookout() -> None:
    means = Means(table(player(lookout="bones")).state, 0)
    assert can_add(means, Aim(Program(BOOK, (SCORE,)), CROWN, (), (), PT_BR), BOOK, FIRST, None)


def fits(hand: str, lookout: str, first: int, second: Program) -> bool:
    """Whether half of the first action can be done with an addition, and then all of the second."""
    means = Means(table(player(hand, NO_PIZZA, lookout=lookout)).state, 0)
    other = Aim(second, GUN, (), (), PT_BR)
    action = Aim(Program(first, BOTH), GUN, (), (), PT_BR)
    return can_add(means, action, first, FIRST, other)


def test_a_coin_added_to_the_first_action_keeps_its_name_for_the_second() -> None:
    """F-ADD-06: it counts for the same suit again, and for no other."""
    assert fits("smoke", "", SHOVEL, Program(SHOVEL, (SCORE,)))
    assert not fits("smoke", "", SHOVEL, Program(GLUE, (SCORE,)))


def test_a_lookout_coin_keeps_its_name_for_the_second_action() -> None:
    """F-ADD-10: one that was named is taken, one beside the suit that counted is not."""
    assert fits("", "puddin", SHOVEL, Program(SHOVEL, (SCORE,)))
    assert not fits("", "puddin", SHOVEL, Program(GLUE, (SCORE,)))
    assert fits("", "puddin", CROWN, Program(GLUE, (SCORE,)))


def test_a_coin_beside_the_suit_need_not_count() -> None:
    """With the coin there would be two to stow, and there is room for one."""
    assert fits("puddin", "", CROWN, Program(CROWN, (STOW,)))


def test_a_coin_counted_as_a_coin_has_no_name() -> None:
    """F-ADD-05: it does not count for any suit in the second action."""
    assert not fits("smoke", "", COIN, Program(BOOK, (SCORE,)))


def test_any_suit_may_be_the_cards_own() -> None:
    means = Means(table(player()).state, 0)
    for own in (GLUE, GUN, COIN):
        aim = Aim(Program(ANY_SUIT, (GATHER_ANY,)), own, (), (), PT_BR)
        assert can_begin(means, aim, MUST_BE_FULL, None)


def test_only_the_italian_edition_may_leave_out_the_own_symbol() -> None:
    """Room for one token: the card's own crown and an added one are too many (F-ADD-14)."""
    means = Means(table(player(stuff="3p 3t")).state, 0)
    added = (8 * face("prince"),)
    for edition, suit, counter in ((IT, CROWN, ANY_SUIT), (PT_BR, CROWN, ANY_SUIT),
                                   (FR, CROWN, ANY_SUIT), (IT, CROWN, CROWN)):  # fmt: skip
        action = Aim(Program(counter, (GATHER_ANY,)), CROWN, added, (), edition)
        is_free = edition == IT and counter == ANY_SUIT
        assert can_count(means, action, suit, True, MUST_BE_FULL, None) == is_free


def test_a_coin_that_may_be_renamed_counts_once() -> None:
    """Editions it and fr: a coin added for another suit makes one repetition possible."""
    means = Means(table(player(stuff="3p")).state, 0)
    added = (8 * face("smoke") + 1 + SHOVEL,)
    for edition, is_free in ((FR, True), (IT, True), (PT_BR, False)):
        action = Aim(Program(GLUE, (GATHER_PIZZA,)), CROWN, added, (), edition)
        assert can_count(means, action, GLUE, True, MUST_BE_FULL, None) == is_free
