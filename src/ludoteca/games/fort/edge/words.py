"""The words of every choice, in the order of `choices` and of the blocks of `book`."""

from ludoteca.core.decisions import Words
from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.rules.table.book import SEATS, Book

KINDS = ("kind.pizza", "kind.toy")
PLACES = ("place.stuff", "place.pack")


def choice_words(book: Book) -> tuple[Words, ...]:
    """Return the words of all choices; each one's index is its number."""
    table = (*_plain(), *_numbers(book), *_faces(book))
    assert len(table) == book.size, (len(table), book.size)
    return table


def _plain() -> list[Words]:
    suits = [f"suit.{suit}" for suit in SUITS]
    return [
        Words("skip"),
        Words("use_diy"),
        Words("use_public"),
        Words("use_private"),
        Words("stop"),
        Words("leave_out"),
        Words("done"),
        Words("decline"),
        Words("use_do_over"),
        Words("use_rough_housing"),
        Words("no"),
        Words("recruit_deck"),
        Words("tuck_deck"),
        *(Words("take_kind", kind=kind) for kind in KINDS),
        *(Words("stow", kind=kind) for kind in KINDS),
        *(Words("stow_supply", kind=kind) for kind in KINDS),
        *(Words("spend", place=place) for place in PLACES),
        *(Words("convert", place=place, kind=kind) for place in PLACES for kind in KINDS),
        *(Words("copy_from", rival=f"seat.{seat}") for seat in range(SEATS)),
        *(Words("name_suit", suit=suit) for suit in suits[:COIN]),
        *(Words("pick_suit", suit=suit) for suit in suits),
        *(Words("pick_without", suit=suit) for suit in suits[:COIN]),
        *(Words("keep_rule", rule=f"made_up_rule.{rule}") for rule in MADE_UP_RULES),
        *(Words("take_perk", perk=f"perk.{perk}") for perk in PERKS),
    ]


def _numbers(book: Book) -> list[Words]:
    amounts = range(book.amounts)
    copies = [(pizza, toys) for pizza in amounts for toys in amounts if pizza or toys]
    words = [Words("amount", count=count) for count in range(1, book.most_amount + 1)]
    words += [Words("copy", pizza=pizza, toys=toys) for pizza, toys in copies]
    for code in book.payments:
        parts = [code >> shift & 31 for shift in (15, 10, 5, 0)]
        names = ("stuff_pizza", "stuff_toys", "pack_pizza", "pack_toys")
        words.append(Words("pay", **dict(zip(names, parts, strict=True))))
    return words


def _faces(book: Book) -> list[Words]:
    kids = [f"kid.{name}" for name in book.cards.faces]
    coins = [kids[face] for face in book.coin_faces]
    suits = [f"suit.{suit}" for suit in SUITS]
    named = [(kid, suit) for kid in coins for suit in suits[:COIN]]
    shown = zip(book.lookout_faces, book.lookout_suits, strict=True)
    in_yards = [(f"seat.{seat}", kid) for seat in range(SEATS) for kid in kids]
    return [
        *(Words("play", kid=kid) for kid in kids),
        *(Words("rename", kid=kid, suit=suit) for kid, suit in named),
        *(Words("add", kid=kid) for kid in kids),
        *(Words("add_as", kid=kid, suit=suit) for kid, suit in named),
        *(Words("lookout", kid=kids[face], suit=suits[suit]) for face, suit in shown),
        *(Words("tuck", kid=kid) for kid in kids),
        *(Words("tuck_park", kid=kid) for kid in kids),
        *(Words("tuck_yard", rival=rival, kid=kid) for rival, kid in in_yards),
        *(Words("trash", kid=kid) for kid in kids),
        *(Words("trash_discard", kid=kid) for kid in kids),
        *(Words("trash_yard", rival=rival, kid=kid) for rival, kid in in_yards),
        *(Words("recruit_park", kid=kid) for kid in kids),
        *(Words("recruit_yard", rival=rival, kid=kid) for rival, kid in in_yards),
        *(Words("follow", kid=kid) for kid in kids),
        *(Words("follow_coin", kid=kid) for kid in coins),
        *(Words("recycle", kid=kid) for kid in kids),
        *(Words("keep", kid=kid) for kid in kids),
    ]
