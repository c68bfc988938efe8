"""An action: what it can be done with, how far it can be done, and doing it."""
