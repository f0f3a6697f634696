"""Types of views, positions and options match the data of whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from tests.server.showing.walking import walk

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import DistrictType
from burgrave.games.citadels.facts import CitadelsPhase, CitadelsView, citadels_view
from burgrave.games.citadels.knowledge.position_types import CitadelsOptions, CitadelsPosition
from burgrave.games.citadels.rules import pieces as citadels_phases
from burgrave.games.valeria.facts import ValeriaPhase, ValeriaStage, ValeriaView, valeria_view
from burgrave.games.valeria.knowledge.position_types import ValeriaOptions, ValeriaPosition
from burgrave.games.valeria.rules import board as valeria_phases
from burgrave.games.valeria.rules.course import STAGE_NAMES
from burgrave.kernel.options import FLAG, NAME, NAMES, NUMBER, SEAT
from burgrave.kernel.registry import game_named

CITADELS: list[dict[str, Any]] = [
    {"ruleset": ruleset, "players": players}
    for ruleset, players in (("classic", 4), ("classic", 7), ("2010", 2), ("2010", 8), ("2016", 3), ("2016", 6))
]
VALERIA: list[dict[str, Any]] = [{"players": 1}, {"players": 2, "mixed": True}, {"players": 4}, {"players": 5}]


def views(game: str, options: dict[str, Any]) -> Iterator[Mapping[str, object]]:
    """Yield a view of each state, for the spectator and the seats in rotation, and all views of the last state."""
    eyes = [None, *range(options["players"])]
    for number, state in enumerate(walk(game, 15, options)):
        for eye in eyes if state.is_over() else [eyes[number % len(eyes)]]:
            yield state.view(eye)


@pytest.mark.parametrize("options", CITADELS, ids=str)
def test_views_of_citadels_are_as_their_type_says(options: dict[str, Any]) -> None:
    for view in views("citadels", options):
        assert msgspec.convert(view, CitadelsView) == view


@pytest.mark.parametrize("options", VALERIA, ids=str)
def test_views_of_valeria_are_as_their_type_says(options: dict[str, Any]) -> None:
    for view in views("valeria", options):
        assert msgspec.convert(view, ValeriaView) == view


@pytest.mark.parametrize("options", CITADELS, ids=str)
def test_positions_of_citadels_are_as_their_type_says(options: dict[str, Any]) -> None:
    for state in walk("citadels", 16, options):
        assert msgspec.convert(state.position(), CitadelsPosition) == state.position()


@pytest.mark.parametrize("options", VALERIA, ids=str)
def test_positions_of_valeria_are_as_their_type_says(options: dict[str, Any]) -> None:
    for state in walk("valeria", 16, options):
        assert msgspec.convert(state.position(), ValeriaPosition) == state.position()


@pytest.mark.parametrize(("game", "options"), [("citadels", CitadelsOptions), ("valeria", ValeriaOptions)])
def test_the_option_types_match_those_of_the_game(game: str, options: type) -> None:
    """Options without a fixed default value allow None."""
    kinds = {FLAG: bool, NUMBER: int, SEAT: int, NAME: str, NAMES: list[str]}
    wanted = {
        one.name: kinds[one.kind] if one.default is not None and one.kind != NAME else kinds[one.kind] | None
        for one in game_named(game).options
    }
    assert get_type_hints(options) == wanted


def test_the_words_of_the_types_are_those_of_the_rules() -> None:
    assert [*get_args(CitadelsPhase)] == citadels_phases.PHASE_NAMES
    assert [*get_args(ValeriaPhase)] == valeria_phases.PHASE_NAMES
    assert [*get_args(ValeriaStage)] == STAGE_NAMES
    assert [*get_args(DistrictType)] == cards.TYPE_NAMES


@pytest.mark.parametrize(("door", "other"), [(citadels_view, "valeria"), (valeria_view, "citadels")])
def test_a_view_of_another_game_is_refused(door: Callable[[Mapping[str, object]], object], other: str) -> None:
    with pytest.raises(ValueError, match=f"not of '{other}'"):
        door({"game": other})
