"""What a seat may know about a game of Fort, as plain data, by allow-list (F-INFO)."""
# compiled

from typing import Any

from ludoteca.core.game import Table
from ludoteca.core.wire import IS, Spelling
from ludoteca.games.fort.box.contents import BOARDS, MADE_UP_RULES, PERKS
from ludoteca.games.fort.box.effects import SUITS
from ludoteca.games.fort.edge.shapes import EXTENTS, FRAMES
from ludoteca.games.fort.rules.draft import Draft
from ludoteca.games.fort.rules.perks import pack_limit
from ludoteca.games.fort.rules.rewards import ChooseRule
from ludoteca.games.fort.rules.table.moves import kind_name, seat_name
from ludoteca.games.fort.rules.table.state import EDITIONS, ENDINGS, FortState
from ludoteca.games.fort.rules.table.zones import NONE

# Stands where there is nothing to name, or nothing that this seat may know.
NOTHING = "mark.none"
HIDDEN = "mark.hidden"


def look(state: FortState, seat: int | None, spelling: Spelling) -> Table:
    """Return the table as this seat sees it (None: a spectator)."""
    kids = state.book.cards.faces
    top = state.stack[-1] if state.stack else None
    table: Table = {
        "edition": f"edition.{EDITIONS[state.edition]}",
        "round": state.turn // state.seats + 1,
        "turn": state.turn,
        "order": [seat_name(s) for s in state.order],
        "leader": seat_name(state.leader),
        "ending": f"ending.{ENDINGS[state.ending]}",
        "park": [f"kid.{kids[face]}" for face in state.park],
        "park_deck": len(state.park_deck),
        "perk_row": [f"perk.{PERKS[perk]}" for perk in state.perk_row],
        "used_perks": [f"perk.{PERKS[perk]}" for perk in state.used_perks],
        "rule_pile": len(state.rule_pile),
        "macaroni": NOTHING if state.macaroni == NONE else seat_name(state.macaroni),
        "trash_box": [f"kid.{kids[face]}" for face in state.trash_box],
        "play": _play(state),
        "players": [_player(state, s, seat) for s in range(state.seats)],
        "moment": moment(state, spelling),
    }
    if state.packets:
        assert isinstance(top, Draft)
        table["answered"] = [seat_name(s) for s, a in enumerate(top.answers) if a is not None]
    if seat is not None:
        table["own"] = _own(state, seat)
    return table


def _play(state: FortState) -> Table:
    """Return the play in progress, all of which is public (F-INFO-01)."""
    kids, play = state.book.cards.faces, state.play
    return {
        "cards_played": state.plays,
        "play_area": [f"kid.{kids[face]}" for face in state.play_area],
        "played": NOTHING if play.face == NONE else f"kid.{kids[play.face]}",
        "named": NOTHING if play.suit == NONE else f"suit.{SUITS[play.suit]}",
        "to_follow": _to_follow(state),
        "added": _additions(state, play.added),
        "named_lookout": _additions(state, play.named_coins),
        "public": f"extent.{EXTENTS[play.public_done]}",
        "private": f"extent.{EXTENTS[play.private_done]}",
        "bound": NOTHING if play.bound == NONE else kind_name(play.bound),
        "trash_due": play.is_trash_due,
        "followed": [seat_name(s) for s in range(state.seats) if play.followed >> s & 1],
        "converted": [
            kind_name(c - 1) if (c := state.directions >> 2 * s & 3) else NOTHING
            for s in range(state.seats)
        ],
    }


def _to_follow(state: FortState) -> str:
    """Return the suit that followers discard; nothing without a public action (F-FOLLOW-01)."""
    play = state.play
    if play.suit == NONE or play.face == NONE or state.book.public[play.face] is None:
        return NOTHING
    return f"suit.{SUITS[play.suit]}"


def _additions(state: FortState, added: tuple[int, ...]) -> list[Table]:
    kids = state.book.cards.faces
    return [
        {
            "kid": f"kid.{kids[entry >> 3]}",
            "suit": f"suit.{SUITS[(entry & 7) - 1]}" if entry & 7 else NOTHING,
        }
        for entry in added
    ]


