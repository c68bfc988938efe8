"""Small tables for the tests: set zones by hand, script the choices in words, ask why not.

`table(player(hand="bug the_moles", stuff="3p 1t"), player())` is p1's Play phase in a game of two.
Everything not said is empty; kids that lie nowhere are in the Park and its deck. Unscripted
questions are errors: `do` fails unless each word is an option of whoever is asked. Choices that
the engine makes by itself, since there is but one, may be scripted or left out.
"""

from typing import Any

from ludoteca.core.box import Box
from ludoteca.core.decisions import Decision
from ludoteca.core.events import Event, Journal
from ludoteca.games.fort.game import Fort
from ludoteca.games.fort.rules.play import ChooseAction
from ludoteca.games.fort.rules.table.choices import STOP
from ludoteca.games.fort.rules.table.state import BY_PARK, FortState

GAME = Fort()
KIDS = GAME.cards.faces


def tokens(words: str) -> tuple[int, int]:
    """Return pizza and toys of "2p 3t"."""
    found = {word[-1]: int(word[:-1]) for word in words.split()}
    return found.get("p", 0), found.get("t", 0)


def player(
    hand: str = "",
    stuff: str = "",
    pack: str = "",
    level: int = 0,
    lookout: str = "",
    yard: str = "",
    discard: str = "",
    deck: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    """Return one player of a position; zones are kids' names between spaces."""
    pizza, toys = tokens(stuff)
    pack_pizza, pack_toys = tokens(pack)
    position: dict[str, Any] = {
        "hand": hand.split(),
        "pizza": pizza,
        "toys": toys,
        "pack_pizza": pack_pizza,
        "pack_toys": pack_toys,
        "level": level,
        "lookout": lookout.split(),
        "yard": yard.split(),
        "discard_pile": discard.split(),
        **more,
    }
    if deck is not None:
        position["deck"] = deck.split()
    return position


def with_box(values: dict[str, object]) -> Fort:
    """Return the game with an owner's values laid over its box."""
    changes = {path: {"value": value, "source": "owner"} for path, value in values.items()}
    return Fort(Box.from_changes(changes))


class Table:
    """A game in progress with what happened on it since the test began."""

    def __init__(self, state: FortState, game: Fort = GAME) -> None:
        self.state = state
        self.game = game
        self.events: list[Event] = []

    @property
    def kind(self) -> str:
        """The question asked now; empty when the game is over."""
        return self.state.asked.kind if self.state.asked is not None else ""

    @property
    def seat(self) -> int:
        """Who is asked now."""
        assert self.state.asked is not None
        return self.state.asked.seat

    @property
    def options(self) -> list[str]:
        """The legal choices in words."""
        assert self.state.asked is not None
        return [str(self.game.tell(choice)) for choice in self.state.asked.options]

    def do(self, *words: str) -> "Table":
        """Make these choices, each by whoever is asked, and run on to the next real question."""
        self.halt(*words)
        journal = Journal()
        while is_forced(self.state):
            self._take(self.options[0], journal)
        self.events += journal.events
        return self

    def halt(self, *words: str) -> "Table":
        """Make these choices and stop at the next question, even if it has a single answer."""
        journal = Journal()
        for text in words:
            assert self.game.read(text) is not None, f"no such choice: {text}"
            while is_forced(self.state) and self.options != [text]:
                self._take(self.options[0], journal)
            assert text in self.options, f"{text} refused: {self.why(text)}; {self.options}"
            self._take(text, journal)
        self.events += journal.events
        return self

    def _take(self, text: str, journal: Journal) -> None:
        """Make one choice and run to the next question, even if it has a single answer."""
        state, choice = self.state, self.game.read(text)
        assert choice is not None
        state.stack.pop().answer(state, self.seat, choice, journal)
        state.asked = None
        while state.stack and state.asked is None:
            state.asked = state.stack[-1].ask(state)
            if state.asked is None:
                state.stack.pop().go(state, journal)

    def why(self, text: str, seat: int | None = None) -> str:
        """Return the code a choice is refused with; empty if it is legal."""
        choice = self.game.read(text)
        assert choice is not None, f"no such choice: {text}"
        before = self.game.state_hash(self.state)
        reason = self.game.why_not(self.state, self.seat if seat is None else seat, choice)
        assert self.game.state_hash(self.state) == before
        return "" if reason is None else reason.code

    def why_action(self, text: str) -> str:
        """Return why the leader, who is not even asked any more, cannot use an action."""
        twin = self.copy()
        twin.state.stack.append(ChooseAction())
        twin.state.asked = Decision(twin.state.leader, "choose_action", [STOP])
        return twin.why(text)

    def ids(self, text: str) -> tuple[str, ...]:
        """Return the rules behind a refusal."""
        choice = self.game.read(text)
        assert choice is not None
        reason = self.game.why_not(self.state, self.seat, choice)
        assert reason is not None
        return reason.rules

    def told(self, kind: str) -> list[Event]:
        """Return the events of a kind that happened here."""
        return [event for event in self.events if event.kind == kind]

    # ------------------------------------------------------------ looking

    def stuff(self, seat: int = 0) -> tuple[int, int]:
        """Return pizza and toys in Stuff."""
        return self.state.tokens[4 * seat], self.state.tokens[4 * seat + 1]

    def pack(self, seat: int = 0) -> tuple[int, int]:
        """Return pizza and toys in the Pack."""
        return self.state.tokens[4 * seat + 2], self.state.tokens[4 * seat + 3]

    def zone(self, name: str, seat: int = 0) -> str:
        """Return the kids of a zone (hands, decks, discards, yards, lookouts) in words."""
        return " ".join(KIDS[face] for face in getattr(self.state, name)[seat])

    def middle(self, name: str) -> str:
        """Return the kids of a common zone (park, trash_box, play_area) in words."""
        return " ".join(KIDS[face] for face in getattr(self.state, name))

    # ------------------------------------------------------------ setting

    def leave_in_park_deck(self, count: int) -> "Table":
        """Put all but `count` cards of the Park deck out of the game."""
        state = self.state
        gone = state.park_deck[: len(state.park_deck) - count]
        state.park_deck = state.park_deck[len(gone) :]
        state.trash_box = tuple(sorted(state.trash_box + gone))
        if not state.park_deck:
            state.ending = BY_PARK
        return self.ask_again()

    def ask_again(self) -> "Table":
        """Look at the changed state afresh."""
        assert self.game.faults(self.state) == []
        self.state.asked = self.state.stack[-1].ask(self.state)
        return self

    def copy(self) -> "Table":
        """Return the same table, to try something else."""
        return Table(self.state.copy(), self.game)


def is_forced(state: FortState) -> bool:
    """Return whether the engine would answer by itself."""
    asked = state.asked
    return asked is not None and len(asked.options) == 1 and not asked.secret


def table(*players: dict[str, Any], **more: Any) -> Table:
    """Return a table with these players (a second one if there is but one), p1 to play."""
    seats = list(players) if len(players) > 1 else [*players, player()]
    state = GAME.read_position({"player": seats, **more})
    assert GAME.faults(state) == [], GAME.faults(state)
    return Table(state)


def led(kid: str, *rivals: dict[str, Any], script: str = "", **leader: Any) -> Table:
    """Return a table where p1 has played a kid and made its scripted choices (between ";")."""
    hand = f"{kid} {leader.pop('hand', '')}"
    words = [word.strip() for word in script.split(";")] if script else []
    return table(player(hand=hand, **leader), *rivals).do(f"play({kid})", *words)


def pass_all(game: Table) -> Table:
    """Let everybody who is asked to follow decline."""
    while game.kind == "choose_follow":
        game.do("decline")
    return game
