"""Faulty twins, which the secrecy invariant (``kernel.indistinguishability``) must detect."""

from __future__ import annotations

import pytest
from benchmarks.table import twin_games

from burgrave.build_info import core
from burgrave.games.citadels.proof.trials import CitadelsIndistinguishability
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.valeria.proof.trials import ValeriaIndistinguishability
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.events import Event
from burgrave.kernel.indistinguishability import IndistinguishabilityTest, TwinGames
from burgrave.kernel.invariants import BrokenInvariant
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

if core() == "compiled":
    pytest.skip("compiled classes cannot be given other methods", allow_module_level=True)


class _RicherCitadels(CitadelsIndistinguishability):
    """Test whose twin differs in public information: a player's gold."""

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        world = super().twin(state, seat, rng)
        assert isinstance(world, CitadelsState)
        world.players[0].gold += 1
        return world


class _RicherValeria(ValeriaIndistinguishability):
    def twin(self, state: State, seat: int, rng: Rng) -> State:
        world = super().twin(state, seat, rng)
        assert isinstance(world, ValeriaState)
        world.players[0].gold += 1
        return world


class _Forgetful(CitadelsIndistinguishability):
    """Test whose twin forgets what the seat knows about other players' hands."""

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        world = super().twin(state, seat, rng)
        assert isinstance(world, CitadelsState)
        for player in world.players:
            for card in player.hand:
                world.set_known(card, world.known(card) & player.bit)
        return world


class _Blind(CitadelsIndistinguishability):
    """Test that expects events to be equal even if they reveal a card that was drawn."""

    def may_differ(self, event: Event, before: State) -> bool:
        return event.kind != ev.DREW_CARD and super().may_differ(event, before)


@pytest.mark.parametrize(
    ("twins", "options"),
    [
        (_RicherCitadels(), {"players": 3}),
        (_RicherValeria(), {"players": 3}),
        (_Forgetful(), {"players": 4, "scenario": "vicious-nobles"}),
        (_Blind(), {"players": 2}),
    ],
)
def test_a_difference_is_noticed(twins: IndistinguishabilityTest, options: dict[str, object]) -> None:
    games = TwinGames(twins)
    with pytest.raises(BrokenInvariant, match="equal information sets show equal information"):
        for seed in range(20):
            games.walk(seed, options)


class _Unseen(ValeriaIndistinguishability):
    """Test that ignores face-up cards, so that a card that is turned up counts as leaked."""

    def shown(self, state: object, seat: int) -> object:
        assert isinstance(state, ValeriaState)
        return None

    def may_differ(self, event: Event, before: State) -> bool:
        return False


def test_a_difference_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin_games, "PIECE", 2)
    monkeypatch.setattr(twin_games, "twins_of", lambda game: _Unseen())
    found = twin_games.play_piece(("valeria", 5))
    assert found.differences and found.differences[0].startswith("valeria, seed 5, {")
