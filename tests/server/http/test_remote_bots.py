"""``burgrave bot run``: a user's own bot plays at the tables of a real server."""

from __future__ import annotations

import asyncio
import signal
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.http.house import House, Visitor, house

from burgrave import remote_bots
from burgrave.bots.errors import BotFailure
from burgrave.cli import run
from burgrave.client import AsyncClient, Request, ServerError
from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.remote_bots import RemoteSeat, attend
from burgrave.server.http.messages import TableMessage

PROGRAM = Path(__file__).resolve().parents[3] / "examples" / "bots" / "program.py"

BOTS = """
    import time

    class Bot:
        def __init__(self):
            self.events = []

        def choose(self, seat):
            assert seat.game == "valeria" and seat.view()["seats"] and seat.quote(seat.legal()[0]) is not None
            assert seat.events[: len(self.events)] == self.events and len(seat.events) > len(self.events) - 1
            self.events = list(seat.events)
            return seat.legal()[0]

    class Sampling(Bot):
        def choose(self, seat):
            return seat.sample(None)

    def first(*, game, seed):
        return Bot()

    class Slow(Bot):
        def choose(self, seat):
            time.sleep(0.3)
            return super().choose(seat)

    class Hanging(Bot):
        def choose(self, seat):
            time.sleep(300)

    def slow(*, game, seed):
        return Slow()

    def hanging(*, game, seed):
        return Hanging()

    def sampling(*, game, seed):
        return Sampling()
"""


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a module with bots on the path, and make bots look for new tables often."""
    (tmp_path / "table_bots.py").write_text(textwrap.dedent(BOTS), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "table_bots", raising=False)
    monkeypatch.setattr(remote_bots, "LOOKS", 0.05)


def address(home: House) -> str:
    return f"http://127.0.0.1:{home.port}"


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not reached():
            await asyncio.sleep(0.02)


async def stop(task: asyncio.Task[None]) -> None:
    """Stop a bot that is waiting for more games."""
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize("spec", ["table_bots:first", f"program:{sys.executable} {PROGRAM}"])
async def test_a_guest_plays_one_game_at_the_table_of_a_link(spec: str) -> None:
    async with house() as home:
        ana = await home.guest("Ana")
        room = await ana.room("bot:easy", "open", game="valeria")
        said: list[str] = []
        task = asyncio.create_task(attend(f"{address(home)}/r/{room['id']}", spec, said.append, name="Rolando"))
        await until(lambda: bool(said) or task.done())
        await ana.post(f"/rooms/{room['id']}/start")
        await task
        seats = (await ana.get(f"/rooms/{room['id']}"))["seats"]
    assert seats[1]["name"] == "Rolando" and not seats[1]["stand_in"]
    begun, ended = said
    assert begun == f"{room['id']}: at the table, Valeria, seat 1."
    assert ended.startswith(f"{room['id']}: over, place ")


async def befriended(home: House) -> tuple[Visitor, Visitor, str]:
    """Return two friends, and the second one's API token."""
    ana, bot = await home.guest("Ana"), await home.guest("Rolando")
    link = await ana.post("/me/friends/link")
    await bot.post("/me/friends", {"token": link["url"].rpartition("/")[2]})
    token = await bot.post("/me/tokens", {"name": "my bot"}, 201)
    return ana, bot, token["token"]


async def test_a_bot_accepts_invitations_and_plays_at_all_its_tables() -> None:
    async with house() as home:
        ana, bot, token = await befriended(home)
        own = await bot.game("me", "bot:easy", game="valeria")
        said: list[str] = []
        task = asyncio.create_task(attend(address(home), "table_bots:first", said.append, token=token))
        room = await ana.room("bot:easy", "open", game="valeria")
        (friend,) = (await ana.get("/me/friends"))["friends"]
        await ana.post(f"/rooms/{room['id']}/invite", {"friend": friend["id"]})
        await until(lambda: f"{room['id']}: accepted the invitation of Ana." in said or task.done())
        await ana.post(f"/rooms/{room['id']}/start")
        await until(lambda: sum("over, place" in line for line in said) == 2 or task.done())
        assert not task.done()
        await stop(task)
    assert f"{room['id']}: at the table, Valeria, seat 1." in said
    assert {line.partition(":")[0] for line in said} == {own, room["id"]}


async def test_a_bot_that_fails_leaves_the_table() -> None:
    async with house() as home:
        _ana, bot, token = await befriended(home)
        room = await bot.game("me", "bot:easy", game="valeria")
        said: list[str] = []
        task = asyncio.create_task(attend(address(home), "table_bots:sampling", said.append, token=token))
        await until(lambda: len(said) > 1 or task.done())
        seats = (await bot.get(f"/rooms/{room}"))["seats"]
        assert seats[0]["stand_in"] and not task.done()
        await stop(task)
    assert "cannot sample: it knows the table by its view and its events only" in said[-1]
    assert said[-1].endswith(". A bot of the server takes over.")


async def at_the_table(home: House, ana: Visitor, spec: str, said: list[str]) -> tuple[str, asyncio.Task[None]]:
    """Start a game between Ana and a bot that joined through the room's link; return the room and the bot's task."""
    room = await ana.room("me", "open", game="valeria")
    task = asyncio.create_task(attend(f"{address(home)}/#/room/{room['id']}", spec, said.append))
    await until(lambda: bool(said) or task.done())
    await ana.post(f"/rooms/{room['id']}/start")
    return room["id"], task


async def open_seats(ana: Visitor, room: str) -> list[int]:
    return list((await ana.get(f"/rooms/{room}/table"))["open"])


