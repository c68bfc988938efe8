"""P-GEN, P-SETUP, P-ROUND: who gets what, in which order; MA-07, ST-01 to 06, ST-10, ST-11."""

from collections import Counter

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.game import OptionError
from ludoteca.games.picture_perfect.rules.setup import all_cards
from ludoteca.games.picture_perfect.rules.table.scene import first_scene
from ludoteca.games.picture_perfect.rules.table.state import CENTRE, held_by
from tests.games.picture_perfect.tables import (
    F2,
    F4,
    GAME,
    GUESTS,
    LETTERS,
    Table,
    new_table,
    position,
)

DEALS = {2: (5, 4), 3: (4, 2), 4: (3, 2), 5: (2, 4), 6: (2, 2)}


@pytest.mark.rule("P-SETUP-03", "P-SETUP-04", "P-SETUP-05", "P-GEN-01")
@pytest.mark.parametrize("seats", DEALS)
def test_distribution_of_envelopes(seats: int) -> None:
    """MA-07."""
    deals = set()
    for seed in range(8):
        state = new_table(seats, seed).state
        each, centre = DEALS[seats]
        assert [len(held_by(state, seat)) for seat in range(seats)] == [each] * seats
        assert len(held_by(state, CENTRE)) == centre
        deals.add(tuple(state.where))
    assert len(deals) == 8


