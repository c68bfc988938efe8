"""Why a scene is refused, written from sections 4 and 5.4 apart from the guards, group by group."""

from itertools import combinations
from typing import Any

from ludoteca.core.decisions import Composed
from ludoteca.games.picture_perfect.rules.judging.judge import Ornament, Stand
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim
from tests.games.picture_perfect import oracle

FLOOR = ((-160, 160), (-60, 180))
TABLE = ((-54, 54), (12, 88))


def refusal_of_scene(state: Any, seat: int, answer: Composed) -> str:
    """Return the code of the first thing in the way of a scene or photo, "" if there is none."""
    if not state.stack:
        return "game_over"
    now = type(state.stack[-1]).__name__
    assert isinstance(answer, (Interim, FinalPhoto))
    if now not in ("Arrange", "TakePhoto"):
        return "vip_not_now" if answer.vip else "scene_frozen"
    if state.stack[-1].answers[seat] is not None:
        return "already_answered"
    if isinstance(answer, Interim) != (now == "Arrange"):
        return "malformed"
    guests = [one.guest for one in _figures(answer)]
    if len(set(guests)) < len(guests):
        return "malformed"
    if answer.vip and state.vip[seat] >= 0:
        return "vip_used"
    if answer.vip and state.where[answer.vip - 1] != seat:
        return "vip_not_held"
    if isinstance(answer, Interim):
        return _off_the_floor(answer) or _decorations(state, seat, answer)
    return (
        _places(state, answer)
        or _collisions(state, answer)
        or _decorations(state, seat, answer)
        or _camera(state, answer)
        or _shown(state, answer)
    )


def _figures(answer: Any) -> Any:
    return answer.figures if isinstance(answer, Interim) else answer.places


def _off_the_floor(scene: Interim) -> str:
    for figure in scene.figures:
        (x0, x1), (y0, y1) = TABLE if figure.on == 1 else FLOOR
        if figure.x not in range(x0, x1 + 1) or figure.y not in range(y0, y1 + 1):
            return "out_of_bounds"
    return ""


def _decorations(state: Any, seat: int, answer: Any) -> str:
    spots, kinds = answer.decor, state.contents.decorations
    if len(spots) != state.decorations[seat]:
        return "decor_number"
    widths = [kinds[i % len(kinds)].width for i in range(len(spots))]
    table = state.contents.table
    for (x, y), width in zip(spots, widths, strict=True):
        is_wide = 20 * x - width < 2 * table.x0 or 20 * x + width > 2 * table.x1
        if is_wide or not 15 <= y <= 85:
            return "decor_off_table"
    for (one, wide), (other, broad) in combinations(list(zip(spots, widths, strict=True)), 2):
        if 20 * abs(one[0] - other[0]) < wide + broad and abs(one[1] - other[1]) < 6:
            return "decor_overlap"
    return ""


def _places(state: Any, photo: FinalPhoto) -> str:
    for place in photo.places:
        if place.space not in range(len(state.contents.spaces)):
            return "space_unknown"
        if abs(place.dx) > 8 or abs(place.dy) > 14:
            return "base_outside"
        if place.facing or place.posture:
            return "not_facing"
    spaces = [place.space for place in photo.places]
    return "space_taken" if len(set(spaces)) < len(spaces) else ""


def _stands(state: Any, photo: FinalPhoto) -> list[Stand]:
    spaces = state.contents.spaces
    return [
        (p.guest, spaces[p.space].x + 10 * p.dx, spaces[p.space].y + 10 * p.dy)
        for p in photo.places
    ]


def _collisions(state: Any, photo: FinalPhoto) -> str:
    """P-GEO-05."""
    found = []
    for number, x, y in _stands(state, photo):
        shape = oracle.polygons(state.contents, number)
        xs = [px for px, _ in (*shape.outline, *shape.base)]
        found.append((x + min(xs), x + max(xs), y))
    for (a0, a1, ay), (b0, b1, by) in combinations(found, 2):
        if abs(ay - by) < 20 and a0 < b1 and b0 < a1:
            return "figures_collide"
    return ""


def _camera(state: Any, photo: FinalPhoto) -> str:
    """P-GEO-07, P-GEO-08, P-VAR-08."""
    cx, cy, cz, uc, vc, k = photo.camera
    if cz > 140:
        return "camera_too_high"
    is_set_up = cx in range(-120, 121, 5) and cy in range(-600, -59, 5) and cz in range(5, 141, 5)
    if not is_set_up or k < 100:
        return "camera_range"
    if state.variant.presets_only and not _is_preset(state, photo):
        return "presets_only"
    x, y, z = 10 * cx, 10 * cy, 10 * cz
    sides = (
        (uc - 4 * k) * (850 - y) < (-1200 - x) * 10000,
        (uc + 4 * k) * (850 - y) > (1200 - x) * 10000,
        (vc - 3 * k) * -y < -z * 10000,
        (vc + 3 * k) * (1850 - y) > (1400 - z) * 10000,
    )
    return "shows_outside" if any(sides) else ""


def _is_preset(state: Any, photo: FinalPhoto) -> bool:
    """P-GEO-09: the widest crop of one of the given positions."""
    cx, cy, cz, uc, vc, k = photo.camera
    if (cx, cy, cz) not in {(p.cx, p.cy, p.cz) for p in state.contents.presets}:
        return False
    x, y, z = 10 * cx, 10 * cy, 10 * cz
    u0, u1 = oracle.ceil((-1200 - x) * 10000, 850 - y), (1200 - x) * 10000 // (850 - y)
    v0, v1 = oracle.ceil(-z * 10000, -y), (1400 - z) * 10000 // (1850 - y)
    widest = ((u0 + u1) // 2, (v0 + v1) // 2, min((u1 - u0) // 8, (v1 - v0) // 6))
    return (uc, vc, k) == widest


def _shown(state: Any, photo: FinalPhoto) -> str:
    """P-GEO-17."""
    contents, stands = state.contents, _stands(state, photo)
    kinds = contents.decorations
    ornaments: list[Ornament] = [
        (10 * x, 10 * y, kinds[i % len(kinds)].width, kinds[i % len(kinds)].height)
        for i, (x, y) in enumerate(photo.decor)
    ]
    camera = tuple(photo.camera)
    buffer = oracle.paint(contents, camera, stands, ornaments)  # type: ignore[arg-type]
    found = oracle.measures(contents, camera, stands, buffer)  # type: ignore[arg-type]
    for one in found.values():
        vis, fig2 = int(str(one["vis"])), int(str(one["fig2"]))
        is_sliver = vis < 25 or 200 * 8192 * vis < fig2
        if vis == 0 or (is_sliver and not state.variant.exact):  # P-GEO-17, P-VAR-11
            return "guest_invisible"
    return ""
