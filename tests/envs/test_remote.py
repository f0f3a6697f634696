"""A language model at the table of a real server: ``burgrave mcp --server``."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import closing

import pytest
from mcp import Client
from tests.envs.mcp_calls import Ask, callers
from tests.server.http.house import House, Visitor, house

from burgrave.cli import run
from burgrave.envs import remote
from burgrave.envs.mcp_server import server
from burgrave.envs.remote import Account


def address(home: House) -> str:
    return f"http://127.0.0.1:{home.port}"


async def at_server(script: Callable[[House, Ask, Ask], Awaitable[None]]) -> None:
    """Run a script with a server and the two functions of ``callers``, as guest "Mia"."""
    async with house() as home:
        with closing(Account(address(home), name="Mia")) as account:
            async with Client(server("en", None, account)) as client:
                await script(home, *callers(client))


async def room_of(home: House, *seats: str, game: str = "valeria") -> tuple[Visitor, str]:
    ana = await home.guest("Ana")
    return ana, str((await ana.room(*seats, game=game))["id"])


@pytest.mark.parametrize("game", ["citadels", "valeria"])
async def test_a_model_plays_a_whole_game_at_a_table(game: str) -> None:
    async def script(home: House, ask: Ask, refused: Ask) -> None:
        ana, room = await room_of(home, "bot:easy", "open", game=game)
        assert await ask("join_table", table=f"{address(home)}/r/{room}") == "The game has not started yet."
        await ana.post(f"/rooms/{room}/start")
        text = await ask("wait")
        answers = 0
        while not text.splitlines()[-1].startswith("Reward: "):
            assert text.endswith("Answer with one choice: its number, its label, or the notation in brackets."), text
            text = await ask("play", answer="1")
            answers += 1
        assert answers > 20 and text.splitlines()[-1] in ("Reward: 0.", "Reward: 0.5.", "Reward: 1.")
        assert await refused("play", answer="1") == "The game is over; there are no legal actions."
        result = (await ana.get(f"/rooms/{room}/result"))["result"]
        (mine,) = [score for score in result["scores"] if score["seat"] == 1]
        assert f". You: {mine['total']} points" in text and mine["name"] == "Mia"

    await at_server(script)


async def test_a_model_plays_with_a_person_who_takes_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "WAITS", 0.3)

    async def script(home: House, ask: Ask, refused: Ask) -> None:
        ana, room = await room_of(home, "me", "open")
        assert await refused("wait") == "You are not at a table; call join_table first."
        await ask("join_table", table=room)
        await ana.post(f"/rooms/{room}/start")
        (about,) = json.loads(await ask("list_tables"))["tables"]
        assert about["table"] == room and about["your_seat"] == 1 and about["players"] == ["Ana", "Mia"]
        assert about["bot_plays_for_you"] is False
        assert "[keep " in await ask("look")
        text = await ask("play", answer="2")
        assert text.endswith("Waiting for Ana.")
        assert await refused("play", answer="1") == "Waiting for Ana."
        table = await ana.get(f"/rooms/{room}/table?lang=en")
        option = table["ask"]["options"][0]
        await ana.post(f"/rooms/{room}/act", {"seq": table["seq"], "action": option["action"]})
        data = json.loads(await ask("look", as_data=True))
        assert data["seat"] == 1 and data["players"] == ["Ana", "You"] and not data["over"]
        assert await ask("leave_table") == "You have left the table."
        seats = (await ana.get(f"/rooms/{room}"))["seats"]
        assert seats[1]["stand_in"]

    await at_server(script)


async def test_a_model_comes_back_for_its_seat() -> None:
    """A bot that replaced the model gives the seat back."""

    async def script(home: House, ask: Ask, refused: Ask) -> None:
        ana, room = await room_of(home, "me", "open")
        await ask("join_table", table=room)
        await ana.post(f"/rooms/{room}/start")
        assert await ask("leave_table") == "You have left the table."
        assert (await ana.get(f"/rooms/{room}"))["seats"][1]["stand_in"]
        await ask("join_table", table=room)
        assert not (await ana.get(f"/rooms/{room}"))["seats"][1]["stand_in"]

    await at_server(script)


async def test_a_model_agrees_to_pauses_and_notices_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "WAITS", 5.0)

    async def script(home: House, ask: Ask, refused: Ask) -> None:
        ana, room = await room_of(home, "me", "open")
        await ask("join_table", table=room)
        await ana.post(f"/rooms/{room}/start")
        await ana.post(f"/rooms/{room}/propose", {"kind": "pause"})
        assert (await ask("look")).endswith("The game is paused.")
        assert json.loads(await ask("legal_actions"))["waiting"] == "The game is paused."
        waiting = asyncio.ensure_future(ask("wait"))
        await asyncio.sleep(0.3)
        await ana.post(f"/rooms/{room}/resume")
        assert "[keep " in await waiting

    await at_server(script)


async def test_a_choice_at_a_table_that_has_changed_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "WAITS", 0.3)

    async def script(home: House, ask: Ask, refused: Ask) -> None:
        ana, room = await room_of(home, "me", "open", game="citadels")
        await ask("join_table", table=room)
        await ana.post(f"/rooms/{room}/start")
        while True:  # until it is the model's turn because of an action that Ana may undo
            table = await ana.get(f"/rooms/{room}/table?lang=en")
            choices = json.loads(await ask("legal_actions"))["choices"]
            if choices and table["undo"]:
                break
            if choices:
                await ask("play", answer="1")
            else:
                action = table["ask"]["options"][0]["action"]
                await ana.post(f"/rooms/{room}/act", {"seq": table["seq"], "action": action})
        await ana.post(f"/rooms/{room}/undo", {"seq": table["seq"]})
        changed = "The table has changed, and your choice was not played; look, and choose again."
        assert await refused("play", answer="1") == changed
        assert await refused("play", answer="1") == "Waiting for Ana."

    await at_server(script)


async def test_a_model_that_was_removed_is_told_so() -> None:
    async def script(home: House, ask: Ask, refused: Ask) -> None:
        ana, room = await room_of(home, "me", "open")
        await ask("join_table", table=f" {address(home)}/r/{room}/ ")
        await ana.post(f"/rooms/{room}/seats/1", {"kind": "open"})
        assert await refused("look") == "You have no seat at this table any more."
        await refused("leave_table")
        assert await refused("look") == "No game is in progress; call new_game or join_table first."

    await at_server(script)


async def test_advice_and_texts_at_a_table() -> None:
    async def script(home: House, ask: Ask, refused: Ask) -> None:
        ana, room = await room_of(home, "bot:easy", "open", game="citadels")
        await ask("join_table", table=room, language="es")
        await ana.post(f"/rooms/{room}/start")
        assert (await ask("wait")).endswith("la notación entre corchetes.")
        choices = json.loads(await ask("legal_actions"))["choices"]
        best = await ask("hint")
        assert best.split(".")[0] in {str(one["number"]) for one in choices}
        assert "Responde con un número" in await refused("play", answer="no sé")
        assert json.loads(await ask("explain_rule", about="Arquitecto"))["texts"]

    await at_server(script)


async def test_a_model_stays_on_the_server_that_the_person_has_named() -> None:
    """The token goes to no other server."""

    async def script(home: House, ask: Ask, refused: Ask) -> None:
        for link in (
            "https://table.example.org/r/r7k3m9",
            f"{address(home)}/",
            f"{address(home)}/r/a/../../me",
            "http://[bad/r/x",
        ):
            assert "table" in await refused("join_table", table=link)
        assert await refused("join_table", table="r7k3m9") == "Unknown room 'r7k3m9'; it may have been closed."
        assert await refused("play", answer="1") == "No game is in progress; call new_game or join_table first."

    await at_server(script)


def test_an_invalid_server_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "--server", "ftp://table.example.org"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("burgrave: The address of a server begins with http:// or https://")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--name", "Mia"], "--token and --name need --server."),
        (
            ["--server", "http://localhost:1", "--name", "Mia", "--token", "secret"],
            "--name is for guests; with --token or $BURGRAVE_TOKEN, the model plays in your name.",
        ),
    ],
)
def test_options_without_effect_are_refused(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", *options]) == 2
    assert capsys.readouterr().err == f"burgrave: {said}\n"


async def test_without_a_server_there_are_no_tables() -> None:
    async with Client(server("en")) as client:
        assert "join_table" not in {tool.name for tool in (await client.list_tools()).tools}
