from __future__ import annotations

import pytest
from tests.server.live.evening import VALERIA, evening, run

from burgrave.kernel.rng import Rng


@pytest.mark.parametrize(("hints", "games"), [(True, 0), (False, 1)])
def test_bots_are_measured_with_only_where_there_are_no_hints(hints: bool, games: int) -> None:
    async def night() -> None:
        async with evening() as night:
            ana = await night.store.register(night.people[0].id, "ana", "correct horse battery", by=night.people[0].by)
            set_up = {"game": "valeria", "options": {"players": 2}}
            room = await night.game(set_up, hints=hints)
            await night.play(room, 1, Rng("rated"))
            (statistics,) = await night.store.statistics(ana.id)
            assert (statistics.games, statistics.rated) == (1, games)
            await night.store.show_profile(ana.id, by=ana.by)
            best = await night.store.best(least=1, limit=9, doubt=2.0)
            levels = [one.name for ranks in best.values() for one in ranks if one.profile_id is None]
            assert levels == ["normal"] * games

    run(night)


def test_guests_are_not_rated() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, hints=False)
            await night.play(room, 1, Rng("guests"))
            (statistics,) = await night.store.statistics(night.people[0].id)
            assert (statistics.games, statistics.rated) == (1, 0)

    run(night)
