"""What a view says, thing by thing: the table, the moment, one's own answer, the count."""

from typing import Any

import pytest

from ludoteca.core.events import Event
from ludoteca.games.picture_perfect.bot.insight import PartyInsight
from ludoteca.games.picture_perfect.edge.enumeration import SceneSteps
from ludoteca.games.picture_perfect.edge.observation import PartyObservation
from ludoteca.games.picture_perfect.game import PicturePerfect
from ludoteca.games.picture_perfect.rules.table.decorations import is_on_table, overlap
from ludoteca.games.picture_perfect.rules.table.deeds import win
from ludoteca.games.picture_perfect.rules.table.scene import Place
from tests.games.picture_perfect.party import BOX, golden, photo
from tests.games.picture_perfect.tables import F2, F4, GAME, GUESTS, position
from tests.games.picture_perfect.test_box import changed
from tests.games.picture_perfect.test_final_photo import F3, scored

ADDED = "A contribute(clara); D contribute(hugo); B contribute(olga); C contribute(victor)"


@pytest.mark.rule("P-INFO-07", "P-INFO-09", "P-INFO-13", "P-AUCT-12")
def test_what_everybody_sees() -> None:
    held = F4.replace(" nina", "")
    table = position(held, "open_auction", won="A nina", owned="A 7", round=2, start="B")
    seen = table.view(None)
    seen.pop("moment")
    seen.pop("options")
    assert seen == {
        "round": 2,
        "rounds": 6,
        "start_player": "seat.1",
        "card": "exchange.open_auction",
        "deck": 4,
        "discards": ["exchange.revelations"],
        "centre": ["guest.tango", "guest.palmira"],
        "supply": 0,
        "announced": [],
        "players": [
            {
                "seat": "seat.0",
                "envelopes": ["guest.clara", "guest.carmen"],
                "won": ["guest.nina"],
                "decorations": 7,
            },
            *(
                {
                    "seat": f"seat.{seat}",
                    "envelopes": [f"guest.{GUESTS[3 * seat + i]}" for i in range(3)],
                    "won": [],
                    "decorations": 10,
                }
                for seat in (1, 2, 3)
            ),
        ],
    }


USUAL = {
    "mode": "base",
    "two_player_supply": "inert",
    "vip_announcement": "known",
    "two_player_gifts": 1,
    "open_auction": "polled",
    "table_hides_face": True,
    "doubt": "auto",
    "cameras": "free",
    "tie": "vote",
    "notebook": False,
    "revelations": "all",
    "tolerance": "eyes",
}
OTHER = {
    "mode": "auction",
    "two_player_supply": "bank_bidder",
    "vip_announcement": "claim",
    "two_player_gifts": 2,
    "open_auction": "live",
    "table_hides_face": False,
    "doubt": "vote",
    "cameras": "presets",
    "tie": "shared",
    "notebook": True,
    "revelations": "wishes",
    "tolerance": "none",
}


@pytest.mark.rule("P-VAR-01")
@pytest.mark.parametrize("options", [USUAL, OTHER])
def test_the_options_of_the_table_are_seen(options: dict[str, Any]) -> None:
    seen = position(F2, **options).view("A")["options"]
    assert seen == {k: f"{k}.{v}" if isinstance(v, str) else v for k, v in options.items()}


ANSWERS: list[tuple[str, str, dict[str, Any], str, list[str]]] = [
    (F4, "dance", {}, "keep(nina)", ["guest.nina"]),
    (F4, "gifts", {}, "give_both(clara, nina)", ["guest.clara", "guest.nina"]),
    (F2, "gifts", {"two_player_gifts": 2}, "give(clara+nina)", ["guest.clara", "guest.nina"]),
    (F4, "rumours", {}, "none", ["word.none"]),
    (F4, "rumours", {}, "listen(leo)", ["guest.leo"]),
]


