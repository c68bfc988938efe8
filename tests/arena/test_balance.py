"""What wins, counted on games whose outcome is known."""

import csv
import json
import math
import random
from collections import Counter
from pathlib import Path

import pytest

from ludoteca.arena import balance_files
from ludoteca.arena.balance import balance_of
from ludoteca.arena.balance_files import count_rows, entry_rows, write_tables
from ludoteca.arena.intervals import mean, pooled, wilson
from ludoteca.arena.jobs import Job, Outcome, play_job, terms_for
from ludoteca.arena.matches import play_match
from ludoteca.arena.naming import Naming
from ludoteca.games import load
from ludoteca.locale import LANGUAGES, Speaker
from ludoteca.players.random_player import RandomPlayer
from tests.arena.runs import here
from tests.shipped import games_with


def game(number: int, winner: int, owned: tuple[dict[str, int], ...], **more: object) -> Outcome:
    """Return a two-player game in which the winner has ten points and the loser four."""
    scores = tuple(10 if seat == winner else 4 for seat in range(2))
    places = tuple(1 if seat == winner else 2 for seat in range(2))
    parts = tuple({"track": score - 2, "level": 2} for score in scores)
    played: tuple[dict[str, int], ...] = ({"kid.bug": 3}, {})
    facts = {"rounds": 7 + number, "ending": "ending.level"}
    players = ("greedy", "random")
    base = Outcome(number, number, players, {}, scores, places, parts, 50, facts, owned, played)
    return base._replace(**more)  # type: ignore[arg-type]


BUG, NONE = {"kid.bug": 2, "level.3": 1}, {"level.1": 1}
GAMES_OF_TWO = [
    game(0, 0, (BUG, NONE)),
    game(1, 0, (BUG, NONE)),
    game(2, 1, (BUG, BUG)),
    game(3, 1, (NONE, BUG), decisions=70),
]


def test_win_rates_are_counted_by_what_was_owned_and_played() -> None:
    balance = balance_of(GAMES_OF_TWO)
    [bug] = balance.owned["kid"]
    assert (bug.key, bug.entries, bug.each) == ("kid.bug", 5, (2, 2, 2))
    assert bug.win_rate == pytest.approx(
        wilson(4, 5)
    )  # 0 and 1 by the first seat, 2 and 3 by the second
    assert bug.score == mean([10, 10, 4, 10, 10])
    assert [one.key for one in balance.owned["level"]] == ["level.1", "level.3"]
    [played] = balance.played["kid"]
    assert (played.entries, played.each) == (4, (3, 3, 3))
    assert played.win_rate == pytest.approx(wilson(2, 4))
    assert played.even == 0.5


def test_seats_players_sources_set_ups_and_length_are_counted() -> None:
    balance = balance_of(GAMES_OF_TWO)
    [seats] = balance.seats.values()
    assert [(one.key, one.win_rate.value) for one in seats] == [("1", 0.5), ("2", 0.5)]
    assert [one.key for one in balance.players] == ["greedy", "random"]
    sources = {source.part: source for source in balance.sources}
    assert (sources["track"].winners.value, sources["track"].others.value) == (8, 2)
    assert sources["level"].winners.value == sources["level"].others.value == 2
    assert {one.key: one.win_rate.value for one in balance.strategies} == {"level": 0, "track": 1}
    [setup] = balance.setups
    assert (setup.games, setup.length.value, setup.margin.value, setup.shared) == (4, 55, 6, 0)
    assert balance.lengths == [50, 50, 50, 70]
    assert balance.facts == {"ending": Counter({"ending.level": 4})}
    assert balance.numbers["rounds"].value == 8.5


def test_a_shared_victory_counts_in_part() -> None:
    shared = [game(0, 0, (BUG, NONE), places=(1, 1))]
    balance = balance_of(shared)
    assert balance.owned["kid"][0].win_rate == pytest.approx(wilson(0.5, 1))
    assert balance.setups[0].shared == 1


