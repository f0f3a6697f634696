"""Reviews over HTTP: response type, one request per game, permissions, and limits."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.review.games import last_part
from tests.server.http.house import House, Visitor, house, standard
from tests.server.http.told import as_told

from burgrave.server.http import objects
from burgrave.server.settings import Allowance
from burgrave.server.store import SERVER, FinishedGame


async def over(at: House, ana: Visitor) -> str:
    """Create a finished game with a short record."""
    room = (await ana.room("me", "bot:easy", "bot:easy"))["id"]
    store = at.context.store
    row = await store.room(str(room))
    assert row is not None
    header = {"game": "citadels", "rules": 1, "options": {}, "seed": "1", "started": 1.0}
    header["seats"] = [["human", "Ana"], ["easy", "Odo"], ["easy", "Ida"]]
    await store.save_room(replace(row, state="over", header=header), by=SERVER)
    record = str(last_part("citadels", 3, 5, 6))
    await store.add_finished(FinishedGame(row.id, "citadels", None, 1, 6, record, {"en": {}}))
    at.context.tables.registry.tables.pop(row.id, None)
    return row.id


async def done(who: Visitor, room: str) -> objects.Review:
    while True:
        shown: objects.Review = as_told(await who.get(f"/rooms/{room}/review?lang=it"), objects.Review)
        if shown.state not in ("waiting", "making"):
            return shown
        await asyncio.sleep(0.02)


async def test_a_review_is_asked_for_once_and_read_by_all() -> None:
    async with house(standard(review_trials=1)) as home:
        ana, eve = await home.guest("Ana"), await home.guest("Eve")
        room = await over(home, ana)
        assert as_told(await eve.get(f"/rooms/{room}/review"), objects.Review).state == "none"
        assert as_told(await ana.post(f"/rooms/{room}/review?lang=it"), objects.Review).state in ("waiting", "making")
        shown = await done(ana, room)
        assert shown.state == "done" and shown.told is not None and shown.done == shown.steps
        again = as_told(await eve.post(f"/rooms/{room}/review?lang=it"), objects.Review)
        assert again == shown
        answer = await eve.client.get(f"/api/v1/rooms/{room}/review?lang=it")
        tag = answer.headers["etag"]
        same = await eve.client.get(f"/api/v1/rooms/{room}/review?lang=it", headers={"If-None-Match": tag})
        assert same.status_code == 304


async def test_a_stranger_and_a_program_ask_for_none(home: House) -> None:
    ana = await home.guest("Ana")
    room = await over(home, ana)
    nobody = home.client()
    assert (await nobody.post(f"/api/v1/rooms/{room}/review")).json()["code"] == "no-session"
    assert (await nobody.get(f"/api/v1/rooms/{room}/review")).json()["state"] == "none"
    token = (await ana.post("/me/tokens", {"name": "mine"}, 201))["token"]
    program = await home.client(headers={"Authorization": f"Bearer {token}"}).post(f"/api/v1/rooms/{room}/review")
    assert program.json()["code"] == "no-right"


async def test_nothing_is_told_before_the_end(home: House) -> None:
    ana = await home.guest("Ana")
    room = await ana.game("me", "bot:easy")
    assert (await ana.post(f"/rooms/{room}/review", status=409))["code"] == "still-playing"
    assert (await ana.get(f"/rooms/{room}/review", 409))["code"] == "still-playing"


async def test_one_person_has_few_games_reviewed() -> None:
    few = Allowance(2, 0.001)
    async with house(standard(review_trials=1, reviews=few, reviews_per_person=1)) as home:
        ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
        await home.context.tables.reviews.stop()  # no worker: all reviews wait
        rooms = [await over(home, ana) for _ in range(3)]
        await ana.post(f"/rooms/{rooms[0]}/review")
        await ana.post(f"/rooms/{rooms[0]}/review")  # costs nothing more
        assert (await ana.post(f"/rooms/{rooms[1]}/review", status=429))["code"] == "too-many-reviews"
        assert (await ana.post(f"/rooms/{rooms[2]}/review", status=429))["code"] == "too-many-requests"
        shown = as_told(await bruno.post(f"/rooms/{rooms[2]}/review"), objects.Review)
        assert (shown.state, shown.before) == ("waiting", 1)
