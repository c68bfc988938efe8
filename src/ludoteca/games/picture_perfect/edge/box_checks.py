"""Whether a changed box can be played: the checks of section 3.7, each yielding its complaints.

A complaint is a Reason with its place in the box; the loader refuses a box that has any.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from ludoteca.core.decisions import Reason
from ludoteca.games.picture_perfect.box.contents import KINDS, Contents, Guest
from ludoteca.games.picture_perfect.box.figures import (
    BASE_HALF,
    BORDER,
    FEET,
    WIDEST,
    Level,
    face_of,
)
from ludoteca.games.picture_perfect.rules.judging.camera import (
    is_height_on_lattice,
    is_on_lattice,
    is_too_high,
    preset_cameras,
    sides_shown_outside,
)
from ludoteca.games.picture_perfect.rules.table.decorations import SLOTS, default_slot, is_on_table

REACH = 180  # t: OUTLINE and BASE stay within this of the foot
EXCHANGES = (
    *("dance", "partner", "gifts", "revelations", "theft", "rumours"),
    *("open_auction", "shared_auction", "single_bid_auction"),
    *("fixed_price_auction", "secret_auction", "unfair_secret_auction"),
)

Complaints = Iterator[Reason]


def check_box(contents: Contents) -> list[Reason]:
    """Return every complaint about a box, [] for one that can be played."""
    checks = (
        check_numbers,
        check_deck,
        check_figures,
        check_layout,
        check_table,
        check_exchanges,
    )
    found = [complaint for check in checks for complaint in check(contents)]
    if not found:
        found = list(check_presets(contents))
    return found


def check_numbers(contents: Contents) -> Complaints:
    """Guest numbers run from 1; `envelopes` rows sum to the number of guests."""
    guests = len(contents.guests)
    if [guest.number for guest in contents.guests] != list(range(1, guests + 1)):
        yield Reason("box_guest_numbers", {}, ("P-GEO-14",))
    for players, (each, centre) in contents.envelopes.items():
        if players * each + centre != guests:
            yield Reason("box_envelopes", {"players": players}, ("P-SETUP-03",))


def check_deck(contents: Contents) -> Complaints:
    """The deck fills the envelopes; every named guest, area and kind exists."""
    needed = contents.number("cards_per_envelope") * len(contents.guests)
    if len(contents.cards) != needed:
        args: dict[str, object] = {"cards": len(contents.cards), "needed": needed}
        yield Reason("box_deck_size", args, ("P-SETUP-01",))
    faces = {guest.id: bool(guest.face) for guest in contents.guests}
    known = {
        "in_area": set(contents.areas),
        "next_to": set(faces),
        "hide_face_of": set(faces),
        "not_next_to": set(KINDS),
    }
    for kind in contents.preferences:
        at: dict[str, object] = {"card": kind.id, "about": kind.about or ""}
        if kind.type in known and kind.about not in known[kind.type]:
            yield Reason("box_unknown_name", at, ("P-PREF-01",))
        elif kind.type == "hide_face_of" and not faces[kind.about or ""]:
            yield Reason("box_no_face_to_hide", at, ("P-PREF-15",))
        if kind.alternative not in (None, "my_face_hidden", "nobody_in_front"):
            yield Reason("box_alternative", at, ("P-PREF-16",))


def check_figures(contents: Contents) -> Complaints:
    """Profiles fulfil P-GEO-03, FACE lies inside ILLUSTRATION, nothing reaches too far."""
    for guest in contents.guests:
        for code in _profile_faults(guest):
            yield Reason(code, {"guest": f"guest.{guest.id}"}, ("P-GEO-03",))


def _profile_faults(guest: Guest) -> Iterator[str]:
    profile = guest.profile
    heights = [z for z, _, _ in profile]
    if len(profile) < 2 or heights[0] != FEET or sorted(set(heights)) != heights:
        yield "box_profile_levels"
        return
    if any(left >= right or -left > WIDEST or right > WIDEST for _, left, right in profile):
        yield "box_profile_width"
    if any(abs(x) + BORDER > REACH for _, left, right in profile for x in (left, right)):
        yield "box_too_wide"
    if profile[0][1] - BORDER > BASE_HALF or profile[0][2] + BORDER < -BASE_HALF:
        yield "box_feet_off_base"
    if guest.face and not _is_face_inside(guest):
        yield "box_face_outside"


def _is_face_inside(guest: Guest) -> bool:
    """Return whether the octagon lies inside the illustration, checked at every level of both."""
    if len(guest.face) != 4 or guest.face[2] % 2 or guest.face[3] % 2:
        return False
    face = face_of(guest.face)
    if face[0][0] < guest.profile[0][0] or face[-1][0] > guest.profile[-1][0]:
        return False
    heights = {z for z, _, _ in face} | {z for z, _, _ in guest.profile}
    return all(
        _is_within(face, guest.profile, z) for z in heights if face[0][0] <= z <= face[-1][0]
    )


def _is_within(face: list[Level], profile: list[Level], z: int) -> bool:
    """Compare the two widths at a height in whole numbers: a/da inside b/db."""
    (a, b, d), (left, right, e) = _width_at(face, z), _width_at(profile, z)
    return a * e >= left * d and b * e <= right * d


def _width_at(levels: list[Level], z: int) -> tuple[int, int, int]:
    """Return left and right at a height as numerators over a common denominator."""
    for (z0, l0, r0), (z1, l1, r1) in pairwise(levels):
        if z0 <= z <= z1:
            d = z1 - z0
            return l0 * d + (z - z0) * (l1 - l0), r0 * d + (z - z0) * (r1 - r0), d
    raise ValueError(z)


def check_layout(contents: Contents) -> Complaints:
    """Areas and adjacent pairs name spaces; no pair joins a space to itself or is repeated."""
    spaces = set(contents.space_indices)
    for area, members in contents.areas.items():
        for space in members:
            if space not in spaces:
                yield Reason("box_unknown_space", {"area": area, "space": space}, ("P-PREF-02",))
    pairs = Counter(frozenset(pair) for pair in contents.adjacent)
    for pair, times in pairs.items():
        if len(pair) != 2 or times != 1 or not pair <= spaces:
            yield Reason("box_adjacency", {"spaces": tuple(sorted(pair))}, ("P-PREF-04",))


def check_table(contents: Contents) -> Complaints:
    """Every decoration fits on the table in every default slot: new ones must find a place."""
    table = contents.table
    slots = [default_slot(number) for number in range(SLOTS)]
    is_deep = all(table.y0 <= 10 * y <= table.y1 for _, y in slots)
    for index, decoration in enumerate(contents.decorations):
        if not is_deep or not all(is_on_table(contents, index, slot) for slot in slots):
            yield Reason("box_table_too_small", {"decoration": decoration.name}, ("P-GEO-06",))


def check_exchanges(contents: Contents) -> Complaints:
    """Every exchange card is known; every player count has enough of each kind."""
    for card in contents.exchanges:
        if card.id not in EXCHANGES:
            yield Reason("box_unknown_exchange", {"card": card.id}, ("P-SETUP-08",))
    for players in contents.envelopes:
        cards = [card for card in contents.exchanges if players in card.players]
        normal = sum(card.copies for card in cards if card.kind == "normal")
        auction = sum(card.copies for card in cards if card.kind == "auction")
        base = contents.number("base_exchange_cards")
        enough = normal >= max(base, contents.number("auction_normal_cards"))
        if not enough or auction < contents.number("auction_auction_cards"):
            yield Reason("box_too_few_exchanges", {"players": players}, ("P-SETUP-09",))


def check_presets(contents: Contents) -> Complaints:
    """Presets satisfy P1 and P2."""
    for row, camera in zip(contents.presets, preset_cameras(contents), strict=True):
        is_fine = (
            is_on_lattice(camera)
            and is_height_on_lattice(camera)
            and not is_too_high(camera, contents.screen)
            and not sides_shown_outside(camera, contents.screen)
        )
        if not is_fine:
            yield Reason("box_preset", {"camera": row.id}, ("P-GEO-09",))
