"""What is in the box and printed on it: cards, numbers, actions. Knows no game in progress."""
