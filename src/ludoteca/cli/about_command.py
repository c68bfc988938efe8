"""`ludoteca about`: which program this is and whether it runs compiled."""

import platform

import typer

import ludoteca
from ludoteca import compiled
from ludoteca.cli.options import AsJson
from ludoteca.cli.words import print_data, say
from ludoteca.games import GAMES


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("about", help=say("about-help"))
    def command(as_json: AsJson = False) -> None:
        data = {
            "version": ludoteca.__version__,
            "engine": compiled.status(),
            "python": platform.python_version(),
            "games": list(GAMES),
            "plain_modules": compiled.plain_modules(),
        }
        if as_json:
            print_data(data)
            return
        print(say("about-line", version=data["version"], engine=data["engine"]))
        print(say("about-python", python=data["python"], games=tuple(GAMES)))
        if data["plain_modules"]:
            print(say("about-plain", modules=", ".join(data["plain_modules"])))
