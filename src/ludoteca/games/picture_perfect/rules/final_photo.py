"""The look windows: arranging in step 1, and the final photo (P-ROUND-02, P-PHOTO-01).

Both are open and simultaneous. Looking is a request: it changes only what the seat has open.
"""
# compiled

from dataclasses import replace

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision, OpenQuestion, Reason, Value, seat_name
from ludoteca.core.events import Event, Journal
from ludoteca.core.together import Together
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.exchanges import Answers
from ludoteca.games.picture_perfect.rules.placing import (
    Rights,
    refusals_of_interim,
    refusals_of_photo,
)
from ludoteca.games.picture_perfect.rules.reasons import FINE, reason, refused
from ludoteca.games.picture_perfect.rules.sampling import sample_interim, sample_photo
from ludoteca.games.picture_perfect.rules.scoring_table import judge
from ludoteca.games.picture_perfect.rules.table.choices import CLOSE, GUESTS, OPEN
from ludoteca.games.picture_perfect.rules.table.deeds import (
    guest_name,
    guest_names,
    inside,
    place_vip,
    tell,
)
from ludoteca.games.picture_perfect.rules.table.scene import NO_VIP, FinalPhoto, Interim
from ludoteca.games.picture_perfect.rules.table.state import NOWHERE, Party, held_by, learn_of_vips
from ludoteca.games.picture_perfect.rules.votes import Tally, ask_doubt


def rights(state: Party, seat: int) -> Rights:
    """Return what the seat may build with."""
    return Rights(
        state.decorations[seat],
        frozenset(guest + 1 for guest in held_by(state, seat)),
        state.vip[seat] == NOWHERE,
        state.variant.presets_only,
        state.variant.exact,
    )


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ArrangeQuestion(OpenQuestion):
    """Any interim scene, with or without the VIP card (section 5.4)."""

    __slots__ = ("contents", "rights", "scene")

    def __init__(self, contents: Contents, scene: Interim, rights: Rights) -> None:
        self.contents = contents
        self.scene = scene
        self.rights = rights

    def accepts(self, choice: Composed) -> list[Reason]:
        if not isinstance(choice, Interim):
            return [refused("malformed", {"at": "scene"})]
        return refusals_of_interim(self.contents, choice, self.rights)

    def sample(self, rng: int) -> Composed:
        return sample_interim(self.scene)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PhotoQuestion(OpenQuestion):
    """Any legal final photo, with or without the VIP card (section 5.4)."""

    __slots__ = ("contents", "rights", "scene")

    def __init__(self, contents: Contents, scene: Interim, rights: Rights) -> None:
        self.contents = contents
        self.scene = scene
        self.rights = rights

    def accepts(self, choice: Composed) -> list[Reason]:
        if not isinstance(choice, FinalPhoto):
            return [refused("malformed", {"at": "photo"})]
        return refusals_of_photo(self.contents, choice, self.rights)

    def sample(self, rng: int) -> Composed:
        return sample_photo(self.contents, self.scene, rng, self.rights.exact)


def looks(state: Party, seat: int) -> tuple[int, ...]:
    """Return the requests a seat may make in its window, one envelope open at a time.

    Made one after another, they show every envelope: each look is closed before the next.
    """
    if state.open[seat] != NOWHERE:
        return (CLOSE,)
    found: list[int] = []
    for guest in held_by(state, seat):
        found += [OPEN + guest, CLOSE]
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Window(Together[Party]):
    """A time in which every seat may look into its envelopes until it confirms."""

    __slots__ = ()

    def answer(self, state: Party, seat: int, choice: int | Composed, journal: Journal) -> None:
        super().answer(state, seat, choice, journal)
        state.open[seat] = NOWHERE
        assert isinstance(choice, (Interim, FinalPhoto))
        if journal.live and choice.vip > 0:
            added = {"seat": seat_name(seat), "envelope": guest_name(state, choice.vip - 1)}
            journal.add(Event("vip_added", added, (seat,)))

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason("not_asked")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Arrange(Window):
    """Step 1: look, rearrange, perhaps use the VIP card (P-ROUND-02, P-ROUND-03)."""

    __slots__ = ()

    def question(self, state: Party, seat: int) -> Decision | None:
        asked = ArrangeQuestion(state.contents, state.scenes[seat], rights(state, seat))
        return Decision(seat, "arrange", [], open=asked, requests=looks(state, seat))

    def with_answers(self, answers: Answers) -> "Arrange":
        return Arrange(answers)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        for seat, answer in enumerate(answers):
            assert isinstance(answer, Interim)
            place_vip(state, seat, answer.vip)
            state.scenes[seat] = sample_interim(answer)

    def about(self, state: Party) -> dict[str, Value]:
        return {"round": state.round}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TakePhoto(Window):
    """The last look, the last placement, one photo each (P-PHOTO-01, P-PHOTO-08)."""

    __slots__ = ()

    def question(self, state: Party, seat: int) -> Decision | None:
        asked = PhotoQuestion(state.contents, state.scenes[seat], rights(state, seat))
        return Decision(seat, "final_photo", [], open=asked, requests=looks(state, seat))

    def with_answers(self, answers: Answers) -> "TakePhoto":
        return TakePhoto(answers)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        for seat, answer in enumerate(answers):
            assert isinstance(answer, FinalPhoto)
            place_vip(state, seat, answer.vip)
            state.photos.append(replace(answer, vip=NO_VIP))
            if journal.live:
                guests = guest_names(state, [place.guest - 1 for place in answer.places])
                tell(journal, "photographed", seat, {"guests": guests})
        if journal.live:
            for guest in range(GUESTS):  # P-SCORE-01: by guest number, read out to all
                journal.add(Event("unsealed", inside(state, guest)))
        state.verdicts = [judge(state, photo) for photo in state.photos]
        state.stack.append(Tally())
        ask_doubt(state)


def window_of(state: Party) -> Window | None:
    """Return the look window that is open now, if any (P-INFO-01)."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Window) else None


def look_fault(state: Party, seat: int, choice: int) -> str:
    """Return why a request to open or close is refused; "" also for anything else."""
    if not OPEN <= choice <= CLOSE:
        return FINE
    window = window_of(state)
    guest = choice - OPEN
    if window is None:
        is_won = choice != CLOSE and state.where[guest] == seat and guest in state.won
        return "look_won_this_round" if is_won else "look_not_now"
    if window.answers[seat] is not None:
        return "already_answered"
    if choice == CLOSE:
        return FINE
    if state.where[guest] != seat:
        return "look_not_yours"
    is_other_open = state.open[seat] not in (NOWHERE, guest)
    return "look_one_at_a_time" if is_other_open else FINE


def carry_out_look(state: Party, seat: int, choice: int, journal: Journal) -> None:
    """Open or close one of the seat's own envelopes; only the seat itself sees it."""
    who = seat_name(seat)
    if choice == CLOSE:
        if state.open[seat] != NOWHERE and journal.live:
            closed = {"seat": who, "envelope": guest_name(state, state.open[seat])}
            journal.add(Event("closed", closed, (seat,)))
        state.open[seat] = NOWHERE
        return
    state.open[seat] = choice - OPEN
    learn_of_vips(state, seat, choice - OPEN)
    if journal.live:
        seen = {"seat": who, **inside(state, choice - OPEN)}
        journal.add(Event("opened", seen, (seat,)))
