"""`ludoteca rules GAME [ID]`: the numbered rules (all, a chapter or one), or the short version."""

import re
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown

from ludoteca.cli.options import GameKey
from ludoteca.cli.words import SPEAKER, open_game, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.rulebooks import rulebook, rules_of, short_rules


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("rules", help=say("rules-help"), epilog=say("rules-examples"))
    def command(
        game: GameKey,
        rule: Annotated[str | None, typer.Argument(help=say("rule-help"))] = None,
        short: Annotated[bool, typer.Option("--short", help=say("rules-short"))] = False,
    ) -> None:
        opened = open_game(game)
        key = opened.key
        if short:
            tell_shortly(opened)
            return
        if rule is None:
            print(rulebook(key))
            return
        rules = rules_of(key)
        wanted = rule.upper()
        found = [(name, text) for name, text in rules.items() if name.startswith(wanted)]
        if not found:
            refuse(Reason("unknown_rule", {"rule": rule, "game": key}))
        for name, text in found:
            print(f"{name}  {text}")


def tell_shortly(game: Game[Any]) -> None:
    """Print the rules as you would explain them to a friend."""
    told = short_rules(game.folder, SPEAKER.lang)
    if told is None:
        refuse(Reason("no_short_rules", {"game": game.key}))
    # Pictures are for the page; a terminal leaves them out.
    Console().print(Markdown(re.sub(r"!\[[^]]*\]\([^)]*\) ?", "", told)))
