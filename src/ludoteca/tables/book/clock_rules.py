"""How long a seat may think, as agreed when a table is made."""

from typing import Any, NamedTuple, get_args

from ludoteca.contract.lists import ClockKind
from ludoteca.core import wire

KINDS: tuple[ClockKind, ...] = get_args(ClockKind)
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LONGEST = 60 * DAY


class ClockRule(NamedTuple):
    """How long a seat may think: no limit, per turn, a bank with increment, or days per turn."""

    kind: ClockKind = "none"
    bank: int = 0  # what a turn gives, or what the bank holds at the start
    increment: int = 0  # what each choice gives back to a bank

    @property
    def is_on(self) -> bool:
        """Whether anybody is timed at all."""
        return self.kind != "none"


RULE: wire.Fields[ClockRule] = wire.Fields(
    ClockRule,
    kind=wire.TEXT,
    bank=wire.Int(0, LONGEST),
    increment=wire.Int(0, LONGEST),
)


def read_rule(data: Any) -> ClockRule:
    """Return the rule that this data describes, or raise WireError."""
    rule = RULE.read(data, wire.NUMBERS, "clock")
    if rule.kind not in KINDS:
        raise wire.WireError("clock.kind", f"{rule.kind!r} is not one of {', '.join(KINDS)}")
    if rule.is_on and rule.bank < SECOND:
        raise wire.WireError("clock.bank", "at least a second is needed")
    return rule
