"""Why something said in words is refused, even if no choice in the table stands for it.

`take_column(6)`, `cement_mixer(3, 3)` or `look(roof_stack)` can be said but are never legal; people
get the same kind of answer for them as for any other refusal.
"""

import re

from ludoteca.core.decisions import Reason, Value
from ludoteca.games.dream_home.box.contents import HELPER_NAMES, NOTHING, TOOL_NAMES, Contents
from ludoteca.games.dream_home.box.spaces import SPACE_NAMES
from ludoteca.games.dream_home.rules.moment import columns_left
from ludoteca.games.dream_home.rules.reasons import (
    CATALOGUE,
    COLUMN_EMPTY,
    FACE_UP_REQUIRED,
    HIDDEN_INFORMATION,
    MIXER_SAME_COLUMN,
    NOT_A_ROOF,
    NOT_IN_DISCARD,
    SWAP_SAME_CARD,
    UNKNOWN_COLUMN,
    UNKNOWN_SPACE,
    reason,
    rules_behind,
)
from ludoteca.games.dream_home.rules.table.choices import (
    USE_DRILL,
    USE_MIXER,
    USE_ROOFER,
    USE_SUPPLIER,
)
from ludoteca.games.dream_home.rules.table.state import Homes

SENTENCE = re.compile(r"\s*([a-z_]+)\s*(?:\(\s*(.*?)\s*\))?\s*")
CARD = re.compile(r"([a-z_]+)_(\d\d)")
DIGITS = re.compile(r"[0-9]{1,3}")
COLUMN_VERBS = ("discard_column", "jackhammer", "take_column", "drill", "cement_mixer")
SPACE_VERBS = ("place_room", "place_scaffold", "place_decor", "drill", "supplier", "handyman")
SEALED = {  # what nobody may look into, and why
    "room_deck": ("D-INFO-02",),
    "resource_deck": ("D-INFO-02",),
    "roof_stack": ("D-ROOF-02", "D-INFO-02"),
    "discarded_roofs": ("D-INFO-03",),
}
# For each verb, a choice of its kind, to check whether it is asked for at all.
SAMPLES = {
    "look": "pass",
    "discard_column": "discard_column(2)",
    "jackhammer": "jackhammer(1)",
    "take_column": "take_column(1)",
    "drill": "drill(1, f2c1)",
    "cement_mixer": "cement_mixer(1, 2)",
    "place_scaffold": "place_scaffold(f2c1)",
    "place_room": "place_room(f2c1, up)",
    "place_decor": "place_decor(f2c1)",
    "handyman": "handyman(f2c1, f2c2)",
}


class Sentence:
    """A verb and its words, in any order that people may write them."""

    def __init__(self, text: str) -> None:
        match = SENTENCE.fullmatch(text)
        self.verb = match.group(1) if match else ""
        inside = (match.group(2) or "") if match else ""
        self.words = [word.strip() for word in inside.split(",")] if inside else []
        card = CARD.fullmatch(self.words[0]) if self.verb == "supplier" and self.words else None
        if card:  # both `supplier(garage_03, f0c5)` and `supplier(garage, 3, f0c5)` can be read
            self.words[:1] = [card.group(1), str(int(card.group(2)))]

    def in_order(self) -> str:
        """Return the text with pairs in the order that the table of choices uses."""
        words = self.words
        if self.verb == "cement_mixer":
            words = sorted(words)
        elif self.verb == "handyman":
            words = sorted(words, key=_place)
        return f"{self.verb}({', '.join(words)})" if words else self.verb

    def face_up(self) -> str:
        """Return the text without any request to put a swapped card face down."""
        words = [word for word in self.words if word != "down"]
        return f"{self.verb}({', '.join(words)})"

    def sample(self, contents: Contents) -> str:
        """Return something of the same kind that can be chosen."""
        if self.verb == "supplier":
            return f"supplier({contents.room_names[0]}, 1, f2c1)"
        if self.verb == "roofer":
            return f"roofer({contents.resource_names[0].removeprefix('roof.')})"
        return SAMPLES.get(self.verb, "")


def _place(space: str) -> int:
    return SPACE_NAMES.index(space) if space in SPACE_NAMES else len(SPACE_NAMES)


