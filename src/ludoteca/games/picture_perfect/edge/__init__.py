"""What others are shown or write down: views, words, positions, pads, what learners are given."""
