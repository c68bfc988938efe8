"""One rulebook, the engine's: no table in the page works out what is legal, limited or worth what.

What betrays a second rulebook are words: a refusal that the page decides on by itself, a number of
the rules that the engine's view does not tell, an edition of the rules, sums of prices and points.
Only the photographs' judge is in the page too, for speed; vectors hold it to the engine's bytes.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLES = ROOT / "web" / "games"
GAMES = ROOT / "src" / "ludoteca" / "games"
JUDGE = TABLES / "picture_perfect" / "judge"
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![\w\"'`:])//[^\n]*", re.DOTALL)
LOOKS = re.compile(r"<style>.*?</style>", re.DOTALL)
QUOTED = r"""["'`](?:numbers\.)?(?:{})["'`]"""
# Numbers of the rules that a table shows as they stand in the box: where a sign is on a track.
SHOWN = {"end_track", "made_up_rule_level", "perk_level"}

# Words of any game's own rulebook, as people would write it in TypeScript.
WORDS = {
    "an edition of the rules": r"\beditions?\b",
    "a limit": r"\b(?:max_?size|maxSize|most_?size|packRoom|lookoutRoom|handLimit|stuffLimit)\b",
    "a price": r"\b(?:canPay|canAfford|price\.\w+\s*[-+]|\w+\s*[-+]\s*price\.\w+)",
    "points looked up": r"\b(?:pointsOf\b|points\[\w+\s*[-+])",
    "points worked out": (
        r"\b(?:sheetOf|scoreOf|runPoints|roomPoints|decorPoints)\b"
        r"|\b(?:bestRoof|bonuses|functionality)\("
    ),
    "a tie broken": r"\b(?:tieBreak|breakTie|winnersOf)\(",
    "a place judged": r"\b(?:isOpen|isLegal|isSupported|mayPlace|canPlace|refusal|takesToken)\(",
}


def messages(game: str, kind: str) -> set[str]:
    """Return what a game has words for: the codes of its refusals, the parts of its view."""
    text = (GAMES / game / "locale" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{kind}-(\w+) =", text, re.MULTILINE))


@cache
def betrayers(game: str) -> dict[str, re.Pattern[str]]:
    """Return what must not be in the table of a game, by what it would mean."""
    box = tomllib.loads((GAMES / game / "box.toml").read_text(encoding="utf-8"))
    numbers = [name for name in box.get("numbers", {}) if "_" in name]  # no other word by chance
    found = {
        "a refusal of the engine": QUOTED.format("|".join(sorted(messages(game, "reason")))),
        "a number of the rules": QUOTED.format(
            "|".join(sorted(set(numbers) - messages(game, "view") - SHOWN)) or "(?!)"
        ),
        **WORDS,
    }
    return {what: re.compile(words, re.MULTILINE) for what, words in found.items()}


def betrayals(game: str, source: str) -> list[str]:
    """Return every word of a source that betrays a second rulebook, with what it would mean."""
    code = COMMENT.sub("", LOOKS.sub("", source))
    return [
        f"{what}: {found[0].strip()}"
        for what, words in betrayers(game).items()
        for found in words.finditer(code)
    ]


def sources(game: str) -> list[Path]:
    """Return the files of a game's table, without the photographs' judge."""
    files = [path for path in (TABLES / game).rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in files if JUDGE not in path.parents]


@pytest.mark.parametrize("game", sorted(p.name for p in TABLES.iterdir() if p.is_dir()))
def test_a_table_shows_what_the_engine_says(game: str) -> None:
    found = {
        path.relative_to(TABLES).as_posix(): betrayals(game, path.read_text(encoding="utf-8"))
        for path in sources(game)
    }
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("dream_home", "const points = contents.pointsOf(run.room, run.size);"),
        ("dream_home", 'const extra = contents.rule("designer_token");'),
        ("dream_home", 'if (spot.is === "room") return "SPACE_TAKEN";'),
        ("dream_home", "const most = contents.maxSize(room);"),
        ("dream_home", "const gain = total(sheetOf(contents, house));"),
        ("dream_home", "const used = bestRoof(contents, roofs).used;"),
        ("dream_home", "if (!isOpen(house, space)) return null;"),
        ("fort", 'const room = contents.number("stuff_limit") - stuff.pizza;'),
        ("fort", "packRoom: me.pack.limit - used,"),
        ("fort", "return canPay(means, contents, 0) ? 1 : 0;"),
        ("fort", 'const isPrompted = sight.edition === "edition.pt-br-prompted";'),
        ("picture_perfect", "const decides = tieBreak(party);"),
        ("picture_perfect", 'owned / box.number("decorations_per_point")'),
        ("picture_perfect", 'if (bid > owned) return "bid_too_high";'),
    ],
)
def test_a_line_of_a_second_rulebook_is_found(game: str, line: str) -> None:
    assert betrayals(game, line) != []


@pytest.mark.parametrize(
    "line",
    [
        "// maxSize and canPay( are words of the engine",
        "const points = option.points;",
        "<b>{room.points}</b>",
        'const roofs = Number(player["roof_cards"] ?? 0);',
        "limit: number;",
        "const limit = Number(outlook.limit);",
    ],
)
def test_what_only_shows_is_left_alone(line: str) -> None:
    assert betrayals("dream_home", line) == []
