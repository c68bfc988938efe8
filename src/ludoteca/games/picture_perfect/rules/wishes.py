"""What guests wish for: each kind of preference card judged on one photo (P-PREF).

A verdict is YES, DOUBT or NO; placement wishes have no doubt. Judged only for placed guests, by the
photo and placement of one player; looks at no envelope, only at the guest it belongs to.
"""

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.picture_perfect.box.contents import Contents, Preference
from ludoteca.games.picture_perfect.rules.judging.judge import Photo
from ludoteca.games.picture_perfect.rules.judging.measures import NO, YES
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto


class Evidence(NamedTuple):
    """Everything a wish is judged by: where the guests stand and what the picture shows."""

    contents: Contents
    spaces: dict[int, int]  # space of each placed guest, by guest number
    photo: Photo
    table_hides_face: bool = True  # option P-VAR-07

    @classmethod
    def of(
        cls, contents: Contents, final: FinalPhoto, photo: Photo, table_hides_face: bool = True
    ) -> "Evidence":
        """Return the evidence of a final photo and its judgement."""
        spaces = {place.guest: place.space for place in final.places}
        return cls(contents, spaces, photo, table_hides_face)


def verdict(evidence: Evidence, guest: int, wish: Preference) -> int | None:
    """Return the verdict on a card in this guest's envelope, None if it is not placed.

    P-PREF-01: not placed, not judged.
    """
    if guest not in evidence.spaces:
        return None
    return JUDGED[wish.type](evidence, guest, wish)


def in_area(evidence: Evidence, guest: int, wish: Preference) -> int:
    """P-PREF-02: the guest stands on one of the spaces marked on the card."""
    assert wish.about is not None
    is_met = evidence.spaces[guest] in evidence.contents.area_spaces[wish.about]
    return YES if is_met else NO


def next_to(evidence: Evidence, guest: int, wish: Preference) -> int:
    """P-PREF-04: shares an edge with the other; P-PREF-05: one's own card needs only oneself."""
    other = _named(evidence, wish)
    if other == guest:
        return YES
    return YES if other in evidence.spaces and other in _beside(evidence, guest) else NO


def not_next_to(evidence: Evidence, guest: int, wish: Preference) -> int:
    """P-PREF-06, P-PREF-07: nobody of that kind on a space sharing an edge."""
    guests = evidence.contents.guests
    kinds = [guests[other - 1].kind for other in _beside(evidence, guest)]
    return NO if wish.about in kinds else YES


def nobody_in_front(evidence: Evidence, guest: int, wish: Preference) -> int:
    """P-PREF-08 to P-PREF-10: no other figure covers the guest's illustration."""
    return evidence.photo.measures[guest].front()


def my_face_hidden(evidence: Evidence, guest: int, wish: Preference) -> int:
    """P-PREF-11 to P-PREF-13: nobody sees the guest's face."""
    return evidence.photo.measures[guest].my_face(evidence.table_hides_face)


def hide_face_of(evidence: Evidence, guest: int, wish: Preference) -> int:
    """P-PREF-14, P-PREF-15: the guest covers the other's face; P-PREF-16: own card, in brackets."""
    other = _named(evidence, wish)
    if other == guest:
        bracket = wish.alternative or "my_face_hidden"
        return JUDGED[bracket](evidence, guest, wish)
    if other not in evidence.spaces:
        return NO
    return evidence.photo.measures[other].hidden_by(guest)


JUDGED: dict[str, Callable[[Evidence, int, Preference], int]] = {
    "in_area": in_area,
    "next_to": next_to,
    "not_next_to": not_next_to,
    "nobody_in_front": nobody_in_front,
    "my_face_hidden": my_face_hidden,
    "hide_face_of": hide_face_of,
}


def _named(evidence: Evidence, wish: Preference) -> int:
    assert wish.about is not None
    return evidence.contents.guest_numbers[wish.about]


def _beside(evidence: Evidence, guest: int) -> list[int]:
    """Return the placed guests on spaces sharing an edge with this guest's."""
    near = evidence.contents.neighbours[evidence.spaces[guest]]
    return [other for other, space in evidence.spaces.items() if space in near]
