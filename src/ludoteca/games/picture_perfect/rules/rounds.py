"""The round: step 1 look, step 2 turn up a card, step 3 follow it, step 4 pass on (P-ROUND)."""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Value, seat_name
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame
from ludoteca.core.together import nobody_yet
from ludoteca.games.picture_perfect.rules.auctions import AuctionTurn
from ludoteca.games.picture_perfect.rules.exchanges import (
    DanceKeep,
    PartnerTake,
    Theft,
    draw_revelation,
)
from ludoteca.games.picture_perfect.rules.final_photo import Arrange, TakePhoto
from ludoteca.games.picture_perfect.rules.gifts import Gift
from ludoteca.games.picture_perfect.rules.rumours import RumourTarget
from ludoteca.games.picture_perfect.rules.shared_auction import Contribute
from ludoteca.games.picture_perfect.rules.table.deeds import (
    count_held,
    exchange_name,
    holder_names,
    pay,
    tell,
)
from ludoteca.games.picture_perfect.rules.table.state import (
    DANCE,
    GIFTS,
    PARTNER,
    REVELATIONS,
    ROUNDS,
    RUMOURS,
    SHARED_AUCTION,
    THEFT,
    Party,
    in_turn,
    start_seat,
)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RoundStart(Frame[Party]):
    """A round begins with a look window (P-ROUND-01, P-ROUND-02)."""

    __slots__ = ()

    def go(self, state: Party, journal: Journal) -> None:
        state.round += 1
        state.stack += [TurnUp(), Arrange(nobody_yet(state.seats))]
        if journal.live:
            args: dict[str, Value] = {"round": state.round, "holders": holder_names(state)}
            tell(journal, "round_began", start_seat(state), args)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TurnUp(Frame[Party]):
    """Step 2: the top card of the exchange deck is read to everybody (P-ROUND-04)."""

    __slots__ = ()

    def go(self, state: Party, journal: Journal) -> None:
        state.card = state.deck.pop()
        state.stack.append(RoundEnd())
        if journal.live:
            journal.reveal()
            journal.add(Event("turned_up", {"card": exchange_name(state.card)}))
        follow_card(state, journal)


def follow_card(state: Party, journal: Journal) -> None:
    """Step 3 begins (P-ROUND-05)."""
    card = state.card
    nobody = nobody_yet(state.seats)
    if card == DANCE:
        state.stack.append(DanceKeep(nobody))
    elif card == PARTNER:
        state.stack.append(PartnerTake(0))
    elif card == GIFTS:
        state.stack.append(Gift(nobody))
    elif card == REVELATIONS:
        draw_revelation(state, -1, journal)
    elif card == THEFT:
        state.stack.append(Theft(nobody))
    elif card == RUMOURS:
        state.stack.append(RumourTarget(nobody))
    elif card == SHARED_AUCTION:
        state.stack += [AuctionTurn(0), Contribute(nobody)]
    else:
        state.stack.append(AuctionTurn(0))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RoundEnd(Frame[Party]):
    """Step 4: help the ruined, discard, pass the reference card on (P-ROUND-06, P-AUCT-17)."""

    __slots__ = ()

    def go(self, state: Party, journal: Journal) -> None:
        if state.variant.is_auction:
            rescue(state, journal)
        state.discards.append(state.card)
        state.card = -1
        state.won = []
        state.announced = []
        if state.round < ROUNDS:
            state.stack.append(RoundStart())
        else:  # P-ROUND-08
            state.stack.append(TakePhoto(nobody_yet(state.seats)))
            if journal.live:
                journal.add(Event("photo_time", {"holders": holder_names(state)}))


def rescue(state: Party, journal: Journal) -> None:
    """Everybody else gives 1 decoration to each player with none at all (P-AUCT-17, P-AUCT-18)."""
    order = [in_turn(state, turn) for turn in range(state.seats)]
    needy = [s for s in order if state.decorations[s] == 0 and count_held(state, s) == 0]
    for poor in needy:
        for giver in order:
            if giver not in needy and state.decorations[giver] > 0:
                pay(state, giver, poor, 1)
                if journal.live:
                    tell(journal, "rescued", poor, {"giver": seat_name(giver)})
