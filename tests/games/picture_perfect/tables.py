"""Tables for the tests: a moment of a party written in a line, answers written as people say them.

Seats are A, B, C, D ... as in the examples of the rules; A starts unless said otherwise.
"""

from collections.abc import Mapping
from typing import Any

from ludoteca.core.decisions import Composed, Decision, IllegalChoice
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import advance
from ludoteca.games.picture_perfect.game import PicturePerfect
from ludoteca.games.picture_perfect.rules.table.scene import Interim
from ludoteca.games.picture_perfect.rules.table.state import CENTRE, Party, held_by

GAME = PicturePerfect()
GUESTS = [guest.id for guest in GAME.contents.guests]
LETTERS = "ABCDEF"
LISTS = ("won", "vip_known")
F4 = "A clara carmen nina · B olga stella mia · C victor otto leo · D hugo bruno marco"
F2 = "A clara carmen nina olga stella · B mia victor otto leo hugo"


class Table:
    """A party in progress with its whole log."""

    def __init__(self, state: Party) -> None:
        self.state = state
        self.events: list[Event] = []

    # -- acting ----------------------------------------------------------------------------

    def do(self, script: str) -> "Table":
        """Carry out `A keep(clara); B keep(mia)`, in this order."""
        for line in script.split(";"):
            letter, _, words = line.strip().partition(" ")
            self.answer(letter, choice(words))
        return self

    def answer(self, letter: str, answer: int | Composed) -> "Table":
        """Let a seat answer."""
        journal = Journal()
        GAME.apply(self.state, LETTERS.index(letter), answer, journal)
        self.events += journal.events
        return self

    def ask(self, letter: str, words: str) -> list[Event]:
        """Let a seat make a request and return what happened."""
        journal = Journal()
        GAME.request(self.state, LETTERS.index(letter), choice(words), journal)
        self.events += journal.events
        return journal.events

    def confirm(self, letters: str = "") -> "Table":
        """Let seats (all that are asked, if none is named) arrange nothing, or say `seen`."""
        for letter in letters or "".join(self.asked()):
            decision = self.decision(letter)
            is_open = decision.open is not None
            self.answer(letter, decision.open.sample(7) if is_open else choice("seen"))  # type: ignore[union-attr]
        return self

    def arrange(self, letter: str, vip: str = "", **more: Any) -> "Table":
        """Let a seat keep its scene (or take another) and perhaps add its VIP card."""
        scene = self.state.scenes[LETTERS.index(letter)]
        decor = more.get("decor", scene.decor)
        number = 1 + GUESTS.index(vip) if vip else 0
        return self.answer(letter, Interim(more.get("figures", scene.figures), decor, number))

    # -- looking ---------------------------------------------------------------------------

    def asked(self) -> dict[str, str]:
        """Return the kind of decision of every seat that is asked now."""
        return {LETTERS[d.seat]: d.kind for d in GAME.decisions(self.state)}

    def decision(self, letter: str) -> Decision:
        """Return the question to a seat."""
        found = GAME.decision(self.state, LETTERS.index(letter))
        assert found is not None, f"{letter} is not asked"
        return found

    def options(self, letter: str) -> list[str]:
        """Return the options of a seat as text."""
        return [str(GAME.tell(option)) for option in self.decision(letter).options]

    def held(self) -> str:
        """Return where every envelope lies, as the examples write it."""
        rows = [f"{LETTERS[s]} {names(held_by(self.state, s))}" for s in range(self.state.seats)]
        return " · ".join(row.strip() for row in rows)

    def centre(self) -> str:
        """Return the envelopes of the centre."""
        return names(held_by(self.state, CENTRE))

    def won(self, letter: str) -> str:
        """Return what a seat has won this round."""
        seat = LETTERS.index(letter)
        return names([guest for guest in self.state.won if self.state.where[guest] == seat])

    def owned(self) -> str:
        """Return everybody's decorations: `A 15, B 10`."""
        return ", ".join(f"{LETTERS[s]} {n}" for s, n in enumerate(self.state.decorations))

    def why_not(self, letter: str, answer: str | Composed) -> str:
        """Return the code with which an answer is refused, "" if it is not."""
        given = choice(answer) if isinstance(answer, str) else answer
        reason = GAME.why_not(self.state, LETTERS.index(letter), given)
        return "" if reason is None else reason.code

    def no_look(self, letter: str, words: str) -> str:
        """Return the code with which a request is refused, "" if it is not."""
        try:
            GAME.request(self.state.copy(), LETTERS.index(letter), choice(words), Journal())
        except IllegalChoice as refused:
            return refused.reason.code
        return ""

    def view(self, letter: str | None) -> dict[str, Any]:
        """Return the view of a seat, None for a spectator."""
        seat = None if letter is None else LETTERS.index(letter)
        return GAME.view(self.state, seat).table

    def log(self, letter: str | None) -> list[str]:
        """Return the kinds of events that a seat reads in its log now."""
        seat = None if letter is None else LETTERS.index(letter)
        seen = [GAME.veil(self.state, seat, event) for event in self.events]
        return [repr(event) for event in seen if event is not None]


