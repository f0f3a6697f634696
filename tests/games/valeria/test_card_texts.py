"""Card names and explanations: present in every language, with the right numbers."""

import re
from functools import lru_cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from tests.texts import text_of

from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_COST,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    CITIZEN_OFF_TURN,
    CITIZEN_ON_TURN,
    DOMAIN_COST,
    DOMAIN_EFFECT,
    DOMAIN_NAMES,
    DOMAIN_ROLES,
    DOMAIN_VP,
    DUKE_NAMES,
    DUKE_SCORING,
    MONSTER_MAGIC,
    MONSTER_NAMES,
    MONSTER_REWARD,
    MONSTER_STRENGTH,
    MONSTER_VP,
    RESOURCE_NAMES,
    ROLE_NAMES,
    STARTER_EFFECTS,
    STARTER_NAMES,
    STARTER_NUMBERS,
    TYPE_NAMES,
)
from burgrave.games.valeria.rules.setup import CUSTOM, RANDOM, SCENARIOS
from burgrave.text.catalogue import LANGUAGES, dashed

PHASES = ["roll", "harvest", "action", "end", "monster", "second-harvest"]
NAMES = {
    "resource": RESOURCE_NAMES,
    "role": ROLE_NAMES,
    "type": TYPE_NAMES,
    "area": AREA_NAMES,
    "phase": PHASES,
    "scenario": [*SCENARIOS, RANDOM, CUSTOM],
    "starter": STARTER_NAMES,
    "citizen": CITIZEN_NAMES,
    "monster": MONSTER_NAMES,
    "domain": DOMAIN_NAMES,
    "duke": DUKE_NAMES,
}
IDS = [f"valeria-{group}-{dashed(name)}" for group, names in NAMES.items() for name in names]
PRINTED = {  # as in the Brazilian rulebook
    "citizen-rogue": "Ladino",
    "citizen-warlord": "Senhor da Guerra",
    "citizen-miner": "Minerador",
    "starter-knight": "Cavaleiro Inicial",
    "monster-bane-spider": "Aranha Amaldiçoada",
    "monster-owlbear": "Urso-Coruja",
    "monster-orc-chieftain": "Chefe Orc",
    "domain-foxgrove-palisade": "Paliçada do Arvoredo da Raposa",
    "domain-gargans-embrace": "O Abraço de Gargan",
    "domain-purloiners-perch": "Poleiro do Purloiner",
    "area-barrens": "Barragens",
    "role-shadow": "Profano",
    "scenario-glittering-gold": "Ouro Cintilante",
}
OURS = {  # names missing there
    "monster": "gargoyle witch-queen basilisk swamp-dragon kobolds gold-golem red-dragon",
    "domain": (
        "emerald-stronghold pratchetts-plateau darktide-harbour cloudriders-camp the-orb-of-urdr rogues-landing"
        " halfpenny-hill shattered-hand grimmwater-keep"
    ),
    "duke": " ".join(dashed(name) for name in DUKE_NAMES),
    "scenario": f"{RANDOM} {CUSTOM}",
    "phase": "second-harvest",
}


def source(language: str) -> str:
    return text_of(language, "valeria/cards.ftl")


def entries(language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is defined twice"
            attributes = [attribute.id.name for attribute in entry.attributes]
            assert len(attributes) == len(set(attributes)), entry.id.name
            found[entry.id.name] = attributes
    return found


@lru_cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)))
    return found


def text(language: str, message: str, attribute: str = "", number: int = 1) -> str:
    """Return a text, checking that it is one complete line with no variable except an amount."""
    found = bundle(language).get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    said, errors = bundle(language).format_pattern(pattern, {"n": number})
    assert not errors, (message, attribute, errors)
    assert isinstance(said, str)
    assert said and said == said.strip() and not set("{}\n") & set(said), said
    return said


