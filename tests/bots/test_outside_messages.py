"""Messages to external programs contain exactly what the program's seat may know."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.bots.outsiders import play, talker

import burgrave
from burgrave.bots.external import ProgramBot
from burgrave.games import BUILT_IN
from burgrave.kernel.events import Event
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

KEEPS_ALL = """
def answer(message):
    with open("heard.jsonl", "a") as file:
        file.write(line)
    say(type="play", id=message["id"], action=message["legal"][message["id"] % len(message["legal"])]["action"])

def greet(message):
    with open("heard.jsonl", "a") as file:
        file.write(line)
    say(type="hello", name="Talker")
"""


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_program_is_sent_what_its_seat_may_know_and_nothing_else(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asked: list[tuple[object, list[int], int]] = []

    def look(state: State, seat: int) -> None:
        view = json.loads(json.dumps(state.view(seat)))
        asked.append((view, state.legal(seat), len(state.events_for(seat))))

    bot = ProgramBot(game, talker(tmp_path, KEEPS_ALL), "any seed", 4)
    play(game, bot, players=3, seed=5, look=look)
    bot.close()
    hello, *heard = [json.loads(line) for line in Path("heard.jsonl").read_text("utf-8").splitlines()]
    rules = burgrave.game_named(game).rules_version
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": game,
        "rules_version": rules,
        "limit_ms": 4000,
        "seed": "any seed",
    }
    assert len(heard) == len(asked)
    shown = 0
    for number, (message, (view, legal, events)) in enumerate(zip(heard, asked, strict=True), 1):
        notation = burgrave.game_named(game).notation
        assert (message["type"], message["id"], message["seat"], message["limit_ms"]) == ("decide", number, 0, 4000)
        assert message["view"] == view
        assert message["legal"] == [{"action": action, "notation": notation(action)} for action in legal]
        assert message["events_from"] == shown
        shown += len(message["events"])
        assert shown == events


@pytest.mark.long
def test_events_are_told_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = []
    for game, seed in (("citadels", 5), ("valeria", 6)):
        bot = ProgramBot(game, talker(tmp_path, KEEPS_ALL), 1)
        play(game, bot, players=3, seed=seed)
        bot.close()
    for line in Path("heard.jsonl").read_text("utf-8").splitlines():
        told += json.loads(line).get("events", [])
    found = {event["event"]: event for event in told}
    view: Any = burgrave.new("citadels", players=3, seed=5).view(0)
    assert found["picked_character"]["character"] in view["cast"]
    assert isinstance(found["build"]["district"], str) and isinstance(found["build"]["gold"], int)
    assert all(1 <= die <= 6 for die in found["rolled"]["die"]) and len(found["rolled"]["die"]) == 2
    assert found["gains"]["resource"] in ("gold", "strength", "magic", "vp")


def test_after_a_decision_was_taken_back_the_events_go_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = ProgramBot("citadels", talker(tmp_path, KEEPS_ALL), 1)
    shown = []
    for pick in (0, 1):
        state = burgrave.new("citadels", players=2, seed=1)
        first = state.to_act()
        state.apply(first, state.legal(first)[pick])
        while state.to_act() != first:
            state.apply(state.to_act(), state.legal(state.to_act())[-1])
        bot.choose(state.seat(first, Rng(1)))
        shown.append(state.events_for(first))
    bot.close()
    heard = [json.loads(line) for line in Path("heard.jsonl").read_text("utf-8").splitlines()]
    both = common(*shown)
    assert 0 < both < len(shown[0])
    assert [message["events_from"] for message in heard[1:]] == [0, both]
    assert len(heard[2]["events"]) == len(shown[1]) - both


def common(one: list[Event], other: list[Event]) -> int:
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