@pytest.mark.rule("P-GEN-04")
@pytest.mark.parametrize(("held", "card", "options", "words", "answer"), ANSWERS)
def test_only_who_has_answered_sees_the_answer(
    held: str, card: str, options: dict[str, Any], words: str, answer: list[str]
) -> None:
    table = position(held, card, **options).do(f"A {words}")
    others = {k: v for k, v in table.view("A")["moment"].items() if k != "answer"}
    assert table.view("A")["moment"]["answer"] == answer
    assert others["answered"] == ["seat.0"]
    assert table.view("B")["moment"] == table.view(None)["moment"] == others


@pytest.mark.rule("P-AUCT-01", "P-INFO-12")
def test_the_moment_says_whose_auction_it_is() -> None:
    """From the first turn on, and nobody's when the card is no auction."""
    table = position(F4, "shared_auction", start="B").do(ADDED)
    assert table.view("A")["moment"] == {
        "moment": "moment.pick",
        "turn": 0,
        "auctioneer": "seat.1",
    }
    table.do("B pick(tango)")
    assert table.view("A")["moment"] == {
        "moment": "moment.shared_bid",
        "turn": 0,
        "auctioneer": "seat.1",
        "guest": "guest.tango",
        "high": 0,
        "leader": "word.nobody",
        "passed": [],
        "last": "seat.1",
    }
    table.do("C pass; D pass; A pass")
    assert table.view("A")["moment"]["auctioneer"] == "seat.2"
    table = position(F4, "rumours").do("A none; B listen(leo); C none; D none")
    assert table.view("C")["moment"] == {
        "moment": "moment.look",
        "targets": ["word.nobody", "guest.leo", "word.nobody", "word.nobody"],
        "turn": -1,
        "answered": [],
    }
    assert table.view("B")["shown"]["envelope"] == "guest.leo"
    table = position(F4, "fixed_price_auction").do("A offer(clara); A silent; A price(1)")
    table.do("B no; C yes; D no")
    nobody = "word.nobody"
    assert table.view("B")["moment"]["targets"] == [nobody, nobody, "guest.clara", nobody]
    assert position(F4, "revelations").view("A")["moment"]["before"] == nobody
    assert "auctioneer" not in position(F4, "dance").view("A")["moment"]


@pytest.mark.rule("P-SCORE-01", "P-TIE-04")
def test_the_count_is_seen_guest_by_guest() -> None:
    table = scored([[3], [3], [0]], F3)
    table.do("A vote(B); B abstain; C vote(A)")
    assert table.state.votes == [1, -1, 0]
    for letter in ("A", None):
        assert table.view(letter)["votes"] == ["seat.1", "word.abstain", "seat.0"]
    yes, no = "verdict.yes", "verdict.no"
    table = scored([[3, 2], [0], []], F3, vips="A clara")
    clara, carmen = "guest.clara", "guest.carmen"
    rows = [
        [
            {"guest": clara, "verdicts": [yes] * 3, "points": 12},
            {"guest": carmen, "verdicts": [yes, yes, no], "points": 3},
        ],
        [{"guest": clara, "verdicts": [no] * 3, "points": -6}],
        [],
    ]
    so_far = ([12] + [15] * 13, [-6] * 14, [0] * 14)  # envelope by envelope
    assert table.view(None)["scores"] == [
        {
            "seat": f"seat.{seat}",
            "guests": row,
            "so_far": points,
            "decorations": 0,
            "points": points[-1],
        }
        for seat, (row, points) in enumerate(zip(rows, so_far, strict=True))
    ]


