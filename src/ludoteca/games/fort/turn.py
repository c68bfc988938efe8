"""A turn in its phases: Cleanup, Play, Recruit, Discard, Draw (F-TURN-02); and the end of all.

Recycling is offered at every point where no effect is running (F-PERK-11).
"""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.core.rng import shuffle
from ludoteca.games.fort import perks
from ludoteca.games.fort.book import NO
from ludoteca.games.fort.cards import MADE_UP_RULES
from ludoteca.games.fort.moves import end_soon, kid_names, recruit, recruit_options, seat_name
from ludoteca.games.fort.play import ChoosePlay
from ludoteca.games.fort.reasons import reason
from ludoteca.games.fort.recycle import offer_recycling
from ludoteca.games.fort.refusals import elsewhere, why_not_recruit
from ludoteca.games.fort.state import BY_STOP, NONE, FortState, clear_play


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
    state.stack += [Draw(), PutAway(), RecruitPhase(), BeforeRecruit(), ChoosePlay()]
    offer_recycling(state)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class BeforeRecruit(Frame[FortState]):
    """Play is over; a moment for Recycling."""

    __slots__ = ()

    def go(self, state: FortState, journal: Journal) -> None:
        offer_recycling(state)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RecruitPhase(Frame[FortState]):
    """The leader must recruit one card, if there is any (F-RECRUIT-01, F-RECRUIT-07)."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        options = recruit_options(state, state.leader, True)
        return Decision(state.leader, "choose_recruit", options) if options else None

    def go(self, state: FortState, journal: Journal) -> None:
        end_recruiting(state)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        recruit(state, state.leader, choice, journal)
        end_recruiting(state)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        if choice == NO:
            return reason("must_recruit")
        code = why_not_recruit(state, seat, choice)
        return reason(elsewhere(state, seat, choice, False) if code == "not_now" else code)


def end_recruiting(state: FortState) -> None:
    """Let the Birthday Party follow, and a moment for Recycling."""
    offer_recycling(state)
    if perks.has_birthday_party(state, state.leader) and (state.park or state.park_deck):
        state.stack.append(BirthdayParty())


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

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        book = state.book
        if book.recruit_yard <= choice < book.follow:
            return reason("birthday_no_yard")
        code = why_not_recruit(state, seat, choice)
        return reason(elsewhere(state, seat, choice, False) if code == "not_now" else code)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PutAway(Frame[FortState]):
    """Discard: played and added cards and Best Friends to the discard pile, the rest to the Yard
    (F-TURN-06, F-TURN-07)."""

    __slots__ = ()

    def go(self, state: FortState, journal: Journal) -> None:
        seat = state.leader
        kids = state.book.kids
        friends = tuple([face for face in state.hands[seat] if face >= kids])
        others = tuple([face for face in state.hands[seat] if face < kids])
        gone = state.play_area + friends
        state.discards[seat] = tuple(sorted(state.discards[seat] + gone))
        state.yards[seat] = others
        state.hands[seat] = ()
        state.play_area = ()
        clear_play(state)
        if journal.live:
            who = seat_name(seat)
            if gone:
                args = {"seat": who, "kids": kid_names(state, gone)}
                journal.add(Event("discarded", args))
            if others:
                args = {"seat": who, "kids": kid_names(state, others)}
                journal.add(Event("left_in_yard", args))
        offer_recycling(state)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Draw(Frame[FortState]):
    """The leader draws five cards (F-TURN-09, F-TURN-10); then the turn ends."""

    __slots__ = ()

    def go(self, state: FortState, journal: Journal) -> None:
        draw(state, state.leader, state.book.numbers.drawn, journal)
        state.stack.append(EndTurn())
        offer_recycling(state)


def draw(state: FortState, seat: int, count: int, journal: Journal) -> None:
    """Draw cards from the own deck; an empty deck is refilled only when a card is due."""
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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class EndTurn(Frame[FortState]):
    """The next player leads, unless the last round is over (F-TURN-01, F-END-05)."""

    __slots__ = ()

    def go(self, state: FortState, journal: Journal) -> None:
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
