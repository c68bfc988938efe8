"""What a seat may know now, built by allow-list (section 5.6).

A view holds card contents only while the seat is legitimately looking (P-INFO-11), and of a waiting
answer only that it is there. `moment` is the pending frame, so that `imagine` can rebuild it.
"""
# compiled

from typing import Any

from ludoteca.core import wire
from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Words, seat_name
from ludoteca.core.frames import Frame
from ludoteca.core.together import Together
from ludoteca.games.picture_perfect.edge.shapes import NOBODY
from ludoteca.games.picture_perfect.rules.auctions import Announce, may_announce
from ludoteca.games.picture_perfect.rules.exchanges import Revealed
from ludoteca.games.picture_perfect.rules.rumours import Look
from ludoteca.games.picture_perfect.rules.scoring_table import (
    UNJUDGED,
    guest_points,
    results,
    score_parts,
    verdicts_on,
)
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.deeds import (
    before_all,
    exchange_name,
    guest_name,
    guest_names,
    inside,
)
from ludoteca.games.picture_perfect.rules.table.scene import (
    FACINGS,
    LEVELS,
    POSTURES,
    FinalPhoto,
    Interim,
)
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    NOWHERE,
    ROUNDS,
    Party,
    held_by,
    in_turn,
    start_seat,
)
from ludoteca.games.picture_perfect.rules.ties import tie_break
from ludoteca.games.picture_perfect.rules.variants import options_of

Table = dict[str, Any]
VERDICTS = ("verdict.no", "verdict.doubt", "verdict.yes")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Viewer:
    """Writes views; knows the table of choices and the shapes of frames in code names."""

    def __init__(
        self, choices: tuple[Words, ...], stack: wire.OneOf, spelling: wire.Spelling
    ) -> None:
        self.choices = choices
        self.stack = stack
        self.spelling = spelling

    def table(self, state: Party, seat: int | None) -> Table:
        """Return the view of a seat, or of a spectator."""
        table = public(state)
        top = state.stack[-1] if state.stack else None
        if top is not None:
            table["moment"] = self.moment(state, top, seat)
        shown = shown_now(state, top, seat)
        if shown is not None:
            is_for_all = isinstance(top, Revealed)
            seen = before_all(state, shown) if is_for_all else inside(state, shown)
            table["shown"] = plain(seen)
        if seat is not None:
            table.update(own(state, top, seat))
        if state.photos:
            table.update(after_photos(state))
        return table

    def moment(self, state: Party, frame: Frame[Any], seat: int | None) -> Table:
        """Return the pending frame without what is hidden in it."""
        tag = self.stack.tags[type(frame)]
        found: Table = {"moment": f"moment.{tag}"}
        for name, shape in self.stack.kinds[tag].fields.items():
            if name != "answers":
                found[name] = with_nobody(shape.write(getattr(frame, name), self.spelling))
        if isinstance(frame, Together):
            found["answered"] = [
                seat_name(s) for s, answer in enumerate(frame.answers) if answer is not None
            ]
            answer = None if seat is None else frame.answers[seat]
            if isinstance(answer, int):
                found["answer"] = spoken(self.choices[answer])
        turn = getattr(frame, "turn", -1)
        if turn >= 0:
            found["auctioneer"] = seat_name(in_turn(state, turn))
        if isinstance(frame, Announce) and seat == in_turn(state, frame.turn):
            found["may_announce"] = may_announce(state, seat, frame.guest)
        return found


def with_nobody(value: Any) -> Any:
    """Return the data with the code name for "nobody" in place of the bare word."""
    if isinstance(value, list):
        return [with_nobody(item) for item in value]
    return f"word.{NOBODY}" if value == NOBODY else value


def spoken(words: Words) -> list[Any]:
    """Return an answer as plain data: its arguments, or its verb if it has none."""
    found: list[Any] = []
    for value in words.args.values():
        found += list(value) if isinstance(value, tuple) else [value]
    return found or [f"word.{words.verb}"]


def plain(data: dict[str, Any]) -> Table:
    """Return the data with lists in place of tuples."""
    return {k: list(v) if isinstance(v, tuple) else v for k, v in data.items()}


