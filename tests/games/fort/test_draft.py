"""The draft, pick by pick: what is secret, what is shown, what is refused (F-DRAFT-02 to -04)."""

import pytest

from ludoteca.core.events import Journal
from ludoteca.games.fort.rules.draft import show_packets
from ludoteca.games.fort.rules.table.state import FortState
from tests.games.fort.tables import GAME


def draft(cards: int) -> FortState:
    """Return a draft in which this many cards are left in every packet."""
    state = GAME.setup(2, {"setup": "advanced"}, 4)
    while len(state.packets[0]) > cards:
        asked = GAME.decisions(state)[0]
        GAME.apply(state, asked.seat, asked.options[0])
    return state


@pytest.mark.rule("F-DRAFT-02", "F-INFO-09")
@pytest.mark.parametrize(("cards", "is_secret"), [(8, True), (3, True), (2, True)])
def test_a_pick_is_secret_while_there_is_a_choice(cards: int, is_secret: bool) -> None:
    """Two cards may be alike: that nothing was asked must not show it."""
    state = draft(cards)
    assert [len(packet) for packet in state.packets] == [cards, cards]
    assert [asked.secret for asked in GAME.decisions(state)] == [is_secret, is_secret]


@pytest.mark.rule("F-INFO-09")
def test_a_packet_that_is_passed_on_cannot_be_unseen() -> None:
    journal = Journal()
    show_packets(draft(3), journal)
    assert journal.barrier


@pytest.mark.rule("F-DRAFT-03")
def test_a_number_that_stands_for_no_card() -> None:
    """What is beyond the table of choices is no pick, neither before one's pick nor after it."""
    state = draft(8)
    beyond = len(GAME.choices)
    before = GAME.why_not(state, 0, beyond)
    asked = GAME.decision(state, 0)
    assert asked is not None
    GAME.apply(state, 0, asked.options[0])
    after = GAME.why_not(state, 0, beyond)
    picked = GAME.why_not(state, 0, asked.options[0])
    assert before is not None
    assert after is not None
    assert picked is not None
    assert (before.code, picked.code) == ("not_now", "pick_is_final")
    assert after.code != "pick_is_final"
