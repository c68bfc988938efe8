"""Whatever is typed, whatever the files hold, whatever is closed: one clear line and an exit code.

The tests discover every command, option and argument, and try it with values it does not expect.
`--long` tries them all; otherwise seeded slices. Signals are in `test_interruptions`.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from ludoteca.core import toml
from tests.cli.forking import CPU, Ended, House
from tests.cli.hostile_calls import (
    SURROUNDINGS,
    Call,
    Desk,
    all_commands,
    spoiled_files,
    spoiled_runs,
    wrong_surroundings,
    wrong_values,
)
from tests.cli.hostile_values import ESCAPES, changed, toml_text

pytestmark = pytest.mark.slow

SEED = 20_261
VALUES = {False: 5, True: 1_000}  # of each parameter
ROUNDS = {False: 6, True: 120}  # spoiled copies of each file
MEGABYTES = 400
CODES = (0, 1, 2)
NOBODY_READS = 141
# Characters a terminal would obey, except for line ends.
OBEYED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """Give good and bad files."""
    return Desk(tmp_path_factory.mktemp("desk"))


@pytest.fixture(scope="module")
def house(desk: Desk) -> Iterator[House]:
    """Give a process that makes the calls."""
    with House(desk.folder) as house:
        yield house


def faults(call: Call, ended: Ended) -> list[str]:
    """Return what is wrong with how a call ended."""
    more = call.more or {}
    found = []
    if "Traceback" in ended.err or "Exception ignored" in ended.err:
        found.append("traceback")
    allowed = (*CODES, NOBODY_READS) if "gone" in more.values() else CODES
    if ended.code not in allowed:
        found.append(f"code {ended.code}")
    if more.get("encoding") != "utf-16":
        if ended.err.count("\n") > 1:
            found.append("more than one line")
        if ended.code in (1, 2) and not ended.err and "stderr" not in more:
            found.append("no word")
        if OBEYED.search(ended.out) or OBEYED.search(ended.err):
            found.append("something that a terminal obeys")
    if ended.megabytes > MEGABYTES:
        found.append(f"{ended.megabytes} MB")
    if ended.cpu > CPU:
        found.append(f"{ended.cpu} s")
    return found


def check(house: House, calls: Iterable[Call], least: int) -> None:
    """Make all calls, at least this many, and report everything wrong at once."""
    made: Counter[str] = Counter()
    wrong = []
    for call in calls:
        ended = house.call(call.words, **(call.more or {}))
        made[call.command] += 1
        found = faults(call, ended)
        if found:
            words = " ".join(word if len(word) < 80 else f"{word[:80]}…" for word in call.words)
            last = (ended.err.strip().splitlines() or [""])[-1][:200]
            wrong.append(f"{', '.join(found)}: {words!a} → {ended.code} {last!a} {call.more}")
    assert not wrong, f"{len(wrong)} of {made.total()}:\n" + "\n".join(wrong)
    assert made.total() >= least, made


def test_every_parameter_of_every_command_with_wrong_values(
    house: House, desk: Desk, long_run: bool
) -> None:
    calls = wrong_values(desk, VALUES[long_run], random.Random(SEED))
    check(house, calls, least=2_500 if long_run else 400)


def test_files_with_something_wrong_in_them(house: House, desk: Desk, long_run: bool) -> None:
    calls = spoiled_files(desk, ROUNDS[long_run], random.Random(SEED))
    check(house, calls, least=3_500 if long_run else 200)


def test_tournaments_in_folders_with_something_wrong(
    house: House, desk: Desk, long_run: bool
) -> None:
    calls = spoiled_runs(desk, ROUNDS[long_run], random.Random(SEED))
    check(house, calls, least=ROUNDS[long_run])


@pytest.mark.parametrize("kind", SURROUNDINGS)
def test_wrong_surroundings(house: House, desk: Desk, kind: str, long_run: bool) -> None:
    check(house, wrong_surroundings(desk, kind, long_run), least=2 * len(all_commands()))


def test_every_command_is_tried() -> None:
    found = {" ".join(command.path) for command in all_commands()}
    assert {"play", "serve", "arena run", "box check", "analyse", "about"} <= found
    options = [parameter for command in all_commands() for parameter in command.parameters]
    assert len(options) > 70


NAMES = [f"Ana {ESCAPES}", "[red]x[/red] :smile:"]


@pytest.fixture
def record(desk: Desk) -> str:
    """Give a game of people whose names are not as harmless as they look."""
    return desk.new(json.dumps({**desk.record, "players": NAMES}), ".json")


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "FILE"],
        ["analyse", "FILE", "--iterations=1"],
        ["replay", "FILE", "--json"],
        ["analyse", "FILE", "--iterations=1", "--json"],
    ],
)
def test_names_are_shown_and_never_obeyed(house: House, record: str, words: list[str]) -> None:
    ended = house.call([word.replace("FILE", record) for word in words], env={"COLUMNS": "300"})
    assert ended.code == 0, ended.err
    assert not OBEYED.search(ended.out)
    if "--json" in words:
        assert json.loads(ended.out)
    else:
        assert "[red]x[/red] :smile:" in ended.out
        assert "Ana \\x1b[31mred\\x1b]0;title\\x07\\x9b2J\\u202eevil" in ended.out


def test_names_on_a_score_sheet(house: House, desk: Desk) -> None:
    text = desk.texts["fort.toml"].replace('"Rulico"', json.dumps("[bold]R[/]\x1b[2J"))
    ended = house.call(["score", "fort", desk.new(text, ".toml")])
    assert "[bold]R[/]\\x1b[2J" in ended.out
    assert not OBEYED.search(ended.out)


def test_letters_that_cannot_be_shown_are_replaced(house: House) -> None:
    ended = house.call(["simulate", "chess"], encoding="ascii")
    assert ended.err.startswith('ludoteca: There is no game "chess".')
    assert house.call(["games"], encoding="latin-1").code == 0


def test_a_full_disk_is_told_with_what_to_do(house: House) -> None:
    ended = house.call(["rules", "fort"], stdout="full")
    assert ended.code == 1
    assert "The disk is full. Make room" in ended.err


def test_what_may_not_be_read_or_written_is_told(house: House, desk: Desk) -> None:
    ended = house.call(["replay", desk.path("bad/forbidden")], humble=True)
    assert (ended.code, ended.err.count("\n")) == (2, 1)
    words = ["simulate", "pebbles", "--games=1", f"--save={desk.path('bad/closed/new')}"]
    ended = house.call(words, humble=True)
    assert ended.code == 1
    assert "you do not have permission" in ended.err


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["simulate", "pebbles", "--games=1000000000"], "1,000,000,000 games are too many"),
        (["simulate", "pebbles", f"--seed={'9' * 4_000}"], "This seed is too large"),
        (["simulate", "pebbles", "--workers=1000000"], "--workers"),
        (["simulate", "pebbles", f"--seats={10**18}"], "are not possible"),
        (["analyse", "FILE", "--seconds=nan"], "--seconds"),
        (["analyse", "FILE", "--seconds=inf"], "--seconds"),
        (
            ["arena", "run", "pebbles", "--players=random,greedy", "--rounds=999999", "--out=x"],
            "too many",
        ),
        (["play", "pebbles", "--bots=search:9999999999"], "There is no player"),
    ],
)
def test_what_would_eat_the_machine_is_refused(
    house: House, desk: Desk, words: list[str], line: str
) -> None:
    ended = house.call([word.replace("FILE", desk.path("record.json")) for word in words])
    assert ended.code == 2
    assert line in ended.err


@pytest.mark.parametrize(
    ("game", "way", "value", "line"),
    [
        ("pebbles", ("table", "hands"), [], "hands: 2 items are needed, not 0"),
        ("pebbles", ("table", "stack", -1, "answers"), [], "stack: 2 items are needed, not 0"),
        ("dream_home", ("table", "room_pile"), ["none"], "room_pile: “none” is not known here"),
        ("dream_home", ("table", "pending"), [1], "a table of fields is needed"),
    ],
)
def test_positions_that_once_were_a_fault_of_ours(
    house: House, desk: Desk, game: str, way: tuple[object, ...], value: object, line: str
) -> None:
    data = toml.loads(desk.texts[f"{game}-position.toml"])
    file = desk.new(toml_text(changed(data, way, value)), ".toml")
    ended = house.call(["position", file])
    assert ended.code == 2
    assert line in ended.err
