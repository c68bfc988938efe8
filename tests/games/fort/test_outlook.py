"""What an action would come to, as a preview tells it while a play is put together."""

import pytest

from ludoteca.core.previews import ASKED, Preview, preview_in
from tests.games.fort.tables import Table, player, table, with_box


def foreseen(game: Table, *words: str) -> Preview:
    """Return the preview of these choices of whoever is asked."""
    choices = [game.game.read(text) for text in words]
    assert None not in choices
    return preview_in(game.game, game.state, game.seat, [c for c in choices if c is not None])


def by_option(game: Table, *words: str) -> dict[str, dict[str, object]]:
    """Return what the game says about every option after these choices."""
    told = foreseen(game, *words)
    assert told.reason is None
    return {str(game.game.tell(one.choice)): dict(one.outlook) for one in told.options}


@pytest.mark.rule("F-PLAY-12")
def test_the_count_and_how_much_of_it_fits() -> None:
    """Bug gathers a pizza for each shovel, as far as Stuff has room; or scores by level."""
    game = table(player(hand="bug bug lefty", stuff="2p", level=1), player())
    once = {
        "units": ("unit.gather_pizza",), "number": 1, "times": 1, "is_full": True,
        "counted": "suit.shovel",
    }  # fmt: skip
    score = {**once, "units": ("unit.score",), "counted": "number.fort_level"}
    assert by_option(game, "play(bug)") == {"use_public": once, "use_private": score}
    twice = {**once, "number": 2, "times": 2}
    assert by_option(game, "play(bug)", "use_public")["add(lefty)"] == twice
    told = foreseen(game, "play(bug)", "use_public", "add(lefty)")
    assert (told.outlook, told.end) == (twice, ASKED)


@pytest.mark.rule("F-ADD-08")
def test_only_what_changes_something_can_be_added() -> None:
    """With room for one pizza, no further shovel is offered: it would change nothing."""
    limit = table(player(), player()).state.book.numbers.stuff_limit
    game = table(player(hand="bug bug", stuff=f"{limit - 1}p", level=1), player())
    told = foreseen(game, "play(bug)", "use_public")
    assert told.outlook["times"] == 1
    assert "add(bug)" not in by_option(game, "play(bug)", "use_public")
    refused = foreseen(game, "play(bug)", "use_public", "add(bug)")
    assert refused.made == 2
    assert refused.reason is not None
    assert refused.reason.code == "add_useless"


@pytest.mark.rule("F-FOLLOW-06")
def test_what_following_would_bring() -> None:
    """A follower sees for each card how much it would give, before discarding it."""
    game = table(player(hand="bug", level=1), player(hand="bug lefty", stuff="1p"))
    game.do("play(bug)", "use_public", "done", "stop")
    told = by_option(game)
    assert told["follow(bug)"] == {
        "units": ("unit.gather_pizza",), "number": 1, "times": 1, "is_full": True,
        "counted": "suit.shovel",
    }  # fmt: skip
    assert told["decline"] == {}


def test_points_that_an_action_scores() -> None:
    """Bug scores a point for each level of the fort."""
    game = table(player(hand="bug", level=1), player())
    assert foreseen(game, "play(bug)", "use_private").points == {"track": 1}


@pytest.mark.rule("F-PLAY-12", "F-ADD-08")
def test_what_does_not_fit_is_counted_too() -> None:
    """Two Moles added to Bug are three shovels, where only two pizzas have room."""
    game = table(player(hand="bug the_moles", stuff="2p", level=1), player())
    told = by_option(game, "play(bug)", "use_public")["add(the_moles)"]
    assert (told["number"], told["times"], told["is_full"]) == (3, 2, False)
    assert told["limit"] == "unit.gather_pizza"


@pytest.mark.rule("F-EFF-03", "F-EFF-04")
def test_a_repetition_counts_whose_second_half_has_no_room() -> None:
    """Blitz trashes a card for a toy: without room for the toy the card can go all the same."""
    game = table(player(hand="blitz", stuff="4t", discard="bug chef"), player())
    told = by_option(game, "play(blitz)")["use_private"]
    assert told["units"] == ("unit.trash", "unit.gather_toy")
    assert (told["times"], told["is_full"], told["limit"]) == (1, False, "unit.gather_toy")


def test_how_things_stand_once_adding_has_begun() -> None:
    """With no choice at all, the outlook is that of the table as it is."""
    game = table(player(hand="bug lefty chef", level=1), player())
    game.do("play(bug)", "use_public")
    assert foreseen(game).outlook["number"] == 1
    game.do("add(lefty)")
    assert foreseen(game).outlook["number"] == 2


@pytest.mark.rule("F-PLAY-07")
def test_a_choice_tells_of_what_it_begins_and_not_of_what_follows() -> None:
    """In a box where Bug gathers two and scores two, the score follows by itself."""
    bug: dict[str, object] = {
        "kid.bug.public": "gather(pizza) & gather(pizza)",
        "kid.bug.private": "score & score",
    }
    box = with_box(bug)
    data = {"player": [player(hand="bug", stuff="3p", board="red"), player()]}
    game = Table(box.read_position(data), box)
    told = by_option(game, "play(bug)")["use_public"]
    assert (told["units"], told["number"], told["times"]) == (("unit.gather_pizza",), 2, 1)
    assert foreseen(game, "play(bug)", "use_public").points == {"track": 2}


@pytest.mark.rule("F-FOLLOW-09")
def test_followers_see_the_kind_that_is_due() -> None:
    """The leader took a toy, so that is what following with Blitz would bring."""
    game = table(player(hand="blitz"), player(hand="blitz chef"))
    game.do("play(blitz)", "use_public", "done", "take_kind(toy)")
    assert by_option(game)["follow(blitz)"]["units"] == ("unit.gather_toy",)


@pytest.mark.rule("F-PERK-05", "F-FOLLOW-06")
def test_copy_cat_foresees_the_first_card_and_both() -> None:
    """Each card shows what it brings before it is discarded, the second one with the first."""
    cat = player(hand="scout the_moles chef", level=2, perk="copy_cat", stuff="1p")
    game = table(player(hand="bug"), cat).do("play(bug)", "use_public", "done")
    told = by_option(game)
    assert (told["follow(scout)"]["number"], told["follow(the_moles)"]["number"]) == (1, 2)
    assert by_option(game, "follow(scout)")["follow(the_moles)"]["number"] == 3


@pytest.mark.rule("F-EFF-14", "F-FORT-07")
def test_a_price_says_what_this_card_changes() -> None:
    """Dot advances at the price, or for one resource less."""
    game = table(player(hand="dot", stuff="3p 3t", level=1), player())
    prices = [foreseen(game, "play(dot)", use).about for use in ("use_public", "use_private")]
    assert [price["change"] for price in prices] == [0, -1]
    assert prices[0]["pizza"] == prices[1]["pizza"]


@pytest.mark.rule("F-FOLLOW-01")
def test_only_a_public_action_can_be_followed() -> None:
    """Ghost has none: nobody is told to look for a crown."""
    for kid, suit in (("ghost", "mark.none"), ("prince", "suit.crown")):
        game = table(player(hand=f"{kid} bug", stuff="1p 1t", level=1), player())
        assert foreseen(game, f"play({kid})").view.table["play"]["to_follow"] == suit
