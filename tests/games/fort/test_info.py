"""F-INFO: who sees what, of the table, the log, the questions and the reasons."""

import random
from typing import Any

import pytest

from ludoteca.core.events import Journal
from ludoteca.games.fort.edge.imagine import Imagining
from ludoteca.games.fort.edge.recall import FortRecall
from ludoteca.games.fort.rules.table.state import FortState
from tests.games.fort.tables import GAME, Table, led, player, table, with_box

ZONES = {"yard": "yards", "lookout": "lookouts", "discard_pile": "discards"}


def names(faces: tuple[int, ...]) -> list[str]:
    return [f"kid.{GAME.cards.faces[face]}" for face in faces]


def mid_game(seats: int = 3, seed: int = 3, steps: int = 150) -> FortState:
    chance = random.Random(seed)
    state = GAME.setup(seats, seed=seed)
    for _ in range(steps):
        assert state.asked is not None
        GAME.apply(state, state.asked.seat, chance.choice(state.asked.options))
    return state


@pytest.mark.rule("F-INFO-01", "F-INFO-05", "F-INFO-06")
def test_what_everybody_sees() -> None:
    """S-75: Yards, Lookouts, discard piles, tokens, levels, tracks, perks, sizes; the trash box."""
    state = mid_game()
    for viewer in (None, 0, 1, 2):
        seen = GAME.view(state, viewer).table
        assert seen["trash_box"] == names(state.trash_box)
        assert seen["park"] == names(state.park)
        assert seen["park_deck"] == len(state.park_deck)
        for seat, shown in enumerate(seen["players"]):
            for key, zone in ZONES.items():
                assert shown[key] == names(getattr(state, zone)[seat])
            assert shown["hand"] == len(state.hands[seat])
            assert shown["deck"] == len(state.decks[seat])
            assert (shown["track"], shown["level"]) == (state.tracks[seat], state.levels[seat])


@pytest.mark.rule("F-INFO-02", "F-INFO-03")
def test_hands_and_decks_are_seen_by_their_owners() -> None:
    """The own deck without its order."""
    state = mid_game()
    assert "own" not in GAME.view(state, None).table
    for seat in range(3):
        own = GAME.view(state, seat).table["own"]
        assert own["hand"] == names(state.hands[seat])
        assert own["deck"] == names(tuple(sorted(state.decks[seat])))
    turned = state.copy()
    turned.decks[0] = turned.decks[0][::-1]
    assert GAME.view(turned, 0).table == GAME.view(state, 0).table
    assert len(set(state.decks[0])) > 1


@pytest.mark.rule("F-INFO-03", "F-INFO-04")
def test_hidden_cards_change_no_view_of_others() -> None:
    """Other cards in a rival's hand and another Park deck look the same."""
    state = mid_game()
    size = len(state.hands[1])
    assert size > 0
    other = state.copy()
    other.hands[1] = tuple(sorted(state.park_deck[:size]))
    other.park_deck = state.park_deck[:size:-1] + state.hands[1] + state.park_deck[size : size + 1]
    assert len(other.park_deck) == len(state.park_deck)
    for viewer in (None, 0, 2):
        assert GAME.view(other, viewer).table == GAME.view(state, viewer).table
    assert GAME.view(other, 1).table != GAME.view(state, 1).table


@pytest.mark.rule("F-INFO-04")
def test_the_top_of_the_park_deck_is_public_when_taken() -> None:
    game = table(player(), player())
    top = names(game.state.park_deck[-1:])[0]
    game.do("skip", "recruit_deck")
    assert game.told("recruited")[0].seen_by(None) == game.told("recruited")[0]
    assert game.told("recruited")[0].args["kid"] == top


@pytest.mark.rule("F-INFO-07", "F-INFO-08")
def test_made_up_rules_are_seen_by_the_chooser_alone() -> None:
    """S-58: A sees three and keeps one; B later sees the two left; A's view says only how many."""
    seats = [
        player(hand="zip", stuff="1p 1t", board="red"),
        player(hand="sparky", stuff="1p 1t", board="green"),
    ]
    game = table(*seats).do("play(zip)")
    pile = game.state.rule_pile
    assert len(GAME.view(game.state, 0).table["own"]["rule_pile"]) == 3
    game.do(game.options[0], "decline", "recruit_deck")
    kept = game.told("kept_rule")[0]
    assert "rule" in kept.args
    seen = kept.seen_by(1)
    assert seen is not None
    assert "rule" not in seen.args
    looked = game.told("looked_at_rules")[0]
    assert looked.seen_by(1) is None
    game.do("play(sparky)")
    assert len(GAME.view(game.state, 1).table["own"]["rule_pile"]) == 2
    mine = GAME.view(game.state, 0).table
    assert (mine["rule_pile"], mine["players"][1]["made_up_rule"]) == (2, "mark.none")
    game.do(game.options[0])
    mine = GAME.view(game.state, 0).table
    assert (mine["rule_pile"], mine["players"][1]["made_up_rule"]) == (1, "mark.hidden")
    assert "rule_pile" not in mine["own"]
    assert set(game.state.rule_pile) < set(pile)


