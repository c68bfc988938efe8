"""Questions and answers: Decision, the words of a choice, and the reason a choice is refused.

Knows nothing of any game. A choice is a small int, the index into its game's table of choices;
an answer too large to list is *composed* (a final photograph) and belongs to an open decision.
"""
# compiled

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.pickling import reduced

# What words may carry: numbers, code names ("room.kitchen", "seat.0"), plain text, tuples of those.
Value = object

NO_RULES: Final[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Composed:
    """The base of an answer to an open decision: frozen data that the game can put on the wire."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OpenQuestion:
    """What stands in for the options when there are too many to list."""

    __slots__ = ()

    def accepts(self, choice: Composed) -> "list[Reason]":
        """Return why the choice is refused; an empty list if it is legal."""
        raise NotImplementedError

    def sample(self, rng: int) -> Composed:
        """Return some legal choice, the same for the same rng."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Decision:
    """A question to one seat: the options in a fixed order, never empty, no duplicates.

    Only an open decision has no options; `open` then says what it accepts.
    A *secret* decision is asked even with a single option, so that silence gives nothing away.
    A request is a look: it changes nothing but what the asker has been shown.
    """

    __slots__ = ("kind", "open", "options", "requests", "seat", "secret")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[int],
        secret: bool = False,
        open: OpenQuestion | None = None,
        requests: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.secret = secret
        self.open = open
        self.requests = requests

    def for_player(self) -> "Decision":
        """Return the question as a player may keep it, without what an open one accepts."""
        if self.open is None:
            return self
        return Decision(self.seat, self.kind, self.options, self.secret, None, self.requests)

    def __repr__(self) -> str:
        more = ", secret=True" if self.secret else ""
        return f"Decision({self.seat}, {self.kind!r}, {self.options}{more})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Reason:
    """Why something is refused: a code, its arguments, and the ids of the rules behind it.

    >>> Reason("NO_SUPPORT", {"space": "space.f2c1"}, ("D-PLACE-02",))
    Reason('NO_SUPPORT', {'space': 'space.f2c1'}, ('D-PLACE-02',))
    """

    __slots__ = ("args", "code", "rules")

    def __init__(
        self, code: str, args: Mapping[str, Value] | None = None, rules: tuple[str, ...] = NO_RULES
    ) -> None:
        self.code = code
        self.args: Mapping[str, Value] = {} if args is None else args
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return self.code == other.code and self.args == other.args and self.rules == other.rules

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.args!r}, {self.rules!r})"


class IllegalChoice(Exception):
    """Raised when a choice is refused; the state is as it was before."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {reason.args} {', '.join(reason.rules)}".strip())
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.reason,)


class TooHard(IllegalChoice):
    """Raised when an owner's box makes for more possibilities than can be tried.

    Unlike with any other refusal, the state may be half changed: go on with an earlier copy.
    """


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Words:
    """A choice in readable form: a verb of the rulebook and its named arguments.

    The text form shows the bare code names, is unique in its game, and can be typed back.

    >>> str(Words("drill", column=2, space="space.f1c1"))
    'drill(2, f1c1)'
    >>> str(Words("follow", leader="seat.0", kid="kid.bug")), str(Words("pass"))
    ('follow(p1, bug)', 'pass')
    """

    __slots__ = ("args", "verb")

    def __init__(self, verb: str, **args: Value) -> None:
        self.verb = verb
        self.args: dict[str, Value] = args

    def __str__(self) -> str:
        if not self.args:
            return self.verb
        return f"{self.verb}({', '.join(bare(value) for value in self.args.values())})"

    def __repr__(self) -> str:
        more = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Words({self.verb!r}{more})"


def bare(value: Value) -> str:
    """Return the value without its kind: `room.kitchen` is kitchen, `seat.0` is p1."""
    if isinstance(value, tuple):
        return "+".join([bare(part) for part in value])
    text = str(value)
    kind, dot, name = text.partition(".")
    if not dot:
        return text
    return f"p{int(name) + 1}" if kind == "seat" else name


def seat_name(seat: int) -> str:
    """Return the code name of a seat, as events and words carry it."""
    return f"seat.{seat}"
