"""A case for each reason that random games hardly meet, or that used to be told untruly.

A table, the choice that is tried, and who tries it (None: whoever is asked).
"""

from collections.abc import Callable

from tests.games.fort.tables import Table, led, player, table, with_box

Tried = tuple[Table, str, int | None]


def in_box(values: dict[str, object], hand: str, *words: str, stuff: str = "") -> Table:
    """Return p1's play in a changed box, halted after these words."""
    game = with_box(values)
    seats = [player(hand, stuff=stuff, deck=""), player()]
    return Table(game.read_position({"player": seats}), game).halt(*words)


def asked(game: Table, choice: str) -> Tried:
    return game, choice, None


def rough(kid: str, *rivals: dict[str, object], **leader: str) -> Table:
    owner = player(level=2, perk="rough_housing")
    return table(player(hand=kid, **leader), owner, *rivals)  # type: ignore[arg-type]


def recycling(hand: str, discard: str, **more: object) -> Table:
    return table(player(hand, discard=discard, level=2, perk="recycling", **more))  # type: ignore[arg-type]


def doc(**leader: object) -> Table:
    """Doc's second action: tuck and stow, whichever is possible."""
    return table(player("doc bug", **leader)).halt("play(doc)", "use_private", "use_public")  # type: ignore[arg-type]


