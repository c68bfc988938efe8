"""Puts the rules into the wheel, and compiled modules where a C compiler is at hand.

Everything else about the package is said in pyproject.toml. Without a compiler, or when compiling
fails, the wheel holds the same modules as plain Python: an installation never fails for it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
WANTED = (
    os.environ.get("LUDOTECA_PLAIN") != "1"
    and shutil.which(os.environ.get("CC") or ("cl" if os.name == "nt" else "cc")) is not None
)


class BuildWhole(build_py):
    """Builds the package, then adds what does not lie in it."""

    def run(self) -> None:
        """Leave the whole package in the build folder."""
        super().run()
        # An editable installation finds both in the source tree.
        if self.editable_mode:
            return
        package = Path(self.build_lib, "ludoteca").resolve()
        shutil.copytree(ROOT / "docs" / "rules", package / "rules", dirs_exist_ok=True)
        if WANTED:
            script = ROOT / "scripts" / "compile_modules.py"
            command = [sys.executable, str(script), "--into", str(package / "_compiled")]
            if subprocess.run(command, check=False).returncode != 0:
                print("ludoteca: could not be compiled; the wheel is plain Python")


class MaybePlatformSpecific(Distribution):
    """Says before the build whether the wheel will fit this machine only."""

    def has_ext_modules(self) -> bool:
        """Return whether the wheel needs the tag of this machine."""
        return WANTED


setup(
    cmdclass={"build_py": BuildWhole},
    distclass=MaybePlatformSpecific,
    # Asked for by the build front end, so it goes into the build's own environment only.
    setup_requires=["mypy>=2.4,<3"] if WANTED else [],
)
