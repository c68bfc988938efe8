"""`ludoteca arena balance`: what wins in a game, by card, seat, set-up and strategy."""

import re
from itertools import product
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ludoteca.arena.balance import Balance, Measured, are_of_one_size, balance_of
from ludoteca.arena.balance_files import count_rows, entry_rows, has_parquet, write_tables
from ludoteca.arena.balance_page import BalancePage
from ludoteca.arena.figures import Figures
from ludoteca.arena.folder import RunFolder
from ludoteca.arena.jobs import Outcome, terms_for
from ludoteca.arena.naming import Naming
from ludoteca.arena.schedule import all_setups, lineup_count
from ludoteca.arena.tournament import play_all
from ludoteca.arena.workers import hired
from ludoteca.cli.arena_words import goes_on, progress_of, read_players, usual_player
from ludoteca.cli.options import BoxFile, GameKey, Games, Lang, Seed, Workers, check_games
from ludoteca.cli.words import SPEAKER, console, open_game, read_options, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.locale import Speaker

EVERY = "*"  # as an option's value: all its values in turn
COUNT = re.compile("[0-9]{1,3}")
TOP = 5  # lines of each kind in the terminal


def add_to(arena: typer.Typer) -> None:
    """Add the command."""

    @arena.command("balance", help=say("balance-help"), epilog=say("balance-examples"))
    def command(
        game: GameKey,
        out: Annotated[Path, typer.Option(help=say("arena-out-help"))],
        players: Annotated[str, typer.Option(help=say("balance-players-help"))] = "",
        seats: Annotated[str, typer.Option(help=say("balance-seats-help"))] = "",
        games: Games = 200,
        seed: Seed = 0,
        workers: Workers = 1,
        ray: Annotated[str | None, typer.Option(help=say("ray-help"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("balance-option-help"))] = None,
        box: BoxFile = None,
        lang: Lang = SPEAKER.lang,
    ) -> None:
        opened = open_game(game, box)
        named = read_players(opened, players or usual_player(opened))
        counts = read_seats(opened, seats)
        options = every_option(opened, option or [])
        terms = terms_for(opened, with_tallies=True)
        plan = {
            "kind": "balance",
            "game": terms.game,
            "rules": opened.rules,
            "box": terms.box,
            "options": options,
            "players": list(named),
            "seats": list(counts),
            "games": games,
            "seed": seed,
        }
        check_games(max(lineup_count(len(named), seats) for seats in counts))
        jobs = all_setups(named, counts, options, games, seed)
        with (
            goes_on(out),
            hired(workers, ray) as crew,
            progress_of(games, say("playing")) as each,
        ):
            outcomes = play_all(jobs, terms, RunFolder(out, plan), crew, each)
        write(out, outcomes, Naming(Speaker(lang, opened), opened), seed)


def read_seats(game: Game[Any], wish: str) -> tuple[int, ...]:
    """Return the player counts given, or refuse."""
    counts = []
    for word in wish.split(",") if wish else [str(game.seat_counts[0])]:
        if not COUNT.fullmatch(word.strip()):
            refuse(Reason("not_seat_counts", {"wish": wish}))
        game.check_seats(int(word))
        counts.append(int(word))
    return tuple(dict.fromkeys(counts))


def every_option(game: Game[Any], settings: list[str]) -> list[dict[str, Any]]:
    """Return all combinations of options: `key=*` stands for each value of a key."""
    open_keys = [setting.partition("=")[0] for setting in settings if setting.endswith(f"={EVERY}")]
    fixed = [setting for setting in settings if not setting.endswith(f"={EVERY}")]
    read_options(game, [f"{key}=" for key in open_keys if key not in _values(game)])
    choices = [[f"{key}={value}" for value in _values(game)[key]] for key in open_keys]
    return [read_options(game, [*fixed, *some]) for some in product(*choices)]


def _values(game: Game[Any]) -> dict[str, tuple[object, ...]]:
    return {option.key: option.values for option in game.options}


def write(out: Path, outcomes: list[Outcome], naming: Naming, seed: int) -> None:
    """Write the report and its tables, and print the most telling lines."""
    balance = balance_of(outcomes)
    report = out / "report.html"
    report.write_text(BalancePage(balance, naming).html(seed), encoding="utf-8")
    tables = {
        "balance": list(count_rows(balance, naming)),
        "games": list(entry_rows(outcomes)),
    }
    files = write_tables(out, tables)
    show(balance, naming)
    tell = naming.speaker.say
    print(tell("cli-arena-report-written", file=str(report)))
    print(tell("cli-balance-tables-written", files=", ".join(str(file) for file in files)))
    if not has_parquet():
        print(tell("cli-balance-no-parquet"))


def show(balance: Balance, naming: Naming) -> None:
    """Print what won most often of each kind, where it is more than chance."""
    figures, paper = Figures(naming.speaker.lang), console()
    columns = ("balance-what", "wins", "score", "arena-games")
    headings = [naming.speaker.say(f"cli-{column}") for column in columns]

    def add(heading: str, found: list[Measured], names: list[str]) -> None:
        table = Table(*headings, box=None, title=heading, title_justify="left")
        is_plain = are_of_one_size(found)
        for one, name in list(zip(found, names, strict=True))[:TOP]:
            wins = figures.shares(one.win_rate) if is_plain else figures.difference(one.beyond)
            table.add_row(name, wins, figures.number(one.score.value), str(one.entries))
        paper.print(table)

    for size, seats in balance.seats.items():
        heading = naming.speaker.say("arena-seats")
        if len(balance.seats) > 1:
            heading += f" ({naming.speaker.say('arena-players', count=size)})"
        add(heading, seats, [naming.seat(one.key) for one in seats])
    for kind, found in balance.owned.items():
        telling = [one for one in found if one.is_telling] or found
        add(naming.heading(kind), telling, [naming.short(one.key) for one in telling])