def _player(state: FortState, seat: int, viewer: int | None) -> Table:
    """Return what everybody sees of a player, with hidden zones by size."""
    kids = state.book.cards.faces
    pizza, toys, pack_pizza, pack_toys = state.tokens[4 * seat : 4 * seat + 4]
    rule, perk = state.rules[seat], state.perks[seat]
    numbers = state.book.numbers
    table: Table = {
        "seat": seat_name(seat),
        "board": f"board.{BOARDS[state.boards[seat]]}",
        "track": state.tracks[seat],
        "level": state.levels[seat],
        "stuff": {"pizza": pizza, "toys": toys, "limit": numbers.stuff_limit},
        "pack": {"pizza": pack_pizza, "toys": pack_toys, "limit": pack_limit(state, seat)},
        "perk": NOTHING if perk == NONE else f"perk.{PERKS[perk]}",
        "made_up_rule": NOTHING if rule == NONE else HIDDEN,
        "hand": len(state.hands[seat]),
        "deck": len(state.decks[seat]),
        "yard": [f"kid.{kids[face]}" for face in state.yards[seat]],
        "lookout": [f"kid.{kids[face]}" for face in state.lookouts[seat]],
        "lookout_limit": state.levels[seat] + numbers.room,
        "discard_pile": [f"kid.{kids[face]}" for face in state.discards[seat]],
    }
    if rule != NONE and (seat == viewer or not state.stack):  # F-END-07: revealed at the end
        table["made_up_rule"] = f"made_up_rule.{MADE_UP_RULES[rule]}"
    if state.packets:
        table["packet"] = len(state.packets[seat])
        table["kept"] = len(state.kept[seat])
    return table


def _own(state: FortState, seat: int) -> Table:
    """Return what only the seat itself sees; its deck without its order (F-INFO-03)."""
    kids = state.book.cards.faces
    top = state.stack[-1] if state.stack else None
    table: Table = {
        "hand": [f"kid.{kids[face]}" for face in state.hands[seat]],
        "deck": [f"kid.{kids[face]}" for face in sorted(state.decks[seat])],
    }
    if isinstance(top, ChooseRule) and top.seat == seat:  # F-INFO-08
        table["rule_pile"] = [f"made_up_rule.{MADE_UP_RULES[rule]}" for rule in state.rule_pile]
    if state.packets:
        assert isinstance(top, Draft)
        table["packet"] = [f"kid.{kids[face]}" for face in state.packets[seat]]
        table["kept"] = [f"kid.{kids[face]}" for face in state.kept[seat]]
        answer = top.answers[seat]
        if isinstance(answer, int):
            table["pick"] = f"kid.{kids[answer - state.book.keep]}"
    return table


# ---------------------------------------------------------------- what is pending


def moment(state: FortState, spelling: Spelling) -> list[Table]:
    """Return what is pending, the next thing last, each with its details: all public."""
    if state.packets:
        return [{"step": "step.draft"}]  # the answers are not
    steps: list[Table] = []
    for frame in state.stack:
        data: dict[str, Any] = FRAMES.write(frame, spelling)
        step: Table = {"step": f"step.{data.pop(IS)}"}
        if data:
            step["details"] = " ".join(f"{key}={_one_word(data[key])}" for key in data)
        steps.append(step)
    return steps


def read_moment(steps: list[Table], spelling: Spelling) -> list[Any]:
    """Return the frames that `moment` described."""
    frames: list[Any] = []
    for step in steps:
        data: dict[str, Any] = {IS: step["step"].partition(".")[2]}
        for field in step.get("details", "").split():
            key, _, value = field.partition("=")
            data[key] = _plain(value)
        frames.append(FRAMES.read(data, spelling, "moment"))
    return frames


def _one_word(value: Any) -> str:
    return "+".join(map(str, value)) + "+" if isinstance(value, list) else str(value)


def _plain(value: str) -> Any:
    if value.endswith("+"):
        return [int(number) for number in value[:-1].split("+")]
    if value in ("True", "False"):
        return value == "True"
    return int(value) if value.lstrip("-").isdigit() else value
