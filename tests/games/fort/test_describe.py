"""What the cards say: sentences made from the effect itself, in five languages."""

import pytest

from ludoteca.games.fort.box.contents import LONER, MADE_UP_RULES, PERKS, XXL_BACKPACK
from ludoteca.games.fort.box.notation import COUNTERS, VERBS, parse
from ludoteca.games.fort.edge.describe import card_text, made_up_rule_text, perk_text, sentence
from ludoteca.locale import LANGUAGES
from tests.games.fort.printed import CARDS, Voice, card, changed

ENGLISH = {
    "bones": (
        "For each book, trash 1 of your cards, then score 1 point.",
        "Gather 1 pizza or 1 toy.",
    ),
    "captain": ("Advance your fort.", "Copy a rival’s Pack."),
    "chef": ("Gather 1 pizza for each book.", "Gather 1 pizza for each skateboard."),
    "doc": (
        "Add 1 card to your Lookout and pack 1 resource.",
        "Score 1 point for each card in your Lookout.",
    ),
    "einstein": (
        "Gather 1 pizza or 1 toy.",
        "Score 1 point for each book, then trash this card.",
    ),
    "patch": ("Gather 1 toy for each book.", "Gather 1 toy for each glue."),
    "noodle_twins": ("No action.", "No action."),
    "smoke": ("No action.", "Copy a rival’s Pack."),
    "ghost": (
        "No action.",
        "Gather 1 pizza or 1 toy for each symbol of a suit you choose, all pizza or all toys.",
    ),
    "golden_boy": ("Convert 1 resource for each crown.", "Trash 1 card in a rival’s Yard."),
    "prince": (
        "Add 1 card to your Lookout for each crown.",
        "Score 1 point for each card in your Lookout.",
    ),
    "tiny": (
        "Gather 1 pizza or 1 toy.",
        "Trash 1 card in a rival’s Yard, then gather 1 pizza or 1 toy.",
    ),
    "puddin": ("No action.", "No action."),
    "doodles": ("Gather 1 toy for each glue.", "Score 1 point for each resource in your Pack."),
    "dot": ("Advance your fort.", "Advance your fort for 1 resource less."),
    "giggles": ("Copy your Pack.", "Gather 1 toy."),
    "kitty": ("Gather 1 toy for each glue.", "For each glue, spend 1 toy, then score 1 point."),
    "penny": ("Pack 1 resource for each glue.", "Score 1 point for each resource in your Pack."),
    "sweet_pea": ("Pack 1 resource for each glue.", "Gather 1 toy for each glue."),
    "tink": ("Gather 1 toy for each glue.", "Convert 1 resource for each glue."),
    "icky_and_sticky": ("No action.", "No action."),
    "bug": ("Gather 1 pizza for each shovel.", "Score 1 point for each level of your fort."),
    "lefty": ("Advance your fort, then score 2 points.", "Add 1 card to your Lookout."),
    "moose": ("Add 1 card to your Lookout for each shovel.", "Advance your fort."),
    "sarge": ("Gather 1 toy for each shovel.", "Add 1 card to your Lookout for each shovel."),
    "scout": ("Pack 1 resource for each shovel.", "Gather 2 toys."),
    "wart": ("Gather 1 pizza.", "Score 1 point for each shovel, then trash this card."),
    "worm": (
        "Gather 1 pizza or 1 toy for each card in your Lookout, all pizza or all toys.",
        "Add 1 card to your Lookout for each shovel.",
    ),
    "the_moles": ("No action.", "No action."),
    "the_ant": (
        "Pack 1 resource for each skateboard.",
        "Score 1 point for each resource in your Pack.",
    ),
    "dash": (
        "Gather 1 pizza for each skateboard.",
        "Score 1 point for each resource in your Pack.",
    ),
    "munch": (
        "Gather 1 pizza for each skateboard.",
        "For each skateboard, spend 1 pizza, then score 1 point.",
    ),
    "skids": ("Pack 1 resource for each skateboard.", "Advance your fort."),
    "spike": ("Pack 1 resource for each skateboard.", "Copy a rival’s Pack."),
    "thunder": ("Copy your Pack.", "Gather 1 pizza."),
    "rocket_bros": ("No action.", "No action."),
    "baby_face": ("For each squirt gun, recruit 1 card, then gather 1 toy.", "Gather 1 toy."),
    "blitz": (
        "Gather 1 pizza or 1 toy for each squirt gun, all pizza or all toys.",
        "For each squirt gun, trash 1 of your cards, then gather 1 toy.",
    ),
    "crash": ("Trash 1 of your cards for each squirt gun.", "Gather 2 pizzas or 2 toys."),
    "lil_boss": ("Gather 1 toy.", "Score 1 point for each squirt gun, then trash this card."),
    "punky": (
        "No action.",
        "Gather 1 pizza or 1 toy for each squirt gun, all pizza or all toys.",
    ),
    "the_scrappers": ("No action.", "No action."),
    "zip": ("Advance your fort.", "No action."),
    "blades": ("Gather 2 pizzas or 2 toys.", "Trash 1 of your cards."),
    "rusty": ("Advance your fort.", "No action."),
    "bud": ("Gather 2 pizzas or 2 toys.", "Trash 1 of your cards."),
    "sparky": ("Advance your fort.", "No action."),
    "ace": ("Gather 2 pizzas or 2 toys.", "Trash 1 of your cards."),
    "bitsy": ("Advance your fort.", "No action."),
    "flipper": ("Gather 2 pizzas or 2 toys.", "Trash 1 of your cards."),
}


