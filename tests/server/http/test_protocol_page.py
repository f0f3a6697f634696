"""Correctness of the protocol page and the example client: addresses, codes, messages, and a whole game."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.http.house import House
from tests.server.http.playing import Player

from burgrave.server.http import messages, wire
from burgrave.server.http.problems import STATUS_OF
from burgrave.server.http.routes import API, ROUTES

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT = ROOT / "examples" / "clients" / "random_player.py"


def test_every_address_is_on_the_page_and_no_other() -> None:
    named = re.findall(r"`(GET|POST) (/[^`?]*)`( ●)?", PAGE)
    named = [(method, path, known) for method, path, known in named if not path.startswith(f"{API}/rooms")]
    known = {(route.method, route.path.removeprefix(API), " ●" if route.known else "") for route in ROUTES}
    assert {(method, path) for method, path, _ in known} == {(method, path) for method, path, _ in named}
    assert {one for one in named if one[2]} == {one for one in known if one[2]}


def test_every_code_is_on_the_page_with_its_status() -> None:
    table = PAGE.partition("## Errors")[2].partition("## Endpoints")[0]
    found: dict[str, int] = {}
    for codes, statuses in re.findall(r"^\| (`[^|]*) \| ([\d, ]+) \|", table, re.MULTILINE):
        names, numbers = re.findall(r"`([a-z-]+)`", codes), [int(number) for number in statuses.split(",")]
        found |= dict(zip(names, numbers * len(names) if len(numbers) == 1 else numbers, strict=len(numbers) > 1))
    assert found == STATUS_OF


def test_every_message_and_field_is_on_the_page() -> None:
    def tags(union: object) -> set[str]:
        info = msgspec.inspect.type_info(union)
        assert isinstance(info, msgspec.inspect.UnionType)
        return {str(one.tag) for one in info.types if isinstance(one, msgspec.inspect.StructType)}

    part = PAGE.partition("## The socket")[2].partition("## The table")[0]
    assert set(re.findall(r'{"t": "(\w+)"', part)) == tags(wire.ClientMessage)
    assert tags(messages.ServerMessage) <= set(re.findall(r"`(\w+)`", part))
    table = PAGE.partition("## The table")[2].partition("\n## ")[0]
    rows = " ".join(re.findall(r"^\| (`[^|]*)\|", table, re.MULTILINE))
    assert set(messages.TableMessage.__struct_encode_fields__) == set(re.findall(r"`(\w+)`", rows))


async def test_the_example_plays_a_game(home: House) -> None:
    ana = await home.guest("Ana")
    room = (await ana.room("me", "open", "bot:easy"))["id"]
    link = f"http://127.0.0.1:{home.port}/r/{room}"
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(CLIENT), link, "--seat", "1", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(300):
        assert await process.stdout.readline() == b"I sit on seat 1.\n"
        await ana.post(f"/rooms/{room}/start")
        await Player(ana, room, None, "ana").play()
        scores = (await process.stdout.read()).decode().splitlines()
        assert await process.wait() == 0
    assert len(scores) == 3 and any("Rolando" in line for line in scores)


async def test_the_example_plays_for_somebody(home: House) -> None:
    ana = await home.guest("Ana")
    room = await ana.game("me", "bot:easy", game="valeria")
    token = (await ana.post("/me/tokens", {"name": "example", "room": room}, 201))["token"]
    link = f"http://127.0.0.1:{home.port}/r/{room}"
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(CLIENT), link, "--token", token, stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(300):
        said, _ = await process.communicate()
    assert process.returncode == 0 and said.startswith(b"I sit on seat 0.\n") and b"Ana: " in said


async def test_the_example_says_why_it_cannot_sit_down(home: House) -> None:
    ana = await home.guest("Ana")
    room = (await ana.room("me", "bot:easy"))["id"]
    link = f"http://127.0.0.1:{home.port}/r/{room}"
    process = await asyncio.create_subprocess_exec(sys.executable, str(CLIENT), link, stderr=asyncio.subprocess.PIPE)
    _, said = await process.communicate()
    assert process.returncode == 1
    assert said.decode() == "All seats of this room are taken.\n"


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL), ids=["first game", "client"])
async def test_a_game_of_the_page(code: str, home: House, tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    code = code.replace("127.0.0.1:8000", f"127.0.0.1:{home.port}").replace("sleep(0.25)", "sleep(0)")
    code = code.replace('"players": 3, ', '"players": 2, ').replace(
        '"ruleset": "2016"', '"ruleset": "2010", "short": True'
    )
    code = code.replace('"bot:normal", "bot:hard"', '"bot:easy"')
    file.write_text(code, encoding="utf-8")
    process = await asyncio.create_subprocess_exec(sys.executable, str(file), stderr=asyncio.subprocess.PIPE)
    async with asyncio.timeout(300):
        _, said = await process.communicate()
    assert (process.returncode, said) == (0, b"")
