"""Ludoteca plays board games exactly by the book."""

from ludoteca import compiled

__version__ = "0.1.0"

# Before any other of our modules is imported, so that all of them run at one speed.
compiled.activate()
