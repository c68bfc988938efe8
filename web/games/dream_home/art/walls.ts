// The wall paint of every room: by day, and by lamplight. Signs tell rooms apart before these do.

export const DAY: Record<string, string> = {
  living_room: "#f3dcaa",
  bedroom: "#c3d2ec",
  kitchen: "#d3e8c6",
  kids_room: "#fcd9b6",
  bathroom: "#c5ebee",
  library: "#dcae93",
  study: "#dad9aa",
  game_room: "#d8c6ea",
  dressing_room: "#f6cdd5",
  pantry: "#f2e6b0",
  sauna: "#e5b883",
  garage: "#c8cacb",
  laundry: "#c6dbe6",
  workshop: "#d9bd9b",
  wine_cellar: "#b9a0ab",
  storage_room: "#d2c197",
};

export const NIGHT: Record<string, string> = {
  living_room: "#d9bd84",
  bedroom: "#9fb1d1",
  kitchen: "#b1cba1",
  kids_room: "#e3b88e",
  bathroom: "#9fced2",
  library: "#bf8f73",
  study: "#bab885",
  game_room: "#b8a3cd",
  dressing_room: "#d9a9b2",
  pantry: "#d3c487",
  sauna: "#c99a63",
  garage: "#a5a8aa",
  laundry: "#a1bac7",
  workshop: "#b99b77",
  wine_cellar: "#98808b",
  storage_room: "#b2a075",
};
