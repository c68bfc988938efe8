"""A game of Fort as people write it down: one table per player, and only what matters.

What is left out is filled in: kids not placed anywhere are in the Park and its deck, Best Friends
in their owners' decks, made-up rules and perks are given in the order of the box, and the leader is
about to play.
"""

from typing import Any

from ludoteca.core import wire
from ludoteca.core.wire import Spelling
from ludoteca.games.fort.edge.shapes import (
    ANYBODY,
    FRAMES,
    KIDS,
    PERK,
    PLAY_FIELDS,
    RULE,
    SEAT,
    play_of,
    play_values,
)
from ludoteca.games.fort.rules.play import ChoosePlay
from ludoteca.games.fort.rules.setup import empty_table
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.current_play import NO_PLAY
from ludoteca.games.fort.rules.table.state import NOBODY, FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone, plus
from ludoteca.games.fort.rules.turn import RecruitPhase

RULES = wire.TupleOf(wire.Word("made_up_rule"))
PERKS = wire.TupleOf(wire.Word("perk"))

PLAYER: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    board=(wire.Word("board", none="any"), NONE),
    track=(wire.COUNT, 0),
    level=(wire.COUNT, 0),
    pizza=(wire.COUNT, 0),
    toys=(wire.COUNT, 0),
    pack_pizza=(wire.COUNT, 0),
    pack_toys=(wire.COUNT, 0),
    perk=(PERK, NONE),
    made_up_rule=(RULE, NONE),
    hand=(KIDS, ()),
    deck=wire.Maybe(KIDS),
    discard_pile=(KIDS, ()),
    yard=(KIDS, ()),
    lookout=(KIDS, ()),
    packet=(KIDS, ()),
    kept=(KIDS, ()),
)

PLAY: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    plays=(wire.COUNT, 0),
    play_area=(KIDS, ()),
    **{name: (PLAY_FIELDS[name], usual) for name, usual in play_values(NO_PLAY).items()},
    directions=(wire.COUNT, 0),
)

TABLE: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    edition=(wire.Word("edition"), 0),
    rng=(wire.RNG, 0),
    order=wire.Maybe(wire.TupleOf(SEAT)),
    turn=(wire.COUNT, 0),
    ending=(wire.Word("ending"), 0),
    macaroni=(ANYBODY, NOBODY),
    park=wire.Maybe(KIDS),
    park_deck=wire.Maybe(KIDS),
    trash_box=(KIDS, ()),
    perk_row=wire.Maybe(PERKS),
    used_perks=wire.Maybe(PERKS),
    rule_pile=wire.Maybe(RULES),
    play=(PLAY, {}),
    player=wire.ListOf(PLAYER),
    stack=wire.Maybe(wire.ListOf(FRAMES)),
)


def write_table(state: FortState, spelling: Spelling) -> dict[str, Any]:
    """Return the whole state in words."""
    table = {name: getattr(state, name) for name in TABLE.fields if hasattr(state, name)}
    turn = {name: getattr(state, name) for name in ("plays", "play_area", "directions")}
    table["play"] = _Values({**turn, **play_values(state.play)})
    table["player"] = [_Values(_player(state, seat)) for seat in range(state.seats)]
    return {name: shape.write(table[name], spelling) for name, shape in TABLE.fields.items()}


