"""Finds the room cards that the words of a position mean."""

from typing import Any

from ludoteca.core.wire import WireError
from ludoteca.games.dream_home.box.contents import DOWN, NOTHING, ROOM_CARDS, VACANT, Contents
from ludoteca.games.dream_home.rules.table.state import Homes

UNNAMED = 2 * DOWN  # a face-down card yet to be dealt


class CardReader:
    """Gives every named room a card, exact cards first, so that bare types take what is left."""

    def __init__(
        self, contents: Contents, table: dict[str, Any], pending: list[dict[str, Any]]
    ) -> None:
        self.contents = contents
        self.table = table
        self.free = [True] * ROOM_CARDS
        houses = [spot for player in table["player"] for spot in spots_of(player)]
        names = houses + table["rooms"] + [str(step.get("card", "")) for step in pending]
        names += [*(table["room_pile"] or []), *(table["room_deck"] or [])]
        for name in names:
            bare = name.removeprefix("empty:")
            if bare in contents.card_names:
                self.free[contents.card_names.index(bare)] = False

    def card(self, name: str, path: str) -> int:
        """Return the card with this name, or the first free one of this type."""
        if name == "none" and path == "rooms":  # a gap on the table; piles and houses have none
            return NOTHING
        if name in self.contents.card_names:
            return self.contents.card_names.index(name)
        if name not in self.contents.room_names:
            raise WireError(path, f"{name!r} is not a room", "unknown_word", word=str(name))
        room = self.contents.room_names.index(name)
        for card in range(ROOM_CARDS):
            if self.free[card] and self.contents.type_of[card] == room:
                self.free[card] = False
                return card
        raise WireError(path, f"no {name} is left", "none_left", word=str(name))

    def house(self, player: dict[str, Any]) -> list[int]:
        """Return what lies on the twelve spaces; unnamed empty rooms are filled in later."""
        house: list[int] = []
        for spot in spots_of(player):
            if spot in ("vacant", "scaffold"):
                house.append(VACANT)
            elif spot == "empty":
                house.append(UNNAMED)
            elif spot.startswith("empty:"):
                house.append(self.card(spot.removeprefix("empty:"), "player") + DOWN)
            else:
                house.append(self.card(spot, "player"))
        return house

    def in_frame(self, step: dict[str, Any]) -> dict[str, Any]:
        """Return the pending step with its exact card."""
        if "card" not in step:
            return step
        card = self.card(str(step["card"]), "pending")
        return {**step, "card": self.contents.card_names[card]}

    def fill(self, homes: Homes) -> None:
        """Deal the cards not named anywhere: unnamed empty rooms, then the deck, then the pile."""
        pile = [self.card(name, "room_pile") for name in self.table["room_pile"] or []]
        deck = [self.card(name, "room_deck") for name in self.table["room_deck"] or []]
        rest = [card for card in range(ROOM_CARDS) if self.free[card]]
        for at, card in enumerate(homes.houses):
            if card == UNNAMED:
                if not rest:
                    raise WireError("player", "no card is left", "none_left", word="empty")
                homes.houses[at] = rest.pop() + DOWN
        if self.table["room_deck"] is None:
            size = max(0, ROOM_CARDS - 5 * homes.round)
            deck, rest = rest[:size], rest[size:]
        homes.room_deck = tuple(deck)
        homes.room_pile = (*pile, *rest)


def spots_of(player: dict[str, Any]) -> list[str]:
    """Return what a player's table says about the twelve spaces, in their order."""
    spots: list[str] = player["floor_2"] + player["floor_1"] + player["basement"]
    return spots


def scaffolds_of(player: dict[str, Any]) -> int:
    """Return the spaces with a Scaffold, as bits."""
    return sum(1 << space for space, spot in enumerate(spots_of(player)) if spot == "scaffold")
