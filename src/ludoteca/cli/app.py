"""Gathers the commands and makes the call."""

import sys
from importlib import import_module

import typer
import typer.main

from ludoteca.cli.endings import ended
from ludoteca.cli.words import say

COMMANDS = (
    "play",
    "serve",
    "games",
    "simulate",
    "arena",
    "replay",
    "fair",
    "analyse",
    "position",
    "rules",
    "score",
    "photo",
    "box",
    "about",
)

app = typer.Typer(
    name="ludoteca",
    help=say("help"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for name in COMMANDS:
    import_module(f"ludoteca.cli.{name}_command").add_to(app)


def main() -> None:
    """Run the command line."""
    raise SystemExit(ended(lambda: call(with_ray(sys.argv[1:]) or ["--help"])))


def call(words: list[str]) -> int:
    """Run these arguments and return the exit code; errors pass through."""
    # Not through Typer's own call: it swallows Ctrl-C and closed pipes.
    command = typer.main.get_command(app)
    try:
        with command.make_context("ludoteca", words) as context:
            command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    return 0


def with_ray(words: list[str]) -> list[str]:
    """Return the arguments with a bare `--ray` spelled out as an option with an empty value.

    >>> with_ray(["--ray", "--json"]), with_ray(["--ray", "10.0.0.5:6379"])
    (['--ray=', '--json'], ['--ray', '10.0.0.5:6379'])
    """
    following = [*words[1:], "-"]
    pairs = zip(words, following, strict=True)
    return ["--ray=" if w == "--ray" and after.startswith("-") else w for w, after in pairs]
