"""People with accounts: they sign in and out, in several browsers, and change their passwords."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from argon2 import PasswordHasher

from ludoteca.tables.names import clean_name
from ludoteca.tables.people import accounts
from ludoteca.tables.refusing import Refused
from tests.simulation.laws import GRACE
from tests.simulation.machines import Machine
from tests.simulation.people import Message, Person
from tests.simulation.wires import Cut, Wire

if TYPE_CHECKING:
    from tests.simulation.house import House

# Some of them look alike: only one of those can be taken.
NAMES = tuple(f"{name}{number}" for name in ("Ana", "Аna", "Rui", "Rսi") for number in range(20))


class Member(Person):
    """Somebody whose account opens the seat; they have forgotten the token that came with it."""

    def __init__(self, guest: Person, name: str, password: str) -> None:
        super().__init__(guest.house, guest.table, guest.seat, guest.token, guest.pace)
        self.name = name
        self.password = password
        self.former = ""  # a password that no longer opens anything
        self.is_certain = True  # whether the password is surely the stored one

    async def live(self) -> None:
        """Play, with breaks, signing in whenever the session has ended."""
        while not self.is_done:
            if not self.session and not await self._sign_in():
                await asyncio.sleep(60)
                continue
            await super().live()

    async def _sign_in(self) -> bool:
        machine = self.house.some_machine()
        if machine is None:
            return False
        service = machine.service

        async def sign_in() -> str:
            account = await asyncio.to_thread(service.accounts.check, self.name, self.password)
            return await service.begin_session(account, [self.token])

        session = await self._try(machine, "signing in", sign_in())
        if session is None:
            return False
        self.session, self.tokens = session, []
        self.lost_at, self.lost_with = None, None
        return True

    async def _do_something(self, machine: Machine, wire: Wire, now: Message) -> bool:
        chance = self.house.chance.random()
        if chance < 0.02:
            await self._sign_out(machine, wire, now)
            return False
        if chance < 0.03:
            await self._change_password(machine, now)
        return await super()._do_something(machine, wire, now)

    async def _sign_out(self, machine: Machine, wire: Wire, now: Message) -> None:
        """Sign out, and see whether the page that is still open has lost the seat."""
        ending = machine.service.end_session(self.session)
        if await self._try(machine, "signing out", ending, True) is None:
            return
        self._lose(machine)
        self.house.laws.count("signed out")
        try:
            await self._send(machine, wire, "choose", expect=now["seq"], choice=0)
        finally:
            self.session = ""

    async def _change_password(self, machine: Machine, now: Message) -> None:
        """Change the password, and see whether another browser has lost the seat."""
        other = await self._at_another_browser()
        if other is None:
            return
        twin, elsewhere, wire = other
        password = f"a secret {self.house.chance.random()}"
        change = machine.service.change_password(self.session, self.password, password)
        self.is_certain = False
        changed = await self._try(machine, "changing a password", change)
        if changed is not None:
            self.former, self.password, self.is_certain = self.password, password, True
            twin._lose(machine)
            self.house.laws.count("passwords changed")
            if elsewhere is not machine:
                await asyncio.sleep(GRACE + 1)
            with suppress(Cut):
                await twin._send(elsewhere, wire, "choose", expect=now["seq"], choice=0)
        wire.cut()

    async def _at_another_browser(self) -> "tuple[Member, Machine, Wire] | None":
        """Sign in a second time, and sit down at the same table."""
        machine = self.house.some_machine()
        twin = Member(self, self.name, self.password)
        if machine is None or not await twin._sign_in():
            return None
        wire = self.house.connect(machine, self.table, twin.session)
        try:
            await wire.tell("hello")
            await twin._hear(wire, "table")
        except Cut:
            return None
        return twin, machine, wire

    async def _try(
        self, machine: Machine, what: str, work: Coroutine[Any, Any, Any], done: Any = None
    ) -> Any:
        """Return the result of something that may fail, or None; `done` replaces an empty one."""
        try:
            found = await machine.run(work)
        except Refused as refused:
            self.house.note(f"{what} refused ({refused.reason.code})")
            return None
        except Exception as error:
            self.house.note(f"{what} failed: {error}")
            return None
        return done if found is None else found


async def sign_up(house: "House", machine: Machine, guest: Person) -> Person:
    """Return the guest with an account, if making one works."""
    name = clean_name(house.chance.choice(NAMES))
    member = Member(guest, name, f"a secret {house.chance.random()}")
    service = machine.service

    async def make() -> Any:
        make = service.accounts.make
        return await asyncio.to_thread(make, name, member.password, service.host.now())

    if await member._try(machine, "making an account", make()) is None:
        return guest
    house.laws.count("accounts made")
    house.members.append(member)
    return member


@contextmanager
def cheap_passwords() -> Iterator[None]:
    """Let hashes cost little meanwhile: this does not prove how hard they are to guess."""
    dear = accounts.HASHER
    accounts.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    try:
        yield
    finally:
        accounts.HASHER = dear
