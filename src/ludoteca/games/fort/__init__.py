"""Fort: build the biggest fort with a gang of kids, and follow what the others do."""
