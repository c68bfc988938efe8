"""Options that several commands share, and their limits."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.words import refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.rng import MASK64
from ludoteca.locale import LANGUAGES

MOST_GAMES = 1_000_000
MOST_WORKERS = max(16, 4 * (os.cpu_count() or 1))  # more would only fill memory
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 3_600.0  # for one decision


def check_language(lang: str) -> str:
    """Return a language that we speak, or refuse."""
    if lang not in LANGUAGES:
        refuse(Reason("unknown_language", {"lang": lang, "known": LANGUAGES}))
    return lang


def check_seed(seed: int | None) -> int | None:
    """Return a seed of at most 64 bits, or refuse."""
    if seed is not None and abs(seed) > MASK64:
        refuse(Reason("seed_too_large", {"most": MASK64}))
    return seed


def check_games(games: int) -> int:
    """Return how many games to play, or refuse."""
    if games > MOST_GAMES:
        refuse(Reason("too_many_games", {"games": games, "most": MOST_GAMES}))
    return games


AsJson = Annotated[bool, typer.Option("--json", help=say("json-help"))]
BoxFile = Annotated[Path | None, typer.Option(help=say("box-help"))]
GameKey = Annotated[str, typer.Argument(help=say("game-help"))]
Games = Annotated[int, typer.Option(min=1, help=say("games-number-help"), callback=check_games)]
Lang = Annotated[str, typer.Option(help=say("lang-help"), callback=check_language)]
RecordFile = Annotated[Path, typer.Argument(help=say("record-help"))]
Seats = Annotated[int, typer.Option(help=say("seats-help"))]
Seed = Annotated[int, typer.Option(help=say("seed-help"), callback=check_seed)]
Settings = Annotated[list[str] | None, typer.Option("--option", help=say("option-help"))]
Workers = Annotated[int, typer.Option(min=1, max=MOST_WORKERS, help=say("workers-help"))]
