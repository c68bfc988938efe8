"""Pebbles: a whole little game of our own, the one to copy when adding another."""
