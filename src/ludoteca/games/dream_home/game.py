"""Dream Home: the definition. Its frames are in `rounds`, `placing`, `decor` and `ending`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.core.box import Box
from ludoteca.core.decisions import IllegalChoice, Reason, Value
from ludoteca.core.events import Event, Journal, Recall
from ludoteca.core.game import (
    Choice,
    Game,
    Option,
    OptionError,
    Options,
    Sheet,
    Standing,
    Tally,
    View,
    places_by,
)
from ludoteca.core.rng import below, shuffle, start
from ludoteca.core.score_forms import ScoreForm
from ludoteca.games.dream_home.bot.insight import HomeInsight
from ludoteca.games.dream_home.box.contents import (
    HELPERS,
    JACKHAMMER,
    NOTHING,
    RESOURCES,
    ROOM_CARDS,
    TOOLS,
    VACANT,
    Terms,
)
from ludoteca.games.dream_home.box.reader import unpack
from ludoteca.games.dream_home.box.spaces import SPACES
from ludoteca.games.dream_home.edge.faults import faults
from ludoteca.games.dream_home.edge.imagine import Imagination
from ludoteca.games.dream_home.edge.observation import HomeObservation
from ludoteca.games.dream_home.edge.pad import count_houses
from ludoteca.games.dream_home.edge.pad_form import pad_form
from ludoteca.games.dream_home.edge.positions import Layout
from ludoteca.games.dream_home.edge.recall import RoofMemory
from ludoteca.games.dream_home.edge.shapes import homes_shape, vocabularies
from ludoteca.games.dream_home.edge.spoken import Sentence, impossible, is_about_the_step, precedes
from ludoteca.games.dream_home.edge.tallies import tallies
from ludoteca.games.dream_home.edge.view import OPTIONS, may_see_roofs, table_for
from ludoteca.games.dream_home.edge.words import choice_words
from ludoteca.games.dream_home.rules import reasons
from ludoteca.games.dream_home.rules.moment import end_step, seat_of
from ludoteca.games.dream_home.rules.rounds import DEAL
from ludoteca.games.dream_home.rules.scoring import children, empty_rooms, score_parts
from ludoteca.games.dream_home.rules.table.choices import (
    TAKE_COLUMN,
    USE_DRILL,
    USE_JACKHAMMER,
    USE_MIXER,
    group_of,
)
from ludoteca.games.dream_home.rules.table.state import Homes

TURN_GROUPS = (TAKE_COLUMN, USE_DRILL, USE_MIXER)
NO_CHOICE = Reason("unknown_choice")
STORING = ("column_taken", "roofer_took")  # events in which a roof goes onto a stack


class DreamHome(Game[Homes]):
    """2 to 4 players, twelve rounds, one house each; the house worth most wins."""

    key = "dream_home"
    folder = Path(__file__).parent
    extendable = ("room",)
    options = (
        *(Option(key, (False, True)) for key in OPTIONS),
        Option("first_player", ("random", "p1", "p2", "p3", "p4")),
    )
    insight = HomeInsight()
    finishing = frozenset({"place_decor", "keep_token"})
    hidden = frozenset({"room_deck", "resource_deck", "roofs", "roof_pile"})

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box)
        self.contents = unpack(self.box)
        copies = self.contents.resource_copies
        self.resource_cards = [card for card in range(RESOURCES) for _ in range(copies[card])]
        self.choices = choice_words(self.contents)
        self.names = vocabularies(self.contents)
        self.shape = homes_shape(self.contents)
        self.observation = HomeObservation(self.contents)

    # -- setting up ------------------------------------------------------------------------

    def check_seats(self, seats: int) -> int:
        if seats not in self.seat_counts:
            args: dict[str, Value] = {"seats": seats}
            raise OptionError(reasons.reason(reasons.PLAYER_COUNT, args))
        return seats

    def begin(self, seats: int, options: Options, seed: int, journal: Journal) -> Homes:
        rng = start(seed)
        room_deck = list(range(ROOM_CARDS))
        resource_deck = self.resource_cards[:]
        rng = shuffle(rng, room_deck)
        rng = shuffle(rng, resource_deck)
        rng, first = below(rng, seats)  # drawn even if the host names one: same cards
        named = ("p1", "p2", "p3", "p4")[:seats]
        if options["first_player"] in named:
            first = named.index(str(options["first_player"]))
        if journal.live:
            journal.add(Event("began", {"seat": f"seat.{first}"}))
        terms = Terms(self.contents, *(options[key] is True for key in OPTIONS))
        return self.empty_homes(seats, terms, first, rng, tuple(room_deck), tuple(resource_deck))

    def empty_homes(
        self,
        seats: int,
        terms: Terms,
        first: int,
        rng: int,
        room_deck: tuple[int, ...],
        resource_deck: tuple[int, ...],
    ) -> Homes:
        """Return the table before the first deal (D-SETUP-05)."""
        return Homes(
            seats=seats,
            stack=[DEAL],
            rng=rng,
            terms=terms,
            round=0,
            first=first,
            marker=first,
            hammered=0,
            rooms=[NOTHING] * 5,
            resources=[NOTHING] * 5,
            room_deck=room_deck,
            resource_deck=resource_deck,
            room_pile=(),
            resource_pile=(),
            roof_pile=(),
            houses=[VACANT] * (SPACES * seats),
            tokens=(-1,) * (SPACES * seats),
            scaffolds=(0,) * seats,
            gardens=(0,) * seats,
            tools=(0,) * (TOOLS * seats),
            helpers=(0,) * (HELPERS * seats),
            roofs=[()] * seats,
            box_tokens=0,
            box_resources=(),
        )

    # -- refusing --------------------------------------------------------------------------

    def refusal(self, code: str, seat: int, choice: Choice) -> Reason:
        # `why_not` and the Moments say whose question it is and what it is about.
        return reasons.reason(reasons.GAME_OVER, {}) if code == "game_over" else NO_CHOICE

    def why_not(self, state: Homes, seat: int, choice: Choice) -> Reason | None:
        if state.stack and isinstance(choice, int) and state.hammered >> seat & 1:
            group = group_of(choice)
            if group == USE_JACKHAMMER and state.tools[TOOLS * seat + JACKHAMMER]:
                return reasons.reason(reasons.JACKHAMMER_LIMIT, {})
            if group in TURN_GROUPS:
                return reasons.reason(reasons.TURN_SKIPPED, {})
        if state.asked is not None and state.asked.seat != seat:
            rules = ("D-HELPER-03",) if end_step(state) else ("D-ROUND-05",)
            who: dict[str, Value] = {"seat": seat_of(state.asked.seat)}
            return reasons.reason(reasons.NOT_YOUR_DECISION, who, rules)
        return super().why_not(state, seat, choice)

    def why_not_text(self, state: Homes, seat: int, text: str) -> Reason | None:
        """Return why what was said is refused, even if it stands for no choice at all."""
        found = super().why_not_text(state, seat, text)
        if self.read(text) is not None:
            return found
        sentence = Sentence(text)
        never = impossible(sentence, state, seat)
        if never is None:
            return found
        meant = self.read(sentence.face_up())
        if meant is not None:
            earlier = self.why_not(state, seat, meant)
            return earlier if earlier is not None and precedes(earlier, never) else never
        # Whose turn it is, what they hold and what is asked come first in the catalogue.
        sample = self.read(sentence.sample(self.contents))
        step = None if sample is None else self.why_not(state, seat, sample)
        if step is not None and is_about_the_step(step) and precedes(step, never):
            return step
        return never

    def read(self, text: str) -> int | None:
        choice = super().read(text)
        return super().read(Sentence(text).in_order()) if choice is None else choice

    def request(self, state: Homes, seat: int, choice: int, journal: Journal) -> None:
        raise IllegalChoice(reasons.reason(reasons.HIDDEN_INFORMATION, {}))

    # -- knowing ---------------------------------------------------------------------------

    def view(self, state: Homes, seat: int | None) -> View:
        return View(self.key, seat, table_for(state, seat))

    def past_view(self, now: Homes, then: Homes) -> View | None:
        """Return what everybody saw then, with every roof turned face down (D-INFO-03)."""
        return View(self.key, None, {k: without_roofs(v) for k, v in table_for(then, None).items()})

    def recall(self, seat: int, seats: int) -> Recall:
        return RoofMemory(self.contents, seat, seats)

    def imagine(self, view: View, recall: Recall, rng: int) -> Homes:
        assert isinstance(recall, RoofMemory)
        return Imagination(self.contents).imagine(view.table, recall, rng)

    def veil(self, state: Homes, seat: int | None, event: Event) -> Event | None:
        """Before the end no log names a roof: the table has to remember them (D-INFO-03)."""
        seen = event.seen_by(seat)
        if seen is None or not state.stack:
            return seen
        is_own = seat is not None and seen.args.get("seat") == f"seat.{seat}"
        if state.terms.open_roofs and is_own and seen.kind in STORING:
            return seen
        args = {name: without_roofs(value) for name, value in seen.args.items()}
        if seen.kind == "roofs_shown":
            args.pop("roofs", None)  # a count says more than that many hidden names
        return Event(seen.kind, args, seen.seats, seen.veiled)

    # -- counting --------------------------------------------------------------------------

    def standing(self, state: Homes) -> Standing:
        parts = tuple(score_parts(state, seat) for seat in range(state.seats))
        totals = tuple(sum(part.values()) for part in parts)
        kids = [0 if state.terms.no_children else children(state, s) for s in range(state.seats)]
        return Standing(totals, places_by(list(zip(totals, kids, strict=True))), parts)

    def points(self, state: Homes, seat: int) -> dict[str, int]:
        parts = score_parts(state, seat)
        return parts if may_see_roofs(state, seat, seat) else {**parts, "roof": 0}

    def facts(self, state: Homes) -> dict[str, Value]:
        """Return the winner's score, the margin, and what the houses lost and gained."""
        scores = sorted(self.standing(state).scores)
        seats = range(state.seats)
        return {
            "best": scores[-1],
            "margin": scores[-1] - scores[-2],
            "empty_rooms": sum(empty_rooms(state, seat) for seat in seats),
            "lost_tokens": state.box_tokens.bit_count(),
            "full_roofs": sum(len(state.roofs[s]) >= self.contents.roof_cards for s in seats),
        }

    def tallies(self, state: Homes, events: Sequence[Event]) -> tuple[Tally, ...]:
        return tallies(state, events)

    def faults(self, state: Homes) -> list[Reason]:
        return faults(state)

    def score_form(self) -> ScoreForm:
        return pad_form(self.contents, max(self.seat_counts))

    def score_sheet(self, data: dict[str, Any]) -> Sheet:
        return count_houses(self.contents, data)

    # -- positions -------------------------------------------------------------------------

    def write_position(self, state: Homes) -> dict[str, Any]:
        return Layout(self.contents, self.spelling(spelled=True)).write(state)

    def read_position(self, data: dict[str, Any]) -> Homes:
        return Layout(self.contents, self.spelling(spelled=True)).read(data)


def without_roofs(value: Value) -> Value:
    """Return the data of an event or a view with every roof turned face down."""
    if isinstance(value, dict):
        return {name: without_roofs(part) for name, part in value.items()}
    if isinstance(value, (tuple, list)):
        return type(value)(without_roofs(part) for part in value)
    return "roof.card" if isinstance(value, str) and value.startswith("roof.") else value
