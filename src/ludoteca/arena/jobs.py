"""One match as a piece of work: plain data goes to a worker, plain data comes back."""

from typing import Any, NamedTuple

from ludoteca.arena.lineup import make_player
from ludoteca.arena.matches import play_match
from ludoteca.core.game import Game
from ludoteca.core.wire import canonical
from ludoteca.games import load_with


class Terms(NamedTuple):
    """What all matches of a run share."""

    game: str
    box: str = "{}"  # an owner's changes as JSON text, as records keep them
    with_records: bool = False
    with_tallies: bool = False


class Job(NamedTuple):
    """A match to play."""

    number: int
    deal: int  # matches of the same deal have the same seed
    seed: int
    players: tuple[str, ...]  # one name per seat
    options: dict[str, Any]


class Outcome(NamedTuple):
    """One finished match."""

    number: int
    deal: int
    players: tuple[str, ...]
    options: dict[str, Any]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    decisions: int
    facts: dict[str, Any]
    owned: tuple[dict[str, int], ...] = ()
    played: tuple[dict[str, int], ...] = ()
    record: dict[str, Any] | None = None

    def share(self, seat: int) -> float:
        """Return the seat's share of the victory: 1 for a sole win, a part of a shared one."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def terms_for(game: Game[Any], with_records: bool = False, with_tallies: bool = False) -> Terms:
    """Return the terms of matches of this game with its box."""
    changes = canonical(game.box.changes_from(game.own_box))
    return Terms(game.key, changes, with_records, with_tallies)


def play_job(terms: Terms, job: Job) -> Outcome:
    """Return the outcome of a match: the same for the same terms and job, wherever it is played."""
    game = load_with(terms.game, terms.box)
    players = [make_player(name, job.seed, seat) for seat, name in enumerate(job.players)]
    match = play_match(game, players, job.options, job.seed, list(job.players))
    tallies = game.tallies(match.state, match.events) if terms.with_tallies else ()
    return Outcome(
        job.number,
        job.deal,
        job.players,
        job.options,
        match.standing.scores,
        match.standing.places,
        match.standing.parts,
        sum(not entry.is_request for entry in match.record.entries),
        dict(game.facts(match.state)),
        tuple(tally.owned for tally in tallies),
        tuple(tally.played for tally in tallies),
        match.record.write(game) if terms.with_records else None,
    )