def names(guests: list[int]) -> str:
    """Return guests as text."""
    return " ".join(GUESTS[guest] for guest in guests)


def choice(words: str) -> int:
    """Return the choice that reads like this; seats may be letters."""
    for seat, letter in enumerate(LETTERS):
        words = words.replace(f"vote({letter})", f"vote(p{seat + 1})")
    found = GAME.read(words)
    assert found is not None, words
    return found


def position(
    held: str = F4,
    card: str = "",
    owned: str = "",
    start: str = "A",
    mode: str = "",
    round: int = 1,
    vips: str = "",
    vips_known: str = "",
    envelope: dict[str, list[str]] | None = None,
    won: str = "",
    final: bool = False,
    **options: Any,
) -> Table:
    """Return the table at this moment: the first question of the card, step 1, or the photo.

    `held` and `won` are written as in the rules, the others like `B 3, D 0` and `A clara`.
    """
    players: list[dict[str, Any]] = []
    for part in held.split("·"):
        letter, *guests = part.split()
        assert letter == LETTERS[len(players)]
        players.append({"envelopes": guests if guests != ["none"] else []})
    written = {"decorations": owned, "vip": vips, "vip_known": vips_known, "won": won}
    for field, text in written.items():
        for part in text.split(",") if text else ():
            letter, value = part.split()
            found: Any = int(value) if field == "decorations" else value
            players[LETTERS.index(letter)][field] = [found] if field in LISTS else found
    is_auction = mode == "auction" or card.endswith("_auction")
    data: dict[str, Any] = {
        "round": round,
        "first": f"p{1 + (LETTERS.index(start) - round + 1) % len(players)}",
        "players": players,
        "options": {"mode": "auction" if is_auction else "base", **options},
        "envelope": envelope or {},
    }
    if card:
        data["card"] = card
    if round > 1 or final:
        data["round"] = 6 if final else round
        used = [name for name in GAME.names["exchange"][3 * is_auction :] if name != card]
        data["discards"] = used[: 6 if final else round - 1]
        data["deck"] = used[len(data["discards"]) :][: 6 - len(data["discards"]) - bool(card)]
    return Table(GAME.read_position(data))


def new_table(seats: int, seed: int = 0, **options: Any) -> Table:
    """Return a table after its set-up, with the log so far."""
    journal = Journal()
    table = Table(GAME.setup(seats, options, seed, journal))
    table.events = journal.events
    return table


def run_on(table: Table) -> Table:
    """Go on to the next question after the state was changed by hand."""
    advance(table.state, Journal())
    return table


def line(event: Event) -> str:
    """Return an event as text: `looked seat=B vips=1 > B -vips` is veiled from all but B."""
    text = spelled([event.kind], event.args)
    if event.seats is not None:
        text += " > " + "".join(LETTERS[seat] for seat in event.seats)
    return text + "".join(f" -{name}" for name in event.veiled)


def spelled(first: list[str], args: Mapping[str, Any]) -> str:
    """Return words and arguments in one line, seats as letters: `kept seat=A envelope=clara`."""
    more = [f"{k}={'/'.join(v) if isinstance(v, tuple) else v}" for k, v in args.items()]
    text = " ".join(first + more)
    for kind in ("guest", "moment", "preference"):
        text = text.replace(f"{kind}.", "")
    for seat, letter in enumerate(LETTERS):
        text = text.replace(f"seat.{seat}", letter)
    return text


def told(table: Table) -> list[str]:
    """Return the log so far, without what the engine itself tells in every game."""
    return [line(event) for event in table.events if event.kind not in ("answered", "forced")]


def refused(table: Table, words: str) -> str:
    """Return the refusal of `A keep(olga)` as text: code, rules behind it, arguments."""
    letter, _, answer = words.partition(" ")
    reason = GAME.why_not(table.state, LETTERS.index(letter), choice(answer))
    return "" if reason is None else spelled([reason.code, "/".join(reason.rules)], reason.args)