def at_table(seats: int, winner: int, number: int = 0) -> Outcome:
    """Return a game of so many, in which the winner alone has a Bug."""
    every = range(seats)
    return Outcome(
        number, number, tuple("abcd"[:seats]), {},
        tuple(10 if seat == winner else 4 for seat in every),
        tuple(1 if seat == winner else 2 for seat in every),
        tuple({"track": 4} for _ in every), 50, {},
        tuple({"kid.bug": 1} if seat == winner else {"kid.doc": 1} for seat in every),
        tuple({} for _ in every),
    )  # fmt: skip


def test_fair_seats_are_fair_at_tables_of_every_size() -> None:
    """A hundred victories for each seat, whether two or four share the table."""
    games = [at_table(n, seat) for n in (2, 3, 4) for seat in range(n) for _ in range(100)]
    balance = balance_of(games)
    assert list(balance.seats) == [2, 3, 4]
    for size, seats in balance.seats.items():
        assert [one.key for one in seats] == [str(seat + 1) for seat in range(size)]
        for one in seats:
            assert one.entries == 100 * size
            assert one.even == pytest.approx(1 / size)
            assert one.win_rate == pytest.approx(wilson(100, 100 * size))
            assert not one.is_telling
    # "a" sits at every table and "d" only among four: neither is better than the other.
    for player in balance.players:
        assert player.beyond.value == pytest.approx(0)
        assert not player.is_telling


def test_an_advantage_at_one_size_is_seen_beside_fair_ones() -> None:
    fair = [at_table(n, seat) for n in (2, 4) for seat in range(n) for _ in range(50)]
    first = [at_table(3, 0) for _ in range(30)]
    balance = balance_of(fair + first)
    telling = {
        (n, one.key) for n, seats in balance.seats.items() for one in seats if one.is_telling
    }
    assert telling == {(3, "1"), (3, "2"), (3, "3")}
    [bug, doc] = balance.owned["kid"]
    assert (bug.key, bug.sizes, bug.win_rate.value) == ("kid.bug", (2, 3, 4), 1)
    expected = (100 / 2 + 200 / 4 + 30 / 3) / 330
    assert bug.even == pytest.approx(expected)
    assert bug.beyond.value == pytest.approx(1 - expected)
    assert doc.is_telling


def test_pooled_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """A strength that adds the same to every even share is found in about 95 of 100 runs."""
    chance, held, runs, strength = random.Random(1), 0, 1500, 0.1
    for _ in range(runs):
        rates, even = [], 0.0
        for seats, games in ((2, 30), (3, 20), (4, 50)):
            won = sum(chance.random() < 1 / seats + strength for _ in range(games))
            rates.append((wilson(won, games), games))
            even += games / seats / 100
        found = pooled(rates)
        held += found.low <= even + strength <= found.high
    assert 0.93 <= held / runs <= 0.97


def test_every_mean_comes_with_its_own_interval() -> None:
    """Where values differ, so do the bounds; a single value has none."""
    games = [*GAMES_OF_TWO, game(4, 0, ({"kid.doc": 1}, NONE))]
    rows = list(count_rows(balance_of(games), naming("fort")))
    found = {(row["section"], row["key"], row["measure"]): row for row in rows}
    bug = found["owned", "kid.bug", "score"]
    value, low, high = mean([10, 10, 4, 10, 10])
    assert (bug["value"], bug["low"], bug["high"]) == pytest.approx((value, low, high), abs=1e-6)
    alone = found["owned", "kid.doc", "score"]
    assert (alone["entries"], alone["low"], alone["high"]) == (1, -math.inf, math.inf)
    for row in rows:
        if row["measure"] in ("win_rate", "beyond_even_share"):
            assert row["low"] < row["high"], row
    assert found["seat", "1", "beyond_even_share"]["value"] == pytest.approx(0.6 - 0.5)