class _Values:
    """Makes the items of a mapping readable as attributes, as `Fields` writes them."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)


def _player(state: FortState, seat: int) -> dict[str, Any]:
    pizza, toys, pack_pizza, pack_toys = state.tokens[4 * seat : 4 * seat + 4]
    return {
        "board": state.boards[seat],
        "track": state.tracks[seat],
        "level": state.levels[seat],
        "pizza": pizza,
        "toys": toys,
        "pack_pizza": pack_pizza,
        "pack_toys": pack_toys,
        "perk": state.perks[seat],
        "made_up_rule": state.rules[seat],
        "hand": state.hands[seat],
        "deck": state.decks[seat],
        "discard_pile": state.discards[seat],
        "yard": state.yards[seat],
        "lookout": state.lookouts[seat],
        "packet": state.packets[seat] if state.packets else (),
        "kept": state.kept[seat] if state.packets else (),
    }


# ---------------------------------------------------------------- reading


def read_table(book: Book, data: dict[str, Any], spelling: Spelling) -> FortState:
    """Return the state that the words describe, filling in what they leave out."""
    table = TABLE.read(data, spelling, "")
    players = table["player"]
    if len(players) not in range(2, 5):
        raise wire.WireError(
            "player",
            f"2 to 4 players are needed, not {len(players)}",
            "player_count",
            found=len(players),
        )
    order = table["order"] or tuple(range(len(players)))
    if sorted(order) != list(range(len(players))):
        raise wire.WireError("order", "every player is needed once", "every_player_once")
    state = empty_table(book, table["edition"], _boards(players), order)
    for name in ("rng", "turn", "ending", "macaroni"):
        setattr(state, name, table[name])
    state.leader = order[state.turn % state.seats]
    turn = {**PLAY.read({}, spelling, "play"), **table["play"]}
    state.play = play_of(turn)
    for name, value in turn.items():
        setattr(state, name, value)
    for seat, player in enumerate(players):
        _put_player(state, seat, player)
    if any(player["packet"] for player in players):
        state.packets = tuple(_sorted(player["packet"]) for player in players)
        state.kept = tuple(_sorted(player["kept"]) for player in players)
    state.trash_box = _sorted(table["trash_box"])
    state.play_area = _sorted(state.play_area)
    _fill_cards(state, table)
    _fill_rewards(state, table)
    phases: list[Any] = [RecruitPhase(), ChoosePlay()]
    state.stack = phases if table["stack"] is None else table["stack"]
    state.asked = state.stack[-1].ask(state) if state.stack else None
    return state


def _sorted(zone: Zone) -> Zone:
    return tuple(sorted(zone))


def _boards(players: list[dict[str, Any]]) -> Zone:
    free = [board for board in range(4) if board not in [p["board"] for p in players]]
    return tuple(free.pop(0) if p["board"] == NONE else p["board"] for p in players)


def _put_player(state: FortState, seat: int, player: dict[str, Any]) -> None:
    tokens = [player[key] for key in ("pizza", "toys", "pack_pizza", "pack_toys")]
    state.tokens[4 * seat : 4 * seat + 4] = tokens
    state.tracks[seat] = player["track"]
    state.levels[seat] = player["level"]
    state.perks[seat] = player["perk"]
    state.rules[seat] = player["made_up_rule"]
    state.hands[seat] = _sorted(player["hand"])
    state.decks[seat] = player["deck"] or ()
    state.discards[seat] = _sorted(player["discard_pile"])
    state.yards[seat] = _sorted(player["yard"])
    state.lookouts[seat] = _sorted(player["lookout"])


def _fill_cards(state: FortState, table: dict[str, Any]) -> None:
    """Put the cards not placed anywhere where they matter least."""
    book = state.book
    zones: list[Zone] = [state.trash_box, state.play_area, *state.packets, *state.kept]
    for seats in (state.hands, state.decks, state.discards, state.yards, state.lookouts):
        zones += seats
    zones += [table["park"] or (), table["park_deck"] or ()]
    placed = [face for zone in zones for face in zone]
    if not state.packets:
        for seat, player in enumerate(table["player"]):
            for card in book.cards.friends[state.boards[seat]]:
                face = book.cards.face[card]
                if face not in placed and player["deck"] is None:
                    state.decks[seat] = (*state.decks[seat], face)
    left: list[int] = []
    for face in range(book.kids):
        left += [face] * (book.copies[face] - placed.count(face))
    if table["park"] is None:
        table["park"] = tuple(left.pop() for _ in range(min(len(left), book.numbers.park)))
    state.park = table["park"]
    state.park_deck = tuple(left) if table["park_deck"] is None else table["park_deck"]


def _fill_rewards(state: FortState, table: dict[str, Any]) -> None:
    """Give out the made-up rules and perks that must be there but are not named."""
    numbers = state.book.numbers
    named = [*state.rules, *(table["rule_pile"] or ())]
    rules = [rule for rule in state.book.cards.made_up_rules if rule not in named]
    named = [*state.perks, *(table["perk_row"] or ()), *(table["used_perks"] or ())]
    perks = [perk for perk in state.book.cards.perks if perk not in named]
    shown = state.seats + numbers.more_than_players
    state.used_perks = _sorted(table["used_perks"] or ())
    for seat, level in enumerate(state.levels):
        # If the pile is named, a rule missing from it is still to be chosen.
        is_missing = level >= numbers.made_up_rule_level and state.rules[seat] == NONE
        if is_missing and table["rule_pile"] is None:
            state.rules[seat] = rules.pop(0)
        is_used = level >= numbers.perk_level and state.perks[seat] == NONE
        if is_used and table["used_perks"] is None:
            state.used_perks = plus(state.used_perks, perks.pop())
    taken = sum(rule != NONE for rule in state.rules)
    taken_perks = sum(perk != NONE for perk in state.perks) + len(state.used_perks)
    pile, row = table["rule_pile"], table["perk_row"]
    state.rule_pile = tuple(rules[: shown - taken]) if pile is None else _sorted(pile)
    state.perk_row = tuple(perks[: shown - taken_perks]) if row is None else _sorted(row)
