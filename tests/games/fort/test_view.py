"""A table as its players see it, thing by thing: amid a play, in a draft, and at the end."""

from typing import Any

import pytest

from ludoteca.games.fort.edge.view import moment, read_moment
from tests.games.fort.tables import GAME, Table, player, table


def converting() -> Table:
    """Return p2's Golden Boy, who has done the first of four conversions (edition it)."""
    game = table(
        player("doc bones", "1p", "2t", 2, yard="dash", perk="xxl_backpack", made_up_rule="loner"),
        player(
            "golden_boy prince puddin chef", "4p", "", 3, "smoke", discard="bug", perk="bribe",
            made_up_rule="sleepover", track=7, board="red",
        ),
        player(level=5, made_up_rule="minimalism"),
        turn=4, edition="it", macaroni="p3", ending="level", used_perks=["recycling"],
        perk_row=["diy"], rule_pile=["slime_lab"], park=["dot", "sarge", "dash"],
    )  # fmt: skip
    game.halt("play(golden_boy)", "use_public", "add(prince)", "add_as(puddin, glue)")
    return game.halt("lookout(smoke, coin)", "done", "convert(stuff, pizza)")


def seen(game: Table, seat: int | None) -> dict[str, Any]:
    return GAME.view(game.state, seat).table


@pytest.mark.rule("F-INFO-01", "F-INFO-06")
def test_the_middle_of_the_table() -> None:
    found = seen(converting(), None)
    middle = {key: found[key] for key in found if key not in ("play", "players", "moment")}
    assert middle == {
        "edition": "edition.it",
        "round": 2,
        "turn": 4,
        "order": ["seat.0", "seat.1", "seat.2"],
        "leader": "seat.1",
        "ending": "ending.level",
        "park": ["kid.dot", "kid.sarge", "kid.dash"],
        "park_deck": 48,
        "perk_row": ["perk.diy"],
        "used_perks": ["perk.recycling"],
        "rule_pile": 1,
        "macaroni": "seat.2",
        "trash_box": [],
    }
    early = table(player(), player())
    assert (seen(early, 0)["macaroni"], seen(early, 0)["round"]) == ("mark.none", 1)


@pytest.mark.rule("F-INFO-01", "F-ADD-06", "F-EFF-21")
def test_the_play_in_progress() -> None:
    assert seen(converting(), 0)["play"] == {
        "cards_played": 1,
        "play_area": ["kid.golden_boy", "kid.prince", "kid.puddin"],
        "played": "kid.golden_boy",
        "named": "suit.crown",
        "to_follow": "suit.crown",
        "added": [
            {"kid": "kid.prince", "suit": "mark.none"},
            {"kid": "kid.puddin", "suit": "suit.glue"},
        ],
        "named_lookout": [{"kid": "kid.smoke", "suit": "suit.crown"}],
        "public": "extent.none",
        "private": "extent.none",
        "bound": "mark.none",
        "trash_due": False,
        "followed": [],
        "converted": ["mark.none", "kind.pizza", "mark.none"],
    }


@pytest.mark.rule("F-INFO-01")
def test_what_is_shown_of_a_play_that_is_over() -> None:
    """Einstein's toy binds; p3 followed and p1 is asked; the score made the card trash itself."""
    game = table(player("doc"), player("einstein chef"), player("bones chef"), turn=4)
    game.do("play(einstein)", "use_public", "take_kind(toy)", "use_private", "done")
    game.do("follow(bones)")
    play = seen(game, None)["play"]
    assert (play["public"], play["private"]) == ("extent.full", "extent.full")
    assert (play["bound"], play["trash_due"], play["followed"]) == ("kind.toy", True, ["seat.2"])
    assert play["named"] == "suit.book"
    before = seen(table(player(), player()), None)["play"]
    nothing = (before["played"], before["named"], before["bound"], before["cards_played"])
    assert nothing == ("mark.none", "mark.none", "mark.none", 0)
    coin = table(player("blades chef", board="red")).halt("play(blades)")
    assert seen(coin, 1)["play"]["named"] == "mark.none"


