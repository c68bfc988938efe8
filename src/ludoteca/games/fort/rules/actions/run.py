"""An action being carried out, unit by unit, each after the previous one has taken effect.

N is fixed when it begins (F-PLAY-12).
"""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, Value
from ludoteca.core.events import Journal
from ludoteca.games.fort.box.programs import (
    ADVANCE,
    ADVANCE_LESS,
    ADVANCE_MORE,
    ANY_SUIT,
    CONVERT,
    COPY_PACK,
    COPY_RIVAL_PACK,
    GATHER_ANY,
    RECRUIT,
    UNITS,
    Program,
)
from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.actions.means import Means, most
from ludoteca.games.fort.rules.actions.progress import BY_PERK, FINISHED, Running, action_of
from ludoteca.games.fort.rules.actions.reach import (
    MUST_BE_FULL,
    TAIL,
)
from ludoteca.games.fort.rules.actions.units import do_choice, do_plain, has_choices
from ludoteca.games.fort.rules.reasons import FINE, reason
from ludoteca.games.fort.rules.recycling import prompt, recycle, recyclings
from ludoteca.games.fort.rules.refusals.other_moments import (
    elsewhere,
    is_addition,
    is_follow,
    is_recycling,
)
from ludoteca.games.fort.rules.refusals.units import why_not_unit
from ludoteca.games.fort.rules.rewards import reward
from ludoteca.games.fort.rules.table.choices import (
    AMOUNT,
    CONVERT_ONE,
    COPY_FROM,
    LEAVE_OUT,
    STOP,
    TAKE_KIND,
)
from ludoteca.games.fort.rules.table.current_play import IN_FULL, IN_PART, PRIVATE, PUBLIC
from ludoteca.games.fort.rules.table.state import PACK, FortState
from ludoteca.games.fort.rules.table.zones import NONE


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Run(Running):
    """The next unit is asked for, or done without asking if there is nothing to choose."""

    __slots__ = ()

    def ask(self, state: FortState) -> Decision | None:
        program = self.program(state)
        unit = self.unit(program)
        if unit == FINISHED or (self.demand == MUST_BE_FULL and not has_choices(unit, self.kind)):
            return None
        means = self.means(state)
        if most(means, unit) < 1:
            return self.ask_at_gap(state, program, unit, means)
        options = self.options(state, program, unit, means)
        # Secret: a skipped question would reveal something about the hand (F-INFO-10).
        is_secret = self.hangs_on_hand(state, program, unit, means)
        if not options:
            if not is_secret:
                return None
            assert not has_choices(unit, self.kind), "an action was begun that cannot end"
            options.append(AMOUNT + 1)
        return self.question(state, unit, options, is_secret)

    def question(
        self, state: FortState, unit: int, options: list[int], is_secret: bool
    ) -> Decision:
        """Return the question; the leader may also recycle, unless the question answers itself."""
        if self.seat == state.leader and (is_secret or len(options) > 1):
            options += recyclings(state)
        return Decision(self.seat, kind_of_question(unit, self.kind), options, is_secret)

    def ask_at_gap(
        self, state: FortState, program: Program, unit: int, means: Means
    ) -> Decision | None:
        """Ask whether to stop where the next unit cannot be done but the one beside it can."""
        if self.place or not self.done or len(program.left) < 2:
            return None
        options = self.stops(state, means)
        if STOP not in options:
            return None
        is_secret = self.hangs_on_hand(state, program, unit, means)
        return self.question(state, unit, options, is_secret)

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        program = self.program(state)
        unit = self.unit(program)
        means = self.means(state)
        if choice == STOP:
            return reason(self.why_not_stop(state, program))
        if choice == LEAVE_OUT:
            return reason(self.why_not_leave_out(state, program))
        if AMOUNT < choice <= AMOUNT + state.book.most_amount and not has_choices(unit, self.kind):
            return reason(self.why_not_amount(state, program, unit, means, choice - AMOUNT))
        code = why_not_unit(state, means, unit, self.kind, self.rival, choice)
        if code == "not_now":
            code = self.why_not_other(state, program, means, choice)
        return reason(self.look_ahead(state) if code == FINE else code)

    def why_not_other(self, state: FortState, program: Program, means: Means, choice: int) -> str:
        """Return why a choice that belongs to another unit or another moment is refused."""
        if is_addition(state.book, choice) and self.seat == state.leader:
            return "add_too_late" if program.counter <= ANY_SUIT else "add_no_multiplier"
        if is_follow(state.book, choice) and self.seat != state.leader:
            return self.why_not_second(state, program)
        for unit in program.needs:
            code = why_not_unit(state, means, unit, self.kind, self.rival, choice)
            if code not in ("not_now", FINE):
                return code
        return elsewhere(state, self.seat, choice)

    def why_not_second(self, state: FortState, program: Program) -> str:
        """Return why no further card can be discarded to follow (F-PERK-05, F-PERK-06)."""
        if not perks.may_follow_with_two(state, self.seat):
            return "follow_too_many"
        return "follow_decided" if program.counter < ANY_SUIT else "second_card_useless"

    def why_not_stop(self, state: FortState, program: Program) -> str:
        """Return why the action cannot end here (F-PLAY-10, F-ADD-08, F-EFF-04)."""
        if self.demand == MUST_BE_FULL:
            return self.look_ahead(state)
        if self.place >= len(program.left):
            return "then_mandatory"
        if self.place or self.rival != NONE:
            return "not_now"  # in the middle of something
        if not self.done:
            return "nothing_done"
        return "stop_wastes_addition" if self.done < self.need else "dead_end"

    def why_not_leave_out(self, state: FortState, program: Program) -> str:
        """Return why this side of icons side by side cannot be left out (F-EFF-05)."""
        side = len(program.left)
        if side < 2 or self.place >= side or self.rival != NONE:
            return "not_now"
        if self.demand == MUST_BE_FULL:
            return self.look_ahead(state)
        return "nothing_done" if self.place + 1 == side and not self.has_left else "dead_end"

    def why_not_amount(
        self, state: FortState, program: Program, unit: int, means: Means, count: int
    ) -> str:
        """Return why the unit cannot be done exactly this often."""
        if not program.asks_amount or self.place:
            is_full = count == 1 and unit <= GATHER_ANY and most(means, unit) < 1
            return "stuff_full" if is_full else self.look_ahead(state) if count == 1 else "not_now"
        if count > self.number:
            return "more_than_count"
        if count > most(means, unit):
            return "stuff_full"
        if count < self.number and self.demand == MUST_BE_FULL:
            return self.look_ahead(state)
        return "stop_wastes_addition" if count < self.need else "dead_end"

    def look_ahead(self, state: FortState) -> str:
        """Return the code for a choice after which the play could not end legally."""
        if self.demand != MUST_BE_FULL:
            return "dead_end"
        if self.seat != state.leader:
            return "follow_not_full"
        is_half = state.play.is_half_done()
        return "must_finish_full" if is_half and self.action != BY_PERK else "must_be_full"

    def about(self, state: FortState) -> dict[str, Value]:
        program = self.program(state)
        unit = self.unit(program)
        if ADVANCE_LESS <= unit <= ADVANCE_MORE:
            pizza, toys, either = state.book.costs[state.levels[self.seat]]
            level = state.levels[self.seat] + 1
            args: dict[str, Value] = {"level": level, "pizza": pizza, "toys": toys}
            return {**args, "either": either, "change": unit - ADVANCE}
        if unit == RECRUIT or (unit == GATHER_ANY and self.kind == NONE):
            return {}
        return {"unit": f"unit.{UNITS[unit]}", "left": self.number - self.done}

    # ------------------------------------------------------------ doing

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        program = self.program(state)
        unit = self.unit(program)
        if is_recycling(state.book, choice):
            recycle(state, choice, journal)
            state.stack.append(self)
        elif choice == STOP:
            carry_on(state, program, self.moved(self.done, TAIL, False, True))
        elif choice == LEAVE_OUT:
            carry_on(state, program, self.next(program, False, True))
        elif not has_choices(unit, self.kind):
            self.do_plain(state, program, unit, choice - AMOUNT, journal)
        elif unit == GATHER_ANY:
            kind = choice - TAKE_KIND
            state.stack.append(self.chosen(kind, self.direction, self.rival))
        elif unit == COPY_RIVAL_PACK and self.rival == NONE:
            state.stack.append(self.chosen(self.kind, self.direction, choice - COPY_FROM))
        else:
            self.do_choice(state, program, unit, choice, journal)

    def go(self, state: FortState, journal: Journal) -> None:
        program = self.program(state)
        unit = self.unit(program)
        if unit == FINISHED:
            finish(state, self, self.done == self.number and not self.is_part)
        elif self.demand != MUST_BE_FULL and most(self.means(state), unit) < 1:
            carry_on(state, program, self.without(program))
        elif program.asks_amount and self.place == 0:
            self.do_plain(state, program, unit, self.number, journal)
        else:
            self.do_plain(state, program, unit, 1, journal)

    def do_plain(
        self, state: FortState, program: Program, unit: int, count: int, journal: Journal
    ) -> None:
        """Carry out a unit without choices; a kind taken in public is binding (F-FOLLOW-09)."""
        do_plain(state, self.seat, unit, self.kind, count, journal)
        if unit == GATHER_ANY and self.action == PUBLIC and self.seat == state.leader:
            state.play = state.play.bound_to(self.kind)
        if program.asks_amount and self.place == 0:
            if program.tail:
                state.stack.append(self.moved(count, TAIL, False, count < self.number))
            else:
                finish(state, self, count == self.number)
        else:
            carry_on(state, program, self.next(program, True, self.is_part))

    def do_choice(
        self, state: FortState, program: Program, unit: int, choice: int, journal: Journal
    ) -> None:
        """Carry out a unit as chosen and go on; rewards come before anything else (F-FORT-11)."""
        then = self.next(program, True, self.is_part)
        rival = self.seat if self.rival == NONE else self.rival
        if unit == CONVERT:
            then = then.chosen(self.kind, (choice - CONVERT_ONE) & 1, NONE)
        elif unit >= COPY_PACK:
            pizza, toys = divmod(choice - state.book.take, state.book.amounts)
            first = 4 * rival + 2 * PACK
            is_short = pizza < state.tokens[first] or toys < state.tokens[first + 1]
            then = self.next(program, True, self.is_part or is_short)
        do_choice(state, self.seat, unit, choice, rival, journal)
        carry_on(state, program, then)
        if ADVANCE_LESS <= unit <= ADVANCE_MORE:
            reward(state, self.seat, journal)

    # ------------------------------------------------------------ what follows

    def moved(self, done: int, place: int, has_left: bool, is_part: bool) -> "Run":
        """Return the action at another place."""
        return Run(
            self.seat, self.face, self.action, self.number, self.need, self.demand, self.kind,
            done, place, has_left, is_part, self.direction, NONE,
        )  # fmt: skip

    def chosen(self, kind: int, direction: int, rival: int) -> "Run":
        """Return the action with something chosen for the units to come."""
        return Run(
            self.seat, self.face, self.action, self.number, self.need, self.demand, kind,
            self.done, self.place, self.has_left, self.is_part, direction, rival,
        )  # fmt: skip

    def next(self, program: Program, is_done: bool, is_part: bool) -> "Run":
        """Return the action at its next unit."""
        place = self.place + 1
        if self.place >= TAIL:
            return self.moved(self.done, place, False, is_part)
        if place == len(program.row):
            done = self.done + 1
            return self.moved(done, TAIL if done == self.number else 0, False, is_part)
        has_left = self.has_left or (is_done and self.place < len(program.left))
        return self.moved(self.done, place, has_left, is_part)

    def without(self, program: Program) -> "Run":
        """Return the action after a unit that cannot be done: a whole repetition may drop out."""
        side = len(program.left)
        if self.place < TAIL and self.place + 1 == side and not self.has_left:
            return self.moved(self.done, TAIL, False, True)
        return self.next(program, False, True)


def kind_of_question(unit: int, kind: int) -> str:
    """Return the name of the decision that a unit opens (section 3.6)."""
    if unit == GATHER_ANY and kind == NONE:
        return "choose_kind"
    if unit == RECRUIT:
        return "choose_recruit"
    if ADVANCE_LESS <= unit <= ADVANCE_MORE:
        return "choose_payment"
    return "choose_unit"


def carry_on(state: FortState, program: Program, run: Run) -> None:
    """Continue the action from where it is, or finish it."""
    if run.place - TAIL == len(program.tail):
        finish(state, run, run.done == run.number and not run.is_part)
    else:
        state.stack.append(run)


def finish(state: FortState, run: Run, is_full: bool) -> None:
    """Note how far the leader's action was done (section 3.4)."""
    if run.seat != state.leader or run.action == BY_PERK:
        return
    extent = IN_FULL if is_full else IN_PART
    state.play = state.play.with_done(run.action, extent)
    if not state.play.is_over() and action_of(state, run.face, PRIVATE - run.action) is not None:
        prompt(state)
