"""Worlds that could be the true one, for all a seat knows: hidden cards dealt again.

Reads a view and a recall, never a state. What is public is put back as it is; hidden hands, decks,
made-up rules and the Park deck are filled at random with what memory leaves open.
"""

from typing import Any

from ludoteca.core.game import Table
from ludoteca.core.rng import below, fork, shuffle
from ludoteca.core.together import nobody_yet
from ludoteca.core.wire import Spelling
from ludoteca.games.fort.box.contents import BOARDS, MADE_UP_RULES, PERKS
from ludoteca.games.fort.box.effects import SUITS
from ludoteca.games.fort.edge.passed_packets import less
from ludoteca.games.fort.edge.recall import FortRecall, seat_of
from ludoteca.games.fort.edge.shapes import EXTENTS, KINDS
from ludoteca.games.fort.edge.view import HIDDEN, NOTHING, read_moment
from ludoteca.games.fort.rules.draft import Draft
from ludoteca.games.fort.rules.setup import empty_table
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.current_play import Play
from ludoteca.games.fort.rules.table.state import EDITIONS, ENDINGS, NOBODY, FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone


class Imagining:
    """A world in the making: the table as seen, the cards not yet placed, and a generator."""

    def __init__(self, book: Book, table: Table, recall: FortRecall, rng: int) -> None:
        self.book = book
        self.table = table
        self.recall = recall
        self.me = recall.seat
        self.rng = rng
        self.faces = recall.faces
        order = tuple(seat_of(name) for name in table["order"])
        boards = tuple(_index(BOARDS, player["board"]) for player in table["players"])
        edition = _index(EDITIONS, table["edition"])
        self.state = empty_table(book, edition, boards, order)
        self.unseen = [face for face in range(book.kids) for _ in range(book.copies[face])]

    def world(self, spelling: Spelling) -> FortState:
        """Return the finished world, with its question asked."""
        state, table = self.state, self.table
        self._put_middle()
        self._put_play()
        for seat, player in enumerate(table["players"]):
            self._put_player(seat, player)
        self._put_own()
        if "packet" in table["own"]:
            self._deal_draft()
        else:
            self._deal_rivals()
            state.stack = read_moment(table["moment"], spelling)
        self._deal_rules()
        self._shuffle(self.unseen)
        state.park_deck = tuple(self.unseen)
        state.rng = fork(self.rng, 1)
        state.asked = state.stack[-1].ask(state) if state.stack else None
        return state

    # ------------------------------------------------------------ chance and reading

    def _shuffle(self, items: list[int]) -> None:
        self.rng = shuffle(self.rng, items)

    def _below(self, n: int) -> int:
        self.rng, found = below(self.rng, n)
        return found

    def _draw_unseen(self, count: int) -> list[int]:
        self._shuffle(self.unseen)
        return [self.unseen.pop() for _ in range(count)]

    def _kids(self, names: list[str]) -> Zone:
        """Return the faces behind the names; they are in sight, so they are nowhere else."""
        faces = tuple(self.faces[name] for name in names)
        self._see(faces)
        return faces

    def _see(self, faces: Zone | list[int]) -> None:
        for face in faces:
            if face < self.book.kids:
                self.unseen.remove(face)

    # ------------------------------------------------------------ what everybody sees

    def _put_middle(self) -> None:
        state, table = self.state, self.table
        state.turn = table["turn"]
        state.leader = seat_of(table["leader"])
        state.ending = _index(ENDINGS, table["ending"])
        state.park = self._kids(table["park"])
        state.trash_box = self._kids(table["trash_box"])
        state.perk_row = tuple(_index(PERKS, perk) for perk in table["perk_row"])
        state.used_perks = tuple(_index(PERKS, perk) for perk in table["used_perks"])
        state.macaroni = NOBODY if table["macaroni"] == NOTHING else seat_of(table["macaroni"])

    def _put_play(self) -> None:
        state, play = self.state, self.table["play"]
        state.plays = play["cards_played"]
        state.play_area = self._kids(play["play_area"])
        state.play = Play(
            face=NONE if play["played"] == NOTHING else self.faces[play["played"]],
            suit=_index(SUITS, play["named"]),
            added=self._additions(play["added"]),
            named_coins=self._additions(play["named_lookout"]),
            public_done=_index(EXTENTS, play["public"]),
            private_done=_index(EXTENTS, play["private"]),
            bound=_index(KINDS, play["bound"]),
            is_trash_due=play["trash_due"],
            followed=sum(1 << seat_of(name) for name in play["followed"]),
        )
        converted = [1 + _index(KINDS, kind) for kind in play["converted"]]
        state.directions = sum(kind << 2 * seat for seat, kind in enumerate(converted))

    def _additions(self, entries: list[Table]) -> Zone:
        return tuple(8 * self.faces[e["kid"]] + 1 + _index(SUITS, e["suit"]) for e in entries)

    def _put_player(self, seat: int, player: Table) -> None:
        state = self.state
        stuff, pack = player["stuff"], player["pack"]
        tokens = [stuff["pizza"], stuff["toys"], pack["pizza"], pack["toys"]]
        state.tokens[4 * seat : 4 * seat + 4] = tokens
        state.tracks[seat] = player["track"]
        state.levels[seat] = player["level"]
        state.perks[seat] = _index(PERKS, player["perk"])
        state.yards[seat] = self._kids(player["yard"])
        state.lookouts[seat] = self._kids(player["lookout"])
        state.discards[seat] = self._kids(player["discard_pile"])

    def _put_own(self) -> None:
        own = self.table["own"]
        deck = list(self._kids(own["deck"]))
        self._shuffle(deck)
        self.state.decks[self.me] = tuple(deck)
        self.state.hands[self.me] = self._kids(own["hand"])

    # ------------------------------------------------------------ what is hidden

    def _deal_rivals(self) -> None:
        """Fill the rivals' hands and decks with what they must and what they may hold."""
        known = {
            seat: memory.now() for seat, memory in enumerate(self.recall.rivals) if seat != self.me
        }
        for memory in known.values():
            self._see(memory.old + memory.new)
        shown = {seat: memory.first_seen for seat, memory in known.items()}
        dealt = self.book.numbers.dealt
        self.rng, shared = self.recall.passed.share_out(shown, self.unseen, dealt, self.rng)
        hidden = {seat: less(shared[seat], shown[seat]) for seat in known}
        for cards in hidden.values():
            self._see(cards)
        for seat, memory in known.items():
            unknown = memory.old_unknown + memory.new_unknown
            hidden[seat] += self._draw_unseen(unknown - len(hidden[seat]))
            self._shuffle(hidden[seat])
            old = memory.old + hidden[seat][: memory.old_unknown]
            new = memory.new + hidden[seat][memory.old_unknown :]
            self._shuffle(new)
            fresh = self.table["players"][seat]["hand"] - len(old)
            self.state.hands[seat] = tuple(sorted(old + new[:fresh]))
            self.state.decks[seat] = tuple(new[fresh:])

    def _deal_rules(self) -> None:
        """Share out the made-up rules that the seat cannot see (F-INFO-07, F-INFO-08)."""
        state, players = self.state, self.table["players"]
        recall = self.recall
        open_rules = list(self.book.cards.made_up_rules)
        for seat, player in enumerate(players):
            if player["made_up_rule"] not in (NOTHING, HIDDEN):
                state.rules[seat] = _index(MADE_UP_RULES, player["made_up_rule"])
                open_rules.remove(state.rules[seat])
        inside = [] if recall.pile is None else less(recall.pile, state.rules)
        outside = less(open_rules, inside)
        self._shuffle(inside)
        self._shuffle(outside)
        for seat, player in enumerate(players):
            if player["made_up_rule"] == HIDDEN:
                is_outside = recall.pile is None or seat in recall.took_earlier
                state.rules[seat] = (outside if is_outside else inside).pop()
        size = self.table["rule_pile"]
        pile = inside if recall.pile is not None else outside[:size]
        state.rule_pile = tuple(sorted(pile))

    def _deal_draft(self) -> None:
        """Rebuild all packets and picks of a draft in progress (F-INFO-09)."""
        state, own, passed = self.state, self.table["own"], self.recall.passed
        seats, steps = state.seats, len(passed.picks)
        packets: list[Zone] = [()] * seats
        kept: list[list[int]] = [[] for _ in range(seats)]
        packets[self.me] = self._kids(own["packet"])
        kept[self.me] = list(self._kids(own["kept"]))
        on_the_way = {}
        for passes in range(1, seats):
            if passes <= steps:
                rest = passed.rest(steps - passes)
                self._see(rest)
                self._shuffle(rest)
                holder = passed.after(passes)[-1]
                packets[holder] = tuple(sorted(rest[passes - 1 :]))
                on_the_way[holder] = list(packets[holder])
        for step in range(steps - seats + 1):  # what did not come back was kept
            self._see(less(passed.rest(step), passed.seen[step + seats]))
        for cards, holders in passed.groups(on_the_way) if steps else []:
            self._shuffle(cards)
            for seat, face in zip(holders, cards, strict=True):
                kept[seat].append(face)
        for seat in range(seats):
            size = self.table["players"][seat]["packet"]
            if not packets[seat]:
                packets[seat] = tuple(sorted(self._draw_unseen(size)))
            kept[seat] += self._draw_unseen(steps - len(kept[seat]))
        state.packets = tuple(packets)
        state.kept = tuple(tuple(sorted(faces)) for faces in kept)
        state.stack = [Draft(self._answers())]

    def _answers(self) -> tuple[Any, ...]:
        """Return answers for the seats that have given theirs; this seat's is known."""
        answers = list(nobody_yet(self.state.seats))
        for name in self.table["answered"]:
            seat = seat_of(name)
            packet = self.state.packets[seat]
            face = packet[self._below(len(packet))]
            if seat == self.me:
                face = self.faces[self.table["own"]["pick"]]
            answers[seat] = self.book.keep + face
        return tuple(answers)


def _index(words: tuple[str, ...], name: str) -> int:
    """Return the number behind a code name; NONE for NOTHING."""
    word = name.partition(".")[2] or name
    return words.index(word) if word in words else NONE