@pytest.mark.rule("P-GEN-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.setup(seats)


@pytest.mark.rule("P-SETUP-01", "P-SETUP-02", "P-SETUP-13")
def test_all_cards_go_into_the_envelopes_unseen() -> None:
    deals = set()
    for seed in range(8):
        table = new_table(4, seed)
        cards = table.state.cards
        assert [len(three) for three in cards] == [3] * 14
        assert Counter(kind for three in cards for kind in three) == Counter(
            all_cards(GAME.contents)
        )
        assert "preference" not in str(table.view("A")) + " ".join(table.log("A"))
        deals.add(tuple(cards))
    assert len(deals) == 8


@pytest.mark.rule("P-SETUP-02")
def test_any_card_may_land_in_any_envelope() -> None:
    """ST-11: also cards about the guest itself, and cards that cannot all be met."""
    table = position(F4, envelope={"carmen": ["next_to_carmen", "row_1", "row_4"]})
    assert GAME.faults(table.state) == []


@pytest.mark.rule("P-SETUP-03", "P-SETUP-06", "P-SETUP-09", "P-SETUP-12")
def test_base_game_with_three() -> None:
    """ST-01."""
    decks = set()
    for seed in range(5):
        state = new_table(3, seed, mode="base").state
        assert sorted(state.deck) == [0, 1, 2, 3, 4, 5]
        assert (state.decorations, state.supply) == ([10, 10, 10], 0)
        assert state.scenes == [first_scene(10)] * 3
        assert state.scenes[0].figures == ()
        assert state.vip == [-1, -1, -1]
        decks.add(tuple(state.deck))
    assert len(decks) > 1


@pytest.mark.rule("P-SETUP-08", "P-SETUP-10", "P-INFO-13", "P-VAR-01")
def test_auction_game_with_four() -> None:
    """ST-02."""
    unused = set()
    for seed in range(10):
        table = new_table(4, seed, mode="auction")
        deck = table.state.deck
        assert len(set(deck)) == 6
        assert sum(card >= 6 for card in deck) == 3
        assert table.view("A")["deck"] == 6
        assert "exchange." not in str(table.view("A")) + str(table.view(None))
        unused.add(frozenset(range(12)) - frozenset(deck))
    assert len(unused) > 1


@pytest.mark.rule("P-SETUP-07", "P-VAR-01")
def test_supply() -> None:
    """ST-03."""
    assert new_table(2, mode="auction").state.supply == 12
    assert [new_table(n, mode="auction").state.supply for n in (3, 4, 5, 6)] == [0] * 4
    assert new_table(2, mode="base").state.supply == 0


@pytest.mark.rule("P-SETUP-11")
def test_first_player() -> None:
    assert {new_table(3, seed).state.first for seed in range(20)} == {0, 1, 2}
    assert {new_table(3, seed, first_player="seat_2").state.first for seed in range(5)} == {1}
    (option,) = (option for option in GAME.options if option.key == "first_player")
    assert option.values == ("random", *(f"seat_{number}" for number in (1, 2, 3, 4, 5, 6)))


@pytest.mark.rule("P-ROUND-04")
def test_nothing_is_taken_back_once_a_card_was_turned_up() -> None:
    state = position(F4).confirm("ABC").state
    journal = Journal()
    decision = GAME.decision(state, 3)
    assert decision is not None
    assert decision.open is not None
    GAME.apply(state, 3, decision.open.sample(7), journal)
    assert "turned_up" in [event.kind for event in journal.events]
    assert journal.barrier


def play_round(table: Table) -> None:
    """Answer everything with the first possibility until the next look window."""
    number = table.state.round
    while table.state.round == number and "final_photo" not in table.asked().values():
        letter = next(iter(table.asked()))
        decision = table.decision(letter)
        table.answer(letter, decision.open.sample(1) if decision.open else decision.options[0])


@pytest.mark.rule("P-ROUND-01", "P-ROUND-04", "P-ROUND-05", "P-ROUND-06", "P-ROUND-08")
@pytest.mark.parametrize("mode", ["base", "auction"])
def test_six_rounds_and_then_the_photo(mode: str) -> None:
    """ST-04, ST-10."""
    table = new_table(4, 3, mode=mode, first_player="seat_3")
    starts, asked = [], []
    for number in range(1, 7):
        assert table.state.round == number
        assert (table.state.card, len(table.state.deck)) == (-1, 7 - number)
        assert table.asked() == dict.fromkeys("ABCD", "arrange")
        starts.append(int(table.view(None)["start_player"].removeprefix("seat.")))
        play_round(table)
        asked.append(table.asked())
    assert starts == [2, 3, 0, 1, 2, 3]
    assert asked[-1] == dict.fromkeys("ABCD", "final_photo")
    assert (table.state.deck, len(table.state.discards)) == ([], 6)
    kinds = [event.kind for event in table.events]
    assert kinds.count("turned_up") == 6


@pytest.mark.rule("P-ROUND-02", "P-ROUND-03", "P-GEN-04")
def test_step_one_ends_when_all_have_confirmed() -> None:
    table = new_table(3)
    table.confirm("B")
    assert sorted(table.asked()) == ["A", "C"]
    assert table.state.card == -1
    table.confirm("CA")
    assert table.state.card >= 0


@pytest.mark.rule("P-GEN-02", "P-ROUND-07")
def test_turn_order_of_partner() -> None:
    """ST-06: C starts, its left neighbour is D."""
    table = position(F4, "partner", start="C")
    turns: list[str] = []
    while "partner_return" in table.asked().values():
        turns += table.asked()
        table.answer(turns[-1], table.decision(turns[-1]).options[0])
    assert turns == ["C", "D", "A", "B"]
    table = position(F4, "theft", start="C")
    assert table.options("C") == ["steal(hugo)", "steal(bruno)", "steal(marco)"]
    assert table.options("D") == ["steal(clara)", "steal(carmen)", "steal(nina)"]


@pytest.mark.rule("P-GEN-03")
def test_the_card_wins_over_the_general_rule() -> None:
    """Rumours lets a player open somebody else's envelope outside step 1."""
    table = position(F4, "rumours")
    assert table.no_look("A", "open(olga)") == "look_not_now"
    table.do("A listen(olga); B none; C none; D none")
    assert table.view("A")["shown"]["envelope"] == "guest.olga"


@pytest.mark.rule("P-GEN-04")
def test_simultaneous_answers_take_effect_together_in_any_order() -> None:
    """The same answers in another order give the same table; nobody sees one before all are in."""
    script = {"A": "steal(olga)", "B": "steal(leo)", "C": "steal(hugo)", "D": "steal(nina)"}
    ends = []
    for order in ("ABCD", "DCBA", "CADB"):
        table = position(F4, "theft")
        for letter in order[:3]:
            table.do(f"{letter} {script[letter]}")
            assert table.held() == F4
            others = [table.view(x) for x in (*order[3:], None)]
            assert not any("answer" in view["moment"] for view in others)
            assert not any("olga" in str(view["moment"]) for view in others)
        table.do(f"{order[3]} {script[order[3]]}")
        ends.append(GAME.state_hash(table.state))
    assert len(set(ends)) == 1


@pytest.mark.rule("P-GEN-05")
def test_a_single_option_is_taken_unasked() -> None:
    rest = " ".join(GUESTS[3:])
    table = position(f"A clara · B carmen · C nina {rest}", "theft", mode="auction")
    assert sorted(table.asked()) == ["B"]  # A must take carmen, C must take clara
    table.do("B steal(nina)")
    assert table.held().startswith("A carmen · B nina · C clara")


@pytest.mark.rule("P-ROUND-05")
@pytest.mark.parametrize("held", [F2, F4])
@pytest.mark.parametrize("card", GAME.names["exchange"])
def test_every_card_asks_its_own_question(held: str, card: str) -> None:
    first = {
        "dance": "dance_keep",
        "partner": "partner_take" if held == F2 else "partner_return",
        "gifts": "gift",
        "revelations": "seen",
        "theft": "theft_take",
        "rumours": "rumour_target",
        "shared_auction": "contribute",
    }
    table = position(held, card)
    assert set(table.asked().values()) == {first.get(card, "offer")}
    everybody = set(LETTERS[: table.state.seats])
    is_ordered = card == "partner" or first.get(card) is None
    assert set(table.asked()) == ({"A"} if is_ordered else everybody)
