"""Puts small faults into a game's rules, and reports those that no test notices.

The score is the share of mutants that tests/games and tests/conformance kill. Every survivor needs
a judgement in tests/games/GAME/survivors.toml: why it changes nothing that a rule covers. A
survivor without one is a failure, and so is a judgement about a mutant that is killed or no longer
exists.

Every verdict is kept in build/mutants. With --go-on, a hunt skips mutants killed before while their
module is unchanged, and survivors while the tests are unchanged too. A hunt with the tests of the
light loop (--quick) is a first look: it records no survivors.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import set_up
from mutant_hunt import Hunt
from mutating import Mutant, mutants_of

BAR = 0.95
GAMES = set_up.ROOT / "src" / "ludoteca" / "games"
TESTS = set_up.ROOT / "tests"
KEPT = set_up.ROOT / "build" / "mutants"
LARGE_GAMES = ("dream_home", "fort", "picture_perfect")
Key = tuple[str, str, str, int]


def rules_of(game: str) -> dict[str, Path]:
    """Return the modules that implement the rulebook, by their names within the game."""
    folder = GAMES / game
    rooms = [path for path in (folder / "rules").rglob("*.py") if path.name != "__init__.py"]
    paths = [*sorted(rooms), folder / "edge" / "view.py", folder / "game.py"]
    return {".".join(path.relative_to(folder).with_suffix("").parts): path for path in paths}


def judged(game: str) -> dict[Key, str]:
    """Return why survivors are no faults, by the mutants' keys."""
    file = TESTS / "games" / game / "survivors.toml"
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["survivor"]
    return {(r["at"], r["line"], r["change"], r.get("twin", 0)): r["why"] for r in rows}


def as_toml(mutant: Mutant) -> str:
    """Return a survivor in the form of the judgements file, without the judgement."""
    at, line, change, twin = mutant.key
    rows = [f"at = {at!r}", f"line = '''{line}'''", f"change = '''{change}'''"]
    rows += [f"twin = {twin}"] if twin else []
    return "\n".join(["[[survivor]]", *rows, 'why = ""', ""])


