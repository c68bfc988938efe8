"""`ludoteca simulate`: many games among bots, and a table of what they show."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ludoteca.arena.jobs import Outcome
from ludoteca.arena.lineup import PLAYERS, is_player
from ludoteca.arena.simulate import Plan, Spread, Summary, simulate
from ludoteca.cli.arena_words import progress_of
from ludoteca.cli.options import AsJson, BoxFile, GameKey, Games, Seats, Seed, Settings, Workers
from ludoteca.cli.words import SPEAKER, console, open_game, print_data, read_options, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.locale import Speaker


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("simulate", help=say("simulate-help"), epilog=say("simulate-examples"))
    def command(
        game: GameKey,
        seats: Seats = 0,
        games: Games = 100,
        seed: Seed = 0,
        workers: Workers = 1,
        players: Annotated[str, typer.Option(help=say("players-help"))] = "random",
        option: Settings = None,
        box: BoxFile = None,
        save: Annotated[Path | None, typer.Option(help=say("save-help"))] = None,
        ray: Annotated[str | None, typer.Option(help=say("ray-help"))] = None,
        as_json: AsJson = False,
    ) -> None:
        opened = open_game(game, box)
        seats = seats or opened.seat_counts[0]
        opened.check_seats(seats)
        plan = Plan(
            opened.key,
            lineup(opened, players, seats),
            read_options(opened, option or []),
            games,
            seed,
            opened.box.changes_from(opened.own_box),
            save is not None,
        )
        if save is not None:
            prepare_folder(save)
        with progress_of(games, say("playing"), as_json) as move:

            def each(outcome: Outcome) -> None:
                move(outcome.number + 1)
                if save is not None:
                    path = save / f"{opened.key}-{outcome.number:06d}.json"
                    path.write_text(json.dumps(outcome.record, indent=1) + "\n", encoding="utf-8")

            summary = simulate(plan, workers, each, ray)
        if as_json:
            print_data(as_data(summary))
        else:
            show(summary, opened)


def lineup(game: Game[Any], names: str, seats: int) -> tuple[str, ...]:
    """Return a player name for each seat, from one name for all or one each."""
    listed = tuple(name.strip() for name in names.split(","))
    for name in listed:
        if not is_player(name):
            refuse(Reason("unknown_player", {"player": name, "known": tuple(PLAYERS)}))
        if name == "greedy" and game.insight is None:
            refuse(Reason("no_insight", {"player": name, "game": game.key}))
    if len(listed) not in (1, seats):
        refuse(Reason("lineup", {"names": len(listed), "seats": seats}))
    return listed * seats if len(listed) == 1 else listed


def prepare_folder(folder: Path) -> None:
    """Make the folder for records, or refuse."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".ludoteca").touch()
        (folder / ".ludoteca").unlink()
    except OSError as error:
        args = {"folder": str(folder), "why": error.strerror or ""}
        refuse(Reason("folder_unwritable", args))


def as_data(summary: Summary) -> dict[str, Any]:
    """Return the summary as JSON data."""
    data = summary._asdict()
    data["decisions"] = summary.decisions._asdict()
    data["seats"] = [{**seat, "score": seat["score"]._asdict()} for seat in summary.seats]
    data["numbers"] = {key: spread._asdict() for key, spread in summary.numbers.items()}
    return data


def show(summary: Summary, game: Game[Any]) -> None:
    """Print the tables."""
    speaker = Speaker(SPEAKER.lang, game)
    paper = console()
    pace = f"{summary.decisions_per_second:,.0f}"
    seconds = f"{summary.seconds:.1f}"
    name = speaker.say("game-name")
    paper.print(say("simulated", games=summary.games, game=name, seconds=seconds, pace=pace))
    table = Table(say("seat"), say("player"), say("wins"), say("score"), box=None)
    for number, seat in enumerate(summary.seats):
        wins = f"{seat['win_rate']:.1%}"
        table.add_row(str(number + 1), seat["player"], wins, in_words(seat["score"]))
    paper.print(table)
    facts = Table(box=None, show_header=False)
    facts.add_row(say("decisions"), in_words(summary.decisions))
    for key, spread in summary.numbers.items():
        facts.add_row(speaker.say(f"fact-{key}"), in_words(spread))
    for key, counts in summary.names.items():
        shares = (f"{speaker.name(n)} {c / summary.games:.1%}" for n, c in counts.items())
        facts.add_row(speaker.say(f"fact-{key}"), ", ".join(shares))
    paper.print(facts)


def in_words(spread: Spread) -> str:
    """Return mean and range in the form that tables show."""
    return f"{spread.mean:.1f} ({spread.low}–{spread.high})"
