"""Chapter 9: every code can be met, carries its rules, and comes in the right order."""

import random
from pathlib import Path

import pytest

from ludoteca.games.fort.rules.reasons import RULES
from tests.games.fort.tables import GAME, Table, player, table, with_box

TESTS = Path(__file__).parent


def at(values: dict[str, object], *words: str, **leader: object) -> Table:
    """Return p1's play in a changed box, halted after these words."""
    game = with_box(values)
    return Table(game.read_position({"player": [player(**leader), player()]}), game).halt(*words)  # type: ignore[arg-type]


@pytest.mark.rule("F-END-05")
def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = table(player(), player(), turn=1, ending="points").do("skip", "recruit_deck")
    reason = GAME.why_not(game.state, 0, 0)
    assert reason is not None
    assert (reason.code, reason.rules) == ("game_over", ("F-END-05",))


@pytest.mark.rule("F-ADD-13")
def test_additions_to_an_action_without_a_suit() -> None:
    game = table(player(hand="blades chef bug", board="red"))
    game.halt("play(blades)", "name_suit(glue)", "use_private")
    assert game.why("add(bug)") == "add_no_multiplier"


@pytest.mark.rule("F-PLAY-11")
def test_a_choice_after_which_nothing_could_be_full() -> None:
    """Captain copies in part: only what still pays for the advance may be taken."""
    game = table(player(hand="captain", stuff="4p"), player(pack="1p 1t", level=1))
    game.halt("play(captain)", "use_private")
    assert game.options == ["copy_from(p2)"]
    game.halt("copy_from(p2)")
    assert game.options == ["copy(0, 1)"]
    part = table(player(hand="bud chef", stuff="2p 3t", board="yellow"))
    part.halt("play(bud)", "name_suit(book)", "use_public")
    assert part.options == ["take_kind(pizza)", "take_kind(toy)"]
    alone = table(player(hand="bud", stuff="2p 3t", board="yellow"))
    alone.halt("play(bud)", "name_suit(book)", "use_public")
    assert alone.why("take_kind(toy)") == "dead_end"


@pytest.mark.rule("F-FORT-02", "F-EFF-09", "F-EFF-10")
def test_full_rooms_of_another_side() -> None:
    """Doc: while tucking with a full Pack, and while stowing with a full Lookout."""
    full_pack = table(
        player(hand="doc bug chef", level=1, lookout="tink", pack="1p 1t", stuff="1p")
    )
    full_pack.halt("play(doc)", "use_public")
    assert full_pack.why("stow(pizza)") == "pack_full"
    lookout = table(player(hand="doc bug", lookout="tink", stuff="1p 1t"))
    lookout.halt("play(doc)", "use_private", "use_public")
    assert lookout.why("tuck(bug)") == "lookout_full"
    bare = table(player(hand="doc", level=1, lookout="tink", stuff="1p 1t"))
    bare.halt("play(doc)", "use_private", "use_public")
    assert bare.why("tuck(bug)") == "nothing_to_tuck"
    assert bare.why("tuck_deck") == "perk_not_owned"


@pytest.mark.rule("F-EFF-11")
def test_nothing_to_trash() -> None:
    """In a box where Bug trashes and stows."""
    values: dict[str, object] = {"kid.bug.public": "trash & stow", "kid.bug.private": "score"}
    words = ("play(bug)", "use_private", "use_public")
    game = at(values, *words, hand="bug", stuff="1p 1t")
    assert game.why("trash(chef)") == "nothing_to_trash"


@pytest.mark.rule("F-EFF-16")
def test_nothing_to_spend_there() -> None:
    game = table(player(hand="kitty chef", stuff="1t")).halt("play(kitty)", "use_private", "done")
    assert game.why("spend(pack)") == "nothing_to_spend"


@pytest.mark.rule("F-EFF-17")
def test_no_yard_card_left() -> None:
    game = table(player(hand="tiny"), player(yard="bug")).halt("play(tiny)", "use_private")
    game.halt("trash_yard(p2, bug)")
    assert game.kind == "choose_kind"
    assert game.why("trash_yard(p2, bug)") == "no_rival_yard_card"


@pytest.mark.rule("F-EFF-20")
def test_nothing_to_convert_there() -> None:
    game = table(player(hand="golden_boy", stuff="1p")).halt(
        "play(golden_boy)", "use_public", "done"
    )
    assert game.why("convert(pack, pizza)") == "nothing_to_convert"


def test_specific_codes_come_before_not_now_and_look_ahead() -> None:
    """A card that neither matches nor is useful is refused for the first fitting code."""
    game = table(player(hand="bug chef", stuff="4p", level=1)).halt("play(bug)")
    assert game.why("use_public") == "no_effect"  # before dead_end
    other = table(player(hand="doodles icky_and_sticky bug", stuff="3t"))
    other.halt("play(doodles)", "use_public")
    assert other.why("add(bug)") == "add_no_match"
    assert other.why("add(chef)") == "not_in_hand"  # before add_no_match
    assert other.why("add(icky_and_sticky)") == "add_useless"  # before add_breaks_full


def test_every_code_has_a_test() -> None:
    """Every code of the list is named by some test of the game."""
    files = [*TESTS.glob("test_*.py"), TESTS / "reason_cases.py"]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [code for code in RULES if f'"{code}"' not in text] == []


def test_every_refusal_of_random_games_has_its_rules() -> None:
    """Whatever is refused, to whoever is asked or not, carries a code of the list and its rules."""
    chance = random.Random(1)
    state = GAME.setup(3, seed=1)
    codes = set()
    while state.asked is not None:
        for seat in range(3):
            for choice in chance.sample(range(len(GAME.choices)), 25):
                reason = GAME.why_not(state, seat, choice)
                if reason is not None:
                    codes.add(reason.code)
                    assert reason.rules == RULES[reason.code]
        GAME.apply(state, state.asked.seat, chance.choice(state.asked.options))
    assert len(codes) > 15
