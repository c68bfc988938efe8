"""Positions as people write them: a house per player, zones by name; what is left out is filled in.

A room may be named by its card (`kitchen_03`) or its type (`kitchen`: the first copy not used
elsewhere); `empty` is any card face down, `empty:kitchen_03` a particular one.
"""

from typing import Any

from ludoteca.core import wire
from ludoteca.core.wire import WireError
from ludoteca.games.dream_home.box.contents import (
    DECOR,
    DOWN,
    HELPER,
    HELPER_NAMES,
    HELPERS,
    NOTHING,
    RESOURCE_CARDS,
    SCAFFOLD,
    TOKENS,
    TOOL,
    TOOL_NAMES,
    TOOLS,
    VACANT,
    Contents,
    Terms,
    is_roof,
)
from ludoteca.games.dream_home.box.spaces import SPACE_NAMES, SPACES
from ludoteca.games.dream_home.edge.card_reader import CardReader, scaffolds_of
from ludoteca.games.dream_home.edge.shapes import STACK, vocabularies
from ludoteca.games.dream_home.edge.view import OPTIONS
from ludoteca.games.dream_home.rules.decor import PlaceDecor
from ludoteca.games.dream_home.rules.moment import Moment
from ludoteca.games.dream_home.rules.table.state import Homes

NAMES = wire.ListOf(wire.TEXT)
PLAYER: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    floor_2=(wire.ListOf(wire.TEXT, 5), ["vacant"] * 5),
    floor_1=(wire.ListOf(wire.TEXT, 5), ["vacant"] * 5),
    basement=(wire.ListOf(wire.TEXT, 2), ["vacant"] * 2),
    decor=(wire.DictOf(wire.TEXT), {}),
    garden=(NAMES, []),
    tools=(NAMES, []),
    helpers=(NAMES, []),
    roof=(NAMES, []),
)
TABLE: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    round=wire.Int(0, 12),
    first=(wire.SEAT, 0),
    marker=(wire.Maybe(wire.SEAT), None),
    skipped=(wire.ListOf(wire.SEAT), []),
    options=(NAMES, []),
    rooms=(wire.ListOf(wire.TEXT, 5), ["none"] * 5),
    resources=(wire.ListOf(wire.TEXT, 5), ["none"] * 5),
    room_pile=(wire.Maybe(NAMES), None),
    resource_pile=(wire.Maybe(NAMES), None),
    roof_pile=(wire.Maybe(NAMES), None),
    box_tokens=(NAMES, []),
    box_resources=(NAMES, []),
    room_deck=(wire.Maybe(NAMES), None),
    resource_deck=(wire.Maybe(NAMES), None),
    rng=(wire.RNG, 0),
    pending=(wire.Maybe(wire.ListOf(wire.DictOf(wire.PLAIN))), None),
    player=wire.ListOf(PLAYER),
)