@pytest.mark.rule("F-INFO-09")
def test_the_draft_shows_the_own_packet_only() -> None:
    state = GAME.setup(3, {"setup": "advanced"}, 4)
    for seat in range(3):
        seen = GAME.view(state, seat).table
        assert seen["own"]["packet"] == names(state.packets[seat])
        assert [shown["packet"] for shown in seen["players"]] == [8, 8, 8]
    journal = Journal()
    for seat in range(3):
        decision = GAME.decision(state, seat)
        assert decision is not None
        GAME.apply(state, seat, decision.options[0], journal)
    for event in journal.events:
        for seat in range(3):
            told = event.seen_by(seat)
            if told is not None and event.kind in ("kept", "got_packet"):
                is_own = told.args["seat"] == f"seat.{seat}"
                assert is_own == ("kid" in told.args or "kids" in told.args)


@pytest.mark.rule("F-INFO-10")
@pytest.mark.parametrize("kind", ["choose_play", "choose_follow", "use_do_over"])
def test_questions_that_hang_on_the_hand_are_always_asked(kind: str) -> None:
    """A single option is not taken by itself where the pause would tell something."""
    leader = player(hand="bug the_moles", level=2, perk="do_over")
    game = table(leader, player(hand="chef"))
    while game.kind != kind:
        game.do(
            {"choose_play": "play(bug)", "choose_action": "use_public"}.get(
                game.kind, game.options[0]
            )
        )
        if game.kind == "choose_action" and "stop" in game.options:
            game.do("stop")
    assert game.state.asked is not None
    assert game.state.asked.secret


@pytest.mark.rule("F-INFO-10")
@pytest.mark.parametrize(("kid", "unit"), [("prince", "tuck"), ("crash", "trash")])
def test_a_hand_of_equal_kids_is_asked_like_any_other(kid: str, unit: str) -> None:
    """Were the question skipped, rivals would know that the cards are alike."""
    alike, mixed, last = (
        led(kid, script="use_public; done", hand=hand) for hand in ("bug bug", "bug chef", "bug")
    )
    assert (alike.seat, alike.kind) == (mixed.seat, mixed.kind) == (0, "choose_unit")
    assert alike.options == [f"{unit}(bug)"]
    assert set(mixed.options) == {f"{unit}(bug)", f"{unit}(chef)"}
    assert last.zone("hands") == ""  # one card is the only choice, and all can see that


@pytest.mark.rule("F-INFO-10")
def test_a_follower_with_equal_kids_is_asked_like_any_other() -> None:
    for hand, options in (("bug bug", 1), ("bug chef", 2)):
        game = led("prince", player(hand=f"tiny {hand}"), hand="dash", script="use_public; done")
        while game.kind != "choose_follow":
            game.do("tuck(dash)" if game.kind == "choose_unit" else "stop")
        game.do("follow(tiny)")
        assert (game.seat, game.kind, len(game.options)) == (1, "choose_unit", options)


@pytest.mark.rule("F-INFO-10")
def test_how_far_an_action_goes_is_asked_where_it_hangs_on_the_hand() -> None:
    """Chef may take less only with a skateboard in hand for the private action."""
    script = "use_public; add(noodle_twins); done"
    with_it = led("chef", script=script, hand="noodle_twins dash")
    assert with_it.options == ["amount(2)", "amount(3)"]
    without = led("chef", script=script, hand="noodle_twins bug")
    assert (without.kind, without.options) == ("choose_unit", ["amount(3)"])
    assert without.do("amount(3)").stuff() == (3, 0)
    assert led("chef", script=script, hand="noodle_twins").stuff() == (3, 0)  # an empty hand


@pytest.mark.rule("F-INFO-10")
def test_one_more_repetition_is_asked_where_stopping_hangs_on_the_hand() -> None:
    """An owner's Chef, who scores between two pizzas, could stop only with a skateboard."""
    box = with_box({"kid.chef.public": "(gather(pizza) > score) * book"})
    for hand, options in (("dash", ["stop", "amount(1)"]), ("bug", ["amount(1)"]), ("", None)):
        seats = [player(hand=f"chef noodle_twins {hand}"), player()]
        game = Table(box.read_position({"player": seats}), box)
        game.do("play(chef)", "use_public", "add(noodle_twins)", "done")
        while game.kind == "choose_unit" and game.stuff() != (2, 0):
            game.do("amount(1)")
        found = game.options if game.kind == "choose_unit" else None
        assert found == options
        if options:
            game.do("amount(1)")
        assert game.stuff() == (3, 0)


