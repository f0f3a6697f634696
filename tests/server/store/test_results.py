"""Results of games in histories, statistics and ratings."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.keeping import Time, opened, room_of

from burgrave.server.store import NoSuchRoom, Person, PlayedGame, Principal, SeatResult, Store


async def _account(store: Store, name: str) -> Principal:
    guest, _ = await store.new_guest(name)
    return await store.register(guest.id, name, "a password", by=guest.by)


def _seats(*people: Person, ranks: tuple[int, ...], scores: tuple[int, ...], bots: int = 0) -> list[SeatResult]:
    who = [(person.name, person.id, None) for person in people] + [("Bot", None, "hard")] * bots
    return [
        SeatResult(seat, name, ranks[seat], scores[seat], person_id, level)
        for seat, (name, person_id, level) in enumerate(who)
    ]


async def test_a_result_is_kept_once(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        ana, _ = await store.new_guest("Ana")
        bruno, _ = await store.new_guest("Bruno")
        room, later = [await store.add_room(room_of(ana, bruno, state="over"), by=ana.by) for _ in range(2)]
        seats = _seats(bruno, ana, ranks=(2, 1, 3), scores=(20, 25, 4), bots=1)
        assert await store.add_result(room.id, seats[::-1], game="citadels", ruleset="2016") is True
        game = PlayedGame(room.id, "citadels", "2016", 1, tuple(seats), time.now)
        assert await store.history(ana.id) == [game]
        assert game.players == 3
        time.now += 1
        assert await store.add_result(room.id, seats[:1], game="citadels", ruleset="2016") is False
        assert await store.history(ana.id) == [game]
        assert await store.add_result(later.id, seats, game="valeria") is True
        assert [(one.game, one.ruleset, one.seat) for one in await store.history(bruno.id)] == [
            ("valeria", None, 0),
            ("citadels", "2016", 0),
        ]
        assert await store.history(ana.id, limit=1) == [
            PlayedGame(later.id, "valeria", None, 1, tuple(seats), time.now)
        ]
        assert await store.history(ana.id, before=time.now) == [game]
        assert await store.history("p_nobody") == []
        assert await store.statistics("p_nobody") == []
        with pytest.raises(NoSuchRoom):
            await store.add_result("nowhere", seats, game="citadels")


async def test_statistics_go_by_game(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        for game, rank, score in (("citadels", 1, 30), ("citadels", 2, 21), ("citadels", 1, 24), ("valeria", 3, -1)):
            room = await store.add_room(room_of(ana), by=ana.by)
            assert await store.add_result(room.id, [SeatResult(0, "Ana", rank, score, ana.id)], game=game)
        citadels, valeria = await store.statistics(ana.id)
        assert (citadels.game, citadels.games, citadels.wins, citadels.mean_score) == ("citadels", 3, 2, 25.0)
        assert (valeria.game, valeria.games, valeria.wins, valeria.mean_score) == ("valeria", 1, 0, -1.0)
        assert citadels.rating is valeria.rating is None


async def test_people_with_accounts_are_rated_against_each_other(url: str) -> None:
    from openskill.models import PlackettLuce

    async with opened(url) as store:
        guest, _ = await store.new_guest("Guest")
        ana, bruno, carla = [await _account(store, name) for name in ("ana", "bruno", "carla")]

        async def play(*people: Principal, ranks: tuple[int, ...], bots: int = 0) -> None:
            room = await store.add_room(room_of(*people), by=people[0].by)
            seats = _seats(*people, ranks=ranks, scores=(1,) * len(ranks), bots=bots)
            assert await store.add_result(room.id, seats, game="citadels", ruleset="2016")

        async def rating(person: Person) -> tuple[int, tuple[float, float] | None]:
            (statistics,) = await store.statistics(person.id)
            return statistics.rated, statistics.rating

        await play(ana, guest, ranks=(1, 2, 3), bots=1)
        assert await rating(ana) == (0, None)

        await play(guest, ana, bruno, ranks=(1, 3, 2, 4), bots=1)
        await play(ana, bruno, carla, ranks=(1, 1, 3))
        model = PlackettLuce()
        first = model.rate([[model.rating()], [model.rating()]], ranks=[3, 2])
        second = model.rate([*first, [model.rating()]], ranks=[1, 1, 3])
        for person, (player,), games in zip((ana, bruno, carla), second, (2, 2, 1), strict=True):
            count, found = await rating(person)
            assert count == games
            assert found == pytest.approx((player.mu, player.sigma))
        assert await rating(guest) == (0, None)


async def test_without_hints_people_are_measured_with_the_levels_of_bots(url: str) -> None:
    from openskill.models import PlackettLuce

    async with opened(url) as store:
        guest, _ = await store.new_guest("Guest")
        ana = await _account(store, "ana")
        profile = await store.show_profile(ana.id, by=ana.by)

        async def play(person: Principal, levels: bool) -> None:
            room = await store.add_room(room_of(person, hints=not levels), by=person.by)
            seats = _seats(person, ranks=(1, 3, 2), scores=(9, 1, 2), bots=2)
            assert await store.add_result(room.id, seats, game="citadels", ruleset="2016")

        await play(guest, levels=True)
        await play(ana, levels=False)
        assert await store.best(least=0, limit=9, doubt=2.0) == {}
        await play(ana, levels=True)
        mine, worse, better = (
            player for (player,) in PlackettLuce().rate([[PlackettLuce().rating()] for _ in range(3)], ranks=[1, 3, 2])
        )
        expected = [
            (profile, "ana", 1, mine.mu, mine.sigma),
            (None, "hard", 1, (worse.mu + better.mu) / 2, (worse.sigma + better.sigma) / 2),
        ]
        best = (await store.best(least=1, limit=9, doubt=2.0))["citadels"]
        assert [(one.profile_id, one.name, one.games) for one in best] == [one[:3] for one in expected]
        for one, (_, _, _, mu, sigma) in zip(best, expected, strict=True):
            assert (one.mu, one.sigma) == pytest.approx((mu, sigma))
        for _ in range(3):
            await play(ana, levels=True)
        assert [one.games for one in (await store.best(least=1, limit=9, doubt=2.0))["citadels"]] == [4, 4]


async def test_levels_are_rated_in_games_that_end_at_once(shared_url: str) -> None:
    async with opened(shared_url) as one, opened(shared_url) as other:
        people = [await _account(one, name) for name in ("ana", "bruno", "carla", "diego")]
        rooms = [await one.add_room(room_of(person, hints=False), by=person.by) for person in people]
        await one.show_profile(people[0].id, by=people[0].by)
        told = await asyncio.gather(
            *(
                store.add_result(room.id, _seats(person, ranks=(1, 2), scores=(9, 8), bots=1), game="valeria")
                for person, room in zip(people, rooms, strict=True)
                for store in (one, other)
            )
        )
        assert sum(told) == 4
        (_ana, level) = (await other.best(least=1, limit=9, doubt=2.0))["valeria"]
        assert (level.profile_id, level.name, level.games) == (None, "hard", 4)


async def test_games_that_end_at_once_are_all_rated(shared_url: str) -> None:
    async with opened(shared_url) as one, opened(shared_url) as other:
        ana, bruno = [await _account(one, name) for name in ("ana", "bruno")]
        rooms = [await one.add_room(room_of(ana, bruno), by=ana.by) for _ in range(6)]
        seats = _seats(ana, bruno, ranks=(1, 2), scores=(9, 8))
        told = await asyncio.gather(
            *(store.add_result(room.id, seats, game="citadels") for room in rooms for store in (one, other))
        )
        assert sum(told) == 6
        for person in (ana, bruno):
            (statistics,) = await other.statistics(person.id)
            assert (statistics.games, statistics.rated) == (6, 6)
