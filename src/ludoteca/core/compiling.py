"""What mypyc needs to know about a class, without a dependency at run time.

The hot modules are compiled from the same source when a C compiler is at hand. The marks live in
`mypy_extensions`, which only the type checker and the compiler see: the core itself imports nothing
but the standard library. This module is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_marks):
        """Return the class as it is: the mark matters to the compiler alone."""
        return lambda cls: cls
