"""Everything that happens is told to the whole table, with who, what, where and how many.

p2 leads, so that nobody is taken for somebody else; the events are written as `kind(who, …)`.
"""

from typing import Any

import pytest

from ludoteca.core.events import Event
from tests.games.fort.tables import GAME, Table, player, table


def leading(hand: str = "", rival: dict[str, Any] | None = None, **leader: Any) -> Table:
    """Return p2's Play phase, in a game of two."""
    more = {key: leader.pop(key) for key in ("park", "edition", "ending") if key in leader}
    return table(rival or player(), player(hand, **leader), turn=1, **more)


NAMES = {
    "kid": ("kid", "kids"), "seat": ("seat", "rival"), "kind": ("kind", "into"),
    "place": ("place",), "suit": ("suit",), "action": ("action",), "ending": ("ending",),
    "perk": ("perk",), "made_up_rule": ("rule", "rules"),
}  # fmt: skip


def written(event: Event) -> str:
    """Return an event with its arguments; code names say themselves what they are."""
    found = []
    for name, value in event.args.items():
        first = value[0] if isinstance(value, tuple) else value
        assert isinstance(first, int) or name in NAMES[str(first).partition(".")[0]]
        values = value if isinstance(value, tuple) else (value,)
        words = "+".join(str(one).partition(".")[2] or str(one) for one in values)
        found.append(words if "." in str(value) else f"{name}={words}")
    return f"{event.kind}({', '.join(found)})"


def told(game: Table, *script: str) -> list[str]:
    """Return all that is told of these choices, without the playing of the card."""
    events = game.do(*script).events
    return [written(event) for event in events if event.kind not in ("played", "began")]


@pytest.mark.rule("F-PLAY-01", "F-PLAY-03", "F-PLAY-04")
def test_a_card_and_its_actions() -> None:
    game = leading("blades chef bug", board="red").do("play(blades)", "name_suit(glue)")
    game.do("use_private", "trash(chef)", "use_public", "take_kind(toy)", "amount(1)")
    assert [written(event) for event in game.events] == [
        "played(1, blades)",
        "named_suit(1, blades, glue)",
        "began(1, blades, private)",
        "trashed(1, chef, hand)",
        "began(1, blades, public)",
        "gathered_toys(1, count=1)",
    ]


@pytest.mark.rule("F-EFF-08", "F-EFF-09", "F-PERK-14")
def test_tokens_gathered_and_stowed() -> None:
    game = leading("scout chef", stuff="2p", level=2)
    game.do("play(scout)", "use_public", "done", "stow(pizza)")
    assert told(game, "use_private", "amount(2)") == [
        "stowed(1, pizza)",
        "gathered_toys(1, count=2)",
    ]
    sticky = leading("scout chef", level=2, perk="sticky_fingers")
    script = ("play(scout)", "use_public", "done", "stow_supply(toy)", "stop", "decline")
    assert told(sticky, *script) == ["stowed_supply(1, toy)", "declined(0)"]


@pytest.mark.rule("F-ADD-01", "F-ADD-06", "F-ADD-10")
def test_additions() -> None:
    game = leading("chef puddin bug", lookout="blades", board="red", level=2)
    script = ("add_as(puddin, book)", "lookout(blades, coin)", "done")
    assert told(game, "play(chef)", "use_public", *script) == [
        "added_coin(1, puddin, book)",
        "added_lookout(1, blades, book)",
        "gathered_pizza(1, count=3)",
    ]
    twins = leading("chef noodle_twins bug")
    assert told(twins, "play(chef)", "use_public", "add(noodle_twins)", "done", "amount(3)") == [
        "added(1, noodle_twins)",
        "gathered_pizza(1, count=3)",
    ]


@pytest.mark.rule("F-ADD-06", "F-ADD-14")
def test_names_and_suits() -> None:
    game = leading("chef puddin dash", edition="it")
    game.do("play(chef)", "use_public", "add_as(puddin, book)", "done")
    game.events.clear()
    assert told(game, "use_private", "rename(puddin, skateboard)", "done") == [
        "renamed_coin(1, puddin, skateboard)",
        "gathered_pizza(1, count=1)",
    ]
    ghost = leading("ghost prince")
    assert told(
        ghost, "play(ghost)", "use_private", "pick_suit(crown)", "done", "take_kind(toy)"
    ) == [
        "picked_suit(1, crown)",
        "gathered_toys(1, count=1)",
    ]


