"""Who decides at a seat. Players see a view and a recall, never a State."""
