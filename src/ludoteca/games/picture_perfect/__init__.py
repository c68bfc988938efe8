"""Picture Perfect: fourteen guests, their secret wishes, and one photograph each."""
