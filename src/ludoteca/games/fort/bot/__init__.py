"""What bots know of Fort. Estimates, never rules."""
