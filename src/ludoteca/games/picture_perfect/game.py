"""Picture Perfect: the definition. What it asks and refuses, shows, remembers, imagines, counts."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.core import wire
from ludoteca.core.box import Box, BoxError
from ludoteca.core.decisions import Composed, IllegalChoice, Reason
from ludoteca.core.events import Event, Journal, Recall
from ludoteca.core.game import Choice, Game, Options, Sheet, Standing, Tally, View
from ludoteca.core.photographs import Photograph
from ludoteca.core.score_forms import ScoreForm
from ludoteca.core.sentences import Sentence
from ludoteca.core.silence import Silence
from ludoteca.games.picture_perfect.bot.insight import PartyInsight
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.box_checks import check_box
from ludoteca.games.picture_perfect.edge.enumeration import SceneSteps
from ludoteca.games.picture_perfect.edge.faults import faults_of
from ludoteca.games.picture_perfect.edge.imagine import imagine
from ludoteca.games.picture_perfect.edge.observation import PartyObservation
from ludoteca.games.picture_perfect.edge.pad import score_sheet
from ludoteca.games.picture_perfect.edge.pad_form import score_form
from ludoteca.games.picture_perfect.edge.photo_desk import photograph
from ludoteca.games.picture_perfect.edge.portrait import described
from ludoteca.games.picture_perfect.edge.positions import read_party, write_party
from ludoteca.games.picture_perfect.edge.recall import LOOKS, PartyRecall
from ludoteca.games.picture_perfect.edge.shapes import (
    composed_shape,
    stack_shape,
    state_shape,
    vocabularies,
)
from ludoteca.games.picture_perfect.edge.spoken import in_order, why_not_said
from ludoteca.games.picture_perfect.edge.tallies import tallies
from ludoteca.games.picture_perfect.edge.view import Viewer
from ludoteca.games.picture_perfect.edge.words import choice_words
from ludoteca.games.picture_perfect.rules.auctions import OpenBid
from ludoteca.games.picture_perfect.rules.fallbacks import fallback
from ludoteca.games.picture_perfect.rules.final_photo import carry_out_look
from ludoteca.games.picture_perfect.rules.other_moments import (
    at_hand,
    look_refusal,
    special_refusal,
)
from ludoteca.games.picture_perfect.rules.reasons import refused
from ludoteca.games.picture_perfect.rules.scoring_table import standing
from ludoteca.games.picture_perfect.rules.setup import begin
from ludoteca.games.picture_perfect.rules.table.choices import CLOSE, HOLD, OPEN, SEATS
from ludoteca.games.picture_perfect.rules.table.state import Party
from ludoteca.games.picture_perfect.rules.variants import OPTIONS

PATIENCE = 10  # seconds until a silent bidder in a live auction holds (P-VAR-06)


class PicturePerfect(Game[Party]):
    """2 to 6 players, six rounds of looking and exchanging, one photograph each."""

    key = "picture_perfect"
    folder = Path(__file__).parent
    seat_counts = (2, 3, 4, 5, 6)
    options = OPTIONS
    hidden = frozenset({"cards", "deck", "open", "scenes", "vip", "vip_known"})

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box)
        self.contents = Contents(self.box)
        for complaint in check_box(self.contents):
            raise BoxError(self.box.file, "", "", complaint.code, **dict(complaint.args))
        each, more = (self.contents.number(n) for n in ("start_decorations", "two_player_supply"))
        self.choices = choice_words(self.contents, max(SEATS * each, 2 * each + more))
        self.names = vocabularies(self.contents)
        self.composed = composed_shape(self.contents)
        stack = stack_shape(self.composed)
        self.shape = state_shape(self.contents, stack)
        self.viewer = Viewer(self.choices, stack, self.code_names())
        self.insight = PartyInsight()
        self.steps = SceneSteps(self.contents)
        self.observation = PartyObservation(self.contents, self.steps)

    def code_names(self) -> wire.Spelling:
        """Return the spelling of views: every word with its kind."""
        seats = tuple(f"seat.{seat}" for seat in range(SEATS))
        names = {kind: tuple(f"{kind}.{n}" for n in words) for kind, words in self.names.items()}
        return wire.Spelling({**names, "seat": seats}, spelled=True)

    def begin(self, seats: int, options: Options, seed: int, journal: Journal) -> Party:
        return begin(self.contents, seats, options, seed, journal)

    # -- what a seat may do ----------------------------------------------------------------

    def why_not(self, state: Party, seat: int, choice: Choice) -> Reason | None:
        found = special_refusal(state, seat, choice) or super().why_not(state, seat, choice)
        return None if found is None else at_hand(state, found)

    def why_not_text(self, state: Party, seat: int, text: str) -> Reason | None:
        return why_not_said(self, state, seat, text) or super().why_not_text(state, seat, text)

    def read(self, text: str) -> int | None:
        choice = super().read(text)
        return super().read(in_order(text, self.names["guest"])) if choice is None else choice

    def refusal(self, code: str, seat: int, choice: Choice) -> Reason:
        # The refusals of `why_not` say whose turn it is and what is asked.
        if code == "unknown_choice":
            return Reason(code)
        return refused("game_over" if code == "game_over" else "not_asked")

    def request(self, state: Party, seat: int, choice: int, journal: Journal) -> None:
        fault = look_refusal(state, seat, choice)
        if not OPEN <= choice <= CLOSE:
            fault = refused("not_asked")
        if not state.stack:
            fault = refused("game_over")
        if fault is not None:
            raise IllegalChoice(at_hand(state, fault))
        carry_out_look(state, seat, choice, journal)
        state.asked = state.stack[-1].ask(state)

    def fallback(self, state: Party, seat: int) -> Choice:
        """Return what is chosen for a seat that does not answer in time."""
        decision = self.decision(state, seat)
        assert decision is not None
        return fallback(state, decision)

    def silence(self, state: Party, seat: int) -> Silence | None:
        """In a live Open Auction a bidder who says nothing holds after a while (P-VAR-06)."""
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, OpenBid) or not state.variant.live:
            return None
        if seat not in top.bidders(state):
            return None
        question = (state.round, top.turn, top.guest)
        return Silence(PATIENCE, HOLD, question, (top.high, top.leader))

    def may_note(self, state: Party) -> Reason | None:
        """Return why a player may not keep a private notebook (P-VAR-09)."""
        return None if state.variant.notebook else refused("notebook_off")

    # -- what a seat may know --------------------------------------------------------------

    def view(self, state: Party, seat: int | None) -> View:
        return View(self.key, seat, self.viewer.table(state, seat))

    def past_view(self, now: Party, then: Party) -> View | None:
        """Return what everybody saw then, but nothing of an envelope (P-INFO-11)."""
        table = self.viewer.table(then, None)
        table.pop("shown", None)
        return View(self.key, None, table)

    def recall(self, seat: int, seats: int) -> Recall:
        return PartyRecall(seat, seats, self.contents)

    def imagine(self, view: View, recall: Recall, rng: int) -> Party:
        assert isinstance(recall, PartyRecall)
        return imagine(self.contents, self.viewer, view.table, recall, rng)

    def described(self, view: View, recall: Recall, answer: Composed) -> tuple[Sentence, ...]:
        assert isinstance(recall, PartyRecall)
        return described(self.imagine(view, recall, 1), recall, answer)

    def veil(self, state: Party, seat: int | None, event: Event) -> Event | None:
        """While the game runs, no log reveals contents or where a VIP card is (P-INFO-11)."""
        seen = event.seen_by(seat)
        if seen is None or not state.stack or state.photos:
            return seen
        if event.kind == "vip_added":
            return Event(seen.kind, {"seat": seen.args["seat"]}, seen.seats, ("envelope",))
        if event.kind not in LOOKS:
            return seen
        hidden = ("cards", "vips")
        left = {name: value for name, value in seen.args.items() if name not in hidden}
        return Event(seen.kind, left, seen.seats, hidden)

    # -- points and positions --------------------------------------------------------------

    def standing(self, state: Party) -> Standing:
        return standing(state)

    def tallies(self, state: Party, events: Sequence[Event]) -> tuple[Tally, ...]:
        return tallies(state, events, self.names["guest"], self.names["preference"])

    def score_form(self) -> ScoreForm:
        return score_form(self.contents)

    def score_sheet(self, data: dict[str, Any]) -> Sheet:
        return score_sheet(self.contents, data)

    def photograph(self, data: dict[str, Any]) -> Photograph:
        return photograph(self.contents, data)

    def faults(self, state: Party) -> list[Reason]:
        return faults_of(state)

    def write_position(self, state: Party) -> dict[str, Any]:
        return write_party(self.shape, state, self.spelling(spelled=True))

    def read_position(self, data: dict[str, Any]) -> Party:
        state = read_party(self.shape, self.contents, data, self.spelling(spelled=True))
        state.asked = state.stack[-1].ask(state) if state.stack else None
        return state
