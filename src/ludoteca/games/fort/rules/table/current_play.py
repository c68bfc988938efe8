"""The play in progress: the card, what was chosen for it, and how far its actions were done.

Frozen: what changes makes another play, so that copies of a state share it.
"""
# compiled

from typing import Any, Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.pickling import reduced
from ludoteca.games.fort.rules.table.zones import NONE, Zone

# The actions of a card, the places in `done`.
PUBLIC: Final = 0
PRIVATE: Final = 1

# How far an action was done (section 3.4).
NOT_DONE: Final = 0
IN_PART: Final = 1
IN_FULL: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Play:
    """A card that is being played, or none before the first and after the last of a turn."""

    __slots__ = (
        "added",
        "bound",
        "done",
        "face",
        "followed",
        "is_trash_due",
        "named_coins",
        "suit",
    )

    def __init__(
        self,
        face: int = NONE,
        suit: int = NONE,
        added: Zone = (),
        named_coins: Zone = (),
        done: tuple[int, int] = (NOT_DONE, NOT_DONE),
        bound: int = NONE,
        is_trash_due: bool = False,
        followed: int = 0,
    ) -> None:
        self.face = face  # NONE when the card is gone or there was none
        self.suit = suit  # what followers must match
        self.added = added  # additions to the card: 8 * face + (1 + suit of its coin or 0)
        self.named_coins = named_coins  # coins of the Lookout that were named, written likewise
        self.done = done
        self.bound = bound  # the kind the leader took in the public action (F-FOLLOW-09)
        self.is_trash_due = is_trash_due
        self.followed = followed  # bit by seat

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def is_over(self) -> bool:
        """Return whether both actions were done, at least in part."""
        return self.done[PUBLIC] != NOT_DONE and self.done[PRIVATE] != NOT_DONE

    def is_half_done(self) -> bool:
        """Return whether an action was done only in part, so that the other must be in full."""
        return self.done[PUBLIC] == IN_PART or self.done[PRIVATE] == IN_PART

    def has_full(self) -> bool:
        """Return whether an action was done in full (F-PLAY-09)."""
        return self.done[PUBLIC] == IN_FULL or self.done[PRIVATE] == IN_FULL

    # ------------------------------------------------------------ what happens to it

    def with_suit(self, suit: int) -> "Play":
        """Return the play with the suit that followers must match."""
        return Play(
            self.face, suit, self.added, self.named_coins, self.done, self.bound,
            self.is_trash_due, self.followed,
        )  # fmt: skip

    def with_additions(self, added: Zone, named_coins: Zone) -> "Play":
        """Return the play with these cards added and these coins of the Lookout named."""
        return Play(
            self.face, self.suit, added, named_coins, self.done, self.bound, self.is_trash_due,
            self.followed,
        )  # fmt: skip

    def with_done(self, action: int, extent: int) -> "Play":
        """Return the play after an action that was done so far."""
        done = (extent, self.done[1]) if action == PUBLIC else (self.done[0], extent)
        return Play(
            self.face, self.suit, self.added, self.named_coins, done, self.bound,
            self.is_trash_due, self.followed,
        )  # fmt: skip

    def bound_to(self, kind: int) -> "Play":
        """Return the play in which followers take the same kind (F-FOLLOW-09)."""
        return Play(
            self.face, self.suit, self.added, self.named_coins, self.done, kind,
            self.is_trash_due, self.followed,
        )  # fmt: skip

    def with_trash_due(self) -> "Play":
        """Return the play after which the card is trashed (F-FOLLOW-16)."""
        return Play(
            self.face, self.suit, self.added, self.named_coins, self.done, self.bound, True,
            self.followed,
        )  # fmt: skip

    def with_follower(self, seat: int) -> "Play":
        """Return the play that this seat follows."""
        return Play(
            self.face, self.suit, self.added, self.named_coins, self.done, self.bound,
            self.is_trash_due, self.followed | 1 << seat,
        )  # fmt: skip

    def without_card(self) -> "Play":
        """Return the play whose card is gone from the game."""
        return Play(
            NONE, self.suit, self.added, self.named_coins, self.done, self.bound,
            self.is_trash_due, self.followed,
        )  # fmt: skip


NO_PLAY: Final = Play()
