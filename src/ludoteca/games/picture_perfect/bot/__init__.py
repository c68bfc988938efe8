"""What bots know of Picture Perfect. Estimates, never rules."""
