"""Proximal policy optimisation with an action mask, in one file: learns to beat random play.

    python examples/train_ppo.py dream_home --steps 200000 --save game.json --curve curve.csv

`learning_curve.py` draws what `--curve` writes. Needs PyTorch: pip install 'ludoteca[learn]'.
A few minutes on one processor core.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from ludoteca import envs

GAMMA, LAMBDA = 1.0, 0.95  # an episode is short and counts as a whole
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, PARTS = 4, 4  # passes over a batch, and into how many parts it is split
NEVER = -1e9  # the logit of an illegal action
FEW = 30  # with fewer games a share of them says nothing


class Network(nn.Module):  # type: ignore[misc]
    """Two layers shared by the policy and the value."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first all legal actions are alike

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the legal actions' probabilities, and the value."""
        deep = self.trunk(rows)
        logits = self.policy(deep).masked_fill(masks == 0, NEVER)
        return torch.log_softmax(logits, dim=-1), self.value(deep).squeeze(-1)


class Batch(NamedTuple):
    """What was met in one stretch of play, step by step at every table."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    rewards: Tensor
    ends: Tensor
    last: Tensor  # the value of what comes after


class Trainer:
    """Plays at many tables against bots and improves the network by what it met."""

    def __init__(self, wish: argparse.Namespace) -> None:
        torch.manual_seed(wish.seed)
        torch.set_num_threads(1)  # batches are small: more would only wait for each other
        self.wish = wish
        self.tables = envs.vector(
            wish.game, wish.seats, num_envs=wish.tables, seat="any", bots=wish.bot,
            reward="margin", autoreset_mode="SameStep",
        )  # fmt: skip
        layout = self.tables.layout
        self.network = Network(layout.size, layout.actions, wish.width)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=wish.rate, eps=1e-5)
        self.seen, _ = self.tables.reset(seed=wish.seed)
        self.margins: list[float] = []
        self.curve: list[tuple[int, float, float]] = []  # steps, share of games won, margin

    def collect(self) -> Batch:
        """Play a stretch at every table and return what was met."""
        met: list[tuple[Any, ...]] = []
        for _ in range(self.wish.stretch):
            rows, masks = as_tensors(self.seen)
            with torch.no_grad():
                logs, values = self.network(rows, masks)
                actions = torch.multinomial(logs.exp(), 1).squeeze(-1)
            self.seen, rewards, ends, _, _ = self.tables.step(actions.numpy())
            self.margins += rewards[ends].tolist()
            chosen = logs.gather(-1, actions[:, None]).squeeze(-1)
            gained = torch.as_tensor(rewards / self.wish.scale, dtype=torch.float32)
            ended = torch.as_tensor(ends, dtype=torch.float32)
            met.append((rows, masks, actions, chosen, values, gained, ended))
        with torch.no_grad():
            _, last = self.network(*as_tensors(self.seen))
        parts = [torch.stack(part) for part in zip(*met, strict=True)]
        parts.append(last)
        return Batch(*parts)

    def improve(self, batch: Batch) -> None:
        """Take some steps towards what went better than expected."""
        gains = advantages(batch)
        targets = (gains + batch.values).flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        rows, masks = batch.rows.flatten(0, 1), batch.masks.flatten(0, 1)
        actions, before, gains = batch.actions.flatten(), batch.logs.flatten(), gains.flatten()
        for _ in range(EPOCHS):
            for part in torch.randperm(len(actions)).chunk(PARTS):
                logs, values = self.network(rows[part], masks[part])
                ratio = (logs.gather(-1, actions[part, None]).squeeze(-1) - before[part]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                policy = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
                value = (values - targets[part]).square().mean()
                entropy = -(logs.exp() * logs).sum(-1).mean()
                loss = policy + VALUE * value - ENTROPY * entropy
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def run(self) -> None:
        """Train for the wished number of steps, with a line now and then."""
        started, done, told = time.perf_counter(), 0, 0
        while done < self.wish.steps:
            self.improve(self.collect())
            done += self.wish.stretch * self.wish.tables
            recent = self.margins[-300:]
            won = float(np.mean([margin > 0 for margin in recent] or [False]))
            if len(recent) >= FEW:
                self.curve.append((done, won, float(np.mean(recent))))
            if done - told >= self.wish.steps // 10:
                told = done
                passed = time.perf_counter() - started
                print(
                    f"{done:8d} steps, {passed:4.0f} s: margin {np.mean(recent):+6.1f},"
                    f" won {won:.0%} of the last {len(recent)} games",
                    flush=True,
                )

    def policy(self, row: Any, mask: Any) -> int:
        """Return the action that the network thinks best."""
        with torch.no_grad():
            logs, _ = self.network(torch.from_numpy(row)[None], torch.from_numpy(mask)[None])
        return int(logs.argmax())


def advantages(batch: Batch) -> Tensor:
    """Return how much better each action went than the value had expected (GAE)."""
    gains = torch.zeros_like(batch.rewards)
    following, gain = batch.last, torch.zeros_like(batch.last)
    for step in range(len(gains) - 1, -1, -1):
        goes_on = 1.0 - batch.ends[step]
        surprise = batch.rewards[step] + GAMMA * following * goes_on - batch.values[step]
        gain = surprise + GAMMA * LAMBDA * goes_on * gain
        gains[step], following = gain, batch.values[step]
    return gains


def as_tensors(seen: dict[str, Any]) -> tuple[Tensor, Tensor]:
    """Return what the environment showed as tensors."""
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


def evaluate(trainer: Trainer, games: int, save: Path | None) -> float:
    """Return which part of new games the best actions win, shared victories by half."""
    wish = trainer.wish
    env = envs.single(wish.game, wish.seats, seat="any", bots=wish.bot, illegal="raise")
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=1_000_000 + number)
        is_over, reward = False, 0.0
        while not is_over:
            action = trainer.policy(seen["observation"], seen["action_mask"])
            seen, reward, is_over, _, _ = env.step(action)
        won += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
    if save is not None:
        env.save(save)
    return won / games


def write_curve(trainer: Trainer, file: Path) -> None:
    """Write a row for every improvement: how the games until then went, 300 at most."""
    with file.open("w", newline="", encoding="utf-8") as out:
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(("steps", "won", "margin"))
        rows.writerows((steps, f"{won:.3f}", f"{m:.2f}") for steps, won, m in trainer.curve)


def main() -> None:
    """Train, then play new games and tell how many were won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--stretch", type=int, default=64, help="steps between improvements")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--scale", type=float, default=20.0, help="points that count as 1")
    parser.add_argument("--games", type=int, default=200, help="games to be judged by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the record of the last game here")
    parser.add_argument("--curve", type=Path, help="write how the training went here, as CSV")
    trainer = Trainer(parser.parse_args())
    trainer.run()
    if trainer.wish.curve is not None:
        write_curve(trainer, trainer.wish.curve)
    won = evaluate(trainer, trainer.wish.games, trainer.wish.save)
    print(
        f"the trained agent won {won:.1%} of {trainer.wish.games} games against {trainer.wish.bot}"
    )


if __name__ == "__main__":
    main()