CASES: dict[str, Callable[[], Tried]] = {
    # It is the card's only action; no first one was done in part.
    "must_be_full": lambda: asked(
        table(player("punky blitz chef", stuff="3p 1t")).halt(
            "play(punky)", "use_private", "add(blitz)", "done"
        ),
        "take_kind(pizza)",
    ),
    # The price is right, but the pizza lies in Stuff.
    "payment_elsewhere": lambda: asked(
        table(player("zip", stuff="1p 1t", board="red")).halt("play(zip)", "use_public"),
        "pay(0, 1, 1, 0)",
    ),
    "wrong_payment": lambda: asked(
        table(player("zip", stuff="2p 1t", board="red")).halt("play(zip)", "use_public"),
        "pay(2, 0, 0, 0)",
    ),
    # Two players: nobody else is to decide.
    "rough_decline_first": lambda: asked(
        rough("chef").do("play(chef)", "use_public"),
        "use_rough_housing",
    ),
    "rough_too_early": lambda: asked(
        rough("chef", player()).do("play(chef)", "use_public"),
        "use_rough_housing",
    ),
    "rough_no_window": lambda: (
        rough("punky chef").halt("play(punky)", "use_private"), "use_rough_housing", 1
    ),
    "rough_best_friend": lambda: asked(
        rough("blades bug", board="red").halt(
            "play(blades)", "name_suit(glue)", "use_public", "take_kind(pizza)", "amount(2)", "stop"
        ),
        "use_rough_housing",
    ),
    "rough_followed": lambda: (
        table(
            player("chef"), player("doc", level=2, perk="rough_housing"), player()
        ).do("play(chef)", "use_public", "follow(doc)"),
        "use_rough_housing", 1,
    ),
    # Puddin's coin is the match itself.
    "coin_adds_nothing": lambda: asked(
        led("moose", player("puddin bug chef", level=1), hand="tink", script="use_public; done"),
        "follow_coin(puddin)",
    ),
    "follow_no_match": lambda: asked(
        led("bug", player("chef"), hand="tink", script="use_public; done"), "follow(chef)"
    ),
    # There are cards in the Park and in the Yard, but not this one.
    "card_not_there": lambda: asked(
        table(player(), player(yard="dash"), park=["dot", "moose", "wart"]).do("skip"),
        "recruit_yard(p2, bug)",
    ),
    "source_empty": lambda: asked(
        table(player(), player(), player(yard="dash")).do("skip"), "recruit_yard(p2, bug)"
    ),
    "no_such_player": lambda: asked(
        table(player(), player(yard="dash")).do("skip"), "recruit_yard(p4, dash)"
    ),
    # A follower without Sticky Fingers.
    "perk_not_owned": lambda: asked(
        table(player("skids chef", stuff="1p 1t"), player("dash chef", stuff="1p 1t")).halt(
            "play(skids)", "use_public", "done", "stow(pizza)", "stop", "follow(dash)"
        ),
        "stow_supply(pizza)",
    ),
    "perk_other_turn": lambda: asked(
        table(
            player("skids chef", stuff="1p 1t"),
            player("dash chef", stuff="1p 1t", level=2, perk="sticky_fingers"),
        ).halt("play(skids)", "use_public", "done", "stow(pizza)", "stop", "follow(dash)"),
        "stow_supply(pizza)",
    ),
    # Nobody has added Puddin.
    "not_added": lambda: asked(
        table(player("chef puddin bones")).halt("play(chef)", "use_public"), "rename(puddin, glue)"
    ),
    "coin_locked": lambda: asked(
        table(player("chef puddin bones")).halt(
            "play(chef)", "use_public", "add_as(puddin, book)"
        ),
        "rename(puddin, glue)",
    ),
    "coin_named": lambda: asked(
        table(player("chef puddin bones"), edition="it").halt(
            "play(chef)", "use_public", "add_as(puddin, book)"
        ),
        "rename(puddin, glue)",
    ),
    "same_name": lambda: asked(
        table(player("chef puddin dash"), edition="it").do(
            "play(chef)", "use_public", "add_as(puddin, book)", "done", "use_private"
        ),
        "rename(puddin, book)",
    ),
    "coin_needs_no_name": lambda: asked(
        table(player("ghost puddin")).do("play(ghost)", "use_private", "pick_suit(coin)"),
        "add_as(puddin, glue)",
    ),
    "already_counted": lambda: asked(
        table(player("bug chef", lookout="sarge")).halt(
            "play(bug)", "use_public", "lookout(sarge, shovel)"
        ),
        "lookout(sarge, shovel)",
    ),
    "not_in_lookout": lambda: asked(
        table(player("bug chef", lookout="sarge")).halt("play(bug)", "use_public"),
        "lookout(scout, shovel)",
    ),
    # The Pack holds a pizza: not two.
    "more_than_pack": lambda: asked(
        table(player("giggles", pack="1p 1t", level=1, stuff="1p")).halt(
            "play(giggles)", "use_private", "use_public"
        ),
        "copy(2, 0)",
    ),
    "pack_empty": lambda: asked(
        table(player("smoke"), player(), player(pack="1p")).halt("play(smoke)", "use_private"),
        "copy_from(p2)",
    ),
    "not_a_rival": lambda: asked(
        table(player("smoke", pack="1p"), player(), player(pack="1p")).halt(
            "play(smoke)", "use_private"
        ),
        "copy_from(p1)",
    ),
    "more_than_count": lambda: asked(
        table(player("bug scout chef")).halt("play(bug)", "use_public", "add(scout)", "done"),
        "amount(3)",
    ),
    "nothing_done": lambda: asked(table(player("bug chef", level=1)).halt("play(bug)"), "stop"),
    "own_symbol_counts": lambda: asked(
        table(player("ghost prince")).do("play(ghost)", "use_private"), "pick_without(crown)"
    ),
    "not_in_pile": lambda: asked(recycling("bug chef", "tink"), "recycle(dash)"),
    "recycling_empty": lambda: asked(
        table(player("bug", level=2, perk="recycling", deck=""), trash_box=["zip", "blades"]),
        "recycle(bug)",
    ),
    "recycling_not_now": lambda: asked(
        recycling("blades bug", "tink", board="red").halt("play(blades)"), "recycle(tink)"
    ),
    "do_over_no_play": lambda: asked(
        table(player("bug", level=2, perk="do_over")), "use_do_over"
    ),
    "do_over_no_card": lambda: asked(
        table(player("chef the_moles", level=2, perk="do_over")).halt(
            "play(chef)", "use_public", "done", "amount(1)", "stop", "decline"
        ),
        "use_do_over",
    ),
    "second_card_useless": lambda: asked(
        table(
            player("doc chef bug", stuff="1p"),
            player("chef bones tink", level=2, perk="copy_cat", stuff="1p 1t"),
        ).halt("play(doc)", "use_public", "tuck(bug)", "stow(pizza)", "stop", "follow(chef)"),
        "follow(bones)",
    ),
    "follow_too_many": lambda: asked(
        table(player("doc chef bug", stuff="1p"), player("chef bones tink", stuff="1p 1t")).halt(
            "play(doc)", "use_public", "tuck(bug)", "stow(pizza)", "stop", "follow(chef)"
        ),
        "follow(bones)",
    ),
    "fort_at_top": lambda: asked(
        table(player("bug", level=5, perk="diy", stuff="4p 4t"), macaroni="p1", ending="level"),
        "use_diy",
    ),
    "cannot_pay": lambda: asked(table(player("bug", level=2, perk="diy", stuff="1p")), "use_diy"),
    "pack_full": lambda: asked(
        doc(level=1, lookout="tink", pack="1p 1t", stuff="1p"), "stow(pizza)"
    ),
    "lookout_full": lambda: asked(doc(lookout="tink", stuff="1p 1t"), "tuck(bug)"),
    "nothing_to_tuck": lambda: asked(
        table(player("doc", level=1, lookout="tink", stuff="1p 1t")).halt(
            "play(doc)", "use_private", "use_public"
        ),
        "tuck(bug)",
    ),
    "nothing_to_stow": lambda: asked(
        table(player("skids chef", stuff="1t", level=1)).halt(
            "play(skids)", "use_public", "done"
        ),
        "stow(pizza)",
    ),
    "no_rival_yard_card": lambda: asked(
        table(player("tiny"), player(yard="bug")).halt(
            "play(tiny)", "use_private", "trash_yard(p2, bug)"
        ),
        "trash_yard(p2, bug)",
    ),
    "nothing_to_trash": lambda: asked(
        in_box(
            {"kid.bug.public": "trash & stow", "kid.bug.private": "score"},
            "bug", "play(bug)", "use_private", "use_public", stuff="1p 1t",
        ),
        "trash(chef)",
    ),
    "add_breaks_full": lambda: asked(
        table(player("doodles icky_and_sticky", stuff="2t")).halt("play(doodles)", "use_public"),
        "add(icky_and_sticky)",
    ),
    "dead_end": lambda: asked(
        table(player("bud", stuff="2p 3t", board="yellow")).halt(
            "play(bud)", "name_suit(book)", "use_public"
        ),
        "take_kind(toy)",
    ),
    "must_finish_full": lambda: asked(
        table(player("bud chef", stuff="3p 4t", board="yellow")).halt(
            "play(bud)", "name_suit(book)", "use_public", "take_kind(pizza)", "amount(1)"
        ),
        "stop",
    ),
    "bad_suit": lambda: asked(
        table(player("blades bug", board="red")).halt("play(blades)"), "pick_suit(coin)"
    ),
    "kind_bound": lambda: asked(
        led("tiny", player("prince"), hand="bug", script="use_public; take_kind(pizza)"),
        "take_kind(toy)",
    ),
    "stop_wastes_addition": lambda: asked(
        table(player("bug scout chef", level=1)).halt(
            "play(bug)", "use_public", "add(scout)", "done"
        ),
        "amount(1)",
    ),
}  # fmt: skip
