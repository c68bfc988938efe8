"""F-TURN and F-RECRUIT: the phases of a turn, and where new cards come from."""

import pytest

from tests.games.fort.tables import GAME, led, pass_all, player, table


@pytest.mark.rule("F-TURN-01", "F-TURN-02")
def test_turns_pass_clockwise_through_five_phases() -> None:
    state = GAME.setup(3, seed=2)
    leaders = []
    while state.turn < 6:
        assert state.asked is not None
        if state.asked.kind == "choose_play":
            leaders.append(state.asked.seat)
            GAME.apply(state, state.asked.seat, 0)
        else:
            assert state.asked.kind == "choose_recruit"
            GAME.apply(state, state.asked.seat, state.asked.options[0])
    assert leaders == [*state.order, *state.order]


@pytest.mark.rule("F-TURN-02")
def test_the_order_of_phases_in_the_log() -> None:
    """Cleanup, Play, Recruit, Discard, Draw."""
    game = table(player(hand="bug chef"), player(yard="tink", hand="scout"))
    game.do("skip", "recruit_deck")
    assert [event.kind for event in game.events] == [
        "skipped",
        "recruited",
        "left_in_yard",
        "shuffled",
        "drew",
        "began_turn",
        "cleaned_up",
    ]


@pytest.mark.rule("F-TURN-03")
def test_for_a_follower_the_leader_is_a_rival() -> None:
    """A follower of Captain's kind of action may copy or take from the leader: here a Yard."""
    game = led("baby_face", player(hand="blitz"), player(yard="bug"), script="use_private; stop")
    game.do("follow(blitz)")
    assert "recruit_yard(p3, bug)" in game.options
    assert game.why("recruit_yard(p1, bug)") == "source_empty"


@pytest.mark.rule("F-TURN-04")
def test_cleanup_empties_the_yard() -> None:
    game = table(player(), player(yard="bug chef", discard="tink"))
    game.do("skip", "recruit_deck")
    assert game.state.leader == 1
    assert (game.zone("yards", 1), game.zone("discards", 1)) == ("", "chef tink bug")


@pytest.mark.rule("F-TURN-05", "F-FOLLOW-02")
def test_skipping_is_always_allowed() -> None:
    """S-71: no follow window; the cards go to the Yard, Best Friends to the discard pile."""
    game = table(player(hand="bug zip chef", board="red"), player(hand="scout"))
    assert game.options[0] == "skip"
    game.do("skip")
    assert game.kind == "choose_recruit"
    game.do("recruit_deck")
    assert game.zone("yards") == "chef bug"
    assert game.told("discarded")[0].args["kids"] == ("kid.zip",)


@pytest.mark.rule("F-TURN-06", "F-TURN-07")
def test_what_is_discarded_and_what_goes_to_the_yard() -> None:
    """S-51: played, added and Best Friends to the discard pile, the rest to the Yard."""
    game = table(player(hand="zip bug chef scout the_moles", board="red", level=2, stuff="3p"))
    game.do("play(scout)", "use_public", "add(the_moles)", "done", *["stow(pizza)"] * 3, "stop")
    pass_all(game).do("recruit_deck")
    assert set(game.told("discarded")[0].args["kids"]) == {"kid.scout", "kid.the_moles", "kid.zip"}  # type: ignore[call-overload]
    assert game.zone("yards") == "chef bug"


@pytest.mark.rule("F-TURN-08", "F-FORT-03")
def test_lookout_cards_stay() -> None:
    game = table(player(hand="bug", lookout="scout", level=1))
    game.do("play(bug)", "use_public", "lookout(scout, shovel)", "done", "stop")
    pass_all(game).do("recruit_deck")
    assert game.zone("lookouts") == "scout"


@pytest.mark.rule("F-TURN-09", "F-TURN-10")
@pytest.mark.parametrize(
    ("deck", "discard", "hand", "left", "pile"),
    [
        ("bug chef", "tink dash munch penny moose wart", 5, 4, 0),  # one recruited card joins
        ("bug chef tink dash munch", "penny moose wart worm doc dot ghost", 5, 0, 8),
        ("bug", "tink", 3, 0, 0),
    ],
)
def test_drawing(deck: str, discard: str, hand: int, left: int, pile: int) -> None:
    """S-50: reshuffle only when a card is due; too few cards are all drawn."""
    game = table(player(deck=deck, discard=discard), trash_box=["zip", "blades"])
    game.do("skip", "recruit_deck")
    state = game.state
    assert (len(state.hands[0]), len(state.decks[0]), len(state.discards[0])) == (hand, left, pile)
    drawn = game.zone("hands")
    if not pile:
        assert all(kid in drawn for kid in deck.split())


@pytest.mark.rule("F-TURN-11")
def test_a_turn_may_begin_with_an_empty_hand() -> None:
    game = table(player(), player())
    assert game.options == ["skip"]
    assert game.state.asked is not None
    assert game.state.asked.secret


