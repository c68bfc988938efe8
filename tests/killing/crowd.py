"""Everybody who plays while servers are killed, at one table after another."""

import asyncio
import random
import time
from collections import Counter
from typing import Any

import httpx

from ludoteca.tables.book.store import Store
from tests.killing.laws import Book, LawBroken
from tests.killing.people import SORTS, Person, Play, Sort
from tests.server import patient


class Crowd:
    """The tables that are being played, and what was seen there."""

    person: type[Person] = Person
    sorts: tuple[Sort, ...] = SORTS
    kind: tuple[int, ...] = (200, 201, 503)  # how a server may answer, whatever is lost

    def __init__(self, database: str, addresses: list[str], seed: int, pace: float) -> None:
        self.store = Store(database)
        self.addresses = addresses
        self.chance = random.Random(seed)
        self.pace = pace  # seconds that people think, at most
        self.is_ending = False
        self.playing: dict[int, Play] = {}
        self.finished: list[Book] = []
        self.acknowledged = 0
        self.resent = 0
        self.games = 0  # played to their end
        self.counts: Counter[str] = Counter()
        self.hit: set[Person] = set()  # people waiting for the first answer after a kill
        self.hit_at = 0.0
        self.answered_at = 0.0
        self.has_books = asyncio.Event()  # set unless the database is down
        self.has_books.set()
        self.web = patient.AsyncClient()

    def some_address(self, chance: random.Random) -> str:
        """Return the address where one of the servers should be."""
        return chance.choice(self.addresses)

    def count(self, what: str) -> None:
        """Count something odd that is no fault."""
        self.counts[what] += 1

    def people(self) -> list[Person]:
        """Return everybody who plays now, without those who only watch."""
        return [who for play in self.playing.values() for who in play.people if who.tokens]

    def acked(self, person: Person) -> None:
        """Note that something was acknowledged."""
        self.acknowledged += 1
        if not self.answered_at and person in self.hit and person.sent_at > self.hit_at:
            self.answered_at = time.monotonic()

    async def table(self, number: int) -> None:
        """Play one game after another, until everything is to end."""
        sort = self.sorts[number % len(self.sorts)]
        while not self.is_ending:
            made = await self._make(sort)
            if made is None:
                continue
            await self.has_books.wait()
            play = self.playing[number] = Play(self, sort, made)
            await self.play(play)
            await self.has_books.wait()
            if not self.is_ending:
                play.book.close()
                self.finished.append(play.book)
                self.games += play.is_over

    async def play(self, play: Play) -> None:
        """Play one game."""
        await play.whole()

    async def _make(self, sort: Sort) -> Any:
        """Make a table; None if nobody can say whether it was made."""
        seats = [{"kind": kind, "level": "easy" if kind == "bot" else ""} for kind in sort.kinds]
        body = {"game": sort.game, "seats": seats, "level": "easy", "clock": sort.clock}
        body["box"] = sort.box
        answer = await self.ask("POST", self.some_address(self.chance), "/api/tables", json=body)
        if answer is None or answer.status_code != 201:
            await asyncio.sleep(0.1)
            return None
        return answer.json()

    async def ask(self, method: str, address: str, path: str, **more: Any) -> httpx.Response | None:
        """Return a server's answer, which must be a proper one; None if the server is gone."""
        try:
            answer = await self.web.request(method, f"http://{address}{path}", **more)
        except httpx.TransportError:
            return None
        self.web.cookies.clear()  # everybody has a browser of their own
        if answer.status_code not in self.kind:
            raise LawBroken(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer

    def read_books(self) -> None:
        """Judge every table that is being played."""
        for play in self.playing.values():
            play.book.read()

    def check_all(self) -> None:
        """Judge every table there ever was."""
        for play in self.playing.values():
            if play.book not in self.finished:
                play.book.close()
                self.finished.append(play.book)
        for book in self.finished:
            book.check_unchanged()

    async def close(self) -> None:
        """Close what was opened."""
        await self.web.aclose()
        self.store.close()
