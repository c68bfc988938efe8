"""The Play phase: play a card, build by DIY, or skip; then the played card's actions."""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, Value
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.actions.addition_guards import demand_of, other_aim
from ludoteca.games.fort.rules.actions.means import Means, can_pay
from ludoteca.games.fort.rules.actions.progress import BY_PERK, action_of, may_need_hand
from ludoteca.games.fort.rules.actions.reach import (
    MAY_BE_PART,
    MUST_BE_FULL,
    aim_of,
    can_begin,
    is_easy,
)
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.additions import begin_action
from ludoteca.games.fort.rules.follow import WINDOWS
from ludoteca.games.fort.rules.playable import playable, why_not_play
from ludoteca.games.fort.rules.reasons import FINE, reason
from ludoteca.games.fort.rules.recycling import recycle, recyclings
from ludoteca.games.fort.rules.refusals.other_moments import elsewhere, is_recycling
from ludoteca.games.fort.rules.table.choices import (
    NAME_SUIT,
    NO,
    PICK_SUIT,
    SKIP,
    STOP,
    USE_DIY,
    USE_DO_OVER,
    USE_PRIVATE,
    USE_PUBLIC,
)
from ludoteca.games.fort.rules.table.current_play import NOT_DONE, PRIVATE, PUBLIC, Play
from ludoteca.games.fort.rules.table.moves import kid_name, seat_name, trash
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE, minus, plus


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ChoosePlay(Frame[FortState]):
    """The leader plays a card, uses DIY or skips (F-TURN-05); after Do-Over a card is due."""

    __slots__ = ("must_play",)

    def __init__(self, must_play: bool = False) -> None:
        self.must_play = must_play

    def ask(self, state: FortState) -> Decision | None:
        options: list[int] = []
        if not self.must_play:
            options.append(SKIP)
            if perks.has_diy(state, state.leader) and self.why_not_diy(state) == FINE:
                options.append(USE_DIY)
        for face in playable(state):
            options.append(state.book.play + face)
        options += recyclings(state)
        # Secret: not being able to play must look like not wanting to (F-INFO-10).
        return Decision(state.leader, "choose_play", options, secret=True)

    def why_not_diy(self, state: FortState) -> str:
        """Return why DIY cannot be used instead of a card (F-PERK-07)."""
        if not perks.has_diy(state, state.leader):
            return "perk_not_owned"
        if self.must_play:
            return "diy_after_play"
        means = Means(state, state.leader)
        if means.level >= state.book.top_level:
            return "fort_at_top"
        return FINE if can_pay(means, 1) else "cannot_pay"

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        seat = state.leader
        if choice == SKIP:
            if journal.live:
                journal.add(Event("skipped", {"seat": seat_name(seat)}))
        elif choice == USE_DIY:
            perks.use_up(state, seat)
            if journal.live:
                journal.add(Event("used_diy", {"seat": seat_name(seat)}))
            state.stack.append(Run(seat, NONE, BY_PERK, 1, 1, MUST_BE_FULL))
        elif is_recycling(state.book, choice):
            recycle(state, choice, journal)
            state.stack.append(self)
        else:
            play(state, choice - state.book.play, journal)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        book = state.book
        if choice == USE_DIY:
            return reason(self.why_not_diy(state))
        if book.play <= choice < book.rename:
            return reason(why_not_play(state, choice - book.play))
        return reason(elsewhere(state, seat, choice))


CHOOSE_PLAY: Final = ChoosePlay()  # frames are frozen: one serves every turn


