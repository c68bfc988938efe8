"""What the engine foretells at some tables, for the tests of the page; `python -m` writes it."""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from msgspec import structs

from ludoteca.core.previews import preview_in
from ludoteca.tables.play.telling import ENCODE, question
from ludoteca.tables.play.trying import told_preview
from tests.games.fort.tables import Table, player, table

LIST = Path(__file__).parents[3] / "web" / "tests" / "games" / "fort" / "foretold.json"

Trial = tuple[str, ...]


def tables() -> dict[str, tuple[Table, list[Trial]]]:
    """Return tables where somebody is asked, with choices to try one after another."""
    bug = ("play(bug)", "use_public")
    moles, coin, scout = "add(the_moles)", "add_as(puddin, shovel)", "lookout(scout, shovel)"
    private = ("play(ghost)", "use_private")
    ghost = (*private, "pick_suit(crown)")
    friend = ("play(blades)",)
    hand = "bug the_moles puddin chef ghost"
    shovels = table(player(hand=hand, lookout="scout", stuff="1p", level=1))
    kinds = table(player(hand="ghost prince chef", stuff="1t"))
    bound = table(player(hand="blitz"), player(hand="blitz chef"))
    bound.do("play(blitz)", "use_public", "done", "take_kind(toy)")
    begun = table(player(hand=hand, lookout="scout", stuff="1p", level=1)).do(*bug)
    half = table(player(hand="bug the_moles chef", stuff="2p", level=1))
    return {
        "shovels": (
            shovels,
            [
                ("play(bug)",),
                bug,
                ("play(bug)", "use_private"),
                (*bug, moles),
                (*bug, coin),
                (*bug, scout),
                (*bug, moles, scout),
                (*bug, scout, moles),
                (*bug, "add(chef)"),
                (*bug, "done"),
                (*bug, coin, "done"),
                (*bug, moles, "done"),
            ],
        ),
        "kinds": (
            kinds,
            [
                ("play(ghost)",),
                ghost,
                private,
                (*private, "pick_suit(book)"),
                (*ghost, "add(prince)"),
                (*ghost, "add(prince)", "done"),
                (*ghost, "add(prince)", "done", "take_kind(pizza)"),
                (*ghost, "add(prince)", "done", "take_kind(toy)"),
            ],
        ),
        "named": (table(player(hand="blades chef", level=1)), list(named(friend))),
        "bound": (bound, []),
        "begun": (begun, [(moles,), (moles, "done")]),
        "half": (half, [("play(bug)",), bug, (*bug, moles), (*bug, moles, "done")]),
    }


def named(play: Trial) -> Iterator[Trial]:
    """Return the ways on from a coin card whose suit has to be named."""
    yield play
    for suit in ("book", "crown"):
        yield (*play, f"name_suit({suit})")
        yield (*play, f"name_suit({suit})", "use_public")


def foretold(game: Table, trials: list[Trial]) -> dict[str, Any]:
    """Return the question, the view, and what each trial would lead to, by its numbers."""
    state, seat = game.state, game.seat
    decision = state.asked
    assert decision is not None
    told: dict[str, Any] = {}
    for trial in chain([()], trials):
        choices = [choice for text in trial if (choice := game.game.read(text)) is not None]
        assert len(choices) == len(trial), trial
        found = told_preview(game.game, preview_in(game.game, state, seat, choices))
        told[json.dumps(choices, separators=(",", ":"))] = structs.replace(found, view={})
    return {
        "ask": question(game.game, decision.for_player(), game.game.about(state)),
        "view": game.game.view(state, seat).table,
        "tried": told,
    }


def written() -> str:
    """Return the whole list as it is kept."""
    found = {name: foretold(*one) for name, one in tables().items()}
    return ENCODE(found).decode() + "\n"


if __name__ == "__main__":
    LIST.write_text(written(), encoding="utf-8")
