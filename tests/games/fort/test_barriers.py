"""After which choices nothing can be taken back, what a turn leaves behind, and what one has."""

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.game import OptionError
from ludoteca.games.fort.rules.holdings import belongings_of, owned
from tests.games.fort.tables import GAME, Table, player, table


def is_barrier(game: Table, choice: str) -> bool:
    """Return whether the choice showed somebody something new, or used chance."""
    journal = Journal()
    number = GAME.read(choice)
    assert number is not None
    GAME.apply(game.state, game.seat, number, journal)
    return journal.barrier


BABY_FACE = ("play(baby_face)", "use_public", "done")


@pytest.mark.rule("F-INFO-04", "F-RECRUIT-04")
def test_an_unseen_card_cannot_be_given_back() -> None:
    game = table(player("baby_face bug"), player(yard="dash"), park=["dot", "wart", "tink"])
    game.halt(*BABY_FACE)
    assert is_barrier(game.copy(), "recruit_deck")
    assert is_barrier(game.copy(), "recruit_park(dot)")
    assert not is_barrier(game.copy(), "recruit_yard(p2, dash)")
    game.leave_in_park_deck(0)
    assert not is_barrier(game, "recruit_park(dot)")


@pytest.mark.rule("F-INFO-08", "F-FORT-08")
def test_rules_that_were_seen_cannot_be_unseen() -> None:
    game = table(player("moose bug", stuff="2p 2t")).halt("play(moose)", "use_private")
    assert is_barrier(game, "pay(1, 1, 0, 0)")
    perk = table(player("moose bug", stuff="3p 2t", level=1)).halt("play(moose)", "use_private")
    assert not is_barrier(perk, "pay(1, 2, 0, 0)")


@pytest.mark.rule("F-TURN-09", "F-INFO-02")
def test_cards_that_were_drawn_cannot_be_put_back() -> None:
    """Without a reshuffle: five cards are left in the deck."""
    seats = [
        player("bug", deck="chef chef zip blades doc bones", board="red"),
        player(yard="dash"),
    ]
    game = table(*seats).halt("skip")
    before = game.state.rng
    assert is_barrier(game, "recruit_yard(p2, dash)")
    assert game.state.rng == before


@pytest.mark.rule("F-EFF-21")
def test_a_new_turn_has_no_direction_yet() -> None:
    """Edition it: p2 converted while following; on p2's own turn either way is open again."""
    game = table(player("golden_boy", stuff="1p"), player("prince tiny", stuff="1p"), edition="it")
    game.do("play(golden_boy)", "use_public", "done", "follow(prince)")
    assert GAME.view(game.state, 0).table["play"]["converted"] == ["kind.pizza", "kind.pizza"]
    game.do("recruit_deck")
    assert game.state.leader == 1
    play = GAME.view(game.state, 0).table["play"]
    assert (play["converted"], play["cards_played"]) == (["mark.none", "mark.none"], 0)


@pytest.mark.rule("F-MUR-01")
def test_what_one_has_wherever_it_lies() -> None:
    """Six cards with a book: in deck, hand, discard pile, Yard, Lookout and the play area."""
    leader = player(
        "chef bug", "1p 2t", "3t", 2, "doc", discard="bones", deck="patch zip blades", board="red"
    )
    game = table(leader, player("tink", yard="einstein", track=3)).halt("play(chef)")
    names = sorted(GAME.cards.faces[face] for face in owned(game.state, 0))
    assert names == ["blades", "bones", "bug", "chef", "doc", "patch", "zip"]
    rival = [GAME.cards.faces[face] for face in owned(game.state, 1)]
    assert {"einstein", "tink"} < set(rival)
    assert "chef" not in rival
    mine = belongings_of(game.state, 0)
    assert (mine.pizza, mine.toys, mine.pack_pizza, mine.pack_toys) == (1, 2, 0, 3)


@pytest.mark.rule("F-MUR-01", "F-DRAFT-04")
def test_kept_cards_are_had() -> None:
    state = GAME.setup(2, {"setup": "advanced"}, 4)
    for _ in range(2):
        asked = GAME.decisions(state)[0]
        GAME.apply(state, asked.seat, asked.options[0])
    assert [owned(state, seat) for seat in range(2)] == [list(kept) for kept in state.kept]


@pytest.mark.rule("F-SETUP-01")
@pytest.mark.parametrize("players", [1, 5])
def test_too_few_or_too_many(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.setup(players)
    reason = refused.value.reason
    assert (reason.code, reason.rules) == ("bad_player_count", ("F-SETUP-01",))
    assert dict(reason.args) == {"players": players, "low": 2, "high": 4}