@pytest.mark.rule("F-INFO-01", "F-INFO-07", "F-PERK-15")
def test_what_everybody_has() -> None:
    first, second, third = seen(converting(), 1)["players"]
    assert {key: first[key] for key in ("seat", "stuff", "pack", "perk", "made_up_rule")} == {
        "seat": "seat.0",
        "stuff": {"pizza": 1, "toys": 0, "limit": 4},
        "pack": {"pizza": 0, "toys": 2, "limit": 5},
        "perk": "perk.xxl_backpack",
        "made_up_rule": "mark.hidden",
    }
    assert (first["yard"], first["hand"], first["deck"]) == (["kid.dash"], 2, 2)
    assert second == {
        "seat": "seat.1",
        "board": "board.red",
        "track": 7,
        "level": 3,
        "stuff": {"pizza": 3, "toys": 1, "limit": 4},
        "pack": {"pizza": 0, "toys": 0, "limit": 4},
        "perk": "perk.bribe",
        "made_up_rule": "made_up_rule.sleepover",
        "hand": 1,
        "deck": 2,
        "yard": [],
        "lookout": ["kid.smoke"],
        "lookout_limit": 4,
        "discard_pile": ["kid.bug"],
    }
    assert (third["perk"], third["made_up_rule"], third["level"]) == ("mark.none", "mark.hidden", 5)
    own = seen(converting(), 1)["own"]
    assert own == {"hand": ["kid.chef"], "deck": ["kid.zip", "kid.blades"]}


@pytest.mark.rule("F-END-07")
def test_at_the_end_rules_are_shown() -> None:
    game = table(player(level=1, made_up_rule="loner"), player(), turn=1, ending="points")
    assert seen(game, 1)["players"][0]["made_up_rule"] == "mark.hidden"
    game.do("skip", "recruit_deck")
    for viewer in (None, 0, 1):
        shown = [one["made_up_rule"] for one in seen(game, viewer)["players"]]
        assert shown == ["made_up_rule.loner", "mark.none"]
    assert seen(game, None)["moment"] == []


@pytest.mark.rule("F-INFO-09", "F-DRAFT-02")
def test_a_draft() -> None:
    state = GAME.setup(3, {"setup": "advanced"}, 4)
    for _ in range(3):  # p1, p2 and p3 keep their first cards
        asked = GAME.decisions(state)[0]
        GAME.apply(state, asked.seat, asked.options[0])
    pick = GAME.decisions(state)[1]
    GAME.apply(state, pick.seat, pick.options[0])
    mine = GAME.view(state, pick.seat).table
    assert mine["moment"] == [{"step": "step.draft"}]
    assert mine["answered"] == [f"seat.{pick.seat}"]
    assert [(one["packet"], one["kept"]) for one in mine["players"]] == [(7, 1)] * 3
    kid = GAME.cards.faces[pick.options[0] - GAME.book.keep]
    own = mine["own"]
    assert (own["pick"], len(own["packet"]), len(own["kept"])) == (f"kid.{kid}", 7, 1)
    others = [GAME.view(state, seat).table for seat in range(3) if seat != pick.seat]
    assert all("pick" not in other["own"] for other in others)


def test_what_is_pending() -> None:
    game = converting()
    steps = seen(game, None)["moment"]
    assert [step["step"].removeprefix("step.") for step in steps] == [
        "recruit",
        "aftermath",
        "window",
        "choose_action",
        "run",
    ]
    assert steps[-1]["details"].split() == [
        "seat=p2", "face=golden_boy", "action=public", "number=4", "need=4", "demand=first",
        "kind=none", "done=1", "place=0", "has_left=False", "is_part=False", "direction=pizza",
        "rival=nobody",
    ]  # fmt: skip
    assert "details" not in steps[1]


def test_what_is_pending_is_read_back() -> None:
    """In the middle of additions too: with a list of numbers, truth values and words."""
    game = table(player("chef puddin dash bug", lookout="smoke rocket_bros", level=2), edition="it")
    game.do("play(chef)", "use_public", "add_as(puddin, book)", "done", "use_private")
    game.do("lookout(rocket_bros, skateboard)", "lookout(smoke, coin)")
    spelling = GAME.spelling(True)
    steps = moment(game.state, spelling)
    last = steps[-1]["details"]
    assert "has_lookout=True" in last
    assert "earlier=" in last
    assert moment_again(game, steps) == steps
    frames = read_moment(steps, spelling)
    assert [type(frame) for frame in frames] == [type(frame) for frame in game.state.stack]
    top: Any = frames[-1]
    ours: Any = game.state.stack[-1]
    fields = ("number", "least", "has_lookout", "last", "again", "earlier", "coins")
    assert [getattr(top, key) for key in fields] == [getattr(ours, key) for key in fields]


def moment_again(game: Table, steps: list[Any]) -> list[Any]:
    """Return what is pending after it was read back."""
    twin = game.state.copy()
    twin.stack = read_moment(steps, GAME.spelling(True))
    return moment(twin, GAME.spelling(True))
