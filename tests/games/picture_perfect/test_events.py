"""What is written down of exchanges, looks and the end: every event, and who is told."""

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.frames import advance
from ludoteca.games.picture_perfect.rules.exchanges import draw_revelation
from ludoteca.games.picture_perfect.rules.rounds import RoundStart
from ludoteca.games.picture_perfect.rules.votes import DoubtVote
from tests.games.picture_perfect.party import golden, photo
from tests.games.picture_perfect.tables import F2, F4, GUESTS, Table, new_table, position, told
from tests.games.picture_perfect.test_events_of_auctions import CARDS, WISHES
from tests.games.picture_perfect.test_final_photo import F3, scored


def go_on(table: Table) -> tuple[list[str], bool]:
    """Go on to the next question; return what is told, and whether an undo is barred by it."""
    journal = Journal()
    advance(table.state, journal)
    table.events = journal.events
    return told(table), journal.barrier


@pytest.mark.rule("P-EXCH-04", "P-EXCH-06", "P-EXCH-07", "P-ROUND-06")
def test_what_is_told_of_a_dance() -> None:
    """Whoever puts in nothing is not told to have received something."""
    held = "A clara carmen nina · B olga · C victor otto leo · D hugo bruno marco"
    table = position(held, "dance").do("A keep(clara); C keep(leo); D keep(hugo)")
    log = told(table)
    kept = {"A": "clara", "C": "leo", "D": "hugo"}
    assert log[:3] == [f"kept seat={who} envelope={guest}" for who, guest in kept.items()]
    rows = dict(part.split(" ", 1) for part in table.held().split(" · "))
    for told_of, (letter, guest) in zip(log[3:6], kept.items(), strict=True):
        got = [one for one in rows[letter].split() if one != guest]
        assert len(got) == 2
        assert told_of == f"danced seat={letter} envelopes={'/'.join(got)}"
    assert rows["B"] == "olga"
    assert log[6].startswith("round_began seat=B round=2 holders=A/")
    assert log[6].count("place.centre") == 4


@pytest.mark.rule("P-EXCH-08")
def test_what_is_told_of_partners() -> None:
    table = position(F2, "partner").do("A take(bruno+tango); A return(clara+bruno)")
    assert told(table) == [
        "took seat=A envelopes=bruno/tango",
        "returned seat=A envelopes=clara/bruno",
    ]


@pytest.mark.rule("P-EXCH-10", "P-EXCH-11", "P-EXCH-13")
def test_what_is_told_of_gifts() -> None:
    held = "A clara carmen nina · B olga · C victor otto leo · D hugo bruno marco"
    table = position(held, "gifts").do("A give_both(clara, nina); B give_one(olga, right)")
    table.do("C give_both(leo, victor); D give_both(hugo, marco)")
    assert told(table)[:7] == [
        "gave seat=A envelope=clara receiver=B",
        "gave seat=A envelope=nina receiver=D",
        "gave seat=B envelope=olga receiver=A",
        "gave seat=C envelope=leo receiver=D",
        "gave seat=C envelope=victor receiver=B",
        "gave seat=D envelope=hugo receiver=A",
        "gave seat=D envelope=marco receiver=C",
    ]
    table = position(F2, "gifts").do("A give(clara); B give(hugo)")
    assert told(table)[:2] == [
        "gave seat=A envelope=clara receiver=B",
        "gave seat=B envelope=hugo receiver=A",
    ]


@pytest.mark.rule("P-EXCH-14", "P-EXCH-15", "P-VAR-10")
@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("all", f"revealed envelope=palmira {CARDS} vips=1 -cards -vips"),
        ("wishes", f"wishes_revealed envelope=palmira {CARDS} -cards -vips"),
    ],
)
def test_what_is_told_of_revelations(option: str, words: str) -> None:
    held = F4 + " tango"
    table = position(held, vips="C palmira", envelope={"palmira": WISHES}, revelations=option)
    journal = Journal()
    draw_revelation(table.state, -1, journal)
    table.events = journal.events
    assert told(table) == [words]
    assert journal.barrier
    nothing = position(held, envelope={"palmira": WISHES})
    before = nothing.state.stack[:]
    draw_revelation(nothing.state, 13, Journal())
    assert nothing.state.stack == before  # palmira was shown already


@pytest.mark.rule("P-EXCH-18")
def test_what_is_told_of_a_theft() -> None:
    table = position(F4, "theft").do(
        "A steal(olga); B steal(victor); C steal(hugo); D steal(clara)"
    )
    assert told(table)[:4] == [
        "stole seat=A envelope=olga victim=B",
        "stole seat=B envelope=victor victim=C",
        "stole seat=C envelope=hugo victim=D",
        "stole seat=D envelope=clara victim=A",
    ]


@pytest.mark.rule("P-EXCH-21", "P-EXCH-22", "P-INFO-12")
def test_what_is_told_of_rumours() -> None:
    table = position(F4, "rumours", vips="C clara", envelope={"clara": WISHES})
    table.do("A none; B listen(clara); C none; D none; B seen")
    assert told(table)[:4] == [
        "heard_nothing seat=A",
        "heard_nothing seat=C",
        "heard_nothing seat=D",
        f"looked seat=B envelope=clara {CARDS} vips=1 > B -cards -vips",
    ]


