"""Hosted games: record, undo, clocks, seats and what each may be told. No HTTP."""
