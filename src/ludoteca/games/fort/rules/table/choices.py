"""The table of choices: which int stands for what, up to the first choice about a kid.

The blocks that follow have a slot for every face: they begin where `Book` says.
"""
# compiled

from typing import Final

from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS

SKIP: Final = 0
USE_DIY: Final = 1
USE_PUBLIC: Final = 2
USE_PRIVATE: Final = 3
STOP: Final = 4
LEAVE_OUT: Final = 5
DONE: Final = 6
DECLINE: Final = 7
USE_DO_OVER: Final = 8
USE_ROUGH_HOUSING: Final = 9
NO: Final = 10
RECRUIT_DECK: Final = 11
TUCK_DECK: Final = 12
TAKE_KIND: Final = 13  # + kind
STOW_ONE: Final = 15  # + kind, + 2 from the supply
SPEND_ONE: Final = 19  # + place
CONVERT_ONE: Final = 21  # + 2 * place + kind that is replaced
COPY_FROM: Final = 25  # + seat
NAME_SUIT: Final = 29  # + suit
PICK_SUIT: Final = 35  # + suit, the coin included
PICK_WITHOUT: Final = 42  # + suit: the card's own symbol is left out (edition it)
KEEP_RULE: Final = 48  # + made-up rule
TAKE_PERK: Final = KEEP_RULE + len(MADE_UP_RULES)  # + perk
AMOUNT: Final = TAKE_PERK + len(PERKS) - 1  # + number, from 1
