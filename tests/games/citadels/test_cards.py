"""Printed cards of the 2016 edition: 27 characters, 54 basic districts, 30 unique districts."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.citadels.playing import new

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import (
    BASIC_CARDS,
    BASIC_KINDS,
    CARD_KIND,
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DISTRICT_NAMES,
    KIND_TYPE,
    TYPE_NAMES,
)
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.ruleset import RULESETS

BASICS = """
    manor noble 3 5, castle noble 4 4, palace noble 5 3,
    temple religious 1 3, church religious 2 3, monastery religious 3 3, cathedral religious 5 2,
    tavern trade 1 5, market trade 2 4, trading_post trade 2 3, docks trade 3 3, harbor trade 4 3, town_hall trade 5 2,
    watchtower military 1 3, prison military 2 3, barracks military 3 3, fortress military 5 2
"""
UNIQUES = """
    armory 3, basilica 4, capitol 5, dragon_gate 6, factory 5, framework 3, gold_mine 6, great_wall 6,
    haunted_quarter 2, imperial_treasury 5, ivory_tower 5, keep 3, laboratory 5, library 6, map_room 5, monument 4,
    museum 4, necropolis 5, observatory 4, park 6, poor_house 4, quarry 5, school_of_magic 6, secret_vault 0, smithy 5,
    stables 2, statue 3, theater 6, thieves_den 6, wishing_well 5
"""
CHARACTERS = {
    1: {"assassin", "witch", "magistrate"},
    2: {"thief", "spy", "blackmailer"},
    3: {"magician", "wizard", "seer"},
    4: {"king", "emperor", "patrician"},
    5: {"bishop", "abbot", "cardinal"},
    6: {"merchant", "alchemist", "trader"},
    7: {"architect", "navigator", "scholar"},
    8: {"warlord", "diplomat", "marshal"},
    9: {"queen", "artist", "tax_collector"},
}
INCOME = {
    "king": "noble", "emperor": "noble", "patrician": "noble", "bishop": "religious", "abbot": "religious",
    "cardinal": "religious", "merchant": "trade", "trader": "trade", "warlord": "military", "diplomat": "military",
    "marshal": "military",
}  # fmt: skip


def rows(table: str) -> list[list[str]]:
    return [entry.split() for entry in table.split(",")]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SET-03")
@pytest.mark.parametrize(("name", "kind_type", "cost", "copies"), rows(BASICS))
def test_every_basic_district_has_its_type_cost_and_copies(
    ruleset: str, name: str, kind_type: str, cost: str, copies: str
) -> None:
    kind = DISTRICT_NAMES.index(name)
    assert kind < BASIC_KINDS
    assert TYPE_NAMES[KIND_TYPE[kind]] == kind_type
    assert RULESETS[ruleset].cost[kind] == int(cost)
    assert [CARD_KIND[card] for card in range(BASIC_CARDS)].count(kind) == int(copies)


@pytest.mark.rule("C-SET-03")
def test_there_are_54_basic_districts() -> None:
    kinds = [CARD_KIND[card] for card in range(BASIC_CARDS)]
    assert len(kinds) == 54
    assert {DISTRICT_NAMES[kind] for kind in kinds} == {row[0] for row in rows(BASICS)}
    types = Counter(TYPE_NAMES[KIND_TYPE[kind]] for kind in kinds)
    assert types == {"noble": 12, "religious": 11, "trade": 20, "military": 11}


@pytest.mark.rule("C-SET-04", "R-56")
@pytest.mark.parametrize(("name", "cost"), rows(UNIQUES))
def test_every_unique_district_has_its_cost(name: str, cost: str) -> None:
    """The Secret Vault has no printed cost; it is stored as 0."""
    kind = DISTRICT_NAMES.index(name)
    assert TYPE_NAMES[KIND_TYPE[kind]] == "unique"
    assert RULESETS["2016"].cost[kind] == int(cost)
    assert CARD_KIND[cards.unique_card(kind)] == kind


@pytest.mark.rule("C-SET-04")
def test_there_are_thirty_unique_districts() -> None:
    assert len(rows(UNIQUES)) == 30
    assert [DISTRICT_NAMES[kind] for kind in RULESETS["2016"].districts] == [row[0] for row in rows(UNIQUES)]


@pytest.mark.rule("C-SET-03", "C-SET-04")
def test_a_deck_has_68_different_cards() -> None:
    state = new(scenario="cunning-agents", players=5)
    dealt = [*state.deck[state.top :]] + [card for player in state.players for card in player.hand]
    assert len(dealt) == len(set(dealt)) == 68
    kinds = Counter(DISTRICT_NAMES[CARD_KIND[card]] for card in dealt)
    basics = {row[0]: int(row[3]) for row in rows(BASICS)}
    assert {name: kinds[name] for name in basics} == basics
    assert sorted(kinds[name] for name in kinds if name not in basics) == [1] * 14


@pytest.mark.rule("C-SET-12")
@pytest.mark.parametrize("rank", CHARACTERS)
def test_three_characters_share_each_rank(rank: int) -> None:
    """The Tax Collector of rank 2 belongs only to the older editions."""
    names = [CHARACTER_NAMES[one] for one in range(cards.CHARACTERS_TOTAL) if CHARACTER_RANK[one] == rank]
    assert {name for name in names if name != "tax_collector_old"} == CHARACTERS[rank]


def test_the_table_of_powers_matches_the_characters() -> None:
    for number, name in enumerate(CHARACTER_NAMES):
        power = POWERS[number]
        assert (power.number, power.rank) == (number, CHARACTER_RANK[number])
        income = TYPE_NAMES[power.income_type] if power.income_type >= 0 else None
        assert income == INCOME.get(name)
        assert power.income_in_cards == (name in ("patrician", "cardinal"))


def test_no_two_cards_share_a_name() -> None:
    """Notations and positions identify cards by name."""
    assert len(set(DISTRICT_NAMES)) == cards.KINDS
    assert len(set(CHARACTER_NAMES)) == cards.CHARACTERS_TOTAL
    assert not set(DISTRICT_NAMES) & set(CHARACTER_NAMES)
