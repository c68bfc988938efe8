"""The simulation's people: they play, chat, take back, go away, come back, and send things twice.

They resend what was not acknowledged, under the same id, to whichever server answers next.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from ludoteca.tables.people.rights import bearer_of
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.refusing import Refused
from tests.simulation.machines import Machine
from tests.simulation.wires import Cut, Wire

if TYPE_CHECKING:
    from tests.simulation.house import House

Message = dict[str, Any]
RESEND = 20.0  # seconds without an answer before something is sent again


class Person:
    """Somebody who holds the token for one seat at one table."""

    def __init__(self, house: "House", table: str, seat: int, token: str, pace: float) -> None:
        self.house = house
        self.table = table
        self.seat = seat
        self.token = token
        self.tokens = [token]  # what the page presents at a table
        self.session = ""  # of an account
        self.pace = pace  # seconds until a choice, on average
        self.sent = 0
        self.lost_at: float | None = None  # when the right to the seat was lost, and where
        self.lost_with: Machine | None = None
        self.is_done = False
        self.wants_to_leave = False
        self.is_resting = False  # does nothing more, but stays

    async def live(self) -> None:
        """Play, with breaks, until the table has ended."""
        house = self.house
        while not self.is_done and (self.tokens or self.session):
            machine = house.some_machine()
            if machine is not None:
                wire = house.connect(machine, self.table, self.session)
                try:
                    await self._play(machine, wire)
                except Cut:
                    pass
                finally:
                    wire.cut()
                if wire.code:
                    self.is_done = True  # no such table, or one that cannot even be shown
            await asyncio.sleep(house.chance.expovariate(1 / (2 * self.pace)))

    async def _play(self, machine: Machine, wire: Wire) -> None:
        await wire.tell("hello", tokens=self.tokens)
        now = await self._hear(wire, "table")
        while not (now.get("over") or now.get("closed") or now.get("frozen")):
            if self.lost_at is not None:
                await self._try_without_right(machine, wire, now)
                return
            if now.get("ask"):
                await asyncio.sleep(self.house.chance.expovariate(1 / self.pace))
                while self.is_resting:
                    await asyncio.sleep(60)
                if not await self._do_something(machine, wire, now):
                    return
            now = await self._hear(wire, "moment", "table")
        self.is_done = True

    async def _hear(self, wire: Wire, *kinds: str) -> Message:
        while (message := await wire.hear())["t"] not in kinds:
            if message["t"] == "ping":
                await wire.tell("pong")
        return message

    async def _do_something(self, machine: Machine, wire: Wire, now: Message) -> bool:
        """Answer what is asked, or do one of the other things people do; False: go away."""
        chance = self.house.chance.random()
        if chance < 0.02:
            return False  # for a break
        if chance < 0.025 or self.wants_to_leave:
            await self._leave(machine)
            return False
        if chance < 0.06 and now["undo"]:
            await self._send(machine, wire, "undo", expect=now["seq"])
        elif chance < 0.10:
            await self._send(machine, wire, "chat", text=f"hello {self.sent}")
            await wire.tell("hello", tokens=self.tokens)
        elif now["ask"]["open"]:
            await wire.tell("sample", seat=self.seat)
            sample = await self._hear(wire, "sample", "no")
            if sample["t"] == "sample":
                answer = {"expect": now["seq"], "choice": sample["choice"]}
                await self._send(machine, wire, "choose", **answer)
        else:
            choice = self.house.chance.choice(now["ask"]["choices"])["choice"]
            await self._send(machine, wire, "choose", expect=now["seq"], choice=choice)
        return True

    async def _send(self, machine: Machine, wire: Wire, kind: str, **fields: Any) -> None:
        """Send something until it is acknowledged or refused, or the wire is cut."""
        self.sent += 1
        cid = f"{kind}-{self.sent}"
        self.house.laws.sent(self, kind)
        began = self.house.loop.time()
        while True:
            await wire.tell(kind, cid=cid, seat=self.seat, **fields)
            try:
                async with asyncio.timeout(RESEND):
                    while (answer := await self._hear(wire, "ack", "no"))["cid"] != cid:
                        pass
            except TimeoutError:
                continue  # perhaps it was lost on the way: the same again
            if answer["t"] == "ack":
                self.house.laws.acknowledged(self, machine, kind, f"{self.seat}.{cid}", answer)
            elif answer["reason"]["code"] == "stale" or answer["reason"]["code"] != "not_saved":
                await wire.tell("hello", tokens=self.tokens)
            else:
                self.house.laws.not_saved(began)
                await asyncio.sleep(5)
                continue
            return

    async def _leave(self, machine: Machine) -> None:
        """Give the seat up for good, at this very machine."""

        async def leave() -> bool:
            live = await machine.service.playable(self.table)
            assert isinstance(live, LiveTable)
            account = await machine.service.account_of(self.session)
            mine = bearer_of(self.tokens, account.id if account else None)
            if self.seat not in mine.seats(live.head):
                return False
            await machine.service.host.leave(live, self.seat)
            return True

        try:
            if await machine.run(leave()):
                self._lose(machine)
        except (Refused, LookupError):
            pass
        except Exception as error:
            self.house.note(f"leaving failed: {error}")

    def _lose(self, machine: Machine) -> None:
        """Lose the right to the seat, and remember which machine knows it."""
        self.lost_at, self.lost_with = self.house.loop.time(), machine

    async def _try_without_right(self, machine: Machine, wire: Wire, now: Message) -> None:
        """Somebody who has left tries to go on anyway."""
        fields = {"expect": now["seq"], "choice": 0}
        await self._send(machine, wire, "choose", **fields)
        await self._send(machine, wire, "chat", text="I am still here")
        self.is_done = True
