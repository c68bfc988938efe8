"""Every word a person reads: Fluent behind one class, the Speaker, in five languages.

The table's own words lie beside this file, each game's in its folder. Everything else in the
program speaks in code names (`room.kitchen`, `seat.0`) and lets the Speaker put them into words.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core.bounds import NUMBER, excerpt
from ludoteca.core.box import Verbatim
from ludoteca.core.decisions import Reason, Value, Words
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.wire import Problem
from ludoteca.locale.printable import printable

LANGUAGES = ("en", "pt-BR", "pt-PT", "it", "fr")
HERE = Path(__file__).parent
SEAT = re.compile("[0-9]{1,3}")


def languages_of(folder: Path) -> tuple[str, ...]:
    """Return those of our languages that a folder has words in; a new game may start with few."""
    return tuple(lang for lang in LANGUAGES if (folder / f"{lang}.ftl").exists())


def words_in(folder: Path, lang: str) -> Path:
    """Return the file with a folder's words in a language, or in English if it lacks that one."""
    return folder / f"{lang if lang in languages_of(folder) else 'en'}.ftl"


@lru_cache(maxsize=64)
def bundle(folder: Path, lang: str) -> FluentBundle:
    """Return the messages of a folder in a language."""
    file = words_in(folder, lang)
    # Isolation marks are off in Python and the browser alike: terminals show them as boxes.
    made = FluentBundle([file.stem], use_isolating=False)
    made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def language(wish: str | None) -> str:
    """Return our language nearest to the one wanted (`pt_BR.UTF-8`, `fr`, None).

    >>> language("pt_PT.UTF-8"), language("fr-CA"), language("pt"), language("ja"), language(None)
    ('pt-PT', 'fr', 'pt-BR', 'en', 'en')
    """
    code = (wish or "").split(".")[0].replace("_", "-").lower()
    exact = [ours for ours in LANGUAGES if ours.lower() == code]
    near = [ours for ours in LANGUAGES if ours.split("-")[0] == code.split("-")[0]]
    return (exact + near + ["en"])[0]


def added_rows(game: Game[Any]) -> Iterator[str]:
    """Yield the code names that an owner added to the box: we have no words for these."""
    for table in game.extendable:
        for row in set(game.box.children(table)) - set(game.own_box.children(table)):
            yield f"{table}.{row}"


def readable(name: str) -> str:
    """Return a name from a box as its owner would say it.

    >>> readable("wine_bar")
    'Wine bar'
    """
    text = name.replace("_", " ").strip()
    return text[:1].upper() + text[1:]


class Speaker:
    """Puts the table, and one game if given, into the words of a language.

    Names and values from elsewhere are made printable here, so that a sentence stays a sentence.
    """

    def __init__(
        self, lang: str, game: Game[Any] | None = None, names: tuple[str, ...] = ()
    ) -> None:
        self.lang = lang
        # Verbatim: a person's name may read like one of our messages.
        self.names: tuple[str, ...] = tuple(Verbatim(printable(name)) for name in names)
        self._bundles = [bundle(HERE, lang)]
        self._given: frozenset[str] = frozenset()  # rows that an owner added to the box
        if game is not None:
            self._bundles.insert(0, bundle(game.folder / "locale", lang))
            self._given = frozenset(added_rows(game))

    def say(self, key: str, **args: Value) -> str:
        """Return the message with its arguments in words."""
        words = {name: self.value(value) for name, value in args.items()}
        for messages in self._bundles:
            if messages.has_message(key):
                pattern = messages.get_message(key).value
                assert pattern is not None, key
                text, problems = messages.format_pattern(pattern, words)
                if problems:
                    raise ValueError(f"{self.lang} {key} {args}: {problems}")
                return str(text)
        raise LookupError(f"{self.lang}: no words for {key!r}")

    def has(self, key: str) -> bool:
        """Return whether there is such a message."""
        return any(messages.has_message(key) for messages in self._bundles)

    def value(self, value: Value) -> Any:
        """Return a value as people read it: names for code names, lists with "and"."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, int):
            return value if abs(value) <= NUMBER else excerpt(value)
        if isinstance(value, Verbatim):
            return printable(value)
        if isinstance(value, Problem) and value.code:
            exact = {k: Verbatim(v) if isinstance(v, str) else v for k, v in value.args.items()}
            return self.say(f"wire-{value.code}", **exact)
        if isinstance(value, (tuple, list)):
            return self.listing([str(self.value(item)) for item in value])
        return self.name(str(value))

    def listing(self, items: list[str]) -> str:
        """Return the items as one phrase: "a, b and c"."""
        if not items:
            return self.say("list-nothing")
        if len(items) == 1:
            return items[0]
        return self.say("list-and", most=", ".join(items[:-1]), last=items[-1])

    def name(self, code: str) -> str:
        """Return the name behind a code name; other text stays as it is, made printable."""
        kind, dot, name = code.partition(".")
        if not dot or not kind.isidentifier():
            return printable(code)
        if kind == "seat" and SEAT.fullmatch(name):
            seat = int(name)
            if seat < len(self.names):
                return self.names[seat]
            return self.say("player-number", number=seat + 1)
        key = f"{kind}-{name}"
        if code in self._given and not self.has(key):
            return readable(name)
        try:
            return self.say(key) if self.has(key) else printable(code)
        except ValueError:  # text from elsewhere that happens to read like one of our messages
            return printable(code)

    def choice(self, words: Words) -> str:
        """Return what a choice does, as its button says it."""
        return self.say(f"choice-{words.verb}", **words.args)

    def ask(self, kind: str, about: dict[str, Value]) -> str:
        """Return the question of a decision."""
        return self.say(f"ask-{kind}", **about)

    def event(self, event: Event) -> str:
        """Return the log line for an event, as it was seen."""
        veil = "-veiled" if event.is_veiled else ""
        return self.say(f"event-{event.kind}{veil}", **event.args)

    def reason(self, reason: Reason) -> str:
        """Return why something is refused."""
        return self.say(f"reason-{reason.code}", **reason.args)

    def label(self, key: str) -> str:
        """Return the heading for a part of a view."""
        return self.say(f"view-{key}")

    def part(self, key: str) -> str:
        """Return the name of a part of the score."""
        return self.say(f"part-{key}")

    def option(self, key: str, value: object = None) -> str:
        """Return the name of an option, or of one of its values."""
        return self.say(f"option-{key}" if value is None else f"option-{key}-{value}".lower())
