"""The arrows between the folders of the page point down, as `web/README.md` draws them."""

import posixpath
import re
from functools import cache
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
# Not the star in a glob's path, nor the slashes of an address.
COMMENT = re.compile(r"""(?<![\w"'`/.])/\*.*?\*/|<!--.*?-->|(?<![\w"'`:])//[^\n]*""", re.DOTALL)
IMPORT = re.compile(
    r"""(?: \bfrom | \bimport\s*\(? | \bimport\.meta\.glob(?:<[^()]*>)?\( )
        \s* (?P<quote>["'`]) (?P<path>\.[^"'`]*) (?P=quote)""",
    re.VERBOSE,
)


def layers_of(text: str) -> dict[str, int]:
    """Return the height of every folder and file in a drawing, which starts with the highest."""
    drawing = text.split("```text layers\n")[1].split("```")[0]
    lines = [re.split(r" {2,}", line)[0].split(", ") for line in drawing.splitlines()]
    return {name: -at for at, names in enumerate(lines) for name in names}


@cache
def layers() -> dict[str, int]:
    """Return the layers of the page."""
    return layers_of((WEB / "README.md").read_text(encoding="utf-8"))


def place_of(path: str) -> str:
    """Return the folder or the file of the drawing that a path belongs to."""
    first, *rest = path.split("/")
    inner = "/".join((first, *rest[:2]))
    if len(rest) > 2 and inner in layers():  # a part of a game with a line of its own
        return inner
    if first == "games" and len(rest) > 1:
        return f"games/{rest[0]}"
    return f"games/{rest[0]}" if first == "games" and rest else first


def height_of(place: str) -> int:
    """Return the height of a place; a place missing from the drawing is an error."""
    is_game = place.startswith("games/") and "." not in place and place not in layers()
    return layers()["games/*" if is_game else place]


def imports_of(path: str, source: str) -> list[str]:
    """Return the files of the page that a file imports, as paths below `web`."""
    folder = posixpath.dirname(path)
    found = IMPORT.finditer(COMMENT.sub("", source))
    paths = [posixpath.normpath(posixpath.join(folder, one["path"])) for one in found]
    own = [one for one in paths if not one.startswith("..")]  # tests read the words of games
    return ["games/index.ts" if one in ("games", "games/index") else one for one in own]


def wrong_arrows(path: str, source: str) -> list[str]:
    """Return the imports of a file that do not point down."""
    own = place_of(path)
    return [
        f"{path} -> {other}"
        for other in imports_of(path, source)
        if place_of(other) != own
        and (height_of(place_of(other)) >= height_of(own) or is_foreign(own, place_of(other)))
    ]


def is_foreign(own: str, other: str) -> bool:
    """Return whether the other place is a part of a game that only this game and tests may use."""
    game = re.match(r"games/\w+(?=/)", other)
    return game is not None and own not in (game[0], "tests")


def sources() -> dict[str, str]:
    """Return every source file of the page."""
    files = [
        path
        for top in WEB.iterdir()
        if top.name != "node_modules" and not top.match("*.config.*")  # others' code, tool config
        for path in (top, *top.rglob("*"))
        if path.suffix in (".ts", ".svelte", ".js")
    ]
    return {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in files}


def test_arrows_point_down() -> None:
    found = (wrong_arrows(path, source) for path, source in sources().items())
    assert [arrow for arrows in found for arrow in arrows] == []


def test_all_that_is_drawn_is_there() -> None:
    places = {place_of(path) for path in sources()} | {"style"}  # which holds no code
    drawn = {"games/*" if re.fullmatch(r"games/\w+", place) else place for place in places}
    assert drawn == set(layers())


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("lib/http.ts", 'import { Lesson } from "../lesson/lesson.svelte";'),
        ("lib/http.ts", 'import type { Lesson } from "../lesson/lesson.svelte";'),
        ("lib/http.ts", 'import "../desk/desk.svelte";'),
        ("lib/http.ts", 'export * from "../desk/desk.svelte";'),
        ("desk/desk.svelte.ts", 'import {\n  tableOf,\n} from "../games";'),
        (
            "desk/Tips.svelte",
            '<script>const late = () => import("../rules/Prose.svelte");</script>',
        ),
        ("parts/Cover.svelte", 'import.meta.glob<{ default: C<"a"> }>("../games/*/Cover.svelte")'),
        ("desk/desk.svelte.ts", 'import Bubble from "../lesson/Bubble.svelte";'),
        ("games/fort/model.svelte.ts", 'import { box } from "../pebbles/box";'),
        ("games/fort/art/kids.ts", 'import { pen } from "../../dream_home/art/pen";'),
        ("games/fort/index.ts", 'import { tableOf } from "..";'),
        ("games/fort/sight.ts", 'import { paint } from "../picture_perfect/judge/painter";'),
        ("desk/desk.svelte.ts", 'import "../games/picture_perfect/judge/judge";'),
        ("games/picture_perfect/judge/judge.ts", 'import { box } from "../box.svelte";'),
        ("games/picture_perfect/judge/judge.ts", 'import { server } from "../../../lib/http";'),
    ],
)
def test_an_arrow_that_points_up_is_found(path: str, source: str) -> None:
    assert len(wrong_arrows(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("games/fort/art/kids.ts", 'import { kids } from "../contents";'),
        ("games/fort/index.ts", 'import type { GameTable } from "../../desk/desk.svelte";'),
        ("games/picture_perfect/placing.ts", 'import { X } from "./judge/scene";'),
        ("games/picture_perfect/judge/judge.ts", 'import { paint } from "./painter";'),
        ("lib/http.ts", '// as in import("../desk/desk.svelte")\nimport { mount } from "svelte";'),
    ],
)
def test_an_arrow_that_points_down_is_left_alone(path: str, source: str) -> None:
    assert wrong_arrows(path, source) == []


def test_a_folder_that_is_not_drawn_is_refused() -> None:
    with pytest.raises(KeyError):
        wrong_arrows("helpers/more.ts", 'import { say } from "../lib/speech.svelte";')
