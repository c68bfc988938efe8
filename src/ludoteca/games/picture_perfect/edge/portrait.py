"""What an arrangement holds, in sentences: who stands where, and which known wishes it meets."""

from ludoteca.core.decisions import Composed
from ludoteca.core.sentences import Sentence
from ludoteca.games.picture_perfect.edge.recall import PartyRecall
from ludoteca.games.picture_perfect.rules.judging.measures import YES
from ludoteca.games.picture_perfect.rules.scoring_table import judge
from ludoteca.games.picture_perfect.rules.table.deeds import guest_names
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim
from ludoteca.games.picture_perfect.rules.table.state import IN_ENVELOPE, Party

ROW = "row_"  # areas that are rows


def described(world: Party, recall: PartyRecall, answer: Composed) -> tuple[Sentence, ...]:
    """Return what a photo holds, judging only wishes that the seat has seen.

    Of a scene only that it stays: it is a memory aid, and a player that forgets nothing needs none.
    """
    if isinstance(answer, Interim):
        is_kept = answer == world.scenes[recall.seat]
        return (Sentence("hint-scene"),) if is_kept else ()
    assert isinstance(answer, FinalPhoto)
    return (*_rows(world, answer), *_pleased(world, recall, answer))


def _rows(world: Party, photo: FinalPhoto) -> list[Sentence]:
    """Return who stands in which row, from the camera to the back."""
    said = []
    for area, spaces in world.contents.area_spaces.items():
        guests = [place.guest - 1 for place in photo.places if place.space in spaces]
        if area.startswith(ROW) and guests:
            names = guest_names(world, guests)
            said.append(Sentence("hint-row", {"row": f"preference.{area}", "guests": names}))
    return said


def _pleased(world: Party, recall: PartyRecall, photo: FinalPhoto) -> list[Sentence]:
    """Return how many of the wishes that the seat has seen the photo meets."""
    verdicts = judge(world, photo)
    seen = [
        verdicts[IN_ENVELOPE * guest + place]
        for guest in recall.cards
        for place in range(IN_ENVELOPE)
    ]
    return [Sentence("hint-pleased", {"met": seen.count(YES), "known": len(seen)})] if seen else []
