"""The photo desk: judges and draws a final scene from a file, with or without envelopes."""

from collections.abc import Callable
from typing import Any

from ludoteca.core.decisions import IllegalChoice, Reason, Value
from ludoteca.core.photographs import Photograph
from ludoteca.core.positions import PositionError
from ludoteca.games.picture_perfect.box.contents import Contents, Preference
from ludoteca.games.picture_perfect.edge.photo_notes import Note, annotated_svg
from ludoteca.games.picture_perfect.edge.photo_svg import photo_svg
from ludoteca.games.picture_perfect.edge.scene_data import malformed, read_photo
from ludoteca.games.picture_perfect.rules.judging.darkroom import PHOTO_MODEL, develop
from ludoteca.games.picture_perfect.rules.judging.judge import Photo
from ludoteca.games.picture_perfect.rules.judging.measures import DOUBT, NO, TABLE, YES, Measure
from ludoteca.games.picture_perfect.rules.judging.painter import fingerprint, paint
from ludoteca.games.picture_perfect.rules.placing import Rights, refusals_of_photo
from ludoteca.games.picture_perfect.rules.scoring import points_of
from ludoteca.games.picture_perfect.rules.table.decorations import default_spots
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto
from ludoteca.games.picture_perfect.rules.variants import TOLERANCES
from ludoteca.games.picture_perfect.rules.wishes import Evidence, verdict

SCENE = ("guests", "decor", "camera", "vip")
MORE = ("envelope", "caption", "credit", "table_hides_face", "tolerance")
UNSEEN = ("malformed", "space_unknown", "not_facing", "camera_range")  # nothing can be drawn
VERDICTS = {NO: "no", DOUBT: "doubt", YES: "yes"}

Data = dict[str, Any]
Cards = dict[int, list[Preference]]  # the known cards of each guest, by guest number


def photograph(contents: Contents, data: Data) -> Photograph:
    """Return the judged photo in a file; one that cannot be taken at all raises PositionError."""
    try:
        final, cards = read_scene(contents, data)
    except IllegalChoice as refused:
        raise PositionError([refused.reason]) from None
    everybody = frozenset(contents.guest_numbers.values())
    rights = Rights(len(final.decor), everybody, exact=is_exact(data))
    refusals = refusals_of_photo(contents, final, rights)
    if any(reason.code in UNSEEN for reason in refusals):
        raise PositionError(refusals)
    desk = Desk(contents, final, cards, data)
    rows = tuple(desk.row(guest) for guest in sorted(desk.photo.measures))
    return Photograph(tuple(refusals), rows, desk.data(refusals), desk.draw)


def read_scene(contents: Contents, data: Data) -> tuple[FinalPhoto, Cards]:
    """Return the photo and the cards in a file; decorations not named stand in their slots."""
    unknown = set(data) - {*SCENE, *MORE}
    if unknown:
        raise malformed(min(unknown))
    scene = {key: data[key] for key in SCENE if key in data}
    slots = default_spots(contents.number("start_decorations"))
    scene.setdefault("decor", [list(spot) for spot in slots])
    for key, kind in (("caption", str), ("credit", str), ("table_hides_face", bool)):
        if key in data and not isinstance(data[key], kind):
            raise malformed(key)
    if data.get("tolerance", "eyes") not in TOLERANCES:
        raise malformed("tolerance")
    return read_photo(contents, scene), read_cards(contents, data.get("envelope", {}))


def is_exact(data: Data) -> bool:
    """Return whether every pixel counts in a file's photo (P-VAR-11)."""
    return data.get("tolerance") == "none"


def read_cards(contents: Contents, envelopes: object) -> Cards:
    """Return the cards that a file gives to guests."""
    kinds = {kind.id: kind for kind in contents.preferences}
    if not isinstance(envelopes, dict):
        raise malformed("envelope")
    found: Cards = {}
    for id, cards in envelopes.items():
        is_list = isinstance(cards, list) and all(isinstance(card, str) for card in cards)
        if id not in contents.guest_numbers or not is_list or set(cards) - set(kinds):
            raise malformed(f"envelope.{id}")
        found[contents.guest_numbers[id]] = [kinds[card] for card in cards]
    return found


