"""What a score pad asks for, as data: a page or a terminal can draw it without knowing the game.

A game that scores real tables describes its pad here, in the words of its own box; what people
fill in has the form that `Game.score_sheet` takes.
"""

from typing import Any, NamedTuple

TEXT, NUMBER, FLAG, CHOICE = "text", "number", "flag", "choice"
MANY = "many"  # any of the options, even several times: a list
ROW = "row"  # an option for each of the places, in a row: a list
MAP = "map"  # an option for any of the places
LISTS = "lists"  # some options for each of the places
NUMBERS = "numbers"  # a number for any of the places


class Named(NamedTuple):
    """A place or an option: what is written, its code name, and how often it may be chosen."""

    value: str
    name: str
    most: int | None = None


class Field(NamedTuple):
    """One thing a pad asks for; `label` is its message; without `usual` it must be answered."""

    key: str
    kind: str
    label: str
    options: tuple[Named, ...] = ()
    places: tuple[Named, ...] = ()
    least: int | None = None
    most: int | None = None
    usual: Any = None
    first: int | None = None  # the column of the first place of a row
    optional: bool | None = None  # may be left out even without `usual`
    way: str | None = None  # the way of filling in the pad that it belongs to

    def data(self) -> dict[str, Any]:
        """Return the field as plain data, leaving out what it does not set."""
        told = {
            name: value
            for name, value in self._asdict().items()
            if value is not None and value != ()
        }
        for name in ("options", "places"):
            if name in told:
                told[name] = [
                    {part: value for part, value in one._asdict().items() if value is not None}
                    for one in told[name]
                ]
        return told


class ScoreForm(NamedTuple):
    """A pad: the fields of the whole table, and those of each player in a list.

    >>> name = Field("name", TEXT, "pad-name", usual="")
    >>> ScoreForm("player", 2, 4, (name,)).data()["player"]
    [{'key': 'name', 'kind': 'text', 'label': 'pad-name', 'usual': ''}]
    """

    list: str
    least: int
    most: int
    player: tuple[Field, ...]
    table: tuple[Field, ...] = ()
    ways: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """Return the form as plain data."""
        told = self._asdict()
        for name in ("player", "table"):
            told[name] = [field.data() for field in told[name]]
        return told