def digest(*paths: Path) -> str:
    """Return a digest that changes when any of these files does."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


class Verdicts:
    """What this hunt and earlier ones have found."""

    def __init__(self, game: str, sources: dict[str, Path]) -> None:
        self.file = KEPT / f"{game}.jsonl"
        self.modules = {name: digest(path) for name, path in sources.items()}
        tests = [*(TESTS / "games" / game).glob("*.py"), *(TESTS / "conformance").glob("*.py")]
        self.tests = digest(*sorted(tests))
        self.found: dict[tuple[Key, str], tuple[bool, str]] = {}
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        for row in map(json.loads, lines):
            at, line, change, twin = row["mutant"]
            known = ((at, line, change, twin), row["module"])
            self.found[known] = (row["killed"], row["tests"])

    def known(self, mutant: Mutant) -> bool | None:
        """Return whether a mutant was killed; None if nobody knows any more."""
        killed, tests = self.found.get((mutant.key, self.modules[mutant.module]), (None, ""))
        return killed if killed or tests == self.tests else None

    def keep(self, mutant: Mutant, is_killed: bool) -> None:
        """Remember a verdict."""
        row = {"mutant": mutant.key, "module": self.modules[mutant.module]}
        KEPT.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps({**row, "tests": self.tests, "killed": is_killed}) + "\n")

    def keep_killed(self, mutant: Mutant, is_killed: bool) -> None:
        """Remember a kill, which no other test can undo."""
        if is_killed:
            self.keep(mutant, is_killed)


class Score:
    """Counts kills, module by module."""

    def __init__(self, of: int, keep: Callable[[Mutant, bool], None]) -> None:
        self.of = of
        self.keep = keep
        self.all: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()
        self.survivors: list[Mutant] = []

    def hunted(self, mutant: Mutant, is_killed: bool) -> None:
        """Keep the verdict on a mutant, show the mutant if it lives, and count it."""
        self.keep(mutant, is_killed)
        if not is_killed:
            print(f"Lives: {mutant.key[0]}, line {mutant.line}: {mutant.after}", flush=True)
        self.take(mutant, is_killed)

    def take(self, mutant: Mutant, is_killed: bool) -> None:
        """Count one mutant, and report progress now and then."""
        self.all[mutant.module] += 1
        if is_killed:
            self.killed[mutant.module] += 1
        else:
            self.survivors.append(mutant)
        done = self.all.total()
        if done % 100 == 0 or done == self.of:
            print(f"{done:5} of {self.of}: {len(self.survivors)} live", flush=True)

    def tell(self) -> None:
        """Print the table."""
        for module in sorted(self.all):
            killed, every = self.killed[module], self.all[module]
            print(f"{module:26} {every:5} mutants  {killed:5} killed  {killed / every:7.1%}")
        killed, every = self.killed.total(), max(1, self.all.total())
        print(f"{'in all':26} {every:5} mutants  {killed:5} killed  {killed / every:7.1%}")


def verdict(score: Score, game: str, is_whole: bool) -> int:
    """Print survivors without a judgement and stale judgements; return the exit code."""
    reasons = judged(game)
    living = {mutant.key for mutant in score.survivors}
    unjudged = [mutant for mutant in score.survivors if mutant.key not in reasons]
    for mutant in unjudged:
        print(as_toml(mutant))
    stale = [key for key in reasons if key not in living] if is_whole else []
    for at, line, change, twin in stale:
        print(f"Judged, but killed or gone: {at}: {line} -> {change} ({twin})")
    share = score.killed.total() / max(1, score.all.total())
    is_good = not unjudged and not stale and (share >= BAR or not is_whole)
    print(f"{len(score.survivors)} live, {len(unjudged)} of them not judged.")
    return 0 if is_good else 1


def main() -> int:
    """Hunt the mutants of a game; return 1 if some live that nobody has judged."""
    parser = argparse.ArgumentParser(prog="scripts/mutants", description=__doc__)
    parser.add_argument("game", choices=LARGE_GAMES)
    parser.add_argument("--modules", help="only these, comma-separated")
    parser.add_argument("--sample", type=int, help="this many mutants, drawn by the seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--go-on", action="store_true", help="continue where earlier hunts ended")
    parser.add_argument("--quick", action="store_true", help="with the tests of the light loop")
    asked = parser.parse_args()
    rules = rules_of(asked.game)
    names = asked.modules.split(",") if asked.modules else list(rules)
    if unknown := [name for name in names if name not in rules]:
        parser.error(
            f"no modules of the rules: {', '.join(unknown)} (there are {', '.join(rules)})"
        )
    sources = {name: rules[name] for name in names}
    mutants = [
        mutant
        for name, path in sources.items()
        for mutant in mutants_of(name, path.read_text(encoding="utf-8"))
    ]
    if asked.sample is not None and asked.sample < len(mutants):
        mutants = random.Random(asked.seed).sample(mutants, asked.sample)
    is_whole = asked.sample is None and not asked.modules
    verdicts = Verdicts(asked.game, sources)
    score = Score(len(mutants), verdicts.keep_killed if asked.quick else verdicts.keep)
    ahead = []
    for mutant in mutants:
        known = verdicts.known(mutant) if asked.go_on else None
        if known is None:
            ahead.append(mutant)
        else:
            score.take(mutant, known)
    hunt = Hunt(sources, ahead, score.hunted, asked.workers, asked.quick)
    folders = [str(TESTS / "games" / asked.game), str(TESTS / "conformance")]
    options = ["-qq", "--no-header", "-p", "no:cacheprovider", "-k", asked.game]
    options += ["--quick"] if asked.quick else []
    if code := pytest.main([*options, *folders], plugins=[hunt]):
        print(f"The tests must pass before mutants can be hunted ({hunt.failed or code}).")
        return 1
    score.tell()
    return verdict(score, asked.game, is_whole)


if __name__ == "__main__":
    sys.exit(main())
