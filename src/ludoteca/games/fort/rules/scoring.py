"""The final scoring as functions over plain data, for a game in progress and for a real table.

Four sources make a score (F-END-06): the track, the fort level, the made-up rule, the Macaroni.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.fort.box.contents import (
    BIG_PLANS,
    FRIENDSHIP_BRACELET,
    LONER,
    MINIMALISM,
    PIGGY_BANK,
    PIZZA_PARTY,
    PLAY_PALACE,
    POPULARITY,
    SECRET_STASH,
    SLEEPOVER,
    SLIME_LAB,
    Cards,
)
from ludoteca.games.fort.box.effects import BOOK, COIN, CROWN

NO_RULE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Belongings:
    """Everything a player has that can be worth points (F-MUR-01).

    `cards` are those in every zone, Lookout included; `made_up_rule` is NO_RULE for none.
    """

    __slots__ = (
        "cards",
        "fort_level",
        "lookout",
        "macaroni",
        "made_up_rule",
        "pack_pizza",
        "pack_toys",
        "pizza",
        "toys",
        "track",
    )

    def __init__(
        self,
        track: int,
        fort_level: int,
        pizza: int,
        toys: int,
        pack_pizza: int,
        pack_toys: int,
        lookout: int,
        cards: list[int],
        made_up_rule: int,
        macaroni: bool,
    ) -> None:
        self.track = track
        self.fort_level = fort_level
        self.pizza = pizza  # in Stuff, as the toys
        self.toys = toys
        self.pack_pizza = pack_pizza
        self.pack_toys = pack_toys
        self.lookout = lookout  # how many cards
        self.cards = cards
        self.made_up_rule = made_up_rule
        self.macaroni = macaroni


def final_parts(cards: Cards, players: list[Belongings]) -> list[dict[str, int]]:
    """Return the points of every player by their source, in the order of the rulebook."""
    counts = [len(player.cards) for player in players]
    parts: list[dict[str, int]] = []
    for seat in range(len(players)):
        player = players[seat]
        rivals = counts[:seat] + counts[seat + 1 :]
        parts.append(
            {
                "track": player.track,
                "level": cards.level_points[player.fort_level],
                "made_up_rule": made_up_rule_points(cards, player, max(rivals) if rivals else 0),
                "macaroni": cards.numbers.macaroni_points if player.macaroni else 0,
            }
        )
    return parts


def tie_keys(players: list[Belongings], parts: list[dict[str, int]]) -> list[tuple[int, ...]]:
    """Return what decides places, higher first: the score, then the level (F-END-08)."""
    return [
        (sum(part.values()), player.fort_level) for player, part in zip(players, parts, strict=True)
    ]


def made_up_rule_points(cards: Cards, player: Belongings, most_of_rivals: int) -> int:
    """Return what the player's made-up rule is worth; a player without one scores 0 (F-END-07)."""
    rule = player.made_up_rule
    if rule == NO_RULE:
        return 0
    each = cards.rule_points.each[rule]
    bonus = cards.rule_points.bonus[rule]
    if rule == FRIENDSHIP_BRACELET:
        suits = different_suits(cards, player.cards)
        return each * suits + (bonus if suits == COIN else 0)
    if rule == LONER:
        return 0 if has_best_friend(cards, player.cards) else each
    if rule == MINIMALISM:
        return each if player.fort_level == bonus else 0
    if rule == SLEEPOVER:
        mine = len(player.cards)
        return each if mine > most_of_rivals else bonus if mine == most_of_rivals else 0
    return each * counted(cards, player, rule)


def counted(cards: Cards, player: Belongings, rule: int) -> int:
    """Return how many things the made-up rule pays for one by one."""
    if rule == BIG_PLANS:
        return sum([cards.advance_boxes[card] for card in player.cards])
    if rule == PIGGY_BANK:
        return player.toys + player.pack_toys
    if rule == PIZZA_PARTY:
        return player.pizza + player.pack_pizza
    if rule == PLAY_PALACE:
        return sum([cards.shows[card][CROWN] for card in player.cards])
    if rule == POPULARITY:
        return player.lookout
    if rule == SECRET_STASH:
        return player.pack_pizza + player.pack_toys
    assert rule == SLIME_LAB, rule
    return sum([cards.shows[card][BOOK] for card in player.cards])


def different_suits(cards: Cards, held: list[int]) -> int:
    """Return how many of the six suits are among these cards; coins stand for none (F-MUR-03)."""
    there = [False] * COIN
    for card in held:
        for suit in cards.symbols[card]:
            if suit != COIN:
                there[suit] = True
    return there.count(True)


def has_best_friend(cards: Cards, held: list[int]) -> bool:
    """Return whether there is a Best Friend among these cards (F-MUR-06)."""
    return any(cards.is_best_friend[card] for card in held)
