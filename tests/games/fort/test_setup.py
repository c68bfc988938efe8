"""F-SETUP and F-DRAFT: seats, boards, what is laid out, the first decks, the draft."""

from collections import Counter

import pytest

from ludoteca.core.decisions import IllegalChoice
from ludoteca.core.game import OptionError
from ludoteca.games.fort.box.contents import BOARDS
from ludoteca.games.fort.rules.table.state import NOBODY, FortState
from ludoteca.games.fort.rules.table.zones import NONE
from tests.games.fort.tables import GAME, player, table

SEATS = (2, 3, 4)


def new(seats: int, seed: int = 0, **options: str) -> FortState:
    return GAME.setup(seats, options, seed)


@pytest.mark.rule("F-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(OptionError) as refused:
        new(seats)
    assert refused.value.reason.code == "bad_player_count"


@pytest.mark.rule(
    "F-SETUP-02", "F-SETUP-06", "F-SETUP-08", "F-SETUP-09", "F-SETUP-10", "F-SETUP-12"
)
@pytest.mark.parametrize(("seats", "deck"), [(2, 41), (3, 33), (4, 25)])
def test_what_is_laid_out(seats: int, deck: int) -> None:
    """S-65: pile, row, Park, decks and hands; unused Best Friends are out of the game."""
    state = new(seats)
    assert (len(state.rule_pile), len(state.perk_row)) == (seats + 1, seats + 1)
    assert len(set(state.rule_pile)) == len(set(state.perk_row)) == seats + 1
    assert (len(state.park), len(state.park_deck)) == (3, deck)
    assert [len(hand) for hand in state.hands] == [len(d) for d in state.decks] == [5] * seats
    zones = [state.park, state.park_deck, *state.hands, *state.decks]
    found = Counter(face for zone in zones for face in zone)
    assert sum(found.values()) == 60 + 2 * seats
    assert sum(face >= GAME.book.kids for face in found.elements()) == 2 * seats


@pytest.mark.rule("F-SETUP-03", "F-INFO-11")
def test_seats_and_first_player_are_drawn() -> None:
    """pt-BR and fr draw the seats, it only the first player."""
    orders = {new(4, seed).order for seed in range(200)}
    assert len(orders) == 24
    entered = {new(4, seed, edition="it").order for seed in range(60)}
    assert entered == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@pytest.mark.rule("F-SETUP-05")
def test_boards_as_wished_and_by_lot() -> None:
    """A wish is granted, a contested board goes to one of those who want it, all differ."""
    winners = set()
    others = set()
    for seed in range(40):
        boards = new(3, seed, board_1="green", board_2="green", board_3="red").boards
        assert len(set(boards)) == 3
        assert boards[2] == BOARDS.index("red")
        winners.add(boards.index(BOARDS.index("green")))
        others.add(new(2, seed).boards)
    assert winners == {0, 1}
    assert len(others) == 12


@pytest.mark.rule("F-SETUP-05", "F-SETUP-06")
def test_everybody_has_the_best_friends_of_the_board() -> None:
    state = new(4)
    for seat in range(4):
        friends = {f for f in (*state.hands[seat], *state.decks[seat]) if f >= GAME.book.kids}
        pair = GAME.cards.friends[state.boards[seat]]
        assert friends == {GAME.cards.face[card] for card in pair}


@pytest.mark.rule("F-SETUP-07")
def test_everything_starts_empty() -> None:
    state = new(3)
    assert state.tracks == state.levels == [0, 0, 0]
    assert state.tokens == [0] * 12
    assert state.perks == state.rules == [NONE] * 3
    assert state.macaroni == NOBODY
    assert [*state.discards, *state.yards, *state.lookouts] == [()] * 9


@pytest.mark.rule("F-SETUP-04")
def test_the_supply_never_runs_out() -> None:
    """With 39 pizza on four boards, more than the printed 30, there is still one to gather."""
    seats = [player(level=5, stuff="4p", pack="6p") for _ in range(3)]
    leader = player(hand="chef", level=5, stuff="3p", pack="6p")
    game = table(leader, *seats, macaroni="p1", ending="level")
    game.do("play(chef)", "use_public", "done")
    assert game.stuff() == (4, 0)


@pytest.mark.rule("F-SETUP-09")
def test_pile_and_row_are_never_refilled() -> None:
    """Over whole games they only shrink."""
    for seed in range(5):
        state = new(3, seed)
        pile, row = len(state.rule_pile), len(state.perk_row)
        while state.asked is not None:
            GAME.apply(state, state.asked.seat, state.asked.options[-1])
            assert len(state.rule_pile) <= pile
            assert len(state.perk_row) <= row
            pile, row = len(state.rule_pile), len(state.perk_row)


@pytest.mark.rule("F-SETUP-11")
def test_the_basic_setup_deals_eight_cards() -> None:
    state = new(2)
    assert not state.packets
    for seat in range(2):
        cards = (*state.hands[seat], *state.decks[seat])
        assert len([face for face in cards if face < GAME.book.kids]) == 8


# ---------------------------------------------------------------- draft


def pick(state: FortState, seat: int, at: int = 0) -> int:
    decision = GAME.decision(state, seat)
    assert decision is not None
    GAME.apply(state, seat, decision.options[at])
    return decision.options[at] - GAME.book.keep


@pytest.mark.rule("F-DRAFT-01", "F-DRAFT-02", "F-DRAFT-03", "F-DRAFT-04", "F-INFO-09")
def test_nothing_moves_until_all_have_picked() -> None:
    """S-57: packets of seven move to the left when the third has picked."""
    state = new(3, 5, setup="advanced")
    assert [len(packet) for packet in state.packets] == [8, 8, 8]
    assert all(face < GAME.book.kids for packet in state.packets for face in packet)
    before = state.packets
    waiting = GAME.view(state, 2).table["own"]
    picks = [pick(state, 0), pick(state, 1)]
    assert state.packets == before
    assert GAME.view(state, 2).table["own"] == waiting
    for seat in (0, 1):
        own = GAME.view(state, seat).table["own"]
        assert own["pick"] == f"kid.{GAME.cards.faces[picks[seat]]}"
    picks.append(pick(state, 2))
    for index, seat in enumerate(state.order):
        left = state.order[(index + 1) % 3]
        expected = list(before[seat])
        expected.remove(picks[seat])
        assert list(state.packets[left]) == expected
        assert state.kept[seat] == (picks[seat],)


@pytest.mark.rule("F-DRAFT-02")
def test_a_pick_is_final() -> None:
    state = new(2, 5, setup="advanced")
    pick(state, 0)
    choice = GAME.book.keep + state.packets[0][-1]
    reason = GAME.why_not(state, 0, choice)
    assert reason is not None
    assert reason.code == "pick_is_final"
    missing = next(f for f in range(GAME.book.kids) if f not in state.packets[1])
    with pytest.raises(IllegalChoice, match="not_in_packet"):
        GAME.apply(state, 1, GAME.book.keep + missing)


@pytest.mark.rule("F-DRAFT-03", "F-DRAFT-04", "F-SETUP-12")
def test_eight_steps_and_the_last_card_without_a_choice() -> None:
    state = new(3, 9, setup="advanced")
    kept: list[list[int]] = [[], [], []]
    for step in range(7):
        assert len(state.packets[0]) == 8 - step
        for seat in range(3):
            kept[seat].append(pick(state, seat, -1))
    assert not state.packets
    for seat in range(3):
        cards = [f for f in (*state.hands[seat], *state.decks[seat]) if f < GAME.book.kids]
        assert len(cards) == 8
        assert not Counter(kept[seat]) - Counter(cards)
    assert state.asked is not None
    assert state.asked.kind == "choose_play"


@pytest.mark.rule("F-DRAFT-01", "F-SETUP-10")
def test_the_draft_changes_nothing_but_the_deal() -> None:
    """Same seed, same Park, pile and row in both setups; the Park is laid out before the deal."""
    basic, advanced = new(3, 7), new(3, 7, setup="advanced")
    assert basic.park == advanced.park
    assert basic.park_deck == advanced.park_deck
    assert (basic.rule_pile, basic.perk_row) == (advanced.rule_pile, advanced.perk_row)
