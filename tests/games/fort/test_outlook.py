"""What an action would come to, as a preview tells it while a play is put together."""

import pytest

from ludoteca.core.previews import ASKED, Preview, preview_in
from tests.games.fort.tables import Table, player, table


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
    once = {"unit": "unit.gather_pizza", "number": 1, "times": 1, "is_full": True}
    score = {"unit": "unit.score", "number": 1, "times": 1, "is_full": True}
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
        "unit": "unit.gather_pizza", "number": 1, "times": 1, "is_full": True,
    }  # fmt: skip
    assert told["decline"] == {}


def test_points_that_an_action_scores() -> None:
    """Bug scores a point for each level of the fort."""
    game = table(player(hand="bug", level=1), player())
    assert foreseen(game, "play(bug)", "use_private").points == {"track": 1}
