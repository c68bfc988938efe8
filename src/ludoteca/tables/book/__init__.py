"""The book on disk: what is written of tables and people, and how it is written and read."""
