"""`ludoteca play`: tables in the browser, or one in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

import ludoteca
from ludoteca.arena.lineup import PLAYERS, is_player
from ludoteca.cli.options import BoxFile, Lang, Settings, check_seed
from ludoteca.cli.serve_command import Door, serve_tables
from ludoteca.cli.words import SPEAKER, open_game, read_options, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.games import GAMES, load
from ludoteca.locale import Speaker


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("play", help=say("play-help"), epilog=say("play-examples"))
    def command(
        game: Annotated[str | None, typer.Argument(help=say("game-help"))] = None,
        seats: Annotated[int, typer.Option(help=say("play-seats-help"))] = 0,
        people: Annotated[int, typer.Option(min=0, help=say("people-help"))] = 1,
        bots: Annotated[str | None, typer.Option(help=say("bots-help"))] = None,
        option: Settings = None,
        box: BoxFile = None,
        seed: Annotated[
            int | None, typer.Option(help=say("seed-help"), callback=check_seed)
        ] = None,
        lang: Lang = SPEAKER.lang,
        plain: Annotated[bool, typer.Option("--plain", help=say("plain-help"))] = False,
        resume: Annotated[bool, typer.Option("--continue", help=say("continue-help"))] = False,
        terminal: Annotated[bool, typer.Option("--terminal", help=say("terminal-help"))] = False,
        lan: Annotated[bool, typer.Option("--lan", help=say("lan-help"))] = False,
        port: Annotated[int | None, typer.Option(min=0, max=65535, help=say("port-help"))] = None,
        no_browser: Annotated[
            bool, typer.Option("--no-browser", help=say("no-browser-help"))
        ] = False,
    ) -> None:
        wants_server = lan or no_browser or port is not None
        is_for_terminal = terminal or plain or resume or game is not None
        if wants_server or (is_page_built() and not is_for_terminal):
            serve_tables(Door(port=port, lan=lan), not no_browser, box=box)
        elif resume:
            play_on(game, lang, plain)
        else:
            play_here(game, box, seats, people, bots, option or [], seed, lang, plain)


def is_page_built() -> bool:
    """Return whether the browser table was built into the package."""
    return (Path(ludoteca.__file__).parent / "web_dist" / "index.html").is_file()


def play_on(game: str | None, lang: str, plain: bool) -> None:
    """Resume the last game played in this terminal."""
    from ludoteca import terminal

    terminal.resume(game, lang=lang, plain=plain)


def play_here(
    game: str | None,
    box: Path | None,
    seats: int,
    people: int,
    bots: str | None,
    settings: list[str],
    seed: int | None,
    lang: str,
    plain: bool,
) -> None:
    """Play a game in the terminal."""
    # Textual is slow to import: only those who play wait for it.
    from ludoteca import terminal

    opened = open_game(game or choose_game(), box)
    seats = seats or max(opened.seat_counts[0], people)
    opened.check_seats(seats)
    if people > seats:
        refuse(Reason("no_people", {"people": people, "seats": seats}))
    if bots is not None and not is_player(bots):
        refuse(Reason("unknown_player", {"player": bots, "known": tuple(PLAYERS)}))
    terminal.play(
        opened,
        seats=seats,
        people=tuple(range(people)),
        bots=bots,
        options=read_options(opened, settings),
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
        if answer in map(str, range(1, len(keys) + 1)):
            return keys[int(answer) - 1]
        if answer.replace("-", "_") in keys:
            return answer
