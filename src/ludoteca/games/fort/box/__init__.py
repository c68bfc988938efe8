"""What lies in the box and what is printed on it: cards, numbers, actions. No game in progress."""
