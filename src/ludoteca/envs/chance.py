"""Where the seeds of episodes come from: a chain that a seed begins, or the system."""

import secrets

from ludoteca.core.rng import MASK64


def fresh_chance(seed: int | None) -> int:
    """Return the start of a chain of seeds: fixed for a given seed, otherwise random."""
    return secrets.randbits(64) if seed is None else int(seed) & MASK64
