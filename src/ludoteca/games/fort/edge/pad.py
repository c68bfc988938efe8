"""The score pad for a real table: an owner's file in, the score sheet or the reasons out.

A table that the rules cannot have led to is refused, with every reason found.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludoteca.core import wire
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Sheet, places_by
from ludoteca.core.positions import PositionError
from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS, XXL_BACKPACK, Cards
from ludoteca.games.fort.box.reader import PAIR
from ludoteca.games.fort.rules.scoring import NO_RULE, Belongings, final_parts, tie_keys

NO_PERK = -1
KIDS = wire.ListOf(wire.Word("kid"))


class Entry(NamedTuple):
    """One `[[player]]` of the owner's file; `cards` are all kids outside the Lookout."""

    name: str
    track: int
    fort_level: int
    pizza: int
    toys: int
    pack_pizza: int
    pack_toys: int
    lookout: list[int]
    cards: list[int]
    made_up_rule: int
    perk: int
    macaroni: bool

    @property
    def faces(self) -> list[int]:
        """The faces of all kids, wherever they lie."""
        return self.lookout + self.cards


_TABLE: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    player=wire.ListOf(
        wire.Fields(
            Entry,
            name=wire.TEXT,
            track=wire.COUNT,
            fort_level=wire.COUNT,
            pizza=(wire.COUNT, 0),
            toys=(wire.COUNT, 0),
            pack_pizza=(wire.COUNT, 0),
            pack_toys=(wire.COUNT, 0),
            lookout=(KIDS, []),
            cards=(KIDS, []),
            made_up_rule=(wire.Word("made_up_rule", none="none"), NO_RULE),
            perk=(wire.Word("perk", none="none"), NO_PERK),
            macaroni=(wire.BOOL, False),
        )
    ),
)


def score_sheet(cards: Cards, data: dict[str, Any]) -> Sheet:
    """Return the scores of the table, or raise PositionError with everything wrong with it."""
    names = {"kid": cards.faces, "made_up_rule": MADE_UP_RULES, "perk": PERKS}
    try:
        entries: list[Entry] = _TABLE.read(data, wire.Spelling(names, True), "")["player"]
    except wire.WireError as error:
        args = {"path": error.path, "problem": error.problem}
        raise PositionError([Reason("position_malformed", args)]) from None
    reasons = [*_table_faults(cards, entries)]
    for entry in entries:
        reasons += _player_faults(cards, entry)
    if reasons:
        raise PositionError(reasons)
    return _sheet(cards, entries)


def _sheet(cards: Cards, entries: list[Entry]) -> Sheet:
    players = [_belongings(cards, entry) for entry in entries]
    parts = final_parts(cards, players)
    keys = tie_keys(players, parts)
    places = places_by(keys)
    totals = tuple(key[0] for key in keys)
    data = {
        "players": [
            {"name": entry.name, "parts": part, "score": total, "place": place}
            for entry, part, total, place in zip(entries, parts, totals, places, strict=True)
        ],
        "winners": [e.name for e, place in zip(entries, places, strict=True) if place == 1],
    }
    names = tuple(entry.name for entry in entries)
    return Sheet(names, tuple(parts), totals, places, _notes(names, totals, places), data)


def _notes(
    names: tuple[str, ...], totals: tuple[int, ...], places: tuple[int, ...]
) -> tuple[Reason, ...]:
    """Say how a tie for the first place was settled (F-END-08)."""
    tied = tuple(name for name, total in zip(names, totals, strict=True) if total == max(totals))
    winners = tuple(name for name, place in zip(names, places, strict=True) if place == 1)
    if len(winners) > 1:
        return (Reason("victory_shared", {"winners": winners}, ("F-END-08",)),)
    if len(tied) > 1:
        return (Reason("tie_by_level", {"tied": tied, "winner": winners[0]}, ("F-END-08",)),)
    return ()


