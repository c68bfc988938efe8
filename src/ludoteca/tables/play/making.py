"""Makes a new table to somebody's wishes, checking every part before anything is written."""

from typing import Any, NamedTuple

from ludoteca.contract.lists import SeatKind
from ludoteca.core import toml
from ludoteca.core.bounds import excerpt
from ludoteca.core.box import Box
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.core.wire import WireError, canonical
from ludoteca.games import GAMES, load_with
from ludoteca.tables.book.clock_rules import ClockRule, read_rule
from ludoteca.tables.book.heads import (
    BOT,
    OPEN,
    PERSON,
    Head,
    Seat,
    hashed,
    new_code,
    new_salt,
    new_seed,
    new_token,
)
from ludoteca.tables.names import clean_name
from ludoteca.tables.refusing import Refused
from ludoteca.tables.thinking.levels import levels_of, usual_level
from ludoteca.tables.times import Times

TABLE_CODE, INVITE_CODE = 10, 12
ME, HERE, LINK = "me", "here", "link"  # what a seat can be asked for as, besides a bot


class SeatWish(NamedTuple):
    """Who is to sit in a seat."""

    kind: str
    name: str = ""
    level: str = ""


class Wish(NamedTuple):
    """A table as somebody would like it."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any]
    box: str | dict[str, Any] | Box | None = None  # an owner's: as TOML, by paths, or tried before
    seed: int | None = None
    clock: Any = None
    is_listed: bool = False
    level: str = ""
    rematch_of: str | None = None
    own_box: str | None = None  # the server's own TOML, beneath the one asked for


class NewSeat(NamedTuple):
    """What opens a seat of a new table: shown once, to whoever made it."""

    seat: int
    token: str | None = None
    invite: str | None = None


def new_table(wish: Wish, account: int | None, times: Times) -> tuple[Head, list[NewSeat]]:
    """Return the table asked for and the keys of its seats, or raise Refused.

    BoxError and OptionError come from the game and carry its reasons.
    """
    game = wished_game(wish.game, wish.own_box, wish.box)
    game.check_seats(len(wish.seats))
    if wish.is_listed and wish.seed is not None:
        # People who sit down among strangers must be sure that nobody knows the cards.
        raise Refused(Reason("listed_deal"))
    options = dict(game.check_options(wish.options))
    offered = levels_of(game)
    for level in [seat.level for seat in wish.seats] + [wish.level]:
        if level and level not in offered:
            raise Refused(Reason("unknown_level", {"level": level, "known": offered}))
    keys = [_key(number, seat) for number, seat in enumerate(wish.seats)]
    usual = usual_level(game)
    head = Head(
        id=new_code(TABLE_CODE),
        game=game.key,
        rules=game.rules,
        seats=tuple(
            _seat(seat, key, usual, account) for seat, key in zip(wish.seats, keys, strict=True)
        ),
        options=options,
        box=game.box.changes_from(game.own_box),
        seed=new_seed() if wish.seed is None else wish.seed,
        salt=new_salt(),
        is_seed_chosen=wish.seed is not None,
        clock=_clock(wish.clock),
        level=wish.level or usual,
        is_listed=wish.is_listed,
        made_at=times.date(),
        touched_at=times.now(),
        rematch_of=wish.rematch_of,
    )
    return head, keys


def wished_game(key: str, *boxes: str | dict[str, Any] | Box | None) -> Game[Any]:
    """Return the game with the owners' boxes layered over it, or raise Refused or BoxError."""
    name = key.replace("-", "_")
    if name not in GAMES:
        raise Refused(Reason("unknown_game", {"game": excerpt(key), "known": tuple(GAMES)}))
    plain = load_with(name, canonical({}))
    if not any(boxes):
        return plain
    owner = Box("box.toml", {})
    for box in boxes:
        if box:
            owner.entries |= _changes(box).entries
    # Laid over the game's own box here, so that only what truly differs is kept.
    changed = type(plain)(owner)
    return load_with(name, canonical(changed.box.changes_from(changed.own_box)))


def _changes(box: str | dict[str, Any] | Box) -> Box:
    if isinstance(box, Box):
        return box
    if isinstance(box, str):
        try:
            data = toml.loads(box)
        except ValueError as error:
            args = {"file": "box.toml", "why": excerpt(error)}
            raise Refused(Reason("box_not_toml", args)) from None
        return Box("box.toml", data)
    return Box.from_changes({path: {"value": v, "source": "owner"} for path, v in box.items()})


def _clock(data: Any) -> ClockRule:
    if data is None:
        return ClockRule()
    try:
        return read_rule(data)
    except WireError as error:
        args = {"path": error.path, "problem": str(error.problem)}
        raise Refused(Reason("choice_malformed", args)) from None


def _key(number: int, wish: SeatWish) -> NewSeat:
    if wish.kind in (ME, HERE):
        return NewSeat(number, token=new_token())
    if wish.kind == LINK:
        return NewSeat(number, invite=new_code(INVITE_CODE))
    if wish.kind == BOT:
        return NewSeat(number)
    raise Refused(Reason("unknown_seat_kind", {"kind": wish.kind}))


def _seat(wish: SeatWish, key: NewSeat, usual: str, account: int | None) -> Seat:
    kind: SeatKind = BOT if wish.kind == BOT else OPEN if wish.kind == LINK else PERSON
    return Seat(
        key.seat,
        kind,
        clean_name(wish.name),
        (wish.level or usual) if kind == BOT else "",
        None if key.token is None else hashed(key.token),
        None if key.invite is None else hashed(key.invite),
        account if wish.kind == ME else None,
    )
