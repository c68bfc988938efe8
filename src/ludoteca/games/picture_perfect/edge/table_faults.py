"""What cannot be true of a whole table on a score pad: more of something than the box holds."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludoteca.core.decisions import Reason
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS, SEATS

Data = Mapping[str, Any]


def table_faults(
    contents: Contents,
    rows: Sequence[Data],
    is_auction: bool,
    cards: Mapping[str, tuple[str, ...]],
    vips: Mapping[str, int],
) -> list[Reason]:
    """Return every fault of the table: players, VIP cards, envelopes, decorations, wishes."""
    found: list[Reason] = []
    players = len(rows)
    if players > SEATS:
        found.append(Reason("pad_players", {"found": players, "most": SEATS}, ("P-GEN-01",)))
    if sum(vips.values()) > players:
        args: dict[str, object] = {"found": sum(vips.values()), "most": players}
        found.append(Reason("pad_vips", args, ("P-SETUP-06", "P-VIP-01")))
    held = sum(numbers(rows, "envelopes"))
    if held > GUESTS:
        found.append(Reason("pad_envelopes", {"found": held, "most": GUESTS}, ("P-SETUP-01",)))
    return [*found, *decoration_faults(contents, rows, is_auction), *wish_faults(contents, cards)]


def numbers(rows: Sequence[Data], field: str) -> list[int]:
    """Return the whole numbers that the players give in a field."""
    return [row[field] for row in rows if type(row.get(field)) is int]


def decoration_faults(
    contents: Contents, rows: Sequence[Data], is_auction: bool
) -> Iterator[Reason]:
    """More decorations than were given out, with the supply of two players in an auction game."""
    each = contents.number("start_decorations")
    owned = numbers(rows, "decorations")
    total = sum(owned) + each * (len(rows) - len(owned))
    supply = contents.number("two_player_supply") if is_auction and len(rows) == 2 else 0
    if total > len(rows) * each + supply:
        args = {"found": total, "most": len(rows) * each + supply}
        yield Reason("pad_decorations", args, ("P-SETUP-06", "P-SETUP-07"))


def wish_faults(contents: Contents, cards: Mapping[str, tuple[str, ...]]) -> Iterator[Reason]:
    """More copies of a preference card than the box holds."""
    used = Counter(card for three in cards.values() for card in three)
    for kind in contents.preferences:
        if used[kind.id] > kind.copies:
            args = {"card": f"preference.{kind.id}", "found": used[kind.id], "most": kind.copies}
            yield Reason("pad_wishes", args, ("P-SETUP-01",))
