"""Numbers as a language writes them."""

from math import isinf

from ludoteca.arena.intervals import Interval

COMMA = ("pt-BR", "pt-PT", "it", "fr")
THIN = "\u202f"  # a narrow no-break space


class Figures:
    """Writes numbers in one language.

    >>> Figures("en").share(0.5432), Figures("fr").number(12.34)
    ('54.3%', '12,3')
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def number(self, value: float, digits: int = 1) -> str:
        """Return a number with this many decimals."""
        text = "∞" if isinf(value) else f"{value:.{digits}f}"
        return text.replace(".", ",") if self.lang in COMMA else text

    def share(self, value: float, digits: int = 1) -> str:
        """Return a share as a percentage."""
        space = THIN if self.lang == "fr" else ""
        return f"{self.number(100 * value, digits)}{space}%"

    def shares(self, interval: Interval) -> str:
        """Return a share with its bounds.

        >>> Figures("en").shares(Interval(0.5, 0.4, 0.6))
        '50.0% (40%–60%)'
        """
        low, high = (self.share(bound, 0) for bound in interval[1:])
        return f"{self.share(interval.value)} ({low}–{high})"

    def difference(self, interval: Interval) -> str:
        """Return how far a share lies above or below another, with its bounds.

        >>> Figures("en").difference(Interval(0.05, -0.02, 0.12))
        '+5.0% (−2% … +12%)'
        """
        low, high = (self.signed(bound, 0) for bound in interval[1:])
        return f"{self.signed(interval.value)} ({low} … {high})"

    def signed(self, value: float, digits: int = 1) -> str:
        """Return a share with its sign."""
        return ("−" if value < 0 else "+") + self.share(abs(value), digits)

    def points(self, interval: Interval) -> str:
        """Return whole points with their bounds."""
        return f"{interval.value:.0f} ({interval.low:.0f}–{interval.high:.0f})"
