"""Secrecy invariant for both games: all visible information is the same in every world of an information set."""

from __future__ import annotations

import json

import pytest

import burgrave
from burgrave.games.citadels.proof.trials import CitadelsIndistinguishability
from burgrave.games.valeria.cards import CITIZENS, DOMAINS
from burgrave.games.valeria.proof.trials import ValeriaIndistinguishability
from burgrave.games.valeria.rules.events import CAPTURED, CAPTURED_DOMAIN
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.indistinguishability import IndistinguishabilityTest, TwinGames
from burgrave.kernel.invariants import BrokenInvariant
from burgrave.study.trials import trials_of


def walk(twins: IndistinguishabilityTest, seed: object, options: dict[str, object]) -> TwinGames:
    games = TwinGames(twins)
    try:
        games.walk(seed, options)
    except BrokenInvariant as error:
        pytest.fail(f"options {json.dumps(options)}, seed {seed!r}, decision {games.decision}: {error}")
    return games


@pytest.mark.long
@pytest.mark.parametrize("number", range(0, 3 * 7 * 5, 7))
def test_citadels_keeps_all_secrets(number: int) -> None:
    """Every ruleset and number of players is covered, with several scenarios and hundreds of actions per game."""
    games = walk(CitadelsIndistinguishability(), "twins", trials_of("citadels").options(number))
    assert games.compared > games.decision
    assert games.parted > 0


@pytest.mark.long
@pytest.mark.parametrize("number", range(0, 60, 7))
def test_no_secret_of_valeria_tells(number: int) -> None:
    games = walk(ValeriaIndistinguishability(), "twins", trials_of("valeria").options(number))
    assert games.compared > 0


@pytest.mark.parametrize("number", [60, 215, 340])
def test_the_dark_lord_may_take_an_unseen_card(number: int) -> None:
    """The captured card may have been turned up during the same action, when the card above it was taken."""
    walk(ValeriaIndistinguishability(), number, trials_of("valeria").options(number))


def test_only_a_card_that_was_hidden_may_tell() -> None:
    state = burgrave.new("valeria", players=1, mixed=True)
    assert isinstance(state, ValeriaState)
    twins = ValeriaIndistinguishability()
    for domain in range(DOMAINS):
        is_open = domain in [stack[-1] for stack in state.domains]
        assert twins.may_differ(Event(CAPTURED_DOMAIN, PUBLIC, (domain,)), state) is not is_open
    for citizen in range(CITIZENS):
        is_open = citizen in [stack[-1] for stack in state.citizens]
        assert twins.may_differ(Event(CAPTURED, PUBLIC, (citizen,)), state) is not is_open
