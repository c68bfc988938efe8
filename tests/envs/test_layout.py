"""Actions have fixed numbers with a meaning, observations fixed parts; errors are helpful."""

import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from ludoteca import envs
from ludoteca.core.game import OptionError
from ludoteca.envs.layout import MEANINGS, Layout, layout_of, meanings
from ludoteca.envs.settings import SeatSettings
from ludoteca.games import GAMES, UnknownGame
from tests.conformance.walks import all_tables, game_of


@pytest.mark.parametrize("key", GAMES)
def test_every_action_has_its_own_words(key: str) -> None:
    words = envs.actions(key)
    game = game_of(key)
    assert len(set(words)) == len(words)
    assert words[: len(game.choices)] == tuple(str(choice) for choice in game.choices)
    assert words[-1] == "wait"


@pytest.mark.parametrize("key", GAMES)
def test_actions_are_the_same_at_every_table(key: str) -> None:
    game = game_of(key)
    assert len({Layout(game, seats).words for seats in game.seat_counts}) == 1


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_fields_cover_the_row_without_a_gap(key: str, seats: int) -> None:
    layout = Layout(game_of(key), seats)
    offset = 0
    for field in layout.fields:
        assert (field.offset, field.length > 0, field.high > 0) == (offset, True, True)
        assert field.meaning
        offset += field.length
    assert offset == layout.size
    assert len({field.name for field in layout.fields}) == len(layout.fields)


def test_actions_are_found_by_their_words() -> None:
    layout = layout_of("dream_home")
    assert layout.words[layout.action("take_column(3)")] == "take_column(3)"


def test_an_owners_box_changes_the_game(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(
        '[box]\ngame = "pebbles"\n[numbers]\nsource = "ruling"\nhand = 4\n', encoding="utf-8"
    )
    env = envs.aec("pebbles", seats=2, box=box)
    env.reset(seed=1)
    assert env.layout.changes
    assert env.play.episode.record.box == env.layout.changes
    with pytest.raises(ValueError, match="give the box to `load`"):
        envs.aec(game_of("pebbles"), box=box)


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(UnknownGame, match="only dream_home, fort"):
        envs.aec("chess")
    with pytest.raises(OptionError):
        envs.aec("fort", seats=9)
    with pytest.raises(OptionError):
        envs.aec("fort", options={"weather": "fine"})
    for wrong in ("observations", "reward", "illegal", "render_mode"):
        with pytest.raises(ValueError, match=f"`{wrong}` is .*'no'"):
            envs.single("pebbles", **cast("SeatSettings", {wrong: "no"}))
    with pytest.raises(LookupError):
        envs.single("pebbles", bots="nobody")
    with pytest.raises(ValueError, match="2 bots are needed"):
        envs.single("pebbles", seats=3, bots=["random"])
    with pytest.raises(ValueError, match="`seat` is 'any' or from 0 to 2"):
        envs.single("pebbles", seats=3, seat=3)
    with pytest.raises(ValueError, match="`num_envs` is at least 1"):
        envs.vector("pebbles", num_envs=0)


MISSING = """
import sys
sys.modules["{module}"] = None
from ludoteca import envs
print(len(envs.actions("pebbles")), len(envs.fields("pebbles")))
try:
    envs.{call}("pebbles")
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("call", "module", "extra"),
    [
        ("aec", "pettingzoo", "envs"),
        ("parallel", "pettingzoo", "envs"),
        ("single", "gymnasium", "envs"),
        ("vector", "numpy", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_asked_for_only_when_it_is_needed(
    call: str, module: str, extra: str
) -> None:
    program = MISSING.format(call=call, module=module)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    counted, told = done.stdout.splitlines()
    assert counted == "14 12"
    assert module in told
    assert f"pip install 'ludoteca[{extra}]'" in told


@pytest.mark.parametrize("key", GAMES)
def test_every_field_is_explained_and_nothing_else(key: str) -> None:
    """The file of meanings matches the fields; named parts match their length."""
    game = game_of(key)
    layout = Layout(game, game.seat_counts[-1])
    for field in layout.fields:
        assert not field.parts or field.length % len(field.parts) == 0, field
    if game.observation is not None:
        own = {field.name for field in game.observation.fields(2)}
        assert own == set(meanings(game.folder)) - set(MEANINGS)
