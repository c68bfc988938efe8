"""`ludoteca rules GAME [ID]`: the numbered rules, whole, by chapter or one."""

from typing import Annotated

import typer

from ludoteca.cli.words import open_game, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.rulebooks import rulebook, rules_of


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("rules", help=say("rules-help"), epilog=say("rules-examples"))
    def command(
        game: Annotated[str, typer.Argument(help=say("game-help"))],
        rule: Annotated[str | None, typer.Argument(help=say("rule-help"))] = None,
    ) -> None:
        key = open_game(game).key
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
