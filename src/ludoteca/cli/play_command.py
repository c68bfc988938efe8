"""`ludoteca play`: a table in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.arena.lineup import PLAYERS
from ludoteca.cli.words import SPEAKER, check_seats, open_game, read_options, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.games import GAMES, load
from ludoteca.locale import LANGUAGES, Speaker


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("play", help=say("play-help"), epilog=say("play-examples"))
    def command(
        game: Annotated[str | None, typer.Argument(help=say("game-help"))] = None,
        seats: Annotated[int, typer.Option(help=say("play-seats-help"))] = 0,
        people: Annotated[int, typer.Option(min=0, help=say("people-help"))] = 1,
        bots: Annotated[str | None, typer.Option(help=say("bots-help"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("option-help"))] = None,
        box: Annotated[Path | None, typer.Option(help=say("box-help"))] = None,
        seed: Annotated[int | None, typer.Option(help=say("seed-help"))] = None,
        lang: Annotated[str, typer.Option(help=say("lang-help"))] = SPEAKER.lang,
        plain: Annotated[bool, typer.Option("--plain", help=say("plain-help"))] = False,
        resume: Annotated[bool, typer.Option("--continue", help=say("continue-help"))] = False,
    ) -> None:
        # Textual takes a moment to load: only those who play wait for it.
        from ludoteca import terminal

        if lang not in LANGUAGES:
            refuse(Reason("unknown_language", {"lang": lang, "known": LANGUAGES}))
        if resume:
            terminal.resume(game, lang=lang, plain=plain)
            return
        opened = open_game(game or choose_game(), box)
        seats = seats or max(opened.seat_counts[0], people)
        check_seats(opened, seats)
        if people > seats:
            refuse(Reason("no_people", {"people": people, "seats": seats}))
        if bots is not None and bots not in PLAYERS:
            refuse(Reason("unknown_player", {"player": bots, "known": tuple(PLAYERS)}))
        terminal.play(
            opened,
            seats=seats,
            people=tuple(range(people)),
            bots=bots,
            options=read_options(opened, option or []),
            seed=seed,
            lang=lang,
            plain=plain,
        )


def choose_game() -> str:
    """Return the game a person picks from the list."""
    keys = list(GAMES)
    print(say("choose-game"))
    for number, key in enumerate(keys, 1):
        speaker = Speaker(SPEAKER.lang, load(key))
        print(f"  {number}. {speaker.say('game-name')}: {speaker.say('game-about')}")
    while True:
        try:
            answer = input(f"{say('choose-number')} ").strip()
        except EOFError:
            raise SystemExit(0) from None
        if answer.isdigit() and 1 <= int(answer) <= len(keys):
            return keys[int(answer) - 1]
        if answer.replace("-", "_") in keys:
            return answer
