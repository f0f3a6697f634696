"""While an answer is on its way to the server, the page says that it is busy and takes no other."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute
from tests.browser.player import Mouse, Player
from tests.browser.scene import Scene
from tests.browser.tables import begin_table
from tests.browser.test_fit import sample_of
from tests.browser.told import Told

ASKED = [
    ("citadels", "2016-5p-pick"),
    ("citadels", "2016-5p-drawn"),
    ("citadels", "2016-5p-main-late"),
    ("valeria", "4p-duke"),
    ("valeria", "4p-act-late"),
]
"""Samples of tables that ask, each in another part of its page."""


@dataclass
class Withheld(Told):
    """Lets no answer of the page reach the server."""

    acts: list[dict[str, Any]] = field(default_factory=list)

    def pass_on(self, said: str | bytes, server: WebSocketRoute) -> None:
        message: dict[str, Any] = json.loads(said)
        if message["t"] == "act":
            self.acts.append(message)
        else:
            super().pass_on(said, server)

    def refuse(self) -> None:
        """Say that the last answer came too late."""
        assert self.page
        self.page.send(json.dumps({"t": "error", "id": self.acts[-1]["id"], "code": "stale", "detail": "Too late."}))


@pytest.mark.parametrize(("game", "sample"), ASKED)
def test_nothing_else_is_answered_meanwhile(scene: Scene, game: str, sample: str) -> None:
    ana = scene.person("Ana")
    withheld = Withheld(sample_of(game, sample))
    ana.hear(withheld)
    ana.visit(f"#/room/{begin_table(ana, game, bots=len(withheld.sample['names']) - 1)}")
    player = Player(ana, Mouse(), seed=2)
    ana.wait_for(lambda: bool(player.look()["mine"]), "the question")
    assert player.strike()
    assert len(withheld.acts) == 1
    assert player.look()["busy"]
    assert not player.strike()
    assert len(withheld.acts) == 1
    withheld.refuse()
    ana.wait_for(lambda: bool(player.look()["mine"]), "the question, once more")
