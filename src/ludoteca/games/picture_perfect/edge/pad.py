"""The score of a real table: envelopes, VIP cards and photographs from an owner's file."""

from typing import Any

from ludoteca.core.decisions import IllegalChoice, Reason
from ludoteca.core.game import Sheet
from ludoteca.core.positions import PositionError
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.scene_data import read_photo
from ludoteca.games.picture_perfect.edge.table_faults import table_faults
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.judging.measures import DOUBT, YES
from ludoteca.games.picture_perfect.rules.placing import Rights, refusals_of_photo
from ludoteca.games.picture_perfect.rules.scoring import decoration_points, points_of
from ludoteca.games.picture_perfect.rules.table.decorations import default_spots
from ludoteca.games.picture_perfect.rules.ties import Result, places, tied_for_first
from ludoteca.games.picture_perfect.rules.variants import TOLERANCES
from ludoteca.games.picture_perfect.rules.wishes import Evidence, verdict

FIELDS = {"auction", "table_hides_face", "tolerance", "envelope", "vips", "player"}
JUDGED = {"table_hides_face", "tolerance", "envelope"}  # read only if a photo is judged
PLAYER = {"name", "decorations", "envelopes", "met", "guests", "decor", "camera", "doubts_met"}
PHOTO = {"guests", "decor", "camera", "doubts_met"}
VERDICTS = ("no", "doubt", "yes")
WISHES = 3  # cards in an envelope
Data = dict[str, Any]


def score_sheet(contents: Contents, data: Data) -> Sheet:
    """Return everybody's points; an impossible table raises PositionError with the reasons.

    `envelope` holds the three cards of each guest, `vips` how many VIP cards lay with them; each
    `player` has a photo in the form of scenes, and may name doubtful wishes that were granted. A
    table that has judged its photos itself gives no `envelope`, and each player how many wishes of
    each guest were `met`.
    """
    reader = SheetReader(contents, data)
    rows = [reader.player(number, row) for number, row in enumerate(reader.rows)]
    if reader.faults:
        raise PositionError(reader.faults)
    results = [row["result"] for row in rows]
    tied = tied_for_first(results)
    notes = (Reason("score_tie", {"players": tuple(rows[i]["name"] for i in tied)}, ("P-TIE-03",)),)
    return Sheet(
        tuple(row["name"] for row in rows),
        tuple(row["parts"] for row in rows),
        tuple(result.points for result in results),
        places(results, tied),
        notes if len(tied) > 1 else (),
        [{key: row[key] for key in ("name", "parts", "guests")} for row in rows],
    )


