"""A quick sensible answer to every question: what rollouts play, and how a bot ends its own play.

Rules of thumb, no search. It may look at the whole state it is given: bots give it imagined ones.
"""
# compiled

from typing import Final

from ludoteca.core.decisions import Decision
from ludoteca.games.fort.bot.card_gains import play_worth
from ludoteca.games.fort.bot.prospects import rule_points
from ludoteca.games.fort.bot.worth import Worths
from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.box.programs import SCORE, TRASH_THIS
from ludoteca.games.fort.rules.refusals.other_moments import is_recycling
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.choices import (
    AMOUNT,
    CONVERT_ONE,
    COPY_FROM,
    KEEP_RULE,
    NAME_SUIT,
    PICK_SUIT,
    PICK_WITHOUT,
    SPEND_ONE,
    STOW_ONE,
    TAKE_KIND,
    TAKE_PERK,
    USE_PRIVATE,
    USE_PUBLIC,
)
from ludoteca.games.fort.rules.table.state import FortState

# What a perk is worth in points, in the order of the perks (`contents.PERKS`).
PERK_WORTH: Final[tuple[float, ...]] = (2.5, 2.0, 2.0, 3.0, 2.5, 1.0, 0.8, 3.0, 2.2)
A_SURPRISE: Final = 1.9  # the worth of an unseen card
GOOD_KID: Final = 2.6  # cards better than this are not trashed unnecessarily
A_LITTLE: Final = 0.05
MUCH_BETTER: Final = 1.5  # how much a card taken back must beat those in hand to be played
NOT_HERE: Final = -100.0  # worse than any other answer

# What the options below TAKE_KIND are worth, in order, if nothing more is known: skip, DIY, the
# two actions, stop, leave out, done, decline, Do-Over, Rough Housing, no, unseen cards.
PLAIN: Final[tuple[float, ...]] = (
    0.0, 3.0, 1.0, 1.0, A_LITTLE, A_LITTLE, 0.0, 0.0, 1.0, 1.0, 0.5, A_SURPRISE, A_SURPRISE,
)  # fmt: skip


def pick(state: FortState, worths: Worths, decision: Decision) -> int:
    """Return the option that looks best; among equals, the first."""
    best = decision.options[0]
    highest = -1000.0
    for option in decision.options:
        liking = like(state, worths, decision, option)
        if liking > highest:
            best, highest = option, liking
    return best


def like(state: FortState, worths: Worths, decision: Decision, option: int) -> float:
    """Return how much the seat likes an option, roughly in points."""
    book = state.book
    if option >= book.play:
        if is_recycling(book, option):
            return like_recycling(state, worths, decision, option - book.recycle)
        return like_face(state, worths, decision.seat, option)
    if option >= book.pay:  # prefer the payment that leaves the Pack alone
        code = book.payments[option - book.pay]
        return -0.1 * ((code >> 5 & 31) + (code & 31))
    if option > AMOUNT:  # as often as possible; copies are ordered by what they bring
        return float(option)
    if option >= TAKE_PERK:
        return PERK_WORTH[option - TAKE_PERK]
    if option >= KEEP_RULE:
        return like_rule(state, decision.seat, option - KEEP_RULE)
    if option >= NAME_SUIT:
        return like_suit(state, decision.seat, option)
    if option >= TAKE_KIND:
        return like_token(state, decision.seat, option)
    if option in (USE_PUBLIC, USE_PRIVATE):
        return like_action(state, option - USE_PUBLIC)
    return PLAIN[option]


def like_suit(state: FortState, seat: int, option: int) -> float:
    """Return how good it is to pick a suit (the seat has many) or to name it (rivals lack it)."""
    if option >= PICK_SUIT:
        return float(symbols_held(state, seat, option))
    return -float(symbols_of_rivals(state, seat, option - NAME_SUIT))


