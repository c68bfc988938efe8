"""Golden vectors for the Dream Home preview that the page shows while a player thinks.

    python scripts/dream_home_vectors.py       # writes vectors.json and questions.json

Houses come from games played at random, most cards face up: where the room card in hand may go and
what the house is then worth, what swaps change, and finished houses with their roofs. Every fourth
game is played with an owner's box, to catch any number hard-coded in the page. The questions: one
of every kind, with every tool and helper in play, to see that the table can answer them all.
"""

import argparse
import json
import random
from itertools import count
from pathlib import Path
from typing import Any

from ludoteca.core.box import Box
from ludoteca.core.decisions import Decision
from ludoteca.games.dream_home.game import DreamHome
from ludoteca.games.dream_home.rules.scoring import score_parts
from ludoteca.games.dream_home.rules.table.choices import FACE_UP, KEEP_TOKEN
from ludoteca.games.dream_home.rules.table.state import Homes

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "tests" / "games" / "dream_home"
GAMES, UP = 70, 0.85
RAREST = "keep_token keep_token"  # once this is asked, everything else has been
OWNER = {
    "room": {
        "kitchen": {"points": {"2": {"value": 7, "source": "owner"}}},
        "sauna": {"beside_partner": {"value": 5, "source": "owner"}},
    },
    "numbers": {
        "roof_window": {"value": 2, "source": "owner"},
        "designer_token": {"value": 3, "source": "owner"},
    },
    "decor": {"cat_house": {"points": {"value": 4, "source": "owner"}}},
}
SWAPS = ("drill", "supplier", "handyman")
PLACEMENTS = ("place_room", "place_scaffold_or_room")

Row = dict[str, Any]


def house_row(game: DreamHome, homes: Homes, seat: int) -> Row:
    """Return the parts of a house the preview needs, as its owner sees it."""
    player = game.view(homes, seat).table["players"][seat]
    kept = ("floor_2", "floor_1", "basement", "decor", "garden", "helpers", "roofs")
    return {key: player[key] for key in kept if player.get(key)}


def worth(homes: Homes, seat: int, with_roof: bool) -> list[int]:
    """Return the parts of the score sheet, in its order."""
    parts = score_parts(homes, seat)
    return [points if with_roof or part != "roof" else 0 for part, points in parts.items()]


def after(game: DreamHome, homes: Homes, decision: Decision, choice: int) -> list[int] | None:
    """Return the sheet after a choice, or None if a token has to be given up first."""
    copy = homes.copy()
    game.apply(copy, decision.seat, choice)
    if copy.asked is not None and copy.asked.kind == "keep_token":
        return None
    tokens = (homes.tokens, homes.gardens) != (copy.tokens, copy.gardens)
    if tokens and game.tell(choice).verb not in SWAPS:
        return None  # a token was placed without asking
    return worth(copy, decision.seat, with_roof=False)


def refused(game: DreamHome, homes: Homes, decision: Decision) -> dict[str, str]:
    """Return the refusal code of every other placement of the card."""
    others = range(FACE_UP, KEEP_TOKEN)
    reasons = {c: game.why_not(homes, decision.seat, c) for c in others}
    return {str(game.tell(c)): reason.code for c, reason in reasons.items() if reason is not None}


def moment(game: DreamHome, homes: Homes, decision: Decision, rng: random.Random) -> Row | None:
    """Return what the preview must know at this moment; None if there is nothing to preview."""
    words = {choice: game.tell(choice) for choice in decision.options}
    row: Row = {"house": house_row(game, homes, decision.seat), "is_over": False}
    if decision.kind in PLACEMENTS:
        row["card"] = game.about(homes)["room"]
        placing = [c for c in decision.options if words[c].verb == "place_room"]
        row["placing"] = {str(words[c]): after(game, homes, decision, c) for c in placing}
        row["refused"] = refused(game, homes, decision)
        return row
    swaps = [c for c in decision.options if words[c].verb in SWAPS]
    if not swaps:
        return None
    some = rng.sample(swaps, min(12, len(swaps)))
    row["display"] = [column["room"] for column in game.view(homes, None).table["display"]]
    row["swaps"] = {str(words[c]): after(game, homes, decision, c) for c in some}
    return row


def played(game: DreamHome, seed: int) -> list[Row]:
    """Return the moments of a game and its finished houses."""
    rng = random.Random(seed)
    homes = game.setup(2 + seed % 3, {}, seed)
    rows: list[Row] = []
    while homes.asked is not None:
        decision = homes.asked
        row = moment(game, homes, decision, rng)
        if row is not None and ("swaps" in row or rng.random() < 0.06):
            rows.append({**row, "sheet": worth(homes, decision.seat, with_roof=False)})
        up = [c for c in decision.options if str(game.tell(c)).endswith("up)")]
        wanted = up if up and rng.random() < UP else list(decision.options)
        game.apply(homes, decision.seat, rng.choice(wanted))
    for seat in range(homes.seats):
        house = house_row(game, homes, seat)
        rows.append({"house": house, "is_over": True, "sheet": worth(homes, seat, with_roof=True)})
    return rows


def facets(kind: str, texts: list[str]) -> set[str]:
    """Return what to cover in a question: its kind, with each verb that it offers."""
    return {f"{kind} {text.partition('(')[0]}" for text in texts}


def questions(game: DreamHome) -> list[Row]:
    """Return questions that cover everything that can ever be asked, as a seat sees them."""
    seen: set[str] = set()
    rows: list[Row] = []
    for seed in count():
        if RAREST in seen:
            break
        rng = random.Random(seed)
        homes = game.setup(2 + seed % 3, {"optional_decor": seed % 5 == 0}, seed)
        while homes.asked is not None:
            seat, kind = homes.asked.seat, homes.asked.kind
            texts = [str(game.tell(choice)) for choice in homes.asked.options]
            if new := facets(kind, texts) - seen:
                seen |= new
                ask = {"seat": seat, "kind": kind, "about": game.about(homes), "texts": texts}
                rows.append({"view": game.view(homes, seat).table, "ask": ask})
            wanted = [c for c in homes.asked.options if game.tell(c).verb not in ("pass", "done")]
            game.apply(homes, seat, rng.choice(wanted))
    return rows


def write(target: Path, rows: list[Row], head: str) -> None:
    """Write a line for each row, to keep diffs readable."""
    text = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    target.write_text(f"{{{head}\n{text}\n]}}\n", encoding="utf-8")
    print(f"{len(rows)} rows in {target.name}")


def main() -> None:
    """Write the vectors and the questions."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=FOLDER)
    folder = parser.parse_args().out
    printed = DreamHome()
    owned = DreamHome(printed.box.with_changes(Box("owner.toml", OWNER)))
    boxes = {
        "printed": {path: entry.value for path, entry in printed.box.entries.items()},
        "owner": {path: owned.box.entry(path).value for path in Box("owner.toml", OWNER).entries},
    }
    rows = []
    for seed in range(GAMES):
        name = "owner" if seed % 4 == 3 else "printed"
        rows += [
            {"box": name, **row} for row in played(owned if name == "owner" else printed, seed)
        ]
    head = json.dumps(boxes, separators=(",", ":"))
    write(folder / "vectors.json", rows, f'"boxes":{head},\n"houses":[')
    write(folder / "questions.json", questions(printed), '"questions":[')


if __name__ == "__main__":
    main()
