"""Hosted games: record, undo, clocks, seats, and what each seat may be shown. No HTTP."""
