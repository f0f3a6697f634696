"""The laws of the contract and of Citadels, over all scenarios, random casts and 2 to 8 players."""

import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import burgrave
from burgrave.citadels import cards
from burgrave.citadels.laws import CitadelsLaws
from burgrave.citadels.scenarios import RANDOM, SCENARIOS
from burgrave.citadels.state import CitadelsState
from burgrave.kernel.laws import ALWAYS, BrokenLaw, Rates, is_json
from burgrave.kernel.rng import Rng

OFTEN = Rates(refusals=40, futures=40, views=20, samples=10, positions=40, records=4, playouts=4)

SAME_GAMES = """
import burgrave
from burgrave.citadels.scenarios import RANDOM, SCENARIOS

for scenario in [*SCENARIOS, RANDOM]:
    for players in range(2, 9):
        state = burgrave.new("citadels", scenario=scenario, players=players, seed=scenario)
        rng, decisions, digests = burgrave.Rng(players), 0, []
        while not state.is_over():
            options = state.legal(state.to_act())
            state.apply(state.to_act(), options[rng.below(len(options))])
            decisions += 1
            if decisions % 20 == 0:
                seat = rng.below(players)
                digests.append(state.digest()[:8] + state.sample(seat, rng).digest()[:8])
        print(scenario, players, decisions, state.digest(), state.scores(), len(state.events), *digests)
"""


def walk(laws: CitadelsLaws, seed: object, **options: object) -> None:
    try:
        laws.walk(seed, options)
    except BrokenLaw as error:
        pytest.fail(f"options {json.dumps(options)}, seed {seed!r}, decision {laws.decision}: {error}")


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("scenario", [*SCENARIOS, RANDOM])
def test_laws_hold_for_each_scenario_and_number_of_players(scenario: str, players: int) -> None:
    walk(CitadelsLaws(), "laws", scenario=scenario, players=players)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(scenario=st.sampled_from([*SCENARIOS, RANDOM]), players=st.integers(2, 8), seed=st.integers(0, 2**62))
def test_laws_hold_in_any_game(scenario: str, players: int, seed: int) -> None:
    walk(CitadelsLaws(OFTEN), seed, scenario=scenario, players=players)


@pytest.mark.parametrize("players", [2, 7])
def test_every_law_at_every_decision(players: int) -> None:
    laws = CitadelsLaws(ALWAYS)
    rng = Rng("every law")
    state = burgrave.new("citadels", players=players, scenario=RANDOM, seed="every law")
    for _ in range(60):
        laws.at(state, rng)
        options = state.legal(state.to_act())
        state.apply(state.to_act(), options[rng.below(len(options))])


def test_samples_differ_from_the_truth_wherever_something_is_hidden() -> None:
    laws = CitadelsLaws(Rates(samples=4))
    for number, scenario in enumerate(["ambitious-aristocrats", "cunning-agents", "devious-dignitaries", RANDOM]):
        walk(laws, number, scenario=scenario, players=3 + number)
    assert {"hands", "deck", "characters", "drawn", "signed warrant", "real threat"} <= set(laws.chances)
    assert laws.never_differed() == []


def test_laws_hold_on_the_compiled_core(run_compiled: Callable[..., str]) -> None:
    said = run_compiled("tools/soak.py", "--games", "200", "--workers", "1", "--often", "10", "--seed", "tests")
    assert said.startswith("All laws hold: 200 games")


def test_compiled_and_interpreted_cores_play_the_same_games(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str]
) -> None:
    games = run_compiled("-c", SAME_GAMES)
    assert len(games.splitlines()) == 8 * 7
    assert games == run_interpreted("-c", SAME_GAMES)


# ---- the laws themselves notice what is wrong -----------------------------------------------------------------


def _in_a_turn() -> CitadelsState:
    state = burgrave.from_position(
        {
            "game": "citadels",
            "players": 4,
            "seats": [
                {"characters": ["warlord"], "gold": 3, "city": ["prison"], "hand": ["barracks", "tavern"]},
                {"characters": ["thief"], "city": ["market"]},
            ],
            "turn": {"character": "warlord"},
        }
    )
    assert isinstance(state, CitadelsState)
    return state


def _poor(state: CitadelsState) -> None:
    state.players[2].gold = -1


def _lose_a_card(state: CitadelsState) -> None:
    state.players[0].hand.pop()


def _double_a_card(state: CitadelsState) -> None:
    state.players[0].hand.append(state.deck[state.top])


def _forget_the_hand(state: CitadelsState) -> None:
    state.known[state.players[0].hand[0]] = 0


def _hide_a_district(state: CitadelsState) -> None:
    state.known[state.players[1].city[0]] = 1


def _forget_a_district(state: CitadelsState) -> None:
    state.players[0].names = 0


def _two_owners(state: CitadelsState) -> None:
    state.holder[2] = 0


def _no_crown(state: CitadelsState) -> None:
    state.crown = 4


def _lost_character(state: CitadelsState) -> None:
    state.face_down = 0


def _shown_by_nobody(state: CitadelsState) -> None:
    state.revealed |= state.face_up


def _first_without_city(state: CitadelsState) -> None:
    state.first = 3


BREACHES = [
    (_poor, "gold is never negative"),
    (_lose_a_card, "cards are conserved"),
    (_double_a_card, "cards are conserved"),
    (_forget_the_hand, "a seat knows its hand"),
    (_hide_a_district, "cities are open to all"),
    (_forget_a_district, "what is kept about a city agrees with it"),
    (_two_owners, "each character has one owner"),
    (_no_crown, "somebody has the crown"),
    (_lost_character, "no character disappears"),
    (_shown_by_nobody, "who is shown is held"),
    (_first_without_city, "who is first has a complete city"),
]


@pytest.mark.parametrize(("breach", "law"), BREACHES)
def test_a_breach_is_noticed(breach: Callable[[CitadelsState], None], law: str) -> None:
    laws, state = CitadelsLaws(), _in_a_turn()
    laws.invariants(state)
    breach(state)
    with pytest.raises(BrokenLaw) as caught:
        laws.invariants(state)
    assert caught.value.law == law


def test_a_view_that_tells_a_secret_is_noticed() -> None:
    laws, state = CitadelsLaws(), _in_a_turn()
    view = state.view(1)
    laws.check_view(state, 1, view)
    for secret in ({"truth": 1}, {"signed": "thief"}, {"deck_known": [{"above": 0, "district": "manor"}]}):
        with pytest.raises(BrokenLaw, match="shows nothing hidden"):
            laws.check_view(state, 1, {**view, **secret})
    with pytest.raises(BrokenLaw, match="shows nothing hidden"):
        laws.check_view(state, None, view)
    owner = state.view(0)
    assert isinstance(owner["seats"], list)
    assert owner["seats"][0]["known_hand"] == ["barracks", "tavern"]
    with pytest.raises(BrokenLaw, match="shows nothing hidden"):
        laws.check_view(state, 1, {**view, "seats": owner["seats"]})


def test_only_plain_data_is_json() -> None:
    assert is_json({"a": [1, "b", None, True, {"c": []}]})
    assert not is_json({1: 2})
    assert not is_json([(1, 2)])
    assert not is_json({"a": 0.5})
    assert not is_json({"a": {cards.KEEP}})
