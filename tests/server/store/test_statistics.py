"""Roles in finished games, and statistics by edition, number of players and role."""

from __future__ import annotations

import pytest
from tests.server.store.keeping import opened, room_of, uncounted

from burgrave.server.store import FinishedGame, NoSuchRoom, Principal, Role, SeatResult, Store


def _game(room_id: str, game: str = "citadels") -> FinishedGame:
    return FinishedGame(room_id, game, "2016", 1, 10, "a record", None)


async def _played(
    store: Store, ana: Principal, rank: int, *roles: Role, players: int = 2, ruleset: str = "2016"
) -> str:
    room = await store.add_room(room_of(ana, state="over", header={}), by=ana.by)
    bots = [SeatResult(seat, f"Odo {seat}", 3 - rank, 20, None, "hard") for seat in range(1, players)]
    seats = [SeatResult(0, "Ana", rank, 21, ana.id), *bots]
    assert await store.add_result(room.id, seats, game="citadels", ruleset=ruleset)
    assert await store.add_finished(_game(room.id), roles)
    return room.id


async def test_games_are_counted_by_what_they_were_played_with(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        assert await store.results_by_category(ana.id) == {}
        thief, king = Role(0, "characters", "thief", 3), Role(0, "characters", "king", 1)
        await _played(store, ana, 1, thief, king, Role(1, "characters", "king", 9))
        await _played(store, ana, 2, thief, players=4, ruleset="classic")
        alone = await store.add_room(room_of(ana, state="over"), by=ana.by)
        await store.add_result(alone.id, [SeatResult(0, "Ana", 1, 70, ana.id)], game="valeria")
        statistics = await store.results_by_category(ana.id)
        citadels, valeria = statistics["citadels"], statistics["valeria"]
        assert {name: (one.games, one.wins, one.chance) for name, one in citadels.rulesets.items()} == {
            "2016": (1, 1, 0.5),
            "classic": (1, 0, 0.25),
        }
        assert {n: (one.games, one.wins) for n, one in citadels.players.items()} == {2: (1, 1), 4: (1, 0)}
        was = citadels.roles["characters", "thief"]
        assert (was.games, was.wins, was.times) == (2, 1, 6) and was.chance == pytest.approx(0.375)
        assert citadels.roles["characters", "king"].times == 1
        assert (valeria.rulesets, valeria.roles) == ({}, {})
        assert valeria.players[1].chance is None  # against the Dark Lord


async def test_what_an_older_version_kept_is_counted_once(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        room_id = await _played(store, ana, 1)
        assert await store.is_kept(room_id) and await store.unkept(9) == []
        await store._database.write(uncounted)
        assert not await store.is_kept(room_id) and await store.unkept(9) == [room_id]
        roles = [Role(0, "characters", "thief", 2)]
        for _ in range(2):
            assert await store.add_finished(_game(room_id), roles) is False
            assert (await store.results_by_category(ana.id))["citadels"].roles["characters", "thief"].times == 2
        assert await store.unkept(9) == [] and not await store.is_kept("nowhere")
        with pytest.raises(NoSuchRoom):
            await store.add_finished(_game("nowhere"), roles)


async def test_a_game_whose_deal_is_still_played_elsewhere_is_not_counted(url: str) -> None:
    """Counting it would reveal the duke of the same seat at other tables of the round."""
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        sealed = await store.add_room(room_of(ana, state="over", header={}, sealed=True), by=ana.by)
        await store.add_result(sealed.id, [SeatResult(0, "Ana", 1, 70, ana.id)], game="valeria")
        await store.add_finished(_game(sealed.id, "valeria"), [Role(0, "dukes", "waldrin", 1)])
        assert await store.results_by_category(ana.id) == {}
        assert await store.statistics(ana.id) == []
        assert await store.history(ana.id) == []