class Layout:
    """Reads and writes the positions of one box."""

    def __init__(self, contents: Contents, spelling: wire.Spelling) -> None:
        self.contents = contents
        self.spelling = spelling
        self.resources = vocabularies(contents)["resource"]

    # -- writing ---------------------------------------------------------------------------

    def write(self, homes: Homes) -> dict[str, Any]:
        """Return the whole table in words, with nothing left to fill in."""
        cards, resources = self.contents.card_names, self.resources
        return {
            "round": homes.round,
            "first": f"p{homes.first + 1}",
            "marker": f"p{homes.marker + 1}",
            "skipped": [f"p{s + 1}" for s in range(homes.seats) if homes.hammered >> s & 1],
            "options": [key for key in OPTIONS if getattr(homes.terms, key)],
            "rooms": ["none" if card == NOTHING else cards[card] for card in homes.rooms],
            "resources": ["none" if r == NOTHING else resources[r] for r in homes.resources],
            "room_pile": [cards[card] for card in homes.room_pile],
            "resource_pile": [resources[card] for card in homes.resource_pile],
            "roof_pile": [resources[card] for card in homes.roof_pile],
            "box_tokens": self._tokens(homes.box_tokens),
            "box_resources": [resources[card] for card in homes.box_resources],
            "room_deck": [cards[card] for card in homes.room_deck],
            "resource_deck": [resources[card] for card in homes.resource_deck],
            "rng": wire.RNG.write(homes.rng, self.spelling),
            "pending": [STACK.write(frame, self.spelling) for frame in homes.stack],
            "player": [self._player(homes, seat) for seat in range(homes.seats)],
        }

    def _tokens(self, bits: int) -> list[str]:
        return [self.contents.decor_names[token] for token in range(TOKENS) if bits >> token & 1]

    def _player(self, homes: Homes, seat: int) -> dict[str, Any]:
        base = SPACES * seat
        spots = [self._spot(homes, seat, space) for space in range(SPACES)]
        tokens = homes.tokens[base : base + SPACES]
        tools = homes.tools[TOOLS * seat : TOOLS * (seat + 1)]
        helpers = homes.helpers[HELPERS * seat : HELPERS * (seat + 1)]
        return {
            "floor_2": spots[:5],
            "floor_1": spots[5:10],
            "basement": spots[10:],
            "decor": {
                SPACE_NAMES[space]: self.contents.decor_names[token]
                for space, token in enumerate(tokens)
                if token >= 0
            },
            "garden": self._tokens(homes.gardens[seat]),
            "tools": [TOOL_NAMES[t] for t, count in enumerate(tools) for _ in range(count)],
            "helpers": [HELPER_NAMES[h] for h, count in enumerate(helpers) for _ in range(count)],
            "roof": [self.resources[roof] for roof in homes.roofs[seat]],
        }

    def _spot(self, homes: Homes, seat: int, space: int) -> str:
        card = homes.houses[SPACES * seat + space]
        if homes.scaffolds[seat] >> space & 1:
            return "scaffold"
        if card == VACANT:
            return "vacant"
        name = self.contents.card_names[card % DOWN]
        return f"empty:{name}" if card >= DOWN else name

    # -- reading ---------------------------------------------------------------------------

    def read(self, data: dict[str, Any]) -> Homes:
        """Return the table that these words describe, or raise WireError."""
        table = TABLE.read(data, self.spelling, "table")
        pending = table["pending"] or [{wire.IS: "take_column", "seat": f"p{table['first'] + 1}"}]
        cards = CardReader(self.contents, table, pending)
        players = table["player"]
        if not 2 <= len(players) <= 4:
            raise WireError(
                "table.player",
                f"2 to 4 players are needed, not {len(players)}",
                "player_count",
                found=len(players),
            )
        stack = [
            STACK.read(cards.in_frame(step), self.spelling, f"table.pending[{i}]")
            for i, step in enumerate(pending)
        ]
        options = {key: key in table["options"] for key in OPTIONS}
        marker = table["first"] if table["marker"] is None else table["marker"]
        homes = Homes(
            seats=len(players),
            stack=stack if table["pending"] != [] else [],
            rng=table["rng"],
            terms=Terms(self.contents, **options),
            round=table["round"],
            first=table["first"],
            marker=marker,
            hammered=sum(1 << seat for seat in table["skipped"]),
            rooms=[cards.card(name, "rooms") for name in table["rooms"]],
            resources=[self._resource(name, "resources") for name in table["resources"]],
            room_deck=(),
            resource_deck=(),
            room_pile=(),
            resource_pile=(),
            roof_pile=(),
            houses=[card for player in players for card in cards.house(player)],
            tokens=tuple(token for player in players for token in self._decor(player)),
            scaffolds=tuple(scaffolds_of(player) for player in players),
            gardens=tuple(self._bits(player["garden"]) for player in players),
            tools=tuple(n for p in players for n in self._counts(p["tools"], TOOL, TOOLS)),
            helpers=tuple(n for p in players for n in self._counts(p["helpers"], HELPER, HELPERS)),
            roofs=[tuple(self._resource(n, "roof") for n in p["roof"]) for p in players],
            box_tokens=self._bits(table["box_tokens"]),
            box_resources=tuple(self._resource(n, "box") for n in table["box_resources"]),
        )
        cards.fill(homes)
        self._fill_resources(homes, table)
        homes.asked = homes.stack[-1].ask(homes) if homes.stack else None
        return homes

    def _resource(self, name: str, path: str) -> int:
        if name == "none" and path == "resources":
            return NOTHING
        if name not in self.resources:
            raise WireError(path, f"{name!r} is not a resource", "unknown_word", word=str(name))
        return self.resources.index(name)

    def _decor(self, player: dict[str, Any]) -> list[int]:
        tokens = [-1] * SPACES
        for space, name in player["decor"].items():
            if space not in SPACE_NAMES:
                raise WireError(
                    "decor", f"{space!r} is not a space", "unknown_word", word=str(space)
                )
            tokens[SPACE_NAMES.index(space)] = self._token(name)
        return tokens

    def _token(self, name: str) -> int:
        if name not in self.contents.decor_names:
            raise WireError(
                "decor", f"{name!r} is not a decor token", "unknown_word", word=str(name)
            )
        return self.contents.decor_names.index(name)

    def _bits(self, names: list[str]) -> int:
        return sum(1 << self._token(name) for name in names)

    def _counts(self, names: list[str], first: int, kinds: int) -> list[int]:
        held = [self._resource(name, "player") - first for name in names]
        if any(not 0 <= kind < kinds for kind in held):
            raise WireError(
                "player", f"{names} do not lie beside a house", "beside_house", names=str(names)
            )
        return [held.count(kind) for kind in range(kinds)]

    def _fill_resources(self, homes: Homes, table: dict[str, Any]) -> None:
        """Cards that the words leave out: decor cards in use, then the deck, then the piles."""
        left = self.contents.resource_copies[:]
        given = {
            key: None if table[key] is None else [self._resource(n, key) for n in table[key]]
            for key in ("resource_pile", "roof_pile", "resource_deck")
        }
        used = [card for card in homes.resources if card != NOTHING]
        used += [*homes.box_resources, *(roof for stack in homes.roofs for roof in stack)]
        used += [TOOL + i % TOOLS for i, n in enumerate(homes.tools) for _ in range(n)]
        used += [HELPER + i % HELPERS for i, n in enumerate(homes.helpers) for _ in range(n)]
        used += [TOOL + SCAFFOLD] * sum(bits.bit_count() for bits in homes.scaffolds)
        for frame in homes.stack:
            if isinstance(frame, PlaceDecor):
                used.append(DECOR + frame.token)
            elif isinstance(frame, Moment) and frame.holds_scaffold():
                used.append(TOOL + SCAFFOLD)
        for cards in given.values():
            used += cards or []
        pile = [card for card in self._decor_cards(homes) if card not in used]
        for card in used + pile:
            left[card] -= 1
        rest = [card for card, count in enumerate(left) for _ in range(count)]
        deck = given["resource_deck"]
        if deck is None:
            size = max(0, RESOURCE_CARDS - 4 * homes.round)
            deck, rest = rest[:size], rest[size:]
        pile += [card for card in rest if not is_roof(card)]
        roofs = [card for card in rest if is_roof(card)]
        homes.resource_deck = tuple(deck)
        homes.resource_pile = (*(given["resource_pile"] or ()), *pile)
        homes.roof_pile = (*(given["roof_pile"] or ()), *roofs)

    def _decor_cards(self, homes: Homes) -> list[int]:
        """The cards of tokens in use lie on the discard pile (D-DECOR-01)."""
        bits = homes.box_tokens
        for garden in homes.gardens:
            bits |= garden
        on_cards = {token for token in homes.tokens if token >= 0}
        return [DECOR + t for t in range(TOKENS) if bits >> t & 1 or t in on_cards]
