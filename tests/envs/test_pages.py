"""The research pages stay true: what they list exists, and what they show runs."""

import json
import sys
from pathlib import Path

import pytest

from ludoteca.envs.page import page
from ludoteca.games import GAMES
from tests.docs.pages import ROOT, blocks
from tests.docs.prompt import Prompt
from tests.server import patient
from tests.server.clients import quick_settings, running

RESEARCH = ROOT / "docs" / "research.md"
# What a test cannot do here: fetch packages, train (in the long runs), or serve for ever.
ELSEWHERE = ("pip install", "python examples/train_ppo.py", "ludoteca serve")


@pytest.mark.parametrize("key", GAMES)
def test_the_page_of_a_game_is_up_to_date(key: str) -> None:
    """`scripts/env_pages` rewrites them."""
    assert (ROOT / "docs" / "envs" / f"{key}.md").read_text(encoding="utf-8") == page(key)


def test_every_command_of_the_page_runs(tmp_path: Path) -> None:
    """In their order; and what they save opens as the browser opens it, too."""
    prompt = Prompt(tmp_path, ROOT / "src")
    python = tmp_path / ".bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    lines = [line for b in blocks(RESEARCH) if b.language == "sh" for line in b.text.splitlines()]
    told: dict[str, str] = {}
    # What training would have saved.
    (tmp_path / "dream_home.csv").write_text("steps,won,margin\n2048,0.5,0\n4096,0.9,8\n")
    for line in lines:
        if not line.startswith(ELSEWHERE):
            told[line] = prompt.run(line.replace("trained.json", "random.json"))
            assert "Traceback" not in told[line], told[line]
    assert len(told) == 6
    assert (tmp_path / "curve.svg").exists()
    assert "The replay ends where the record says" in told["ludoteca replay random.json"]
    opened_in_the_browser(tmp_path, tmp_path / "random.json")


def opened_in_the_browser(folder: Path, record: Path) -> None:
    """When the page opens a record, it sends it to the server, which answers with its moments."""
    with running(quick_settings(folder)) as address:
        answer = patient.post(f"http://{address}/api/replay", content=record.read_bytes())
    assert answer.status_code in (200, 201), answer.text
    entries = json.loads(record.read_text(encoding="utf-8"))["choices"]
    assert len(answer.json()) == len(entries) + 1
