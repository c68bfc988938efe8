"""What must be so for the reasons that speak of one unit of an action, or of a recruit."""

from collections.abc import Callable

from ludoteca.games.fort.box.contents import BRIBE
from ludoteca.games.fort.rules.table.zones import NONE, Zone
from tests.games.fort.oracle_moments import FREE_TUCKS, Look, settles


def zone_of(look: Look) -> Zone | None:
    """The place on the table that the choice takes a card from; None if it takes none."""
    state = look.state
    if not look.is_free or not look.spoken_of:
        return None
    if look.verb in ("recruit_deck", "tuck_deck"):
        return state.park_deck
    if look.verb in ("recruit_park", "tuck_park"):
        return state.park
    if look.verb in ("recruit_yard", "tuck_yard", "trash_yard") and look.rival < state.seats:
        return state.yards[look.rival]
    return None


def amount(look: Look) -> int:
    """How often somebody wants to do a unit, all at once; 0 if that is no choice."""
    is_asked = look.is_free and look.moment == "run" and look.verb == "amount" and look.is_plain
    return int(str(look.args["count"])) if is_asked else 0


def stuff_full(look: Look) -> bool:
    if not look.is_free or look.is_legal:
        return False
    limit, unit = look.stuff_limit, look.spoken_of
    if amount(look) and look.unit.startswith("gather"):
        kind = look.top.kind if look.unit == "gather_any" else look.unit == "gather_toy"
        is_own = look.is_amount or amount(look) == 1
        return is_own and amount(look) > limit - look.tokens(0, int(kind))
    if unit == "gather_any":
        return look.top.kind == NONE and look.tokens(0, look.kind) >= limit
    if unit == "convert":
        return look.place == 0 and look.tokens(0, 1 - look.kind) >= limit
    if look.verb == "copy_from" and unit:
        fits = [look.tokens(1, k, look.rival) and look.tokens(0, k) < limit for k in (0, 1)]
        return not any(fits)
    if look.verb == "copy" and unit:
        taken = [int(str(look.args["pizza"])), int(str(look.args["toys"]))]
        return any(look.tokens(0, k) + taken[k] > limit for k in (0, 1))
    return False


def pack_of(look: Look) -> list[int]:
    """The Pack that is being copied."""
    owner = look.seat if look.spoken_of == "copy_pack" else look.top.rival
    return [look.tokens(1, kind, owner) for kind in (0, 1)]


def more_than_pack(look: Look) -> bool:
    if not look.is_free or look.verb != "copy" or not look.spoken_of:
        return False
    taken = [int(str(look.args["pizza"])), int(str(look.args["toys"]))]
    return any(t > there for t, there in zip(taken, pack_of(look), strict=True))


def mixed_kinds(look: Look) -> bool:
    is_kind = look.is_free and look.spoken_of == "gather_any"
    return is_kind and look.top.kind not in (NONE, look.kind)


def convert_direction(look: Look) -> bool:
    if not look.is_free or look.spoken_of != "convert":
        return False
    is_br, is_it, _ = look.kinds
    turn = (look.state.directions >> 2 * look.seat & 3) - 1
    bound = look.top.direction if is_br else turn if is_it else NONE
    return bound not in (NONE, look.kind)


# ---------------------------------------------------------------- paying


def modifier(look: Look) -> int:
    """What the level costs more or less than printed."""
    if look.verb == "use_diy":
        return 1
    return {"advance_minus_1": -1, "advance": 0, "advance_plus_1": 1}[look.spoken_of]


def pays(look: Look) -> bool:
    """The choice pays for a level, or wants to by DIY."""
    is_diy = look.verb == "use_diy" and look.moment == "play" and look.perk == "diy"
    return look.is_free and (is_diy or (look.verb == "pay" and look.spoken_of != ""))


def fort_at_top(look: Look) -> bool:
    return pays(look) and look.state.levels[look.seat] == look.state.book.top_level


def cannot_pay(look: Look) -> bool:
    return pays(look) and not look.can_afford(modifier(look))


