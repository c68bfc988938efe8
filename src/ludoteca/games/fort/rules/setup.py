"""The set-up: seats and boards, made-up rules and perks, the Park, the first decks (F-SETUP)."""

from ludoteca.core.decisions import Reason
from ludoteca.core.events import Event, Journal
from ludoteca.core.game import Option, OptionError, Options
from ludoteca.core.rng import shuffle, start
from ludoteca.core.together import nobody_yet
from ludoteca.games.fort.box.contents import BOARDS
from ludoteca.games.fort.rules.draft import Draft, begin_decks, show_packets
from ludoteca.games.fort.rules.recycling import Prompted
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.current_play import NO_PLAY
from ludoteca.games.fort.rules.table.moves import kid_names, seat_name
from ludoteca.games.fort.rules.table.state import EDITIONS, IT, NOBODY, FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone

ANY_BOARD = "any"
WISHES = (ANY_BOARD, *BOARDS)
WISH_OPTIONS = ("board_1", "board_2", "board_3", "board_4")  # one per seat
PROMPTS = "-prompted"  # in games begun under older rules, which ask about Recycling
OPTIONS = (
    Option("edition", EDITIONS, tuple(f"{edition}{PROMPTS}" for edition in EDITIONS)),
    Option("setup", ("basic", "advanced")),
    *(Option(key, WISHES) for key in WISH_OPTIONS),
)


def check_seats(book: Book, seats: int) -> int:
    """Return the number of seats, or raise OptionError (F-SETUP-01)."""
    low, high = book.numbers.fewest_players, book.numbers.most_players
    if not low <= seats <= high:
        args = {"players": seats, "low": low, "high": high}
        raise OptionError(Reason("bad_player_count", args, ("F-SETUP-01",)))
    return seats


def seat_players(rng: int, seats: int, edition: int) -> tuple[int, Zone]:
    """Return the turn order, the first player first (F-SETUP-03, option seating)."""
    order = list(range(seats))
    rng = shuffle(rng, order)
    if edition == IT:  # as_entered: only the first player is drawn
        order = [(order[0] + i) % seats for i in range(seats)]
    return rng, tuple(order)


def give_boards(rng: int, wishes: list[str]) -> tuple[int, Zone]:
    """Return each seat's board: as wished, with contested and open ones by lot (F-SETUP-05)."""
    lots = list(range(len(wishes)))
    rng = shuffle(rng, lots)
    free = list(range(len(BOARDS)))
    rng = shuffle(rng, free)
    boards = [NONE] * len(wishes)
    for seat in lots:
        wish = wishes[seat]
        if wish != ANY_BOARD and BOARDS.index(wish) in free:
            boards[seat] = BOARDS.index(wish)
            free.remove(boards[seat])
    for seat in lots:
        if boards[seat] == NONE:
            boards[seat] = free.pop()
    return rng, tuple(boards)


def begin(book: Book, seats: int, options: Options, seed: int, journal: Journal) -> FortState:
    """Return the table with everything laid out, at the draft or the first turn."""
    edition = EDITIONS.index(str(options["edition"]).removesuffix(PROMPTS))
    rng, order = seat_players(start(seed), seats, edition)
    wishes = [str(options[key]) for key in WISH_OPTIONS[:seats]]
    rng, boards = give_boards(rng, wishes)
    shown = seats + book.numbers.more_than_players
    rules, perks = book.cards.made_up_rules[:], book.cards.perks[:]
    rng = shuffle(rng, perks)
    rng = shuffle(rng, rules)
    deck = [face for face in range(book.kids) for _ in range(book.copies[face])]
    rng = shuffle(rng, deck)
    park = tuple(deck.pop() for _ in range(book.numbers.park))
    dealt: list[Zone] = [
        tuple(sorted(deck.pop() for _ in range(book.numbers.dealt))) for _ in range(seats)
    ]
    state = empty_table(book, edition, boards, order)
    if str(options["edition"]).endswith(PROMPTS):
        state.stack.append(Prompted())
    state.rng = rng
    state.park, state.park_deck = park, tuple(deck)
    state.rule_pile = tuple(sorted(rules[:shown]))
    state.perk_row = tuple(sorted(perks[:shown]))
    _tell(state, journal)
    if options["setup"] == "advanced":
        state.packets = tuple(dealt)
        state.kept = ((),) * seats
        show_packets(state, journal)
        state.stack.append(Draft(nobody_yet(seats)))
    else:
        for seat in range(seats):
            args = {"seat": seat_name(seat), "kids": kid_names(state, dealt[seat])}
            journal.add(Event("dealt", args, (seat,), ("kids",)))
        begin_decks(state, dealt, journal)
    return state


def empty_table(book: Book, edition: int, boards: Zone, order: Zone) -> FortState:
    """Return an empty table (F-SETUP-07)."""
    seats = len(order)
    zones: list[list[Zone]] = [[()] * seats for _ in range(5)]
    return FortState(
        seats=seats, stack=[], rng=0, book=book, edition=edition, boards=boards, order=order,
        turn=0, ending=0, park=(), park_deck=(), trash_box=(), rule_pile=(), perk_row=(),
        used_perks=(), macaroni=NOBODY, packets=(), kept=(), hands=zones[0], decks=zones[1],
        discards=zones[2], yards=zones[3], lookouts=zones[4], tokens=[0] * (4 * seats),
        levels=[0] * seats, tracks=[0] * seats, perks=[NONE] * seats, rules=[NONE] * seats,
        plays=0, play_area=(), directions=0, play=NO_PLAY,
    )  # fmt: skip


def _tell(state: FortState, journal: Journal) -> None:
    if not journal.live:
        return
    order = tuple(seat_name(seat) for seat in state.order)
    journal.add(Event("seated", {"order": order, "seat": order[0]}))
    for seat in state.order:
        args = {"seat": seat_name(seat), "board": f"board.{BOARDS[state.boards[seat]]}"}
        journal.add(Event("got_board", args))
    journal.add(Event("laid_out_park", {"kids": kid_names(state, state.park)}))
