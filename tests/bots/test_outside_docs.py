"""The page on writing bots: its session, programs and protocol exchange work as shown."""

import doctest
import json
import os
import re
import sys
from pathlib import Path

import pytest
from tests.bots.outsiders import command, play, python, seat_of

from burgrave.bots import external as messages
from burgrave.bots.external import ProgramBot, factory_bot
from burgrave.games import BUILT_IN
from burgrave.games.citadels.rules.events import ARGUMENTS
from burgrave.kernel.registry import game_named

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_session_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole session runs in a folder that contains only the files created on the page."""
    names = re.findall(r"^Save this as `(\w+\.py)`", PAGE, re.MULTILINE)
    for name, source in zip(names, blocks("python"), strict=True):
        (tmp_path / name).write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "builder", raising=False)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    session = doctest.DocTestParser().get_doctest("\n".join(blocks("pycon")), {}, "page", "write-a-bot.md", 0)
    assert len(session.examples) > 12
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert result.failed == 0, "".join(said)


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_python_bot_of_the_page_plays(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (source,) = [block for block in blocks("python") if "def make(" in block]
    (tmp_path / "builder.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "builder", raising=False)
    assert play(game, factory_bot(game, "builder:make", 1), players=2, seed=1).is_over()
    monkeypatch.delitem(sys.modules, "builder")


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_program_of_the_page_plays(game: str, tmp_path: Path) -> None:
    (source,) = [block for block in blocks("python") if "sys.stdin" in block]
    script = tmp_path / "program.py"
    script.write_text(source, encoding="utf-8")
    bot = ProgramBot(game, command(script), 1)
    state = play(game, bot, players=2, seed=1)
    bot.close()
    assert state.is_over() and bot.name == "Anything"


def test_the_exchange_has_the_real_fields() -> None:
    """In the exchange on the page, views are abbreviated to ``{...}``."""
    (exchange,) = [block for block in blocks("") if block.startswith("> ")]
    game = game_named("citadels")
    lines = [(line[0], json.loads(line[2:].replace("{...}", "{}"))) for line in exchange.splitlines()]
    asked: list[int] = []
    number = 0
    for who, message in lines:
        if who == "<":
            line = json.dumps(message).encode()
            if message["type"] == "hello":
                assert messages.name_in(line) == message["name"]
            else:
                assert messages.play_in(line, game, number, asked) in asked
            continue
        sent: dict[str, bytes] = {
            "hello": messages.hello(game, 7, 5.0),
            "decide": messages.decide(game, seat_of(), 1, [game.parse("cards")], [], 0, 5.0),
            "bye": messages.BYE,
        }
        assert [*message] == [*json.loads(sent[message["type"]])]
        if message["type"] == "decide":
            number = message["id"]
            asked = [option["action"] for option in message["legal"]]
            assert [game.notation(action) for action in asked] == [option["notation"] for option in message["legal"]]
            names = dict(ARGUMENTS.values())
            for event in message["events"]:
                assert set(event) == {"event", *names[event["event"]]}
        if message["type"] == "hello":
            assert message == json.loads(sent["hello"])


def test_the_examples_of_the_repository_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    factory_bot("citadels", "examples.bots.lookahead:make", 1).prepare()
    bot = ProgramBot("citadels", python(ROOT / "examples" / "bots" / "program.py"), 1)
    bot.prepare()
    bot.close()
