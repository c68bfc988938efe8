"""Positions as people write them: one table per player, envelopes by name, defaults for the rest.

What is not written is as at the start of a round: unnamed cards fill the envelopes in the order of
the box, unnamed envelopes lie in the centre, and the frames follow from the card turned up.
"""

from collections import Counter
from typing import Any

from ludoteca.core import wire
from ludoteca.core.events import SILENT
from ludoteca.core.frames import advance
from ludoteca.core.together import nobody_yet
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.shapes import GuestBits, interim_shape
from ludoteca.games.picture_perfect.rules.final_photo import Arrange, TakePhoto
from ludoteca.games.picture_perfect.rules.rounds import RoundEnd, TurnUp, follow_card
from ludoteca.games.picture_perfect.rules.setup import all_cards, build_deck, fresh
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.scene import first_scene
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    IN_ENVELOPE,
    NOWHERE,
    ROUNDS,
    Party,
    held_by,
)
from ludoteca.games.picture_perfect.rules.variants import OPTIONS, options_of, variant_of

Table = dict[str, Any]
WHOLE = ("round", "first", "card", "deck", "discards", "announced", "supply", "rng")
LATE = ("photos", "verdicts", "votes")
PLAYER = ("envelopes", "won", "decorations", "vip", "vip_known", "open", "scene")
GUEST_LIST = wire.ListOf(wire.Word("guest"))


def write_party(shape: wire.Fields[Party], state: Party, spelling: wire.Spelling) -> Table:
    """Return the party in words."""
    whole: Table = shape.write(state, spelling)
    usual = {option.key: option.usual for option in OPTIONS}
    options = {k: v for k, v in options_of(state.variant).items() if v != usual[k]}
    guests = spelling.names["guest"]
    table: Table = {name: whole[name] for name in WHOLE if whole[name] not in ("none", [])}
    table["centre"] = GUEST_LIST.write(held_by(state, CENTRE), spelling)
    table.update({name: whole[name] for name in LATE if whole[name]})
    table["options"] = options or None
    table["envelope"] = dict(zip(guests, whole["cards"], strict=True))
    table["players"] = [_player(state, seat, whole, spelling) for seat in range(state.seats)]
    table["stack"] = whole["stack"]
    return {name: value for name, value in table.items() if value is not None}


def _player(state: Party, seat: int, whole: Table, spelling: wire.Spelling) -> Table:
    held = held_by(state, seat)
    table: Table = {
        "envelopes": GUEST_LIST.write([g for g in held if g not in state.won], spelling),
        "won": GUEST_LIST.write([g for g in held if g in state.won], spelling) or None,
        "decorations": state.decorations[seat],
        "vip": whole["vip"][seat] if state.vip[seat] != NOWHERE else None,
        "vip_known": (whole["vip_known"][seat] or None) if state.vip_known else None,
        "open": whole["open"][seat] if state.open[seat] != NOWHERE else None,
        "scene": whole["scenes"][seat],
    }
    return {name: value for name, value in table.items() if value is not None}


def read_party(
    shape: wire.Fields[Party], contents: Contents, data: Table, spelling: wire.Spelling
) -> Party:
    """Return the party that was written, or raise WireError."""
    data = wire.DictOf(wire.PLAIN).read(data, spelling, "table")
    _refuse_unknown(data, (*WHOLE, *LATE, "centre", "options", "envelope", "players", "stack"), "")
    players = wire.ListOf(wire.DictOf(wire.PLAIN)).read(data.get("players"), spelling, "players")
    if len(players) not in contents.envelopes:
        raise wire.WireError(
            "players",
            f"{len(players)} players are not possible",
            "player_count",
            found=len(players),
        )
    state = fresh(contents, len(players), variant_of(_options(data.get("options", {}))))
    state.round = 1
    for name in (*WHOLE, *LATE):
        if name in data:
            setattr(state, name, shape.fields[name].read(data[name], spelling, name))
    _read_envelopes(state, data.get("envelope", {}), spelling)
    for seat, player in enumerate(players):
        _read_player(state, seat, player, spelling)
    if "deck" not in data:
        seen = [*state.discards, *([state.card] if state.card >= 0 else [])]
        auction = state.variant.is_auction
        _, state.deck = build_deck(contents, state.seats, auction, seen, state.rng)
    if "stack" in data:
        state.stack = shape.fields["stack"].read(data["stack"], spelling, "stack")
    else:
        _build_stack(state)
    _check_centre(state, data, spelling)
    return state


