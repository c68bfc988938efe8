"""A world that could be the true one, given everything a seat was ever shown.

Unknown contents are dealt from the unseen cards; other seats' VIP cards lie where their owners
could have put them; the rest of the deck and the others' scenes and waiting answers are made up.
"""

from collections import Counter
from typing import Any

from ludoteca.core.decisions import Composed
from ludoteca.core.frames import Frame
from ludoteca.core.rng import below, next64, shuffle
from ludoteca.core.together import Together, nobody_yet
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.imagine_vips import VipPuzzle
from ludoteca.games.picture_perfect.edge.recall import PartyRecall
from ludoteca.games.picture_perfect.edge.shapes import NOBODY
from ludoteca.games.picture_perfect.edge.view import VERDICTS, Viewer, spoken
from ludoteca.games.picture_perfect.rules.auctions import AuctionTurn
from ludoteca.games.picture_perfect.rules.exchanges import PartnerReturn, PartnerTake
from ludoteca.games.picture_perfect.rules.final_photo import Arrange, Window
from ludoteca.games.picture_perfect.rules.judging.camera import Camera
from ludoteca.games.picture_perfect.rules.rounds import RoundEnd, TurnUp
from ludoteca.games.picture_perfect.rules.scoring_table import UNJUDGED
from ludoteca.games.picture_perfect.rules.setup import all_cards, build_deck, deal_cards, fresh
from ludoteca.games.picture_perfect.rules.shared_auction import Contribute
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.scene import (
    FACINGS,
    LEVELS,
    POSTURES,
    FinalPhoto,
    Interim,
    Place,
    Standing,
    first_scene,
)
from ludoteca.games.picture_perfect.rules.table.state import (
    CLAIM,
    EXCHANGES,
    IN_ENVELOPE,
    NOWHERE,
    VERIFIED,
    Party,
    held_by,
)
from ludoteca.games.picture_perfect.rules.variants import variant_of
from ludoteca.games.picture_perfect.rules.votes import DoubtVote, Tally, TieVote

Table = dict[str, Any]


