"""Editions: names, costs and rules in each, and texts for every decision in the older ones."""

from collections.abc import Sequence
from typing import Any

import pytest

import burgrave
from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.faces.text import explain, header_facts, marks, paragraphs
from burgrave.games.citadels.faces.words import Words, words_in
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.verbs import encode
from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.quote import Quote
from burgrave.text.catalogue import LANGUAGES

NAMES = ["Ana", "Bruno", "Carla", "Diego"]

# Printed names that differ between editions or are misleading: language, ruleset, card, name.
PRINTED = """
en     2016     warlord            Warlord
en     classic  keep               Keep
en     2010     tax_collector_old  Tax Collector
pt-BR  2016     assassin           Assassina
pt-BR  2010     assassin           Assassino
pt-BR  2016     magician           Ilusionista
pt-BR  2016     wizard             Mago
pt-BR  2010     magician           Mago
pt-BR  2010     wizard             Feiticeiro
pt-BR  classic  wizard             Feiticeiro
pt-BR  2016     merchant           Comerciante
pt-BR  2016     trader             Mercador
pt-BR  2016     architect          Arquiteta
pt-BR  2010     architect          Arquiteto
pt-BR  2016     navigator          Navegadora
pt-BR  2010     navigator          Navegador
pt-BR  2016     warlord            Senhor da Guerra
pt-BR  2010     warlord            Mercenário
pt-BR  classic  warlord            Mercenário
pt-BR  2010     tax_collector_old  Coletor de Impostos
pt-BR  2016     watchtower         Torre de Vigia
pt-BR  2016     keep               Torre de Menagem
pt-BR  2010     keep               Torre do Castelo
pt-BR  2010     bell_tower         Torre do Sino
pt-BR  2016     ivory_tower        Torre de Marfim
pt-BR  2016     factory            Fábrica
pt-BR  2016     smithy             Forja
pt-BR  2010     quarry             Pedreira
pt-BR  2010     graveyard          Cemitério
it     2016     magician           Incantatrice
it     2016     wizard             Mago
it     2016     warlord            Condottiero
it     classic  warlord            Condottiero
it     2016     marshal            Sceriffo
it     2016     merchant           Mercante
it     2016     trader             Venditore
it     2016     smithy             Fucina
it     2010     haunted_quarter    Quartiere Stregato
es     classic  magician           Mago
es     classic  wizard             Mago
es     2010     magician           Mago
es     2010     wizard             Hechicero
es     classic  merchant           Comerciante
es     classic  warlord            Guerrero
es     classic  tax_collector_old  Recolector de impuestos
es     classic  navigator          Navegante
es     classic  smithy             La Fábrica
es     2010     smithy             Herrería
es     2010     factory            Fábrica
es     classic  dragon_gate        El Puerto del dragón
es     classic  haunted_quarter    Ciudad frecuentada
es     classic  keep               El Torreón
es     classic  university         La universidad
es     classic  graveyard          Cementerio
es     classic  great_wall         Gran Muralla
es     classic  school_of_magic    Escuela de Magia
""".strip().splitlines()


def kind(name: str) -> int:
    return DISTRICT_NAMES.index(name)


def character(name: str) -> int:
    return CHARACTER_NAMES.index(name)


def view_of(ruleset: str, acting: str = "", phase: str = "main", turn_of: int = 0, **changes: object) -> Any:
    """Return the view of seat 0 in a new game, changed to this phase and turn."""
    state = burgrave.new("citadels", ruleset=ruleset, seed=1)
    view: Any = state.view(0)
    if acting:
        view["turn"] = {
            "seat": turn_of, "character": acting, "gathered": True, "builds": 0, "limit": 1, "used": [],
            "resumed": False, "only_gathers": False, "threatened": False, "drawn": 0, "spent": 0,
        }  # fmt: skip
    view["phase"] = phase
    for name, value in changes.items():
        part = view["turn"] if name in ("gathered", "only_gathers") else view
        part[name] = value
    return view


