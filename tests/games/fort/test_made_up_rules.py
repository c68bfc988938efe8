"""The eleven made-up rules (F-MUR), each on what one player has at the end."""

import pytest

from ludoteca.games.fort.box.contents import MADE_UP_RULES
from ludoteca.games.fort.rules.scoring import NO_RULE, Belongings, made_up_rule_points
from tests.games.fort.printed import CARDS, changed, kids


def points(
    rule: str,
    *names: str,
    level: int = 1,
    stuff: tuple[int, int] = (0, 0),
    pack: tuple[int, int] = (0, 0),
    lookout: tuple[str, ...] = (),
    rivals: int = 0,
) -> int:
    """Return what the made-up rule is worth to a player with these kids (and those tucked)."""
    has = Belongings(
        track=0,
        fort_level=level,
        pizza=stuff[0],
        toys=stuff[1],
        pack_pizza=pack[0],
        pack_toys=pack[1],
        lookout=len(lookout),
        cards=kids(*lookout, *names),
        made_up_rule=MADE_UP_RULES.index(rule),
        macaroni=False,
    )
    return made_up_rule_points(CARDS, has, rivals)


@pytest.mark.rule("F-MUR-01", "F-MUR-02")
def test_big_plans_counts_boxes_that_advance() -> None:
    """S-52: Dot 2, Lefty 1, Zip 1 and Captain in the Lookout 1."""
    assert points("big_plans", "dot", "lefty", "zip", lookout=("captain",)) == 5
    assert points("big_plans", "moose", "skids", "bug", "the_moles") == 2
    assert points("big_plans", "bug", level=5) == 0


@pytest.mark.rule("F-MUR-03")
def test_friendship_bracelet_counts_different_suits() -> None:
    """S-53: six suits are worth seven, five without Puddin; a coin is no suit."""
    five = ("chef", "doodles", "bug", "dash", "blitz")
    assert points("friendship_bracelet", *five, "puddin") == 7
    assert points("friendship_bracelet", *five) == 5
    assert points("friendship_bracelet", *five, "smoke") == 5
    assert points("friendship_bracelet", "bug", "scout", "the_moles") == 1
    assert points("friendship_bracelet") == 0


@pytest.mark.rule("F-MUR-04")
def test_piggy_bank_counts_toys() -> None:
    """In Stuff and Pack alike; pizza is worth nothing here."""
    assert points("piggy_bank", stuff=(4, 3), pack=(1, 2)) == 5


@pytest.mark.rule("F-MUR-05")
def test_pizza_party_counts_pizza() -> None:
    """In Stuff and Pack alike; toys are worth nothing here."""
    assert points("pizza_party", stuff=(4, 3), pack=(1, 2)) == 5
    assert points("pizza_party", stuff=(0, 4), pack=(0, 2)) == 0


@pytest.mark.rule("F-MUR-01", "F-MUR-06")
def test_loner_needs_to_have_no_best_friend() -> None:
    """S-54: one in the Lookout is still had."""
    assert points("loner", "bug", "chef") == 5
    assert points("loner", "bug", lookout=("zip",)) == 0
    assert points("loner", "bud") == 0


@pytest.mark.rule("F-MUR-07")
@pytest.mark.parametrize(("level", "worth"), [(1, 0), (2, 8), (3, 0), (5, 0)])
def test_minimalism_needs_level_two(level: int, worth: int) -> None:
    """Exactly two, neither more nor less."""
    assert points("minimalism", level=level) == worth


@pytest.mark.rule("F-MUR-08")
def test_popularity_counts_lookout_cards() -> None:
    """Cards, not symbols: The Moles are one."""
    assert points("popularity", "bug", lookout=("the_moles", "zip", "chef")) == 3


@pytest.mark.rule("F-MUR-01", "F-MUR-09")
def test_play_palace_counts_crowns() -> None:
    """S-55: Prince, Ghost and Puddin show one each; coins do not count."""
    assert points("play_palace", "prince", "ghost", "puddin", "bud") == 3
    assert points("play_palace", "bud", lookout=("tiny",)) == 1


@pytest.mark.rule("F-MUR-10")
def test_secret_stash_counts_the_pack() -> None:
    """Whatever the kind; Stuff is worth nothing here."""
    assert points("secret_stash", stuff=(4, 4), pack=(2, 1)) == 3


@pytest.mark.rule("F-MUR-11")
@pytest.mark.parametrize(("rivals", "worth"), [(13, 8), (14, 4), (15, 0)])
def test_sleepover_compares_numbers_of_cards(rivals: int, worth: int) -> None:
    """S-54: 14 cards against 14 and 12 are tied for the most."""
    assert points("sleepover", *["bug"] * 12, lookout=("chef", "dash"), rivals=rivals) == worth


@pytest.mark.rule("F-MUR-12")
def test_slime_lab_counts_books() -> None:
    """Noodle Twins show two; Smoke, of the same family, shows a coin and counts for nothing."""
    assert points("slime_lab", "chef", "smoke", "bug", lookout=("noodle_twins",)) == 3


@pytest.mark.rule("F-END-07")
def test_without_a_made_up_rule_there_is_nothing() -> None:
    """S-74: a player at level 0 has none and scores 0 for it."""
    nobody = Belongings(9, 0, 4, 4, 1, 0, 1, kids("prince", "chef"), NO_RULE, False)
    assert made_up_rule_points(CARDS, nobody, 0) == 0


def test_points_come_from_the_box() -> None:
    """An owner's numbers are used, not ours (invariant 23)."""
    theirs = changed(
        {
            "made_up_rule.popularity.each": 3,
            "made_up_rule.friendship_bracelet.all": 4,
            "made_up_rule.minimalism.level": 3,
            "made_up_rule.sleepover.tied": 5,
        }
    )

    def worth(rule: str, level: int, cards: list[int], rivals: int) -> int:
        number = MADE_UP_RULES.index(rule)
        has = Belongings(0, level, 0, 0, 0, 0, 2, cards, number, False)
        return made_up_rule_points(theirs, has, rivals)

    assert worth("popularity", 1, [], 0) == 6
    all_suits = kids("chef", "doodles", "bug", "dash", "blitz", "prince")
    assert worth("friendship_bracelet", 1, all_suits, 0) == 10
    assert (worth("minimalism", 3, [], 0), worth("minimalism", 2, [], 0)) == (8, 0)
    assert worth("sleepover", 1, kids("bug"), 1) == 5
