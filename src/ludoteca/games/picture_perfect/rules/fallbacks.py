"""What is chosen for a seat that does not answer in time (section 5.3, last column)."""

from ludoteca.core.decisions import Decision
from ludoteca.core.game import Choice
from ludoteca.games.picture_perfect.rules.exchanges import PartnerReturn
from ludoteca.games.picture_perfect.rules.sampling import fallback_photo, sample_interim
from ludoteca.games.picture_perfect.rules.table.choices import RETURN, SETS
from ludoteca.games.picture_perfect.rules.table.state import Party


def fallback(state: Party, decision: Decision) -> Choice:
    """Return the answer: the first option, except for prices, returned envelopes and scenes."""
    scene = state.scenes[decision.seat]
    if decision.kind == "arrange":
        return sample_interim(scene)
    if decision.kind == "final_photo":
        return fallback_photo(state.contents, scene, state.variant.exact)
    if decision.kind == "price":
        return decision.options[-1]
    top = state.stack[-1]
    if isinstance(top, PartnerReturn):
        return RETURN + SETS.index(top.taken)
    return decision.options[0]
