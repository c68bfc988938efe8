"""What a refusal says besides its code, for anyone who asks "so what can I do?".

Only the seat's own and public facts (F-INFO-10): a price, a limit, a suit, a kind.
"""

from collections.abc import Callable
from typing import Any

from ludoteca.core.decisions import Value
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.box.programs import ADVANCE, ADVANCE_LESS, ADVANCE_MORE
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.perks import may_follow_with_two, pack_limit
from ludoteca.games.fort.rules.table.choices import USE_DIY
from ludoteca.games.fort.rules.table.moves import kind_name
from ludoteca.games.fort.rules.table.state import PACK, FortState
from ludoteca.games.fort.rules.table.zones import NONE

Facts = dict[str, Value]


def remarks(state: FortState, seat: int, choice: int, code: str) -> Facts:
    """Return the arguments of the reason with this code."""
    tell = TOLD.get(code)
    return {} if tell is None else tell(state, seat, choice)


def _suit(suit: int) -> Facts:
    return {"suit": f"suit.{SUITS[suit]}"}


def _top(state: FortState) -> Any:
    return state.stack[-1]


def _locked(state: FortState, seat: int, choice: int) -> Facts:
    """Return which suit the coin stands for: an added coin, or one in the Lookout."""
    book = state.book
    if choice < book.add:
        face = book.coin_faces[(choice - book.rename) // COIN]
        entries = state.play.added
    else:
        face = book.lookout_faces[choice - book.lookout]
        entries = state.play.named_coins
    own = 1 + _top(state).suit
    names = [entry & 7 for entry in entries if entry >> 3 == face and entry & 7]
    other = next((name for name in names if name != own), names[0] if names else COIN + 1)
    return _suit(other - 1)


def _price(state: FortState, seat: int, choice: int) -> Facts:
    """Return the price of the next level, and how many tokens of it are missing."""
    pizza, toys, either = state.book.costs[state.levels[seat]]
    modifier = 1 if choice == USE_DIY else _modifier(state)
    first = 4 * seat
    held = [state.tokens[first + kind] + state.tokens[first + 2 + kind] for kind in (0, 1)]
    less = 1 if modifier < 0 else 0
    price = max(0, pizza + toys + either + modifier)
    lack = max(0, pizza - held[0]) + max(0, toys - held[1]) - less
    missing = max(lack, price - sum(held), 0)
    return {"price": price, "pizza": pizza, "toys": toys, "less": less, "missing": missing}


def _modifier(state: FortState) -> int:
    """Return how much the action in progress changes the price."""
    run = _top(state)
    assert isinstance(run, Run)
    units = [u for u in run.program(state).needs if ADVANCE_LESS <= u <= ADVANCE_MORE]
    return units[0] - ADVANCE


def _short_price(state: FortState, seat: int, choice: int) -> Facts:
    facts = _price(state, seat, choice)
    del facts["missing"]
    return facts


def _copied(state: FortState, seat: int, choice: int) -> Facts:
    owner = seat if _top(state).rival == NONE else _top(state).rival
    first = 4 * owner + 2 * PACK
    return {"pizza": state.tokens[first], "toys": state.tokens[first + 1]}


def _sources(state: FortState, seat: int, choice: int) -> Facts:
    yards = sum(len(state.yards[rival]) for rival in range(state.seats) if rival != seat)
    return {"park": len(state.park), "deck": len(state.park_deck), "yards": yards}


def _direction(state: FortState, seat: int, choice: int) -> Facts:
    return {"kind": kind_name(_top(state).means(state).direction)}


TOLD: dict[str, Callable[[FortState, int, int], Facts]] = {
    "must_recruit": _sources,
    "follow_too_many": lambda state, seat, _: {"limit": 1 + may_follow_with_two(state, seat)},
    "follow_no_match": lambda state, *_: _suit(state.play.suit),
    "kind_bound": lambda state, *_: {"kind": kind_name(state.play.bound)},
    "mixed_kinds": lambda state, *_: {"kind": kind_name(_top(state).kind)},
    "cannot_pay": _price,
    "wrong_payment": _short_price,
    "pack_full": lambda state, seat, _: {"limit": pack_limit(state, seat)},
    "lookout_full": lambda state, seat, _: {
        "limit": state.levels[seat] + state.book.numbers.room,
    },
    "stuff_full": lambda state, *_: {"limit": state.book.numbers.stuff_limit},
    "more_than_pack": _copied,
    "more_than_count": lambda state, *_: {"count": _top(state).number},
    "stop_wastes_addition": lambda state, *_: {"count": _top(state).need},
    "convert_direction": _direction,
    "add_no_match": lambda state, *_: _suit(_top(state).suit),
    "coin_locked": _locked,
}
