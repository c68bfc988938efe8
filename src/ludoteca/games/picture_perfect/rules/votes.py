"""After the photos: votes on doubtful cases, the count, the vote on a tie (P-GEO-21, P-TIE)."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, Value, seat_name
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.core.together import Together, nobody_yet
from ludoteca.games.picture_perfect.rules.exchanges import Answers
from ludoteca.games.picture_perfect.rules.judging.measures import NO as NOT_MET
from ludoteca.games.picture_perfect.rules.judging.measures import YES as MET
from ludoteca.games.picture_perfect.rules.reasons import FINE, reason
from ludoteca.games.picture_perfect.rules.scoring import doubt_is_met
from ludoteca.games.picture_perfect.rules.scoring_table import (
    UNJUDGED,
    decide_doubt,
    first_doubt,
    guest_points,
    results,
    score_parts,
    verdicts_on,
    winners,
)
from ludoteca.games.picture_perfect.rules.table.choices import ABSTAIN, GUESTS, NO, SEATS, VOTE, YES
from ludoteca.games.picture_perfect.rules.table.deeds import guest_name, tell, wish_names
from ludoteca.games.picture_perfect.rules.table.state import Party
from ludoteca.games.picture_perfect.rules.ties import tied_for_first, vote_refusal


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DoubtVote(Together[Party]):
    """The others decide a case in the doubt band (P-PREF-17, P-GEO-21)."""

    __slots__ = ("guest", "kind", "photographer")

    def __init__(self, answers: Answers, photographer: int, guest: int, kind: int) -> None:
        super().__init__(answers)
        self.photographer = photographer
        self.guest = guest
        self.kind = kind

    def question(self, state: Party, seat: int) -> Decision | None:
        return None if seat == self.photographer else Decision(seat, "doubt_vote", [NO, YES])

    def with_answers(self, answers: Answers) -> "DoubtVote":
        return DoubtVote(answers, self.photographer, self.guest, self.kind)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        is_met = doubt_is_met([answer == YES for answer in answers if answer is not None])
        result = MET if is_met else NOT_MET
        decide_doubt(state, self.photographer, self.guest, self.kind, result)
        if journal.live:
            args = {**self.about(state), "yes": answers.count(YES), "no": answers.count(NO)}
            journal.add(Event("doubt_met" if is_met else "doubt_not_met", args))
        ask_doubt(state)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason("not_asked")

    def about(self, state: Party) -> dict[str, Value]:
        return {
            "seat": seat_name(self.photographer),
            "guest": guest_name(state, self.guest),
            "card": wish_names(state, (self.kind,))[0],
        }


def ask_doubt(state: Party) -> None:
    """Put the next doubtful case to the vote, if there is one and votes are wanted."""
    case = first_doubt(state) if state.variant.vote_on_doubt else None
    if case is not None:
        state.stack.append(DoubtVote(nobody_yet(state.seats), *case))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tally(Frame[Party]):
    """All envelopes are read and everybody scores (P-SCORE-01 to P-SCORE-08)."""

    __slots__ = ()

    def go(self, state: Party, journal: Journal) -> None:
        if journal.live:
            for seat in range(state.seats):
                tell_score(state, seat, journal)
        tied = tied_for_first(results(state))
        if len(tied) > 1 and state.variant.vote_on_tie:
            state.stack.append(TieVote(nobody_yet(state.seats), tied))
        else:
            tell_winners(state, journal)


def tell_score(state: Party, seat: int, journal: Journal) -> None:
    """Write down what a seat scores, guest by guest."""
    for guest in range(GUESTS):
        found = verdicts_on(state, seat, guest)
        if found[0] != UNJUDGED:
            args: dict[str, Value] = {
                "guest": guest_name(state, guest),
                "met": found.count(MET),
                "points": sum(guest_points(state, seat, guest)),
            }
            tell(journal, "scored", seat, args)
    parts = score_parts(state, seat)
    if "decorations" in parts:
        owned: dict[str, Value] = {
            "decorations": state.decorations[seat],
            "points": parts["decorations"],
        }
        tell(journal, "decorations_scored", seat, owned)
    tell(journal, "totalled", seat, {"points": sum(parts.values())})


def tell_winners(state: Party, journal: Journal) -> None:
    """Write down who has won."""
    if journal.live:
        found = winners(state)
        names = tuple(seat_name(seat) for seat in found)
        journal.add(Event("won" if len(found) == 1 else "won_together", {"seats": names}))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TieVote(Together[Party]):
    """Everybody names the best photo or story among those tied, or abstains (P-TIE-03, 04)."""

    __slots__ = ("tied",)

    def __init__(self, answers: Answers, tied: tuple[int, ...]) -> None:
        super().__init__(answers)
        self.tied = tied

    def question(self, state: Party, seat: int) -> Decision | None:
        others = [VOTE + other for other in self.tied if vote_fault(self.tied, seat, other) == FINE]
        return Decision(seat, "tie_vote", [ABSTAIN, *others])

    def with_answers(self, answers: Answers) -> "TieVote":
        return TieVote(answers, self.tied)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        for seat, answer in enumerate(answers):
            assert isinstance(answer, int)
            state.votes.append(-1 if answer == ABSTAIN else answer - VOTE)
            if journal.live and answer == ABSTAIN:
                tell(journal, "abstained", seat, {})
            elif journal.live:
                tell(journal, "voted", seat, {"choice": seat_name(answer - VOTE)})
        tell_winners(state, journal)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        if not VOTE <= choice < VOTE + SEATS:
            return reason("not_asked")
        tied: dict[str, Value] = {"seats": tuple([seat_name(one) for one in self.tied])}
        return reason(vote_fault(self.tied, seat, choice - VOTE), tied)


def vote_fault(tied: tuple[int, ...], seat: int, vote: int) -> str:
    """Return why a seat cannot vote for another."""
    return vote_refusal(tied, seat, vote) or FINE
