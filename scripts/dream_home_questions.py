"""Questions of Dream Home as a page gets them, with what the engine foretells.

    python scripts/dream_home_questions.py     # writes questions.json beside the page's tests

One of every kind, with every tool and helper in play, to see that the table can answer them all
with its own things; and the printed box.
"""

import json
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Journal, Recall, remember
from ludoteca.core.previews import preview
from ludoteca.games.dream_home.game import DreamHome
from ludoteca.games.dream_home.rules.table.state import Homes
from ludoteca.tables.play.telling import ENCODE, question
from ludoteca.tables.play.trying import told_preview

ROOT = Path(__file__).resolve().parents[1]
STORED = ROOT / "web" / "tests" / "games" / "dream_home" / "questions.json"
RAREST = "keep_token keep_token"  # once this is asked, everything else has been
WITH_ROOMS = ("take_column", "jackhammer")  # choices after which a room is placed
LEFT_OUT = ("view", "outlook")  # the page's tests look at choices and points

Row = dict[str, Any]


def facets(kind: str, verbs: set[str]) -> set[str]:
    """Return what to cover in a question: its kind, with each verb that it offers."""
    return {f"{kind} {verb}" for verb in verbs}


def foretold(game: DreamHome, homes: Homes, recall: Recall, path: list[int]) -> Row:
    """Return what these choices of the seat that is asked would lead to."""
    told = preview(game, game.view(homes, recall.seat), recall, path)
    whole = json.loads(ENCODE(told_preview(game, told)))
    data = {key: value for key, value in whole.items() if key not in LEFT_OUT}
    each = [{k: row[k] for k in ("choice", "points", "then")} for row in data["each"]]
    return {**data, "each": each}


def row_of(game: DreamHome, homes: Homes, decision: Decision, recall: Recall) -> Row:
    """Return a question with the view and the previews that a page would ask for."""
    taken = [c for c in decision.options if game.tell(c).verb in WITH_ROOMS]
    paths = [[], *([choice] for choice in taken)]
    return {
        "view": game.view(homes, decision.seat).table,
        "ask": question(game, decision, game.about(homes)),
        "tried": {json.dumps(path): foretold(game, homes, recall, path) for path in paths},
    }


def questions(game: DreamHome) -> Iterator[Row]:
    """Give questions that cover everything that can ever be asked, as a seat sees them."""
    seen: set[str] = set()
    for seed in count():
        if RAREST in seen:
            return
        rng = random.Random(seed)
        homes = game.setup(2 + seed % 3, {"optional_decor": seed % 5 == 0}, seed)
        recalls = [game.recall(seat, homes.seats) for seat in range(homes.seats)]
        while homes.asked is not None:
            decision = homes.asked
            verbs = {choice: game.tell(choice).verb for choice in decision.options}
            if new := facets(decision.kind, set(verbs.values())) - seen:
                seen |= new
                yield row_of(game, homes, decision, recalls[decision.seat])
            wanted = [c for c, verb in verbs.items() if verb not in ("pass", "done")]
            journal = Journal()
            game.apply(homes, decision.seat, rng.choice(wanted), journal)
            remember(recalls, journal.events)


def stored_text(game: DreamHome) -> str:
    """Return the whole file, with a line for each row, to keep diffs readable."""
    box = ENCODE({path: entry.value for path, entry in game.box.entries.items()}).decode()
    rows = ",\n".join(ENCODE(row).decode() for row in questions(game))
    return f'{{"box":{box},\n"questions":[\n{rows}\n]}}\n'


if __name__ == "__main__":
    STORED.write_text(stored_text(DreamHome()), encoding="utf-8")
