"""The follow window: every rival decides once, in turn order; hidden reasons stay hidden."""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, Value
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.box.programs import ANY_SUIT, Program
from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.actions.means import Means
from ludoteca.games.fort.rules.actions.reach import MUST_BE_FULL, is_full, number_for, number_of
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.reasons import FINE, reason
from ludoteca.games.fort.rules.refusals.other_moments import elsewhere, is_follow, why_not_rough
from ludoteca.games.fort.rules.table.choices import (
    DECLINE,
    DONE,
    NO,
    STOW_ONE,
    TAKE_KIND,
    USE_ROUGH_HOUSING,
)
from ludoteca.games.fort.rules.table.current_play import PUBLIC
from ludoteca.games.fort.rules.table.moves import discard, kid_name, seat_name, trash
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone, minus


def rival_at(state: FortState, index: int) -> int:
    """Return the rival this many places after the leader (F-FOLLOW-01)."""
    return state.order[(state.turn + index) % state.seats]


def followed_action(state: FortState) -> Program:
    """Return the public action of the leader's card."""
    program = state.book.public[state.play.face]
    assert program is not None
    return program


def face_of(state: FortState, choice: int) -> int:
    """Return the face that a choice to follow discards."""
    book = state.book
    if choice < book.follow_coin:
        return choice - book.follow
    return book.coin_faces[choice - book.follow_coin]


def symbols_of(state: FortState, choice: int) -> int:
    """Return how many matching symbols the choice counts (F-FOLLOW-04, F-FOLLOW-07)."""
    shows = state.book.shows[face_of(state, choice)]
    matching = shows[state.play.suit]
    if choice >= state.book.follow_coin:
        return matching + shows[COIN]
    return matching or (1 if shows[COIN] else 0)


def follow_choices(state: FortState, hand: Zone) -> list[int]:
    """Return the ways to discard a matching card from hand, coins counted or not."""
    book = state.book
    named = state.play.suit
    choices: list[int] = []
    doubtful: list[int] = []  # a coin beside the suit may count or not
    last = NONE
    for face in hand:
        if face != last:
            shows = book.shows[face]
            if shows[named]:
                choices.append(book.follow + face)
                if shows[COIN]:
                    doubtful.append(book.follow_coin + book.coin_index[face])
            elif shows[COIN]:
                choices.append(book.follow + face)
        last = face
    if doubtful and followed_action(state).counter < ANY_SUIT:
        choices += doubtful
    return choices


def can_follow(state: FortState, means: Means, hand: Zone, earlier: int, choice: int) -> bool:
    """Return whether the action can be done in full after this discard (F-FOLLOW-05).

    `earlier` symbols were counted on a first card (Copy Cat). Which card leaves the hand does not
    matter here: a follower adds nothing.
    """
    program = followed_action(state)
    means.hand = hand[1:]
    means.discards = len(state.discards[means.seat]) + 1
    means.kind = state.play.bound
    if program.counter < ANY_SUIT:
        return is_full(means, program, earlier + symbols_of(state, choice))
    return is_full(means, program, number_for(means, program))


def discard_to_follow(state: FortState, seat: int, choice: int, journal: Journal) -> None:
    """Put the card on the follower's discard pile (F-FOLLOW-03)."""
    face = face_of(state, choice)
    state.hands[seat] = minus(state.hands[seat], face)
    discard(state, seat, face)
    if journal.live:
        journal.add(Event("followed", {"seat": seat_name(seat), "kid": kid_name(state, face)}))


