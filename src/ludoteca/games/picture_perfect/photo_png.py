"""SVG to PNG, where the optional painter is installed."""

from importlib import import_module

from ludoteca.core.decisions import Reason


class NoPainter(RuntimeError):
    """Raised when the package that paints SVG is missing; the SVG itself is always there."""

    def __init__(self) -> None:
        self.reason = Reason("png_needs_resvg", {"package": "resvg-py"})
        super().__init__(f"{self.reason.code}: {self.reason.args['package']}")


def png(svg: str, zoom: int = 1) -> bytes:
    """Return the picture as PNG, `zoom` times its own size."""
    try:
        painter = import_module("resvg_py")
    except ImportError:
        raise NoPainter from None
    return bytes(painter.svg_to_bytes(svg_string=svg, zoom=zoom))
