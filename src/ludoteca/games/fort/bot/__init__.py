"""What bots know about Fort. Estimates, never rules."""
