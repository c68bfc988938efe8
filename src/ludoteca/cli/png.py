"""SVG to PNG."""


def png(svg: str, zoom: int = 1) -> bytes:
    """Return the picture as PNG, `zoom` times its own size."""
    # Only this needs the renderer, so only this waits for its import.
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom))
