"""Coins that get another name for the second action (option coin_lock), and Lookout symbols.

Sweet Pea stows and gathers toys by the same suit, Chef gathers pizza by two suits.
"""

import pytest

from tests.games.fort.tables import GAME, Table, player, table, with_box


def sweet_pea(edition: str) -> Table:
    """Return Sweet Pea's second action: two glues count, and there is room for two toys."""
    hand = player("sweet_pea smoke dot chef", stuff="2p 2t", level=2)
    game = table(hand, edition=edition).do("play(sweet_pea)", "use_public", "add_as(smoke, glue)")
    return game.do("done", "stow(pizza)", "stow(pizza)").halt("use_private")


def chef(hand: str, stuff: str = "") -> Table:
    """Return Chef's second action in edition it, after Smoke was added as a book to the first."""
    game = table(player(f"chef smoke {hand}", stuff=stuff), edition="it")
    game.do("play(chef)", "use_public", "add_as(smoke, book)", "done")
    return game.halt("use_private")


@pytest.mark.rule("F-ADD-06", "F-ADD-08")
@pytest.mark.parametrize("edition", ["it", "fr"])
def test_a_card_may_be_added_before_a_coin_is_renamed(edition: str) -> None:
    """Dot makes three, which is one too many: Smoke must get another name before the end."""
    game = sweet_pea(edition)
    assert {"done", "add(dot)", "rename(smoke, book)"} < set(game.options)
    game.halt("add(dot)")
    assert game.why("done") == "add_useless"
    game.halt("rename(smoke, book)", "done")
    assert [(GAME.cards.faces[e >> 3], e & 7) for e in game.state.play.added] == [
        ("dot", 0),
        ("smoke", 1),
    ]
    assert game.game.about(game.state) == {"unit": "unit.gather_toy", "left": 2}


@pytest.mark.rule("F-ADD-06")
def test_names_stay_in_pt_br() -> None:
    game = sweet_pea("pt-BR")
    assert game.why("add(dot)") == "add_useless"
    assert game.why("rename(smoke, book)") == "coin_locked"


@pytest.mark.rule("F-ADD-06")
def test_the_same_name_again() -> None:
    game = sweet_pea("it")
    assert game.why("rename(smoke, glue)") == "same_name"
    game.halt("rename(smoke, book)")
    assert game.why("rename(smoke, glue)") == "coin_named"


@pytest.mark.rule("F-ADD-06", "F-PLAY-11")
def test_a_name_that_leads_nowhere() -> None:
    """Without Smoke nothing would count; and beside Dash it would be one too many."""
    alone = chef("bug")
    assert alone.why("rename(smoke, glue)") == "dead_end"
    assert "rename(smoke, skateboard)" in alone.options
    beside = chef("dash bug", stuff="1p").halt("add(dash)")
    assert beside.stuff() == (3, 0)
    assert beside.why("rename(smoke, skateboard)") == "dead_end"
    assert "done" in beside.options


@pytest.mark.rule("F-ADD-06", "F-ADD-08", "F-ADD-14")
def test_names_that_are_of_no_use() -> None:
    book = table(player("chef smoke bug")).halt("play(chef)", "use_public")
    assert book.why("add_as(smoke, glue)") == "add_useless"
    ghost = table(player("ghost smoke bug")).halt("play(ghost)", "use_private", "pick_suit(coin)")
    assert ghost.why("add_as(smoke, book)") == "coin_needs_no_name"
    full = table(player("ghost icky_and_sticky bug", stuff="3p 3t"))
    full.halt("play(ghost)", "use_private")
    assert full.why("pick_suit(glue)") == "dead_end"
    assert full.why("pick_suit(book)") == "no_effect"


@pytest.mark.rule("F-ADD-10")
def test_lookout_symbols_count_once_each() -> None:
    """Bones is the first symbol of all."""
    game = table(player("chef bug", lookout="bones doc", level=2)).halt("play(chef)", "use_public")
    game.halt("lookout(bones, book)", "lookout(doc, book)")
    assert game.why("lookout(bones, book)") == "already_counted"
    assert game.why("lookout(doc, book)") == "already_counted"
    assert game.state.play.named_coins == ()
    other = table(player("chef bug", lookout="bones doc", level=2)).halt("play(chef)", "use_public")
    other.halt("lookout(doc, book)", "lookout(bones, book)")
    assert GAME.state_hash(other.state) == GAME.state_hash(game.state)


@pytest.mark.rule("F-PERK-11")
def test_recycling_while_picking_and_adding() -> None:
    ghost = table(player("ghost chef", discard="bug", level=2, perk="recycling"))
    ghost.halt("play(ghost)", "use_private")
    assert ghost.options[-1] == "recycle(bug)"
    added = table(player("chef", discard="bug", lookout="doc", level=2, perk="recycling"))
    added.halt("play(chef)", "use_public")
    assert added.options == ["done", "lookout(doc, book)", "recycle(bug)"]


@pytest.mark.rule("F-ADD-07", "F-ADD-14")
def test_the_own_symbol_may_be_left_out() -> None:
    """Edition it, in a box where Chef gathers by any suit: the first suit, with its own symbol."""
    game = with_box({"kid.chef.private": "gather(any) * any_suit"})
    seats = [player("chef bones bug"), player()]
    at = Table(game.read_position({"player": seats, "edition": "it"}), game)
    at.halt("play(chef)", "use_private")
    assert {"pick_suit(book)", "pick_without(book)"} < set(at.options)
    with_own = at.copy().halt("pick_suit(book)", "add(bones)")
    without = at.copy().halt("pick_without(book)", "add(bones)")
    numbers = [game.about(one.state)["number"] for one in (with_own, without)]
    assert numbers == [2, 1]
