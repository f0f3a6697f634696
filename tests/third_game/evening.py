"""Script that plays Liar's Dice over HTTP, with its package installed, and prints nothing if all is well."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.http.house import Visitor, house
from tests.server.http.playing import Player

from burgrave import Record, game_named, games

GAME = "liars_dice"


async def evening() -> None:
    async with house() as server:
        ana = await server.guest("Ana")
        await _sets_up(ana)
        room = await ana.game("me", "bot:easy", "bot:normal", game=GAME, options={"wild": False, "first": 0})
        await _plays(ana, room)
        await _looks_back(ana, room)
        await _refused(ana)


async def _sets_up(ana: Visitor) -> None:
    listed = {one["game"]: one for one in (await ana.get("/set-ups"))["games"]}
    assert listed[GAME]["title"] == "Liar's Dice"
    assert listed[GAME]["players"] == {"least": 2, "most": 6, "default": 4}
    assert listed[GAME]["levels"] == ["easy", "normal", "hard", "expert"]
    assert [(one["name"], one["kind"], one["default"]) for one in listed[GAME]["options"]] == [
        ("wild", "flag", True),
        ("first", "seat", None),
    ]
    for lang in ("en", "pt-BR", "it", "es"):
        words = await ana.get(f"/words/{lang}/{GAME}")
        assert words["about"] == {"game": GAME, "lang": lang, "title": "Liar's Dice"}


async def _plays(ana: Visitor, room: str) -> None:
    """Check that Ana sees only her own dice, gets her options, and can play to the end."""
    table = await ana.get(f"/rooms/{room}/table?lang=en")
    seats = table["view"]["seats"]
    assert [seat["dice"] is None for seat in seats] == [False, True, True]
    assert (table["view"]["wild"], table["ask"]["question"]) == (False, "bid or call")
    first = {"action": 129, "notation": "count 1", "text": "count 1", "note": "", "quote": {}}
    assert table["ask"]["options"][0] == first
    assert len(table["ask"]["options"]) == 15
    lines = [line for paragraph in table["log"]["paragraphs"] for line in paragraph["lines"]]
    assert [line["event"] for line in lines] == ["round", "rolled", "rolled"]
    assert lines[0]["parts"] == ["Round: number 1, Ana."]
    assert (await ana.post(f"/rooms/{room}/hint?lang=it"))["tips"]
    player = Player(ana, room, "es", "evening")
    await player.play()
    table = player.table
    assert sorted(score["place"] for score in table["result"]["scores"]) == [1, 2, 3]


async def _looks_back(ana: Visitor, room: str) -> None:
    result = (await ana.get(f"/rooms/{room}/result?lang=pt-BR"))["result"]
    assert result["verdict"] and {score["total"] for score in result["scores"]} == {0, 1, 2}
    answer = await ana.client.get(f"/api/v1/rooms/{room}/record")
    record = Record.parse(answer.text)
    assert record.game == GAME and sorted(record.scores() or []) == [0, 1, 2]
    replay = await ana.get(f"/rooms/{room}/replay")
    steps = replay["steps"]
    assert steps == len(record.actions())
    await _begins(ana, room, replay)
    shown = await ana.get(f"/rooms/{room}/replay/{steps // 2}?lang=en&open_cards=true")
    assert shown["ask"] is None and shown["log"]["paragraphs"]


async def _begins(ana: Visitor, room: str, replay: dict[str, Any]) -> None:
    """Check that rounds begin at steps with a "round" event, and turns at steps with a "round" or a "bid" event."""
    events = [await ana.get(f"/rooms/{room}/replay/{step}") for step in range(replay["steps"])]
    told = [{one["event"] for one in shown["happened"]} for shown in events]
    assert replay["rounds"] == [step for step, names in enumerate(told) if step == 0 or "round" in names]
    assert replay["turns"] == [step for step, names in enumerate(told) if step == 0 or names & {"round", "bid"}]


async def _refused(ana: Visitor) -> None:
    """Check that an unknown or broken game is rejected in one line, and not replaced by another game."""
    seats = ["me", "bot:easy"]
    for game in ("liars-dice", "poker", "", "citadels ", "broken"):
        problem = await ana.post("/rooms", {"set_up": {"game": game, "options": {}}, "seats": seats}, 422)
        assert GAME in problem["detail"] and "\n" not in problem["detail"], problem
    for game in ("poker", "broken"):
        problem = await ana.get(f"/words/en/{game}", 404)
        assert problem["code"] == "no-words"
    wrong = {"game": GAME, "options": {"players": 2, "ruleset": "2016"}}
    assert "has no option 'ruleset'" in (await ana.post("/rooms", {"set_up": wrong, "seats": seats}, 422))["detail"]
    too_many = {"game": GAME, "options": {"players": 7}}
    detail = (await ana.post("/rooms", {"set_up": too_many, "seats": [*seats, *["open"] * 5]}, 422))["detail"]
    assert "from 2 to 6, not 7" in detail


if __name__ == "__main__":
    assert "broken" in games() and game_named(GAME).title == "Liar's Dice"
    asyncio.run(asyncio.wait_for(evening(), 300))