class SheetReader:
    """Reads an owner's table and collects what is wrong with it."""

    def __init__(self, contents: Contents, data: Data) -> None:
        self.contents = contents
        self.data = data
        self.faults: list[Reason] = []
        self.kinds = {kind.id: kind for kind in contents.preferences}
        self.rows = self.players()
        is_judged = not self.rows or any("met" not in row for row in self.rows)
        for name in sorted(set(data) - FIELDS | (set() if is_judged else set(data) & JUDGED)):
            self.complain(name)
        self.is_auction = self.flag("auction", False)
        self.hides = self.flag("table_hides_face", True)
        self.exact = self.data.get("tolerance", "eyes") == "none"
        if self.data.get("tolerance", "eyes") not in TOLERANCES:
            self.complain("tolerance")
        self.vips = self.read_vips()
        envelopes = self.by_guest("envelope")
        self.cards = {
            id: self.envelope(id, envelopes) for id in contents.guest_numbers if is_judged
        }
        self.faults += table_faults(contents, self.rows, self.is_auction, self.cards, self.vips)

    def complain(self, at: str) -> None:
        """Note that something is not written as it should be."""
        self.faults.append(Reason("malformed", {"at": at}, ("P-PLACE-02",)))

    def flag(self, name: str, usual: bool) -> bool:
        """Return a truth value of the table."""
        value = self.data.get(name, usual)
        if type(value) is not bool:
            self.complain(name)
        return value is True

    def by_guest(self, name: str) -> Data:
        """Return a table whose keys are guests."""
        found = self.data.get(name, {})
        if not isinstance(found, dict):
            self.complain(name)
            return {}
        for id in found:
            if id not in self.contents.guest_numbers:
                self.complain(f"{name}.{id}")
        return found

    def envelope(self, id: str, envelopes: Data) -> tuple[str, ...]:
        """Return the three cards of a guest."""
        cards: Any = envelopes.get(id)
        is_list = isinstance(cards, list) and all(isinstance(card, str) for card in cards)
        if not is_list or len(cards) != WISHES or set(cards) - set(self.kinds):
            self.complain(f"envelope.{id}")
            return ()
        return tuple(cards)

    def read_vips(self) -> dict[str, int]:
        """Return the VIP cards in the envelopes, by guest."""
        found: dict[str, int] = {}
        for id, count in self.by_guest("vips").items():
            if type(count) is not int or count < 0:
                self.complain(f"vips.{id}")
            else:
                found[id] = count
        return found

    def players(self) -> list[Data]:
        """Return the tables of the players."""
        rows = self.data.get("player")
        if not isinstance(rows, list) or not rows or any(not isinstance(r, dict) for r in rows):
            self.complain("player")
            return []
        return rows

    def player(self, number: int, row: Data) -> Data:
        """Return name, parts and guests of a player."""
        name = str(row.get("name", number + 1))
        if type(row.get("name", "")) is not str:
            self.complain(f"player.{name}.name")
        for field in sorted(set(row) - PLAYER):
            self.complain(f"player.{name}.{field}")
        owned = self.count(row, name, "decorations", self.contents.number("start_decorations"))
        held = self.count(row, name, "envelopes", 0)
        guests = self.counted(row, name) if "met" in row else self.guests(row, name, owned)
        parts = {
            "guests": sum(guest["once"] for guest in guests),
            "vips": sum(guest["points"] - guest["once"] for guest in guests),
        }
        if self.is_auction:
            parts["decorations"] = decoration_points(self.contents, owned, True)
        result = Result(sum(parts.values()), len(guests), held)
        return {"name": name, "parts": parts, "guests": guests, "result": result}

    def count(self, row: Data, name: str, field: str, usual: int) -> int:
        """Return how many of something a player has."""
        found = row.get(field, usual)
        if type(found) is not int or found < 0:
            self.complain(f"player.{name}.{field}")
            return usual
        return found

    def counted(self, row: Data, name: str) -> list[Data]:
        """Return the guests whose wishes the players counted themselves."""
        found: list[Data] = []
        rows = row["met"] if isinstance(row["met"], dict) else {}
        most = len(self.contents.points) - 1
        if rows != row["met"] or PHOTO & set(row):
            self.complain(f"player.{name}.met")
        for id, met in rows.items():
            is_known = id in self.contents.guest_numbers and type(met) is int
            if not is_known or not 0 <= met <= most:
                self.complain(f"player.{name}.met.{id}")
            else:
                once = points_of(self.contents, met, 0)
                points = points_of(self.contents, met, self.vips.get(id, 0))
                found.append({"guest": id, "cards": {}, "met": met, "once": once, "points": points})
        return found

    def guests(self, row: Data, name: str, owned: int) -> list[Data]:
        """Return the verdicts and points of the guests in a player's photo."""
        contents = self.contents
        scene: Data = {key: row[key] for key in ("guests", "decor", "camera") if key in row}
        scene.setdefault("decor", [list(spot) for spot in default_spots(owned)])
        scene.setdefault("camera", {"preset": contents.presets[0].id})
        granted = self.granted(row, name)
        try:
            photo = read_photo(contents, scene)
        except IllegalChoice as refused:
            self.faults.append(refused.reason)
            return []
        rights = Rights(owned, frozenset(), exact=self.exact)
        refusals = refusals_of_photo(contents, photo, rights)
        self.faults += refusals
        if self.faults:
            return []
        judged = develop(contents, photo, exact=self.exact)
        evidence = Evidence.of(contents, photo, judged, self.hides)
        return [self.guest(evidence, place.guest, granted) for place in photo.places]

    def granted(self, row: Data, name: str) -> list[str]:
        """Return the doubtful wishes that the others granted, each as guest and card."""
        found: Any = row.get("doubts_met", [])
        known = {f"{id} {card}" for id, cards in self.cards.items() for card in cards}
        is_list = isinstance(found, list) and all(isinstance(one, str) for one in found)
        if not is_list or set(found) - known:
            self.complain(f"player.{name}.doubts_met")
            return []
        return list(found)

    def guest(self, evidence: Evidence, number: int, granted: list[str]) -> Data:
        """Return one guest of a photo: each card with its verdict, and the points."""
        id = self.contents.guests[number - 1].id
        met = 0
        said: Data = {}
        for card in self.cards[id]:
            one = verdict(evidence, number, self.kinds[card])
            is_granted = one == DOUBT and f"{id} {card}" in granted
            met += one == YES or is_granted
            said[card] = VERDICTS[one or 0]
        once = points_of(self.contents, met, 0)
        points = points_of(self.contents, met, self.vips.get(id, 0))
        return {"guest": id, "cards": said, "met": met, "once": once, "points": points}
