"""Why something said in words is refused, also what no choice of the table stands for.

`take_column(6)`, `cement_mixer(3, 3)` or `look(roof_stack)` can be said but never be legal; people
get the same kind of answer for them as for every other refusal.
"""

import re

from ludoteca.core.decisions import Reason
from ludoteca.games.dream_home.contents import HELPER_NAMES, NOTHING, TOOL_NAMES, Contents
from ludoteca.games.dream_home.reasons import (
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
)
from ludoteca.games.dream_home.spaces import SPACE_NAMES
from ludoteca.games.dream_home.state import Homes

SENTENCE = re.compile(r"\s*([a-z_]+)\s*(?:\(\s*(.*?)\s*\))?\s*")
CARD = re.compile(r"([a-z_]+)_(\d\d)")
COLUMN_VERBS = ("discard_column", "jackhammer", "take_column", "drill", "cement_mixer")
SPACE_VERBS = ("place_room", "place_scaffold", "place_decor", "drill", "supplier", "handyman")
SEALED = ("room_deck", "resource_deck", "roof_stack", "discarded_roofs")
# For each verb something of its kind that can be chosen: whether it is asked for at all.
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
        """Return the text with pairs in the order of the table of choices."""
        words = self.words
        if self.verb == "cement_mixer":
            words = sorted(words)
        elif self.verb == "handyman":
            words = sorted(words, key=_place)
        return f"{self.verb}({', '.join(words)})" if words else self.verb

    def face_up(self) -> str:
        """Return the text without a wish to put the card of a swap face down."""
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


def impossible(sentence: Sentence, homes: Homes) -> Reason | None:
    """Return why nobody could ever choose this, in the order of the catalogue."""
    verb, words = sentence.verb, sentence.words
    if verb == "look" and words and words[0] in SEALED:
        return reason(HIDDEN_INFORMATION, {})
    columns = _columns(verb, words)
    for column in columns:
        if column not in ("1", "2", "3", "4", "5"):
            return reason(UNKNOWN_COLUMN, {"column": column})
    if verb == "cement_mixer" and len(set(columns)) == 1:
        is_empty = homes.rooms[int(columns[0]) - 1] == NOTHING
        code = COLUMN_EMPTY if is_empty else MIXER_SAME_COLUMN
        return reason(code, {"column": int(columns[0])})
    spaces = _spaces(verb, words)
    for space in spaces:
        if space not in SPACE_NAMES:
            return reason(UNKNOWN_SPACE, {"space": space})
    if verb in ("supplier", "roofer") and words:
        return _not_discarded(sentence, homes.terms.contents)
    if verb == "handyman" and len(set(spaces)) == 1:
        return reason(SWAP_SAME_CARD, {})
    return reason(FACE_UP_REQUIRED, {}) if verb == "drill" and words[-1:] == ["down"] else None


def _columns(verb: str, words: list[str]) -> list[str]:
    if verb not in COLUMN_VERBS:
        return []
    return words[:1] if verb == "drill" else words


def _spaces(verb: str, words: list[str]) -> list[str]:
    if verb not in SPACE_VERBS:
        return []
    spaces = {"drill": words[1:], "supplier": words[2:]}.get(verb, words)
    return [word for word in spaces if word not in ("up", "down")]


def _not_discarded(sentence: Sentence, contents: Contents) -> Reason:
    """A card that is on no pile, a resource that is no roof, or a swap face down."""
    words = sentence.words
    if sentence.verb == "roofer":
        others = (*contents.decor_names, *HELPER_NAMES, *TOOL_NAMES)
        code = NOT_A_ROOF if words[0] in others else NOT_IN_DISCARD
        return reason(code, {"card": words[0]})
    is_card = "_".join(words[:1] + [word.zfill(2) for word in words[1:2]]) in contents.card_names
    return reason(FACE_UP_REQUIRED if is_card else NOT_IN_DISCARD, {"card": words[0]})


def precedes(one: Reason, other: Reason) -> bool:
    """Return whether the first refusal comes first in the catalogue."""
    codes = [code for code, _ in CATALOGUE]
    return codes.index(one.code) < codes.index(other.code)


def is_about_the_step(refusal: Reason) -> bool:
    """Return whether the refusal has nothing to do with what the choice names."""
    return precedes(refusal, reason(UNKNOWN_COLUMN, {}))
