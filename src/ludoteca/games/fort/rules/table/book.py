"""What the frames look up: the faces with their flattened actions, and where each choice is.

The table of choices is fixed for a box: first those without a kid (`choices`), then one block per
verb with a slot for every face.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.fort.box.contents import Cards
from ludoteca.games.fort.box.effects import COIN, AnyEffect
from ludoteca.games.fort.box.programs import ADVANCE_MORE, ONCE, Program, flatten
from ludoteca.games.fort.rules.table.choices import AMOUNT

SEATS: Final = 4
MOST_SYMBOLS: Final = 2  # on one card


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Book:
    """The box by faces, and the first choice of every block. Shared by all copies of a state."""

    __slots__ = (
        "add",
        "add_as",
        "amounts",
        "cards",
        "coin_faces",
        "coin_index",
        "copies",
        "costs",
        "diy",
        "faces",
        "first_card",
        "follow",
        "follow_coin",
        "keep",
        "kids",
        "lookout",
        "lookout_at",
        "lookout_faces",
        "lookout_suits",
        "most_amount",
        "numbers",
        "own",
        "pay",
        "pay_at",
        "payments",
        "play",
        "private",
        "public",
        "recruit_park",
        "recruit_yard",
        "recycle",
        "rename",
        "shows",
        "size",
        "take",
        "top_level",
        "trash_discard",
        "trash_hand",
        "trash_yard",
        "tuck_hand",
        "tuck_park",
        "tuck_yard",
    )

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.numbers = cards.numbers
        self.costs = cards.costs
        self.top_level = cards.top_level
        self.faces = len(cards.faces)
        self.first_card = [cards.face.index(face) for face in range(self.faces)]
        self.copies = [cards.face.count(face) for face in range(self.faces)]
        self.kids = cards.face[cards.kids]  # faces from here on are Best Friends
        self.shows = [cards.shows[card] for card in self.first_card]  # [face][suit]
        self.shows.append([0] * (COIN + 1))  # a card not yet known
        self.own = [cards.symbols[card][0] for card in self.first_card]
        self.public = [
            program_of(cards.public[card], cards.symbols[card][0]) for card in self.first_card
        ]
        self.private = [
            program_of(cards.private[card], cards.symbols[card][0]) for card in self.first_card
        ]
        self.diy = Program(ONCE, (ADVANCE_MORE,))
        self.coin_faces = [face for face in range(self.faces) if self.shows[face][COIN]]
        self.coin_index = [-1] * self.faces
        for index, face in enumerate(self.coin_faces):
            self.coin_index[face] = index
        self._number_blocks()
        self._face_blocks(self.pay + len(self.payments))

    def _number_blocks(self) -> None:
        """Lay out the choices that carry numbers: how often, what to copy, what to pay."""
        numbers = self.numbers
        held = numbers.drawn + 1 + self.top_level + numbers.room  # hand (Recycling) and Lookout
        self.most_amount = 1 + MOST_SYMBOLS * held
        limit = numbers.stuff_limit
        self.take = AMOUNT + self.most_amount  # + amounts * pizza + toys, from 1
        self.amounts = limit + 1
        self.pay = self.take + self.amounts * self.amounts
        self.payments = payments_of(self)
        self.pay_at = {code: self.pay + i for i, code in enumerate(self.payments)}

    def _face_blocks(self, start: int) -> None:
        """Lay out the blocks with a slot per face; additions are in the order they are asked."""
        faces, coins = self.faces, len(self.coin_faces)
        self.play = start
        self.rename = self.play + faces
        self.add = self.rename + coins * COIN
        self.add_as = self.add + faces
        self.lookout = self.add_as + coins * COIN
        self.lookout_faces: list[int] = []
        self.lookout_suits: list[int] = []
        self.lookout_at: dict[int, int] = {}
        for face in range(faces):
            for suit in range(COIN + 1):
                if self.shows[face][suit]:
                    self.lookout_at[face * 8 + suit] = self.lookout + len(self.lookout_faces)
                    self.lookout_faces.append(face)
                    self.lookout_suits.append(suit)
        self.tuck_hand = self.lookout + len(self.lookout_faces)
        self.tuck_park = self.tuck_hand + faces
        self.tuck_yard = self.tuck_park + faces  # + seat * faces + face, as the other yards
        self.trash_hand = self.tuck_yard + SEATS * faces
        self.trash_discard = self.trash_hand + faces
        self.trash_yard = self.trash_discard + faces
        self.recruit_park = self.trash_yard + SEATS * faces
        self.recruit_yard = self.recruit_park + faces
        self.follow = self.recruit_yard + SEATS * faces
        self.follow_coin = self.follow + faces
        self.recycle = self.follow_coin + coins
        self.keep = self.recycle + faces
        self.size = self.keep + faces


def program_of(effect: AnyEffect | None, own: int) -> Program | None:
    """Return the flattened action of a box on a card with this symbol; None if it is empty."""
    return None if effect is None else flatten(effect, own)


def payments_of(book: Book) -> list[int]:
    """Return every payment that can occur, as `code`s, smallest first."""
    numbers = book.numbers
    pack = book.top_level + numbers.room + numbers.backpack
    dearest = 1 + max([sum(cost) for cost in book.costs])
    codes: list[int] = []
    for total in range(dearest + 1):
        for stuff_pizza in range(min(total, numbers.stuff_limit) + 1):
            for stuff_toys in range(min(total - stuff_pizza, numbers.stuff_limit) + 1):
                rest = total - stuff_pizza - stuff_toys
                if rest <= pack:
                    for pack_pizza in range(rest + 1):
                        codes.append(
                            payment_code(stuff_pizza, stuff_toys, pack_pizza, rest - pack_pizza)
                        )
    return codes


def payment_code(stuff_pizza: int, stuff_toys: int, pack_pizza: int, pack_toys: int) -> int:
    """Return a payment as one number: five bits for each place and kind."""
    return ((stuff_pizza * 32 + stuff_toys) * 32 + pack_pizza) * 32 + pack_toys
