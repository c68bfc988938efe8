"""The judged photograph as a picture for people; it is drawn from the judge's own projection."""
