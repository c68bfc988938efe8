"""Fort: the definition. Its parts, what it refuses and what it counts; its frames do the rest."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.core.box import Box
from ludoteca.core.decisions import Decision, Reason, Value
from ludoteca.core.events import Event, Journal, Recall
from ludoteca.core.game import Choice, Game, Options, Sheet, Standing, Tally, View, places_by
from ludoteca.core.score_forms import ScoreForm
from ludoteca.games.fort.bot.insight import FortInsight
from ludoteca.games.fort.box.reader import EXTENDABLE, read_cards
from ludoteca.games.fort.edge.faults import faults
from ludoteca.games.fort.edge.imagine import Imagining
from ludoteca.games.fort.edge.observation import FortObservation
from ludoteca.games.fort.edge.outlook import outlook
from ludoteca.games.fort.edge.pad import score_sheet
from ludoteca.games.fort.edge.pad_form import score_form
from ludoteca.games.fort.edge.positions import read_table, write_table
from ludoteca.games.fort.edge.recall import FortRecall
from ludoteca.games.fort.edge.shapes import names_of, state_shape
from ludoteca.games.fort.edge.tallies import tallies
from ludoteca.games.fort.edge.view import look
from ludoteca.games.fort.edge.words import choice_words
from ludoteca.games.fort.rules import setup
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.holdings import all_belongings
from ludoteca.games.fort.rules.reasons import RULES
from ludoteca.games.fort.rules.refusals.other_seats import why_not_unasked
from ludoteca.games.fort.rules.refusals.remarks import remarks
from ludoteca.games.fort.rules.scoring import final_parts, tie_keys
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.state import ENDINGS, FortState


class Fort(Game[FortState]):
    """2 to 4 players gather a gang, pizza and toys, and build forts."""

    key = "fort"
    # Since 2, a question about an action is asked if skipping it would give away the hand; since
    # 3, things are named in any order, and Recycling comes after the leader's other answers.
    rules = 3
    replays = (1, 2)
    folder = Path(__file__).parent
    options = setup.OPTIONS
    extendable = EXTENDABLE
    insight: FortInsight
    hidden = frozenset({"hands", "decks", "park_deck", "rules", "rule_pile", "packets", "kept"})

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box)
        self.cards = read_cards(self.box)
        self.book = Book(self.cards)
        self.choices = choice_words(self.book)
        self.names = names_of(self.book)
        self.insight = FortInsight(self.book)
        self.observation = FortObservation(self.book)
        self.shape = state_shape(self.make_state)

    def make_state(self, **fields: Any) -> FortState:
        """Return a state from its written fields, bound to this box."""
        return FortState(book=self.book, **fields)

    def check_seats(self, seats: int) -> int:
        return setup.check_seats(self.book, seats)

    def begin(self, seats: int, options: Options, seed: int, journal: Journal) -> FortState:
        return setup.begin(self.book, seats, options, seed, journal)

    def refusal(self, code: str, seat: int, choice: Choice) -> Reason:
        ours = code if code in RULES else "not_now"
        return Reason(ours, {}, RULES[ours])

    def why_not(self, state: FortState, seat: int, choice: Choice) -> Reason | None:
        found = super().why_not(state, seat, choice)
        if found is None or not isinstance(choice, int):
            return found
        code = found.code
        if state.stack and self.decision(state, seat) is None:
            code = why_not_unasked(state, seat, choice) or code
        return Reason(code, remarks(state, seat, choice, code), RULES[code])

    def view(self, state: FortState, seat: int | None) -> View:
        return View(self.key, seat, look(state, seat, self.spelling(True)))

    def past_view(self, now: FortState, then: FortState) -> View | None:
        """Return what everybody saw then: what is open at Fort stays open (F-INFO-01)."""
        return self.view(then, None)

    def recall(self, seat: int, seats: int) -> Recall:
        return FortRecall(seat, seats, self.book)

    def imagine(self, view: View, recall: Recall, rng: int) -> FortState:
        assert isinstance(recall, FortRecall)
        return Imagining(self.book, view.table, recall, rng).world(self.spelling(True))

    def older_options(self, options: Options, rules: int) -> Options:
        edition = str(options.get("edition", self.options[0].usual))
        is_older = rules < self.rules and not edition.endswith(setup.PROMPTS)
        return {**options, "edition": edition + setup.PROMPTS} if is_older else options

    def unasked(self, state: FortState, rules: int) -> Decision | None:
        asked = state.asked
        if (
            rules > 1
            or asked is None
            or len(asked.options) > 1
            or not isinstance(state.stack[-1], Run)
        ):
            return None
        return asked

    def faults(self, state: FortState) -> list[Reason]:
        return list(faults(state))

    def write_position(self, state: FortState) -> dict[str, Any]:
        return write_table(state, self.spelling(True))

    def read_position(self, data: dict[str, Any]) -> FortState:
        return read_table(self.book, data, self.spelling(True))

    def standing(self, state: FortState) -> Standing:
        players = all_belongings(state)
        parts = final_parts(self.cards, players)
        keys = tie_keys(players, parts)
        return Standing(tuple(key[0] for key in keys), places_by(keys), tuple(parts))

    def points(self, state: FortState, seat: int) -> dict[str, int]:
        return final_parts(self.cards, all_belongings(state))[seat]

    def outlook(self, state: FortState, seat: int) -> dict[str, Value]:
        return outlook(state, seat)

    def facts(self, state: FortState) -> dict[str, Value]:
        rounds = state.turn // state.seats
        return {"rounds": rounds, "ending": f"ending.{ENDINGS[state.ending]}"}

    def tallies(self, state: FortState, events: Sequence[Event]) -> tuple[Tally, ...]:
        return tallies(state, events)

    def score_form(self) -> ScoreForm:
        return score_form(self.cards)

    def score_sheet(self, data: dict[str, Any]) -> Sheet:
        return score_sheet(self.cards, data)
