"""MCP server, called by the SDK's own client: in memory, and as a program over standard input and output."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from mcp import Client
from tests.envs.mcp_calls import Ask, callers

from burgrave.envs.mcp_server import server
from burgrave.envs.rulebook import rules_of
from burgrave.kernel.record import Record

ROOT = Path(__file__).resolve().parents[2]
AGENT = ROOT / "examples" / "agents" / "mcp_agent.py"
PAGE = ROOT / "docs" / "language-models.md"


def talk(script: Callable[[Ask, Ask], Awaitable[None]], records: Path | None = None) -> None:
    """Run a script that calls tools with the two functions of ``callers``."""

    async def run() -> None:
        async with Client(server("en", records)) as client:
            await script(*callers(client))

    asyncio.run(run())


def test_a_client_plays_a_whole_game_in_its_language(tmp_path: Path) -> None:
    async def script(ask: Ask, refused: Ask) -> None:
        text = await ask("new_game", game="valeria", players=2, bots="random", seed=3, language="es")
        assert "Responde con una sola opción" in text and await ask("look") == text
        while not text.splitlines()[-1].startswith("Recompensa: "):
            seen = json.loads(await ask("look", as_data=True))
            actions = json.loads(await ask("legal_actions"))
            assert actions == {"over": False, "question": seen["question"], "choices": seen["choices"]}
            text = await ask("play", answer=actions["choices"][-1]["label"])
        over = json.loads(await ask("legal_actions"))
        assert over["over"] and over["choices"] == [] and sum(over["rewards"]) == 1
        assert "The game is over" in await refused("play", answer="1")
        assert "The game is over" in await refused("hint")

    talk(script, tmp_path)
    (file,) = tmp_path.iterdir()
    assert file.name == "valeria-1.record" and Record.read(file).seed == 3


def test_errors_are_one_line_and_keep_the_game() -> None:
    async def script(ask: Ask, refused: Ask) -> None:
        for tool in ("look", "hint", "legal_actions"):
            assert await refused(tool) == "No game is in progress; call new_game first."
        text = await ask("new_game", game="citadels", players=2, seed=7)
        assert re.fullmatch(
            r'"castle it is" is not one .*\. 999 tries left\.', await refused("play", answer="castle it is")
        )
        for arguments, said in (
            ({"game": "chess"}, "There is no game 'chess'; choose from: citadels, valeria"),
            ({"game": "citadels", "seat": 8}, "There is no seat 8; "),
            ({"game": "citadels", "bots": ["rules"]}, "3 other seats need 3 bots, not 1."),
            ({"game": "citadels", "bots": "strong"}, "Unknown player 'strong'; "),
            ({"game": "citadels", "options": {"gold": 1}}, "Citadels has no option 'gold'; "),
            ({"game": "citadels", "options": {"seat": 1}}, "Citadels has no option 'seat'; "),
        ):
            error = await refused("new_game", **arguments)
            assert error.startswith(said) and "\n" not in error
        assert await ask("look") == text

    talk(script)


def test_a_model_cannot_start_programs(tmp_path: Path) -> None:
    made = tmp_path / "made"
    bots = (f"program:touch {made}", "os:getcwd", "./x:y")

    async def script(_: Ask, refused: Ask) -> None:
        for bot in bots:
            for tool, arguments in (("new_game", {}), ("simulate", {"games": 1}), ("effect", {"what": "keep"})):
                error = await refused(tool, game="citadels", bots=bot, **arguments)
                assert error == f"The bot {bot!r} is external; only the built-in bots can play here."

    talk(script)
    assert not made.exists()


def test_cards_and_rules_are_explained_with_their_sources() -> None:
    async def script(ask: Ask, refused: Ask) -> None:
        assert await refused("explain_rule", about="Thief") == "No game is in progress; name the game."
        thief = json.loads(await ask("explain_rule", about="ladro", game="citadels"))
        assert thief["card"] == "thief" and thief["texts"][0].startswith("Thief (rank 2): ")
        assert "C-CALL-05" in [rule["id"] for rule in thief["rules"]]
        rule = json.loads(await ask("explain_rule", about="c-set-01", game="citadels"))["rules"]
        text = "[all] Each player starts with 2 gold in the stash and 4 cards in hand."
        assert rule == [{"id": "C-SET-01", "text": text, "source": "docs/rules/citadels.md, Setting up"}]
        await ask("new_game", game="valeria", language="it")
        duke = json.loads(await ask("explain_rule", about="Ladro"))
        assert duke["game"] == "valeria" and duke["texts"][0].startswith("Ladro: Cittadino ombra.")
        assert await refused("explain_rule", about="xyzzy") == "Valeria has no card or rule called 'xyzzy'."

    talk(script)


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_every_rule_of_the_page_is_read(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ids = re.findall(r"^(?:- \*\*([\w-]+)\*\*|\| (E-[\w-]+) \|)", page, re.MULTILINE)
    assert [rule.id for rule in rules_of(game)] == [one or other for one, other in ids] and len(ids) > 100
    assert all(rule.text and rule.source.count(", ") for rule in rules_of(game)) and rules_of("chess") == ()


def test_the_laboratory_answers() -> None:
    async def script(ask: Ask, refused: Ask) -> None:
        result = json.loads(await ask("simulate", game="citadels", games=20, bots="random", options={"players": 3}))
        assert result["games"] == 20 and len(result["win_share"]) == 3 and sum(result["win_share"]) == pytest.approx(1)
        found = json.loads(await ask("effect", game="citadels", what="KEEP", deals=6, bots="random"))
        assert found["deals"] == 6 and {"who", "difference", "ci95"} <= found["differences"][0].keys()
        assert "less than or equal to 2000" in await refused("simulate", game="citadels", games=10**9)
        assert (await refused("effect", game="citadels", what="xyzzy")).count("\n") == 0

    talk(script)


def test_tools_are_described_for_models() -> None:
    async def run() -> None:
        async with Client(server()) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            reading = {name for name, tool in tools.items() if tool.annotations and tool.annotations.read_only_hint}
            assert tools.keys() - reading == {"new_game", "play"}
            for tool in tools.values():
                assert tool.description and all(
                    "description" in one or "default" in one for one in tool.input_schema["properties"].values()
                )

    asyncio.run(run())


def test_the_games_are_listed() -> None:
    async def script(ask: Ask, refused: Ask) -> None:
        games = json.loads(await ask("list_games"))
        assert {"citadels", "valeria"} <= {game["name"] for game in games["games"]}
        assert games["languages"] == ["en", "pt-BR", "it", "es"]

    talk(script)


# ---- the program -----------------------------------------------------------------------------------------------------


def run_agent(*arguments: str) -> Sequence[str]:
    done = subprocess.run(
        [sys.executable, str(AGENT), *arguments], capture_output=True, text=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_page_shows_a_game_as_it_is_played() -> None:
    """The transcript on the page is an excerpt of the command's output; … stands for omitted lines."""
    page = PAGE.read_text(encoding="utf-8")
    (block,) = re.findall(r"^```\n\$ python mcp_agent\.py (.*)\n([\s\S]*?)^```$", page, re.MULTILINE)
    said = "\n".join(run_agent(*block[0].split()))
    at = 0
    parts = [part.strip("\n") for part in re.split(r"^…$", block[1], flags=re.MULTILINE)]
    assert len(parts) > 3
    for part in parts:
        found = said.find(part, at)
        assert found >= 0, f"not in the output, or not in this order:\n{part}"
        at = found + len(part)
    assert said.rstrip().endswith(parts[-1])


def test_a_model_is_any_command() -> None:
    """The output of ``echo`` is rarely a valid answer; after three invalid ones, the agent chooses the first option."""
    said = run_agent("citadels", "--bots", "random", "--seed", "1", "--model", "echo 'I like gold'")
    assert said[-2].startswith("Reward: ")
    assert sum("is not one of the choices" in line for line in said) > 30


def test_without_the_sdk_the_command_names_the_extra() -> None:
    code = (
        "import sys; from importlib import util; found = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'mcp' else found(name, *rest)\n"
        "from burgrave.__main__ import main; sys.argv = ['burgrave', 'mcp']; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr == "burgrave: This needs mcp: pip install 'burgrave[mcp]'.\n"