def impossible(sentence: Sentence, homes: Homes, seat: int) -> Reason | None:
    """Return why nobody could ever choose this, in the order of the catalogue.

    None for meaningless words, and for what is not secret from the seat.
    """
    verb, words = sentence.verb, sentence.words
    if "" in words:
        return None
    if verb == "look" and len(words) == 1 and is_sealed(homes, seat, words[0]):
        return reason(HIDDEN_INFORMATION, {}, SEALED[words[0]])
    columns, spaces = _columns(verb, words), _spaces(verb, words)
    for column in columns:
        if column not in ("1", "2", "3", "4", "5"):
            return reason(UNKNOWN_COLUMN, {"column": column})
    if verb == "cement_mixer" and len(columns) == 2 and len(set(columns)) == 1:
        return _one_column(homes, int(columns[0]))
    for space in spaces:
        if space not in SPACE_NAMES:
            rules = ("D-HOUSE-01", "D-PLACE-01") if verb == "place_room" else ("D-HOUSE-01",)
            return reason(UNKNOWN_SPACE, {"space": space}, rules)
    if verb in ("supplier", "roofer") and words:
        return _not_discarded(sentence, homes.terms.contents)
    if verb == "handyman" and len(spaces) == 2 and len(set(spaces)) == 1:
        return reason(SWAP_SAME_CARD, {})
    if verb == "drill" and len(words) == 3 and words[-1] == "down":
        return reason(FACE_UP_REQUIRED, {}, rules_behind(FACE_UP_REQUIRED, USE_DRILL))
    return None


def is_sealed(homes: Homes, seat: int, pile: str) -> bool:
    """Return whether the seat may not see what lies in this pile now."""
    if pile == "roof_stack" and homes.terms.open_roofs:
        return False
    is_roofer = homes.asked is not None and (homes.asked.seat, homes.asked.kind) == (seat, "roofer")
    return pile in SEALED and not (pile == "discarded_roofs" and is_roofer)


def _one_column(homes: Homes, column: int) -> Reason:
    """The Cement Mixer was asked to swap a card with itself, or with nothing."""
    args: dict[str, Value] = {"column": column, "left": columns_left(homes)}
    if homes.rooms[column - 1] == NOTHING:
        return reason(COLUMN_EMPTY, args, rules_behind(COLUMN_EMPTY, USE_MIXER))
    return reason(MIXER_SAME_COLUMN, {})


def _columns(verb: str, words: list[str]) -> list[str]:
    if verb not in COLUMN_VERBS:
        return []
    return words[:1] if verb == "drill" else words


def _spaces(verb: str, words: list[str]) -> list[str]:
    if verb not in SPACE_VERBS:
        return []
    spaces = {"drill": words[1:], "supplier": words[2:]}.get(verb, words)
    return [word for word in spaces if word not in ("up", "down")]


def _not_discarded(sentence: Sentence, contents: Contents) -> Reason | None:
    """A card that is not on the pile, a resource that is not a roof, or a swap face down."""
    words = sentence.words
    if sentence.verb == "roofer":
        return _no_roof(words, contents)
    copy = int(words[1]) if len(words) > 1 and DIGITS.fullmatch(words[1]) else 0
    if f"{words[0]}_{copy:02}" not in contents.card_names:
        is_room = words[0] in contents.room_names
        named = {"card": f"room.{words[0]}" if is_room else words[0], "copy": copy}
        return reason(NOT_IN_DISCARD, named, rules_behind(NOT_IN_DISCARD, USE_SUPPLIER))
    if words[3:] == ["down"]:
        return reason(FACE_UP_REQUIRED, {}, rules_behind(FACE_UP_REQUIRED, USE_SUPPLIER))
    return None


def _no_roof(words: list[str], contents: Contents) -> Reason | None:
    """Something other than a roof was asked for."""
    if len(words) != 1:
        return None
    kinds = {"decor": contents.decor_names, "helper": HELPER_NAMES, "tool": TOOL_NAMES}
    for kind, names in kinds.items():
        if words[0] in names:
            return reason(NOT_A_ROOF, {"card": f"{kind}.{words[0]}"})
    rules = rules_behind(NOT_IN_DISCARD, USE_ROOFER)
    return reason(NOT_IN_DISCARD, {"card": words[0], "copy": 0}, rules)


def precedes(one: Reason, other: Reason) -> bool:
    """Return whether the first refusal comes first in the catalogue."""
    codes = [code for code, _ in CATALOGUE]
    return codes.index(one.code) < codes.index(other.code)


def is_about_the_step(refusal: Reason) -> bool:
    """Return whether the refusal has nothing to do with what the choice names."""
    return precedes(refusal, reason(UNKNOWN_COLUMN, {}))
