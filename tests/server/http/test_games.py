"""Games over HTTP: tables and ETags, actions, undo, hints, and the data of finished games."""

from __future__ import annotations

import pytest
from tests.server.http.house import API, House, Visitor
from tests.server.http.told import as_told

import burgrave
from burgrave.server.http import messages, objects


async def play(visitor: Visitor, room: str, most: int = 5000) -> int:
    """Play at random over HTTP until the game is over; return the number of actions."""
    rng = burgrave.Rng("http")
    for count in range(most):
        table = await visitor.get(f"/rooms/{room}/table?lang=en")
        if table["result"] is not None:
            return count
        if table["ask"] is None:
            continue
        options = table["ask"]["options"]
        chosen = options[rng.below(len(options))]
        told = await visitor.post(f"/rooms/{room}/act", {"seq": table["seq"], "action": chosen["action"], "id": 1})
        assert as_told(told, objects.Seq).seq > table["seq"]
    raise AssertionError("the game does not end")


async def test_the_table_has_a_tag(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open"))["id"]
    assert (await ana.get(f"/rooms/{room}/table", 409))["code"] == "not-started"
    await bruno.post(f"/rooms/{room}/join")
    await ana.post(f"/rooms/{room}/start")
    path = f"{API}/rooms/{room}/table?lang=en"
    first = await ana.client.get(path)
    as_told(first.json(), messages.TableMessage)
    tag = first.headers["etag"]
    again = await ana.client.get(path, headers={"If-None-Match": tag})
    other = await bruno.client.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert other.status_code == 200


async def test_acting_and_taking_back(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open"))["id"]
    await bruno.post(f"/rooms/{room}/join")
    await ana.post(f"/rooms/{room}/start")
    table = await ana.get(f"/rooms/{room}/table")
    one, other = (ana, bruno) if table["open"] == [0] else (bruno, ana)
    mine = await one.get(f"/rooms/{room}/table?lang=en")
    action = mine["ask"]["options"][0]["action"]

    async def refusal(who: Visitor, seq: int, action: int, status: int) -> str:
        return str((await who.post(f"/rooms/{room}/act", {"seq": seq, "action": action}, status))["code"])

    assert await refusal(other, mine["seq"], action, 409) == "not-your-turn"
    assert await refusal(await home.guest(), mine["seq"], action, 403) == "not-seated"
    assert await refusal(one, mine["seq"], 9999, 422) == "illegal"
    assert await refusal(one, mine["seq"] + 50, action, 409) == "stale"
    assert (await one.post(f"/rooms/{room}/undo", {"seq": mine["seq"]}, 409))["code"] == "nothing-to-undo"
    done = await one.post(f"/rooms/{room}/act", {"seq": mine["seq"], "action": action})
    assert await refusal(one, mine["seq"], action, 409) == "stale"
    undone = await one.post(f"/rooms/{room}/undo", {"seq": done["seq"]})
    assert undone["seq"] > done["seq"]
    assert (await one.get(f"/rooms/{room}/table?lang=en"))["ask"] == mine["ask"]


async def test_hints(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open", game="valeria"))["id"]
    await bruno.post(f"/rooms/{room}/join")
    await ana.post(f"/rooms/{room}/start")
    tips = as_told(await ana.post(f"/rooms/{room}/hint?lang=it"), objects.HintsNow).tips
    options = (await ana.get(f"/rooms/{room}/table"))["ask"]["options"]
    assert {tip.action for tip in tips} <= {option["action"] for option in options}
    without = (await ana.room("me", "bot:easy", hints=False))["id"]
    await ana.post(f"/rooms/{without}/start")
    assert (await ana.post(f"/rooms/{without}/hint", status=403))["code"] == "no-hints"


async def test_no_spectators_where_none_are_wanted(home: House) -> None:
    ana = await home.guest("Ana")
    room = await ana.game("me", "bot:easy", spectators=False)
    assert (await (await home.guest()).get(f"/rooms/{room}/table", 403))["code"] == "no-spectators"


@pytest.mark.parametrize(("game", "seats"), [("citadels", ["me", "bot:easy"]), ("valeria", ["me"])])
async def test_a_whole_game_and_what_remains_of_it(home: House, game: str, seats: list[str]) -> None:
    ana = await home.guest("Ana")
    room = await ana.game(*seats, game=game)
    if len(seats) > 1:
        early = await ana.client.get(f"{API}/rooms/{room}/record")
        assert early.status_code == 200 and early.text.startswith("burgrave seen 1\n")
        assert "\nseen by seat 0\n" in early.text and "\nseed " not in early.text
    for early_look in ("replay", "result"):
        assert (await ana.get(f"/rooms/{room}/{early_look}", 409))["code"] == "still-playing"
    await play(ana, room)
    table = as_told(await ana.get(f"/rooms/{room}/table?lang=es"), messages.TableMessage)
    assert table.result is not None and table.ask is None
    assert (await ana.post(f"/rooms/{room}/act", {"seq": table.seq, "action": 0}, 409))["code"] == "game-over"

    text = await ana.client.get(f"{API}/rooms/{room}/record")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    record = burgrave.Record.parse(text.text)
    *_, (end, _, _) = burgrave.replay(record)
    assert end.is_over()

    told = as_told(await ana.get(f"/rooms/{room}/result?lang=es"), objects.Finished)
    eve = await home.guest("Eve")  # outsiders get the same result as the players
    watched = as_told(await eve.get(f"/rooms/{room}/table?lang=es"), messages.TableMessage)
    assert watched.result is not None and watched.result.scores == table.result.scores
    assert told.result == watched.result and told.closed is None
    plain = as_told(await ana.get(f"/rooms/{room}/result"), objects.Finished)
    assert plain.result is not None and plain.result.verdict == "" and plain.result.scores[0].items == []

    replay = as_told(await ana.get(f"/rooms/{room}/replay?lang=en"), objects.Replay)
    assert replay.steps == len(record.actions())
    for step in (0, 1, replay.steps):
        shown = await ana.get(f"/rooms/{room}/replay/{step}?lang=en&seat=0")
        as_told(shown, messages.TableMessage)
        assert shown["ask"] is None
    assert shown["view"] == end.view(0)
    open_steps = [step for step, (state, seat, _) in enumerate(burgrave.replay(record)) if seat == 0]
    asked = await ana.get(f"/rooms/{room}/replay/{open_steps[0]}?lang=en&seat=0&ask=true")
    assert as_told(asked, messages.TableMessage).ask is not None
    assert (await ana.get(f"/rooms/{room}/replay/{replay.steps + 1}", 404))["code"] == "no-step"
    assert (await ana.get(f"/rooms/{room}/replay/{'9' * 5000}", 404))["code"] == "no-such-address"
    assert (await ana.get(f"/rooms/{room}/replay/0?seat=7", 422))["code"] == "no-seat"
    assert (await ana.get(f"/rooms/{room}/replay/0?lang=xx", 422))["code"] == "malformed"
    laid_open = await ana.get(f"/rooms/{room}/replay/1?open_cards=true")
    assert laid_open["view"] != (await ana.get(f"/rooms/{room}/replay/1"))["view"]

    again = await ana.post(f"/rooms/{room}/rematch")
    assert again["id"] != room
    assert (await ana.get(f"/rooms/{room}"))["next"] == again["id"]
