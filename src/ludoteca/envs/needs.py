"""Imports the libraries of an extra, or says how to get them."""

from importlib import import_module


class MissingExtra(ImportError):
    """A library that an environment needs is not installed."""


def need(extra: str, *modules: str) -> None:
    """Import the modules, or raise MissingExtra with the command that installs them."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            raise MissingExtra(
                f"This environment needs {module}, which is not installed here. "
                f"It comes with: pip install 'ludoteca[{extra}]'",
                name=module,
            ) from None
