"""Why something said in words is refused although no choice in the table stands for it.

A bid of a hundred, a price of nothing, three envelopes where two can be named, a vote for somebody
who is not at the table: all can be said, and each gets its true reason.
"""

import re

from ludoteca.core.decisions import Reason, Value
from ludoteca.core.game import Game
from ludoteca.games.picture_perfect.rules.exchanges import PartnerReturn, PartnerTake
from ludoteca.games.picture_perfect.rules.gifts import gift_size, size_rules
from ludoteca.games.picture_perfect.rules.reasons import refused
from ludoteca.games.picture_perfect.rules.table.choices import BID, PRICE, VOTE, is_bid
from ludoteca.games.picture_perfect.rules.table.deeds import guest_names
from ludoteca.games.picture_perfect.rules.table.state import CENTRE, Party, held_by, most_elsewhere

NUMBER = re.compile(r"\s*(bid|price)\s*\(\s*(-?[0-9]{1,9})\s*\)\s*")
SET = re.compile(r"\s*(take|return|give)\s*\(\s*([a-z_+ ]+?)\s*\)\s*")
SEAT = re.compile(r"\s*vote\s*\(\s*p[0-9]{1,3}\s*\)\s*")
ABOUT_THE_SET = ("wrong_number", "same_twice", "not_in_centre", "not_own_envelope", "received_now")


def in_order(text: str, guests: tuple[str, ...]) -> str:
    """Return words that name envelopes, in the order that the table of choices uses."""
    match = SET.fullmatch(text)
    if match is None or not set(named := names_in(match)) <= set(guests):
        return text
    return f"{match[1]}({'+'.join(sorted(named, key=guests.index))})"


def names_in(match: re.Match[str]) -> list[str]:
    """Return the names that were said, one by one."""
    return [name.strip() for name in match[2].split("+")]


def why_not_said(game: Game[Party], state: Party, seat: int, text: str) -> Reason | None:
    """Return the refusal for words that mean something but stand for no choice, else None."""
    if game.read(text) is not None:
        return None
    if number := NUMBER.fullmatch(text):
        return _number_refusal(game, state, seat, number[1], int(number[2]))
    if SEAT.fullmatch(text):
        # One's own photo is refused only where a vote is asked for at all.
        own = game.why_not(state, seat, VOTE + seat)
        return _not_tied(state) if own is not None and own.code == "vote_self" else own
    match = SET.fullmatch(text)
    if match is not None and set(names := names_in(match)) <= set(game.names["guest"]):
        return _set_refusal(game, state, seat, match[1], names)
    return None


def _number_refusal(
    game: Game[Party], state: Party, seat: int, verb: str, number: int
) -> Reason | None:
    """A bid below nothing or above everything there is, or a price that nobody can name."""
    first = BID if verb == "bid" else PRICE
    last = max(c for c in range(BID, len(game.choices)) if is_bid(c) == (verb == "bid"))
    found = game.why_not(state, seat, last if number > 0 else first)
    if found is not None:
        return found
    if verb == "price":
        return refused("price_range", {"most": most_elsewhere(state, seat) + 1})
    bounds: dict[str, Value] = {"least": 0, "owned": state.decorations[seat]}
    return refused("bid_too_high" if number > 0 else "bid_too_low", bounds)


def _not_tied(state: Party) -> Reason:
    tied = getattr(state.stack[-1], "tied", ())
    return refused("vote_not_tied", {"seats": tuple(f"seat.{one}" for one in tied)})


def _set_refusal(
    game: Game[Party], state: Party, seat: int, verb: str, names: list[str]
) -> Reason | None:
    """More envelopes than can be named together, or one of them twice."""
    sample = game.read(f"{verb}({names[0]})")
    assert sample is not None
    found = game.why_not(state, seat, sample)
    if found is not None and found.code not in ABOUT_THE_SET:
        return found
    top = state.stack[-1]
    rules: tuple[str, ...]
    if len(set(names)) < len(names):
        rules = ("P-EXCH-08",) if isinstance(top, (PartnerTake, PartnerReturn)) else ("P-EXCH-10",)
        return refused("same_twice", None, rules)
    place = CENTRE if isinstance(top, PartnerTake) else seat
    lying = held_by(state, place)
    must = gift_size(state, lying) if verb == "give" else min(2, len(lying))
    if isinstance(top, PartnerReturn):
        must = len(top.taken)
    args: dict[str, Value] = {
        "must": must,
        "chosen": len(names),
        "envelopes": guest_names(state, lying),
    }
    rules = size_rules(state, seat) if verb == "give" else ("P-EXCH-08", "P-EXCH-09")
    return refused("wrong_number", args, rules)
