"""What a judged picture of a scene is, for games that have one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ludoteca.core.decisions import Reason, Value


class Photograph(NamedTuple):
    """A judged picture of a scene: what `ludoteca photo` prints, or writes as JSON, and draws."""

    refusals: tuple[Reason, ...]  # why the game would not accept it
    rows: tuple[dict[str, Value], ...]  # what it shows, a row for each figure, keys as in views
    data: Any  # everything as plain data, in the game's own layout
    draw: Callable[[Callable[[str], str], bool], str]  # names in words, annotated -> SVG
