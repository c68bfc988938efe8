"""`ludoteca photo SCENE --out FILE`: judges and draws a photograph described in a file."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ludoteca.cli.options import AsJson, BoxFile
from ludoteca.cli.png import png
from ludoteca.cli.words import SPEAKER, console, open_game, print_data, refuse, say
from ludoteca.core.decisions import Reason, Value
from ludoteca.core.game import Game
from ludoteca.core.photographs import Photograph
from ludoteca.core.positions import PositionError, load_toml
from ludoteca.games import GAMES, load
from ludoteca.locale import Speaker

PICTURES = (".svg", ".png")


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("photo", help=say("photo-help"), epilog=say("photo-examples"))
    def command(
        scene: Annotated[Path, typer.Argument(help=say("photo-scene-help"))],
        out: Annotated[Path | None, typer.Option(help=say("photo-out-help"))] = None,
        annotated: Annotated[
            bool, typer.Option("--annotated", help=say("photo-annotated-help"))
        ] = False,
        box: BoxFile = None,
        as_json: AsJson = False,
    ) -> None:
        if out is not None and out.suffix.lower() not in PICTURES:
            refuse(Reason("photo_suffix", {"file": str(out), "known": PICTURES}))
        game, photo = take(load_toml(scene), box)
        speaker = Speaker(SPEAKER.lang, game)
        if out is not None:  # first, so that a closed pipe does not cost the picture
            write(photo.draw(speaker.name, annotated), out)
        if as_json:
            print_data(photo.data)
            return
        show(photo, speaker)
        if out is not None:
            print(say("photo-written", file=str(out)))


def take(data: dict[str, Any], box: Path | None) -> tuple[Game[Any], Photograph]:
    """Return the photograph and its game: the one the scene names, or the first with a camera."""
    named = data.pop("game", None)
    game = open_game(key_with_camera() if named is None else str(named), box)
    try:
        return game, game.photograph(data)
    except PositionError as error:
        refuse(error.reasons[0], game)
    except NotImplementedError:
        refuse(Reason("no_photographs", {"game": game.key}))


def key_with_camera() -> str:
    """Return the key of the first game that takes photographs."""
    return next(key for key in GAMES if type(load(key)).photograph is not Game.photograph)


def show(photo: Photograph, speaker: Speaker) -> None:
    """Print whether the photograph is accepted, and a row for each figure."""
    paper = console()
    for reason in photo.refusals:
        line = say("photo-refused", why=speaker.reason(reason), rules=", ".join(reason.rules))
        paper.print(line, highlight=False)
    if not photo.refusals:
        paper.print(say("photo-accepted"), highlight=False)
    cells = [{key: cell(value, speaker) for key, value in row.items()} for row in photo.rows]
    keys = [key for key in cells[0] if any(row[key] for row in cells)] if cells else []
    table = Table(*(speaker.label(key) for key in keys), box=None)
    for row in cells:
        table.add_row(*(row[key] for key in keys))
    if cells:
        paper.print(table)


def cell(value: Value, speaker: Speaker) -> str:
    """Return a value in words, with the items of a list on separate lines."""
    items = value if isinstance(value, tuple) else (value,)
    return "\n".join(str(speaker.value(item)) for item in items)


def write(svg: str, out: Path) -> None:
    """Write the picture in the format its file name asks for, or refuse."""
    try:
        if out.suffix.lower() == ".svg":
            out.write_text(svg, encoding="utf-8")
        else:
            out.write_bytes(png(svg))
    except OSError as error:
        refuse(Reason("folder_unwritable", {"folder": str(out), "why": error.strerror or ""}))
