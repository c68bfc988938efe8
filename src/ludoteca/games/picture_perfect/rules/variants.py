"""The options of a table: their keys and values for people, and the Variant the frames read."""

from typing import Any

from ludoteca.core.game import Option, Options
from ludoteca.games.picture_perfect.rules.table.state import Variant

ANNOUNCEMENTS = ("verified", "claim", "off", "known")
TOLERANCES = ("eyes", "none")
FIRST = ("random", *(f"seat_{number}" for number in range(1, 7)))

OPTIONS = (
    Option("mode", ("base", "auction")),
    Option("first_player", FIRST),
    Option("two_player_supply", ("inert", "bank_bidder")),
    Option("vip_announcement", ("known", "claim", "off"), retired=("verified",)),
    Option("two_player_gifts", (1, 2)),
    Option("open_auction", ("polled", "live")),
    Option("table_hides_face", (True, False)),
    Option("doubt", ("auto", "vote")),
    Option("cameras", ("free", "presets")),
    Option("tie", ("vote", "shared")),
    Option("notebook", (False, True)),
    Option("revelations", ("all", "wishes")),
    Option("tolerance", TOLERANCES),
)


def variant_of(options: Options) -> Variant:
    """Return what the options say, except who starts: that is settled during set-up."""
    gifts = options["two_player_gifts"]
    assert isinstance(gifts, int)
    return Variant(
        is_auction=options["mode"] == "auction",
        bank=options["two_player_supply"] == "bank_bidder",
        announcement=ANNOUNCEMENTS.index(str(options["vip_announcement"])),
        gifts=gifts,
        live=options["open_auction"] == "live",
        table_hides=options["table_hides_face"] is True,
        vote_on_doubt=options["doubt"] == "vote",
        presets_only=options["cameras"] == "presets",
        vote_on_tie=options["tie"] == "vote",
        notebook=options["notebook"] is True,
        wishes_only=options["revelations"] == "wishes",
        exact=options["tolerance"] == "none",
    )


def options_of(variant: Variant) -> dict[str, Any]:
    """Return the options that a variant stands for."""
    return {
        "mode": "auction" if variant.is_auction else "base",
        "two_player_supply": "bank_bidder" if variant.bank else "inert",
        "vip_announcement": ANNOUNCEMENTS[variant.announcement],
        "two_player_gifts": variant.gifts,
        "open_auction": "live" if variant.live else "polled",
        "table_hides_face": variant.table_hides,
        "doubt": "vote" if variant.vote_on_doubt else "auto",
        "cameras": "presets" if variant.presets_only else "free",
        "tie": "vote" if variant.vote_on_tie else "shared",
        "notebook": variant.notebook,
        "revelations": "wishes" if variant.wishes_only else "all",
        "tolerance": "none" if variant.exact else "eyes",
    }


def first_seat(options: Options, seats: int) -> int | None:
    """Return the seat that the host named, counted around the table; None for a random one."""
    place = FIRST.index(str(options["first_player"]))
    return None if place == 0 else (place - 1) % seats