def public(state: Party) -> Table:
    """Return what everybody sees."""
    options = options_of(state.variant)
    table: Table = {
        "round": state.round,
        "rounds": ROUNDS,
        "start_player": seat_name(start_seat(state)),
        "deck": len(state.deck),
        "discards": [exchange_name(card) for card in state.discards],
        "centre": list(guest_names(state, held_by(state, CENTRE))),
        "supply": state.supply,
        "players": [player(state, seat) for seat in range(state.seats)],
        "announced": list(guest_names(state, state.announced)),
        "options": {k: f"{k}.{v}" if isinstance(v, str) else v for k, v in options.items()},
    }
    if state.card >= 0:
        table["card"] = exchange_name(state.card)
    return table


def player(state: Party, seat: int) -> Table:
    """Return what everybody sees of a player."""
    held = held_by(state, seat)
    return {
        "seat": seat_name(seat),
        "envelopes": list(guest_names(state, [g for g in held if g not in state.won])),
        "won": list(guest_names(state, [g for g in held if g in state.won])),
        "decorations": state.decorations[seat],
    }


def shown_now(state: Party, top: Frame[Any] | None, seat: int | None) -> int | None:
    """Return the envelope that lies open before this seat, if any (P-INFO-01)."""
    if isinstance(top, Revealed):
        return top.guest
    if seat is None:
        return None
    if isinstance(top, Look) and top.targets[seat] >= 0 and top.answers[seat] is None:
        return top.targets[seat]
    return state.open[seat] if state.open[seat] != NOWHERE else None


def own(state: Party, top: Frame[Any] | None, seat: int) -> Table:
    """Return what the seat alone sees: its scene, and whether its VIP card is used."""
    answer: int | Composed | None = top.answers[seat] if isinstance(top, Together) else None
    scene = answer if isinstance(answer, Interim) else state.scenes[seat]
    vip = answer.vip if isinstance(answer, (Interim, FinalPhoto)) else 0
    is_used = state.vip[seat] != NOWHERE or vip > 0
    table: Table = {
        "vip": "vip.used" if is_used else "vip.in_hand",
        "scene": scene_of(state, scene),
    }
    if isinstance(answer, FinalPhoto):
        table["photo"] = photo_of(state, answer)
    return table


def scene_of(state: Party, scene: Interim) -> Table:
    """Return an interim scene in code names."""
    figures = [
        {
            "guest": guest_name(state, figure.guest - 1),
            "x": figure.x,
            "y": figure.y,
            "on": f"level.{LEVELS[figure.on]}",
            "facing": f"facing.{FACINGS[figure.facing]}",
            "posture": f"posture.{POSTURES[figure.posture]}",
        }
        for figure in scene.figures
    ]
    return {"figures": figures, "decor": [list(spot) for spot in scene.decor]}


def photo_of(state: Party, photo: FinalPhoto) -> Table:
    """Return a final photo in code names, without its VIP card."""
    spaces = state.contents.spaces
    places = [
        {
            "guest": guest_name(state, place.guest - 1),
            "space": f"space.{spaces[place.space].id}",
            "dx": place.dx,
            "dy": place.dy,
        }
        for place in photo.places
    ]
    decor = [list(spot) for spot in photo.decor]
    return {"places": places, "decor": decor, "camera": photo.camera._asdict()}


def after_photos(state: Party) -> Table:
    """Return what is public from scoring on."""
    table: Table = {
        "photos": [photo_of(state, photo) for photo in state.photos],
        "opened": [plain(inside(state, guest)) for guest in range(GUESTS)],
        "scores": [score_of(state, seat) for seat in range(state.seats)],
    }
    if state.votes:
        table["votes"] = [seat_name(v) if v >= 0 else "word.abstain" for v in state.votes]
    if not state.stack and (decided := tie_break(results(state))):
        table["tie_break"] = f"tie_break.{decided}"
    return table


def score_of(state: Party, seat: int) -> Table:
    """Return the verdicts and points of a seat, guest by guest."""
    guests = []
    so_far: list[int] = []
    for guest in range(GUESTS):
        found = verdicts_on(state, seat, guest)
        points = sum(guest_points(state, seat, guest))
        so_far.append(points + (so_far[-1] if so_far else 0))
        if found[0] != UNJUDGED:
            row: Table = {
                "guest": guest_name(state, guest),
                "verdicts": [VERDICTS[one] for one in found],
                "points": points,
            }
            guests.append(row)
    parts = score_parts(state, seat)
    return {
        "seat": seat_name(seat),
        "guests": guests,
        "so_far": so_far,  # as the envelopes are opened, one after another
        "decorations": parts.get("decorations", 0),
        "points": sum(parts.values()),
    }
