"""`ludoteca games`: what can be played here."""

from typing import Annotated, Any

import typer
from rich.table import Table

from ludoteca.cli.options import AsJson
from ludoteca.cli.words import SPEAKER, console, print_data, say
from ludoteca.games import GAMES, load
from ludoteca.locale import LANGUAGES, Speaker, languages_of


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command(help=say("games-help"))
    def games(
        as_json: AsJson = False,
        languages: Annotated[
            bool, typer.Option("--languages", help=say("games-languages-help"))
        ] = False,
    ) -> None:
        rows: list[dict[str, Any]] = []
        for key in GAMES:
            game = load(key)
            speaker = Speaker(SPEAKER.lang, game)
            rows.append(
                {
                    "key": key,
                    "name": speaker.say("game-name"),
                    "about": speaker.say("game-about"),
                    "seats": list(game.seat_counts),
                    "rules": game.rules,
                    "options": {option.key: list(option.values) for option in game.options},
                    "assumed": sum(1 for _ in game.box.assumed()),
                    "languages": languages_of(game.folder / "locale"),
                }
            )
        if as_json:
            print_data(rows)
            return
        if languages:
            table = Table(say("game"), say("languages"), say("languages-missing"), box=None)
            for row in rows:
                missing = [lang for lang in LANGUAGES if lang not in row["languages"]]
                names = [", ".join(some) for some in (row["languages"], missing)]
                table.add_row(f"{row['name']} ({row['key']})", *names)
            console().print(table)
            return
        table = Table(say("game"), say("seats"), say("about"), say("options"), box=None)
        for row in rows:
            seats = f"{row['seats'][0]}–{row['seats'][-1]}"
            options = ", ".join(row["options"])
            table.add_row(f"{row['name']} ({row['key']})", seats, row["about"], options)
        console().print(table)
