"""Gathers the commands and turns every wrong call into one line."""

import sys
from importlib import import_module
from typing import Any

import typer

from ludoteca.cli.words import WRONG_INPUT, say

# Typer carries its own click: a wrong parameter's parent is every wrong use of the command line.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]

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
    try:
        code = app(
            with_ray(sys.argv[1:]) or ["--help"], prog_name="ludoteca", standalone_mode=False
        )
    except UsageError as error:
        print(one_line(error), file=sys.stderr)
        raise SystemExit(WRONG_INPUT) from None
    except (typer.Abort, KeyboardInterrupt):
        print(file=sys.stderr)
        raise SystemExit(130) from None
    except BrokenPipeError:
        # The reader of our output has gone away, as in `ludoteca rules fort | head`.
        sys.stderr.close()
        raise SystemExit(141) from None
    raise SystemExit(code if isinstance(code, int) else 0)


def with_ray(words: list[str]) -> list[str]:
    """Return the call with a `--ray` that names no address written out, as options need it.

    >>> with_ray(["--ray", "--json"]), with_ray(["--ray", "10.0.0.5:6379"])
    (['--ray=', '--json'], ['--ray', '10.0.0.5:6379'])
    """
    following = [*words[1:], "-"]
    pairs = zip(words, following, strict=True)
    return ["--ray=" if w == "--ray" and after.startswith("-") else w for w, after in pairs]


def one_line(error: Any) -> str:
    """Return what is wrong with the call, and where help is."""
    command = error.ctx.command_path if error.ctx else "ludoteca"
    what = " ".join(error.format_message().split()).rstrip(":.")
    return f"{command}: {what}. {say('see-help', command=command)}"