# ---------------------------------------------------------------- recruiting


@pytest.mark.rule("F-RECRUIT-01", "F-RECRUIT-02", "F-RECRUIT-03")
def test_sources_of_a_recruit() -> None:
    """Park, rivals' Yards and the Park deck; the card goes to the discard pile."""
    game = table(
        player(deck="chef chef bug bug tink"),
        player(yard="dash"),
        park=["dot", "moose", "wart"],
        trash_box=["zip", "blades"],
    )
    game.do("skip")
    assert game.options == [
        "recruit_deck",
        "recruit_park(dot)",
        "recruit_park(moose)",
        "recruit_park(wart)",
        "recruit_yard(p2, dash)",
    ]
    assert game.why("no") == "must_recruit"
    assert game.why("skip") == "must_recruit"
    assert game.why("recruit_park(bug)") == "card_not_there"
    assert game.why("recruit_yard(p3, bug)") == "no_such_player"
    assert game.copy().do("recruit_park(dot)").zone("discards") == "dot"
    assert len(game.copy().do("recruit_deck").zone("discards").split()) == 1


@pytest.mark.rule("F-RECRUIT-04")
def test_the_park_is_refilled_in_the_same_place() -> None:
    game = table(player(), park=["dot", "moose", "wart"]).do("skip")
    top = GAME.cards.faces[game.state.park_deck[-1]]
    game.do("recruit_park(moose)")
    assert game.middle("park") == f"dot {top} wart"


@pytest.mark.rule("F-RECRUIT-05")
def test_a_yard_is_not_refilled() -> None:
    """S-67: the Yard shrinks, Park and deck are untouched."""
    game = table(player(), player(yard="bug chef")).do("skip")
    park, deck = game.state.park, game.state.park_deck
    game.halt("recruit_yard(p2, bug)")
    assert (game.state.park, game.state.park_deck) == (park, deck)
    assert game.told("cleaned_up")[0].args["kids"] == ("kid.chef",)


@pytest.mark.rule("F-RECRUIT-01", "F-RECRUIT-04", "F-RECRUIT-07")
def test_a_recruit_with_little_or_nothing_to_take() -> None:
    """S-45: what is there must be taken; with nothing anywhere the phase is skipped."""
    game = table(player(), park=["dot", "moose", "wart"]).leave_in_park_deck(0).halt("skip")
    assert game.why("no") == "must_recruit"
    assert game.why("recruit_deck") == "source_empty"
    game.do("recruit_park(dot)")
    assert game.middle("park") == "moose wart"
    bare = table(player(), park=["dot", "moose", "wart"]).leave_in_park_deck(0)
    bare.state.trash_box = tuple(sorted(bare.state.trash_box + bare.state.park))
    bare.state.park = ()
    bare.do("skip")
    assert bare.state.leader == 1


@pytest.mark.rule("F-RECRUIT-06")
@pytest.mark.parametrize(
    ("edition", "code"), [("pt-BR", "own_yard"), ("it", "own_yard"), ("fr", "")]
)
def test_the_own_yard(edition: str, code: str) -> None:
    """S-32: only the French edition lets a follower recruit from the own Yard."""
    game = table(player(hand="baby_face"), player(hand="blitz", yard="bug"), edition=edition)
    game.do("play(baby_face)", "use_private", "stop", "follow(blitz)")
    assert game.why("recruit_yard(p2, bug)") == code
    if not code:
        game.do("recruit_yard(p2, bug)")
        assert (game.zone("yards", 1), game.stuff(1)) == ("", (0, 1))
        assert "bug" in game.zone("discards", 1)


@pytest.mark.rule("F-RECRUIT-08", "F-EFF-13")
def test_the_action_recruits_as_the_phase_does() -> None:
    game = table(player(hand="baby_face"), player(yard="bug")).do(
        "play(baby_face)", "use_public", "done"
    )
    during = game.options
    after = table(player(hand="baby_face"), player(yard="bug")).do("skip").options
    assert during == after


@pytest.mark.rule("F-END-10", "F-RECRUIT-04")
def test_the_last_round_with_an_empty_park_deck() -> None:
    """S-73: only Park and Yards are left as sources; nothing is refilled."""
    seats = [player(), player(hand="bug"), player(hand="chef")]
    game = table(*seats, park=["dot", "moose", "wart"]).leave_in_park_deck(1)
    game.do("skip", "recruit_park(dot)")
    assert (len(game.state.park_deck), len(game.state.park)) == (0, 3)
    game.do("skip")
    assert game.options[:1] != ["recruit_deck"]
    game.do("recruit_park(moose)")
    assert len(game.state.park) == 2
    game.do("skip")
    assert all("deck" not in option for option in game.options)
    game.do("recruit_park(wart)")
    assert game.kind == ""
