"""The table that the chapters share: what lies where, how it moves, which answers there are."""