def like_token(state: FortState, seat: int, option: int) -> float:
    """Return how good it is to take, stow, spend, convert or copy a token."""
    tokens = state.tokens
    if option >= COPY_FROM:
        rival = 4 * (option - COPY_FROM)
        return float(tokens[rival + 2] + tokens[rival + 3])
    if option >= CONVERT_ONE:
        kind = (option - CONVERT_ONE) & 1
        return need(state, seat, 1 - kind) - need(state, seat, kind)
    if option >= SPEND_ONE:
        return -float(option)  # Stuff before the Pack
    if option >= STOW_ONE:
        way = option - STOW_ONE
        return 1.0 if way >= 2 else 0.1 * tokens[4 * seat + way]
    return need(state, seat, option - TAKE_KIND)


def like_action(state: FortState, action: int) -> float:
    """Return how good it looks to use an action of the played card now, points last."""
    program = state.book.private[state.play.face] if action else state.book.public[state.play.face]
    if program is None:
        return 0.0
    if TRASH_THIS in program.needs and not state.ending:
        return -0.5 if state.tracks[state.leader] * 3 < state.book.numbers.end_track else 0.6
    return 0.5 if SCORE in program.needs else 1.0


def need(state: FortState, seat: int, kind: int) -> float:
    """Return how much the seat lacks a kind of token for the next levels."""
    first = 4 * seat
    level = min(state.levels[seat], state.book.top_level - 1)
    cost = state.book.costs[level]
    held = state.tokens[first + kind] + state.tokens[first + 2 + kind]
    return float(cost[kind] - held)


def symbols_held(state: FortState, seat: int, option: int) -> int:
    """Return how many symbols the seat could count for a suit it picks."""
    suit = option - PICK_SUIT if option < PICK_WITHOUT else option - PICK_WITHOUT
    total = 0
    for face in (*state.hands[seat], *state.lookouts[seat], state.play.face):
        shows = state.book.shows[face]
        total += shows[suit] + (shows[COIN] if suit != COIN else 0)
    return total


def symbols_of_rivals(state: FortState, seat: int, suit: int) -> int:
    """Return how many symbols of the suit rivals have shown in public places."""
    total = 0
    for rival in range(state.seats):
        if rival != seat:
            for face in (*state.discards[rival], *state.yards[rival]):
                total += state.book.shows[face][suit]
    return total


def like_rule(state: FortState, seat: int, rule: int) -> float:
    """Return what a made-up rule would be worth now."""
    before = state.rules[seat]
    state.rules[seat] = rule
    worth = float(rule_points(state, seat))
    state.rules[seat] = before
    return worth


# ---------------------------------------------------------------- options that name a card


def like_face(state: FortState, worths: Worths, seat: int, option: int) -> float:
    """Return how much the seat likes an option about a card."""
    book = state.book
    if option < book.rename:
        return play_worth(state, seat, option - book.play)
    if option < book.add:
        return -1.0  # a coin keeps the name it gets
    if option < book.tuck_hand:
        return 1.0  # a card that could be added usefully would otherwise go to the Yard
    if option < book.trash_hand:
        return like_tuck(book, worths, tucked_face(book, option))
    if option < book.trash_yard:
        face = (option - book.trash_hand) % book.faces
        return GOOD_KID - worths.face[face]
    if option < book.follow:
        return worths.face[(option - book.trash_yard) % book.faces]
    if option < book.follow_coin:
        return 2.0 - 0.3 * worths.face[option - book.follow]
    if option < book.recycle:
        return 2.1 - 0.3 * worths.face[book.coin_faces[option - book.follow_coin]]
    return worths.face[option - book.keep]


def like_recycling(state: FortState, worths: Worths, decision: Decision, face: int) -> float:
    """Return how good it is to take a card back: to play it at once, or for the next turn.

    Recycling is possible at every question; elsewhere it can wait for one of these two moments.
    """
    if decision.kind == "use_recycling":
        return worths.face[face] - 2.5
    if decision.kind == "choose_play":
        better = A_LITTLE if state.ending else MUCH_BETTER
        return play_worth(state, decision.seat, face) - better
    return NOT_HERE


def tucked_face(book: Book, option: int) -> int:
    """Return the face that a choice to tuck names."""
    return (option - book.tuck_hand) % book.faces


def like_tuck(book: Book, worths: Worths, face: int) -> float:
    """Return how good a card is in the Lookout: for its symbols, not for its actions."""
    shows = book.shows[face]
    return 1.0 + 0.6 * sum(shows) + 0.4 * shows[COIN] - 0.4 * worths.face[face]
