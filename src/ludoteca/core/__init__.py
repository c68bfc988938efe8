"""The engine's core: games are built on it, and it names none of them."""
