"""What bots know about Picture Perfect. Estimates, never rules."""