@pytest.mark.rule("P-INFO-11", "P-VIP-05")
def test_what_is_left_of_an_event_while_the_game_runs() -> None:
    """Its own seat reads that it looked and that its VIP card is used, no more."""
    state = position(F4).state
    inside = {
        "seat": "seat.0",
        "envelope": "guest.clara",
        "cards": ("preference.row_4",),
        "vips": 1,
    }
    looked = Event("looked", inside, (0,), ("cards", "vips"))
    seen = {"seat": "seat.0", "envelope": "guest.clara"}
    assert GAME.veil(state, 0, looked) == Event("looked", seen, (0,), ("cards", "vips"))
    added = Event("vip_added", seen, (0,))
    assert GAME.veil(state, 0, added) == Event("vip_added", {"seat": "seat.0"}, (0,), ("envelope",))
    assert GAME.veil(state, 1, added) is None
    state.stack = []
    assert GAME.veil(state, 0, looked) == looked


@pytest.mark.rule("P-AUCT-12")
def test_what_was_won_is_kept_in_the_order_of_guests() -> None:
    state = position(F4, "open_auction").state
    for guest in ("leo", "clara", "hugo"):
        win(state, 1, GUESTS.index(guest))
    assert [GUESTS[guest] for guest in state.won] == ["clara", "leo", "hugo"]


def test_a_copy_of_a_table_is_whole() -> None:
    """Also what is not part of the truth: the question asked, and what an imagined world knows."""
    state = position(F4).state
    assert (state.knower, state.known, state.looked) == (-1, 0, (0, 0, 0, 0))
    state.knower, state.known, state.looked = 2, 5, (1, 2, 4, 8)
    twin = state.copy()
    assert twin.asked is state.asked is not None
    assert (twin.knower, twin.known, twin.looked) == (2, 5, (1, 2, 4, 8))


def test_a_photo_knows_where_a_guest_stands() -> None:
    final = photo({"clara": "a1", "leo": ["c3", 1, 2]})
    assert final.place_of(9) == Place(9, BOX.space_indices["c3"], 1, 2)
    assert final.place_of(1) == Place(1, BOX.space_indices["a1"])
    assert golden("PH-13").place_of(1) is None


@pytest.mark.rule("P-PLACE-11", "P-GEO-06")
@pytest.mark.parametrize(
    ("spot", "is_on"),
    [
        ((-50, 50), True),
        ((-51, 50), False),
        ((50, 50), True),
        ((51, 50), False),
        ((0, 15), True),
        ((0, 14), False),
        ((0, 85), True),
        ((0, 86), False),
    ],
)
def test_a_decoration_may_stand_at_the_very_edge(spot: tuple[int, int], is_on: bool) -> None:
    """The first is 80 t wide, the table 1080 t."""
    assert is_on_table(BOX, 0, spot) == is_on


@pytest.mark.rule("P-AUCT-03", "P-SETUP-07")
def test_everything_in_the_box_can_be_bid() -> None:
    """All decorations of six players, or of two with a large supply."""
    assert GAME.read("bid(60)") is not None
    assert GAME.read("bid(61)") is None
    assert GAME.read("price(61)") is not None
    rich = PicturePerfect(changed("numbers.two_player_supply", 50).box)
    assert rich.read("bid(70)") is not None
    assert rich.read("bid(71)") is None


@pytest.mark.rule("P-GEO-06")
def test_feet_overlap_by_the_last_t() -> None:
    """A candle of 84 t and another kind of 80 t: their middles are at least 82 t apart."""
    wide = changed("decoration.candle.width", 84)
    assert overlap(wide, 0, (0, 50), 3, (8, 50))
    assert not overlap(wide, 0, (0, 50), 3, (9, 50))
    assert not overlap(BOX, 0, (0, 50), 3, (8, 50))


def test_a_new_game_has_its_rooms() -> None:
    """What bots and learners use is there from the beginning, and views are spelled out."""
    game = PicturePerfect()
    assert isinstance(game.insight, PartyInsight)
    assert isinstance(game.steps, SceneSteps)
    assert isinstance(game.observation, PartyObservation)
    view = game.view(game.setup(2, {}, 5), 0).table
    assert view["moment"]["moment"] == "moment.arrange"
    assert view["moment"]["answered"] == []
