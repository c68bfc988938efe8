"""People at tables who do not give up: they resend what was not acknowledged, to any server."""

import asyncio
import contextlib
import random
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from websockets.exceptions import WebSocketException

from tests.killing.laws import Book
from tests.server.clients import Client, tokens_of

if TYPE_CHECKING:
    from tests.killing.crowd import Crowd

Message = dict[str, Any]
PASSING = ("not_saved", "out_of_reach")  # reasons to try the same again
NO_TABLE = 4404  # the code that tells a page it leads nowhere


class Sort(NamedTuple):
    """What is played at a table."""

    game: str
    kinds: tuple[str, ...]
    clock: Message | None = None
    box: str = ""  # an owner's, as TOML

    @property
    def has_bots(self) -> bool:
        """Whether bots play along."""
        return "bot" in self.kinds


TURN = {"kind": "turn", "bank": 20_000, "increment": 0}
BANK = {"kind": "bank", "bank": 120_000, "increment": 1_000}
DAYS = {"kind": "days", "bank": 172_800_000, "increment": 0}
SORTS = (
    Sort("pebbles", ("me", "me")),
    Sort("dream_home", ("me", "me"), BANK),
    Sort("fort", ("me", "me")),
    Sort("picture_perfect", ("me", "me", "me")),
    Sort("pebbles", ("me", "me", "me", "me"), TURN),
    Sort("pebbles", ("me", "bot", "bot")),
    Sort("dream_home", ("me", "me", "me", "me")),
    Sort("fort", ("me", "me", "me"), DAYS),
)


class Play:
    """One game at one table, from its making to its end."""

    def __init__(self, crowd: "Crowd", sort: Sort, made: Message) -> None:
        self.crowd = crowd
        self.sort = sort
        self.book = Book(crowd.store, made["table"])
        self.is_over = False
        self.seen = 0  # the last row shown to any page
        self.people = [crowd.person(self, [token]) for token in tokens_of(made)]
        self.people.append(crowd.person(self, []))  # a spectator

    async def whole(self) -> None:
        """Let everybody play or watch until the game is over."""
        await asyncio.gather(*(person.live() for person in self.people))


