"""What lies in the box, read from its file. Knows no game in progress."""