@pytest.mark.rule("F-EFF-10", "F-PERK-03", "F-PERK-04", "F-RECRUIT-04")
@pytest.mark.parametrize(
    ("choice", "events"),
    [
        ("tuck(bug)", ["tucked(1, bug, hand)"]),
        ("tuck_park(wart)", ["tucked(1, wart, park)", "park_refilled(TOP)"]),
        ("tuck_deck", ["tucked(1, TOP, park_deck)"]),
        ("tuck_yard(p1, moose)", ["tucked(1, moose, yard)"]),
    ],
)
def test_a_tuck_from_each_place(choice: str, events: list[str]) -> None:
    game = leading(
        "doc bug chef", player(yard="moose"), stuff="1p", level=2, perk="bribe",
        park=["dot", "wart", "tink"],
    )  # fmt: skip
    top = GAME.cards.faces[game.state.park_deck[-1]]
    expected = [event.replace("TOP", top) for event in events]
    assert told(game, "play(doc)", "use_public", choice, "stow(pizza)", "stop") == [
        *expected,
        "stowed(1, pizza)",
    ]
    if "park_refilled(TOP)" in events:
        assert game.middle("park") == f"dot {top} tink"


@pytest.mark.rule("F-EFF-11", "F-EFF-17")
def test_what_is_trashed() -> None:
    pile = leading("crash", discard="chef")
    script = ("play(crash)", "use_public", "done", "trash_discard(chef)")
    assert told(pile, *script) == ["trashed(1, chef, discard_pile)"]
    rival = leading("tiny", player(yard="bug"))
    script = ("play(tiny)", "use_private", "trash_yard(p1, bug)", "take_kind(pizza)")
    assert told(rival, *script) == ["trashed_rival(1, 0, bug)", "gathered_pizza(1, count=1)"]


@pytest.mark.rule("F-EFF-12", "F-EFF-15", "F-END-01")
def test_a_card_that_trashes_itself() -> None:
    game = leading("wart", track=24)
    assert told(game, "play(wart)", "use_private", "done", "stop", "decline") == [
        "scored(1, count=1, track=25)",
        "end_triggered(points)",
        "marked(1, wart)",
        "declined(0)",
        "trashed_this(1, wart)",
    ]


@pytest.mark.rule("F-EFF-16", "F-EFF-20")
def test_tokens_spent_and_converted() -> None:
    game = leading("kitty", stuff="1t", pack="1t")
    script = ("play(kitty)", "use_private", "done", "spend(pack)", "stop")
    assert told(game, *script) == ["spent(1, toy, pack)", "scored(1, count=1, track=1)"]
    stuff = leading("munch", stuff="1p", pack="1p")
    script = ("play(munch)", "use_private", "done", "spend(stuff)", "stop")
    assert told(stuff, *script)[0] == "spent(1, pizza, stuff)"
    for kind, into in (("pizza", "toy"), ("toy", "pizza")):
        gold = leading("golden_boy", pack=f"1{kind[0]}")
        gold.halt("play(golden_boy)", "use_public", "done")
        assert told(gold, f"convert(pack, {kind})") == [f"converted(1, {kind}, {into})"]


@pytest.mark.rule("F-EFF-18", "F-EFF-19")
def test_packs_copied() -> None:
    smoke = leading("smoke", player(pack="1p 2t", level=2))
    script = ("play(smoke)", "use_private", "copy_from(p1)", "copy(1, 2)")
    assert told(smoke, *script) == ["copied_rival(1, pizza=1, toys=2, 0)"]
    own = leading("giggles", pack="1p 1t", level=1)
    assert told(own, "play(giggles)", "use_public", "copy(1, 1)", "stop") == [
        "copied(1, pizza=1, toys=1)"
    ]


@pytest.mark.rule("F-FORT-05", "F-FORT-10", "F-END-02")
def test_a_level_is_paid_for() -> None:
    game = leading("moose chef", level=4, stuff="3p 2t", pack="1t")
    assert told(game, "play(moose)", "use_private", "pay(3, 2, 0, 1)", "stop") == [
        "paid(1, pizza=3, toys=3)",
        "advanced(1, level=5)",
        "took_macaroni(1)",
        "end_triggered(level)",
    ]


@pytest.mark.rule("F-FORT-08", "F-FORT-09", "F-INFO-07", "F-INFO-08")
def test_rewards_and_who_hears_of_them() -> None:
    rule = table(
        player(),
        player("moose chef", stuff="1p 1t"),
        turn=1,
        rule_pile=["loner", "minimalism", "slime_lab"],
    )
    assert told(rule, "play(moose)", "use_private", "keep_rule(slime_lab)") == [
        "paid(1, pizza=1, toys=1)",
        "advanced(1, level=1)",
        "looked_at_rules(1, loner+minimalism+slime_lab)",
        "kept_rule(1, slime_lab)",
    ]
    looked, kept = rule.events[-2:]
    for seat in (0, None):
        assert looked.seen_by(seat) is None
        seen = kept.seen_by(seat)
        assert seen is not None
        assert written(seen) == "kept_rule(1)"
    assert (looked.seen_by(1), kept.seen_by(1)) == (looked, kept)
    perk = table(
        player(),
        player("moose chef", level=1, stuff="2p 2t"),
        turn=1,
        perk_row=["bribe", "diy", "do_over"],
    )
    game = perk.do("play(moose)", "use_private", "pay(1, 2, 0, 0)", "take_perk(diy)")
    assert written(game.events[-1]) == "took_perk(1, diy)"


