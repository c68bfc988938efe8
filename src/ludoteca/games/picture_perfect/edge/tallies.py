"""What each player of Picture Perfect held and showed at the end, for balance reports."""

from collections import Counter
from collections.abc import Sequence

from ludoteca.core.decisions import seat_name
from ludoteca.core.events import Event
from ludoteca.core.game import Tally
from ludoteca.games.picture_perfect.rules.judging.measures import YES
from ludoteca.games.picture_perfect.rules.scoring_table import verdicts_on
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.state import Party, held_by


def tallies(
    state: Party, events: Sequence[Event], guests: Sequence[str], wishes: Sequence[str]
) -> tuple[Tally, ...]:
    """Return a tally for every seat: the envelopes held at the end with the wishes in them.

    `played` are the guests in its photo and the wishes it met, whoever held their envelopes.
    """
    shown = {str(e.args["seat"]): e.args["guests"] for e in events if e.kind == "photographed"}
    found = []
    for seat in range(state.seats):
        owned: Counter[str] = Counter()
        for guest in held_by(state, seat):
            owned[f"guest.{guests[guest]}"] = 1
            owned.update(f"preference.{wishes[kind]}" for kind in state.cards[guest])
        owned[f"turn.{(seat - state.first) % state.seats + 1}"] = 1
        pictured = shown.get(seat_name(seat), ())
        assert isinstance(pictured, tuple)
        played = Counter(map(str, pictured))
        played.update(f"preference.{wishes[kind]}" for kind in _met(state, seat))
        found.append(Tally(dict(owned), dict(played)))
    return tuple(found)


def _met(state: Party, seat: int) -> list[int]:
    """Return the kinds of all wishes that the photo of a seat meets."""
    if not state.verdicts:
        return []
    return [
        kind
        for guest in range(GUESTS)
        for kind, one in zip(state.cards[guest], verdicts_on(state, seat, guest), strict=True)
        if one == YES
    ]
