"""Workers of a real Ray cluster: the same bytes, even when one of them is killed midway."""

import os
from functools import partial
from pathlib import Path

import pytest

from ludoteca.arena import ray_workers
from ludoteca.arena.folder import RunFolder
from ludoteca.arena.ray_workers import NoCluster, NoRay, RayCluster
from ludoteca.arena.workers import in_order
from tests.arena.runs import files_of, here, play_alone, small_plan
from tests.arena.test_workers import is_alive
from tests.arena.traps import killer, play_in_danger


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_tournament_and_replaces_a_killed_worker(tmp_path: Path) -> None:
    plan = small_plan(rounds=6)
    play_alone(plan, tmp_path / "alone")
    trap = tmp_path / "trap"
    trap.mkdir()
    folder = RunFolder(tmp_path / "ray", plan.data())
    jobs = plan.jobs()
    crew = RayCluster(2)
    try:
        work = partial(play_in_danger, plan.terms, str(trap))
        with killer(trap) as killed, folder.opened(jobs) as played:
            assert played == []
            numbers = [o.number for o in folder.write(in_order(work, jobs, crew))]
    finally:
        crew.close()
    assert numbers == list(range(36))
    assert len(killed) == 1
    assert killed[0] != os.getpid()
    assert not is_alive(killed[0])
    assert files_of(tmp_path / "ray") == files_of(tmp_path / "alone")


def test_without_ray_or_without_a_cluster_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for nowhere in ("127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:123456", "no such address"):
        with pytest.raises(NoCluster):
            RayCluster(1, nowhere)
    monkeypatch.setattr(ray_workers, "find_spec", lambda name: None)
    with pytest.raises(NoRay):
        RayCluster(1)
    wish = ("arena", "run", "pebbles", "--players", "random,greedy", "--out", tmp_path / "cup")
    run = here(*wish, "--ray")
    assert (run.code, "pip install ludoteca[ray]" in run.err) == (2, True)
    assert not (tmp_path / "cup").exists()
