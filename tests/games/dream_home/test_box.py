"""Section 3: the contents of the box, their provenance, and the loading checks."""

from typing import Any

import pytest

from ludoteca.core.box import Box, BoxError
from ludoteca.core.events import Journal
from ludoteca.games.dream_home.game import DreamHome
from ludoteca.locale import LANGUAGES, Speaker
from ludoteca.terminal.draw import draw
from ludoteca.terminal.layout import plain_lines
from tests.games.dream_home.tables import GAME

CONTENTS = GAME.contents


@pytest.mark.rule("D-SETUP-02", "D-ROUND-02")
def test_sixty_rooms_and_forty_eight_resources_for_twelve_rounds() -> None:
    """Both decks are used up exactly with the deal of round 12."""
    assert len(CONTENTS.card_names) == 60 == 5 * CONTENTS.rounds
    assert sum(CONTENTS.resource_copies) == 48 == 4 * CONTENTS.rounds
    kinds = [GAME.box.text(f"room.{name}.kind") for name in CONTENTS.room_names]
    copies = [GAME.box.number(f"room.{name}.copies", 0, 99) for name in CONTENTS.room_names]
    sums = {k: sum(n for n, kind in zip(copies, kinds, strict=True) if kind == k) for k in kinds}
    assert sums == {"normal": 44, "unique": 6, "basement": 10}
    assert sum(CONTENTS.resource_copies[:8]) == 28
    assert CONTENTS.resource_copies[8:18] == [1] * 10
    assert sum(CONTENTS.resource_copies[18:23]) == sum(CONTENTS.resource_copies[23:]) == 5


@pytest.mark.rule("D-SETUP-02", "D-TIE-02")
def test_values_against_a_second_transcription() -> None:
    """Points by size, annex values, token points and children, as the rules file lists them."""
    points = {
        "living_room": (1, 4, 9), "bedroom": (1, 4), "kitchen": (1, 6), "kids_room": (2, 6),
        "bathroom": (1,), "library": (2,), "study": (2,), "game_room": (2,),
        "dressing_room": (1,), "pantry": (1,), "sauna": (1,), "garage": (0, 4), "laundry": (2,),
        "workshop": (2,), "wine_cellar": (1,), "storage_room": (1,),
    }  # fmt: skip
    assert CONTENTS.room_names == tuple(points)
    for room, (name, values) in enumerate(points.items()):
        size = CONTENTS.max_size[room]
        assert tuple(CONTENTS.points[4 * room + 1 : 4 * room + 1 + size]) == values, name
    annexes = {"dressing_room": "bedroom", "pantry": "kitchen", "sauna": "bathroom"}
    for room, name in enumerate(CONTENTS.room_names):
        partner = CONTENTS.partner[room]
        assert (CONTENTS.room_names[partner] if partner >= 0 else None) == annexes.get(name)
        assert CONTENTS.beside_partner[room] == (3 if name in annexes else 0)
    assert CONTENTS.token_points == [3, 2, 2, 2, 2, 2, 1, 1, 1, 1]
    assert sum(CONTENTS.children) == 28
    kids = [c for c, n in zip(CONTENTS.children, CONTENTS.card_names, strict=True) if "kids" in n]
    assert kids == [1, 2, 1, 2, 1, 2, 1, 2]


@pytest.mark.rule("D-DECOR-03", "D-DECOR-08")
def test_where_tokens_go() -> None:
    everything = (1 << len(CONTENTS.room_names)) - 1
    rooms = dict(zip(CONTENTS.decor_names, CONTENTS.token_rooms, strict=True))
    assert rooms["cat_house"] == everything
    assert rooms["shelves"] == everything & ~((1 << CONTENTS.room_names.index("garage")) - 1)
    assert rooms["tree_house"] == rooms["bird_house"] == 0
    assert rooms["piano"] == rooms["paintings"] == 1 << CONTENTS.room_names.index("living_room")


def test_every_value_has_a_source_and_what_is_assumed_is_flagged() -> None:
    assumed = {path for path, _ in GAME.box.assumed()}
    assert {path for path in assumed if path.endswith("children")} == {
        f"room.{name}.children" for name in CONTENTS.room_names
    }
    assert {path.split(".")[0] for path in assumed} == {"room", "helper", "tool"}
    assert all(entry.source and entry.confidence for path, entry in GAME.box.entries.items()
               if not path.endswith((".zone", ".kind")))  # fmt: skip


