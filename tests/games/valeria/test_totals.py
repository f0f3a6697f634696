"""All 215 cards: their number in play with up to four players and with five, and in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.valeria.playing import new, written

from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_COPIES,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_COPIES,
    MONSTER_FIVE,
    MONSTER_NAMES,
    STARTER_NAMES,
)

SMALL = [1, 2, 3, 4]
FIRST = [next(kind for kind in range(18) if CITIZEN_GROUP[kind] == group) for group in range(10)]
SECOND = [next(kind for kind in reversed(range(18)) if CITIZEN_GROUP[kind] == group) for group in range(10)]


def table(players: int, areas: list[str], citizens: list[int], seed: int = 0) -> Any:
    return written(new(players=players, areas=areas, citizens=[CITIZEN_NAMES[kind] for kind in citizens], seed=seed))


def laid(stacks: list[list[str]]) -> Counter[str]:
    return Counter(name for stack in stacks for name in stack)


def every_monster(players: int) -> Counter[str]:
    """Return the monsters of all eight areas, dealt in two games of five areas each."""
    west, east = (laid(table(players, areas, FIRST)["monsters"]) for areas in (AREA_NAMES[:5], AREA_NAMES[3:]))
    return west | east


def every_citizen(players: int) -> Counter[str]:
    """Return all citizens, dealt in two games with one citizen per number."""
    return laid(table(players, AREA_NAMES[:5], FIRST)["citizens"]) | laid(
        table(players, AREA_NAMES[:5], SECOND)["citizens"]
    )


@pytest.mark.rule("V-SET-04", "V-SET-06", "V-SET-11", "V-SET-15", "V-SOL-01")
@pytest.mark.parametrize("players", SMALL)
def test_up_to_four_players_have_25_monsters_50_citizens_and_15_domains(players: int) -> None:
    at_table = table(players, AREA_NAMES[:5], FIRST)
    assert [sum(laid(at_table[row]).values()) for row in ("monsters", "citizens", "domains")] == [25, 50, 15]
    assert max(laid(at_table["domains"]).values()) == 1


@pytest.mark.rule("V-SET-04", "V-SET-11", "V-DAT-03")
@pytest.mark.parametrize("players", SMALL)
def test_up_to_four_players_have_40_monsters_and_90_citizens(players: int) -> None:
    """Five of each citizen's six copies are in play.

    All monsters are in play except one per area, the one marked for five players.
    """
    monsters, citizens = every_monster(players), every_citizen(players)
    assert sum(monsters.values()) == 40 and sum(citizens.values()) == 90
    assert citizens == dict.fromkeys(CITIZEN_NAMES, 5)
    away = {name: MONSTER_COPIES[kind] - monsters[name] for kind, name in enumerate(MONSTER_NAMES)}
    assert [away[name] for name in MONSTER_NAMES] == MONSTER_FIVE and sum(away.values()) == 8
    assert [sum(away[name] for name in MONSTER_NAMES[3 * area : 3 * area + 3]) for area in range(8)] == [1] * 8


@pytest.mark.rule("V-FIV-01", "V-FIV-02", "V-FIV-03")
def test_five_players_have_30_monsters_60_citizens_and_20_domains() -> None:
    at_table = table(5, AREA_NAMES[3:], SECOND)
    assert [sum(laid(at_table[row]).values()) for row in ("monsters", "citizens", "domains")] == [30, 60, 20]
    assert max(laid(at_table["domains"]).values()) == 1


@pytest.mark.rule("V-SET-01", "V-FIV-01", "V-FIV-02", "V-DAT-03")
def test_five_players_can_meet_all_48_monsters_and_all_108_citizens() -> None:
    monsters, citizens = every_monster(5), every_citizen(5)
    assert sum(monsters.values()) == 48
    assert [monsters[name] for name in MONSTER_NAMES] == MONSTER_COPIES
    assert sum(citizens.values()) == 108 and citizens == dict.fromkeys(CITIZEN_NAMES, CITIZEN_COPIES)


@pytest.mark.rule("V-SET-01", "V-SET-16", "V-DAT-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_any_of_the_24_domains_can_turn_up(players: int) -> None:
    found: set[str] = set()
    for seed in range(20):
        found |= set(laid(table(players, AREA_NAMES[:5], FIRST, seed)["domains"]))
    assert found == set(DOMAIN_NAMES) and len(found) == 24


@pytest.mark.rule("V-SET-01", "V-SET-21", "V-DAT-03")
def test_five_players_are_dealt_all_ten_dukes() -> None:
    dealt = [name for seat in table(5, AREA_NAMES[:5], FIRST)["seats"] for name in seat["dealt"]]
    assert sorted(dealt) == sorted(DUKE_NAMES) and len(dealt) == 10


@pytest.mark.rule("V-SET-01", "V-SET-18", "V-SET-19", "V-FIV-04", "V-DAT-03")
def test_five_players_have_all_215_cards() -> None:
    """There are 190 citizens, monsters, domains and dukes; each of five players has five more cards."""
    printed = sum(every_citizen(5).values()) + sum(every_monster(5).values()) + len(DOMAIN_NAMES) + len(DUKE_NAMES)
    assert printed == 190 and printed + 5 * (len(STARTER_NAMES) + 2 + 1) == 215