def _refuse_unknown(data: Table, known: tuple[str, ...], path: str) -> None:
    for name in data:
        if name not in known:
            raise wire.WireError(path, f"unknown field {name!r}", "unknown_field", field=name)


def _options(data: Any) -> Table:
    chosen: Table = {option.key: option.usual for option in OPTIONS}
    given = wire.DictOf(wire.PLAIN).read(data, wire.NUMBERS, "options")
    for option in OPTIONS:
        if option.key in given and not option.allows(given[option.key]):
            raise wire.WireError(
                f"options.{option.key}",
                f"unknown value {given[option.key]!r}",
                "unknown_word",
                word=str(given[option.key]),
            )
    _refuse_unknown(given, tuple(chosen), "options")
    return {**chosen, **given}


def _read_envelopes(state: Party, data: Any, spelling: wire.Spelling) -> None:
    """Read the named contents; the rest of the deck fills the other envelopes."""
    guests = spelling.names["guest"]
    rows = wire.DictOf(wire.TupleOf(wire.Word("preference"), IN_ENVELOPE))
    named = rows.read(data, spelling, "envelope")
    _refuse_unknown(named, tuple(guests), "envelope")
    left = Counter(all_cards(state.contents))
    for cards in named.values():
        left.subtract(cards)
    rest = sorted(left.elements(), reverse=True)
    for guest in guests:
        cards = named.get(guest) or tuple(rest.pop() for _ in range(min(IN_ENVELOPE, len(rest))))
        state.cards.append(tuple(sorted(cards)))


def _read_player(state: Party, seat: int, data: Table, spelling: wire.Spelling) -> None:
    path = f"players[{seat}]"
    _refuse_unknown(data, PLAYER, path)
    for pile in ("envelopes", "won"):
        for guest in GUEST_LIST.read(data.get(pile, []), spelling, f"{path}.{pile}"):
            if state.where[guest] != CENTRE:
                raise wire.WireError(f"{path}.{pile}", "an envelope is named twice", "named_twice")
            state.where[guest] = seat
            if pile == "won":
                state.won.append(guest)
    state.won.sort()
    guest_word = wire.Word("guest")
    for name, places in (("vip", state.vip), ("open", state.open)):
        if name in data:
            places[seat] = guest_word.read(data[name], spelling, f"{path}.{name}")
    if "vip_known" in data and state.vip_known:
        bits = GuestBits().read(data["vip_known"], spelling, f"{path}.vip_known")
        state.vip_known = (*state.vip_known[:seat], bits, *state.vip_known[seat + 1 :])
    if "decorations" in data:
        owned = wire.COUNT.read(data["decorations"], spelling, f"{path}.decorations")
        state.decorations[seat] = owned
    state.scenes[seat] = first_scene(state.decorations[seat])
    if "scene" in data:
        shape = interim_shape(state.contents)
        state.scenes[seat] = shape.read(data["scene"], spelling, f"{path}.scene")


def _build_stack(state: Party) -> None:
    """Make the frames of a round that has just reached its present card."""
    if state.card >= 0:
        state.stack = [RoundEnd()]
        follow_card(state, SILENT)
        advance(state, SILENT)
    elif state.round == ROUNDS and len(state.discards) == ROUNDS:
        state.stack = [] if state.photos else [TakePhoto(nobody_yet(state.seats))]
    else:
        state.stack = [TurnUp(), Arrange(nobody_yet(state.seats))]


def _check_centre(state: Party, data: Table, spelling: wire.Spelling) -> None:
    """The centre may be written out; then it must be exactly what the players leave."""
    if "centre" in data and "stack" in data:
        named = GUEST_LIST.read(data["centre"], spelling, "centre")
        if sorted(named) != held_by(state, CENTRE) or len(named) > GUESTS:
            raise wire.WireError(
                "centre", "these are not the envelopes that nobody holds", "not_the_rest"
            )
