"""The table of choices in words, in the order of `choices`."""

from ludoteca.core.decisions import Value, Words
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.table import choices as c


def choice_words(contents: Contents, most: int) -> tuple[Words, ...]:
    """Return the words of every choice; `most` is the largest number of decorations."""
    names = [f"guest.{guest.id}" for guest in contents.guests]
    sets: list[tuple[str, ...]] = [tuple(names[g] for g in members) for members in c.SETS]

    def each(verb: str, **more: Value) -> list[Words]:
        return [Words(verb, envelope=name, **more) for name in names]

    def each_set(verb: str) -> list[Words]:
        return [Words(verb, envelopes=members) for members in sets]

    table = [
        *each("keep"),
        *each_set("take"),
        *each_set("return"),
        *each_set("give"),
        *(Words("give_both", left=left, right=right) for left in names for right in names),
        *each("give_one", side="side.left"),
        *each("give_one", side="side.right"),
        *each("steal"),
        Words("none"),
        *each("listen"),
        Words("seen"),
        *each("offer"),
        *(Words(verb) for verb in ("silent", "announce", "hold", "pass")),
        *each("contribute"),
        *each("pick"),
        *(Words(verb) for verb in ("sell", "buy", "no", "yes", "abstain")),
        *(Words("vote", seat=f"seat.{seat}") for seat in range(c.SEATS)),
        *each("open"),
        Words("close"),
    ]
    for number in range(most + 1):
        table += [Words("bid", decorations=number), Words("price", decorations=number + 1)]
    return tuple(table)
