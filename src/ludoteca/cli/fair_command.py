"""`ludoteca fair`: whether a game was dealt as promised before it began."""

import re
from typing import Annotated, NoReturn

import typer

from ludoteca.cli.options import RecordFile
from ludoteca.cli.words import SPEAKER, Refused, refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.records import RecordError, final_state, load_record
from ludoteca.games import load

DOES_NOT_FIT = 1
NUMBER = re.compile("[0-9a-f]{64}")  # a commitment: SHA-256
# What a replay finds if a seed or a choice was changed; anything else cannot be judged.
OTHER_GAME = ("record_illegal", "record_other_hash")


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("fair", help=say("fair-help"), epilog=say("fair-examples"))
    def command(
        file: RecordFile,
        commitment: Annotated[str, typer.Option(help=say("commitment-help"))] = "",
    ) -> None:
        noted = "".join(commitment.split()).lower()
        if noted and not NUMBER.fullmatch(noted):
            refuse(Reason("commitment_malformed"))
        try:
            record, game = load_record(file, load)
            if record.fair is None or not record.hash:
                refuse(Reason("record_no_promise", {"file": str(file)}))
            if not record.fair.fits(record.seed):
                _fail(say("fair-other-deal"))
            if noted and noted != record.fair.commitment:
                _fail(say("fair-other-promise"))
            final_state(record, game)
        except RecordError as error:
            if error.code not in OTHER_GAME:
                raise
            _fail(SPEAKER.reason(Reason(error.code, error.args_by_name)))
        print(say("fair-proved" if noted else "fair-fits"))
        if not noted:
            print(say("fair-compare", number=record.fair.commitment))


def _fail(line: str) -> NoReturn:
    """Say what does not fit and stop with code 1."""
    raise Refused(line=line, code=DOES_NOT_FIT)
