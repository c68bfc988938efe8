"""The report of a game's balance."""

from collections.abc import Sequence
from html import escape

from ludoteca.arena.balance import Balance, Measured, are_of_one_size
from ludoteca.arena.charts import Line, Scale, histogram, interval_rows, scale_of
from ludoteca.arena.figures import Figures
from ludoteca.arena.intervals import Interval, wilson
from ludoteca.arena.naming import Naming
from ludoteca.arena.page import folded, page, section, table
from ludoteca.locale import Speaker

SHOWN = 24  # lines of a chart; the rest is folded away


class BalancePage:
    """Puts the counts of one run on a page."""

    def __init__(self, balance: Balance, naming: Naming) -> None:
        self.balance = balance
        self.naming = naming
        self.speaker: Speaker = naming.speaker
        self.figures = Figures(self.speaker.lang)

    def html(self, seed: int) -> str:
        """Return the whole page."""
        say, balance = self.speaker.say, self.balance
        who = ", ".join(one.key for one in balance.players)
        lead = [
            say("arena-balance-lead", games=balance.games, players=who, seed=str(seed)),
            say("arena-balance-caution"),
        ]
        sections = [
            self.seats(),
            self.rates("arena-bots", "arena-bots-more", balance.players, str),
            self.rates(
                "arena-strategies", "arena-strategies-more", balance.strategies, self.naming.part
            ),
            self.sources(),
            self.setups(),
            self.length(),
            *(self.things(kind) for kind in balance.owned | balance.played),
        ]
        title = say("arena-balance-title", game=say("game-name"))
        return page(title, map(escape, lead), sections, self.speaker.lang, wide=True)

    def seats(self) -> str:
        """Return the win rates of the seats, at tables of each size."""
        say, tables = self.speaker.say, self.balance.seats
        body = ""
        for size, found in tables.items():
            if len(tables) > 1:
                body += f"<h3>{escape(say('arena-players', count=size))}</h3>"
            body += self.chart(found, [self.naming.seat(one.key) for one in found])
        return section(say("arena-seats"), say("arena-balance-seats"), body)

    def rates(self, heading: str, more: str, found: Sequence[Measured], name: object) -> str:
        """Return win rates of some groups."""
        assert callable(name)
        chart = self.chart(found, [name(one.key) for one in found])
        return section(self.speaker.say(heading), self.speaker.say(more), chart)

    def chart(self, found: Sequence[Measured], names: Sequence[str]) -> str:
        """Return a chart of win rates, or of differences where the even share differs."""
        if are_of_one_size(found):
            rates, told = [one.win_rate for one in found], self.figures.shares
            scale = Scale(0.0, 1.0, (0.0, found[0].even, 1.0))
        else:
            rates, told = [one.beyond for one in found], self.figures.difference
            scale = scale_of(rates, (0.0,))
        lines = []
        for one, name, rate in zip(found, names, rates, strict=True):
            more = self.speaker.say("arena-entries", count=one.entries)
            lines.append(Line(name, rate, told(rate), more, one.is_telling))
        return interval_rows(lines, scale)

    def things(self, kind: str) -> str:
        """Return the win rates with each thing of a kind, owned and played."""
        say = self.speaker.say
        body = ""
        for heading, kinds in (
            ("arena-owned", self.balance.owned),
            ("arena-played", self.balance.played),
        ):
            found = kinds.get(kind, [])
            if not found:
                continue
            names = [self.naming.short(one.key) for one in found]
            body += f"<h3>{escape(say(heading))}</h3>" + self.chart(found[:SHOWN], names[:SHOWN])
            if len(found) > SHOWN:
                rest = self.chart(found[SHOWN:], names[SHOWN:])
                body += folded(say("arena-rest", count=len(found) - SHOWN), rest)
        return section(self.naming.heading(kind), "", body, full=len(body) > 12_000)

    def sources(self) -> str:
        """Return where points come from."""
        figures, lines = self.figures, []
        for source in self.balance.sources:
            told = f"{figures.number(source.winners.value)} / {figures.number(source.others.value)}"
            name = self.naming.part(source.part)
            lines.append(Line(name, source.winners, told, second=source.others))
        everything = [i for source in self.balance.sources for i in (source.winners, source.others)]
        chart = interval_rows(lines, scale_of(everything, (0.0,)))
        say = self.speaker.say
        return section(say("arena-sources"), say("arena-sources-more"), chart)

    def setups(self) -> str:
        """Return what games of each set-up were like."""
        say, figures = self.speaker.say, self.figures

        def cell(interval: Interval) -> str:
            reach = f"± {figures.number(interval.high - interval.value)}"
            return f"<td>{figures.number(interval.value)}<small>{reach}</small></td>"

        rows = [
            [
                f'<th scope="row">{escape(self.naming.setup(one.seats, one.options))}</th>',
                f"<td>{one.games}</td>",
                cell(one.length),
                cell(one.best),
                cell(one.margin),
                f"<td>{figures.share(one.shared)}</td>",
            ]
            for one in self.balance.setups
        ]
        columns = ("setup", "games-short", "length-short", "best", "margin", "shared")
        body = table([say(f"arena-{column}") for column in columns], rows)
        for key, counts in self.balance.facts.items():
            body += self.fact(key, dict(counts))
        return section(say("arena-setups"), say("arena-setups-more"), body, full=True)

    def fact(self, key: str, counts: dict[str, int]) -> str:
        """Return how often each name of a fact occurred."""
        games, lines = self.balance.games, []
        for name, count in sorted(counts.items(), key=lambda pair: -pair[1]):
            share = wilson(count, games)
            lines.append(Line(self.speaker.name(name), share, self.figures.shares(share)))
        heading = f"<h3>{escape(self.speaker.say(f'fact-{key}'))}</h3>"
        return heading + interval_rows(lines, Scale(0.0, 1.0, (0.0, 1.0)))

    def length(self) -> str:
        """Return how long the games were, and the other numbers of a game."""
        say, figures, lengths = self.speaker.say, self.figures, self.balance.lengths
        more = say("arena-length-more", mean=figures.number(sum(lengths) / len(lengths)))
        body = histogram(lengths)
        rows = [
            [
                f'<th scope="row">{escape(say(f"fact-{key}"))}</th>',
                f"<td>{figures.number(interval.value)}"
                f"<small>± {figures.number(interval.high - interval.value)}</small></td>",
            ]
            for key, interval in self.balance.numbers.items()
        ]
        body += table(["", say("arena-mean")], rows) if rows else ""
        return section(say("arena-length"), more, body, full=True)