def play(state: FortState, face: int, journal: Journal) -> None:
    """Put the card into the play area (F-PLAY-01) and line up the parts of its play."""
    seat = state.leader
    book = state.book
    state.hands[seat] = minus(state.hands[seat], face)
    state.play_area = plus(state.play_area, face)
    state.play = Play(face, book.own[face] if book.own[face] != COIN else NONE)
    state.plays += 1
    if journal.live:
        journal.add(Event("played", {"seat": seat_name(seat), "kid": kid_name(state, face)}))
    state.stack.append(AFTERMATH)
    is_public = book.public[face] is not None
    if is_public:
        state.stack.append(WINDOWS[1])
    state.stack.append(CHOOSE_ACTION)
    if book.own[face] == COIN and is_public:
        state.stack.append(NameSuit())


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NameSuit(Frame[FortState]):
    """The leader names a suit for the coin card just played (F-PLAY-03)."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        options = [NAME_SUIT + suit for suit in range(COIN)]
        return Decision(state.leader, "name_suit", options)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        suit = choice - NAME_SUIT
        state.play = state.play.with_suit(suit)
        if journal.live:
            args = {
                "seat": seat_name(state.leader),
                "kid": kid_name(state, state.play.face),
                "suit": f"suit.{SUITS[suit]}",
            }
            journal.add(Event("named_suit", args))

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if choice == PICK_SUIT + COIN:
            return reason("bad_suit")
        if choice in (USE_PUBLIC, USE_PRIVATE):
            return reason("must_name_suit")
        return reason(elsewhere(state, seat, choice))

    def about(self, state: FortState) -> dict[str, Value]:
        return {"kid": kid_name(state, state.play.face)}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ChooseAction(Frame[FortState]):
    """The leader uses an action of the played card, or stops (F-PLAY-04, F-PLAY-14)."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        options: list[int] = []
        if state.play.is_over():
            return None
        means = Means(state, state.leader)
        for action in (PUBLIC, PRIVATE):
            if self.guard(state, means, action) == FINE:
                options.append(USE_PUBLIC + action)
        hangs_on_hand = self.hangs_on_hand(state)
        more = recyclings(state) if self.is_moment(state, options) or hangs_on_hand else []
        if state.play.has_full():
            if not options and not hangs_on_hand and not more:
                return None
            options.append(STOP)
        return Decision(state.leader, "choose_action", options + more, hangs_on_hand)

    def is_moment(self, state: FortState, options: list[int]) -> bool:
        """Return whether to offer Recycling: between two actions even if nothing else is asked."""
        if len(options) > 1:
            return True
        play = state.play
        for action in (PUBLIC, PRIVATE):
            is_second = play.done(PRIVATE - action) and not play.done(action)
            if is_second and action_of(state, play.face, action) is not None:
                return True
        return False

    def guard(self, state: FortState, means: Means, action: int) -> str:
        """Return why the action cannot be used now (F-PLAY-05, F-PLAY-09, F-PLAY-11)."""
        program = action_of(state, state.play.face, action)
        if program is None:
            return "blank_action"
        if state.play.done(action):
            return "action_used"
        demand = demand_of(state, action)
        if not state.play.added and is_easy(means, program, demand):
            return FINE
        aim = aim_of(state, program)
        if can_begin(means, aim, demand, other_aim(state, action, demand)):
            return FINE
        if not can_begin(means, aim, MAY_BE_PART, None):
            return "no_effect"
        return "must_finish_full" if state.play.is_half_done() else "dead_end"

    def hangs_on_hand(self, state: FortState) -> bool:
        """Return whether what can be used depends on additions that rivals do not see."""
        for action in (PUBLIC, PRIVATE):
            program = action_of(state, state.play.face, action)
            is_left = state.play.done(action) == NOT_DONE
            if program is not None and is_left and may_need_hand(state, program):
                return True
        return False

    def go(self, state: FortState, journal: Journal) -> None:
        """The play is over: there is nothing left but to stop."""

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        if choice == STOP:
            return
        state.stack.append(self)
        if is_recycling(state.book, choice):
            recycle(state, choice, journal)
            return
        action = choice - USE_PUBLIC
        if journal.live:
            args = {
                "seat": seat_name(state.leader),
                "kid": kid_name(state, state.play.face),
                "action": "action.private" if action else "action.public",
            }
            journal.add(Event("began", args))
        begin_action(state, action)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if choice in (USE_PUBLIC, USE_PRIVATE):
            means = Means(state, seat)
            return reason(self.guard(state, means, choice - USE_PUBLIC))
        if choice == STOP:
            return reason("must_finish_full" if state.play.is_half_done() else "nothing_done")
        return reason(elsewhere(state, seat, choice))

    def about(self, state: FortState) -> dict[str, Value]:
        return {"kid": kid_name(state, state.play.face)}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Aftermath(Frame[FortState]):
    """The followers are done: `trash_this` falls due, then Do-Over (F-FOLLOW-16)."""

    __slots__ = ()

    def go(self, state: FortState, journal: Journal) -> None:
        if state.play.is_trash_due and state.play.face != NONE:
            trash_played(state)
            if journal.live:
                args = {"seat": seat_name(state.leader), "kid": kid_name(state, state.play.face)}
                journal.add(Event("trashed_this", args))
            state.play = state.play.without_card()
        if perks.has_do_over(state, state.leader):
            state.stack.append(DoOver())


CHOOSE_ACTION: Final = ChooseAction()
AFTERMATH: Final = Aftermath()


def trash_played(state: FortState) -> None:
    """Remove the played card from the game."""
    state.play_area = minus(state.play_area, state.play.face)
    trash(state, state.play.face)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DoOver(Frame[FortState]):
    """The leader may use Do-Over to play a second card (F-PERK-08, F-PERK-09)."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        options = [USE_DO_OVER, NO] if playable(state) else [NO]
        # Secret: whether a second card could be played depends on the hand.
        return Decision(state.leader, "use_do_over", options, secret=True)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        if choice == USE_DO_OVER:
            perks.use_up(state, state.leader)
            if journal.live:
                journal.add(Event("used_do_over", {"seat": seat_name(state.leader)}))
            state.stack.append(ChoosePlay(True))

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if choice == USE_DO_OVER:
            return reason("do_over_no_card")
        return reason(elsewhere(state, seat, choice))
