"""Reasons in hints for Valeria: each is true of the position and has a text in every language."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.alone import raided
from tests.games.valeria.playing import at, do, new, rolling

from burgrave.bots import bot_named
from burgrave.games.valeria.cards import DUKE_NAMES
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.games.valeria.play.hints import reason
from burgrave.games.valeria.rules.setup import RANDOM, SCENARIOS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import parse
from burgrave.kernel.quote import Reason
from burgrave.kernel.rng import Rng
from burgrave.text.catalogue import LANGUAGES

RESOURCE_DUKE = "simon_the_unclean"  # one point for every two resources, and one for each worker and soldier
DOMAIN_DUKE = "cornelius_the_dreamer"  # three points per domain
MONSTER_DUKE = "hrothgar_the_conqueror"  # two points per monster
HOLY_DUKE = "lekzandr_the_protector"  # two points per holy icon, one per worker


def why(t: ValeriaState, text: str) -> tuple[str, dict[str, str | int]]:
    seat = t.to_act()
    found = reason(t, seat, parse(text), t.legal(seat))
    return found.name, found.arguments


def english(t: ValeriaState, text: str) -> str:
    seat = t.to_act()
    names = ["Ana", "Bruno", "Clara", "Dora", "Elio"]
    return ValeriaWords("en").reason(reason(t, seat, parse(text), t.legal(seat)), names, seat)


# ---- all positions --------------------------------------------------------------------------------------------------


def told(words: list[ValeriaWords], found: Reason, seat: int) -> None:
    """Assert that a reason has a complete text in every language."""
    names = ["Ana", "Bruno", "Clara", "Dora", "Elio"]
    for one in words:
        text = one.reason(found, names, seat)
        assert text.endswith((".", "!")), text
        assert "hint-" not in text
        assert "{" not in text


@pytest.mark.long
@pytest.mark.parametrize("players", range(1, 6))
def test_every_option_of_a_game_has_a_reason_in_every_language(players: int) -> None:
    words = [ValeriaWords(language) for language in LANGUAGES]
    bot, rng = bot_named("valeria", "rules", players), Rng(players)
    for seed, scenario in enumerate([*SCENARIOS, RANDOM]):
        if seed % 2 != players % 2:
            continue
        t = new(players=players, seed=seed, scenario=scenario, mixed=scenario == RANDOM)
        while not t.is_over():
            seat = t.to_act()
            legal = t.legal(seat)
            for action in legal if rng.below(3) == 0 else []:
                told(words, reason(t, seat, action, legal), seat)
            t.apply(seat, bot.choose(t.seat(seat, rng)) if rng.below(2) else legal[rng.below(len(legal))])


@pytest.mark.parametrize("players", [1, 2, 4])
def test_reasons_rest_on_what_the_seat_knows(players: int) -> None:
    bot, rng = bot_named("valeria", "rules", players), Rng(players)
    t = new(players=players, seed=players, scenario=RANDOM, mixed=True)
    while not t.is_over():
        seat = t.to_act()
        legal = t.legal(seat)
        twins = [t.sample(seat, Rng(luck)) for luck in (1, 2)]
        for action in legal:
            said = [reason(twin, seat, action, legal) for twin in twins]
            assert (said[0].name, said[0].arguments) == (said[1].name, said[1].arguments)
        t.apply(seat, bot.choose(t.seat(seat, rng)) if rng.below(2) else legal[rng.below(len(legal))])


# ---- named positions ------------------------------------------------------------------------------------------------


def last(**stacks: dict[int, list[str]]) -> dict[str, Any]:
    """Return a center with only these stacks; all others are exhausted, so this round is the last."""
    numbers = {"monsters": range(1, 6), "citizens": [*range(1, 10), 11], "domains": range(1, 6)}
    return {place: {number: [] for number in numbers[place]} | stacks.get(place, {}) for place in numbers}


def test_a_card_that_the_duke_counts() -> None:
    t = at([{"strength": 5, "duke": MONSTER_DUKE}, {}], actions=1, centre=last(monsters={5: ["dire_bear"]}))
    assert why(t, "slay 5") == ("monster_duke", {"monster": "dire_bear", "points": 3, "bonus": 2})
    assert english(t, "slay 5") == "You gain 3 points for the Dire Bear, plus 2 from your duke."
    t = at([{"gold": 2, "duke": HOLY_DUKE}, {}], actions=1, centre=last(citizens={9: ["paladin"]}))
    assert why(t, "recruit 9") == ("citizen_duke", {"citizen": "paladin", "points": 2})
    me = {"gold": 6, "citizens": {"peasant": 1, "cleric": 1}, "duke": DOMAIN_DUKE}
    t = at([me, {}], actions=1, centre=last(domains={4: ["golden_obelisk_of_nae"]}))
    assert why(t, "build 4") == ("domain_duke", {"domain": "golden_obelisk_of_nae", "points": 3, "bonus": 3})


def test_a_resource_that_pays_for_a_card() -> None:
    me = {"gold": 11, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1, "cleric": 1}}
    t = at([me, {}], centre=last(domains={2: ["emerald_stronghold"]}))
    assert why(t, "gain gold") == ("pays_domain", {"domain": "emerald_stronghold"})
    assert english(t, "gain gold") == "This lets you build the Emerald Stronghold."


def test_an_exchange_that_lets_one_slay() -> None:
    me = {"gold": 2, "strength": 6, "citizens": {"alchemist": 1, "paladin": 1}, "duke": MONSTER_DUKE}
    t = at([me, {}], dice=(3, 1), centre=last(monsters={2: ["basilisk"]}))
    assert why(t, "trade alchemist") == ("pays_monster", {"monster": "basilisk"})


def test_a_citizen_whom_a_domain_asks_for() -> None:
    me = {"gold": 15, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1}}
    t = at([me, {}], centre=last(domains={2: ["emerald_stronghold"]}, citizens={9: ["paladin"]}))
    assert why(t, "recruit 9") == ("role_domain", {"citizen": "paladin", "domain": "emerald_stronghold"})


def test_the_chance_that_a_citizen_is_activated() -> None:
    """Two dice sum to 7 in 6 of 36 rolls, or 17%."""
    centre = {"domains": {column: ["blood_crow_army"] if column == 1 else [] for column in range(1, 6)}}
    t = at([{"gold": 3, "duke": MONSTER_DUKE}, {}], scenario="first-game", centre=centre)
    assert why(t, "recruit 7") == ("citizen_income", {"citizen": "rogue", "number": 17})
    assert english(t, "recruit 7") == "17% of all rolls activate the Rogue."


def test_the_end_of_the_game_for_the_leader() -> None:
    centre = {"citizens": {1: [], 2: [], 3: [], 5: ["peasant"]}}
    me = {"gold": 3, "monsters": {"troll": 3}, "duke": MONSTER_DUKE}
    t = at([{}, me], active=1, actions=1, centre=centre, scenario="first-game")
    assert why(t, "recruit 5") == ("ends_game", {})
    assert why(t, "recruit 6")[0] != "ends_game"


def test_magic_paid_so_that_gold_is_left_for_another_card() -> None:
    me = {"gold": 2, "magic": 14, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "cleric": 1}}
    t = at([me, {}], centre=last(domains={1: ["shattered_hand"], 2: ["golden_obelisk_of_nae"]}))
    do(t, "build 1")
    assert why(t, "magic 6") == ("keeps_domain", {"domain": "golden_obelisk_of_nae"})


def test_magic_that_is_kept() -> None:
    t = do(at([{"gold": 12, "magic": 4}, {}], scenario="first-game"), "recruit 7")
    assert why(t, "magic 0") == ("keeps_magic", {"number": 4})


def test_who_is_robbed() -> None:
    seats: list[dict[str, Any]] = [
        {"citizens": {"thief": 1}, "gold": 30},
        {"gold": 4},
        {"gold": 4, "monsters": {"troll": 2}},
        {"gold": 4},
    ]
    t = at(seats, dice=(3, 4), scenario="mastery-over-magic", centre=last())
    assert why(t, "steal 2 3 gold") == ("take_leader", {"seat": 2})
    assert english(t, "steal 2 3 gold") == "Clara has the most visible points."
    assert why(t, "steal 1 3 gold") == ("take_has", {"seat": 1, "number": 4, "kind": "gold"})


def test_dice_that_activate_a_citizen() -> None:
    me = {"domains": ["palace_of_the_dawn"], "citizens": {"archer": 3}, "gold": 5}
    t = rolling([me, {}], (5, 1))
    assert why(t, "lower 1") == ("dice_citizen", {"citizen": "archer", "number": 4})
    assert english(t, "lower 1") == "The 4 activates your Archer."
    assert why(rolling([me, {}], (4, 4)), "done") == ("dice_plain", {})


def test_a_monster_given_back() -> None:
    me = {"gold": 6, "citizens": {"archer": 2}, "duke": DOMAIN_DUKE, "monsters": {"goblin": 1}}
    t = do(at([me, {}], centre={"domains": {1: ["halfpenny_hill", "watcher_on_the_water"]}}), "build 1")
    assert why(t, "return_monster goblin") == ("return_monster", {"monster": "goblin", "points": 1, "number": 3})
    assert why(t, "decline") == ("spare_none", {})


def test_alone_tokens_count_for_nothing() -> None:
    me = {"gold": 6, "citizens": {"archer": 2}, "duke": DOMAIN_DUKE, "monsters": {"goblin": 1}}
    t = do(at([me], centre={"domains": {1: ["halfpenny_hill", "watcher_on_the_water"]}}), "build 1")
    assert why(t, "decline") == ("tokens_alone", {})


def test_alone_the_last_monster_wins() -> None:
    centre = {"monsters": {1: [], 2: [], 3: [], 4: [], 5: ["orc_chieftain"]}}
    t = at([{"strength": 14, "duke": DOMAIN_DUKE}], actions=1, centre=centre)
    assert why(t, "slay 5") == ("last_monster", {"monster": "orc_chieftain"})


def test_raids_and_captures() -> None:
    t = raided((1, 1), centre={"citizens": {1: ["cleric"], 6: ["knight"] * 5}})
    assert why(t, "capture lower") == ("capture_higher", {"citizen": "knight", "number": 5})
    t = raided((6, 1), centre={"citizens": {2: ["merchant"], 7: []}, "domains": {2: []}})
    assert why(t, "raid 2") == ("raid", {"number": 1})


def test_dukes() -> None:
    t = new(players=2, first=0)
    t.players[0].dealt = sum(1 << DUKE_NAMES.index(duke) for duke in (MONSTER_DUKE, DOMAIN_DUKE))
    assert why(t, f"keep {MONSTER_DUKE}")[0] == "duke_monsters"
    assert why(t, f"keep {DOMAIN_DUKE}") == ("duke_domains", {"duke": DOMAIN_DUKE, "points": 3})
    t.players[0].dealt = sum(1 << DUKE_NAMES.index(duke) for duke in (HOLY_DUKE, RESOURCE_DUKE))
    assert why(t, f"keep {HOLY_DUKE}")[0] == "duke_citizens"