class Dreamer:
    """Turns the view and recall of one seat into a whole party."""

    def __init__(
        self, contents: Contents, viewer: Viewer, table: Table, recall: PartyRecall, rng: int
    ) -> None:
        self.contents = contents
        self.viewer = viewer
        self.table = table
        self.recall = recall
        self.me = recall.seat
        self.rng = rng
        self.moment: Table = table.get("moment", {})
        self.guests = {f"guest.{guest.id}": i for i, guest in enumerate(contents.guests)}

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1."""
        self.rng, found = below(self.rng, n)
        return found

    def world(self) -> Party:
        """Return the party."""
        state = self.public_part()
        self.deal(state)
        self.place_vips(state)
        self.build_scenes(state)
        self.read_photos(state)
        self.build_stack(state)
        self.open_envelopes(state)
        self.rng, state.rng = next64(self.rng)
        state.asked = state.stack[-1].ask(state) if state.stack else None
        return state

    def public_part(self) -> Party:
        """Return a party with everything that is public."""
        table = self.table
        options = {k: bare_word(v) for k, v in table["options"].items()}
        players = table["players"]
        state = fresh(self.contents, len(players), variant_of(options))
        state.round = table["round"]
        state.first = (self.seat(table["start_player"]) - state.round + 1) % state.seats
        state.card = self.exchange(table["card"]) if "card" in table else -1
        state.discards = [self.exchange(card) for card in table["discards"]]
        state.supply = table["supply"]
        for seat, player in enumerate(players):
            state.decorations[seat] = player["decorations"]
            for name in (*player["envelopes"], *player["won"]):
                state.where[self.guests[name]] = seat
            state.won += [self.guests[name] for name in player["won"]]
        state.won.sort()
        state.announced = [self.guests[name] for name in table["announced"]]
        return state

    def seat(self, name: str) -> int:
        """Return the seat with this code name."""
        return int(name.partition(".")[2])

    def exchange(self, name: str) -> int:
        """Return the exchange card with this code name."""
        return EXCHANGES.index(name.partition(".")[2])

    def deal(self, state: Party) -> None:
        """Deal the rest of the deck, and unseen cards into the unknown envelopes."""
        seen = [*state.discards, state.card] if state.card >= 0 else state.discards
        auction = state.variant.is_auction
        self.rng, state.deck = build_deck(self.contents, state.seats, auction, seen, self.rng)
        known = dict(self.recall.cards)
        shown = [self.table["shown"]] if "shown" in self.table else []
        for row in [*self.table.get("opened", []), *shown]:
            known[self.guests[row["envelope"]]] = self.kinds(row["cards"])
        unseen = Counter(all_cards(self.contents))
        for cards in known.values():
            unseen.subtract(cards)
        self.rng, dealt = deal_cards(sorted(unseen.elements()), self.rng)
        state.cards = [known[g] if g in known else dealt.pop() for g in range(GUESTS)]
        state.knower = self.me
        state.known = sum(1 << guest for guest in known)
        state.looked = tuple(self.recall.looked)

    def kinds(self, names: list[str]) -> tuple[int, ...]:
        """Return the kinds of the cards with these code names."""
        return tuple(self.recall.kinds[name] for name in names)

    def place_vips(self, state: Party) -> None:
        """Put everybody's VIP card somewhere it could be."""
        puzzle = VipPuzzle(state, self.recall, self.rng)
        if self.table["vip"] == "vip.used" and not self.is_own_vip_waiting():
            puzzle.use_own()
        announcement = state.variant.announcement
        if self.moment.get("may_announce") and announcement != CLAIM:
            puzzle.know_inside(self.guests[self.moment["guest"]])
        elif "may_announce" in self.moment and announcement == VERIFIED:
            puzzle.know_outside(self.guests[self.moment["guest"]])
        for row in self.table.get("opened", []):
            puzzle.know_count(self.guests[row["envelope"]], row["vips"])
        puzzle.is_window_open = self.is_window()
        puzzle.solve()
        puzzle.spread_knowledge()
        self.rng = puzzle.rng

    def is_window(self) -> bool:
        """Return whether everybody is arranging or photographing now."""
        return self.moment.get("moment") in ("moment.arrange", "moment.final_photo")

    def is_own_vip_waiting(self) -> bool:
        """Return whether this seat's VIP card is in an answer still waiting for the others."""
        has_answered = f"seat.{self.me}" in self.moment.get("answered", [])
        is_new = self.recall.vip_window == len(self.recall.windows)
        return self.is_window() and has_answered and is_new

    def build_scenes(self, state: Party) -> None:
        """Read this seat's scene and make up those of the others."""
        for seat in range(state.seats):
            state.scenes[seat] = self.any_scene(state.decorations[seat])
        state.scenes[self.me] = self.read_scene(self.table["scene"])

    def any_scene(self, decorations: int) -> Interim:
        """Return a scene with some guests standing around."""
        guests = list(range(1, GUESTS + 1))
        self.rng = shuffle(self.rng, guests)
        chosen = sorted(guests[: self.below(GUESTS)])
        figures = [Standing(n, self.below(321) - 160, self.below(241) - 60) for n in chosen]
        return Interim(tuple(figures), first_scene(decorations).decor)

    def read_scene(self, data: Table) -> Interim:
        """Return the interim scene in a view."""
        figures = [
            Standing(
                self.guests[row["guest"]] + 1,
                row["x"],
                row["y"],
                LEVELS.index(row["on"].partition(".")[2]),
                FACINGS.index(row["facing"].partition(".")[2]),
                POSTURES.index(row["posture"].partition(".")[2]),
            )
            for row in data["figures"]
        ]
        return Interim(tuple(figures), tuple((x, y) for x, y in data["decor"]))

    def read_photo(self, data: Table) -> FinalPhoto:
        """Return the final photo in a view."""
        spaces = self.contents.space_indices
        places = [
            Place(
                self.guests[row["guest"]] + 1,
                spaces[row["space"].partition(".")[2]],
                row["dx"],
                row["dy"],
            )
            for row in data["places"]
        ]
        decor = tuple((x, y) for x, y in data["decor"])
        return FinalPhoto(tuple(places), decor, Camera(**data["camera"]))

    def read_photos(self, state: Party) -> None:
        """Read photos, verdicts and votes, once they are public."""
        state.photos = [self.read_photo(row) for row in self.table.get("photos", [])]
        for row in self.table.get("scores", []):
            found = [UNJUDGED] * (IN_ENVELOPE * GUESTS)
            for line in row["guests"]:
                start = IN_ENVELOPE * self.guests[line["guest"]]
                found[start : start + IN_ENVELOPE] = [VERDICTS.index(v) for v in line["verdicts"]]
            state.verdicts.append(tuple(found))
        votes = self.table.get("votes", [])
        state.votes = [self.seat(vote) if vote.startswith("seat.") else -1 for vote in votes]

    def build_stack(self, state: Party) -> None:
        """Rebuild the pending frame, with answers for those who have answered."""
        if not self.moment:
            return
        tag = self.moment["moment"].partition(".")[2]
        fields = self.viewer.stack.kinds[tag]
        values: Table = {}
        for name, shape in fields.fields.items():
            if name == "answers":
                values[name] = nobody_yet(state.seats)
            else:
                data = without_word(self.moment[name])
                values[name] = shape.read(data, self.viewer.spelling, name)
        top = fields.cls(**values)
        state.stack = [*beneath(top), top]
        if isinstance(top, Together):
            answers = list(top.answers)
            for name in self.moment["answered"]:
                answers[self.seat(name)] = self.answer(state, top, self.seat(name))
            state.stack[-1] = top.with_answers(tuple(answers))

    def answer(self, state: Party, top: Together[Party], seat: int) -> int | Composed:
        """Return the waiting answer of a seat: this seat's, or one made up."""
        decision = top.question(state, seat)
        assert decision is not None
        if seat == self.me:
            return self.own_answer(state, decision.options)
        if decision.open is None:
            return decision.options[self.below(len(decision.options))]
        self.rng, bits = next64(self.rng)
        answer = decision.open.sample(bits)
        held = held_by(state, seat)
        may_add = state.vip[seat] == NOWHERE and held and self.below(4) == 0
        vip = 1 + held[self.below(len(held))] if may_add else 0
        if isinstance(answer, Interim):
            scene = self.any_scene(state.decorations[seat])
            return Interim(scene.figures, scene.decor, vip)
        assert isinstance(answer, FinalPhoto)
        return FinalPhoto(answer.places, answer.decor, answer.camera, vip)

    def own_answer(self, state: Party, options: list[int]) -> int | Composed:
        """Return this seat's own answer."""
        vip = 1 + self.recall.vip if self.is_own_vip_waiting() else 0
        if "photo" in self.table:
            photo = self.read_photo(self.table["photo"])
            return FinalPhoto(photo.places, photo.decor, photo.camera, vip)
        if "answer" not in self.moment:
            scene = state.scenes[self.me]
            return Interim(scene.figures, scene.decor, vip)
        said = self.moment["answer"]
        return next(o for o in options if spoken(self.viewer.choices[o]) == said)

    def open_envelopes(self, state: Party) -> None:
        """Let others look into one of their envelopes while the window is open."""
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Window):
            return
        for seat in range(state.seats):
            held = held_by(state, seat)
            if seat == self.me:
                shown = self.table.get("shown")
                state.open[seat] = self.guests[shown["envelope"]] if shown else NOWHERE
            elif held and top.answers[seat] is None and self.below(2):
                state.open[seat] = held[self.below(len(held))]


def beneath(top: Frame[Any]) -> list[Frame[Any]]:
    """Return the frames waiting beneath the pending one."""
    if isinstance(top, Arrange):
        return [TurnUp()]
    if isinstance(top, (Window, TieVote)):
        return []
    if isinstance(top, DoubtVote):
        return [Tally()]
    if isinstance(top, Contribute):
        return [RoundEnd(), AuctionTurn(0)]
    turn = -1 if isinstance(top, (PartnerTake, PartnerReturn)) else getattr(top, "turn", -1)
    return [RoundEnd()] if turn < 0 else [RoundEnd(), AuctionTurn(turn + 1)]


def bare_word(value: Any) -> Any:
    """Return a value of an option without its kind."""
    return value.partition(".")[2] if isinstance(value, str) else value


def without_word(value: Any) -> Any:
    """Return data from a view in the form the wire reads."""
    if isinstance(value, list):
        return [without_word(item) for item in value]
    return NOBODY if value == f"word.{NOBODY}" else value


def imagine(
    contents: Contents, viewer: Viewer, table: Table, recall: PartyRecall, rng: int
) -> Party:
    """Return a party that looks to the seat exactly like the true one."""
    return Dreamer(contents, viewer, table, recall, rng).world()
