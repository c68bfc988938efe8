"""The words of every choice, in the order of `choices`."""

from ludoteca.core.decisions import Words
from ludoteca.games.dream_home.box.contents import DECOR, Contents
from ludoteca.games.dream_home.box.spaces import SPACE_NAMES, space_name
from ludoteca.games.dream_home.rules.table.choices import CHOICES, COLUMN_PAIRS, SPACE_PAIRS

SPACES = tuple(space_name(space) for space in range(len(SPACE_NAMES)))
COLUMNS = (1, 2, 3, 4, 5)


def choice_words(contents: Contents) -> tuple[Words, ...]:
    """Return the table of choices, in the order of `choices`."""
    roofs = contents.resource_names[:DECOR]
    cards = [
        (f"room.{contents.room_names[contents.type_of[card]]}", copy)
        for card, copy in enumerate(contents.copy_of)
    ]
    tokens = [f"decor.{name}" for name in contents.decor_names]
    words = (
        *(Words(verb) for verb in ("pass", "done", "decline")),
        *(Words("discard_column", column=c) for c in COLUMNS),
        *(Words("jackhammer", column=c) for c in COLUMNS),
        *(Words("take_column", column=c) for c in COLUMNS),
        *(Words("drill", column=c, space=space) for c in COLUMNS for space in SPACES),
        *(Words("cement_mixer", column=a + 1, other=b + 1) for a, b in COLUMN_PAIRS),
        *(Words("place_scaffold", space=space) for space in SPACES),
        *(Words("place_room", space=s, face=f"face.{f}") for f in ("up", "down") for s in SPACES),
        *(Words("keep_token", decor=token) for token in tokens),
        *(Words("place_decor", space=space) for space in SPACES),
        *(Words("roofer", roof=roof) for roof in roofs),
        *(Words("supplier", room=r, copy=c, space=space) for r, c in cards for space in SPACES),
        *(Words("handyman", space=SPACES[a], other=SPACES[b]) for a, b in SPACE_PAIRS),
    )
    assert len(words) == CHOICES
    return words