@pytest.mark.parametrize("name", CARDS.faces)
def test_what_each_card_says(name: str) -> None:
    """Both boxes of all 50 faces, in English."""
    assert card_text(CARDS, card(name), Voice("en").say) == ENGLISH[name]


# The rulebooks' own example sentences (section "Times", "Then", "Parentheses"), one per icon form.
ELSEWHERE = [
    ("pt-BR", "gather(toy) * glue", "Colete 1 Brinquedo para cada cola."),
    ("pt-BR", "advance > score & score", "Avance seu Forte, e então ganhe 2 pontos de vitória."),
    (
        "pt-BR",
        "trash_rival > gather(toy)",
        "Remova 1 carta do Quintal de um rival, e então colete 1 Brinquedo.",
    ),
    (
        "pt-PT",
        "(score * book) > trash_this",
        "Ganha 1 ponto de vitória por cada livro e, depois, remove esta carta.",
    ),
    ("it", "score * pack_tokens", "Ottieni 1 punto vittoria per ogni risorsa nel tuo Zaino."),
    (
        "it",
        "(recruit > gather(toy)) * squirt_gun",
        "Per ogni Pistola ad Acqua, recluta 1 carta, poi ottieni 1 Giocattolo.",
    ),
    ("fr", "gather(pizza) & gather(pizza)", "Récupérez 2 pizzas."),
    (
        "fr",
        "(recruit > gather(toy)) * squirt_gun",
        "Pour chaque pistolet à eau, recrutez 1 carte, puis récupérez 1 jouet.",
    ),
]


@pytest.mark.parametrize(("lang", "action", "said"), ELSEWHERE)
def test_sentences_in_other_languages(lang: str, action: str, said: str) -> None:
    """The rulebooks' terms, in natural sentences."""
    assert sentence(parse(action), Voice(lang).say) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_speaks_every_language(lang: str) -> None:
    """A capital letter, one full stop, nothing left open; equal actions say the same."""
    say = Voice(lang).say
    said: dict[str, str] = {}
    for number in range(len(CARDS.face)):
        for action, text in zip(
            (CARDS.public[number], CARDS.private[number]),
            card_text(CARDS, number, say),
            strict=True,
        ):
            assert text[0].isupper()
            assert text.endswith(".")
            assert text.count(".") == 1
            assert "{" not in text
            assert said.setdefault(repr(action), text) == text
    assert len(set(said.values())) == len(said)  # different actions never read alike


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_counter_has_words(lang: str) -> None:
    """Also those that no card combines, as on an owner's new card."""
    say = Voice(lang).say
    texts = {sentence(parse(f"{verb} * {counter}"), say) for verb in VERBS for counter in COUNTERS}
    assert len(texts) == len(VERBS) * len(COUNTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_perks_and_made_up_rules_are_explained(lang: str) -> None:
    """One line each, all different, with the points of the box in use."""
    say = Voice(lang).say
    rules = {made_up_rule_text(CARDS, rule, say) for rule in range(len(MADE_UP_RULES))}
    perks = {perk_text(CARDS, perk, say) for perk in range(len(PERKS))}
    assert (len(rules), len(perks)) == (11, 9)
    theirs = changed({"made_up_rule.loner.points": 17, "numbers.backpack": 19})
    assert "17" in made_up_rule_text(theirs, LONER, say)
    assert "19" in perk_text(theirs, XXL_BACKPACK, say)