class Person:
    """One page at one seat."""

    usual: tuple[str, ...] = ("stale", "not_asked", "nothing_to_undo")  # nothing was done

    def __init__(self, play: Play, tokens: list[str]) -> None:
        self.play = play
        self.crowd = play.crowd
        self.tokens = tokens
        self.chance = random.Random(play.crowd.chance.getrandbits(64))
        self.address = ""  # the server it is connected to
        self.now: Message = {}
        self.unanswered: Message | None = None
        self.sent_at = 0.0  # when it was last sent
        self.due = 0  # the row from which the table shows what was acknowledged
        self.count = 0
        self.name = f"{self.chance.getrandbits(40):x}"
        self.is_asking = False  # for a sample
        self.is_greeted = False

    def told(self) -> str:
        """Return this person's situation, for whoever looks for the fault."""
        shown = {key: self.now.get(key) for key in ("seq", "waiting", "over")}
        return (
            f"{self.play.book.id} at {self.address}: sees {shown}, is asked: "
            f"{bool(self.now.get('ask'))}, waits for an answer to {self.unanswered}, for a sample: "
            f"{self.is_asking}, for row {self.due}"
        )

    async def live(self) -> None:
        """Play until the game is over, whatever happens to the connection."""
        while not (self.now.get("over") or self.crowd.is_ending):
            self.address = self.crowd.some_address(self.chance)
            try:
                client = await Client.open(self.address, self.play.book.id, self.tokens)
            except (OSError, WebSocketException):
                await asyncio.sleep(self.chance.uniform(0.02, 0.1))
                continue
            try:
                await self._converse(client)
            except (OSError, WebSocketException):
                if client.socket.close_code == NO_TABLE:
                    raise self.play.book.broken(
                        "a page was told that there is no such table"
                    ) from None
            finally:
                with contextlib.suppress(OSError, WebSocketException):
                    await client.close()
        self.play.is_over = self.play.is_over or bool(self.now.get("over"))

    async def _converse(self, client: Client) -> None:
        self.is_asking = self.is_greeted = False
        await client.say("hello", tokens=self.tokens)
        while not (self.now.get("over") or self.crowd.is_ending):
            await self._handle(client, await client.hear())
            if self.is_greeted and self._may_act():
                await asyncio.sleep(self.chance.random() * self.crowd.pace)
                await self._act(client)

    async def _handle(self, client: Client, message: Message) -> None:
        match message["t"]:
            case "ping":
                await client.say("pong")
            case "table" | "moment":
                await self._see(client, message)
            case "ack":
                self._acked(message)
            case "no":
                await self._refused(client, message)
            case "sample":
                self.is_asking = False
                await self._send(client, "choose", choice=message["choice"])
            case _:
                pass

    async def _see(self, client: Client, message: Message) -> None:
        if message.get("frozen"):
            raise self.play.book.broken("it is frozen")
        self.play.book.saw(message)
        self.play.seen = max(self.play.seen, message["seq"])
        self.now = message
        if message["t"] == "table" and not self.is_greeted:
            self.is_greeted = True
            if self.unanswered is not None:
                self.crowd.resent += 1
                await self._say(client, self.unanswered)

    def _acked(self, message: Message) -> None:
        sent = self.unanswered
        if sent is None or message["cid"] != sent["cid"]:
            return
        self.unanswered = None
        cid = f"{sent['seat']}.{sent['cid']}"
        if sent["kind"] == "chat":
            self.play.book.said.add(cid)
        else:
            self.due = message["seq"]
            self.play.book.acked(cid, message["seq"])
        self.crowd.acked(self)

    async def _refused(self, client: Client, message: Message) -> None:
        code, sent = message["reason"]["code"], self.unanswered
        self.crowd.count(f"refused: {code}")
        if code not in PASSING + self.usual:
            raise self.play.book.broken(f"refused with {message}")
        is_ours = sent is not None and message["cid"] == sent["cid"]
        if code in PASSING:
            await asyncio.sleep(self.chance.uniform(0.05, 0.2))
            if sent is not None and is_ours:
                self.crowd.resent += 1
                await self._say(client, sent)
            else:
                await client.say("hello", tokens=self.tokens)
        else:
            if sent is not None and is_ours:
                self.play.book.refused.add(f"{sent['seat']}.{sent['cid']}")
                self.unanswered = None
            self.is_asking = False
            await client.say("hello", tokens=self.tokens)

    def _may_act(self) -> bool:
        is_waiting = self.unanswered is not None or self.is_asking or self.now["seq"] < self.due
        return bool(self.now["ask"]) and not is_waiting

    async def _act(self, client: Client) -> None:
        """Answer what is asked, or do one of the other things people do."""
        ask, chance = self.now["ask"], self.chance.random()
        if chance < 0.05 and self.now["undo"]:
            await self._send(client, "undo")
        elif chance < 0.08:
            await self._send(client, "chat", text=f"{self.count} words")
        elif chance < 0.2 and ask["requests"]:
            await self._send(client, "request", **self._one_of(ask["requests"]))
        elif ask["open"]:
            self.is_asking = True
            await client.say("sample", seat=ask["seat"])
        else:
            await self._send(client, "choose", **self._one_of(ask["choices"]))

    def _one_of(self, offered: list[Message]) -> Message:
        return {"choice": self.chance.choice(offered)["choice"]}

    async def _send(self, client: Client, kind: str, **fields: Any) -> None:
        ask = self.now["ask"]
        if ask is None:  # the moment passed while a sample was made
            return
        self.count += 1
        place = {"seat": ask["seat"], "cid": f"{self.name}-{self.count}"}
        if kind != "chat":
            place["expect"] = self.now["seq"]
        self.unanswered = {"kind": kind, **place, **fields}
        await self._say(client, self.unanswered)

    async def _say(self, client: Client, message: Message) -> None:
        self.sent_at = time.monotonic()
        await client.say(**message)
