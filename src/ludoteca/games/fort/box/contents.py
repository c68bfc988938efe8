"""The printed box as the engine reads it: cards as small ints into lists, and all its numbers.

Cards 0 to 59 are the Park kids in the order of the box, copies side by side; then come the Best
Friends, two per board. Knows nothing of a game in progress; `reader` fills it from the box file.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.fort.box.effects import AnyEffect

BIRTHDAY_PARTY: Final = 0
BRIBE: Final = 1
COPY_CAT: Final = 2
DIY: Final = 3
DO_OVER: Final = 4
RECYCLING: Final = 5
ROUGH_HOUSING: Final = 6
STICKY_FINGERS: Final = 7
XXL_BACKPACK: Final = 8
PERKS: Final = (
    "birthday_party", "bribe", "copy_cat", "diy", "do_over", "recycling", "rough_housing",
    "sticky_fingers", "xxl_backpack",
)  # fmt: skip

BIG_PLANS: Final = 0
FRIENDSHIP_BRACELET: Final = 1
LONER: Final = 2
MINIMALISM: Final = 3
PIGGY_BANK: Final = 4
PIZZA_PARTY: Final = 5
PLAY_PALACE: Final = 6
POPULARITY: Final = 7
SECRET_STASH: Final = 8
SLEEPOVER: Final = 9
SLIME_LAB: Final = 10
MADE_UP_RULES: Final = (
    "big_plans", "friendship_bracelet", "loner", "minimalism", "piggy_bank", "pizza_party",
    "play_palace", "popularity", "secret_stash", "sleepover", "slime_lab",
)  # fmt: skip

BOARDS: Final = ("red", "yellow", "green", "orange")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Numbers:
    """The numbers in the box that belong to no card."""

    __slots__ = (
        "backpack",
        "dealt",
        "drawn",
        "end_track",
        "fewest_players",
        "first_hand",
        "macaroni_points",
        "made_up_rule_level",
        "more_than_players",
        "most_players",
        "park",
        "perk_level",
        "room",
        "safety_stop",
        "stuff_limit",
    )

    def __init__(
        self,
        fewest_players: int,
        most_players: int,
        dealt: int,
        first_hand: int,
        drawn: int,
        park: int,
        more_than_players: int,
        stuff_limit: int,
        room: int,
        backpack: int,
        made_up_rule_level: int,
        perk_level: int,
        macaroni_points: int,
        end_track: int,
        safety_stop: int,
    ) -> None:
        self.fewest_players = fewest_players
        self.most_players = most_players
        self.dealt = dealt
        self.first_hand = first_hand
        self.drawn = drawn
        self.park = park
        self.more_than_players = more_than_players
        self.stuff_limit = stuff_limit
        self.room = room
        self.backpack = backpack
        self.made_up_rule_level = made_up_rule_level
        self.perk_level = perk_level
        self.macaroni_points = macaroni_points
        self.end_track = end_track
        self.safety_stop = safety_stop


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RulePoints:
    """What the made-up rules are worth (section 4.4): `each` and `bonus` by made-up rule.

    The bonus is the second number some of them have: all six suits of the Friendship Bracelet,
    the level of Minimalism, the tie of Sleepover.
    """

    __slots__ = ("bonus", "each")

    def __init__(self, each: list[int], bonus: list[int]) -> None:
        self.each = each
        self.bonus = bonus


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Cards:
    """All cards by number, all faces by number, and the other numbers of the box."""

    __slots__ = (
        "advance_boxes",
        "costs",
        "face",
        "faces",
        "family",
        "friends",
        "is_best_friend",
        "kids",
        "level_points",
        "made_up_rules",
        "name",
        "numbers",
        "perks",
        "private",
        "public",
        "rule_points",
        "shows",
        "symbols",
        "top_level",
    )

    def __init__(
        self,
        faces: list[str],
        face: list[int],
        family: list[int],
        symbols: list[tuple[int, ...]],
        public: list[AnyEffect | None],
        private: list[AnyEffect | None],
        advance_boxes: list[int],
        friends: list[tuple[int, ...]],
        perks: list[int],
        made_up_rules: list[int],
        costs: list[tuple[int, int, int]],
        level_points: list[int],
        numbers: Numbers,
        rule_points: RulePoints,
    ) -> None:
        self.faces = faces  # code name by face: the Park's first, then the Best Friends
        self.face = face  # by card, as everything down to `advance_boxes`
        self.name = [faces[number] for number in face]
        self.family = family
        self.symbols = symbols
        self.shows = [[shown.count(suit) for suit in range(7)] for shown in symbols]  # [card][suit]
        self.public = public
        self.private = private
        self.advance_boxes = advance_boxes  # how many boxes contain `advance`, for Big Plans
        self.friends = friends  # the Best Friends of each board
        self.kids = len(face) - sum([len(pair) for pair in friends])  # Park cards: 0 to kids - 1
        self.is_best_friend = [card >= self.kids for card in range(len(face))]
        self.perks = perks  # those in the box
        self.made_up_rules = made_up_rules
        self.costs = costs  # (pizza, toys, either) of the next level, by the present one
        self.level_points = level_points
        self.top_level = len(costs)
        self.numbers = numbers
        self.rule_points = rule_points
