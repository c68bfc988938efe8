"""Every code, event and name of the game has words in five languages, and no word is left over."""

import re
from pathlib import Path

import pytest

from ludoteca.core.decisions import Reason
from ludoteca.games.picture_perfect.rules.reasons import RULES
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim, Place, Standing
from ludoteca.locale import LANGUAGES, Speaker
from tests.games.picture_perfect.party import photo
from tests.games.picture_perfect.tables import F2, GAME, position

SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(GAME.folder.rglob("*.py")))
TOP = {"cx": 0, "cy": -450, "cz": 145, "uc": 0, "vc": -607, "k": 464}


def ids(lang: str, kind: str) -> set[str]:
    """Return the ids of one kind of message."""
    text = Path(GAME.folder, "locale", f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{kind}-([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons(lang: str) -> None:
    codes = set(re.findall(r"Reason\(\s*\"(\w+)\"", SOURCE)) | set(RULES)
    codes |= set(re.findall(r"yield \"(box_\w+)\"", SOURCE))
    assert ids(lang, "reason") == codes - {"unknown_choice"}  # that one is the table's own


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events(lang: str) -> None:
    told = r"(?:Event\(|tell\(journal, |tell_guest\(state, journal, )\s*\"(\w+)\""
    kinds = set(re.findall(told, SOURCE)) | {"claimed", "announced", "won_together", "won"}
    kinds |= {"doubt_met", "doubt_not_met", "revealed", "wishes_revealed"}
    assert {name.removesuffix("-veiled") for name in ids(lang, "event")} == kinds


def refused_photos() -> list[FinalPhoto]:
    """Return a photo for every way of refusing one."""
    decor = photo().decor
    lying = FinalPhoto((Place(1, 6, 0, 0, 1, 0),), decor, photo().camera)
    return [
        photo({"clara": "c3", "leo": "c3"}),
        photo({"clara": ["c3", 9, 0]}),
        photo({"clara": "z9"}),
        lying,
        FinalPhoto((Place(1, 6), Place(1, 7)), decor, photo().camera),
        photo({"victor": ["b3", 8, 0], "bruno": ["c3", -8, 0]}),
        photo(decor=decor[:9]),
        photo(decor=(*decor[:9], (60, 50))),
        photo(decor=(*decor[:9], decor[0])),
        photo({}, TOP),
        photo({}, {**TOP, "cz": 92}),
        photo({}, {**TOP, "cz": 90, "k": 465}),
        photo({"tango": "c3"}),
        photo({}, vip="mia"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refused_scenes_can_be_explained(lang: str) -> None:
    speaker = Speaker(lang, GAME)
    table = position(F2, final=True)
    reasons = [GAME.why_not(table.state, 0, one) for one in refused_photos()]
    step_one = position(F2)
    decor = step_one.state.scenes[0].decor
    reasons.append(GAME.why_not(step_one.state, 0, Interim((Standing(1, 500, 0),), decor)))
    reasons.append(GAME.why_not(step_one.state, 0, photo()))
    found = {reason.code for reason in reasons if reason is not None}
    assert len(found) == 15
    for reason in reasons:
        assert isinstance(reason, Reason)
        line = speaker.reason(reason)
        assert "side." not in line
        assert "guest." not in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names(lang: str) -> None:
    """Every word of the game's vocabularies has a name; guests keep theirs in all languages."""
    speaker = Speaker(lang, GAME)
    for kind in ("guest", "preference", "exchange", "verdict"):
        for name in GAME.names[kind]:
            assert speaker.name(f"{kind}.{name}") != f"{kind}.{name}"
    for guest in GAME.contents.guests:
        assert speaker.name(f"guest.{guest.id}") == guest.name
