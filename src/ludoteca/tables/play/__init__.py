"""Play at a table: judging messages, clocks, bots, and what each seat is shown."""
