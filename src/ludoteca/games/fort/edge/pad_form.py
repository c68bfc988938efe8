"""What the score pad asks for: the track, the fort, what lies in it, and the gang."""

from ludoteca.core.score_forms import CHOICE, FLAG, MANY, NUMBER, TEXT, Field, Named, ScoreForm
from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS, Cards

NONE = Named("none", "mark.none")
HIGHEST_TRACK = 99


def score_form(cards: Cards) -> ScoreForm:
    """Return the pad for this box."""
    numbers, top = cards.numbers, cards.top_level
    stuff, room = numbers.stuff_limit, top + numbers.room
    pack = room + numbers.backpack
    kids = _kids(cards)
    player = (
        Field("name", TEXT, "pad-name", usual=""),
        Field("track", NUMBER, "view-track", least=0, most=HIGHEST_TRACK, usual=0),
        Field("fort_level", NUMBER, "view-level", least=0, most=top, usual=0),
        Field("pizza", NUMBER, "pad-pizza", least=0, most=stuff, usual=0),
        Field("toys", NUMBER, "pad-toys", least=0, most=stuff, usual=0),
        Field("pack_pizza", NUMBER, "pad-pack_pizza", least=0, most=pack, usual=0),
        Field("pack_toys", NUMBER, "pad-pack_toys", least=0, most=pack, usual=0),
        Field("lookout", MANY, "view-lookout", kids, least=0, most=room, usual=[]),
        Field("cards", MANY, "pad-cards", kids, least=0, usual=[]),
        _one_of("made_up_rule", MADE_UP_RULES),
        _one_of("perk", PERKS),
        Field("macaroni", FLAG, "view-macaroni", usual=False),
    )
    return ScoreForm("player", numbers.fewest_players, numbers.most_players, player)


def _kids(cards: Cards) -> tuple[Named, ...]:
    return tuple(
        Named(name, f"kid.{name}", cards.face.count(face)) for face, name in enumerate(cards.faces)
    )


def _one_of(kind: str, words: tuple[str, ...]) -> Field:
    options = (NONE, *(Named(word, f"{kind}.{word}") for word in words))
    return Field(kind, CHOICE, f"view-{kind}", options, usual="none")
