"""Reads the box file into `Cards` and refuses a box that cannot be played (F-SETUP-02)."""

from functools import partial
from typing import NamedTuple

from ludoteca.core.bounds import excerpt
from ludoteca.core.box import Box
from ludoteca.games.fort.box.contents import (
    BOARDS,
    MADE_UP_RULES,
    PERKS,
    Cards,
    Numbers,
    RulePoints,
)
from ludoteca.games.fort.box.count import advances
from ludoteca.games.fort.box.effects import COIN, SUITS, AnyEffect
from ludoteca.games.fort.box.notation import NotationError, parse
from ludoteca.games.fort.box.programs import ANY_SUIT, TooDeep, flatten

PAIR = 2  # Best Friends per board (F-SETUP-05)
EXTENDABLE = ("kid",)  # an owner may add faces to the Park deck

# Limits for a box. The table of choices grows with these numbers, and so do hands and turns.
COPIES = 20  # of one face
CARDS = 400
POINTS = 99
COST = 6  # of pizza, of toys, of either
ACTION = 80  # characters
UNITS = 4  # in an action; how far it can be done is found by trying

# Where the two numbers of a made-up rule are; most have one, per thing counted.
_POINTS = {"loner": "points", "minimalism": "points", "sleepover": "most"}
_BONUS = {"friendship_bracelet": "all", "minimalism": "level", "sleepover": "tied"}


class _Face(NamedTuple):
    """One printed face, as the box file gives it."""

    name: str
    copies: int
    family: int
    symbols: tuple[int, ...]
    public: AnyEffect | None
    private: AnyEffect | None


def read_cards(box: Box) -> Cards:
    """Return the contents of the box, or raise BoxError."""
    kids = [face for face in map(partial(_face, box, "kid"), box.children("kid")) if face.copies]
    _check_families(box, kids)
    faces = kids + _best_friends(box)
    cards = [(number, face) for number, face in enumerate(faces) for _ in range(face.copies)]
    first_friend = sum(kid.copies for kid in kids)
    return Cards(
        faces=[face.name for face in faces],
        face=[number for number, _ in cards],
        family=[face.family for _, face in cards],
        symbols=[face.symbols for _, face in cards],
        public=[face.public for _, face in cards],
        private=[face.private for _, face in cards],
        advance_boxes=[
            (advances(face.public) > 0) + (advances(face.private) > 0) for _, face in cards
        ],
        friends=[
            (first_friend + PAIR * board, first_friend + PAIR * board + 1)
            for board in range(len(BOARDS))
        ],
        perks=_in_the_box(box, "perk", PERKS),
        made_up_rules=_in_the_box(box, "made_up_rule", MADE_UP_RULES),
        costs=_costs(box),
        level_points=[
            box.number(f"level.{level}.points", 0, POINTS) for level in box.children("level")
        ],
        numbers=_numbers(box),
        rule_points=_rule_points(box),
    )


def _face(box: Box, kind: str, name: str) -> _Face:
    place = f"{kind}.{name}"
    copies = box.number(f"{place}.copies", 0, COPIES) if kind == "kid" else 1
    family = SUITS.index(box.text(f"{place}.family", SUITS[:COIN]))
    symbols = _symbols(box, f"{place}.symbols")
    public, private = (_action(box, f"{place}.{side}") for side in ("public", "private"))
    if (public or private) and len(symbols) != 1:  # F-FOLLOW-04 needs one suit to follow
        raise box.error(f"{place}.symbols", "box_playable_symbols", kid=f"kid.{name}")
    if public is not None and flatten(public).counter == ANY_SUIT:
        raise box.error(f"{place}.public", "box_public_any_suit", kid=f"kid.{name}")
    return _Face(name, copies, family, symbols, public, private)


def _symbols(box: Box, path: str) -> tuple[int, ...]:
    words = box.entry(path).value
    if not isinstance(words, list) or not 1 <= len(words) <= 2:
        raise box.error(path, "box_not_symbols", value=excerpt(words))
    for word in words:
        if word not in SUITS:
            raise box.error(path, "box_unknown_word", value=excerpt(word), words=", ".join(SUITS))
    return tuple(SUITS.index(word) for word in words)