def paid(look: Look) -> list[int]:
    names = ("stuff_pizza", "stuff_toys", "pack_pizza", "pack_toys")
    return [int(str(look.args[name])) for name in names]


def wrong_payment(look: Look) -> bool:
    if not pays(look) or look.verb != "pay":
        return False
    pizza, toys, pack_pizza, pack_toys = paid(look)
    return not any(
        settles(pizza + pack_pizza, toys + pack_toys, p) for p in look.prices(modifier(look))
    )


def payment_elsewhere(look: Look) -> bool:
    if not pays(look) or look.verb != "pay":
        return False
    return any(paid(look)[i] > look.tokens(i // 2, i % 2) for i in range(4))


# ---------------------------------------------------------------- cards


def trashes(look: Look) -> bool:
    return look.is_free and look.spoken_of == "trash"


def lies_with(look: Look, zone: Zone) -> bool:
    """What is to be trashed lies in neither of the right places, but here."""
    return look.face not in look.hand and look.face not in look.pile and look.face in zone


def tucks(look: Look) -> bool:
    return look.is_free and look.spoken_of == "tuck"


UNIT_TRUTHS: dict[str, Callable[[Look], bool]] = {
    "fort_at_top": fort_at_top,
    "cannot_pay": cannot_pay,
    "wrong_payment": wrong_payment,
    "payment_elsewhere": payment_elsewhere,
    "pack_full": lambda look: look.is_free and look.spoken_of == "stow" and look.pack_room < 1,
    "lookout_full": lambda look: tucks(look) and look.lookout_room < 1,
    "no_such_player": lambda look: (
        look.is_free and look.spoken_of != "" and "rival" in look.args
        and look.rival >= look.state.seats
    ),
    "not_a_rival": lambda look: (
        look.is_free and look.spoken_of in ("trash_rival", "copy_rival_pack")
        and "rival" in look.args and look.rival == look.seat
    ),
    "own_yard": lambda look: (
        look.is_free and look.spoken_of == "recruit" and look.verb == "recruit_yard"
        and look.rival == look.seat and not look.kinds[2]
    ),
    "no_rival_yard_card": lambda look: (
        look.is_free and look.spoken_of == "trash_rival" and look.rivals_yards == 0
    ),
    "source_empty": lambda look: zone_of(look) == (),
    "card_not_there": lambda look: (
        zone_of(look) is not None and "kid" in look.args and look.face not in (zone_of(look) or ())
    ),
    "nothing_to_tuck": lambda look: (
        tucks(look) and look.verb not in FREE_TUCKS and not look.hand and not look.is_on(BRIBE)
    ),
    "nothing_to_trash": lambda look: trashes(look) and not look.hand and not look.pile,
    "lookout_fixed": lambda look: trashes(look) and lies_with(look, look.lookout),
    "cannot_trash_there": lambda look: trashes(look) and lies_with(
        look, look.state.play_area if look.is_leader else look.state.yards[look.seat]
    ),
    "nothing_to_stow": lambda look: (
        look.is_free and look.verb == "stow" and look.spoken_of == "stow"
        and look.tokens(0, look.kind) == 0
    ),
    "nothing_to_spend": lambda look: (
        look.is_free and look.verb == "spend" and look.spoken_of != ""
        and look.tokens(look.place, int(look.spoken_of == "spend_toy")) == 0
    ),
    "nothing_to_convert": lambda look: (
        look.is_free and look.spoken_of == "convert" and look.tokens(look.place, look.kind) == 0
    ),
    "convert_direction": convert_direction,
    "mixed_kinds": mixed_kinds,
    "pack_empty": lambda look: (
        look.is_free and look.verb == "copy_from" and look.spoken_of != ""
        and not look.tokens(1, 0, look.rival) + look.tokens(1, 1, look.rival)
    ),
    "more_than_pack": more_than_pack,
    "more_than_count": lambda look: (
        amount(look) > 0 and look.is_amount and amount(look) > look.top.number
    ),
    "stuff_full": stuff_full,
}  # fmt: skip
