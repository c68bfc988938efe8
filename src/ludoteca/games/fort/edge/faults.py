"""What cannot be true of a game of Fort: the invariants that a single state can be checked for."""

from collections.abc import Iterator

from ludoteca.core.decisions import Reason
from ludoteca.games.fort.box.contents import BOARDS
from ludoteca.games.fort.rules.draft import Draft
from ludoteca.games.fort.rules.perks import pack_limit
from ludoteca.games.fort.rules.rewards import ChoosePerk, ChooseRule
from ludoteca.games.fort.rules.table.moves import seat_name
from ludoteca.games.fort.rules.table.state import NOBODY, FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone
from ludoteca.games.fort.rules.turn import is_before_discard


def faults(state: FortState) -> Iterator[Reason]:
    """Yield what is wrong with the table, seat by seat and as a whole."""
    for seat, board in enumerate(state.boards):
        if board in state.boards[:seat]:
            args = {"board": f"board.{BOARDS[board]}"}
            yield Reason("colour_taken", args, ("F-SETUP-05",))
            return
    yield from _card_faults(state)
    for seat in range(state.seats):
        yield from _friend_faults(state, seat)
        yield from _limit_faults(state, seat)
        yield from _reward_faults(state, seat)
    yield from _row_faults(state)
    yield from _time_faults(state)


def own_zones(state: FortState, seat: int) -> list[Zone]:
    """Return every zone of one seat."""
    zones = [state.hands, state.decks, state.discards, state.yards, state.lookouts]
    area = state.play_area if seat == state.leader else ()
    drafted = [z[seat] for z in (state.packets, state.kept) if z]
    return [*(zone[seat] for zone in zones), area, *drafted]


def _card_faults(state: FortState) -> Iterator[Reason]:
    """Every card of the box is in exactly one place (F-SETUP-02, F-SETUP-06)."""
    book = state.book
    zones = [state.park, state.park_deck, state.trash_box]
    for seat in range(state.seats):
        zones += own_zones(state, seat)
    cards = book.cards
    friends = {cards.face[card] for board in state.boards for card in cards.friends[board]}
    in_decks = not any(isinstance(frame, Draft) for frame in state.stack)
    for face in range(book.faces):
        copies = book.copies[face] if face < book.kids else int(face in friends and in_decks)
        found = sum(zone.count(face) for zone in zones)
        if found != copies:
            args = {"kid": f"kid.{cards.faces[face]}", "found": found, "copies": copies}
            yield Reason("fault_copies", args, ("F-SETUP-02",))


def _friend_faults(state: FortState, seat: int) -> Iterator[Reason]:
    """A Best Friend is at home or out of the game (F-TURN-07, F-PERK-13)."""
    book = state.book
    own = [book.cards.face[card] for card in book.cards.friends[state.boards[seat]]]
    held = [face for zone in own_zones(state, seat) for face in zone if face >= book.kids]
    in_yard = [face for face in state.yards[seat] if face >= book.kids]
    if in_yard or not set(held) <= set(own):
        yield Reason("fault_friends", {"seat": seat_name(seat)}, ("F-TURN-07", "F-SETUP-05"))


def _limit_faults(state: FortState, seat: int) -> Iterator[Reason]:
    """Stuff, Pack, Lookout, hand and level are within their limits (F-FORT-01, F-FORT-02)."""
    numbers, who = state.book.numbers, seat_name(seat)
    pizza, toys, pack_pizza, pack_toys = state.tokens[4 * seat : 4 * seat + 4]
    level = state.levels[seat]
    if level > state.book.top_level:
        yield Reason("fault_level", {"seat": who, "limit": state.book.top_level}, ("F-FORT-04",))
    if max(pizza, toys) > numbers.stuff_limit:
        yield Reason("fault_stuff", {"seat": who, "limit": numbers.stuff_limit}, ("F-FORT-01",))
    if pack_pizza + pack_toys > pack_limit(state, seat):
        yield Reason("fault_pack", {"seat": who, "limit": pack_limit(state, seat)}, ("F-FORT-02",))
    if len(state.lookouts[seat]) > level + numbers.room:
        yield Reason("fault_lookout", {"seat": who, "limit": level + numbers.room}, ("F-FORT-02",))
    most = max(numbers.drawn, numbers.first_hand) + 1
    if len(state.hands[seat]) > most:
        yield Reason("fault_hand", {"seat": who, "limit": most}, ("F-TURN-09", "F-PERK-10"))


def _reward_faults(state: FortState, seat: int) -> Iterator[Reason]:
    """A made-up rule is owned exactly from its level on, a perk not earlier (F-FORT-08, -09)."""
    numbers = state.book.numbers
    waits = any(isinstance(f, ChooseRule) and f.seat == seat for f in state.stack)
    is_due = state.levels[seat] >= numbers.made_up_rule_level and not waits
    if (state.rules[seat] != NONE) != is_due:
        yield Reason("fault_rule", {"seat": seat_name(seat)}, ("F-FORT-08",))
    if state.perks[seat] != NONE and state.levels[seat] < numbers.perk_level:
        yield Reason("fault_perk", {"seat": seat_name(seat)}, ("F-FORT-09",))


def _row_faults(state: FortState) -> Iterator[Reason]:
    """Pile and row hold what the players have not taken; Macaroni has its owner."""
    numbers, levels = state.book.numbers, state.levels
    shown = state.seats + numbers.more_than_players
    rules = [rule for rule in state.rules if rule != NONE]
    perks = [perk for perk in state.perks if perk != NONE] + list(state.used_perks)
    held = [*rules, *state.rule_pile], [*perks, *state.perk_row]
    waits = sum(isinstance(frame, ChoosePerk) for frame in state.stack)
    takers = sum(level >= numbers.perk_level for level in levels) - waits
    if len(held[0]) != shown or len(set(held[0])) != shown:
        yield Reason("fault_rule_pile", {"count": shown}, ("F-SETUP-08", "F-FORT-08"))
    if len(held[1]) != shown or len(set(held[1])) != shown or len(perks) != takers:
        yield Reason("fault_perk_row", {"count": shown}, ("F-SETUP-09", "F-FORT-09"))
    is_owned = state.macaroni != NOBODY
    top = state.book.top_level
    if is_owned != (top in levels) or (is_owned and levels[state.macaroni] != top):
        yield Reason("fault_macaroni", {}, ("F-FORT-10",))


def _time_faults(state: FortState) -> Iterator[Reason]:
    """Park and Yards are as the moment demands (F-RECRUIT-04, F-TURN-04, F-TURN-07)."""
    numbers = state.book.numbers
    if state.park_deck and len(state.park) != numbers.park:
        yield Reason("fault_park", {"count": numbers.park}, ("F-RECRUIT-04",))
    if not state.park_deck and not state.ending:
        yield Reason("fault_ending", {}, ("F-END-03",))
    is_before = is_before_discard(state)
    if (is_before and state.yards[state.leader]) or (not is_before and state.play_area):
        yield Reason("fault_play_area", {"seat": seat_name(state.leader)}, ("F-TURN-04",))
