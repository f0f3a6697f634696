"""Card tables: counts, consistency, and agreement with the rules page."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.games.valeria.playing import at, options

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_COST,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    CITIZEN_ROLE,
    DOMAIN_COST,
    DOMAIN_EFFECT,
    DOMAIN_NAMES,
    DOMAIN_ROLES,
    DOMAIN_TRIGGER,
    DOMAIN_VP,
    DUKE_NAMES,
    MONSTER_COPIES,
    MONSTER_FIVE,
    MONSTER_MAGIC,
    MONSTER_NAMES,
    MONSTER_STRENGTH,
    MONSTER_TYPE,
    MONSTER_VP,
    ROLE_NAMES,
    STARTER_NAMES,
    STARTER_NUMBERS,
    TYPE_NAMES,
)
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.setup import SCENARIOS

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "valeria.md"
LINES: dict[str, str] = dict(
    re.findall(r"^- \*\*V-CARD-([\w-]+)\*\* (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
)
PLAYERS = 5
NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9/10", "11/12"]


def said(name: str) -> str:
    """Return the entry of the rules page for a card."""
    return LINES[name.replace("_", "-")]


def counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


# ---- counts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SET-01", "V-DAT-03")
def test_the_box_has_215_cards() -> None:
    citizens = len(CITIZEN_NAMES) * cards.CITIZEN_COPIES
    monsters = sum(MONSTER_COPIES)
    starters = len(STARTER_NAMES) * PLAYERS
    exhausted, reference = 2 * PLAYERS, PLAYERS
    assert (citizens, monsters, len(DOMAIN_NAMES), len(DUKE_NAMES), starters) == (108, 48, 24, 10, 10)
    assert citizens + monsters + len(DOMAIN_NAMES) + len(DUKE_NAMES) + starters + exhausted + reference == 215


@pytest.mark.rule("V-SET-01", "V-DAT-03")
def test_tables_are_as_long_as_they_say() -> None:
    assert (len(CITIZEN_NAMES), cards.CITIZENS, cards.CITIZEN_COPIES, cards.GROUPS) == (18, 18, 6, 10)
    assert (len(MONSTER_NAMES), cards.MONSTERS, len(AREA_NAMES), cards.AREAS) == (24, 24, 8, 8)
    assert (len(DOMAIN_NAMES), cards.DOMAINS, len(DUKE_NAMES), cards.DUKES) == (24, 24, 10, 10)
    by_citizen = (CITIZEN_GROUP, CITIZEN_ROLE, CITIZEN_COST, effects.CITIZEN_ON, effects.CITIZEN_OFF)
    assert {len(table) for table in by_citizen} == {18}
    by_monster = (MONSTER_TYPE, MONSTER_STRENGTH, MONSTER_MAGIC, MONSTER_VP, MONSTER_COPIES, MONSTER_FIVE)
    assert {len(table) for table in by_monster} == {24} == {len(effects.MONSTER_PROGRAM)}
    by_domain = (DOMAIN_COST, DOMAIN_VP, DOMAIN_ROLES, DOMAIN_TRIGGER)
    assert {len(table) for table in by_domain} == {24} == {len(effects.DOMAIN_PROGRAM)}
    assert len(effects.DUKE_PARTS) == 10


@pytest.mark.rule("V-DAT-02")
def test_no_name_stands_twice_and_constants_are_places() -> None:
    for names in (CITIZEN_NAMES, MONSTER_NAMES, DOMAIN_NAMES, DUKE_NAMES, AREA_NAMES, ROLE_NAMES, TYPE_NAMES):
        assert len(set(names)) == len(names)
    assert not set(MONSTER_NAMES) & set(DOMAIN_NAMES) and not set(CITIZEN_NAMES) & set(MONSTER_NAMES)
    for names in (CITIZEN_NAMES, DOMAIN_NAMES):
        for number, name in enumerate(names):
            assert getattr(cards, name.upper()) == number
    for names in (ROLE_NAMES, TYPE_NAMES):
        for number, name in enumerate(names):
            assert getattr(cards, name.upper()) == number


@pytest.mark.rule("V-DAT-02")
def test_printed_setups_name_cards_that_there_are() -> None:
    assert list(SCENARIOS) == ["first-game", "glittering-gold", "mastery-over-magic", "monster-blood"]
    for scenario in SCENARIOS.values():
        assert len(scenario.areas) == len(set(scenario.areas)) == 5 and set(scenario.areas) <= set(range(8))
        assert [CITIZEN_GROUP[kind] for kind in scenario.citizens] == list(range(10))
        assert len(set(scenario.without)) == len(scenario.without) and set(scenario.without) <= set(range(24))
        assert len(scenario.without) == (0 if scenario.name == "first-game" else 4)


# ---- consistency --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-DAT-04", "V-SET-04")
@pytest.mark.parametrize("area", range(8))
def test_an_area_has_six_cards_of_three_strengths(area: int) -> None:
    kinds = range(3 * area, 3 * area + 3)
    assert sum(MONSTER_COPIES[kind] for kind in kinds) == 6
    weak, middle, boss = (MONSTER_STRENGTH[kind] for kind in kinds)
    assert weak < middle < boss
    assert [MONSTER_TYPE[kind] == cards.BOSS for kind in kinds] == [False, False, True]
    assert MONSTER_COPIES[kinds[2]] == 1
    assert sorted(MONSTER_FIVE[kind] for kind in kinds) == [0, 0, 1] and MONSTER_FIVE[kinds[2]] == 0


@pytest.mark.rule("V-DAT-05", "V-SET-14")
def test_two_types_of_citizens_have_a_number_in_common() -> None:
    alike = Counter(CITIZEN_GROUP)
    assert [alike[group] for group in range(10)] == [2, 2, 2, 2, 1, 1, 2, 2, 2, 2]
    assert [CITIZEN_NAMES[CITIZEN_GROUP.index(group)] for group in (4, 5)] == ["peasant", "knight"]
    assert [cards.GROUP_OF_NUMBER[number] for number in range(1, 13)] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9]


@pytest.mark.rule("V-DAT-06", "A1")
def test_areas_go_by_their_top_cards_and_by_their_bosses() -> None:
    order = ["barrens", "hills", "ruins", "forest", "swamp", "valley", "caverns", "mountains"]
    assert order == AREA_NAMES
    for rank in (0, 2):
        found = [MONSTER_STRENGTH[3 * area + rank] for area in range(8)]
        assert found == sorted(found)


@pytest.mark.rule("V-DAT-07")
@pytest.mark.parametrize("name", DOMAIN_NAMES)
def test_a_domain_that_works_when_built_works_once(name: str) -> None:
    trigger = DOMAIN_TRIGGER[DOMAIN_NAMES.index(name)]
    assert (trigger == cards.ON_BUILD) == ("when built" in said(name))
    moments = {
        cards.IN_ROLL_PHASE: "once in each of its owner's roll phases, a die may be",
        cards.ACTION_START: "at the start of each of its owner's action phases",
        cards.ACTION_END: "at the end of each of its owner's action phases",
        cards.ON_SLAY: "each monster slain gives",
        cards.ON_CITIZEN: "each citizen gained",
        cards.ON_PAIR: "for every pair",
        cards.STANDING: "in its owner's action phase",
        cards.ON_BUILD: "when built",
    }
    assert moments[trigger] in said(name)


@pytest.mark.rule("V-DAT-07")
@pytest.mark.parametrize("name", [name for name in DOMAIN_NAMES if "when built" in said(name)])
def test_a_when_built_effect_does_not_repeat(name: str) -> None:
    rich = {"gold": 5, "magic": 5}
    t = at([{**rich, "domains": [name]}, {**rich, "monsters": {"goblin": 1}}], dice=(1, 2))
    while t.position()["phase"] == "harvest":
        t.apply(t.to_act(), t.legal(t.to_act())[0])
    assert t.position()["phase"] == "act"
    for _ in range(2):
        t.apply(0, next(action for action, text in zip(t.legal(0), options(t), strict=True) if text == "gain gold"))
    assert t.active == 1 and t.players[0].gold >= 7 and t.players[0].monster_count == 0
    assert t.players[0].vp == 0 and t.players[0].citizen_count == 0


# ---- effects ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-DAT-01")
def test_every_effect_text_is_parsed_completely() -> None:
    """Domains without effect text have special rules."""
    tables = [
        (cards.CITIZEN_ON_TURN, effects.CITIZEN_ON),
        (cards.CITIZEN_OFF_TURN, effects.CITIZEN_OFF),
        (cards.MONSTER_REWARD, effects.MONSTER_PROGRAM),
        (DOMAIN_EFFECT, effects.DOMAIN_PROGRAM),
    ]
    for texts, programs in tables:
        for text, program in zip(texts, programs, strict=True):
            wanted = [len(part.split(" + ")) for part in text.split(" | ")] if text else []
            if text.startswith("steal"):
                wanted = [1]
            assert [len(parts) for parts in program] == wanted, text
    silent = [DOMAIN_NAMES[domain] for domain in range(24) if not DOMAIN_EFFECT[domain]]
    assert silent == [
        "foxgrove_palisade", "the_desert_orchid", "emerald_stronghold", "pratchetts_plateau", "palace_of_the_dawn",
    ]  # fmt: skip
    for scoring, parts in zip(cards.DUKE_SCORING, effects.DUKE_PARTS, strict=True):
        assert len(parts) == len(scoring.split(" + "))
        assert {effects.resource_of(part) for part in parts} == {cards.VP}


@pytest.mark.rule("V-DAT-01")
def test_what_a_part_says_is_what_is_read() -> None:
    by_name = dict(zip(DOMAIN_NAMES, effects.DOMAIN_PROGRAM, strict=True))
    operations = {
        "cutthroats_truce": [effects.TAKE], "purloiners_perch": [effects.TAKE_MONSTER],
        "watcher_on_the_water": [effects.RETURN_MONSTER], "nest_of_the_weaver_witch": [effects.RETURN_CITIZEN],
        "golden_obelisk_of_nae": [effects.EXCHANGE], "eye_of_asteraten": [effects.GAIN, effects.SLAY],
        "cloudriders_camp": [effects.GAIN, effects.CITIZEN], "monolith_of_ostendaar": [effects.GAIN],
    }  # fmt: skip
    for name, wanted in operations.items():
        assert [effects.op_of(part) for part in by_name[name][0]] == wanted
    truce = by_name["cutthroats_truce"][0][0]
    assert (effects.resource_of(truce), effects.number_of(truce)) == (cards.GOLD, 3)
    steal = effects.CITIZEN_ON[cards.THIEF]
    assert [[effects.op_of(part) for part in parts] for parts in steal] == [[effects.STEAL]]
    assert effects.number_of(steal[0][0]) == 3


# ---- rules page ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-DAT-01", "A3", "A43")
@pytest.mark.parametrize("name", STARTER_NAMES)
def test_starters_match_the_rules_page(name: str) -> None:
    """In the rulebook's clarifications, the Knight, which has number 6, is called "Warrior"."""
    number = STARTER_NUMBERS[STARTER_NAMES.index(name)]
    head = f"Starter {name.title()}, number {number}, no role, one for each player:"
    assert LINES[f"starter-{name}"].startswith(head)
    wanted = {"peasant": ("1g", 5), "knight": ("1s", 6)}[name]
    assert (cards.STARTER_EFFECTS[STARTER_NAMES.index(name)], number) == wanted


