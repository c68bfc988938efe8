"""Private notebooks: they survive a restart, and only their own seat is told of them."""

import json

import pytest

from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.notebooks import LONGEST
from ludoteca.tables.refusing import Refused
from tests.contract import sent
from tests.tables.hosting import Ear, House, choose

ON = {"notebook": True}
SECRET = "Otto hates Mia · açúcar ☕"


@pytest.mark.rule("P-VAR-09")
def test_notes_are_kept_and_shown_to_their_own_seat_alone(database: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "me", game="picture_perfect", options=ON)
        mine, twin, other, watcher = Ear(0, 0), Ear(0, 0), Ear(1, 1), Ear(None)
        live.watchers.update(dict.fromkeys((mine, twin, other, watcher)))
        assert sent(live.message(0))["note"] == ""
        await live.notebooks.write(0, SECRET, mine)
        assert twin.messages("note") == [{"t": "note", "seat": 0, "text": SECRET}]
        assert mine.messages("note") == []  # the writer knows already
        await choose(live, 0, choice=live.table.game.fallback(live.table.state, 0))
        live.resync()
        for ear in (other, watcher):
            assert SECRET.encode() not in b"".join(ear.heard)
        assert [sent(live.message(eyes))["note"] for eyes in (0, 1, None)] == [SECRET, "", None]
        written = json.dumps(live.table.record.write(live.table.game)) + str(live.table.log)
        assert SECRET not in written
        again = await House(database).host.open(live.head.id)
        assert isinstance(again, LiveTable)
        assert sent(again.message(0))["note"] == SECRET
        await again.notebooks.write(0, "", mine)
        assert sent((await House(database).host.open(live.head.id)).message(0))["note"] == ""

    House(database).run(work)


@pytest.mark.rule("P-VAR-09")
@pytest.mark.parametrize("game", ["picture_perfect", "pebbles"])
def test_where_there_is_no_notebook_nothing_can_be_written(database: str, game: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "me", game=game)
        with pytest.raises(Refused) as refused:
            await live.notebooks.write(0, SECRET, Ear(0, 0))
        assert refused.value.reason.code == "notebook_off"
        assert sent(live.message(0))["note"] is None

    House(database).run(work)


def test_a_notebook_has_a_last_page(database: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "me", game="picture_perfect", options=ON)
        await live.notebooks.write(1, "é" * LONGEST, Ear(1, 1))
        with pytest.raises(Refused) as refused:
            await live.notebooks.write(1, "é" * (LONGEST + 1), Ear(1, 1))
        assert refused.value.reason.code == "note_too_long"
        assert sent(live.message(1))["note"] == "é" * LONGEST

    House(database).run(work)
