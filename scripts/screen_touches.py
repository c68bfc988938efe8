"""What to touch for the screenshots of `screens.py`, besides every kind of question.

A touch starts at a question of a kind (`over`: the end; `any`: some moment in the middle)
and presses one thing after another: a selector is clicked, `key:i` pressed, `focus:…` focused,
`hover:…` pointed at, `right:…` asked about. Anything not found is skipped. `eyes`: who looks.
"""

from typing import Literal, NamedTuple


class Touch(NamedTuple):
    """A moment reached by touching things on the table."""

    name: str
    at: str
    steps: tuple[str, ...]
    eyes: Literal["one", "nobody", "all"] = "one"


SHELL = (
    Touch("shell-log", "any", ("#tab-log",)),
    Touch("shell-rules", "any", ("right:[data-thing]:visible", "dialog .row .button:not(.first)")),
    Touch("shell-watching", "any", (), "nobody"),
    Touch("shell-hand-over", "any", (), "all"),
    Touch("shell-over", "over", ()),
)

TOUCHES: dict[str, tuple[Touch, ...]] = {
    "pebbles": (
        Touch("pebble-held", "fist", (".own .pebbles button",)),
        Touch("sea-refused", "fist", (".own .pebbles button", ".deep")),
        Touch("about-pebble", "fist", ("right:.own .pebbles button",)),
    ),
    "fort": (
        Touch("play-picked", "choose_play", ("[data-zone=hand] .card.live",)),
        Touch(
            "play-added",
            "choose_play",
            (
                "[data-zone=hand] .card.live",
                "[data-zone=hand] .card.live:not(.staged):has(.note)",
                "[data-zone=hand] .card.live:not(.staged):has(.note)",
            ),
        ),
        Touch("play-refused", "choose_play", ("focus:[data-zone=hand] .card[aria-disabled=true]",)),
        Touch("recruit-held", "choose_recruit", ("[data-zone=park] .card.live",)),
        Touch("pile-discard", "choose_recruit", (".own [data-zone=discard_pile] button",)),
        Touch("pile-deck", "choose_recruit", (".own [data-zone=deck] button",)),
        Touch("legend", "any", (".commons .legend",)),
        Touch("rival-open", "any", (".rival .more",)),
        Touch("about-kid", "any", ("right:[data-zone=park] .card",)),
        Touch("about-fort", "any", ("right:.own [data-zone=own_fort]",)),
        Touch("about-perk", "any", ("right:[data-zone=perk_row] .chip",)),
    ),
    "dream_home": (
        Touch("column-held", "take_column", (".column.live",)),
        Touch("room-staged", "take_column", (".column.live", ".place[data-target=legal]")),
        Touch(
            "room-down-only",
            "jackhammer",
            (".column.live[data-column='2']", ".place[data-target=legal][data-down]"),
        ),
        Touch(
            "room-turned-down",
            "take_column",
            (".column.live", "key:f", ".place[data-target=legal]"),
        ),
        Touch("place-refused", "place_room", ("focus:.mine .place[aria-disabled=true]",)),
        Touch("piles", "take_column", (".market [data-zone=discard]",)),
        Touch("other-house", "any", (".others .open",)),
        Touch("about-room", "take_column", ("right:.column.live [data-thing^='room.']",)),
        Touch("about-resource", "take_column", ("right:.column.live .top [data-thing]",)),
    ),
    "picture_perfect": (
        Touch("envelope-open", "arrange", (".own .pp-touch.lit",)),
        Touch("guest-held", "arrange", (".strip .guest",)),
        Touch(
            "guests-placed",
            "arrange",
            (
                ".strip [data-thing='guest.hugo']",
                ".room [data-space=c3]",
                ".strip [data-thing='guest.nina']",
                ".room [data-space=c4]",
                ".strip [data-thing='guest.clara']",
                ".room [data-space=a2]",
            ),
        ),
        Touch("photo-finder", "final_photo", (".tabs button:nth-child(2)",)),
        Touch(
            "photo-refused",
            "final_photo",
            (
                ".strip [data-thing='guest.hugo']",
                ".room [data-space=c3]",
                ".strip [data-thing='guest.nina']",
                ".room [data-space=c4]",
                "[data-act=confirm]",
            ),
        ),
        Touch("envelope-picked", "theft_take", (".party .pp-touch.lit",)),
        Touch("bid-raised", "secret_bid", (".bid .step:last-of-type",) * 3),
        Touch("behind-screen", "theft_take", (".behind:not([open]) summary",)),
        Touch("guide", "any", (".guide",)),
        Touch("about-guest", "any", ("right:.party .envelope",)),
        Touch("reveal", "over", ("[data-act=next]",)),
        Touch("reveal-end", "over", ("[data-act=skip]",)),
        Touch("album-notes", "over", ("[data-act=skip]", "[data-act=notes]")),
    ),
}
