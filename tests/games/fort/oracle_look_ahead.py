"""What must be so for the reasons that speak of the rest of a play: what could still be done.

Asked of the oracle that tries everything, where that is quick enough and knows the edition.
"""

from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.box.programs import UNITS
from ludoteca.games.fort.rules.table.zones import minus, plus
from tests.games.fort import oracle
from tests.games.fort.oracle_moments import Look

# ---------------------------------------------------------------- playing


def can_be_played(look: Look, face: int) -> bool:
    """Whether some play of the card is legal, as far as the oracle knows the edition."""
    if not look.kinds[0]:
        return look.state.book.play + face in look.decision.options
    return oracle.is_playable(look.state, face)


def uses_action(look: Look) -> int:
    """0 for the public action, 1 for the private one, -1 if the choice uses none now."""
    if not look.is_free or look.moment != "action":
        return -1
    return {"use_public": 0, "use_private": 1}.get(look.verb, -1)


def box_of(look: Look, action: int) -> object:
    book = look.state.book
    return (book.private if action else book.public)[look.state.play.face]


def ways_of(look: Look, action: int) -> list[int]:
    """How far the action could be done now: every extent there is a way to."""
    state = look.state
    added = tuple((entry >> 3, (entry & 7) - 1) for entry in state.play.added)
    done = oracle.carried_out(state, oracle.Play(state.play.face, added), action)
    return [one.extent for one in done]


def no_effect(look: Look) -> bool:
    if look.is_legal or not look.is_free:
        return False
    if look.moment == "adding" and look.verb == "done":
        return bool(look.top.number == 0)
    if look.moment == "pick" and look.verb in ("pick_suit", "pick_without"):
        return nothing_counts(look)
    action = uses_action(look)
    if action < 0 or box_of(look, action) is None:
        return False
    return not can_begin(look, action)


def can_begin(look: Look, action: int) -> bool:
    """Something of the action could be done: it counts at least 1, and a unit of it is possible."""
    book, played, program = look.state.book, look.state.play.face, look.program
    suits = [program.counter] if program.counter < 6 else range(7)
    hand = len(look.hand)
    if program.counter <= 6:
        own = any(book.own[played] == suit for suit in suits)
        added = any(
            counts_already(look, entry, suit) for entry in look.state.play.added for suit in suits
        )
        shown = any(lookout_counts(look, face, suit) for face in look.lookout for suit in suits)
        fits = [f for f in look.hand if any(book.shows[f][s] or book.shows[f][COIN] for s in suits)]
        if not (own or added or shown):
            if not fits:
                return False
            hand -= 1
    elif look.multiple(program.counter) < 1:
        return False
    return any(look.most(UNITS[unit], hand) > 0 for unit in program.left)


def counts_already(look: Look, entry: int, suit: int) -> bool:
    """A card added to the first action counts for this one, or can be made to."""
    shows = look.state.book.shows[entry >> 3]
    is_free = not look.kinds[0] and suit != COIN
    return shows[suit] > 0 or (shows[COIN] > 0 and (is_free or entry & 7 == 1 + suit))


def lookout_counts(look: Look, face: int, suit: int) -> bool:
    """A Lookout card shows the suit, or a coin that does not stand for another one."""
    shows = look.state.book.shows[face]
    if shows[suit]:
        return True
    others = [e for e in look.state.play.named_coins if e >> 3 == face and e & 7 != 1 + suit]
    locked = len(others) if look.kinds[0] else 0
    return suit != COIN and shows[COIN] * look.lookout.count(face) > locked


def nothing_counts(look: Look) -> bool:
    """No symbol of the suit is there, or nothing that it would multiply can be done."""
    own = look.state.book.own[look.state.play.face] == look.suit and look.verb == "pick_suit"
    cards = (*look.hand, *look.lookout)
    shows = look.state.book.shows
    wild = look.suit != COIN
    found = any(shows[face][look.suit] or (wild and shows[face][COIN]) for face in cards)
    return not (own or found) or look.most("gather_any", len(look.hand)) < 1


# ---------------------------------------------------------------- the rest of the play


def is_left(look: Look) -> bool:
    """The choice answers the question and nothing simple speaks against it, yet it is refused."""
    return look.is_free and look.is_own_word and not look.is_legal


def none_full(look: Look) -> bool:
    if not is_left(look) or look.moment != "play" or look.verb != "play":
        return False
    return not can_be_played(look, look.face)


def follow_not_full(look: Look) -> bool:
    if not is_left(look) or look.is_leader:
        return False
    if look.moment == "run":
        return True
    state = look.state.copy()
    state.hands[look.seat] = minus(look.hand, look.face)
    state.discards[look.seat] = plus(look.pile, look.face)
    match = look.shows(look.state.play.suit)
    number = match or 1
    if look.verb == "follow_coin":
        number = match + look.shows(COIN)
    if look.moment == "second":
        number += look.top.symbols
    return not oracle.can_follow(state, look.seat, state.play.face, number)


def must_finish_full(look: Look) -> bool:
    if not is_left(look) or not look.is_half_done or not look.is_leader:
        return False
    if look.moment == "run":
        return bool(look.top.action != 2)
    action = uses_action(look)
    if action >= 0 and look.kinds[0] and not look.state.play.named_coins:
        return 2 not in ways_of(look, action)
    return look.moment == "action" and look.verb != "recycle"


def must_be_full(look: Look) -> bool:
    return is_left(look) and look.moment == "run" and look.is_leader and look.must_be_full


def nothing_done(look: Look) -> bool:
    if not is_left(look):
        return False
    if look.moment == "action":
        nothing = not (look.state.play.public_done or look.state.play.private_done)
        return look.verb == "stop" and nothing
    if look.moment != "run" or look.must_be_full:
        return False
    is_first = look.verb == "stop" and look.top.place == 0 and look.top.done == 0
    is_last = look.top.place + 1 == len(look.program.left) and not look.top.has_left
    return is_first or (look.verb == "leave_out" and is_last)


def then_mandatory(look: Look) -> bool:
    is_stop = is_left(look) and look.moment == "run" and look.verb == "stop"
    return is_stop and not look.must_be_full and look.top.place >= len(look.program.left)


def stop_wastes_addition(look: Look) -> bool:
    if not is_left(look) or look.moment != "run" or look.must_be_full:
        return False
    if look.verb == "amount":
        return look.is_amount and int(str(look.args["count"])) < look.top.need
    return look.verb == "stop" and look.top.place == 0 and 0 < look.top.done < look.top.need
