// The open envelope in the finale: the album points at its guest in every photograph.
class Opening {
  guest = $state("");
}

export const OPENING = new Opening();
