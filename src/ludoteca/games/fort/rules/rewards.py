"""What a fort level brings at once: a made-up rule at level 1, a perk at level 2 (F-FORT-11)."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS
from ludoteca.games.fort.rules.reasons import reason
from ludoteca.games.fort.rules.table.choices import KEEP_RULE, TAKE_PERK
from ludoteca.games.fort.rules.table.moves import seat_name
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import minus


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ChooseRule(Frame[FortState]):
    """The seat looks at all remaining made-up rules and keeps one, unseen (F-FORT-08)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: FortState) -> Decision | None:
        options = [KEEP_RULE + rule for rule in state.rule_pile]
        return Decision(self.seat, "choose_rule", options)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        rule = choice - KEEP_RULE
        state.rule_pile = minus(state.rule_pile, rule)
        state.rules[self.seat] = rule
        if journal.live:
            args = {"seat": seat_name(self.seat), "rule": f"made_up_rule.{MADE_UP_RULES[rule]}"}
            journal.add(Event("kept_rule", args, (self.seat,), ("rule",)))

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        is_rule = KEEP_RULE <= choice < TAKE_PERK
        return reason("not_in_row" if is_rule else "must_take_reward")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ChoosePerk(Frame[FortState]):
    """The seat takes one perk from the row; it works from now on (F-FORT-09)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: FortState) -> Decision | None:
        options = [TAKE_PERK + perk for perk in state.perk_row]
        return Decision(self.seat, "choose_perk", options)

    def take(self, state: FortState, choice: int, journal: Journal) -> None:
        perk = choice - TAKE_PERK
        state.perk_row = minus(state.perk_row, perk)
        state.perks[self.seat] = perk
        if journal.live:
            args = {"seat": seat_name(self.seat), "perk": f"perk.{PERKS[perk]}"}
            journal.add(Event("took_perk", args))

    def why_not(self, state: FortState, seat: int, choice: int) -> Reason | None:
        is_perk = TAKE_PERK <= choice < TAKE_PERK + len(PERKS)
        return reason("not_in_row" if is_perk else "must_take_reward")


def reward(state: FortState, seat: int, journal: Journal) -> None:
    """Let the seat take what its new level brings, before anything else happens."""
    numbers = state.book.numbers
    level = state.levels[seat]
    if level == numbers.perk_level:
        state.stack.append(ChoosePerk(seat))
    if level == numbers.made_up_rule_level:
        state.stack.append(ChooseRule(seat))
        journal.reveal()
        if journal.live:
            pile = tuple([f"made_up_rule.{MADE_UP_RULES[rule]}" for rule in state.rule_pile])
            args = {"seat": seat_name(seat), "rules": pile}
            journal.add(Event("looked_at_rules", args, (seat,)))
