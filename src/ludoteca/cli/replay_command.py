"""`ludoteca replay`: the log of a recorded game in words, and whether it still ends the same."""

import json
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.standings import standing_lines
from ludoteca.cli.words import SPEAKER, refuse_file, say
from ludoteca.core.box import BoxError
from ludoteca.core.game import OptionError
from ludoteca.core.records import RecordError, load_record, replay
from ludoteca.core.wire import WireError
from ludoteca.games import UnknownGame, load
from ludoteca.locale import Speaker


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("replay", help=say("replay-help"), epilog=say("replay-examples"))
    def command(
        file: Annotated[Path, typer.Argument(help=say("record-help"))],
        as_json: Annotated[bool, typer.Option("--json", help=say("json-help"))] = False,
    ) -> None:
        try:
            record, game = load_record(file, load)
            names = tuple(record.players) if len(set(record.players)) == record.seats else ()
            speaker = Speaker(SPEAKER.lang, game, names)
            lines: list[str] = []
            state = None
            for moment in replay(record, game):
                state = moment.state
                lines += [speaker.event(event) for event in moment.events]
            assert state is not None
            ours = game.state_hash(state)
            if record.hash and record.hash != ours:
                raise RecordError("record_other_hash", recorded=record.hash, replayed=ours)
        except (RecordError, WireError, BoxError, OptionError, UnknownGame) as error:
            refuse_file(error, file)
        standing = game.standing(state)
        if as_json:
            data = {"log": lines, "hash": ours, "over": not state.stack, **standing._asdict()}
            print(json.dumps(data, ensure_ascii=False, indent=1))
            return
        print("\n".join(lines))
        print()
        print("\n".join(standing_lines(standing, speaker, over=not state.stack)))
        print(say("replay-checked" if record.hash else "replay-unfinished", hash=ours))
