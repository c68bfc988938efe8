"""A standing in plain lines."""

from ludoteca.cli.words import say
from ludoteca.core.decisions import seat_name
from ludoteca.core.game import Standing
from ludoteca.locale import Speaker


def standing_lines(standing: Standing, speaker: Speaker, over: bool) -> list[str]:
    """Return the places with scores and their parts, best first."""
    lines = [say("final" if over else "standing")]
    for seat in sorted(range(len(standing.places)), key=lambda s: standing.places[s]):
        parts = ", ".join(f"{speaker.part(k)} {v}" for k, v in standing.parts[seat].items())
        place, score = standing.places[seat], standing.scores[seat]
        lines.append(f"{place}. {speaker.name(seat_name(seat))}: {score} ({parts})")
    return lines
