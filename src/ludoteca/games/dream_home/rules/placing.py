"""Placing things in a house: the room card, the Scaffold, and which token a room keeps."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Value
from ludoteca.core.events import Journal
from ludoteca.games.dream_home.box.contents import DOWN, NOTHING, SCAFFOLD, TOOL
from ludoteca.games.dream_home.box.spaces import SPACES, space_name
from ludoteca.games.dream_home.rules.house import (
    crowded_room,
    placing_down,
    placing_scaffold,
    placing_up,
    room_end,
    room_options,
    room_start,
    scaffold_options,
    scaffold_spaces,
    tokens_between,
)
from ludoteca.games.dream_home.rules.moment import (
    Moment,
    copy_number,
    room_name,
    seat_of,
    tell,
    token_name,
)
from ludoteca.games.dream_home.rules.reasons import FINE, TOKEN_NOT_IN_ROOM
from ludoteca.games.dream_home.rules.table.choices import (
    FACE_DOWN,
    FACE_UP,
    KEEP_TOKEN,
    PUT_SCAFFOLD,
)
from ludoteca.games.dream_home.rules.table.state import Homes, changed, has_designer


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PlaceRoom(Moment):
    """The collected room card must be placed, face up or face down (DP-05)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def ask(self, homes: Homes) -> Decision | None:
        return Decision(self.seat, "place_room", room_options(homes, self.seat, self.card))

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        put_room(homes, self.seat, self.card, choice, journal)

    def takes(self, group: int) -> bool:
        return group in (FACE_UP, FACE_DOWN)

    def guard(self, homes: Homes, choice: int) -> int:
        if choice >= FACE_DOWN:
            return placing_down(homes, self.seat, choice - FACE_DOWN)
        room = homes.terms.contents.type_of[self.card]
        return placing_up(homes, self.seat, choice - FACE_UP, room)

    def must(self) -> tuple[str, ...]:
        return ("D-TURN-06",)

    def incoming(self, homes: Homes, choice: int) -> int:
        return self.card if FACE_UP <= choice < FACE_DOWN else NOTHING

    def about(self, homes: Homes) -> dict[str, Value]:
        return {"room": room_name(homes, self.card), "copy": copy_number(homes, self.card)}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ScaffoldOrRoom(PlaceRoom):
    """Scaffold and room card were collected together: either may be placed first (DP-04)."""

    __slots__ = ()

    def ask(self, homes: Homes) -> Decision | None:
        options = scaffold_options(homes, self.seat)
        options.extend(room_options(homes, self.seat, self.card))
        return Decision(self.seat, "place_scaffold_or_room", options)

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        if choice < FACE_UP:
            homes.stack.append(PlaceRoom(self.seat, self.card))
            put_scaffold(homes, self.seat, choice - PUT_SCAFFOLD, journal)
        else:
            homes.stack.append(PlaceScaffold(self.seat))
            put_room(homes, self.seat, self.card, choice, journal)

    def takes(self, group: int) -> bool:
        return group in (PUT_SCAFFOLD, FACE_UP, FACE_DOWN)

    def guard(self, homes: Homes, choice: int) -> int:
        if choice < FACE_UP:
            return placing_scaffold(homes, self.seat, choice - PUT_SCAFFOLD)
        return super().guard(homes, choice)

    def must(self) -> tuple[str, ...]:
        return ("D-TURN-06", "D-TOOL-13")

    def holds_scaffold(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PlaceScaffold(Moment):
    """The room card was placed first; now the Scaffold (DP-06). Without a space it is lost."""

    __slots__ = ()

    def ask(self, homes: Homes) -> Decision | None:
        if not scaffold_spaces(homes, self.seat):
            return None
        return Decision(self.seat, "place_scaffold", scaffold_options(homes, self.seat))

    def go(self, homes: Homes, journal: Journal) -> None:
        lose_scaffold(homes, self.seat, journal)

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        put_scaffold(homes, self.seat, choice - PUT_SCAFFOLD, journal)

    def takes(self, group: int) -> bool:
        return group == PUT_SCAFFOLD

    def guard(self, homes: Homes, choice: int) -> int:
        return placing_scaffold(homes, self.seat, choice - PUT_SCAFFOLD)

    def must(self) -> tuple[str, ...]:
        return ("D-TOOL-13",)

    def holds_scaffold(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class KeepToken(Moment):
    """While a room has several tokens, its owner chooses the one that stays (DP-07)."""

    __slots__ = ()

    def ask(self, homes: Homes) -> Decision | None:
        start, end = crowded_room(homes, self.seat)
        if start < 0:
            return None
        options: list[int] = []
        for at in range(start, end + 1):
            if homes.tokens[at] >= 0:
                options.append(KEEP_TOKEN + homes.tokens[at])
        options.sort()
        return Decision(self.seat, "keep_token", options)

    def go(self, homes: Homes, journal: Journal) -> None:
        """Every room has at most one token."""

    def take(self, homes: Homes, choice: int, journal: Journal) -> None:
        homes.stack.append(self)  # another room may be crowded too
        kept = choice - KEEP_TOKEN
        start, end = crowded_room(homes, self.seat)
        for at in range(start, end + 1):
            token = homes.tokens[at]
            if token >= 0 and token != kept:
                homes.tokens = changed(homes.tokens, at, -1)
                lose_token(homes, self.seat, token, journal)
        if journal.live:
            args: dict[str, Value] = {"seat": seat_of(self.seat), "decor": token_name(homes, kept)}
            tell(journal, "token_kept", args)

    def takes(self, group: int) -> bool:
        return group == KEEP_TOKEN

    def guard(self, homes: Homes, choice: int) -> int:
        start, end = crowded_room(homes, self.seat)
        for at in range(start, end + 1):
            if homes.tokens[at] == choice - KEEP_TOKEN:
                return FINE
        return TOKEN_NOT_IN_ROOM

    def must(self) -> tuple[str, ...]:
        return ("D-DECOR-09",)

    def about(self, homes: Homes) -> dict[str, Value]:
        start, _ = crowded_room(homes, self.seat)
        return {
            "room": room_name(homes, homes.houses[start]),
            "space": space_name(start % SPACES),
        }


def put_room(homes: Homes, seat: int, card: int, choice: int, journal: Journal) -> None:
    """The card lies on its space, a Scaffold there is gone, crowded rooms will be sorted out."""
    is_up = choice < FACE_DOWN
    space = choice - FACE_UP if is_up else choice - FACE_DOWN
    homes.houses[SPACES * seat + space] = card if is_up else card + DOWN
    homes.filled[seat] |= 1 << space
    if homes.scaffolds[seat] >> space & 1:
        homes.scaffolds = changed(homes.scaffolds, seat, homes.scaffolds[seat] ^ 1 << space)
        homes.box_resources += (TOOL + SCAFFOLD,)
        if journal.live:
            args: dict[str, Value] = {"seat": seat_of(seat), "space": space_name(space)}
            tell(journal, "scaffold_replaced", args)
    if journal.live:
        tell_placed(homes, seat, card, space, is_up, journal)
    if is_up and has_designer(homes, seat):
        settle_tokens(homes, seat)


def tell_placed(
    homes: Homes, seat: int, card: int, space: int, is_up: bool, journal: Journal
) -> None:
    """Write down where the card went, and how large its room is now."""
    args: dict[str, Value] = {
        "seat": seat_of(seat),
        "room": room_name(homes, card),
        "copy": copy_number(homes, card),
        "space": space_name(space),
    }
    if is_up:
        at, room = SPACES * seat + space, homes.terms.contents.type_of[card]
        args["size"] = room_end(homes, at, room) - room_start(homes, at, room) + 1
    tell(journal, "room_placed" if is_up else "room_turned_down", args)


def put_scaffold(homes: Homes, seat: int, space: int, journal: Journal) -> None:
    """The Scaffold stands on the space."""
    homes.scaffolds = changed(homes.scaffolds, seat, homes.scaffolds[seat] | 1 << space)
    if journal.live:
        args: dict[str, Value] = {"seat": seat_of(seat), "space": space_name(space)}
        tell(journal, "scaffold_placed", args)


def lose_scaffold(homes: Homes, seat: int, journal: Journal) -> None:
    """The Scaffold is in the box without having helped (D-TOOL-19)."""
    homes.box_resources += (TOOL + SCAFFOLD,)
    if journal.live:
        tell(journal, "scaffold_lost", {"seat": seat_of(seat)})


def lose_token(homes: Homes, seat: int, token: int, journal: Journal) -> None:
    """The token is in the box for good."""
    homes.box_tokens |= 1 << token
    if journal.live:
        args: dict[str, Value] = {"seat": seat_of(seat), "decor": token_name(homes, token)}
        tell(journal, "token_lost", args)


def settle_tokens(homes: Homes, seat: int) -> None:
    """If rooms may have become crowded with tokens, this is settled before anything else."""
    if tokens_between(homes, SPACES * seat, SPACES * seat + SPACES - 1) > 1:
        homes.stack.append(KeepToken(seat))


def exchange(homes: Homes, seat: int, space: int, card: int, journal: Journal) -> int:
    """Put a face-up card in place of what lay there, whose token is lost; return the old card."""
    at = SPACES * seat + space
    out = homes.houses[at] % DOWN
    token = homes.tokens[at]
    homes.houses[at] = card
    if token >= 0:
        homes.tokens = changed(homes.tokens, at, -1)
        lose_token(homes, seat, token, journal)
    if has_designer(homes, seat):
        settle_tokens(homes, seat)
    return out
