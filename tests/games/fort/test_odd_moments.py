"""Moments that are easily passed over: what is asked, refused or still there just then."""

import pytest

from ludoteca.core.wire import WireError
from ludoteca.games.fort.box.contents import SLEEPOVER
from ludoteca.games.fort.edge.view import moment, read_moment
from ludoteca.games.fort.rules.additions import Additions
from ludoteca.games.fort.rules.holdings import belongings_of
from ludoteca.games.fort.rules.scoring import Belongings, final_parts
from ludoteca.games.fort.rules.table.state import BY_PARK
from ludoteca.games.fort.rules.table.zones import NONE
from tests.games.fort.printed import CARDS, kids
from tests.games.fort.tables import GAME, led, player, table

DECK = "dash munch penny moose doc"


@pytest.mark.rule("F-SETUP-07")
def test_nothing_was_played_before_the_first_turn() -> None:
    state = GAME.setup(2)
    assert (state.plays, state.directions) == (0, 0)


@pytest.mark.rule("F-PERK-07")
def test_diy_once_the_play_phase_is_over() -> None:
    game = table(player("bug", level=2, perk="diy")).halt("skip")
    assert (game.kind, game.why("use_diy")) == ("choose_recruit", "not_now")


@pytest.mark.rule("F-EFF-16")
def test_a_token_is_spent_from_where_it_lies() -> None:
    game = led("munch", pack="1p", level=1).halt("use_private", "done")
    assert (game.options, game.why("spend(stuff)")) == (["spend(pack)"], "nothing_to_spend")


@pytest.mark.rule("F-FOLLOW-04")
def test_a_coin_beside_the_suit_adds_nothing_where_no_suit_is_counted() -> None:
    game = led("tiny", player("puddin"), script="use_public; take_kind(pizza)")
    assert game.options == ["decline", "follow(puddin)"]
    assert game.why("follow_coin(puddin)") == "coin_adds_nothing"


@pytest.mark.rule("F-FOLLOW-05")
def test_a_follower_is_not_asked_how_often() -> None:
    """All or nothing: the action is done in full, and the next question is another one."""
    game = table(player("chef"), player("doc"), player("bones"))
    game.halt("play(chef)", "use_public", "done", "amount(1)", "follow(doc)")
    assert (game.kind, game.seat, game.stuff(1)) == ("choose_follow", 2, (1, 0))


@pytest.mark.rule("F-PERK-11")
def test_recycling_does_not_ask_where_the_first_action_is_forced() -> None:
    """A card with one action that can be used: nothing is asked, so there is no moment yet."""
    p1 = player("zip", "4p 4t", level=2, discard="tink", deck=DECK, perk="recycling")
    game = table(p1, park=["tiny", "dot", "wart"], trash_box=["blades"]).halt("play(zip)")
    assert (game.kind, game.options) == ("choose_action", ["use_public"])


@pytest.mark.rule("F-FOLLOW-16")
def test_a_card_that_trashed_itself_is_no_longer_being_played() -> None:
    game = led("wart", script="use_private; done; stop").do("decline")
    assert (game.kind, game.middle("trash_box").count("wart")) == ("choose_recruit", 1)
    assert game.state.play.face == NONE


@pytest.mark.rule("F-MUR-01")
def test_tokens_in_the_pack_belong_to_their_owner() -> None:
    game = table(player(stuff="1p 2t", pack="1p"), player(pack="1t"), player(pack="1p 1t", level=1))
    packs = [belongings_of(game.state, seat) for seat in range(3)]
    assert [(one.pack_pizza, one.pack_toys) for one in packs] == [(1, 0), (0, 1), (1, 1)]


@pytest.mark.rule("F-MUR-11")
def test_one_card_is_more_than_nobodys() -> None:
    """A single line on the score pad: there is no rival who could have as many cards."""
    alone = Belongings(0, 0, 0, 0, 0, 0, 0, kids("bug"), SLEEPOVER, False)
    assert final_parts(CARDS, [alone])[0]["made_up_rule"] == CARDS.rule_points.each[SLEEPOVER]


def test_what_is_pending_is_told_with_all_its_numbers() -> None:
    state = table(player("bug")).state
    first = GAME.book.lookout
    adding = Additions(0, 1, 3, 1, True, first + 9, 1, (first, first + 4), (57, 98, 99))
    state.stack.append(adding)
    (*_, found) = read_moment(moment(state, GAME.spelling(True)), GAME.spelling(True))
    assert (found.earlier, found.coins) == (adding.earlier, adding.coins)


def test_what_cannot_be_pending_is_refused_by_its_place() -> None:
    with pytest.raises(WireError) as refused:
        read_moment([{"step": "step.nonsense"}], GAME.spelling(True))
    assert refused.value.path == "moment"


@pytest.mark.rule("F-END-03", "F-TURN-01")
def test_how_long_a_game_was_and_why_it_ended() -> None:
    game = table(player(), player(), player())
    game.state.turn, game.state.ending = 7, BY_PARK
    assert GAME.facts(game.state) == {"rounds": 2, "ending": "ending.park_deck"}


@pytest.mark.parametrize(
    ("options", "rules", "edition"),
    [
        ({}, 2, "pt-BR-prompted"),
        ({"edition": "it"}, 1, "it-prompted"),
        ({"edition": "fr-prompted"}, 2, "fr-prompted"),
        ({"edition": "fr-prompted"}, 3, "fr-prompted"),
        ({"edition": "fr"}, 3, "fr"),
    ],
)
def test_games_begun_under_older_rules_keep_them(
    options: dict[str, str], rules: int, edition: str
) -> None:
    assert GAME.older_options(options, rules)["edition"] == edition


@pytest.mark.rule("F-FOLLOW-03")
def test_a_follower_in_the_middle_of_it_discards_no_further_card() -> None:
    """One card is the limit, which says more than that the decision to follow was made."""
    rival = player("bug sarge chef", level=2)
    game = led("moose", rival, hand="tink", script="use_public; done")
    game.halt("follow(bug)")
    assert (game.kind, game.seat, game.why("follow(sarge)")) == (
        "choose_unit",
        1,
        "follow_too_many",
    )


def test_learners_are_shown_the_table() -> None:
    assert GAME.observation is not None
    assert len(GAME.observation.fields(2)) > 0
