"""`ludoteca position FILE`: a moment of a game on the table, what may be chosen, and why not."""

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins

from ludoteca.cli.options import AsJson
from ludoteca.cli.words import SPEAKER, print_data, refuse, say
from ludoteca.core.decisions import Decision, IllegalChoice, Reason, seat_name
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.positions import load_position, write_position
from ludoteca.core.previews import preview_in
from ludoteca.games import load
from ludoteca.locale import Speaker
from ludoteca.tables.play.trying import told_preview
from ludoteca.terminal.draw import draw
from ludoteca.terminal.foretelling import foretold, option_lines
from ludoteca.terminal.layout import plain_lines


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("position", help=say("position-help"), epilog=say("position-examples"))
    def command(
        file: Annotated[Path, typer.Argument(help=say("position-file-help"))],
        refused: Annotated[bool, typer.Option("--all", help=say("all-help"))] = False,
        do: Annotated[list[str] | None, typer.Option(help=say("do-help"))] = None,
        tries: Annotated[list[str] | None, typer.Option("--try", help=say("try-help"))] = None,
        as_json: AsJson = False,
    ) -> None:
        game, state = load_position(file, load)
        journal = Journal()
        for words in do or []:
            carry_out(game, state, words, journal)
        if tries:
            foretell(game, state, tries, as_json)
        elif as_json:
            print_data(describe(game, state, journal.events, refused, bool(do)))
        else:
            show(game, state, journal.events, refused, bool(do))


def carry_out(game: Game[Any], state: State, words: str, journal: Journal) -> None:
    """Apply a choice given in words, or refuse."""
    choice = read_choice(game, state, words)
    asked = state.asked
    assert asked is not None
    # In a simultaneous moment the words count as those of the first seat that may say them.
    seats = [d.seat for d in game.decisions(state) if choice in d.options] or [asked.seat]
    try:
        game.apply(state, seats[0], choice, journal)
    except IllegalChoice as illegal:
        refuse(illegal.reason, game)


def read_choice(game: Game[Any], state: State, words: str) -> int:
    """Return the choice that these words stand for, or refuse."""
    if state.asked is None:
        refuse(game.refusal("game_over", 0, 0), game)
    choice = game.read(words)
    if choice is None:
        reason = game.why_not_text(state, state.asked.seat, words)
        assert reason is not None
        refuse(reason, game)
    return choice


def foretell(game: Game[Any], state: State, tries: list[str], as_json: bool) -> None:
    """Print what these choices of the seat that is asked would lead to."""
    choices = [read_choice(game, state, words) for words in tries]
    assert state.asked is not None
    told = preview_in(game, state, state.asked.seat, choices)
    if as_json:
        print_data(to_builtins(told_preview(game, told)))
        return
    speaker = speaker_for(game, state)
    for line in foretold(game, told, speaker):
        print(line)
    for line in option_lines(game, told, speaker):
        print(f"  {line}")


def describe(
    game: Game[Any], state: State, events: list[Event], refused: bool, changed: bool
) -> dict[str, Any]:
    """Return the position as JSON data."""
    data: dict[str, Any] = {
        "game": game.key,
        "over": not state.stack,
        "events": [{"kind": e.kind, **e.args} for e in events],
        "decisions": [decision_data(game, state, d, refused) for d in game.decisions(state)],
        "standing": game.standing(state)._asdict(),
        "hash": game.state_hash(state),
    }
    if changed:
        data["position"] = write_position(game, state)
    return data


def decision_data(
    game: Game[Any], state: State, decision: Decision, refused: bool
) -> dict[str, Any]:
    """Return one open question as JSON data."""
    data: dict[str, Any] = {
        "seat": decision.seat,
        "kind": decision.kind,
        "open": decision.open is not None,
        "choices": [str(game.tell(option)) for option in decision.options],
    }
    if refused:
        data["refused"] = [
            {"choice": str(game.tell(choice)), "code": reason.code, "rules": list(reason.rules)}
            for choice, reason in refusals(game, state, decision)
        ]
    return data


def refusals(game: Game[Any], state: State, decision: Decision) -> list[tuple[int, Reason]]:
    """Return every choice of the game's table that is refused to this seat, with the reason."""
    reasons = ((c, game.why_not(state, decision.seat, c)) for c in range(len(game.choices)))
    return [(choice, reason) for choice, reason in reasons if reason is not None]


def speaker_for(game: Game[Any], state: State) -> Speaker:
    """Return who puts this table into words."""
    names = tuple(SPEAKER.name(seat_name(seat)) for seat in range(state.seats))
    return Speaker(SPEAKER.lang, game, names)


def show(game: Game[Any], state: State, events: list[Event], refused: bool, changed: bool) -> None:
    """Print the table, whose choice it is, and every choice."""
    speaker = speaker_for(game, state)
    for event in events:
        print(speaker.event(event))
    decisions = game.decisions(state)
    seat = decisions[0].seat if decisions else None
    blocks = draw(game.view(state, seat), speaker)
    print("\n".join(plain_lines(blocks, speaker.say("list-nothing"))))
    if not decisions:
        print(say("position-over"))
    for decision in decisions:
        who = speaker.name(seat_name(decision.seat))
        print(f"\n{who}: {speaker.ask(decision.kind, game.about(state))}")
        for option in decision.options:
            print(f"  {game.tell(option)}  {speaker.choice(game.tell(option))}")
        if decision.open is not None:
            print(f"  {say('position-open')}")
        if refused:
            print(f"\n{say('position-refused')}")
            for choice, reason in refusals(game, state, decision):
                print(f"  {game.tell(choice)}  {speaker.reason(reason)} {' '.join(reason.rules)}")
    if changed:
        print(f"\n{write_position(game, state)}")
