"""The final scoring (F-END-06 to -09): sources, ties, shared victories."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.game import places_by
from ludoteca.games.fort.box.contents import MADE_UP_RULES, POPULARITY, SLEEPOVER
from ludoteca.games.fort.rules.scoring import NO_RULE, Belongings, final_parts, tie_keys
from tests.games.fort.printed import CARDS, kids


def player(
    track: int = 0,
    level: int = 0,
    rule: int = NO_RULE,
    lookout: int = 0,
    cards: int = 10,
    macaroni: bool = False,
) -> Belongings:
    """Return a player with nothing but what is named."""
    return Belongings(track, level, 0, 0, 0, 0, lookout, kids(*["bug"] * cards), rule, macaroni)


def places(*players: Belongings) -> tuple[int, ...]:
    """Return the places of these players."""
    return places_by(tie_keys(list(players), final_parts(CARDS, list(players))))


@pytest.mark.rule("F-END-06", "F-END-08", "F-MUR-08", "F-FORT-10")
def test_the_rulebooks_example() -> None:
    """G-20: 17 + 23 + 4 + 4 = 48; the tie with 48 at a lower level is broken by the level."""
    first = player(17, 5, POPULARITY, lookout=4, macaroni=True)
    rival = player(33, 4)
    [mine, theirs] = final_parts(CARDS, [first, rival])
    assert mine == {"track": 17, "level": 23, "made_up_rule": 4, "macaroni": 4}
    assert list(mine) == ["track", "level", "made_up_rule", "macaroni"]
    assert sum(mine.values()) == sum(theirs.values()) == 48
    assert places(first, rival) == (1, 2)


@pytest.mark.rule("F-END-06")
def test_tokens_perks_and_cards_are_worth_nothing_by_themselves() -> None:
    """Without a made-up rule that counts them."""
    rich = Belongings(3, 1, 4, 4, 2, 0, 2, kids("prince", "zip"), NO_RULE, False)
    assert final_parts(CARDS, [rich, player()])[0] == {
        "track": 3, "level": 1, "made_up_rule": 0, "macaroni": 0,
    }  # fmt: skip


@pytest.mark.rule("F-END-06")
@pytest.mark.parametrize(("level", "worth"), list(enumerate((0, 1, 3, 9, 15, 23))))
def test_points_for_the_level(level: int, worth: int) -> None:
    """Section 5.1."""
    assert final_parts(CARDS, [player(level=level), player()])[0]["level"] == worth


@pytest.mark.rule("F-END-07")
def test_a_player_without_a_made_up_rule() -> None:
    """S-74: nothing for it, while the others score theirs."""
    parts = final_parts(CARDS, [player(), player(level=1, rule=POPULARITY, lookout=2)])
    assert [part["made_up_rule"] for part in parts] == [0, 2]


@pytest.mark.rule("F-END-08")
def test_level_with_points_and_level_with_the_fort() -> None:
    """S-56: players still tied share the victory, and the next one comes third."""
    assert places(player(20, 2), player(20, 2), player(22, 0)) == (1, 1, 3)
    assert places(player(22, 1), player(20, 2), player(23, 0)) == (2, 1, 3)


@pytest.mark.rule("F-END-08")
def test_a_higher_score_beats_a_higher_fort() -> None:
    """The level matters only in a tie."""
    assert places(player(24, 0), player(0, 4)) == (1, 2)


@pytest.mark.rule("F-END-09")
def test_the_track_has_no_end() -> None:
    """Points beyond 49 are counted on."""
    assert final_parts(CARDS, [player(63), player()])[0]["track"] == 63


@pytest.mark.rule("F-MUR-11")
def test_sleepover_looks_at_every_rival() -> None:
    """S-54: with 14, 14 and 12 cards the first two are tied for the most."""
    table = [player(level=1, rule=SLEEPOVER, cards=14), player(cards=14), player(cards=12)]
    assert final_parts(CARDS, table)[0]["made_up_rule"] == 4
    table[1] = player(cards=13)
    assert final_parts(CARDS, table)[0]["made_up_rule"] == 8


players = st.builds(
    Belongings,
    st.integers(0, 60),
    st.integers(0, 5),
    st.integers(0, 4),
    st.integers(0, 4),
    st.integers(0, 4),
    st.integers(0, 4),
    st.integers(0, 6),
    st.lists(st.integers(0, 67), max_size=20, unique=True),
    st.integers(NO_RULE, len(MADE_UP_RULES) - 1),
    st.booleans(),
)


@given(st.lists(players, min_size=2, max_size=4))
def test_winners_share_score_and_level(table: list[Belongings]) -> None:
    """Invariants 16 and 17: parts make the score; nobody outside has a higher pair."""
    parts = final_parts(CARDS, table)
    keys = tie_keys(table, parts)
    ranks = places_by(keys)
    assert [key[0] for key in keys] == [sum(part.values()) for part in parts]
    winners = {keys[seat] for seat, place in enumerate(ranks) if place == 1}
    assert winners == {max(keys)}
    assert all(points >= 0 for part in parts for points in part.values())