@pytest.mark.parametrize("name", CITIZEN_NAMES)
def test_citizens_are_as_written(name: str) -> None:
    kind = CITIZEN_NAMES.index(name)
    group = NUMBERS[CITIZEN_GROUP[kind]]
    form = r"[^,]*, number ([^,]*), (\w+), base cost (\d): on its owner's turn, (.*); on other turns, (.*)\."
    found = re.fullmatch(form, said(name))
    assert found, said(name)
    assert found[1] == group
    assert (found[2], int(found[3])) == (ROLE_NAMES[CITIZEN_ROLE[kind]], CITIZEN_COST[kind])
    for text, words in ((cards.CITIZEN_ON_TURN[kind], found[4]), (cards.CITIZEN_OFF_TURN[kind], found[5])):
        digits = sorted(re.findall(r"\d", text))
        assert digits == sorted(re.findall(r"\d", words))


@pytest.mark.parametrize("name", MONSTER_NAMES)
def test_monsters_are_as_written(name: str) -> None:
    kind = MONSTER_NAMES.index(name)
    magic = f" and magic {MONSTER_MAGIC[kind]}" if MONSTER_MAGIC[kind] else ""
    copies = counted(MONSTER_COPIES[kind], "card") + (", 1 of them for five players" if MONSTER_FIVE[kind] else "")
    head = (
        f", {TYPE_NAMES[MONSTER_TYPE[kind]]} of the {AREA_NAMES[kind // 3].title()}, strength {MONSTER_STRENGTH[kind]}"
        f"{magic}, {counted(MONSTER_VP[kind], 'point')}, {copies}: "
    )
    assert head in said(name)


@pytest.mark.parametrize("name", DOMAIN_NAMES)
def test_domains_are_as_written(name: str) -> None:
    domain = DOMAIN_NAMES.index(name)
    found = re.search(r", (\d [\w, ]+ icons?), (\d+) gold, (\d) points?: ", said(name))
    assert found, said(name)
    roles = {role: int(count) for count, role in re.findall(r"(\d) (\w+)", found[1])}
    for number, role in enumerate(ROLE_NAMES):
        assert DOMAIN_ROLES[domain] >> 4 * number & 15 == roles.get(role, 0)
    assert (DOMAIN_COST[domain], DOMAIN_VP[domain]) == (int(found[2]), int(found[3]))


@pytest.mark.parametrize("name", DUKE_NAMES)
def test_dukes_are_as_written(name: str) -> None:
    scoring = cards.DUKE_SCORING[DUKE_NAMES.index(name)]
    words = said(name).split(": ")[1].rstrip(".").split(", ")
    for term, part in zip(words, scoring.split(" + "), strict=True):
        assert re.findall(r"\d", term) == re.findall(r"\d", part)
        assert part.split(" x ")[1].split()[-1] in term
