"""An action: what there is to do it with, how far it can be done, and doing it."""
