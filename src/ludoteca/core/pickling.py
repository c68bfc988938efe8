"""Copies and pickles that lose nothing, whether a class is compiled or not.

A compiled class pickles its own attributes; an interpreted child of one would silently lose what it
adds. The base classes of the core reduce through here, which gathers both. Never compiled.
"""

from typing import Any


def reduced(thing: Any) -> tuple[Any, tuple[Any, dict[str, Any]]]:
    """Return what it takes to rebuild this object: its class and all its attributes."""
    return remade, (type(thing), attributes(thing))


def remade(cls: Any, values: dict[str, Any]) -> Any:
    """Return an object of this class with these attributes."""
    thing = cls.__new__(cls)
    for name, value in values.items():
        object.__setattr__(thing, name, value)
    return thing


def attributes(thing: Any) -> dict[str, Any]:
    """Return all attributes of an object: compiled, slotted and others."""
    found: dict[str, Any] = {}
    state = thing.__getstate__()
    for part in state if isinstance(state, tuple) else (state,):
        found.update(part or {})
    found.update(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(thing, name):
                found[name] = getattr(thing, name)
    return found
