"""Work that would hold up the server: bots think, foreign files are read, each in its turn."""
