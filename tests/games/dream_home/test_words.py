"""Every refusal, in five languages, with all that its words name."""

import random

import pytest

from ludoteca.core.box import Box, BoxError
from ludoteca.core.decisions import Reason
from ludoteca.core.frames import playout
from ludoteca.core.game import OptionError
from ludoteca.core.positions import PositionError
from ludoteca.games.dream_home.game import DreamHome
from ludoteca.games.dream_home.rules.reasons import CATALOGUE
from ludoteca.games.dream_home.rules.table.choices import CHOICES
from ludoteca.locale import LANGUAGES, Speaker
from tests.games.dream_home.tables import EMPTY_HOUSE, GAME, do, ending, player, table
from tests.games.dream_home.test_box import CHANGES

SPEAKERS = [Speaker(lang, GAME, ("Ana", "Gil", "Bia", "Rui")) for lang in LANGUAGES]
SAID = (
    "look(roof_stack)", "take_column(6)", "cement_mixer(3, 3)", "place_room(f0c1, up)",
    "supplier(attic_01, f1c1)", "roofer(piano)", "handyman(f1c1, f1c1)", "drill(1, f1c1, down)",
)  # fmt: skip


def speak(reason: Reason) -> None:
    """The reason has words in every language, without a code name left in them."""
    for speaker in SPEAKERS:
        text = speaker.reason(reason)
        assert text
        assert "{" not in text
        assert "space." not in text


def test_refusals_of_whole_games() -> None:
    """Whatever any choice is refused for, at many moments, whoever asks."""
    spoken = set()
    for seed in range(40):
        chance = random.Random(seed)
        state = GAME.setup(2 + seed % 3, {"optional_decor": seed % 2 == 0}, seed)
        while state.asked is not None:
            if chance.random() < 0.05 or state.asked.kind not in ("take_column", "place_room"):
                for choice in range(0, CHOICES, 3):
                    seat = state.asked.seat if chance.random() < 0.9 else 0
                    reason = GAME.why_not(state, seat, choice)
                    if reason is not None and (reason.code, state.asked.kind) not in spoken:
                        spoken.add((reason.code, state.asked.kind))
                        speak(reason)
            playout(state, chance.getrandbits(32), 1)
    assert len({code for code, _ in spoken}) > 20


def test_refusals_of_what_no_choice_stands_for() -> None:
    state = table(
        player("F1 LV -- -- -- --", tools=["drill", "cement_mixer"]),
        rooms=["bathroom", "kitchen", "bedroom", "none", "none"],
        resources=["none", "red", "red", "none", "none"],
    )
    end = ending(player(EMPTY_HOUSE, helpers=["supplier", "handyman", "roofer"]))
    for at in (state, end):
        for text in SAID:
            reason = GAME.why_not_text(at, 0, text)
            assert reason is not None, text
            speak(reason)
    do(end, "done")
    over = GAME.why_not_text(end, 0, "done")
    assert over is not None
    speak(over)


def test_refusals_of_tables_and_boxes() -> None:
    with pytest.raises(OptionError) as refused:
        GAME.setup(5)
    speak(refused.value.reason)
    for path, value, _ in CHANGES:
        with pytest.raises(BoxError) as broken:
            DreamHome(Box.from_changes({path: {"value": value, "source": "owner"}}))
        speak(broken.value.reason)


def test_faults_and_the_score_pad() -> None:
    houses = [
        player("F2 LV -- -- -- --\nF1 -- GR BT BT --", decor={"f1c3": "piano"}, garden=["piano"]),
        player("F1 LV LV -- -- --", decor={"f1c1": "piano", "f1c2": "paintings"}),
    ]
    data = {"round": 2, "player": houses, "room_deck": [], "box_resources": ["drill", "drill"]}
    for fault in GAME.faults(GAME.read_position(data)):
        speak(fault)
    house = {
        "floor_2": ["attic", "vacant", "sauna", "sauna", "kitchen_01"],
        "floor_1": ["kitchen_01", "empty", "empty", "empty", "empty"],
        "basement": ["empty", "empty"],
        "roof": ["green", "red+window", "red+window"],
        "helpers": ["plumber"],
        "decor": {"f2c1": "harp", "f0c1": "piano"},
        "garden": ["harp"],
    }
    with pytest.raises(PositionError) as refused:
        GAME.score_sheet(house)
    codes = {reason.code for reason in refused.value.reasons}
    assert len(codes) >= 8
    for reason in refused.value.reasons:
        speak(reason)
    plain = {
        "floor_2": ["empty"] * 5,
        "floor_1": ["kitchen", *["empty"] * 4],
        "basement": ["empty"] * 2,
    }
    for note in GAME.score_sheet({"house": [plain, plain]}).notes:
        speak(note)


@pytest.mark.parametrize("speaker", SPEAKERS, ids=LANGUAGES)
def test_the_whole_catalogue_has_words(speaker: Speaker) -> None:
    codes = [code for code, _ in CATALOGUE[1:]] + ["BOX_INVALID"]
    assert all(speaker.has(f"reason-{code}") for code in codes)
