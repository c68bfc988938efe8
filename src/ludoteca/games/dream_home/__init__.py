"""Dream Home: build a house room by room, card by card, in twelve rounds."""
