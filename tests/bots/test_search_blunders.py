"""Positions in which the search, and hints based on it, must foresee the consequences of a move."""

from typing import Any

from tests.bots.citadels_moments import STRONG, going
from tests.bots.valeria_moments import DOMAIN_DUKE, MONSTER_DUKE, last
from tests.games.valeria.playing import at as valeria_at

from burgrave.bots.advice import advise
from burgrave.bots.search import Budget, SearchBot
from burgrave.games.citadels.verbs import notation
from burgrave.games.valeria.verbs import notation as valeria_notation
from burgrave.kernel.rng import Rng

ITERATIONS = 80


def found(state: Any) -> set[str]:
    """Return the search's choice and a hint's first suggestion in a Citadels position."""
    seat = state.seat(state.to_act(), Rng("seat"))
    bot = SearchBot("citadels", Budget(ITERATIONS), "search")
    return {notation(bot.choose(seat)), notation(advise("citadels", seat, "hint", iterations=ITERATIONS)[0].action)}


def test_the_city_is_completed_when_that_wins() -> None:
    state = going("bishop", gold=2, hand=["tavern", "market"], city=[*STRONG, "docks"], turn={"used": ["income"]})
    assert found(state) <= {"build market", "build tavern"}


def test_the_last_round_is_for_points() -> None:
    others = [{"city": [*STRONG, "tavern", "market"]}]
    assert found(going("bishop", gold=5, hand=["tavern", "town_hall"], others=others)) == {"build town_hall"}


def test_a_city_is_kept_from_being_completed() -> None:
    others = [{"city": [*STRONG, "tavern"], "gold": 4}]
    state = going("warlord", gold=1, others=others, turn={"builds": 1, "used": ["income"]})
    assert found(state) == {"destroy 1"}


def test_nobody_destroys_the_own_city() -> None:
    state = going("warlord", gold=6, city=["tavern", "temple", "dragon_gate"], turn={"builds": 1, "used": ["income"]})
    assert found(state) == {"end"}


def test_no_turn_ends_with_a_district_to_build() -> None:
    assert found(going("bishop", gold=4, hand=["castle"], turn={"used": ["income"]})) == {"build castle"}


def test_nobody_is_killed_who_lies_open_or_was_put_away() -> None:
    draft = {"starter": 0, "face_up": ["merchant", "bishop"], "face_down": "architect"}
    rich = [{"gold": 5, "city": STRONG}, {"gold": 5}, {"gold": 5}]
    state = going("assassin", others=rich, draft=draft)
    assert not found(state) & {"kill merchant", "kill bishop", "kill architect"}


# ---- Valeria ----------------------------------------------------------------------------------------------------


def found_in_valeria(state: Any) -> set[str]:
    """Return the search's choice and a hint's first suggestion in a Valeria position."""
    seat = state.seat(state.to_act(), Rng("seat"))
    bot = SearchBot("valeria", Budget(ITERATIONS), "search")
    advice = advise("valeria", seat, "hint", iterations=ITERATIONS)
    return {valeria_notation(bot.choose(seat)), valeria_notation(advice[0].action)}


def test_the_dearest_domain_is_built_at_the_end() -> None:
    me = {"gold": 12, "strength": 4, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1, "cleric": 1}}
    t = valeria_at([me, {}], actions=1, centre=last(domains={2: ["emerald_stronghold"]}, monsters={1: ["skeleton"]}))
    assert found_in_valeria(t) == {"build 2"}


def test_in_the_last_turn_points_are_taken_and_no_income() -> None:
    me = {"gold": 4, "strength": 5, "duke": MONSTER_DUKE}
    centre = last(monsters={5: ["dire_bear"]}, citizens={7: ["rogue"], 5: ["peasant"]})
    assert found_in_valeria(valeria_at([me, {}], actions=1, centre=centre)) == {"slay 5"}


def test_the_player_who_is_ahead_ends_the_game_with_the_last_card() -> None:
    centre = {"citizens": {1: [], 2: [], 3: [], 5: ["peasant"]}}
    me = {"gold": 3, "monsters": {"troll": 3}, "duke": MONSTER_DUKE}
    t = valeria_at([{}, me], active=1, actions=1, centre=centre, scenario="first-game")
    assert found_in_valeria(t) == {"recruit 5"}


def test_alone_the_last_monster_is_slain() -> None:
    t = valeria_at([{"strength": 9, "magic": 9}], actions=1, centre=last(monsters={1: ["skeleton"]}))
    assert found_in_valeria(t) == {"slay 1"}
