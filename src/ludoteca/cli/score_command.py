"""`ludoteca score GAME FILE`: counts a real table for owners of the printed game."""

import json
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludoteca.cli.words import SPEAKER, open_game, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Sheet
from ludoteca.core.positions import PositionError
from ludoteca.locale import Speaker


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("score", help=say("score-help"), epilog=say("score-examples"))
    def command(
        game: Annotated[str, typer.Argument(help=say("game-help"))],
        file: Annotated[Path, typer.Argument(help=say("table-help"))],
        box: Annotated[Path | None, typer.Option(help=say("box-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("json-help"))] = False,
    ) -> None:
        opened = open_game(game, box)
        try:
            sheet = opened.score_sheet(tomllib.loads(file.read_text(encoding="utf-8")))
        except OSError as error:
            args = {"file": str(file), "why": error.strerror or ""}
            refuse(Reason("position_unreadable", args))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            refuse(Reason("position_not_toml", {"why": str(error)}))
        except PositionError as error:
            refuse(error.reasons[0], opened)
        except NotImplementedError:
            refuse(Reason("no_score_pad", {"game": opened.key}))
        if as_json:
            print(json.dumps(sheet.data, ensure_ascii=False, indent=1))
        else:
            show(sheet, Speaker(SPEAKER.lang, opened))


def show(sheet: Sheet, speaker: Speaker) -> None:
    """Print the sheet as the printed pad shows it: a row a part, a column a player."""
    table = Table("", *sheet.names, box=None)
    for part in dict.fromkeys(key for parts in sheet.parts for key in parts):
        table.add_row(speaker.part(part), *(str(parts.get(part, 0)) for parts in sheet.parts))
    table.add_row(say("total"), *map(str, sheet.totals), style="bold")
    if len(sheet.names) > 1:
        table.add_row(say("place"), *map(str, sheet.places))
    console = Console()
    console.print(table)
    for note in sheet.notes:
        console.print(speaker.reason(note))
