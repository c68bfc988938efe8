"""The book on disk: what is kept about tables and people, and how it is written and read."""
