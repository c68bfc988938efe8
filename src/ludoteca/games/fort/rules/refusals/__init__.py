"""Why something cannot be done: what no single question can tell by itself."""
