"""After the game: looking back, comparing, analysing, playing again."""
