"""Why something cannot be done, where no single question can say by itself."""
