"""`ludoteca box check FILE`: whether an owner's box can be played with, and what it changes."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.options import BoxFile, GameKey
from ludoteca.cli.words import open_game, refuse, say
from ludoteca.core.box import Box
from ludoteca.core.decisions import Reason
from ludoteca.games import GAMES
from ludoteca.locale.printable import printable


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    box = typer.Typer(help=say("box-commands-help"))
    app.add_typer(box, name="box")

    @box.command("check", help=say("box-check-help"), epilog=say("box-check-examples"))
    def check(file: Annotated[Path, typer.Argument(help=say("box-help"))]) -> None:
        key = game_of(file)
        game = open_game(key, file)
        changes = game.box.changes_from(game.own_box)
        print(say("box-good", file=str(file), game=game.key, changes=len(changes)))
        for path, change in changes.items():
            was = game.own_box.entries.get(path)
            before = "–" if was is None else was.value
            print("  " + printable(f"{path}: {before} → {change['value']}"))

    @box.command("show", help=say("box-show-help"))
    def show(
        game: GameKey,
        box: BoxFile = None,
        assumed: Annotated[bool, typer.Option(help=say("assumed-help"))] = False,
    ) -> None:
        opened = open_game(game, box)
        entries = opened.box.assumed() if assumed else opened.box.entries.items()
        for path, entry in entries:
            confidence = f", {entry.confidence}" if entry.confidence else ""
            print(printable(f"{path} = {entry.value}  ({entry.source}{confidence})"))


def game_of(file: Path) -> str:
    """Return the game that a box file names, or refuse."""
    key = Box.load(file).head.get("game")
    if not isinstance(key, str):
        refuse(Reason("box_no_game", {"file": file.name}))
    if key not in GAMES:
        refuse(Reason("box_other_game", {"file": file.name, "game": key}))
    return key
