"""Hints give their reasons: what the choice brings by the engine's preview, and against what."""

import pickle
from typing import Any

import pytest

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.previews import preview
from ludoteca.core.sentences import Sentence
from ludoteca.locale import LANGUAGES, Speaker
from ludoteca.players.player import Known
from ludoteca.players.reasoning import EVEN, Hint, hint_from, reasons_for
from ludoteca.players.search import SearchPlayer, Thought
from ludoteca.terminal.foretelling import hint_lines
from tests.conformance.walks import game_of, walk
from tests.games.dream_home.tables import GAME, placing, player

KEYS = ("pebbles", "dream_home", "fort", "picture_perfect")


def known_at(game: Game[Any], state: State, recall: Recall, decision: Decision) -> Known:
    return Known(game.view(state, decision.seat), recall, decision.for_player())


def placing_a_kitchen() -> Known:
    """Return a moment at which a room beside its like brings a point at once."""
    state = placing("kitchen", player("F1 KT -- -- -- --"))
    assert state.asked is not None
    return known_at(GAME, state, GAME.recall(state.asked.seat, state.seats), state.asked)


def ids(said: tuple[Sentence, ...]) -> list[str]:
    return [one.id for one in said]


def brings(known: Known) -> dict[int, int]:
    """Return what each option brings at once."""
    told = preview(GAME, known.view, known.recall)
    return {option.choice: sum(option.points.values()) for option in told.options}


def thoughts(known: Known, best: int, second: int, lead: float) -> list[Thought]:
    return [Thought(best, 50, 0.5 + lead), Thought(second, 40, 0.5)]


def test_points_are_told_by_part_as_the_preview_gives_them() -> None:
    known = placing_a_kitchen()
    gains = brings(known)
    best, second = max(gains, key=lambda c: gains[c]), min(gains, key=lambda c: gains[c])
    assert gains[best] > gains[second]
    said = reasons_for(GAME, known, thoughts(known, best, second, 0.2))
    assert ids(said) == ["hint-gain", "hint-chance", "hint-better"]
    assert said[0].args == {"part": "part.rooms", "count": gains[best]}
    assert [said[1].args, said[2].args] == [{"tenths": 7}, {"tenths": 5}]
    assert said[2].choice == second


def test_what_brings_more_at_once_is_named_where_it_is_worse_in_the_end() -> None:
    known = placing_a_kitchen()
    gains = brings(known)
    best, second = min(gains, key=lambda c: gains[c]), max(gains, key=lambda c: gains[c])
    said = reasons_for(GAME, known, thoughts(known, best, second, 0.2))
    later = said[ids(said).index("hint-rather_later")]
    assert (later.choice, later.args) == (second, {"count": gains[second]})
    assert "hint-rather_later" not in ids(
        reasons_for(GAME, known, thoughts(known, best, second, EVEN / 2))
    ), "nobody knows that it is worse"


def test_a_choice_without_points_is_worth_it_later_only_if_the_search_says_so() -> None:
    known = placing_a_kitchen()
    gains = brings(known)
    best, second = [choice for choice, gain in gains.items() if gain == 0][:2]
    clear = ids(reasons_for(GAME, known, thoughts(known, best, second, 0.2)))
    even = ids(reasons_for(GAME, known, thoughts(known, best, second, 0.01)))
    assert "hint-later" in clear
    assert "hint-later" not in even
    assert even[-1] == "hint-even"
    assert "hint-happens" in even, "what it does can be told all the same"


def test_a_little_better_is_said_to_be_little() -> None:
    known = placing_a_kitchen()
    best, second = known.decision.options[:2]
    assert ids(reasons_for(GAME, known, thoughts(known, best, second, 0.03)))[-1] == "hint-little"


def test_the_only_choice_is_compared_with_nothing() -> None:
    known = placing_a_kitchen()
    only = [Thought(known.decision.options[0], 9, 0.96)]
    assert ids(reasons_for(GAME, known, only))[-1] == "hint-chance"


@pytest.mark.parametrize("key", KEYS)
def test_every_hint_has_a_reason_in_every_language(key: str) -> None:
    """At moments of a random game: true to the preview, and said without a gap."""
    game = game_of(key)
    speakers = [Speaker(lang, game, ("Ana", "Rui")) for lang in LANGUAGES]
    met = 0
    for number, stop in enumerate(walk(game, 2, 3)):
        decision = game.decision(stop.state, stop.seat) if number % 4 == 0 else None
        if decision is None or met == 12:
            continue
        known = known_at(game, stop.state, stop.recalls[stop.seat], decision)
        hint = hint_from(SearchPlayer(1, iterations=12), game, known, 5)
        again: Hint = pickle.loads(pickle.dumps(hint))
        assert again.why == hint.why, "it comes from another process"
        assert hint.why
        for speaker in speakers:
            assert all(line and "{" not in line for line in hint_lines(game, hint, speaker))
        met += 1
    assert met > 1


def test_a_photograph_is_told_by_who_stands_where_and_whom_it_pleases() -> None:
    game: Any = game_of("picture_perfect")
    stop = next(
        stop
        for stop in walk(game, 2, 5)
        if stop.state.asked is not None and stop.state.asked.kind == "final_photo"
    )
    decision = game.decision(stop.state, stop.seat)
    assert decision is not None
    recall: Any = stop.recalls[stop.seat]
    known = known_at(game, stop.state, recall, decision)
    hint = hint_from(SearchPlayer(1, iterations=20), game, known, 5)
    photo: Any = hint.best[0].choice
    rows = [one for one in hint.why if one.id == "hint-row"]
    told: list[Any] = [row.args["guests"] for row in rows]
    placed = [f"guest.{game.contents.guests[place.guest - 1].id}" for place in photo.places]
    assert sorted(guest for guests in told for guest in guests) == sorted(placed)
    assert recall.cards, "it has looked into some envelopes"
    (pleased,) = [one.args for one in hint.why if one.id == "hint-pleased"]
    assert pleased["known"] == 3 * len(recall.cards)