def sentences(words: Words, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[str]:
    return [sentence for paragraph in paragraphs(words, events, names, me) for sentence in paragraph]


# ---- names and rules ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", PRINTED)
def test_a_card_is_called_what_its_edition_prints(line: str) -> None:
    language, ruleset, card, name = line.split(maxsplit=3)
    words = words_in(language, ruleset)
    assert card in words.in_print
    assert words.card(card) == name


@pytest.mark.parametrize(
    ("language", "ruleset", "event", "sentence"),
    [
        ("pt-BR", "2016", Event(ev.REVEAL, PUBLIC, (0, character("diplomat"))), "Ana é a Diplomata."),
        ("pt-BR", "2010", Event(ev.REVEAL, PUBLIC, (0, character("diplomat"))), "Ana é o Diplomata."),
        (
            "pt-BR",
            "2010",
            Event(ev.SILENCE, PUBLIC, (character("assassin"),)),
            "Chamaram o Assassino: ninguém respondeu.",
        ),
        ("es", "2016", Event(ev.BUILD, PUBLIC, (0, kind("smithy"), 5)), "Ana construyó una Herrería (5 monedas)."),
        ("es", "classic", Event(ev.BUILD, PUBLIC, (0, kind("smithy"), 5)), "Ana construyó una Fábrica (5 monedas)."),
        ("es", "classic", Event(ev.SMITHY, PUBLIC, (0,)), "Ana usó la Fábrica (2 monedas)."),
        ("es", "2016", Event(ev.SMITHY, PUBLIC, (0,)), "Ana usó la Herrería (2 monedas)."),
        ("es", "classic", Event(ev.REVEAL, PUBLIC, (1, character("wizard"))), "Bruno es el Mago."),
        (
            "es",
            "classic",
            Event(ev.DESTROY, PUBLIC, (0, 1, kind("dragon_gate"), 5)),
            "Ana destruyó el Puerto del dragón de Bruno (5 monedas).",
        ),
        ("en", "2016", Event(ev.COURT, PUBLIC, (0, 3)), "Ana gained 3 gold for sitting next to rank 4."),
        (
            "en",
            "classic",
            Event(ev.COURT, PUBLIC, (0, 3)),
            "Ana gained 3 gold for sitting next to the King or the crown.",
        ),
    ],
)
def test_sentences_use_the_names_of_the_edition(language: str, ruleset: str, event: Event, sentence: str) -> None:
    assert words_in(language, ruleset).event(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("ruleset", "card", "part"),
    [
        ("2016", "laboratory", "2 gold"),
        ("classic", "laboratory", "1 gold"),
        ("2016", "library", "you keep all"),
        ("2010", "library", "draw three and keep two"),
        ("2010", "observatory", "With the Library you keep two"),
        ("2016", "witch", "you must name"),
        ("classic", "witch", "you may name"),
        ("2016", "emperor", "1 random card"),
        ("2010", "emperor", "That player chooses"),
        ("2010", "abbot", "no one pays"),
        ("classic", "merchant", "Right after gathering"),
        ("classic", "wizard", "Only this card"),
        ("2010", "wizard", "For the whole turn"),
        ("2010", "warlord", "At the end of your turn"),
        ("classic", "diplomat", "give from your own complete city"),
        ("2010", "diplomat", "including yours"),
        ("classic", "navigator", "build anything this turn"),
        ("2010", "navigator", "for the rest of the round"),
        ("classic", "great_wall", "including the Great Wall"),
        ("2010", "great_wall", "not on the Great Wall itself"),
        ("classic", "haunted_quarter", "in the last round"),
        ("2010", "keep", "cannot swap it"),
        ("classic", "keep", "cannot take it"),
        ("2010", "quarry", "never a third"),
        ("2010", "armory", "another player's incomplete city"),
        ("2010", "wishing_well", "each other unique"),
        ("2016", "wishing_well", "including this one"),
        ("classic", "queen", "the crown counts instead"),
        ("2010", "queen", "the card counts, not the crown"),
    ],
)
def test_explanations_follow_the_edition(ruleset: str, card: str, part: str) -> None:
    assert part in words_in("en", ruleset).help(card)


def test_costs_are_those_of_the_edition() -> None:
    costs = {"factory": (6, 5), "imperial_treasury": (4, 5), "poor_house": (5, 4), "observatory": (5, 4)}
    for name, (older, newer) in costs.items():
        for ruleset, cost in (("2010", older), ("2016", newer)):
            state, build = burgrave.new("citadels", ruleset=ruleset, scenario="random"), encode("build", name)
            label = words_in("en").action(state.view(0), build, NAMES, state.quote(0, build))
            assert label.endswith(f"({cost} gold)")
    assert "Factory (unique, 6 gold): " in explain(words_in("en", "2010"), view_of("2010"), "factory", [])[0]


def test_only_cards_of_the_edition_are_explained() -> None:
    assert explain(words_in("en", "classic"), view_of("classic"), "university", [])[0].startswith("University (unique")
    for ruleset, card in (("2016", "university"), ("classic", "bell tower"), ("2010", "magistrate")):
        assert "No card is called" in explain(words_in("en", ruleset), view_of(ruleset), card, [])[0]


def test_of_two_cards_called_alike_the_one_in_the_game_is_explained() -> None:
    words = words_in("es", "classic")
    (told,) = explain(words, view_of("classic"), "mago", [])
    assert words.help("magician") in told
    cast_with_wizard = ["wizard" if one == "magician" else one for one in view_of("classic")["cast"]]
    (told,) = explain(words, view_of("classic", cast=cast_with_wizard), "mago", [])
    assert words.help("wizard") in told


# ---- decisions of the older editions -------------------------------------------------------------------------------


def label(seen: Any, verb: str, argument: str | int | None = None, **brings: int) -> str:
    quote = Quote()
    quote.brings = brings
    step = seen["step"] or {}
    if "district" in step:
        quote.on["district"] = step["district"]
    return words_in("en", "2010").action(seen, encode(verb, argument), NAMES, quote)


def test_declining_says_what_is_declined() -> None:
    assert label(view_of("2016", "king", "warrant"), "decline") == "Allow the build"
    assert label(view_of("2010", "merchant", "extra"), "decline") == "Skip the bonus"
    assert label(view_of("2010", "witch", "extra"), "decline") == "Bewitch no one"
    assert label(view_of("2010", "witch", "tower"), "decline") == "Don't declare"
    assert label(view_of("2010", "warlord", "grave"), "decline") == "Leave the card"
    assert label(view_of("2010", "king", "search"), "decline") == "Take no card"


def test_labels_of_the_older_editions() -> None:
    assert label(view_of("2010", "king", "main"), "end") == "End turn"
    assert label(view_of("2010", "warlord", "closing"), "end") == "End turn without destroying"
    assert label(view_of("2010", "diplomat", "closing"), "end") == "End turn without swapping"
    assert label(view_of("2010", "king", "main"), "laboratory", gold=1) == "Laboratory: discard a card for 1 gold"
    tribute = view_of("2010", "emperor", "tribute", turn_of=1, step={"target": 0})
    assert label(tribute, "pay_gold", gold=1) == "Give 1 gold to Bruno"
    assert label(tribute, "give", "docks") == "Give Docks to Bruno"
    assert label(view_of("2010", "king", "shed"), "under", "docks") == "Put Docks under the deck"
    assert label(view_of("2010", "king", "order"), "under", "docks") == "Docks first"
    grave = view_of("2010", "warlord", "grave", turn_of=1, step={"district": "market"})
    assert label(grave, "reclaim", gold=1) == "Pay 1 gold and take Market into your hand"
    assert label(view_of("2010", "queen"), "bonus", gold=3) == "Take 3 gold for sitting next to rank 4"
    with_emperor = [*view_of("classic")["cast"][:3], "emperor", *view_of("classic")["cast"][4:]]
    told = label(view_of("classic", "queen", cast=with_emperor), "bonus", gold=3)
    assert told == "Take 3 gold for sitting next to the crown"


def test_how_many_cards_are_kept() -> None:
    assert label(view_of("2010"), "cards", drawn=2, cards=1) == "Draw 2 cards and keep one"
    assert label(view_of("2010"), "cards", drawn=2, cards=2) == "Draw 2 cards and keep them all"
    assert label(view_of("2010"), "cards", drawn=3, cards=2) == "Draw 3 cards and keep two"
    assert label(view_of("2016"), "cards", drawn=3, cards=3) == "Draw 3 cards and keep them all"


def test_questions_of_the_older_editions() -> None:
    words = words_in("en", "2010")
    gather = view_of("2010", "bishop", gathered=False, only_gathers=True, bewitched="bishop")
    assert (
        words.question(gather, [], NAMES)
        == "You are the Bishop, but you are bewitched: you can only take gold or cards."
    )
    gather = view_of("2010", "bishop", gathered=False, only_gathers=True, killed="bishop")
    assert "your Hospital still lets you take gold or cards (nothing else)" in words.question(gather, [], NAMES)
    grave = view_of("2010", "warlord", "grave", turn_of=1, step={"district": "market"})
    assert words.question(grave, [], NAMES).startswith("Bruno destroyed a Market. Pay 1 gold")
    tribute = view_of("2010", "emperor", "tribute", turn_of=2, step={"target": 0})
    assert words.question(tribute, [], NAMES) == "Carla gave you the crown. Choose what to give in return."
    crown = view_of("2010", "emperor", "power")
    assert words.question_id(crown, [encode("crown", 1)]) == "citadels-ask-power-crown"


# ---- events and table ------------------------------------------------------------------------------------------------


def test_a_killed_owner_of_the_hospital_is_under_no_spell() -> None:
    events = [
        Event(ev.REVEAL, PUBLIC, (0, character("bishop"))),
        Event(ev.HOSPITAL, PUBLIC, (0,)),
        Event(ev.GATHER_GOLD, PUBLIC, (0, 2)),
        Event(ev.NO_TURN, PUBLIC, (0,)),
    ]
    assert sentences(words_in("en", "2010"), events, NAMES, 0) == [
        "You are the Bishop.",
        "You were killed, but your Hospital still lets you take gold or cards (nothing else).",
        "You took 2 gold.",
    ]
    for language in LANGUAGES:
        spell = words_in(language, "2016").event(events[3], NAMES)
        assert words_in(language, "2010").event(events[3], NAMES) != spell


def test_the_witch_who_names_nobody() -> None:
    events = [Event(ev.REVEAL, PUBLIC, (0, character("witch"))), Event(ev.FORGONE, PUBLIC, (0,))]
    assert sentences(words_in("en", "2010"), events, NAMES, 1)[1] == "Ana bewitched no one."
    events[0] = Event(ev.REVEAL, PUBLIC, (0, character("merchant")))
    assert sentences(words_in("en", "2010"), events, NAMES, 1)[1] == "Ana skipped the bonus."


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_cities_complete_at_once(language: str) -> None:
    events = [Event(ev.FIRST_COMPLETE, PUBLIC, (seat,)) for seat in (0, 2, 3)]
    words = words_in(language, "2010")
    (told,) = sentences(words, events, NAMES, 1)
    assert all(name in told for name in ("Ana", "Carla", "Diego"))
    (told,) = sentences(words, events, NAMES, 2)
    assert "Carla" not in told
    assert sentences(words, events[:1], NAMES, 1) == [words.event(events[0], NAMES, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_cards_kept(language: str) -> None:
    kept = [Event(ev.KEPT, PUBLIC, (0,))] * 2
    seen = [Event(ev.KEPT_CARD, 1, (0, kind(name))) for name in ("docks", "manor")]
    words = words_in(language, "2010")
    assert sentences(words, kept, NAMES, 1) == [words.kept_several("", NAMES, 0, 2)]
    assert sentences(words, [*kept, *seen], NAMES, 0) == [words.event(one, NAMES, 0) for one in seen]


def test_marks_of_the_older_editions() -> None:
    words = words_in("en", "2010")
    seen = view_of("2010", first=[0, 1], collector=2, cannot_build=3, tower=True)
    assert "complete (among the first)" in marks(words, seen, 1)
    assert "collects the tax" in marks(words, seen, 2)
    assert "cannot build this round" not in marks(words, seen, 3)  # one turn each
    assert "7 districts complete a city (Bell Tower)" in header_facts(words, seen)
    del seen["seats"][2]
    seen["players"] = 3
    seen["cannot_build"] = 2
    assert "cannot build this round" in marks(words, seen, 2)
    assert "complete (first)" in marks(words, view_of("2010", first=[0]), 0)
