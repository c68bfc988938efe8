"""The rulebook, chapter by chapter: the frames of a game, and what each allows."""
