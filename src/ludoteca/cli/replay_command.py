"""`ludoteca replay`: the log of a recorded game in words, and whether it still ends the same."""

import typer

from ludoteca.cli.options import AsJson, RecordFile
from ludoteca.cli.standings import standing_lines
from ludoteca.cli.words import SPEAKER, print_data, say
from ludoteca.core.events import Event
from ludoteca.core.records import RecordError, load_record, replay
from ludoteca.games import load
from ludoteca.locale import Speaker
from ludoteca.tables.play.log import told_once


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("replay", help=say("replay-help"), epilog=say("replay-examples"))
    def command(file: RecordFile, as_json: AsJson = False) -> None:
        record, game = load_record(file, load)
        names = tuple(record.players) if len(set(record.players)) == record.seats else ()
        speaker = Speaker(SPEAKER.lang, game, names)
        events: list[Event] = []
        state = None
        for moment in replay(record, game):
            state = moment.state
            events += moment.events
        assert state is not None
        lines = [speaker.event(event) for event in told_once(events, lambda event: event)]
        ours = game.state_hash(state)
        if record.hash and record.hash != ours:
            raise RecordError("record_other_hash", recorded=record.hash, replayed=ours)
        standing = game.standing(state)
        if as_json:
            data = {"log": lines, "hash": ours, "over": not state.stack, **standing._asdict()}
            print_data(data)
            return
        print("\n".join(lines))
        print()
        print("\n".join(standing_lines(standing, speaker, over=not state.stack)))
        print(say("replay-checked" if record.hash else "replay-unfinished", hash=ours))
