"""The camera: where it may be, what it may show, and the widest crop (P-GEO-07 to P-GEO-09)."""

from typing import NamedTuple

from ludoteca.games.picture_perfect.box.contents import Contents, Screen
from ludoteca.games.picture_perfect.rules.judging.raster import SCALE, View

STEP = 5  # camera positions are multiples of 5 mm
X_REACH = 120
NEAREST, FARTHEST = -60, -600
LOWEST = 5
SMALLEST_CROP = 100


class Camera(NamedTuple):
    """Position in whole millimetres and crop: the picture shows uc ± 4k and vc ± 3k."""

    cx: int
    cy: int
    cz: int
    uc: int
    vc: int
    k: int

    def view(self) -> View:
        """Return the camera in the form the projection uses."""
        return View(*self)


def is_too_high(camera: Camera, screen: Screen) -> bool:
    """Return whether the camera is above the screen: P1 (P-PHOTO-02)."""
    return 10 * camera.cz > screen.height


def is_on_lattice(camera: Camera) -> bool:
    """Return whether position and crop are on the lattice, apart from height above the screen."""
    cx, cy, cz, _, _, k = camera
    return (
        cx % STEP == 0
        and cy % STEP == 0
        and abs(cx) <= X_REACH
        and FARTHEST <= cy <= NEAREST
        and cz >= LOWEST
        and k >= SMALLEST_CROP
    )


def is_height_on_lattice(camera: Camera) -> bool:
    """Return whether the height is on the lattice."""
    return camera.cz % STEP == 0


def sides_shown_outside(camera: Camera, screen: Screen) -> tuple[str, ...]:
    """Return the sides at which the picture leaves the scene: P2 (P-PHOTO-03, P-GEO-08)."""
    x, y, z = 10 * camera.cx, 10 * camera.cy, 10 * camera.cz
    _, _, _, uc, vc, k = camera
    wings, back, board = screen.wing_front_y - y, screen.back_y - y, -y
    fits = {
        "left": (uc - 4 * k) * wings >= (-screen.half_width - x) * SCALE,
        "right": (uc + 4 * k) * wings <= (screen.half_width - x) * SCALE,
        "bottom": (vc - 3 * k) * board >= -z * SCALE,
        "top": (vc + 3 * k) * back <= (screen.height - z) * SCALE,
    }
    return tuple(side for side, is_fine in fits.items() if not is_fine)


def widest(cx: int, cy: int, cz: int, screen: Screen) -> Camera:
    """Return the camera at this position with its widest crop (P-GEO-09)."""
    x, y, z = 10 * cx, 10 * cy, 10 * cz
    wings, back, board = screen.wing_front_y - y, screen.back_y - y, -y
    u0 = -((screen.half_width + x) * SCALE // wings)
    u1 = (screen.half_width - x) * SCALE // wings
    v0 = -(z * SCALE // board)
    v1 = (screen.height - z) * SCALE // back
    k = min((u1 - u0) // 8, (v1 - v0) // 6)
    return Camera(cx, cy, cz, (u0 + u1) // 2, (v0 + v1) // 2, k)


def preset_cameras(contents: Contents) -> tuple[Camera, ...]:
    """Return the preset cameras in the order of the box (section 3.6)."""
    return tuple(widest(p.cx, p.cy, p.cz, contents.screen) for p in contents.presets)


def preset(contents: Contents, id: str) -> Camera:
    """Return the preset camera with this id; KeyError if there is none."""
    for row in contents.presets:
        if row.id == id:
            return widest(row.cx, row.cy, row.cz, contents.screen)
    raise KeyError(id)
