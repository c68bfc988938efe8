"""A game's research page: what its actions and the parts of its rows mean.

`scripts/env_pages` writes these pages to docs/envs.
"""

from collections.abc import Iterator

from ludoteca.envs.layout import Layout, Placed, layout_of
from ludoteca.envs.settings import GameOrKey

PAGE = """# {key}: actions and observations

Made by `scripts/env_pages` from the game itself: do not edit. [Research](../research.md) explains \
the words.

## Actions

{actions} actions, the same at every table of the printed box: `ludoteca.envs.actions("{key}")`.

| number | action |
| --- | --- |
{action_rows}

## Observation

{smallest} seats: {small_size} numbers; {largest} seats: {large_size}. Each is divided by its \
*high*, so that all lie between 0 and 1. Seats are counted from the observing one, clockwise. \
`ludoteca.envs.fields("{key}", seats)` tells the same.

| field | offset ({smallest} seats) | length ({smallest} / {largest} seats) | high | meaning |
| --- | --- | --- | --- | --- |
{field_rows}
"""


def page(game: GameOrKey) -> str:
    """Return the page of a game in Markdown."""
    small = layout_of(game)
    counts = small.game.seat_counts
    large = Layout(small.game, counts[-1])
    pairs = zip(small.fields, large.fields, strict=True)
    return PAGE.format(
        key=small.game.key,
        actions=small.actions,
        action_rows="\n".join(action_rows(small)),
        smallest=counts[0],
        largest=counts[-1],
        small_size=small.size,
        large_size=large.size,
        field_rows="\n".join(field_row(one, other) for one, other in pairs),
    )


def action_rows(layout: Layout) -> Iterator[str]:
    """Yield a row for each block of neighbours with the same verb, or with two alternating."""
    words = layout.words
    verbs = [told.partition("(")[0] for told in words]
    first = 0
    while first < len(words):
        last = first
        while last + 1 < len(words) and verbs[last + 1] == verbs[first]:
            last += 1
        if last == first:
            last = end_of_turns(verbs, first)
        yield row_of(words, first, last, by_turns=verbs[last] != verbs[first])
        first = last + 1


def end_of_turns(verbs: list[str], first: int) -> int:
    """Return the end of a block in which two verbs alternate; `first` if there is none."""
    last = first + 1
    while last + 2 < len(verbs) and verbs[last + 1 : last + 3] == verbs[first : first + 2]:
        last += 2
    return last if last > first + 1 else first


def row_of(words: tuple[str, ...], first: int, last: int, by_turns: bool) -> str:
    """Return the row of a block of actions."""
    if first == last:
        return f"| {first} | `{words[first]}` |"
    if by_turns:
        pairs = f"`{words[first]}`, `{words[first + 1]}` … `{words[last - 1]}`, `{words[last]}`"
        return f"| {first} – {last} | {pairs}, by turns |"
    return f"| {first} – {last} | `{words[first]}` … `{words[last]}` |"


def field_row(small: Placed, large: Placed) -> str:
    """Return the row of a field at the smallest and the largest table."""
    lengths = str(small.length)
    if small.length != large.length:
        lengths += f" / {large.length}"
    meaning = small.meaning + (f": {', '.join(small.parts)}" if small.parts else "")
    return f"| `{small.name}` | {small.offset} | {lengths} | {small.high} | {meaning} |"
