"""What must be so for the reasons that speak of additions: the count, and what it brings (3.5)."""

from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.box.programs import UNITS
from tests.games.fort.oracle_moments import Look


def adds(look: Look) -> bool:
    """The choice adds a card or a Lookout symbol that shows what is asked for, or ends adding."""
    is_word = look.verb in ("add", "add_as", "lookout", "rename", "done")
    return look.is_free and look.moment == "adding" and is_word and not look.is_legal


def is_counted_already(look: Look) -> bool:
    if not adds(look) or look.verb != "lookout":
        return False
    top = look.top
    taken = top.again if top.last == look.choice else top.earlier.count(look.choice)
    return bool(taken >= look.shows(look.suit) * look.lookout.count(look.face))


def is_locked(look: Look) -> bool:
    """All coins of this Lookout card that count for nothing yet stand for other suits."""
    if not adds(look) or look.verb != "lookout" or look.suit != COIN or look.top.suit == COIN:
        return False
    if not look.kinds[0] or is_counted_already(look):
        return False
    here = 8 * look.face + 1 + look.top.suit
    others = [e for e in look.state.play.named_coins if e >> 3 == look.face and e != here]
    top = look.top
    taken = top.again if top.last == look.choice else top.earlier.count(look.choice)
    return bool(len(others) + taken >= look.shows(COIN) * look.lookout.count(look.face))


def after(look: Look) -> tuple[int, int, bool, int]:
    """N, fewest symbols of a new card, whether a Lookout symbol counts, cards in hand, after it.

    Names that can still be changed are thought of as changed: they can only lower the count.
    """
    top, suit = look.top, look.top.suit
    number, least, has_lookout, hand = top.number, top.least, top.has_lookout, len(look.hand)
    coins = list(top.coins)
    if look.verb in ("add", "add_as"):
        name = -1 if look.verb == "add" else look.suit
        fresh = look.counted(look.face, name, suit)
        number, hand = number + fresh, hand - 1
        least = min(least, fresh) if least else fresh
    elif look.verb == "lookout":
        number, has_lookout = number + 1, True
    elif look.verb == "rename":
        old = next(e for e in sorted(coins) if e >> 3 == look.face and e & 7 != 1 + look.suit)
        coins.remove(old)
        number -= look.counted(look.face, (old & 7) - 1, suit)
        number += look.counted(look.face, look.suit, suit)
    if look.verb != "done":
        named = [e for e in coins if e & 7 == 1 + suit]
        number -= sum(look.state.book.shows[e >> 3][COIN] for e in named)
    return number, least, has_lookout, hand


def reached(look: Look) -> tuple[int, int, int, bool]:
    """The largest k, N, the fewest symbols of a new card, whether a Lookout symbol counts."""
    number, least, has_lookout, hand = after(look)
    assert len(look.program.left) == 1, SUITS
    most = look.most(UNITS[look.program.left[0]], hand)
    return min(number, most), number, least, has_lookout


def makes_card_useless(look: Look) -> bool:
    if not adds(look) or look.verb in ("rename", "lookout"):
        return False
    if look.verb in ("add", "add_as") and after(look)[0] == look.top.number:
        return True
    k, number, least, _ = reached(look)
    return least > 0 and k <= number - least


def makes_lookout_useless(look: Look) -> bool:
    if not adds(look) or look.verb == "rename":
        return False
    k, number, _, has_lookout = reached(look)
    return has_lookout and k < number


def breaks_full(look: Look) -> bool:
    return adds(look) and look.verb in ("add", "add_as", "lookout")
