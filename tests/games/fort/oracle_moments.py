"""A choice somebody might try, looked at plainly: the words, the question, the unit it is about.

What the oracle of reasons is made of. Reads the state and the box, none of the engine's guards.
"""

from functools import cached_property
from typing import Any

from ludoteca.games.fort.box.contents import BRIBE, PERKS, STICKY_FINGERS, XXL_BACKPACK
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.box.programs import GATHER_ANY, UNITS, Program
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.additions import Additions, PickSuit
from ludoteca.games.fort.rules.draft import Draft
from ludoteca.games.fort.rules.follow import RoughHousing, SecondCard, Window
from ludoteca.games.fort.rules.play import ChooseAction, ChoosePlay, DoOver, NameSuit
from ludoteca.games.fort.rules.recycling import Recycle
from ludoteca.games.fort.rules.rewards import ChoosePerk, ChooseRule
from ludoteca.games.fort.rules.table.state import FR, IT, FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone
from ludoteca.games.fort.rules.turn import BirthdayParty, RecruitPhase
from tests.games.whys import Case

MOMENTS: dict[type, str] = {
    Draft: "draft", ChoosePlay: "play", NameSuit: "name", ChooseAction: "action",
    PickSuit: "pick", Additions: "adding", Run: "run", Window: "window", SecondCard: "second",
    RoughHousing: "rough", DoOver: "do_over", RecruitPhase: "recruit",
    BirthdayParty: "birthday", Recycle: "recycle", ChooseRule: "rule", ChoosePerk: "perk",
}  # fmt: skip
ADDS = ("add", "add_as", "lookout", "rename")
FOLLOWS = ("follow", "follow_coin")
RECRUITS = ("recruit_deck", "recruit_park", "recruit_yard")
FREE_TUCKS = ("tuck_deck", "tuck_park", "tuck_yard")
PERK_OF = {
    "use_diy": "diy", "use_do_over": "do_over", "use_rough_housing": "rough_housing",
    "recycle": "recycling", "stow_supply": "sticky_fingers",
    **dict.fromkeys(FREE_TUCKS, "bribe"),
}  # fmt: skip
OWN_WORDS = {  # what answers a question, apart from the units of an action
    "draft": ("keep",),
    "play": ("play", "skip", "use_diy", "recycle"),
    "name": ("name_suit",),
    "action": ("use_public", "use_private", "stop", "recycle"),
    "pick": ("pick_suit", "pick_without", "recycle"),
    "adding": ("done", "recycle", *ADDS),
    "window": ("decline", *FOLLOWS),
    "second": ("done", *FOLLOWS),
    "rough": ("use_rough_housing", "no"),
    "do_over": ("use_do_over", "no"),
    "recruit": ("recycle", *RECRUITS),
    "birthday": ("no", "recruit_deck", "recruit_park"),
    "recycle": ("no", "recycle"),
    "rule": ("keep_rule",),
    "perk": ("take_perk",),
}
UNIT_WORDS = {
    "gather_any": ("take_kind",),
    "stow": ("stow", "stow_supply"),
    "tuck": ("tuck", *FREE_TUCKS),
    "trash": ("trash", "trash_discard"),
    "trash_rival": ("trash_yard",),
    "recruit": RECRUITS,
    "advance_minus_1": ("pay",),
    "advance": ("pay",),
    "advance_plus_1": ("pay",),
    "spend_pizza": ("spend",),
    "spend_toy": ("spend",),
    "convert": ("convert",),
    "copy_pack": ("copy",),
}
SUIT_COUNTERS = range(7)  # the six suits and any suit


