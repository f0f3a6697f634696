"""Randomness at a live table: 256 bits of entropy for the deal, and for every action with a random outcome."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.live.evening import evening, run

from burgrave.kernel.record import ENTROPY
from burgrave.kernel.rng import Rng
from burgrave.kernel.stream import stream_of
from burgrave.server.live import game as entropy

pytestmark = pytest.mark.usefixtures("foretold_seeds")

SET_UPS: list[dict[str, Any]] = [
    {"game": "citadels", "options": {"players": 2, "scenario": "random"}},
    {"game": "citadels", "options": {"players": 4, "ruleset": "2010", "bonus": ["lighthouse", "quarry"]}},
    {"game": "valeria", "options": {"players": 3, "scenario": "random"}},
    {"game": "valeria", "options": {"players": 1}},
]


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda one: str(one)[9:60])
def test_whatever_uses_chance_was_stirred_before_and_nothing_else(set_up: dict[str, Any]) -> None:
    async def game() -> None:
        async with evening() as night:
            room = await night.game(set_up)
            await night.play(room, 1, Rng(str(set_up)))
            played = night.played(room)
            state = played.rules.new(played.header.seed, played.header.options, False)
            assert stream_of(played.header.seed) is not None and state.stream is not None
            for step in played.steps:
                for drawn_entropy in step.entropy:
                    state.mix_entropy(drawn_entropy)
                before = state.chance()
                state.apply(step.seat, step.action(played.rules))
                assert (state.chance() != before) == (len(step.entropy) == 1)
            assert state.digest() == played.state.digest()
            log = await night.store.log(room)
            for number, entry in enumerate(log):
                if entry.kind == ENTROPY:
                    assert stream_of(entry.text) is not None
                    assert log[number + 1].kind == "action"
            assert len({entry.text for entry in log if entry.kind == ENTROPY}) > 3

    run(game)


def test_entropy_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # restore real entropy
    found = {entropy.fresh() for _ in range(50)}
    assert len(found) == 50 and all(stream_of(one) is not None for one in found)


def test_seeds_of_bots_tell_nothing_of_the_seed_of_the_game() -> None:
    """Bots' seeds are hashes of the game's seed, one per decision; sampled worlds use different random numbers."""

    async def game() -> None:
        async with evening() as night:
            room = await night.game(SET_UPS[2])
            played = night.played(room)
            seed = played.seed_for("bot", 0)
            assert seed != played.seed_for("hint", 0)
            key = stream_of(played.header.seed)
            assert key is not None and f"{seed:x}" not in key.text() and 0 < seed < 2**62
            world = played.world(0, seed)
            assert world.stream is None and key.text() not in str(world.position())

    run(game)
