"""`ludoteca analyse`: what a strong player thinks of every decision of a recorded game."""

from functools import partial
from typing import Annotated, Any

import typer
from msgspec import to_builtins
from rich.table import Table

from ludoteca.arena.figures import Figures
from ludoteca.arena.workers import hired, in_order
from ludoteca.cli.arena_words import progress_of
from ludoteca.cli.options import (
    MOST_ITERATIONS,
    MOST_SECONDS,
    AsJson,
    Lang,
    RecordFile,
    Seed,
    Workers,
)
from ludoteca.cli.words import SPEAKER, console, print_data, refuse, say
from ludoteca.core.decisions import Reason, seat_name
from ludoteca.core.game import Choice, Game
from ludoteca.core.records import Record, load_record
from ludoteca.core.wire import canonical
from ludoteca.games import load, load_with
from ludoteca.locale import Speaker
from ludoteca.players.analysis import Asked, Budget, Verdict, asked_in, biggest_swings, judge
from ludoteca.players.search import Thought

USUAL = Budget(iterations=400, seconds=1.0)
SHOWN = 3  # other choices of each decision in the terminal
NEAR = 0.05  # a choice this little below the best is still good


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("analyse", help=say("analyse-help"), epilog=say("analyse-examples"))
    def command(
        file: RecordFile,
        seconds: Annotated[
            float | None,
            typer.Option(min=0.01, max=MOST_SECONDS, help=say("analyse-seconds-help")),
        ] = None,
        iterations: Annotated[
            int | None,
            typer.Option(min=1, max=MOST_ITERATIONS, help=say("analyse-iterations-help")),
        ] = None,
        seat: Annotated[int | None, typer.Option(min=1, help=say("analyse-seat-help"))] = None,
        seed: Seed = 0,
        workers: Workers = 1,
        lang: Lang = SPEAKER.lang,
        as_json: AsJson = False,
    ) -> None:
        record, game = load_record(file, load)
        asked = list(asked_in(record, game))
        if game.insight is None:
            refuse(Reason("no_insight", {"player": "search", "game": game.key}))
        if seat is not None and seat > record.seats:
            refuse(Reason("no_such_seat", {"seat": seat, "seats": record.seats}))
        wished = [one for one in asked if seat in (None, one.decision.seat + 1)]
        budget = USUAL if seconds is None and iterations is None else Budget(iterations, seconds)
        verdicts = judge_all(record, game, wished, budget._replace(seed=seed), workers)
        if as_json:
            # The tables are slow to import: only those who ask for JSON wait for them.
            from ludoteca.tables.after.analysing import told_verdicts

            print_data(to_builtins(told_verdicts(game, record, verdicts)))
            return
        Report(record, game, lang).show(verdicts)


def judge_all(
    record: Record, game: Game[Any], asked: list[Asked], budget: Budget, workers: int
) -> list[Verdict]:
    """Return the verdict on every decision, with a progress bar on stderr."""
    work = partial(_judge_one, game.key, canonical(record.box), budget)
    verdicts: list[Verdict] = []
    with hired(workers) as crew, progress_of(len(asked), say("thinking")) as move:
        for verdict in in_order(work, asked, crew):
            verdicts.append(verdict)
            move(len(verdicts))
    return verdicts


def _judge_one(key: str, box: str, budget: Budget, asked: Asked) -> Verdict:
    return judge(load_with(key, box), asked, budget)


class Report:
    """Puts verdicts into words and tables."""

    def __init__(self, record: Record, game: Game[Any], lang: str) -> None:
        names = tuple(record.players) if len(set(record.players)) == record.seats else ()
        self.game = game
        self.seats = record.seats
        self.speaker = Speaker(lang, game, names)
        self.figures = Figures(lang)
        self.console = console()

    def show(self, verdicts: list[Verdict]) -> None:
        """Print every decision, the seats, and the biggest swings."""
        say = self.speaker.say
        headings = ("number", "player", "chosen", "chance", "loss", "better")
        table = Table(*(say(f"analysis-{heading}") for heading in headings), box=None)
        for verdict in verdicts:
            table.add_row(*self.row(verdict), style="bold" if verdict.loss >= 0.1 else None)
        self.console.print(table)
        self.console.print()
        self.show_seats(verdicts)
        self.show_swings(verdicts)

    def row(self, verdict: Verdict) -> tuple[str, ...]:
        """Return a decision in words: what was chosen, and what would have been better."""
        share = self.figures.share
        good = [t for t in verdict.best if t.value >= verdict.chance - NEAR]
        others = [t for t in good if t.choice != verdict.chosen.choice][:SHOWN]
        return (
            str(verdict.at + 1),
            self.name(verdict.seat),
            self.words(verdict.chosen.choice),
            share(verdict.chosen.value, 0),
            share(verdict.loss, 0) if verdict.loss >= 0.005 else "",
            "\n".join(self.chance_of(thought) for thought in others),
        )

    def chance_of(self, thought: Thought) -> str:
        """Return a choice in words, with its chance."""
        return f"{self.figures.share(thought.value, 0)} {self.words(thought.choice)}"

    def words(self, choice: Choice) -> str:
        """Return a choice as its button says it."""
        if isinstance(choice, int):
            return self.speaker.choice(self.game.tell(choice))
        return self.speaker.say("analysis-open")

    def name(self, seat: int) -> str:
        """Return the name of whoever sits there."""
        return self.speaker.name(seat_name(seat))

    def show_seats(self, verdicts: list[Verdict]) -> None:
        """Print what each seat gave away on average."""
        for seat in range(self.seats):
            mine = [verdict for verdict in verdicts if verdict.seat == seat]
            if mine:
                loss = self.figures.share(sum(v.loss for v in mine) / len(mine))
                best = self.figures.share(sum(v.loss < 0.005 for v in mine) / len(mine), 0)
                args = {"name": self.name(seat), "count": len(mine), "loss": loss, "best": best}
                self.console.print(self.speaker.say("analysis-seat", **args), highlight=False)

    def show_swings(self, verdicts: list[Verdict]) -> None:
        """Print the biggest changes of anybody's chance."""
        swings = biggest_swings(verdicts)
        if not swings:
            return
        say, share = self.speaker.say, self.figures.share
        by_number = {verdict.at: verdict for verdict in verdicts}
        self.console.print(f"\n{say('analysis-swings')}", highlight=False)
        for swing in swings:
            args = {
                "number": swing.at + 1,
                "name": self.name(swing.seat),
                "before": share(swing.before, 0),
                "after": share(swing.after, 0),
            }
            if swing.is_choice:
                choice = self.words(by_number[swing.at].chosen.choice)
                line = say("analysis-swing-choice", choice=choice, **args)
            else:
                line = say("analysis-swing-table", **args)
            self.console.print(f"  {line}", highlight=False)
