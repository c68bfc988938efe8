"""`ludoteca arena`: tournaments among bots, and what a game's balance looks like."""

import typer

from ludoteca.cli import arena_balance, arena_run
from ludoteca.cli.words import say


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    arena = typer.Typer(help=say("arena-help"))
    app.add_typer(arena, name="arena")
    arena_run.add_to(arena)
    arena_balance.add_to(arena)