@pytest.mark.rule("F-FOLLOW-03", "F-PERK-12")
def test_followers_and_rough_housing() -> None:
    game = leading("chef", player("doc"))
    assert told(game, "play(chef)", "use_public", "follow(doc)") == [
        "gathered_pizza(1, count=1)",
        "followed(0, doc)",
        "gathered_pizza(0, count=1)",
    ]
    rough = leading("chef", player(level=2, perk="rough_housing"))
    assert told(rough, "play(chef)", "use_public", "decline", "use_rough_housing") == [
        "gathered_pizza(1, count=1)",
        "declined(0)",
        "rough_housed(0, 1, chef)",
    ]


@pytest.mark.rule("F-PERK-07", "F-PERK-08", "F-PERK-10")
def test_perks_that_work_once() -> None:
    assert told(leading(level=2, stuff="3p 2t", perk="diy"), "use_diy") == [
        "used_diy(1)",
        "paid(1, pizza=3, toys=2)",
        "advanced(1, level=3)",
    ]
    over = leading("chef bug", level=2, perk="do_over")
    assert told(over, "play(chef)", "use_public", "done", "stop", "decline", "use_do_over")[-1] == (
        "used_do_over(1)"
    )
    recycling = leading("chef", discard="bug", level=2, perk="recycling")
    assert told(recycling, "recycle(bug)") == ["recycled(1, bug)"]
    assert recycling.middle("trash_box") == ""


@pytest.mark.rule("F-RECRUIT-02", "F-TURN-04", "F-TURN-06", "F-TURN-07", "F-TURN-09")
def test_the_rest_of_a_turn() -> None:
    """One card to draw, then a reshuffle; p1 begins the second round and cleans up."""
    game = leading(
        "zip wart", player(yard="bug moose"), board="red", deck="chef",
        discard="blades patch", park=["dot", "sarge", "dash"],
    )  # fmt: skip
    events = told(game, "skip", "recruit_yard(p1, bug)")
    assert events[:4] == [
        "skipped(1)",
        "recruited_yard(1, bug, 0)",
        "discarded(1, zip)",
        "left_in_yard(1, wart)",
    ]
    shuffled, drew, began, cleaned = game.events[-4:]
    assert (shuffled.kind, shuffled.args["seat"], shuffled.args["drawn"]) == (
        "shuffled", "seat.1", 1,
    )  # fmt: skip
    assert shuffled.args["count"] == 4
    assert sorted(shuffled.args["kids"]) == ["kid.blades", "kid.bug", "kid.patch", "kid.zip"]  # type: ignore[call-overload]
    assert drew.args["count"] == 5
    assert drew.args["kids"] == tuple(f"kid.{kid}" for kid in game.zone("hands", 1).split())
    for seat in (0, None):
        hidden = drew.seen_by(seat)
        assert hidden is not None
        assert written(hidden) == "drew(1, count=5)"
    assert (began.args, written(cleaned)) == (
        {"seat": "seat.0", "round": 2}, "cleaned_up(0, moose)",
    )  # fmt: skip


@pytest.mark.rule("F-RECRUIT-02", "F-RECRUIT-03", "F-RECRUIT-04")
def test_recruits_from_park_and_deck() -> None:
    game = leading(park=["dot", "wart", "tink"])
    top = GAME.cards.faces[game.state.park_deck[-1]]
    assert told(game.copy(), "skip", "recruit_deck")[1] == f"recruited(1, {top}, park_deck)"
    assert told(game, "skip", "recruit_park(wart)")[1:3] == [
        "recruited(1, wart, park)",
        f"park_refilled({top})",
    ]
    assert game.middle("park") == f"dot {top} tink"


@pytest.mark.rule("F-END-07")
def test_the_end_of_the_game() -> None:
    game = table(
        player(level=1, made_up_rule="sleepover"), player(level=1, made_up_rule="loner"),
        turn=1, ending="points",
    )  # fmt: skip
    assert told(game, "skip", "recruit_deck")[-3:] == [
        "ended()",
        "revealed_rule(0, sleepover)",
        "revealed_rule(1, loner)",
    ]