def numbers(said: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", said)]


def helps(group: str, names: list[str], number: int) -> list[list[int]]:
    """Return the numbers in the explanation of a card, in each language."""
    return [numbers(text(language, f"valeria-{group}-{dashed(names[number])}", "help")) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language: str) -> None:
    found = entries(language)
    assert list(found) == list(entries("en"))
    assert sorted(found) == sorted(IDS)
    for message, attributes in found.items():
        wanted = ["gender", "help", "reminder"] + (["name"] if "-resource-" in message else [])
        assert sorted(set(attributes) - {"ours"}) == sorted(wanted), message
        assert language == "pt-BR" or "ours" not in attributes, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for message, attributes in entries(language).items():
        text(language, message)
        for attribute in attributes:
            text(language, message, attribute)
        assert text(language, message, "gender") in ("masculine", "feminine", "neuter")
        assert text(language, message, "help").endswith(".")
        reminder = text(language, message, "reminder")
        assert reminder.endswith(".") and len(reminder) <= 60, reminder


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    for group, names in NAMES.items():
        titles = {text(language, f"valeria-{group}-{dashed(name)}") for name in names}
        assert len(titles) == len(names), group


def test_no_explanation_is_left_untranslated() -> None:
    for message in IDS:
        assert len({text(language, message, "help") for language in LANGUAGES}) == len(LANGUAGES), message


def test_explanations_and_reminders_have_the_same_numbers_in_every_language() -> None:
    for message in IDS:
        for attribute in ("help", "reminder"):
            found = {tuple(sorted(numbers(text(language, message, attribute)))) for language in LANGUAGES}
            assert len(found) == 1, (message, attribute, found)


def test_amounts_are_counted() -> None:
    amounts = {
        "gold": ["1 gold", "2 gold", "1 ouro", "2 ouros", "1 moneta", "2 monete", "1 moneda", "2 monedas"],
        "magic": ["1 magic", "2 magic", "1 de magia", "2 de magia", "1 di magia", "2 di magia"],
        "vp": [
            "1 victory token",
            "2 victory tokens",
            "1 peça de vitória",
            "2 peças de vitória",
            "1 segnalino vittoria",
        ],
    }
    for resource, wanted in amounts.items():
        message = f"valeria-resource-{resource}"
        said = [text(language, message, number=number) for language in LANGUAGES for number in (1, 2)]
        assert said[: len(wanted)] == wanted


def test_names_of_the_brazilian_rulebook() -> None:
    for card, name in PRINTED.items():
        assert text("pt-BR", f"valeria-{card}") == name
    ours = {f"valeria-{group}-{name}" for group, names in OURS.items() for name in names.split()}
    found = {message for message, attributes in entries("pt-BR").items() if "ours" in attributes}
    assert found == ours
    for message in found:
        assert text("pt-BR", message, "ours") == "yes"


@pytest.mark.parametrize("number", range(len(STARTER_NAMES)))
def test_numbers_of_a_starter(number: int) -> None:
    for found in helps("starter", STARTER_NAMES, number):
        assert found == [STARTER_NUMBERS[number], *numbers(STARTER_EFFECTS[number])]


@pytest.mark.parametrize("number", range(len(CITIZEN_NAMES)))
def test_numbers_of_a_citizen(number: int) -> None:
    group = CITIZEN_GROUP[number]
    activating = [group + 1] if group < 8 else [9 + 2 * (group - 8), 10 + 2 * (group - 8)]
    powers = [CITIZEN_ON_TURN[number], CITIZEN_OFF_TURN[number]]
    if powers[0] == powers[1]:
        powers = powers[:1]
    for found in helps("citizen", CITIZEN_NAMES, number):
        assert found == [*activating, CITIZEN_COST[number], 1, *numbers(" ".join(powers))]


@pytest.mark.parametrize("number", range(len(MONSTER_NAMES)))
def test_numbers_of_a_monster(number: int) -> None:
    price = [one for one in (MONSTER_STRENGTH[number], MONSTER_MAGIC[number]) if one]
    for found in helps("monster", MONSTER_NAMES, number):
        assert found == [*price, MONSTER_VP[number], *numbers(MONSTER_REWARD[number])]


@pytest.mark.parametrize("number", range(len(DOMAIN_NAMES)))
def test_numbers_of_a_domain(number: int) -> None:
    asked = [DOMAIN_ROLES[number] >> 4 * role & 15 for role in range(len(ROLE_NAMES))]
    roles = sorted(one for one in asked if one)
    for found in helps("domain", DOMAIN_NAMES, number):
        assert sorted(found[: len(roles)]) == roles
        assert found[len(roles) : len(roles) + 2] == [DOMAIN_COST[number], DOMAIN_VP[number]]
        if DOMAIN_EFFECT[number]:
            assert found[len(roles) + 2 :] == numbers(DOMAIN_EFFECT[number])


@pytest.mark.parametrize("number", range(len(DUKE_NAMES)))
def test_numbers_of_a_duke(number: int) -> None:
    printed = numbers(DUKE_SCORING[number])
    for found in helps("duke", DUKE_NAMES, number):
        assert found[-2:] == printed[-2:]
        assert set(found) == set(printed)
