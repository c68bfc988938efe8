"""The table that the chapters share: what lies where, and which answers there are."""