def _action(box: Box, path: str) -> AnyEffect | None:
    text = box.text(path, most=ACTION)
    try:
        effect = parse(text)
        program = None if effect is None else flatten(effect)
    except NotationError as error:
        code = "box_action_misfit" if error.found else "box_action_unfinished"
        args = {"action": text, "place": error.place, "found": error.found}
        raise box.error(path, code, **args) from None
    except (TooDeep, RecursionError):
        raise box.error(path, "box_action_too_deep", action=text) from None
    if program is not None and program.times * len(program.row) + len(program.tail) > UNITS:
        raise box.error(path, "box_action_too_deep", action=text)
    return effect


def _best_friends(box: Box) -> list[_Face]:
    """Return the Best Friends, two by two in the order of the boards."""
    boards = {f: box.text(f"best_friend.{f}.board", BOARDS) for f in box.children("best_friend")}
    _check_sum(box, "material.best_friends", len(boards))
    for board in BOARDS:
        pair = list(boards.values()).count(board)
        if pair != PAIR:
            raise box.error(
                "best_friend.board", "box_not_a_pair", board=f"board.{board}", found=pair
            )
    in_order = sorted(boards, key=lambda friend: BOARDS.index(boards[friend]))
    return [_face(box, "best_friend", friend) for friend in in_order]


def _check_families(box: Box, kids: list[_Face]) -> None:
    _check_sum(box, "material.kids", sum(kid.copies for kid in kids))
    for suit, name in enumerate(SUITS[:COIN]):
        _check_sum(box, f"family.{name}", sum(kid.copies for kid in kids if kid.family == suit))


def _check_sum(box: Box, path: str, found: int) -> None:
    """Refuse a box whose contents do not add up to the numbers it states itself."""
    stated = box.number(path, 0, CARDS)
    if stated != found:
        raise box.error(path, "box_wrong_sum", stated=stated, found=found)


def _in_the_box(box: Box, kind: str, names: tuple[str, ...]) -> list[int]:
    """Return which of these cards the box holds; there must be enough to lay out."""
    there = [n for n, name in enumerate(names) if box.number(f"{kind}.{name}.copies", 0, 1)]
    _check_sum(box, f"material.{kind}s", len(there))
    needed = box.number("numbers.most_players", 2, len(BOARDS)) + _more_than_players(box)
    if len(there) < needed:
        raise box.error(f"material.{kind}s", "box_too_few", needed=needed, found=len(there))
    return there


def _more_than_players(box: Box) -> int:
    return box.number("numbers.more_than_players", 0, len(MADE_UP_RULES))


def _costs(box: Box) -> list[tuple[int, int, int]]:
    return [
        (
            box.number(f"level.{level}.pizza", 0, COST),
            box.number(f"level.{level}.toys", 0, COST),
            box.number(f"level.{level}.either", 0, COST),
        )
        for level in box.children("level")[1:]
    ]


def _numbers(box: Box) -> Numbers:
    most = box.number("numbers.most_players", 2, len(BOARDS))
    dealt = box.number("numbers.dealt", 1, 20)
    park = box.number("numbers.park", 0, 12)
    needed = most * dealt + park + 1  # at least one card stays in the Park deck
    found = box.number("material.kids", 0, CARDS)
    if found < needed:
        raise box.error("numbers.dealt", "box_too_few", needed=needed, found=found)
    top = len(box.children("level")) - 1
    return Numbers(
        fewest_players=box.number("numbers.fewest_players", 2, most),
        most_players=most,
        dealt=dealt,
        first_hand=box.number("numbers.first_hand", 0, dealt + PAIR),
        drawn=box.number("numbers.drawn", 1, 10),
        park=park,
        more_than_players=_more_than_players(box),
        stuff_limit=box.number("numbers.stuff_limit", 1, 10),
        room=box.number("numbers.room", 0, 4),
        backpack=box.number("numbers.backpack", 0, 20),
        made_up_rule_level=box.number("numbers.made_up_rule_level", 1, top),
        perk_level=box.number("numbers.perk_level", 1, top),
        macaroni_points=box.number("numbers.macaroni_points", 0, POINTS),
        end_track=box.number("numbers.end_track", 1, 200),
        safety_stop=box.number("numbers.safety_stop", 1, 400),
    )


def _rule_points(box: Box) -> RulePoints:
    def point(name: str, field: str) -> int:
        return box.number(f"made_up_rule.{name}.{field}", 0, POINTS)

    return RulePoints(
        each=[point(name, _POINTS.get(name, "each")) for name in MADE_UP_RULES],
        bonus=[point(name, _BONUS[name]) if name in _BONUS else 0 for name in MADE_UP_RULES],
    )
