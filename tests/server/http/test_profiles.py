"""Statistics, public profiles and leaderboard, all opt-in."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.server.http.house import House, Visitor
from tests.server.http.told import as_told

from burgrave.server.http.objects import Best, Games, MyProfile, Profile
from burgrave.server.store import FinishedGame, Role, SeatResult

PASSWORD = "correct horse battery"
_numbers = itertools.count()


async def account(home: House, name: str) -> Visitor:
    visitor = await home.guest(name)
    await visitor.post("/register", {"login": f"{name.lower()}_{next(_numbers)}", "password": PASSWORD})
    return visitor


async def played(
    home: House, *visitors: Visitor, winner: int = 0, game: str = "citadels", ruleset: str | None = "2016", **room: Any
) -> str:
    """Add a finished game between these users, with a bot in the last seat; return its room."""
    made = await visitors[0].room("me", *["open"] * len(visitors), **room)
    ranks = [1 if seat == winner else 2 for seat in range(len(visitors))]
    seats = [
        SeatResult(seat, one.person["name"], ranks[seat], 20 + seat, one.person["id"])
        for seat, one in enumerate(visitors)
    ]
    seats.append(SeatResult(len(seats), "Odo", 3, 11, None, "hard"))
    store, room_id = home.context.store, str(made["id"])
    assert await store.add_result(room_id, seats, game=game, ruleset=ruleset)
    roles = [Role(0, "characters", "thief", 2)]
    assert await store.add_finished(FinishedGame(room_id, game, ruleset, 1, 5, "", None), roles)
    return room_id


async def show(visitor: Visitor) -> str:
    return str((await visitor.post("/me/profile", {"seen": True}))["id"])


async def test_i_see_how_i_fare_by_edition_number_and_character(home: House) -> None:
    ana, bruno = await account(home, "Ana"), await account(home, "Bruno")
    assert as_told(await ana.get("/me/profile"), MyProfile).games == []
    for winner in (0, 0, 1):
        await played(home, ana, bruno, winner=winner)
    told = as_told(await ana.get("/me/profile"), MyProfile)
    assert (told.id, told.name, told.companions) == (None, "Ana", ["Bruno"])
    (game,) = told.games
    assert (game.game, game.mean_score, game.total.games, game.total.wins) == ("citadels", 20.0, 3, 2)
    assert game.total.chance == pytest.approx(1 / 3) and not game.total.enough
    assert 0 < game.total.low < 2 / 3 < game.total.high < 1
    assert game.rating is not None and game.rating.games == 3
    assert [(one.name, one.games) for one in game.rulesets] == [("2016", 3)]
    assert [(one.name, one.games) for one in game.players] == [("3", 3)]
    (thief,) = game.roles["characters"]
    assert (thief.name, thief.games, thief.wins, thief.times, thief.enough) == ("thief", 3, 2, 6, False)
    for _ in range(7):
        await played(home, ana, bruno, winner=1)
    assert (await ana.get("/me/profile"))["games"][0]["total"]["enough"]


async def test_games_can_be_looked_for(home: House) -> None:
    ana, bruno, carla = await account(home, "Ana"), await account(home, "Bruno"), await account(home, "Carla")
    first = await played(home, ana, bruno)
    second = await played(home, ana, carla, winner=1, ruleset="classic")
    third = await played(home, ana, bruno, carla, game="valeria", ruleset=None)

    async def found(query: str) -> list[str | None]:
        return [game.room for game in as_told(await ana.get(f"/me/games?{query}"), Games).games]

    assert await found("") == [third, second, first]
    assert await found("game=citadels") == [second, first]
    assert await found("ruleset=classic") == [second]
    assert await found("ended=won") == [third, first] and await found("ended=lost") == [second]
    assert await found("with=Bruno") == [third, first] and await found("with=Bruno&game=citadels") == [first]
    assert await found("with=Ana") == [] and await found("limit=1") == [third]
    (last,) = (await ana.get("/me/games?limit=1"))["games"]
    assert await found(f"limit=1&before={last['at']}") == [second]
    assert (await ana.get("/me/games?game=chess", 422))["code"] == "malformed"
    assert (await ana.get("/me/games?ended=drawn", 422))["code"] == "malformed"


async def test_nobody_is_seen_unless_they_wish(home: House) -> None:
    guest, ana = await home.guest("Gina"), await account(home, "Ana")
    assert (await guest.post("/me/profile", {"seen": True}, 409))["code"] == "no-account"
    await played(home, ana, guest)
    address = await show(ana)
    assert address == await show(ana) and address != ana.person["id"]
    for visitor, mine in ((guest, False), (ana, True)):
        told = as_told(await visitor.get(f"/people/{address}"), Profile)
        assert (told.name, told.mine, told.games[0].total.games) == ("Ana", mine, 1)
    assert ana.person["id"] not in str(await guest.get(f"/people/{address}"))
    assert (await guest.get(f"/people/{ana.person['id']}", 404))["code"] == "no-person"
    assert (await ana.post("/me/profile", {"seen": False}))["id"] is None
    for path in ("", "/games"):
        assert (await guest.get(f"/people/{address}{path}", 404))["code"] == "no-person"
    assert await show(ana) != address  # the old address no longer works


async def test_others_at_the_table_are_not_seen_unless_they_wish(home: House) -> None:
    ana, bruno, carla = await account(home, "Ana"), await account(home, "Bruno"), await account(home, "Carla")
    address, of_bruno = await show(ana), await show(bruno)
    closed = await played(home, ana, bruno, carla)
    public = await played(home, ana, carla, public=True)
    unwatched = await played(home, ana, carla, public=True, spectators=False)
    told = as_told(await carla.get(f"/people/{address}/games"), Games)
    assert [game.room for game in told.games] == [None, public, None]
    names = [(seat.name, seat.level, seat.profile) for seat in told.games[-1].seats]
    assert names == [("Ana", None, address), ("Bruno", None, of_bruno), ("", None, None), ("Odo", "hard", None)]
    sent = str(await carla.get(f"/people/{address}/games"))
    secrets = (closed, unwatched, "Carla", *(one.person["id"] for one in (ana, bruno, carla)))
    assert not any(secret in sent for secret in secrets)
    assert (await carla.get(f"/people/{address}"))["companions"] == ["Bruno"]
    assert (await carla.get(f"/people/{address}/games?with=Carla"))["games"] == []
    assert len((await carla.get(f"/people/{address}/games?with=Bruno"))["games"]) == 1
    own = as_told(await ana.get("/me/games"), Games)
    assert [game.room for game in own.games] == [unwatched, public, closed]
    assert [seat.name for seat in own.games[-1].seats] == ["Ana", "Bruno", "Carla", "Odo"]
    assert (await ana.get("/me/profile"))["companions"] == ["Carla", "Bruno"]


async def test_the_best_are_those_who_want_to_be_seen_and_have_played_enough(home: House) -> None:
    ana, bruno, carla, diego = [await account(home, name) for name in ("Ana", "Bruno", "Carla", "Diego")]
    for _ in range(5):
        await played(home, ana, bruno, carla, game="valeria", ruleset=None, winner=1)
    await played(home, diego, carla, game="valeria", ruleset=None)
    of_ana, of_bruno, _ = await show(ana), await show(bruno), await show(diego)
    told = as_told(await carla.get("/best"), Best)
    assert told.least == 5
    (valeria,) = [one for one in told.games if one.game == "valeria"]
    first, second = valeria.ranks
    assert (first.profile, first.name, first.games) == (of_bruno, "Bruno", 5)
    assert (second.profile, second.name, second.games) == (of_ana, "Ana", 5)
    assert first.mu > second.mu and first.sigma > 0
    await bruno.post("/me/profile", {"seen": False})
    assert "Bruno" not in str(await carla.get("/best"))


async def test_strangers_may_look_and_have_nothing_of_their_own(home: House) -> None:
    ana = await account(home, "Ana")
    address = await show(ana)
    async with home.client() as client:
        assert (await client.get(f"/api/v1/people/{address}")).json()["mine"] is False
        assert (await client.get("/api/v1/best")).status_code == 200
        for path in ("/me/profile", "/me/games"):
            assert (await client.get(f"/api/v1{path}")).json()["code"] == "no-session"