class Desk:
    """One photo and the known cards."""

    def __init__(self, contents: Contents, final: FinalPhoto, cards: Cards, data: Data) -> None:
        self.contents = contents
        self.final = final
        self.exact = is_exact(data)
        self.photo: Photo = develop(contents, final, exact=self.exact)
        self.words = (str(data.get("caption", "")), str(data.get("credit", "")))
        hides = data.get("table_hides_face", True) is True
        self.evidence = Evidence.of(contents, final, self.photo, hides)
        placed = {guest: kinds for guest, kinds in cards.items() if guest in self.photo.measures}
        self.verdicts = {
            guest: [(kind, verdict(self.evidence, guest, kind) or NO) for kind in kinds]
            for guest, kinds in placed.items()
        }

    def name(self, guest: int) -> str:
        """Return the code name of a guest."""
        return f"guest.{self.contents.guests[guest - 1].id}"

    def row(self, guest: int) -> dict[str, Value]:
        """Return what the photo shows of a guest, for people."""
        found = self.photo.measures[guest]
        space = self.contents.spaces[self.evidence.spaces[guest]]
        others = [n for n in range(1, TABLE) if found.by[n]]
        row: dict[str, Value] = {
            "guest": self.name(guest),
            "space": f"space.{space.id}",
            "visible": found.is_visible(),
            "covered_percent": percent(found.cov, found.illo),
            "face_percent": percent(found.fv, found.fin) if found.face2 else "",
            "face_behind": tuple(self.name(n) for n in others),
        }
        if self.verdicts:
            for key, wanted in (("met", YES), ("doubtful", DOUBT), ("missed", NO)):
                row[key] = tuple(
                    f"preference.{kind.id}"
                    for kind, one in self.verdicts.get(guest, [])
                    if one == wanted
                )
            row["points"] = self.points(guest)
        return row

    def points(self, guest: int) -> Value:
        """Return the points of a guest without VIP cards; None if not all cards are known."""
        found = self.verdicts.get(guest, [])
        if len(found) != self.contents.number("cards_per_envelope"):
            return ""
        return points_of(self.contents, sum(one == YES for _, one in found), 0)

    def data(self, refusals: list[Reason]) -> Data:
        """Return everything the judge says, as plain data."""
        guests = self.contents.guests
        return {
            "valid": not refusals,
            "refusals": [
                {"code": r.code, "args": dict(r.args), "rules": list(r.rules)} for r in refusals
            ],
            "model": PHOTO_MODEL,
            "fingerprint": fingerprint(paint(self.photo)),
            "measures": {
                guests[n - 1].id: measures(found)
                for n, found in sorted(self.photo.measures.items())
            },
            "verdicts": {
                guests[n - 1].id: [[kind.id, VERDICTS[one]] for kind, one in found]
                for n, found in sorted(self.verdicts.items())
            },
        }

    def draw(self, name: Callable[[str], str], is_annotated: bool) -> str:
        """Return the photo as SVG; `name` puts code names into words."""
        if not is_annotated:
            return photo_svg(self.contents, self.final, *self.words)
        notes = [
            Note(
                guest,
                name(self.name(guest)),
                tuple(
                    (name(f"preference.{kind.id}"), one)
                    for kind, one in self.verdicts.get(guest, [])
                ),
            )
            for guest in sorted(self.photo.measures)
        ]
        return annotated_svg(self.contents, self.final, notes, *self.words, self.exact)


def percent(part: int, whole: int) -> int:
    """Return a share in whole percent; only nothing is 0, and only everything is 100."""
    if part in (0, whole):
        return 100 if part else 0
    return min(max(100 * part // whole, 1), 99)


def measures(found: Measure) -> Data:
    """Return the measures of a guest by the names of the rules (P-GEO-15, P-GEO-16)."""
    return {
        "visible": found.is_visible(),
        "vis": found.vis,
        "fig2": found.fig2,
        "illo": found.illo,
        "cov": found.cov,
        "face2": found.face2,
        "inside": found.is_inside,
        "fin": found.fin,
        "fv": found.fv,
        "by": {str(id): pixels for id, pixels in enumerate(found.by) if pixels},
    }
