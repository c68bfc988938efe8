"""One file per change; never edited once released."""