CHANGES: list[tuple[str, Any, str]] = [
    ("room.kitchen.copies", 9, "room_cards"),
    ("tool.drill.copies", 2, "resource_cards"),
    ("roof.red_window.copies", 2, "window"),
    ("decor.piano.cards", 2, "decor_cards"),
    ("decor.piano.goes_on", "attic", "goes_on"),
    ("room.kitchen.max_size", 3, "points"),
    ("room.kitchen.max_size", 4, "max_size"),
    ("room.pantry.partner", "attic", "partner"),
    ("room.kitchen.children", [0, 0], "children_cards"),
    ("room.kitchen.children", [0, 0, 0, 0, 0, 0, 0, -1], "children_low"),
    ("numbers.rounds", 11, "rounds"),
    ("numbers.columns", 6, "columns"),
]


@pytest.mark.parametrize(("path", "value", "check"), CHANGES, ids=[c for _, _, c in CHANGES])
def test_loading_checks(path: str, value: Any, check: str) -> None:
    """A box that fails a check of section 3.1 is refused with BOX_INVALID and the place."""
    with pytest.raises(BoxError) as refused:
        DreamHome(Box.from_changes({path: {"value": value, "source": "owner"}}))
    reason = refused.value.reason
    assert (reason.code, reason.args["check"]) == ("BOX_INVALID", check)


def test_an_owner_may_correct_copies_and_add_a_room() -> None:
    """One kitchen less, an attic more: a new type, playable at once."""
    owner = {
        "room.kitchen.copies": 7,
        "room.kitchen.children": [0] * 7,
        "room.attic.copies": 1,
        "room.attic.zone": "upper",
        "room.attic.kind": "unique",
        "room.attic.max_size": 1,
        "room.attic.points.1": 5,
        "room.attic.children": [2],
    }
    box = Box.from_changes({p: {"value": v, "source": "owner"} for p, v in owner.items()})
    game = DreamHome(box)
    assert len(game.contents.card_names) == 60
    assert "attic_01" in game.contents.card_names
    state = game.read_position(
        {"round": 5, "player": [{"floor_1": ["attic", *["vacant"] * 4]}, {}]}
    )
    assert game.standing(state).parts[0]["rooms"] == 5


@pytest.mark.rule("D-SETUP-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_room_is_called_as_its_owner_calls_it(lang: str) -> None:
    """In the log, in questions and refusals, on the table and on the pad; ours keep our words."""
    fields = {"copies": 1, "zone": "upper", "kind": "unique", "max_size": 1, "points.1": 5}
    owner = {f"room.wine_bar.{field}": value for field, value in fields.items()}
    owner |= {"room.wine_bar.children": [2], "room.kitchen.copies": 7}
    owner["room.kitchen.children"] = [0] * 7
    box = Box.from_changes({p: {"value": v, "source": "owner"} for p, v in owner.items()})
    game = DreamHome(box)
    speaker = Speaker(lang, game, ("Ana", "Bia"))
    state = game.read_position(
        {
            "round": 5,
            "player": [{}, {}],
            "pending": [
                {"is": "take_column", "seat": "p2"},
                {"is": "place_room", "seat": "p1", "card": "wine_bar_01"},
            ],
        }
    )
    assert "Wine bar" in speaker.ask("place_room", game.about(state))
    journal = Journal()
    choice = game.read("place_room(f1c1, up)")
    assert choice is not None
    game.apply(state, 0, choice, journal)
    assert any("Wine bar" in speaker.event(event) for event in journal.events)
    shown = plain_lines(draw(game.view(state, 0), speaker), "")
    assert any("Wine bar" in line for line in shown)
    form = game.score_form()
    rooms = next(field for field in form.player if field.key == "floor_1").options
    assert "Wine bar" in [speaker.name(room.name) for room in rooms]
    assert speaker.name("room.kitchen") == Speaker(lang, GAME).name("room.kitchen")
    assert Speaker(lang, GAME).name("room.wine_bar") == "room.wine_bar"


def test_no_number_of_the_box_is_in_the_program() -> None:
    """Other points in the box give other scores."""
    changes = {"room.kitchen.points.2": 40, "numbers.functionality": 50, "numbers.roof_mixed": 60}
    box = Box.from_changes({p: {"value": v, "source": "owner"} for p, v in changes.items()})
    game = DreamHome(box)
    house = {
        "floor_2": ["bathroom", *["vacant"] * 4],
        "floor_1": ["bathroom", "kitchen", "kitchen", "vacant", "vacant"],
        "roof": ["red", "red", "brown", "brown"],
    }
    parts = game.standing(game.read_position({"round": 6, "player": [house, {}]})).parts[0]
    assert (parts["rooms"], parts["functionality"], parts["roof"]) == (42, 50, 60)
