"""The built page: the files in `web_dist/`, and the same index for every path that the page draws.

The files keep their names from build to build, so that a change touches few of them. A browser may
still cache them for ever: the index asks for them below a folder named after the build, and they
are served nowhere else (docs/decisions/0011-a-page-with-lasting-names.md).
"""

import hashlib
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

# For trying another build of the page without putting it into the package.
DIST = Path(os.environ.get("LUDOTECA_PAGE") or str(files("ludoteca") / "web_dist"))
FOREVER = "public, max-age=31536000, immutable"  # what is below the name of a build never changes
ALWAYS_ASK = "no-cache"
BUILD = "page-"  # what the name of a build begins with
LONGEST = 200  # characters in a name; a file system takes no more than 255 bytes


def is_built() -> bool:
    """Return whether there is a page to serve."""
    return (DIST / "index.html").is_file()


def build() -> str:
    """Return the name of the build, which changes whenever any file of the page does."""
    stat = (DIST / "index.html").stat()
    return _build(DIST, stat.st_size, stat.st_mtime_ns)


@lru_cache(maxsize=4)
def _build(dist: Path, size: int, changed: int) -> str:
    # Every build rewrites the index: its size and time show when to hash all files again.
    told = hashlib.sha256()
    for path in sorted(path for path in dist.rglob("*") if path.is_file()):
        content = path.read_bytes()
        told.update(f"{path.relative_to(dist).as_posix()} {len(content)}\n".encode())
        told.update(content)
    return BUILD + told.hexdigest()[:16]


def index() -> str:
    """Return the page itself, which loads everything from its own build."""
    text = (DIST / "index.html").read_text(encoding="utf-8")
    return text.replace('"./', f'"/{build()}/')


@lru_cache(maxsize=512)
def _file(path: str, size: int, changed: int) -> bytes:
    return (DIST / path).read_bytes()


def _found(path: str, lifetime: str) -> Response[bytes] | None:
    if len(path) > LONGEST:
        return None
    target = (DIST / path).resolve()
    if not target.is_relative_to(DIST.resolve()) or not target.is_file():
        return None
    stat = target.stat()
    content = _file(path, stat.st_size, stat.st_mtime_ns)
    kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
    if kind in ("application/javascript", "image/svg+xml"):  # text/* gets one anyway
        kind += "; charset=utf-8"
    return Response(content, media_type=kind, headers={"Cache-Control": lifetime})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[Any]:
    """Return a file of the page, or the page itself for the paths it draws."""
    name = "" if path == "/index.html" else path.strip("/")
    if name.startswith(("api/", "ws/")) or not name.isprintable():
        raise NotFoundException
    first, _, rest = name.partition("/")
    if first.startswith(BUILD):
        found = _found(rest, FOREVER) if is_built() and first == build() else None
    else:
        found = _found(name, ALWAYS_ASK)
    if found is not None:
        return found
    if "." in name.rsplit("/", 1)[-1]:
        raise NotFoundException
    if is_built():
        headers = {"Cache-Control": ALWAYS_ASK}
        return Response(index(), media_type=MediaType.HTML, headers=headers)
    speaker = Speaker(language(request.headers.get("accept-language", "").split(",")[0]))
    return Response(speaker.say("server-no-page") + "\n", media_type=MediaType.TEXT)