def start_following(state: FortState, seat: int, symbols: int) -> None:
    """Let the follower carry out the public action, in full."""
    program = followed_action(state)
    number = symbols
    if program.counter >= ANY_SUIT:
        number = number_of(state, seat, program)
    state.stack.append(
        Run(seat, state.play.face, PUBLIC, number, number, MUST_BE_FULL, state.play.bound)
    )


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Window(Frame[FortState]):
    """The rival at `index` places after the leader decides whether to follow (F-FOLLOW-01)."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def ask(self, state: FortState) -> Decision | None:
        seat = rival_at(state, self.index)
        options = [DECLINE]
        hand = state.hands[seat]
        choices = follow_choices(state, hand)
        if choices:
            means = Means(state, seat)
            for choice in choices:
                if can_follow(state, means, hand, 0, choice):
                    options.append(choice)
        # Secret: not being able to follow must look like not wanting to (F-INFO-10).
        return Decision(seat, "choose_follow", options, secret=True)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        seat = rival_at(state, self.index)
        if choice != DECLINE:
            state.play = state.play.with_follower(seat)
        if self.index + 1 < state.seats:
            state.stack.append(WINDOWS[self.index + 1])
        else:
            end_window(state)
        if choice == DECLINE:
            if journal.live:
                journal.add(Event("declined", {"seat": seat_name(seat)}))
            return
        symbols = symbols_of(state, choice)
        discard_to_follow(state, seat, choice, journal)
        if perks.may_follow_with_two(state, seat) and followed_action(state).counter < ANY_SUIT:
            state.stack.append(SecondCard(seat, symbols))
        else:
            start_following(state, seat, symbols)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if is_follow(state.book, choice):
            return reason(why_not_follow(state, seat, choice))
        if TAKE_KIND <= choice < STOW_ONE and state.play.bound not in (NONE, choice - TAKE_KIND):
            return reason("kind_bound")
        if choice == USE_ROUGH_HOUSING:
            return reason(self.why_not_rough(state, seat))
        return reason(elsewhere(state, seat, choice))

    def why_not_rough(self, state: FortState, seat: int) -> str:
        """Return why Rough Housing has to wait, if there is no other objection."""
        code = why_not_rough(state, seat)
        if code != FINE:
            return code
        return "rough_too_early" if self.index + 1 < state.seats else "rough_decline_first"

    def about(self, state: FortState) -> dict[str, Value]:
        return {
            "rival": seat_name(state.leader),
            "kid": kid_name(state, state.play.face),
            "suit": f"suit.{SUITS[state.play.suit]}",
        }


WINDOWS: Final = (Window(0), Window(1), Window(2), Window(3))  # frozen: made once


def why_not_follow(state: FortState, seat: int, choice: int) -> str:
    """Return why the seat cannot discard this card to follow."""
    face = face_of(state, choice)
    shows = state.book.shows[face]
    if face not in state.hands[seat]:
        return "follow_from_lookout" if face in state.lookouts[seat] else "not_in_hand"
    if not shows[state.play.suit] and not shows[COIN]:
        return "follow_no_match"
    if choice >= state.book.follow_coin and choice not in follow_choices(state, (face,)):
        return "coin_adds_nothing"  # the coin is the match itself, or no suit is counted
    return "follow_not_full"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SecondCard(Frame[FortState]):
    """The owner of Copy Cat may discard a second matching card (F-PERK-05, F-PERK-06)."""

    __slots__ = ("seat", "symbols")

    def __init__(self, seat: int, symbols: int) -> None:
        self.seat = seat
        self.symbols = symbols  # of the first card

    def ask(self, state: FortState) -> Decision | None:
        options = [DONE]
        hand = state.hands[self.seat]
        means = Means(state, self.seat)
        for choice in follow_choices(state, hand):
            if can_follow(state, means, hand, self.symbols, choice):
                options.append(choice)
        # Secret: whether there is a second matching card depends on the hand.
        return Decision(self.seat, "choose_follow", options, secret=True)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        symbols = self.symbols
        if choice != DONE:
            symbols += symbols_of(state, choice)
            discard_to_follow(state, self.seat, choice, journal)
        start_following(state, self.seat, symbols)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if is_follow(state.book, choice):
            return reason(why_not_follow(state, seat, choice))
        if choice == DECLINE:
            return reason("follow_decided")
        return reason(elsewhere(state, seat, choice))

    def about(self, state: FortState) -> dict[str, Value]:
        return {
            "rival": seat_name(state.leader),
            "kid": kid_name(state, state.play.face),
            "suit": f"suit.{SUITS[state.play.suit]}",
        }


def end_window(state: FortState) -> None:
    """Line up Rough Housing, if a rival could use it once the last rival has decided."""
    for seat in range(state.seats):
        if state.perks[seat] != NONE and why_not_rough(state, seat) == FINE:
            state.stack.append(RoughHousing(seat))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RoughHousing(Frame[FortState]):
    """All rivals have decided: the owner of Rough Housing may trash the card (F-PERK-12)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: FortState) -> Decision | None:
        return Decision(self.seat, "use_rough_housing", [USE_ROUGH_HOUSING, NO], secret=True)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        if choice == NO:
            return
        perks.use_up(state, self.seat)
        state.play_area = minus(state.play_area, state.play.face)
        trash(state, state.play.face)
        if journal.live:
            args = {
                "seat": seat_name(self.seat),
                "rival": seat_name(state.leader),
                "kid": kid_name(state, state.play.face),
            }
            journal.add(Event("rough_housed", args))
        state.play = state.play.without_card()

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if choice == DECLINE or is_follow(state.book, choice):
            return reason("follow_decided")
        return reason(elsewhere(state, seat, choice))

    def about(self, state: FortState) -> dict[str, Value]:
        return {"rival": seat_name(state.leader), "kid": kid_name(state, state.play.face)}
