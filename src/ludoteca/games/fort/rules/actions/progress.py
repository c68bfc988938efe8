"""An action being carried out, to look at: where it is, and what may come next.

For each unit `reach` is asked again where the leader may stop and which choices keep a legal end in
reach (F-PLAY-11, F-FOLLOW-15).
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.frames import Frame
from ludoteca.games.fort.box.programs import (
    ANY_SUIT,
    COPY_PACK,
    GATHER_ANY,
    TRASH,
    TUCK,
    Program,
)
from ludoteca.games.fort.rules.actions.means import Means, most, whole
from ludoteca.games.fort.rules.actions.reach import (
    FIRST,
    MAY_BE_PART,
    MUST_BE_FULL,
    TAIL,
    Aim,
    aim_of,
    can_end,
    may_stop,
)
from ludoteca.games.fort.rules.actions.units import choices_of, has_choices
from ludoteca.games.fort.rules.actions.ways import after
from ludoteca.games.fort.rules.table.choices import AMOUNT, LEAVE_OUT, STOP
from ludoteca.games.fort.rules.table.current_play import PRIVATE, PUBLIC
from ludoteca.games.fort.rules.table.state import PT_BR, FortState
from ludoteca.games.fort.rules.table.zones import NONE

BY_PERK: Final = 2  # DIY, besides the two actions of a card

FINISHED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Running(Frame[FortState]):
    """One action of one seat: `done` of `number` repetitions are behind, the next unit is at
    `place` of the row (from TAIL on: of the tail). `need` repetitions are due (F-ADD-08).
    """

    __slots__ = (
        "action",
        "demand",
        "direction",
        "done",
        "face",
        "has_left",
        "is_part",
        "kind",
        "need",
        "number",
        "place",
        "rival",
        "seat",
    )

    def __init__(
        self,
        seat: int,
        face: int,
        action: int,
        number: int,
        need: int,
        demand: int,
        kind: int = NONE,
        done: int = 0,
        place: int = 0,
        has_left: bool = False,
        is_part: bool = False,
        direction: int = NONE,
        rival: int = NONE,
    ) -> None:
        self.seat = seat
        self.face = face
        self.action = action
        self.number = number
        self.need = need
        self.demand = demand
        self.kind = kind
        self.done = done
        self.place = place
        self.has_left = has_left
        self.is_part = is_part
        self.direction = direction
        self.rival = rival

    def program(self, state: FortState) -> Program:
        """Return the action being carried out."""
        program = action_of(state, self.face, self.action)
        assert program is not None
        return program

    def unit(self, program: Program) -> int:
        """Return the next unit, or FINISHED."""
        if self.place >= TAIL:
            at = self.place - TAIL
            return program.tail[at] if at < len(program.tail) else FINISHED
        return program.row[self.place]

    def means(self, state: FortState) -> Means:
        """Return what there is to act with, with kind and direction as chosen."""
        means = Means(state, self.seat)
        means.kind = self.kind
        if state.edition == PT_BR:
            means.direction = self.direction
        return means

    def aim(self, state: FortState) -> Aim | None:
        """Return the other action, if the play may still depend on it."""
        if self.demand != FIRST:
            return None
        other = action_of(state, self.face, PRIVATE - self.action)
        assert other is not None
        return aim_of(state, other)

    def can_stop(self, state: FortState, means: Means) -> bool:
        """Return whether the action may end before this repetition."""
        return self.place == 0 and may_stop(
            means, self.program(state), self.number, self.need, self.done, self.demand,
            self.aim(state),
        )  # fmt: skip

    def can_leave_out(self, state: FortState, means: Means) -> bool:
        """Return whether this side of icons side by side may be left out (F-EFF-05)."""
        program = self.program(state)
        side = len(program.left)
        if side < 2 or self.place >= side:
            return False
        if self.place + 1 == side and not self.has_left:
            return False
        return self.keeps_end(state, means, False)

    def keeps_end(self, state: FortState, means: Means, is_done: bool) -> bool:
        """Return whether a legal end is in reach if this unit leaves these means."""
        program = self.program(state)
        is_tail = self.place >= TAIL
        is_last = not is_tail and self.place + 1 == len(program.row)
        is_left = self.place < len(program.left)
        return can_end(
            means, program, self.number, self.need, self.done + 1 if is_last else self.done,
            0 if is_last else self.place + 1,
            not is_last and (self.has_left or (is_left and is_done)),
            self.is_part or not is_done or means.is_short, self.demand, self.aim(state),
        )  # fmt: skip

    def is_safe(self, program: Program, means: Means, unit: int) -> bool:
        """Return whether, by simple sums, every way to do the unit keeps a legal end in reach."""
        # Kind, direction and Pack decide how far the rest can go, so they are tried one by one.
        if not program.is_loose or unit == GATHER_ANY or unit >= COPY_PACK:
            return False
        if self.demand == MAY_BE_PART:
            return True
        if self.is_part or self.place >= TAIL:
            return False
        if program.only >= 0:
            return most(means, unit) >= self.number - self.done
        behind = program.row[: self.place]
        needs, each, once = program.needs, program.each, program.once
        for i in range(len(needs)):
            due = each[i] * (self.number - self.done) + once[i] - behind.count(needs[i])
            if whole(means, needs[i]) < due:
                return False
        return True

    def options(self, state: FortState, program: Program, unit: int, means: Means) -> list[int]:
        """Return the legal choices; none if the unit is carried out without a question."""
        options = self.stops(state, means)
        if not has_choices(unit, self.kind):
            if self.place < len(program.left) and program.asks_amount:
                return self.amounts(state, program, unit, means)
            if options and self.keeps_end(state, after(means, unit, 0), True):
                options.append(AMOUNT + 1)
            return options
        is_safe = self.is_safe(program, means, unit)
        for choice, way in choices_of(state, means, unit, self.rival):
            if options and options[-1] == choice:
                continue  # another way to copy from the same rival
            if is_safe or self.keeps_end(state, after(means, unit, way), True):
                options.append(choice)
        return options

    def stops(self, state: FortState, means: Means) -> list[int]:
        """Return STOP and LEAVE_OUT where they are legal."""
        if self.demand == MUST_BE_FULL or self.rival != NONE:
            return []
        options: list[int] = []
        if self.done and self.place == 0 and self.can_stop(state, means):
            options.append(STOP)
        if self.can_leave_out(state, means):
            options.append(LEAVE_OUT)
        return options

    def hangs_on_hand(self, state: FortState, program: Program, unit: int, means: Means) -> bool:
        """Return whether what there is to choose depends on cards that rivals do not see.

        Sizes are public, so everybody can see what one card, or the table alone, leaves to choose.
        """
        cards = len(means.hand)
        if cards > 1 and unit in (TUCK, TRASH):
            return True  # they may all be alike
        if self.demand != FIRST or cards == 0:
            return False
        other = action_of(state, self.face, PRIVATE - self.action)
        assert other is not None
        if not may_need_hand(state, other):
            return False
        # Ending in part depends on the other action: with all its ends open, is there a choice?
        free = Running(
            self.seat, self.face, self.action, self.number, self.need, MAY_BE_PART, self.kind,
            self.done, self.place, self.has_left, self.is_part, self.direction, self.rival,
        )  # fmt: skip
        return len(free.options(state, program, unit, means)) > 1

    def amounts(self, state: FortState, program: Program, unit: int, means: Means) -> list[int]:
        """Return how often a unit without choices may be done in one go."""
        options: list[int] = []
        furthest = min(self.number, most(means, unit))
        aim = self.aim(state)
        for count in range(1, furthest + 1):
            means = after(means, unit, 0)
            if count == self.number:
                is_legal = can_end(
                    means, program, self.number, self.need, count, TAIL, False, False,
                    self.demand, aim,
                )  # fmt: skip
            else:
                is_legal = may_stop(means, program, self.number, self.need, count, self.demand, aim)
            if is_legal:
                options.append(AMOUNT + count)
        assert options, "an action was begun that cannot end"
        return options


def action_of(state: FortState, face: int, action: int) -> Program | None:
    """Return an action of a face; None if the box is empty."""
    if action == PUBLIC:
        return state.book.public[face]
    if action == PRIVATE:
        return state.book.private[face]
    return state.book.diy


def may_need_hand(state: FortState, program: Program) -> bool:
    """Return whether the leader may have to add an unseen card to begin this action."""
    counter = program.counter
    is_counting = counter == ANY_SUIT or (
        counter < ANY_SUIT and counter != state.book.own[state.play.face]
    )
    return is_counting and len(state.hands[state.leader]) > 0
