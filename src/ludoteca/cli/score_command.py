"""`ludoteca score GAME FILE`: scores a real table for owners of the printed game."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludoteca.cli.options import AsJson, BoxFile, GameKey
from ludoteca.cli.words import SPEAKER, console, open_game, print_data, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Sheet
from ludoteca.core.positions import PositionError, load_toml
from ludoteca.locale import Speaker
from ludoteca.locale.printable import printable


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("score", help=say("score-help"), epilog=say("score-examples"))
    def command(
        game: GameKey,
        file: Annotated[Path, typer.Argument(help=say("table-help"))],
        box: BoxFile = None,
        as_json: AsJson = False,
    ) -> None:
        opened = open_game(game, box)
        try:
            sheet = opened.score_sheet(load_toml(file))
        except PositionError as error:
            refuse(error.reasons[0], opened)
        except NotImplementedError:
            refuse(Reason("no_score_pad", {"game": opened.key}))
        if as_json:
            print_data(sheet.data)
        else:
            show(sheet, Speaker(SPEAKER.lang, opened))


def show(sheet: Sheet, speaker: Speaker) -> None:
    """Print the sheet as the printed pad shows it: a row per part, a column per player."""
    table = Table("", *map(printable, sheet.names), box=None)
    for part in dict.fromkeys(key for parts in sheet.parts for key in parts):
        table.add_row(speaker.part(part), *(str(parts.get(part, 0)) for parts in sheet.parts))
    table.add_row(say("total"), *map(str, sheet.totals), style="bold")
    if len(sheet.names) > 1:
        table.add_row(say("place"), *map(str, sheet.places))
    console().print(table)
    for note in sheet.notes:
        console().print(speaker.reason(note))
