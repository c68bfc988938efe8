"""What bots know about Dream Home. Estimates, never rules."""
