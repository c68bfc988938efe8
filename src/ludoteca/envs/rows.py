"""Observations and masks as arrays of numbers, and the spaces that hold them."""

from __future__ import annotations

from typing import Any, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteca.core.decisions import Decision
from ludoteca.envs.episode import Episode
from ludoteca.envs.layout import Layout
from ludoteca.envs.settings import Form

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
Seen = dict[str, Any]  # {"observation": a row or its fields, "action_mask": a mask}


class Rows:
    """Builds what an agent sees of an episode: the row (or its fields by name) and the mask."""

    def __init__(self, layout: Layout, form: Form = "flat") -> None:
        if form not in get_args(Form):
            known = ", ".join(map(repr, get_args(Form)))
            raise ValueError(f"`observations` is one of {known}, not {form!r}.")
        self.layout = layout
        self.form = form
        self.scale = np.empty(layout.size, np.float32)
        for field in layout.fields:
            self.scale[field.place] = 1.0 / field.high

    def space(self) -> spaces.Dict:
        """Return the space of what an agent sees."""
        seen: spaces.Space[Any] = unit_box(self.layout.size)
        if self.form == "fields":
            seen = spaces.Dict({field.name: unit_box(field.length) for field in self.layout.fields})
        mask = spaces.Box(0, 1, (self.layout.actions,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        """Return the space of actions."""
        return spaces.Discrete(self.layout.actions)

    def row(self, episode: Episode, seat: int) -> Row:
        """Return what the seat may know, each number between 0 and 1."""
        out = bytearray(self.layout.size)
        episode.observe(seat, out)
        return self.scaled(out)

    def scaled(self, out: bytearray) -> Row:
        """Return observed whole numbers as numbers between 0 and 1."""
        row: Row = np.multiply(np.frombuffer(out, np.uint8), self.scale)
        return np.minimum(row, 1.0, out=row)

    def fill(self, episode: Episode, seat: int, row: Row) -> None:
        """Write what the seat may know into a row of a batch."""
        out = bytearray(self.layout.size)
        episode.observe(seat, out)
        np.multiply(np.frombuffer(out, np.uint8), self.scale, out=row)
        np.minimum(row, 1.0, out=row)

    def mask(self, episode: Episode, decision: Decision | None) -> Mask:
        """Return 1 for each legal action; a seat that is not asked can only wait."""
        mask = np.zeros(self.layout.actions, np.int8)
        mask[self.layout.wait if decision is None else episode.legal(decision)] = 1
        return mask

    def see(self, episode: Episode, seat: int) -> Seen:
        """Return what an agent at this seat sees."""
        row = self.row(episode, seat)
        mask = self.mask(episode, episode.decision(seat))
        return {"observation": self.shaped(row), "action_mask": mask}

    def shaped(self, rows: Row) -> Any:
        """Return a row (or a batch of them) in the requested form."""
        if self.form == "flat":
            return rows
        return {field.name: rows[..., field.place].copy() for field in self.layout.fields}


def unit_box(length: int) -> spaces.Box:
    """Return the space of this many numbers between 0 and 1."""
    return spaces.Box(0.0, 1.0, (length,), np.float32)
