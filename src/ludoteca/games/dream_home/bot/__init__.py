"""What bots know of Dream Home. Estimates, never rules."""