def _belongings(cards: Cards, entry: Entry) -> Belongings:
    """Return the entry in the form that scoring takes: any copy of a face will do."""
    held = [cards.face.index(face) for face in entry.faces]
    return Belongings(
        entry.track, entry.fort_level, entry.pizza, entry.toys, entry.pack_pizza, entry.pack_toys,
        len(entry.lookout), held, entry.made_up_rule, entry.macaroni,
    )  # fmt: skip


def _table_faults(cards: Cards, entries: list[Entry]) -> Iterator[Reason]:
    """Say what cannot be true of the table as a whole."""
    low, high = cards.numbers.fewest_players, cards.numbers.most_players
    if not low <= len(entries) <= high:
        count = {"players": len(entries), "low": low, "high": high}
        yield Reason("bad_player_count", count, ("F-SETUP-01",))
    everything = [face for entry in entries for face in entry.faces]
    for face in sorted(set(everything)):
        there, copies = everything.count(face), cards.face.count(face)
        if there > copies:
            args = {"kid": f"kid.{cards.faces[face]}", "found": there, "copies": copies}
            yield Reason("pad_too_many_copies", args, ("F-SETUP-02",))
    for kind, words in (("made_up_rule", MADE_UP_RULES), ("perk", PERKS)):
        held = [getattr(entry, kind) for entry in entries]
        for card, word in enumerate(words):
            if held.count(card) > 1:
                yield Reason("pad_card_twice", {"card": f"{kind}.{word}"}, ("F-SETUP-02",))
    owners = [entry for entry in entries if entry.macaroni]
    if len(owners) > 1:
        yield Reason("pad_macaroni_twice", {}, ("F-FORT-10",))
    if not owners and any(entry.fort_level == cards.top_level for entry in entries):
        yield Reason("pad_macaroni_unowned", {"level": cards.top_level}, ("F-FORT-10",))


def _player_faults(cards: Cards, entry: Entry) -> Iterator[Reason]:
    """Say what cannot be true of one player."""
    numbers, level, name = cards.numbers, entry.fort_level, entry.name
    if level > cards.top_level:
        args = {"name": name, "value": level, "limit": cards.top_level}
        yield Reason("pad_level", args, ("F-FORT-04",))
        return  # everything else depends on the level
    for kind, tokens in (("kind.pizza", entry.pizza), ("kind.toy", entry.toys)):
        if tokens > numbers.stuff_limit:
            args = {"name": name, "kind": kind, "value": tokens, "limit": numbers.stuff_limit}
            yield Reason("pad_stuff", args, ("F-FORT-01",))
    room = level + numbers.room
    pack_room = room + (numbers.backpack if entry.perk == XXL_BACKPACK else 0)
    if entry.pack_pizza + entry.pack_toys > pack_room:
        value = entry.pack_pizza + entry.pack_toys
        yield Reason("pad_pack", {"name": name, "value": value, "limit": pack_room}, ("F-FORT-02",))
    if len(entry.lookout) > room:
        args = {"name": name, "value": len(entry.lookout), "limit": room}
        yield Reason("pad_lookout", args, ("F-FORT-02",))
    yield from _reward_faults(cards, entry)
    first = cards.face[cards.kids]
    boards = {(face - first) // PAIR for face in entry.faces if face >= first}
    if len(boards) > 1:
        yield Reason("pad_foreign_friend", {"name": name}, ("F-SETUP-05",))


def _reward_faults(cards: Cards, entry: Entry) -> Iterator[Reason]:
    """Say which card for a level is there too early, or missing."""
    level, args = cards.numbers.made_up_rule_level, {"name": entry.name}
    if (entry.made_up_rule != NO_RULE) != (entry.fort_level >= level):
        code = "pad_rule_missing" if entry.made_up_rule == NO_RULE else "pad_rule_early"
        yield Reason(code, {**args, "level": level}, ("F-FORT-08",))
    if entry.perk != NO_PERK and entry.fort_level < cards.numbers.perk_level:
        yield Reason("pad_perk_early", {**args, "level": cards.numbers.perk_level}, ("F-FORT-09",))
    if entry.macaroni and entry.fort_level < cards.top_level:
        yield Reason("pad_macaroni_early", {**args, "level": cards.top_level}, ("F-FORT-10",))