def test_reports_of_several_sizes_show_one_line_for_each(tmp_path: Path) -> None:
    """At real tables what one seat wins more, another of the same table wins less."""
    words = ("arena", "balance", "pebbles", "--players", "random", "--seats", "2,3,4")
    run = here(*words, "--games", "240", "--out", tmp_path)
    assert run.code == 0
    assert [f"By seat ({n} players)" in run.out for n in (2, 3, 4)] == [True] * 3
    with (tmp_path / "balance.csv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["measure"] == "beyond_even_share"]
    seats = [row for row in rows if row["section"] == "seat"]
    assert [(row["sizes"], row["key"]) for row in seats] == [
        (str(size), str(seat + 1)) for size in (2, 3, 4) for seat in range(size)
    ]
    for size in ("2", "3", "4"):
        beyond = [float(row["value"]) for row in seats if row["sizes"] == size]
        assert sum(beyond) == pytest.approx(0, abs=1e-5)
    [player] = [row for row in rows if row["section"] == "player"]
    assert player["sizes"] == "2 3 4"
    assert float(player["value"]) == pytest.approx(0, abs=1e-6)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    by_seat = page[page.index("By seat") : page.index("By player")]
    assert [f"<h3>{n} players</h3>" in by_seat for n in (2, 3, 4)] == [True] * 3
    assert "+0.0% (" in page[page.index("By player") : page.index("By strategy")]


def naming(key: str, lang: str = "en") -> Naming:
    return Naming(Speaker(lang, load(key)), load(key))


def test_tables_hold_every_number_as_csv_and_parquet(tmp_path: Path) -> None:
    from pyarrow import parquet

    rows = list(count_rows(balance_of(GAMES_OF_TWO), naming("fort")))
    write_tables(tmp_path, {"balance": rows, "games": list(entry_rows(GAMES_OF_TWO))})
    with (tmp_path / "balance.csv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert len(read) == len(rows)
    [bug] = [r for r in read if (r["section"], r["key"]) == ("owned", "kid.bug")][:1]
    assert (bug["name"], bug["measure"], bug["entries"]) == ("Bug", "win_rate", "5")
    assert float(bug["value"]) == 0.8
    table = parquet.read_table(tmp_path / "balance.parquet").to_pylist()
    assert table == rows
    seats = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(seats) == 8
    assert seats[0]["owned"] == "kid.bug*2 level.3"
    assert seats[0]["part_track"] == 8


def test_without_pyarrow_there_is_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_files, "find_spec", lambda name: None)
    files = write_tables(tmp_path, {"games": list(entry_rows(GAMES_OF_TWO))})
    assert [file.name for file in files] == ["games.csv"]


@pytest.mark.parametrize("key", games_with("tallies"))
def test_a_game_with_tallies_tells_what_was_owned_and_every_name_has_words(key: str) -> None:
    """Tallies agree with the words of all languages; their kinds have headings."""
    opened = load(key)
    terms = terms_for(opened, with_tallies=True)
    outcome = play_job(terms, Job(0, 0, 5, ("random",) * opened.seat_counts[0], {}))
    names = [name for tally in (*outcome.owned, *outcome.played) for name in tally]
    assert names
    assert all(tally for tally in outcome.owned)
    for lang in LANGUAGES:
        naming = Naming(Speaker(lang, opened), opened)
        for name in names:
            assert naming.name(name) != name, f"{lang}: {name}"


def test_tallies_of_pebbles_are_the_treasure_and_the_open_fists() -> None:
    opened = load("pebbles")
    match = play_match(opened, [RandomPlayer(1), RandomPlayer(2)], seed=8)
    tallies = opened.tallies(match.state, match.events)
    for seat, tally in enumerate(tallies):
        worth = {f"pebble.{name}": n + 1 for n, name in enumerate(opened.names["pebble"])}
        points = sum(worth[name] * count for name, count in tally.owned.items())
        assert points == match.standing.scores[seat]
        assert sum(tally.played.values()) == 5


def test_tallies_of_fort_are_the_deck_the_level_and_the_plays() -> None:
    opened = load("fort")
    match = play_match(opened, [RandomPlayer(1), RandomPlayer(2)], seed=8)
    tallies = opened.tallies(match.state, match.events)
    kids = sum(n for t in tallies for name, n in t.owned.items() if name.startswith("kid."))
    hands = [event.args["kids"] for event in match.events if event.kind == "dealt"]
    dealt = sum(len(hand) for hand in hands if isinstance(hand, tuple))
    recruited = sum(e.kind == "recruited" for e in match.events)
    trashed = sum(e.kind.startswith("trashed") for e in match.events)
    best_friends = 2 * match.state.seats
    assert kids == best_friends + dealt + recruited - trashed
    plays = sum(e.kind in ("played", "followed") for e in match.events)
    assert sum(n for t in tallies for n in t.played.values()) == plays
    for tally in tallies:
        assert sum(name.startswith("level.") for name in tally.owned) == 1


def test_tallies_of_dream_home_are_the_house() -> None:
    opened = load("dream_home")
    match = play_match(opened, [RandomPlayer(1), RandomPlayer(2)], seed=8)
    for seat, tally in enumerate(opened.tallies(match.state, match.events)):
        rooms = sum(n for name, n in tally.owned.items() if name.startswith("room."))
        empty = next(int(n.split(".")[1]) for n in tally.owned if n.startswith("empty_rooms."))
        assert rooms + empty == match.state.filled[seat].bit_count()  # type: ignore[attr-defined]
        roofs = sum(n for name, n in tally.owned.items() if name.startswith("roof."))
        assert roofs == len(match.state.roofs[seat])  # type: ignore[attr-defined]


def test_tallies_of_picture_perfect_are_envelopes_photo_and_wishes_met() -> None:
    opened = load("picture_perfect")
    match = play_match(opened, [RandomPlayer(1), RandomPlayer(2)], seed=8)
    scored = [event.args for event in match.events if event.kind == "scored"]
    for seat, tally in enumerate(opened.tallies(match.state, match.events)):
        held = sum(name.startswith("guest.") for name in tally.owned)
        wishes = sum(n for name, n in tally.owned.items() if name.startswith("preference."))
        assert wishes == 3 * held
        met = sum(n for name, n in tally.played.items() if name.startswith("preference."))
        told = [args["met"] for args in scored if args["seat"] == f"seat.{seat}"]
        assert met == sum(told)  # type: ignore[arg-type]


def test_the_command_reports_on_all_set_ups_and_goes_on(tmp_path: Path) -> None:
    words = ("arena", "balance", "pebbles", "--option", "swaps=*", "--seats", "2,3", "--games")
    run = here(*words, "8", "--out", tmp_path)
    assert run.code == 0
    assert "By seat" in run.out
    lines = (tmp_path / "matches.jsonl").read_text().splitlines()
    more = here(*words, "40", "--out", tmp_path, "--lang", "pt-BR")
    assert more.code == 0
    after = (tmp_path / "matches.jsonl").read_text().splitlines()
    assert after[:8] == lines
    assert len(after) == 40
    setups = {(len(m["players"]), m["options"]["swaps"]) for m in map(json.loads, after)}
    assert len(setups) == 4
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Equilíbrio: Pedrinhas" in page
    assert {file.name for file in tmp_path.glob("*.csv")} == {"balance.csv", "games.csv"}


def test_wrong_wishes_are_refused_kindly(tmp_path: Path) -> None:
    base = ("arena", "balance", "pebbles", "--out", tmp_path)
    assert "write 2, or 2,3,4" in here(*base, "--seats", "two").err
    assert "There is no option “nothing”" in here(*base, "--option", "nothing=*").err
    assert "There is no player “oracle”" in here(*base, "--players", "oracle").err
    assert list(tmp_path.iterdir()) == []
