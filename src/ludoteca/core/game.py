"""What a game is: the stateless definition that people, bots, server and environments go through.

A game is made from its own box or an owner's. Everything about a game in progress is in the State;
this class asks, applies, refuses, shows and counts. It names no game.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from ludoteca.core import rng, wire
from ludoteca.core.box import Box
from ludoteca.core.decisions import (
    Composed,
    Decision,
    IllegalChoice,
    OpenQuestion,
    Reason,
    Value,
    Words,
)
from ludoteca.core.events import SILENT, Event, Journal, Recall
from ludoteca.core.frames import State, advance, step_seat
from ludoteca.core.insight import Insight
from ludoteca.core.observing import Observation, Steps
from ludoteca.core.photographs import Photograph
from ludoteca.core.score_forms import ScoreForm
from ludoteca.core.sentences import Sentence
from ludoteca.core.silence import Silence

S = TypeVar("S", bound=State)
Choice = int | Composed
Options = Mapping[str, object]
Table = dict[str, Any]  # plain nested data: text, whole numbers, truth values, lists, tables


class Option(NamedTuple):
    """A choice made before the game: its key, the values it may take, the usual one first."""

    key: str
    values: tuple[object, ...]
    retired: tuple[object, ...] = ()  # in older records: still played on, no longer offered

    @property
    def usual(self) -> object:
        """The value a table has when nobody says otherwise."""
        return self.values[0]

    def allows(self, value: object) -> bool:
        """Return whether a game can be played with this value."""
        return value in self.values + self.retired and type(value) is type(self.usual)


class View(NamedTuple):
    """What a seat (None: a spectator) may know now: plain data built by allow-list in one place."""

    game: str
    seat: int | None
    table: Table


class Standing(NamedTuple):
    """The standing of a game, running or over, by seat: scores, places (1 is best), parts."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: tuple[dict[str, int], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share the victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Tally(NamedTuple):
    """What a seat had at the end of a game and what it used along the way: names and how often."""

    owned: dict[str, int]
    played: dict[str, int]


class Sheet(NamedTuple):
    """A score sheet for people at a real table: what `ludoteca score` prints, or writes as JSON."""

    names: tuple[str, ...]
    parts: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    notes: tuple[Reason, ...]  # what else to say: a tie that depends on something unknown
    data: Any  # the same as plain data, in the game's own layout


def places_by(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return each seat's place by its key, highest first; equal keys share a place.

    >>> places_by([(41, 3), (40, 9), (41, 3)])
    (1, 3, 1)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)


