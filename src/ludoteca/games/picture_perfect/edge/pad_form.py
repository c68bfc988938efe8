"""What the score pad asks for: how many wishes each guest had met, or the photograph itself."""

from ludoteca.core.score_forms import (
    CHOICE,
    FLAG,
    LISTS,
    MAP,
    NUMBER,
    NUMBERS,
    TEXT,
    Field,
    Named,
    ScoreForm,
)
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS, SEATS
from ludoteca.games.picture_perfect.rules.variants import TOLERANCES

COUNTED, JUDGED = "counted", "judged"  # whether wishes are counted at the table, or judged here
WISHES = 3  # cards in an envelope


def score_form(contents: Contents) -> ScoreForm:
    """Return the pad for this box."""
    guests = tuple(Named(guest.id, f"guest.{guest.id}") for guest in contents.guests)
    wishes = tuple(
        Named(card.id, f"preference.{card.id}", card.copies) for card in contents.preferences
    )
    spaces = tuple(Named(space.id, f"space.{space.id}") for space in contents.spaces)
    cameras = tuple(Named(camera.id, f"preset.{camera.id}") for camera in contents.presets)
    tolerances = tuple(Named(one, f"tolerance.{one}") for one in TOLERANCES)
    table = (
        Field("auction", FLAG, "pad-auction", usual=False),
        Field("table_hides_face", FLAG, "view-table_hides_face", usual=True, way=JUDGED),
        Field("tolerance", CHOICE, "view-tolerance", tolerances, usual=TOLERANCES[0], way=JUDGED),
        Field("envelope", LISTS, "view-cards", wishes, guests, WISHES, WISHES, way=JUDGED),
        Field("vips", NUMBERS, "view-vips", places=guests, least=0, most=SEATS, usual={}),
    )
    start = contents.number("start_decorations")
    player = (
        Field("name", TEXT, "pad-name", usual=""),
        Field("decorations", NUMBER, "view-decorations", least=0, most=99, usual=start),
        Field("envelopes", NUMBER, "view-envelopes", least=0, most=GUESTS, usual=0),
        Field("met", NUMBERS, "view-met", places=guests, least=0, most=WISHES, way=COUNTED),
        Field("guests", MAP, "view-places", spaces, guests, way=JUDGED),
        Field("camera", CHOICE, "view-camera", cameras, usual=cameras[0].value, way=JUDGED),
    )
    return ScoreForm("player", 1, SEATS, player, table, (COUNTED, JUDGED))
