"""Where the editions differ, a preview says what this table's own edition allows."""

import pytest

from ludoteca.core.previews import Preview, preview
from tests.games.fort.tables import Table, player, table

EDITIONS = ["pt-BR", "it", "fr"]


def foreseen(game: Table, *words: str) -> Preview:
    """Return what the seat that is asked can foresee from its own view."""
    choices = [choice for text in words if (choice := game.game.read(text)) is not None]
    assert len(choices) == len(words)
    recall = game.game.recall(game.seat, game.state.seats)
    return preview(game.game, game.game.view(game.state, game.seat), recall, choices)


def by_option(game: Table, *words: str) -> dict[str, dict[str, object]]:
    """Return what every option after these choices would come to."""
    told = foreseen(game, *words)
    assert told.reason is None
    return {str(game.game.tell(one.choice)): dict(one.outlook) for one in told.options}


@pytest.mark.rule("F-RECRUIT-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_own_yard_counts_for_french_recruits(edition: str) -> None:
    """Nobody is left to recruit but Bug in the follower's own Yard (S-32)."""
    game = table(player(hand="baby_face"), player(hand="blitz", yard="bug"), edition=edition)
    game.do("play(baby_face)", "use_private", "stop")
    game.state.trash_box = tuple(sorted(game.state.trash_box + game.state.park))
    game.state.park = ()
    game.leave_in_park_deck(0)
    told = by_option(game)
    if edition == "fr":
        followed = told["follow(blitz)"]
        assert (followed["number"], followed["times"], followed["is_full"]) == (1, 1, True)
    else:
        assert list(told) == ["decline"]
        refused = foreseen(game, "follow(blitz)")
        assert refused.reason is not None
        assert refused.reason.code == "follow_not_full"


@pytest.mark.rule("F-EFF-20", "F-EFF-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_french_conversions_go_either_way(edition: str) -> None:
    """One pizza and one toy: only back and forth can more than one be converted."""
    game = table(player(hand="golden_boy prince", stuff="1p 1t"), edition=edition)
    told = foreseen(game, "play(golden_boy)")
    assert (told.outlook["number"], told.outlook["times"]) == (1, 1)
    more = foreseen(game, "play(golden_boy)", "add(prince)")
    if edition == "fr":
        assert more.reason is None
        assert more.outlook["times"] == more.outlook["number"]
    else:
        assert more.reason is not None
        assert more.reason.code == "add_useless"


@pytest.mark.rule("F-EFF-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_italian_direction_is_foreseen(edition: str) -> None:
    """Golden Boy, then Do-Over and Tink: in Italian toys may not be turned back into pizza."""
    leader = player(hand="golden_boy tink bug", stuff="1p 2t", level=2, perk="do_over")
    game = table(leader, edition=edition).do("play(golden_boy)", "use_public", "done")
    game.do("convert(stuff, pizza)", "decline", "use_do_over")
    assert ("use_private" in by_option(game, "play(tink)")) == (edition != "it")