class OptionError(ValueError):
    """A table that cannot be set up as asked: too many seats, an unknown option."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {reason.args}")
        self.reason = reason


class Game(Generic[S]):
    """The definition of a game, bound to a box. A subclass provides what is marked *each game*."""

    key: ClassVar[str]  # each game
    rules: ClassVar[int] = 1  # raised only when behaviour changes: records depend on it
    replays: ClassVar[tuple[int, ...]] = ()  # older rules numbers whose records it can replay
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = ()
    folder: ClassVar[Path]  # each game: where box.toml and locale/ lie
    extendable: ClassVar[tuple[str, ...]] = ()  # tables of the box to which owners may add rows
    hidden: ClassVar[frozenset[str]] = frozenset()  # State fields not every seat may see whole
    finishing: ClassVar[frozenset[str]] = frozenset()  # questions that finish what a choice began
    insight: "Insight[S] | None" = None
    observation: "Observation[S] | None" = None  # for learners, as `steps`
    steps: Steps | None = None
    choices: tuple[Words, ...]  # each game: the fixed table of all listed choices
    names: Mapping[str, tuple[str, ...]]  # each game: vocabularies of code names, for positions
    shape: wire.Fields[S]  # each game: the shape of its State, stack included
    composed: wire.OneOf | None = None  # the shapes of answers to open decisions

    def __init__(self, box: Box | None = None) -> None:
        own = Box.load(self.folder / "box.toml")
        self.own_box = own
        self.box = own if box is None else own.with_changes(box, self.extendable)

    # -- what each game says ---------------------------------------------------------------

    def begin(self, seats: int, options: Options, seed: int, journal: Journal) -> S:
        """Return the state right after the set-up, its first frames on the stack."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> View:
        """Return what the seat may know now."""
        raise NotImplementedError

    def imagine(self, view: View, recall: Recall, rng: int) -> S:
        """Return a state that could be the true one, for all this seat knows."""
        raise NotImplementedError

    def standing(self, state: S) -> Standing:
        """Return the scores of a finished game (or what they would be now)."""
        raise NotImplementedError

    def points(self, state: S, seat: int) -> dict[str, int]:
        """Return the seat's points so far by part, as far as the seat itself may know them."""
        return {}

    def outlook(self, state: S, seat: int) -> dict[str, Value]:
        """Return what the seat's action would come to: units, number, times, is_full, limit."""
        return {}

    def described(self, view: View, recall: Recall, answer: Composed) -> tuple[Sentence, ...]:
        """Return what an answer of one's own making holds, as far as the seat itself can tell."""
        return ()

    def facts(self, state: S) -> dict[str, Value]:
        """Return what is worth counting over many finished games: numbers and code names.

        Simulations report the spread of numbers and how often each name occurs.
        """
        return {}

    def tallies(self, state: S, events: Sequence[Event]) -> tuple[Tally, ...]:
        """Return, seat by seat and by code name, what a finished game gave each seat to win with.

        `events` are all that happened, whoever saw them. Balance reports count the names by
        kind (`kid.bug` is a kid) under the heading `tally-kid` in the game's words.
        """
        return tuple(Tally({}, {}) for _ in range(state.seats))

    def faults(self, state: S) -> list[Reason]:
        """Return the game's invariants that the state breaks."""
        return []

    def score_form(self) -> ScoreForm | None:
        """Return what a score pad asks for; None if the game has none."""
        return None

    def score_sheet(self, data: dict[str, Any]) -> Sheet:
        """Return the score of a real table in an owner's file; PositionError lists its faults."""
        raise NotImplementedError

    def photograph(self, data: dict[str, Any]) -> Photograph:
        """Return the judged picture of a scene in a file; PositionError lists its faults."""
        raise NotImplementedError

    def recall(self, seat: int, seats: int) -> Recall:
        """Return a seat's memory at the start of a game."""
        return Recall(seat)

    def veil(self, state: S, seat: int | None, event: Event) -> Event | None:
        """Return a past event as the seat may know it now (None: not at all)."""
        return event.seen_by(seat)

    def past_view(self, now: S, then: S) -> View | None:
        """Return what anybody may now be shown of an earlier moment in a running game.

        None unless the game says otherwise: much that was open must be remembered.
        """
        return None

    def may_note(self, state: S) -> Reason | None:
        """Return why a player may not keep a private notebook."""
        return Reason("notebook_off")

    def silence(self, state: S, seat: int) -> Silence | None:
        """Return what the seat's silence means, where silence is an answer too."""
        return None

    def request(self, state: S, seat: int, choice: int, journal: Journal) -> None:
        """Answer a request from the seat being asked: events for it alone.

        A request changes only what this seat is shown now, and remembers.
        """
        raise IllegalChoice(self.refusal("not_asked", seat, choice))

    def fallback(self, state: S, seat: int) -> Choice:
        """Return what is chosen for a seat that does not answer in time: usually the first option.

        The same for the same state, so that nothing depends on who notices the clock.
        """
        decision = self.decision(state, seat)
        assert decision is not None
        if decision.open is not None:
            return decision.open.sample(rng.fork(state.rng, 7))  # reveals no chance to come
        return decision.options[0]

    def older_options(self, options: Options, rules: int) -> Options:
        """Return the options under which a record of older rules comes out as it did."""
        return options

    def unasked(self, state: S, rules: int) -> Decision | None:
        """Return a pending question with one option that answered itself under older rules."""
        return None

    def refusal(self, code: str, seat: int, choice: Choice) -> Reason:
        """Return the reason for the refusals every game has, by its own code and rules.

        Codes: game_over, not_your_decision, unknown_choice, not_asked.
        """
        return Reason(code)

    # -- what all games share --------------------------------------------------------------

    def setup(
        self,
        seats: int,
        options: Options | None = None,
        seed: int = 0,
        journal: Journal = SILENT,
    ) -> S:
        """Return the state at the first decision of a new game."""
        state = self.begin(self.check_seats(seats), self.check_options(options), seed, journal)
        advance(state, journal)
        return state

    def check_seats(self, seats: int) -> int:
        """Return the number of seats, or raise OptionError."""
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise OptionError(Reason("seats", {"seats": seats, "low": low, "high": high}))
        return seats

    def check_options(self, options: Options | None) -> Options:
        """Return all options with their values, or raise OptionError."""
        chosen: dict[str, object] = {option.key: option.usual for option in self.options}
        for key, value in (options or {}).items():
            option = next((o for o in self.options if o.key == key), None)
            if option is None:
                known = tuple(o.key for o in self.options)
                raise OptionError(Reason("unknown_option", {"option": key, "known": known}))
            if not option.allows(value):
                known = tuple(str(v) for v in option.values)
                args: dict[str, Value] = {"option": key, "value": str(value), "known": known}
                raise OptionError(Reason("unknown_option_value", args))
            chosen[key] = value
        return chosen

    def decisions(self, state: S) -> list[Decision]:
        """Return every question open now: none when the game is over."""
        return state.stack[-1].asks(state) if state.stack else []

    def decision(self, state: S, seat: int) -> Decision | None:
        """Return the question this seat is asked now, if any."""
        asked = state.asked
        if asked is not None and asked.seat == seat:
            return asked
        return next((d for d in self.decisions(state) if d.seat == seat), None)

    def open_question(self, state: S, seat: int) -> OpenQuestion:
        """Return what the open decision put to this seat has in place of options."""
        decision = self.decision(state, seat)
        assert decision is not None
        assert decision.open is not None
        return decision.open

    def apply(self, state: S, seat: int, choice: Choice, journal: Journal = SILENT) -> None:
        """Carry out a choice and run to the next decision, or raise IllegalChoice."""
        asked = state.asked
        if asked is None or asked.seat != seat or choice not in asked.options:
            reason = self.why_not(state, seat, choice)
            if reason is not None:
                raise IllegalChoice(reason)
        step_seat(state, seat, choice, journal)

    def why_not(self, state: S, seat: int, choice: Choice) -> Reason | None:
        """Return why the choice is refused to the seat, or None if it is legal."""
        if not state.stack:
            return self.refusal("game_over", seat, choice)
        decision = self.decision(state, seat)
        if decision is None:
            return self.refusal("not_your_decision", seat, choice)
        if isinstance(choice, Composed):
            if decision.open is None:
                return self.refusal("not_asked", seat, choice)
            return next(iter(decision.open.accepts(choice)), None)
        if choice in decision.options:
            return None
        if not 0 <= choice < len(self.choices):
            return self.refusal("unknown_choice", seat, choice)
        reason = state.stack[-1].why_not(state, seat, choice)
        return reason or self.refusal("not_asked", seat, choice)

    def why_not_text(self, state: S, seat: int, text: str) -> Reason | None:
        """Return why what somebody wrote is refused; a game may know what else the words mean."""
        choice = self.read(text)
        if choice is None:
            return Reason("no_such_words", {"words": text})
        return self.why_not(state, seat, choice)

    def about(self, state: S) -> dict[str, Value]:
        """Return what the present question is about, for its words."""
        return state.stack[-1].about(state) if state.stack else {}

    # -- words and wire --------------------------------------------------------------------

    def tell(self, choice: int) -> Words:
        """Return the choice in words."""
        return self.choices[choice]

    @cached_property
    def _by_text(self) -> dict[str, int]:
        return {str(words): choice for choice, words in enumerate(self.choices)}

    def read(self, text: str) -> int | None:
        """Return the choice that reads like this, or None."""
        return self._by_text.get(text.strip())

    def spelling(self, spelled: bool = False) -> wire.Spelling:
        """Return the game's vocabularies, in words or checked as numbers."""
        return wire.Spelling(self._vocabularies, spelled)

    @cached_property
    def _vocabularies(self) -> dict[str, tuple[str, ...]]:
        seats = tuple(f"p{seat + 1}" for seat in range(max(self.seat_counts)))
        return {"seat": seats, "choice": tuple(self._by_text), **self.names}

    def write_state(self, state: S, spelled: bool = False) -> Any:
        """Return the state as JSON data, even in mid-decision."""
        return self.shape.write(state, self.spelling(spelled))

    def read_state(self, data: Any, spelled: bool = False) -> S:
        """Return the state with its question asked again, or raise WireError."""
        state = self.shape.read(data, self.spelling(spelled), "")
        state.asked = state.stack[-1].ask(state) if state.stack else None
        return state

    def write_position(self, state: S) -> dict[str, Any]:
        """Return the state in words, as positions show it; a game may lay it out better."""
        data: dict[str, Any] = self.write_state(state, spelled=True)
        return data

    def read_position(self, data: dict[str, Any]) -> S:
        """Return the state that `write_position` (or a person) wrote, or raise WireError."""
        return self.read_state(data, spelled=True)

    def state_hash(self, state: S) -> str:
        """Return 16 digits that stand for the whole state."""
        return wire.digest(self.write_state(state))

    def write_choice(self, choice: Choice) -> Any:
        """Return the choice as JSON data."""
        return wire.Answer(self.composed).write(choice, self.spelling())

    def read_choice(self, data: Any) -> Choice:
        """Return the choice that this JSON data stands for, or raise WireError."""
        choice: Choice | None = wire.Answer(self.composed).read(data, self.spelling(), "choice")
        if choice is None:
            raise wire.WireError("choice", "a choice is needed", "choice_needed")
        return choice
