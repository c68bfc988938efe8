"""What others are shown or write: views, words, positions, pads, and what learners are given."""