class Look:
    """One case, with what is true about it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        state, words = case.state, case.game.tell(case.choice)
        assert isinstance(state, FortState)
        self.state = state
        self.seat = case.seat
        self.choice = case.choice
        self.verb = words.verb
        self.args = words.args
        self.top: Any = state.stack[-1] if state.stack else None
        self.moment = MOMENTS[type(self.top)] if state.stack else "over"
        self.is_leader = case.seat == state.leader

    @cached_property
    def decision(self) -> Any:
        return self.case.game.decision(self.state, self.seat)

    @property
    def is_asked(self) -> bool:
        return self.decision is not None

    @property
    def is_legal(self) -> bool:
        return self.is_asked and self.choice in self.decision.options

    @property
    def is_free(self) -> bool:
        """Whether the seat is asked something that no reward or draft forbids to speak of."""
        return self.is_asked and self.moment not in ("draft", "rule", "perk")

    # ------------------------------------------------------------ the words of the choice

    def word(self, name: str) -> str:
        return str(self.args.get(name, "")).partition(".")[2]

    @property
    def face(self) -> int:
        return list(self.state.book.cards.faces).index(self.word("kid"))

    @property
    def rival(self) -> int:
        return int(self.word("rival"))

    @property
    def suit(self) -> int:
        return SUITS.index(self.word("suit"))

    @property
    def kind(self) -> int:
        return ("pizza", "toy").index(self.word("kind"))

    @property
    def place(self) -> int:
        return ("stuff", "pack").index(self.word("place"))

    def shows(self, suit: int) -> int:
        return self.state.book.shows[self.face][suit]

    # ------------------------------------------------------------ what the seat has

    @property
    def perk(self) -> str:
        number = self.state.perks[self.seat]
        return "" if number == NONE else PERKS[number]

    @property
    def hand(self) -> Zone:
        return self.state.hands[self.seat]

    @property
    def pile(self) -> Zone:
        return self.state.discards[self.seat]

    @property
    def lookout(self) -> Zone:
        return self.state.lookouts[self.seat]

    def tokens(self, place: int, kind: int, seat: int | None = None) -> int:
        return self.state.tokens[4 * (self.seat if seat is None else seat) + 2 * place + kind]

    @property
    def stuff_limit(self) -> int:
        return self.state.book.numbers.stuff_limit

    @property
    def room(self) -> int:
        """What Pack and Lookout hold at this level."""
        return self.state.levels[self.seat] + self.state.book.numbers.room

    @property
    def pack_room(self) -> int:
        more = self.state.book.numbers.backpack if self.perk == PERKS[XXL_BACKPACK] else 0
        return self.room + more - self.tokens(1, 0) - self.tokens(1, 1)

    @property
    def lookout_room(self) -> int:
        return self.room - len(self.lookout)

    def is_on(self, perk: int) -> bool:
        """Whether a perk for the own turn works for the seat now."""
        return self.is_leader and self.perk == PERKS[perk]

    @property
    def rivals_yards(self) -> int:
        state = self.state
        return sum(len(state.yards[seat]) for seat in range(state.seats) if seat != self.seat)

    @property
    def undecided(self) -> list[int]:
        """Who is still to decide about the played card."""
        state = self.state
        for frame in state.stack:
            if isinstance(frame, Window):
                places = range(state.turn + frame.index, state.turn + state.seats)
                return [state.order[place % state.seats] for place in places]
        return []

    # ------------------------------------------------------------ the action going on

    @property
    def program(self) -> Program:
        book = self.state.book
        if self.moment == "run" and self.top.action == 2:
            return book.diy
        action = self.top.action if self.moment != "action" else self.verb == "use_private"
        found = (book.private if action else book.public)[self.state.play.face]
        assert found is not None
        return found

    @property
    def unit(self) -> str:
        """The unit that is asked for now."""
        if self.moment != "run":
            return ""
        program, place = self.program, self.top.place
        return UNITS[program.tail[place - 64] if place >= 64 else program.row[place]]

    @cached_property
    def spoken_of(self) -> str:
        """The unit of the running action that the choice is about; empty if it is about none."""
        if self.moment == "recruit":
            return "recruit" if self.verb in RECRUITS else ""
        if self.moment == "birthday":
            return "recruit" if self.verb in RECRUITS[:2] else ""
        if self.moment != "run" or not self.is_asked:
            return ""
        if self.verb == "take_kind":
            return "gather_any" if GATHER_ANY in self.program.needs else ""
        units = [self.unit, *(UNITS[unit] for unit in self.program.needs)]
        return next((unit for unit in units if self.verb in self.words_of(unit)), "")

    def words_of(self, unit: str) -> tuple[str, ...]:
        if unit == "gather_any" and unit == self.unit and self.top.kind != NONE:
            return ()
        if unit == "copy_rival_pack":
            return ("copy_from",) if self.top.rival == NONE else ("copy",)
        return UNIT_WORDS.get(unit, ())

    @property
    def is_plain(self) -> bool:
        """Whether the unit asked for has no choice but how often."""
        is_kind_known = self.unit == "gather_any" and self.top.kind != NONE
        return is_kind_known or self.unit in ("gather_pizza", "gather_toy", "score", "trash_this")

    @property
    def is_amount(self) -> bool:
        """Whether it is asked how often to do the only unit of the action, all at once."""
        program = self.program
        is_single = len(program.left) == 1 and not program.right and self.top.place == 0
        return self.moment == "run" and self.is_plain and is_single

    @property
    def is_own_word(self) -> bool:
        """Whether the choice answers the question, rightly or wrongly."""
        if self.moment != "run":
            return self.verb in OWN_WORDS[self.moment]
        if self.verb == "amount":
            return self.is_plain and (self.is_amount or self.args["count"] == 1)
        if self.verb == "stop":
            is_inside = self.top.place > 0 and self.top.place < len(self.program.left)
            return self.must_be_full or not (is_inside or self.top.rival != NONE)
        if self.verb == "leave_out":
            side = len(self.program.left)
            return side > 1 and self.top.place < side and self.top.rival == NONE
        return self.verb == "recycle" or self.verb in self.words_of(self.unit)

    # ------------------------------------------------------------ what is asked of it

    @property
    def is_half_done(self) -> bool:
        return 1 in (self.state.play.public_done, self.state.play.private_done)

    @property
    def must_be_full(self) -> bool:
        """Whether the running action may not be done in part (section 3.4)."""
        book, played = self.state.book, self.state.play.face
        if not self.is_leader or self.top.action == 2:
            return True
        boxes = (book.public[played], book.private[played])
        return None in boxes or self.is_half_done

    @property
    def kinds(self) -> tuple[bool, bool, bool]:
        """Whether the edition is pt-BR, it, fr."""
        edition = self.state.edition
        return edition not in (IT, FR), edition == IT, edition == FR

    def most(self, unit: str, hand: int) -> int:
        """The largest number of units the seat can do, with so many cards in hand (table 3.2)."""
        state, pizza, toys = self.state, self.tokens(0, 0), self.tokens(0, 1)
        table = len(state.park) + len(state.park_deck) + self.rivals_yards
        own_yard = len(state.yards[self.seat]) if self.kinds[2] else 0
        spent = {"spend_pizza": 0, "spend_toy": 1}
        match unit:
            case "gather_pizza":
                return self.stuff_limit - pizza
            case "gather_toy":
                return self.stuff_limit - toys
            case "gather_any":
                return self.stuff_limit - min(pizza, toys)
            case "stow":
                free = self.is_on(STICKY_FINGERS)
                return self.pack_room if free else min(self.pack_room, pizza + toys)
            case "tuck":
                return min(self.lookout_room, hand + (table if self.is_on(BRIBE) else 0))
            case "trash":
                return hand + len(self.pile)
            case "recruit":
                return table + own_yard
            case "spend_pizza" | "spend_toy":
                return self.tokens(0, spent[unit]) + self.tokens(1, spent[unit])
            case "convert":
                return self._conversions()
            case "score" | "trash_this":
                return 1000
            case "trash_rival":
                return self.rivals_yards
            case "copy_pack":
                return int(self.can_copy(self.seat))
            case "copy_rival_pack":
                others = [seat for seat in range(state.seats) if seat != self.seat]
                return int(any(self.can_copy(seat) for seat in others))
            case _:
                changes = {"advance_minus_1": -1, "advance": 0, "advance_plus_1": 1}
                return int(self.can_afford(changes[unit]))

    def can_copy(self, owner: int) -> bool:
        """Whether a token like one in this Pack fits into the own Stuff."""
        kinds = [kind for kind in (0, 1) if self.tokens(0, kind) < self.stuff_limit]
        return any(self.tokens(1, kind, owner) for kind in kinds)

    def prices(self, modifier: int) -> list[tuple[int, int, int]]:
        """The prices of the next level, one of which must be paid (section 5.2)."""
        pizza, toys, either = self.state.book.costs[self.state.levels[self.seat]]
        if modifier >= 0:
            return [(pizza, toys, either + modifier)]
        less = [(pizza - 1, toys, either), (pizza, toys - 1, either), (pizza, toys, either - 1)]
        return [price for price in less if min(price) >= 0]

    def can_afford(self, modifier: int) -> bool:
        """Whether there is a next level, and tokens enough for it."""
        if self.state.levels[self.seat] == self.state.book.top_level:
            return False
        held = [range(self.tokens(0, kind) + self.tokens(1, kind) + 1) for kind in (0, 1)]
        return any(
            settles(pizza, toys, price)
            for pizza in held[0]
            for toys in held[1]
            for price in self.prices(modifier)
        )

    def multiple(self, counter: int) -> int:
        """N of an action that no suit multiplies: cards, tokens, level, or what is printed."""
        pack = self.tokens(1, 0) + self.tokens(1, 1)
        numbers = {7: len(self.lookout), 8: pack, 9: self.state.levels[self.seat]}
        return numbers.get(counter, 1)

    def _conversions(self) -> int:
        pizza, toys, limit = self.tokens(0, 0), self.tokens(0, 1), self.stuff_limit
        ways = [
            min(pizza, limit - toys) + self.tokens(1, 0),
            min(toys, limit - pizza) + self.tokens(1, 1),
        ]
        if self.kinds[2]:
            return 1000 if any(ways) else 0
        bound = self.state.directions >> 2 * self.seat & 3
        return ways[bound - 1] if bound else max(ways)

    def counted(self, face: int, name: int, suit: int) -> int:
        """How many symbols of the suit a card shows whose coin is named so."""
        shows = self.state.book.shows[face]
        return shows[suit] + (shows[COIN] if name == suit != COIN else 0)


def settles(pizza: int, toys: int, price: tuple[int, int, int]) -> bool:
    """Whether so many tokens are exactly this price."""
    return pizza >= price[0] and toys >= price[1] and pizza + toys == sum(price)
