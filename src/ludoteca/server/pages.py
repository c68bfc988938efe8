"""The built page: files of `web_dist/`, and for every path of its own the same index."""

import mimetypes
import os
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludoteca.locale import Speaker, language

# Another build of the page can be tried without putting it into the package.
DIST = Path(os.environ.get("LUDOTECA_PAGE") or str(files("ludoteca") / "web_dist"))
FOREVER = "public, max-age=31536000, immutable"  # names with a hash in them never change
ALWAYS_ASK = "no-cache"
LONGEST = 200  # signs in a name; a file system takes no more than 255 bytes


def is_built() -> bool:
    """Return whether there is a page to serve."""
    return (DIST / "index.html").is_file()


@lru_cache(maxsize=512)
def _file(path: str, size: int, changed: int) -> bytes:
    return (DIST / path).read_bytes()


def _found(path: str) -> Response[bytes] | None:
    if len(path) > LONGEST:
        return None
    target = (DIST / path).resolve()
    if not target.is_relative_to(DIST.resolve()) or not target.is_file():
        return None
    stat = target.stat()
    content = _file(path, stat.st_size, stat.st_mtime_ns)
    kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
    is_hashed = path.startswith("assets/")
    headers = {"Cache-Control": FOREVER if is_hashed else ALWAYS_ASK}
    if kind in ("application/javascript", "image/svg+xml"):  # of text/* it is told anyway
        kind += "; charset=utf-8"
    return Response(content, media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[Any]:
    """Give a file of the page, or the page itself for the paths it draws."""
    name = path.strip("/")
    if name.startswith(("api/", "ws/")) or not name.isprintable():
        raise NotFoundException
    found = _found(name) if name else None
    if found is not None:
        return found
    if "." in name.rsplit("/", 1)[-1]:
        raise NotFoundException
    if is_built():
        index = _found("index.html")
        assert index is not None
        return index
    speaker = Speaker(language(request.headers.get("accept-language", "").split(",")[0]))
    return Response(speaker.say("server-no-page") + "\n", media_type=MediaType.TEXT)
