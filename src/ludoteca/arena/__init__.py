"""Games among players without a table: matches, simulations, and what they show."""
