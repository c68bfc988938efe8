"""A turn in its phases: Cleanup, Play, Recruit, Discard, Draw (F-TURN-02); and the game's end.

After Discard and Draw there is a moment for Recycling, which has no other question (F-PERK-11).
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.core.rng import shuffle
from ludoteca.games.fort.box.contents import MADE_UP_RULES
from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.play import CHOOSE_PLAY
from ludoteca.games.fort.rules.reasons import reason
from ludoteca.games.fort.rules.recycling import (
    Recycle,
    can_recycle,
    is_prompted,
    prompt,
    recycle,
    recyclings,
)
from ludoteca.games.fort.rules.refusals.other_moments import elsewhere, is_recycling
from ludoteca.games.fort.rules.refusals.units import why_not_recruit
from ludoteca.games.fort.rules.table.choices import NO, SKIP
from ludoteca.games.fort.rules.table.current_play import NO_PLAY
from ludoteca.games.fort.rules.table.moves import (
    end_soon,
    kid_names,
    recruit,
    recruit_options,
    seat_name,
)
from ludoteca.games.fort.rules.table.state import BY_STOP, FortState
from ludoteca.games.fort.rules.table.zones import NONE

# The rest of a turn after the Recruit phase, in games begun under older rules.
PUT_AWAY: Final = 0
DRAW: Final = 1
END: Final = 2
STAGES: Final = ("put_away", "draw", "end")


def begin_turn(state: FortState, journal: Journal) -> None:
    """Clean up the leader's Yard (F-TURN-04) and line up the phases."""
    seat = state.leader
    yard = state.yards[seat]
    if journal.live:
        args = {"seat": seat_name(seat), "round": state.turn // state.seats + 1}
        journal.add(Event("began_turn", args))
    if yard:
        state.discards[seat] = tuple(sorted(state.discards[seat] + yard))
        state.yards[seat] = ()
        if journal.live:
            args = {"seat": seat_name(seat), "kids": kid_names(state, yard)}
            journal.add(Event("cleaned_up", args))
    state.stack.append(RECRUIT_PHASE)
    state.stack.append(CHOOSE_PLAY)
    prompt(state)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RecruitPhase(Frame[FortState]):
    """The leader must recruit one card, if there is any (F-RECRUIT-01, F-RECRUIT-07).

    `is_asked` says, in games begun under older rules, that the moment for Recycling is over.
    """

    __slots__ = ("is_asked",)

    def __init__(self, is_asked: bool = False) -> None:
        self.is_asked = is_asked

    def ask(self, state: FortState) -> Decision | None:
        if self.is_prompt(state):
            return None
        options = recruit_options(state, state.leader, True)
        if not options:
            return None
        return Decision(state.leader, "choose_recruit", options + recyclings(state))

    def is_prompt(self, state: FortState) -> bool:
        """Return whether to ask about Recycling first."""
        return not self.is_asked and can_recycle(state) and is_prompted(state)

    def go(self, state: FortState, journal: Journal) -> None:
        if self.is_prompt(state):
            state.stack.append(RecruitPhase(True))
            prompt(state)
        else:
            end_recruiting(state, journal)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        if is_recycling(state.book, choice):
            recycle(state, choice, journal)
            state.stack.append(self)
            return
        recruit(state, state.leader, choice, journal)
        end_recruiting(state, journal)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if choice in (NO, SKIP):
            return reason("must_recruit")
        code = why_not_recruit(state, seat, choice)
        return reason(elsewhere(state, seat, choice) if code == "not_now" else code)


RECRUIT_PHASE: Final = RecruitPhase()  # frames are frozen: one serves every turn


def end_recruiting(state: FortState, journal: Journal) -> None:
    """Let the Birthday Party follow, if there is one, and continue."""
    if perks.has_birthday_party(state, state.leader) and (state.park or state.park_deck):
        state.stack.append(BirthdayParty())
    else:
        close_turn(state, journal)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class BirthdayParty(Frame[FortState]):
    """The leader may recruit once more, but not from a Yard (F-PERK-02)."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        options = [NO, *recruit_options(state, state.leader, False)]
        return Decision(state.leader, "use_birthday_party", options)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        if choice != NO:
            recruit(state, state.leader, choice, journal)
        close_turn(state, journal)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        book = state.book
        if book.recruit_yard <= choice < book.follow:
            return reason("birthday_no_yard")
        code = why_not_recruit(state, seat, choice)
        return reason(elsewhere(state, seat, choice) if code == "not_now" else code)


def close_turn(state: FortState, journal: Journal) -> None:
    """Go through Discard, Draw and the end of the turn (F-TURN-02).

    Recycling's moment is before a reshuffle would bury the discard pile, or else at the very end.
    """
    if is_prompted(state):
        go_through(state, PUT_AWAY, True, journal)
        return
    put_away(state, journal)
    seat, count = state.leader, state.book.numbers.drawn
    if not can_recycle(state):
        draw(state, seat, count, journal)
        end_turn(state, journal)
        return
    at_once = min(count, len(state.decks[seat]))
    if at_once:
        draw(state, seat, at_once, journal)
    state.stack.append(Refill(count - at_once))
    state.stack.append(Recycle())


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Refill(Frame[FortState]):
    """The deck is reshuffled for the cards still due, if any, and the turn ends."""

    __slots__ = ("due",)

    def __init__(self, due: int) -> None:
        self.due = due

    def go(self, state: FortState, journal: Journal) -> None:
        if self.due:
            draw(state, state.leader, self.due, journal)
        end_turn(state, journal)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Closing(Frame[FortState]):
    """The rest of the turn from a stage on, in games begun under older rules."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def go(self, state: FortState, journal: Journal) -> None:
        go_through(state, self.stage, False, journal)


def go_through(state: FortState, stage: int, is_moment: bool, journal: Journal) -> None:
    """Go through Discard, Draw and the end of the turn; before each is a moment for Recycling."""
    while stage <= END:
        if is_moment and can_recycle(state):
            state.stack.append(Closing(stage))
            prompt(state)
            return
        if stage == PUT_AWAY:
            put_away(state, journal)
        elif stage == DRAW:
            draw(state, state.leader, state.book.numbers.drawn, journal)
        else:
            end_turn(state, journal)
        stage += 1
        is_moment = True


def put_away(state: FortState, journal: Journal) -> None:
    """Played and added cards and Best Friends go to the discard pile, the rest to the Yard."""
    seat = state.leader
    kids = state.book.kids
    hand = state.hands[seat]
    split = len(hand)
    while split and hand[split - 1] >= kids:  # Best Friends are the last faces of all
        split -= 1
    others = hand[:split]  # F-TURN-07
    gone = state.play_area + hand[split:]  # F-TURN-06
    if gone:
        state.discards[seat] = tuple(sorted(state.discards[seat] + gone))
    state.yards[seat] = others
    state.hands[seat] = ()
    state.play_area = ()
    state.play = NO_PLAY
    if journal.live:
        who = seat_name(seat)
        if gone:
            journal.add(Event("discarded", {"seat": who, "kids": kid_names(state, gone)}))
        if others:
            journal.add(Event("left_in_yard", {"seat": who, "kids": kid_names(state, others)}))


def draw(state: FortState, seat: int, count: int, journal: Journal) -> None:
    """Draw cards from the seat's deck; an empty deck is refilled only when a card is due."""
    deck = state.decks[seat]
    drawn: tuple[int, ...] = ()
    if len(deck) < count and state.discards[seat]:
        drawn = deck
        pile = state.discards[seat]
        fresh = list(pile)
        state.rng = shuffle(state.rng, fresh)
        state.discards[seat] = ()
        deck = tuple(fresh)
        if journal.live:
            args = {
                "seat": seat_name(seat),
                "drawn": len(drawn),
                "count": len(pile),
                "kids": kid_names(state, pile),
            }
            journal.add(Event("shuffled", args))
    rest = max(0, len(deck) - (count - len(drawn)))
    drawn = drawn + deck[rest:]
    state.decks[seat] = deck[:rest]
    state.hands[seat] = tuple(sorted(state.hands[seat] + drawn))
    if journal.live:
        journal.reveal()
        args = {
            "seat": seat_name(seat),
            "count": len(drawn),
            "kids": kid_names(state, tuple(sorted(drawn))),
        }
        journal.add(Event("drew", args, (seat,), ("kids",)))


def end_turn(state: FortState, journal: Journal) -> None:
    """Let the next player lead, unless the last round is over (F-TURN-01, F-END-05)."""
    state.turn += 1
    state.leader = state.order[state.turn % state.seats]
    state.plays = 0
    state.directions = 0
    if state.turn % state.seats == 0:
        if state.turn // state.seats >= state.book.numbers.safety_stop:
            end_soon(state, BY_STOP, journal)
        if state.ending:
            end_game(state, journal)
            return
    begin_turn(state, journal)


def is_before_discard(state: FortState) -> bool:
    """Return whether the leader's Discard phase is yet to come this turn."""
    for frame in state.stack:
        if isinstance(frame, (RecruitPhase, BirthdayParty)):
            return True
        if isinstance(frame, Closing) and frame.stage == PUT_AWAY:
            return True
    return False


def end_game(state: FortState, journal: Journal) -> None:
    """Reveal the made-up rules; what remains is counting (F-END-07)."""
    if not journal.live:
        return
    journal.reveal()
    journal.add(Event("ended", {}))
    for seat in state.order:
        if state.rules[seat] != NONE:
            rule = f"made_up_rule.{MADE_UP_RULES[state.rules[seat]]}"
            journal.add(Event("revealed_rule", {"seat": seat_name(seat), "rule": rule}))