async def test_a_guest_whose_bot_fails_leaves_the_table() -> None:
    async with house() as home:
        ana = await home.guest("Ana")
        room, task = await at_the_table(home, ana, "table_bots:sampling", [])
        with pytest.raises(BotFailure, match="cannot sample"):
            await task
        assert (await ana.get(f"/rooms/{room}"))["seats"][1]["stand_in"]


async def test_a_bot_agrees_to_a_pause_and_goes_on_after_it() -> None:
    async with house() as home:
        ana = await home.guest("Ana")
        said: list[str] = []
        room, task = await at_the_table(home, ana, "table_bots:slow", said)
        await ana.post(f"/rooms/{room}/propose", {"kind": "pause"})
        async with asyncio.timeout(100):
            while (await ana.get(f"/rooms/{room}"))["paused"] is None:
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.6)  # the bot has decided, and its action was refused
        assert 1 in await open_seats(ana, room) and not task.done()
        await ana.post(f"/rooms/{room}/resume")
        async with asyncio.timeout(100):
            while 1 in await open_seats(ana, room):
                await asyncio.sleep(0.02)
        await ana.post(f"/rooms/{room}/propose", {"kind": "end"})
        await task
        assert said[-1] == f"{room}: over without a result for the bot."


async def test_a_bot_whose_user_leaves_does_not_take_the_seat_back() -> None:
    async with house() as home:
        _ana, bot, token = await befriended(home)
        room = await bot.game("me", "bot:easy", game="valeria")
        await bot.post(f"/rooms/{room}/leave")
        said: list[str] = []
        task = asyncio.create_task(attend(address(home), "table_bots:slow", said.append, token=token))
        async with asyncio.timeout(100):  # it comes back once, when it begins
            while (await bot.get(f"/rooms/{room}"))["seats"][0]["stand_in"]:
                await asyncio.sleep(0.02)
        await bot.post(f"/rooms/{room}/leave")
        await asyncio.sleep(0.8)
        assert (await bot.get(f"/rooms/{room}"))["seats"][0]["stand_in"] and not task.done()
        await stop(task)


async def test_actions_are_named_by_their_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server running another version may use different ids for the same actions."""
    async with house() as home:
        ana = await home.guest("Ana")
        room = await ana.game("me", "bot:easy", game="valeria")
        async with AsyncClient(address(home), ana.token) as client:
            table = await client.send(Request("GET", f"/rooms/{room}/table", TableMessage))
    assert table.ask is not None
    named = {one.notation: one.action for one in table.ask.options}
    for one in table.ask.options:
        one.action += 1
    seat = RemoteSeat("valeria", table, list)
    game = game_named("valeria")
    assert {game.notation(action): action for action in seat.legal()} == named
    assert [seat.option(action).action for action in seat.legal()] == [action + 1 for action in named.values()]
    table.ask.options[0].notation = "fly moon"
    with pytest.raises(SetupError, match="'fly moon', which this version does not know"):
        RemoteSeat("valeria", table, list)


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=str)
async def test_a_signal_ends_the_bot_and_its_guest_leaves(number: signal.Signals, tmp_path: Path) -> None:
    async with house() as home:
        ana = await home.guest("Ana")
        room = await ana.room("me", "open", game="valeria")
        link = f"{address(home)}/r/{room['id']}"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "burgrave", "bot", "run", "table_bots:hanging", link,
            cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        assert b"at the table" in await process.stdout.readline()
        await ana.post(f"/rooms/{room['id']}/start")
        await asyncio.sleep(0.3)
        process.send_signal(number)
        _, errors = await asyncio.wait_for(process.communicate(), 60)
        assert (process.returncode, errors) == (130, b"")
        assert (await ana.get(f"/rooms/{room['id']}"))["seats"][1]["stand_in"]


async def test_a_server_that_is_away_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as home:
        _ana, bot, token = await befriended(home)
        await bot.game("me", "bot:easy", game="valeria")
        failures = iter([ServerError("The database is not available.", "unavailable", 503)] * 3)
        send = AsyncClient.send

        async def failing(self: AsyncClient, request: Any) -> Any:
            for failure in failures:
                raise failure
            return await send(self, request)

        monkeypatch.setattr(AsyncClient, "send", failing)
        said: list[str] = []
        task = asyncio.create_task(attend(address(home), "table_bots:first", said.append, token=token))
        await until(lambda: any("over, place" in line for line in said) or task.done())
        assert not task.done() and said[0] == "The database is not available. Waiting ..."
        assert any(line.endswith(": at the table, Valeria, seat 0.") for line in said) and "The server is back." in said
        monkeypatch.undo()
        revoked = (await bot.get("/me/tokens"))["tokens"][0]["id"]
        await bot.post(f"/me/tokens/{revoked}/revoke")
        with pytest.raises(ServerError, match="token is invalid"):
            await task


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["hard", "http://localhost/r/r7"], "'hard' is not a bot of your own; name one as module:factory"),
        (["table_bots:first", "localhost/t/t7"], "'localhost/t/t7' is neither a server nor the link of a table"),
        (["table_bots:first", "localhost:1"], "To play at all your tables, a bot needs a token: create one"),
        (["table_bots:first", "ftp://x/r/r7"], "The address of a server begins with http"),
        (["table_bots:first", "http://127.0.0.1:9/r/r7"], "http://127.0.0.1:9 does not answer"),
    ],
)
def test_what_cannot_be_run_is_said_in_one_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BURGRAVE_TOKEN", raising=False)
    assert run(["bot", "run", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"burgrave: {says}") and told.count("\n") == 1


async def test_an_unsuitable_bot_or_token_is_refused() -> None:
    async with house() as home:
        with pytest.raises(SetupError, match="not a bot of your own"):
            await attend(address(home), "rules", print)
        with pytest.raises(ServerError, match="token is invalid"):
            await attend(address(home), "table_bots:first", print, token="bot_wrong")