@pytest.mark.rule("P-INFO-02", "P-INFO-03", "P-INFO-04", "P-VIP-05")
def test_what_is_told_of_looks_and_vip_cards() -> None:
    """Only to the one who looks; nothing if there is nothing to close."""
    table = position(F4, vips="C clara", mode="auction", envelope={"clara": WISHES})
    for words in ("open(clara)", "close", "close"):
        table.ask("A", words)
    table.arrange("A", "nina")
    assert told(table) == [
        f"opened seat=A envelope=clara {CARDS} vips=1 > A",
        "closed seat=A envelope=clara > A",
        "vip_added seat=A envelope=nina > A",
    ]


@pytest.mark.rule("P-ROUND-04", "P-ROUND-06")
def test_what_is_told_of_a_round() -> None:
    table = position(F4, round=2)
    table.state.deck.append(4)
    table.events.clear()
    table.confirm()
    assert told(table) == ["turned_up card=exchange.theft"]
    table.state.stack = [RoundStart()]
    holders = "A/A/A/B/B/B/C/C/C/D/D/D/place.centre/place.centre"
    assert go_on(table) == ([f"round_began seat=B round=3 holders={holders}"], False)
    table = position(F4, "theft", round=6)
    table.do("A steal(olga); B steal(victor); C steal(hugo); D steal(clara)")
    holders = "D/A/A/A/B/B/B/C/C/C/D/D/place.centre/place.centre"
    assert told(table)[-1] == f"photo_time holders={holders}"


@pytest.mark.rule("P-PHOTO-08", "P-SCORE-01")
def test_what_is_told_of_the_photos() -> None:
    """Every envelope is read out, by the number of its guest."""
    envelope = {"mia": ["my_face_hidden", "row_4", "row_4"], "otto": WISHES}
    table = position(F3, final=True, envelope=envelope, doubt="vote", vips="B palmira")
    table.answer("A", golden("PH-13")).answer("B", photo({"leo": "c3"})).answer("C", photo())
    log = told(table)
    placed = [place.guest for place in golden("PH-13").places]
    assert placed == [6, 8]
    assert log[:3] == [
        "photographed seat=A guests=mia/otto",
        "photographed seat=B guests=leo",
        "photographed seat=C guests=",
    ]
    assert [row.split()[:2] for row in log[3:]] == [
        ["unsealed", f"envelope={guest}"] for guest in GUESTS
    ]
    assert log[10] == f"unsealed envelope=otto {CARDS} vips=0"
    assert log[-1].endswith(" vips=1")


@pytest.mark.rule("P-PREF-17", "P-GEO-21")
@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ("B yes; C no", "doubt_met seat=A guest=mia card=my_face_hidden yes=1 no=1"),
        ("B no; C no", "doubt_not_met seat=A guest=mia card=my_face_hidden yes=0 no=2"),
    ],
)
def test_what_is_told_of_a_doubt(answers: str, words: str) -> None:
    envelope = {"mia": ["my_face_hidden", "row_4", "row_4"]}
    table = position(F3, final=True, envelope=envelope, doubt="vote")
    for letter, final in zip("ABC", (golden("PH-13"), photo(), photo()), strict=True):
        table.answer(letter, final)
    assert isinstance(table.state.stack[-1], DoubtVote)
    table.events.clear()
    assert told(table.do(answers))[0] == words


@pytest.mark.rule("P-SCORE-01", "P-SCORE-07", "P-SCORE-08")
def test_what_is_told_of_the_count() -> None:
    assert told(scored([[3, 2], [0]], F2, mode="auction", vips="A clara", owned="A 7, B 5")) == [
        "scored seat=A guest=clara met=3 points=12",
        "scored seat=A guest=carmen met=2 points=3",
        "decorations_scored seat=A decorations=7 points=3",
        "totalled seat=A points=18",
        "scored seat=B guest=clara met=0 points=-6",
        "decorations_scored seat=B decorations=5 points=2",
        "totalled seat=B points=-4",
        "won seats=A",
    ]


@pytest.mark.rule("P-TIE-03", "P-TIE-04")
def test_what_is_told_of_a_vote() -> None:
    table = scored([[3], [3], [0]], F3)
    assert told(table)[-1] == "totalled seat=C points=-3"
    table.events.clear()
    assert told(table.do("A vote(B); B abstain; C vote(A)")) == [
        "voted seat=A choice=B",
        "abstained seat=B",
        "voted seat=C choice=A",
        "won_together seats=A/B",
    ]
    assert told(scored([[3], [3], [0]], F3, tie="shared"))[-1] == "won_together seats=A/B"


@pytest.mark.rule("P-SETUP-03", "P-INFO-07", "P-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_is_told_of_the_set_up(seats: int) -> None:
    table = new_table(seats, seed=5, first_player="seat_2")
    dealt = dict(part.split(" ", 1) for part in table.held().split(" · "))
    rows = [f"dealt seat={who} envelopes={'/'.join(had.split())}" for who, had in dealt.items()]
    centre = f"centre_laid envelopes={'/'.join(table.centre().split())}"
    log = told(table)
    assert log[:-1] == [*rows, centre, "first_player seat=B"]
    assert log[-1].startswith("round_began seat=B round=1 holders=")
