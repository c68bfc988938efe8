"""The play in progress: the card, what was chosen for it, and how far its actions were done.

Frozen: a change makes a new play, so that copies of a state can share it.
"""
# compiled

from typing import Any, Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.pickling import reduced
from ludoteca.games.fort.rules.table.zones import NONE, Zone

# The actions of a card.
PUBLIC: Final = 0
PRIVATE: Final = 1

# How far an action was done (section 3.4).
NOT_DONE: Final = 0
IN_PART: Final = 1
IN_FULL: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Play:
    """The card being played, or none before the first and after the last of a turn."""

    __slots__ = (
        "added",
        "bound",
        "face",
        "followed",
        "is_trash_due",
        "named_coins",
        "private_done",
        "public_done",
        "suit",
    )

    def __init__(
        self,
        face: int = NONE,
        suit: int = NONE,
        added: Zone = (),
        named_coins: Zone = (),
        public_done: int = NOT_DONE,
        private_done: int = NOT_DONE,
        bound: int = NONE,
        is_trash_due: bool = False,
        followed: int = 0,
    ) -> None:
        self.face = face  # NONE when the card is gone or there was none
        self.suit = suit  # what followers must match
        self.added = added  # additions to the card: 8 * face + (1 + suit of its coin or 0)
        self.named_coins = named_coins  # Lookout coins that were named, in the same form
        self.public_done = public_done
        self.private_done = private_done
        self.bound = bound  # the kind the leader took in the public action (F-FOLLOW-09)
        self.is_trash_due = is_trash_due
        self.followed = followed  # bit by seat

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def done(self, action: int) -> int:
        """Return how far an action was done."""
        return self.public_done if action == PUBLIC else self.private_done

    def is_over(self) -> bool:
        """Return whether both actions were done, at least in part."""
        return self.public_done != NOT_DONE and self.private_done != NOT_DONE

    def is_half_done(self) -> bool:
        """Return whether an action was done only in part, so the other must be done in full."""
        return self.public_done == IN_PART or self.private_done == IN_PART

    def has_full(self) -> bool:
        """Return whether an action was done in full (F-PLAY-09)."""
        return self.public_done == IN_FULL or self.private_done == IN_FULL

    # ------------------------------------------------------------ what happens to it

    def with_suit(self, suit: int) -> "Play":
        """Return the play with the suit that followers must match."""
        return Play(
            self.face, suit, self.added, self.named_coins,
            self.public_done, self.private_done, self.bound, self.is_trash_due,
            self.followed,
        )  # fmt: skip

    def with_additions(self, added: Zone, named_coins: Zone) -> "Play":
        """Return the play with these cards added and these Lookout coins named."""
        return Play(
            self.face, self.suit, added, named_coins,
            self.public_done, self.private_done, self.bound, self.is_trash_due,
            self.followed,
        )  # fmt: skip

    def with_done(self, action: int, extent: int) -> "Play":
        """Return the play after an action was done to this extent."""
        return Play(
            self.face, self.suit, self.added, self.named_coins,
            extent if action == PUBLIC else self.public_done,
            extent if action == PRIVATE else self.private_done,
            self.bound, self.is_trash_due, self.followed,
        )  # fmt: skip

    def bound_to(self, kind: int) -> "Play":
        """Return the play in which followers must take the same kind (F-FOLLOW-09)."""
        return Play(
            self.face, self.suit, self.added, self.named_coins,
            self.public_done, self.private_done, kind, self.is_trash_due,
            self.followed,
        )  # fmt: skip

    def with_trash_due(self) -> "Play":
        """Return the play after which the card is trashed (F-FOLLOW-16)."""
        return Play(
            self.face, self.suit, self.added, self.named_coins,
            self.public_done, self.private_done, self.bound, True,
            self.followed,
        )  # fmt: skip

    def with_follower(self, seat: int) -> "Play":
        """Return the play with this seat among its followers."""
        return Play(
            self.face, self.suit, self.added, self.named_coins,
            self.public_done, self.private_done, self.bound, self.is_trash_due,
            self.followed | 1 << seat,
        )  # fmt: skip

    def without_card(self) -> "Play":
        """Return the play with its card gone from the game."""
        return Play(
            NONE, self.suit, self.added, self.named_coins,
            self.public_done, self.private_done, self.bound, self.is_trash_due,
            self.followed,
        )  # fmt: skip


NO_PLAY: Final = Play()
