"""The box: what lies in it, where it comes from, and which boxes are refused."""

from typing import Any

import pytest

from ludoteca.core.box import BoxError
from ludoteca.games.fort.box.contents import BOARDS, MADE_UP_RULES, PERKS
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.box.notation import write
from tests.games.fort.printed import BOX, CARDS, card, changed
from tests.games.fort.second_transcription import RULES, code, table

FACES = [("kid", row) for row in table("### 4.1")] + [
    ("best_friend", row) for row in table("### 4.2")
]


@pytest.mark.rule("F-SETUP-02")
def test_the_material_is_complete() -> None:
    """42 faces make 60 kids; 8 Best Friends, 11 made-up rules and 9 perks lie beside them."""
    assert CARDS.kids == 60
    assert len(set(CARDS.face[:60])) == 42
    assert len(CARDS.face) == 68
    assert len(CARDS.made_up_rules) == len(MADE_UP_RULES) == 11
    assert len(CARDS.perks) == len(PERKS) == 9


@pytest.mark.rule("F-SETUP-02")
@pytest.mark.parametrize("suit", range(COIN))
def test_every_family_has_ten_kids(suit: int) -> None:
    """The copies of each family sum to ten (invariant 23)."""
    assert CARDS.family[:60].count(suit) == 10


@pytest.mark.parametrize(("kind", "row"), FACES, ids=[code(r["Code name"]) for _, r in FACES])
def test_every_face_agrees_with_the_rules(kind: str, row: dict[str, str]) -> None:
    """Family, symbols, both boxes and the number of copies are those of sections 4.1 and 4.2."""
    name = code(row["Code name"])
    number = card(name)
    copies = row["Copies (assumed)"] if kind == "kid" else row["Copies"]
    assert CARDS.name.count(name) == int(copies)
    assert SUITS[CARDS.family[number]] == row["Family"]
    assert " + ".join(SUITS[suit] for suit in CARDS.symbols[number]) == row["Symbols"]
    assert write(CARDS.public[number]) == code(row["Public"])
    assert write(CARDS.private[number]) == code(row["Private"])
    assert CARDS.is_best_friend[number] == (kind == "best_friend")


def test_no_face_is_missing_or_extra() -> None:
    """The faces of the box are those of the rules, in their order."""
    assert CARDS.faces == [code(row["Code name"]) for _, row in FACES]


def test_copies_lie_side_by_side() -> None:
    """Cards are numbered in the order of the box, copies adjacent."""
    assert CARDS.face == sorted(CARDS.face)
    assert [CARDS.faces[face] for face in CARDS.face] == CARDS.name


@pytest.mark.rule("F-SETUP-05")
def test_each_board_has_its_two_best_friends() -> None:
    """Red Zip and Blades, yellow Rusty and Bud, green Sparky and Ace, orange Bitsy and Flipper."""
    pairs: dict[str, list[str]] = {board: [] for board in BOARDS}
    for row in table("### 4.2"):
        pairs[row["Board"]].append(code(row["Code name"]))
    assert [[CARDS.name[c] for c in pair] for pair in CARDS.friends] == list(pairs.values())


def test_cards_without_actions_are_those_with_two_symbols() -> None:
    """Exactly the six double faces cannot be played; every playable card shows one symbol."""
    for number, symbols in enumerate(CARDS.symbols):
        playable = CARDS.public[number] is not None or CARDS.private[number] is not None
        assert playable == (len(symbols) == 1), CARDS.name[number]
    empty = {CARDS.name[c] for c in range(68) if CARDS.private[c] and not CARDS.public[c]}
    assert empty == {"ghost", "punky", "smoke"}


def test_symbols_are_counted_by_suit() -> None:
    """`shows` counts every symbol of a card, coins as coins."""
    assert CARDS.shows[card("the_moles")] == [0, 0, 0, 2, 0, 0, 0]
    assert CARDS.shows[card("puddin")] == [0, 1, 0, 0, 0, 0, 1]
    assert all(sum(CARDS.shows[c]) == len(CARDS.symbols[c]) for c in range(68))


def test_levels_agree_with_the_rules() -> None:
    """Points and prices are those of sections 5.1 and 5.2, with their provenance."""
    [points, sources] = table("### 5.1")
    for level in range(6):
        assert CARDS.level_points[level] == int(points[str(level)])
        source = BOX.entry(f"level.{level}.points").source
        assert sources[str(level)].startswith(source)
    for level, row in enumerate(table("### 5.2")):
        assert CARDS.costs[level] == (int(row["pizza"]), int(row["toys"]), int(row["either"]))
        assert sum(CARDS.costs[level]) == int(row["total"])
        assert BOX.entry(f"level.{level + 1}.pizza").source == row["Provenance"]
    assert CARDS.top_level == 5


def test_other_numbers_agree_with_the_rules() -> None:
    """The values of section 5.3."""
    numbers = CARDS.numbers
    assert (numbers.fewest_players, numbers.most_players) == (2, 4)
    assert (numbers.dealt, numbers.first_hand, numbers.drawn, numbers.park) == (8, 5, 5, 3)
    assert (numbers.more_than_players, numbers.stuff_limit, numbers.room) == (1, 4, 1)
    assert (numbers.backpack, numbers.made_up_rule_level, numbers.perk_level) == (2, 1, 2)
    assert (numbers.macaroni_points, numbers.end_track, numbers.safety_stop) == (4, 25, 200)