@pytest.mark.rule("F-INFO-11")
def test_chance_decides_only_setup_and_reshuffles() -> None:
    """The generator moves only when a deck is shuffled, and no view or event shows it."""
    chance = random.Random(8)
    state = GAME.setup(3, seed=8)
    while state.asked is not None:
        before = state.rng
        journal = Journal()
        GAME.apply(state, state.asked.seat, chance.choice(state.asked.options), journal)
        assert (state.rng != before) == any(e.kind == "shuffled" for e in journal.events)
        assert str(state.rng) not in str(GAME.view(state, 0).table)


# ---------------------------------------------------------------- memory


def remember(recalls: list[FortRecall], journal: Journal) -> None:
    for recall in recalls:
        for event in journal.events:
            seen = event.seen_by(recall.seat)
            if seen is not None:
                recall.note(seen)


def played_on(
    seats: int, seed: int, turns: int, options: dict[str, str]
) -> tuple[FortState, list[FortRecall]]:
    chance = random.Random(seed)
    journal = Journal()
    state = GAME.setup(seats, options, seed, journal)
    recalls = [FortRecall(seat, seats, GAME.book) for seat in range(seats)]
    remember(recalls, journal)
    while state.asked is not None and (state.packets or state.turn < turns):
        journal = Journal()
        GAME.apply(state, state.asked.seat, chance.choice(state.asked.options), journal)
        remember(recalls, journal)
    return state, recalls


def imagine(state: FortState, recall: FortRecall, rng: int) -> FortState:
    view: dict[str, Any] = GAME.view(state, recall.seat).table
    return Imagining(GAME.book, view, recall, rng).world(GAME.spelling(True))


@pytest.mark.rule("F-INFO-02", "F-INFO-03")
def test_after_a_reshuffle_a_rivals_cards_are_known() -> None:
    """Whoever watched all discards knows what hand and deck of a rival hold together."""
    state, recalls = played_on(2, 5, 14, {})
    for rng in range(20):
        world = imagine(state, recalls[0], rng)
        for zones in (state, world):
            assert recalls[0].fits(zones)
        hidden = sorted((*state.hands[1], *state.decks[1]))
        assert sorted((*world.hands[1], *world.decks[1])) == hidden


@pytest.mark.rule("F-INFO-02", "F-INFO-04")
def test_early_on_much_is_unknown() -> None:
    """Before a rival has shown anything, its hand may hold anything unseen."""
    state, recalls = played_on(2, 5, 0, {})
    hands = {imagine(state, recalls[0], rng).hands[1] for rng in range(20)}
    assert len(hands) > 15


@pytest.mark.rule("F-INFO-09")
def test_passed_packets_are_remembered() -> None:
    """With two players every packet comes back: what is missing, the rival has."""
    state, recalls = played_on(2, 6, 0, {"setup": "advanced"})
    firsts = [f for f in (*state.hands[1], *state.decks[1]) if f < GAME.book.kids]
    for rng in range(10):
        world = imagine(state, recalls[0], rng)
        cards = [f for f in (*world.hands[1], *world.decks[1]) if f < GAME.book.kids]
        # All but the first card were kept from packets that this seat had seen.
        shared = len(firsts) - len(list_less(cards, firsts))
        assert shared >= 7


def list_less(cards: list[int], gone: list[int]) -> list[int]:
    left = cards[:]
    for face in gone:
        if face in left:
            left.remove(face)
    return left


@pytest.mark.rule("F-INFO-09")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_world_that_contradicts_the_draft_does_not_fit(seats: int) -> None:
    """Swapping a rival's drafted cards for unseen ones is noticed."""
    state, recalls = played_on(seats, 7, 0, {"setup": "advanced"})
    assert recalls[0].fits(state)
    false = state.copy()
    rival = 1
    strangers = [
        f for f in state.park_deck if all(f not in seen for seen in recalls[0].passed.seen)
    ]
    friends = [f for f in state.hands[rival] if f >= GAME.book.kids]
    kids = 5 - len(friends)
    false.hands[rival] = tuple(sorted([*strangers[:kids], *friends]))
    assert not recalls[0].fits(false)


@pytest.mark.rule("F-INFO-07", "F-INFO-08")
def test_rules_seen_in_the_pile_are_remembered() -> None:
    """After A kept one of three, B's rule is one of the two left."""
    state, recalls = played_on(2, 21, 40, {})
    first = next((r for r in recalls if r.pile is not None), None)
    assert first is not None
    seen = set(first.pile or ())
    for rng in range(20):
        world = imagine(state, first, rng)
        assert first.fits(world)
        assert set(world.rule_pile) <= seen