def test_perks_and_made_up_rules_are_those_of_the_glossary() -> None:
    """Code names in the order of sections 2.5 and 2.6."""
    assert [code(row["Code name"]) for row in table("### 2.5")] == list(PERKS)
    assert [code(row["Code name"]) for row in table("### 2.6")] == list(MADE_UP_RULES)


def test_assumed_values_say_so() -> None:
    """Copies, families, prices, the points of level 4 and the boards are assumed (invariant 23)."""
    assumed = {path for path, _ in BOX.assumed()}
    copies = {f"kid.{name}.copies" for name in BOX.children("kid")}
    prices = {f"level.{n}.{kind}" for n in range(1, 6) for kind in ("pizza", "toys", "either")}
    families = {f"family.{suit}" for suit in SUITS[:COIN]}
    boards = {f"best_friend.{name}.board" for name in BOX.children("best_friend")}
    assert assumed == copies | prices | families | boards | {"level.4.points"}


def test_every_value_is_about_something_the_rules_name() -> None:
    """No row of the box is unknown to the rules document."""
    for kind in ("kid", "best_friend", "perk", "made_up_rule"):
        for name in BOX.children(kind):
            assert f"`{name}`" in RULES, name


def test_an_owner_changes_behaviour_without_a_code_change() -> None:
    """An owner's value replaces ours (invariant 23)."""
    theirs = changed({"level.4.points": 14, "level.1.pizza": 2, "kid.bug.private": "score & score"})
    assert theirs.level_points[4] == 14
    assert theirs.costs[0] == (2, 1, 0)
    assert write(theirs.private[card("bug")]) == "score & score"


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"kid.bug.copies": 1}, "box_wrong_sum"),
    ({"kid.bug.copies": 1, "kid.dash.copies": 3}, "box_wrong_sum"),
    ({"kid.bug.copies": -1}, "box_out_of_range"),
    ({"kid.bug.family": "coin"}, "box_unknown_word"),
    ({"kid.bug.symbols": []}, "box_not_symbols"),
    ({"kid.bug.symbols": ["spade"]}, "box_unknown_word"),
    ({"kid.bug.symbols": ["shovel", "shovel"]}, "box_playable_symbols"),
    ({"kid.bug.public": "gather(pizza) *"}, "box_action_unfinished"),
    ({"kid.bug.public": "eat(pizza)"}, "box_action_misfit"),
    ({"kid.bug.public": "stow & (score * book)"}, "box_action_too_deep"),
    ({"kid.bug.public": "gather(any) * any_suit"}, "box_public_any_suit"),
    ({"kid.bug.public": "(gather(pizza) * any_suit) > score"}, "box_public_any_suit"),
    ({"best_friend.zip.board": "green"}, "box_not_a_pair"),
    ({"material.best_friends": 9}, "box_wrong_sum"),
    ({"perk.bribe.copies": 0}, "box_wrong_sum"),
    ({"perk.bribe.copies": 2}, "box_out_of_range"),
    ({"made_up_rule.loner.copies": 0, "material.made_up_rules": 11}, "box_wrong_sum"),
    ({"numbers.more_than_players": 6}, "box_too_few"),
    ({"numbers.dealt": 15}, "box_too_few"),
    ({"numbers.most_players": 5}, "box_out_of_range"),
    ({"numbers.perk_level": 6}, "box_out_of_range"),
    ({"perk.trampoline.copies": 1}, "box_unknown_value"),
    ({"level.6.points": 30}, "box_unknown_value"),
    ({"level.3.pizza": "two"}, "box_not_a_number"),
]


@pytest.mark.parametrize(("values", "reason"), REFUSED)
def test_a_box_that_cannot_be_played_is_refused(values: dict[str, Any], reason: str) -> None:
    """Every check names the file, the table and the field."""
    with pytest.raises(BoxError) as refused:
        changed(values)
    assert refused.value.reason.code == reason
    assert refused.value.reason.args["table"]


def test_the_refusal_of_an_action_names_the_place() -> None:
    """The sign at which the grammar broke is told."""
    with pytest.raises(BoxError) as refused:
        changed({"kid.bug.public": "stow * spade"})
    args = refused.value.reason.args
    assert (args["table"], args["field"]) == ("kid.bug", "public")
    assert (args["place"], args["found"]) == (8, "spade")


def test_an_owner_who_lost_a_perk_can_still_play() -> None:
    """What the box states about itself may be changed together with what lies in it."""
    fewer = changed({"perk.bribe.copies": 0, "material.perks": 8})
    assert [PERKS[perk] for perk in fewer.perks] == [p for p in PERKS if p != "bribe"]


def test_an_owner_may_add_a_kid() -> None:
    """A new face takes its place behind the others, before the Best Friends."""
    new = {"family": "shovel", "symbols": ["shovel"], "public": "score", "private": "—"}
    values: dict[str, object] = {f"kid.digger.{field}": value for field, value in new.items()}
    more = changed({**values, "kid.digger.copies": 1, "kid.bug.copies": 1})
    assert more.faces[42] == "digger"
    assert more.name[59] == "digger"
    assert more.friends[0] == (60, 61)


def test_a_face_without_copies_is_not_there() -> None:
    """It has no number and no name among the faces."""
    fewer = changed({"kid.captain.copies": 0, "kid.bones.copies": 2})
    assert "captain" not in fewer.faces
    assert fewer.kids == 60
