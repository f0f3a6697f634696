"""While an action is awaiting its response, the page shows that it is busy and accepts no other action."""

from __future__ import annotations

import pytest
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
"""Sample tables, each of which asks for a decision in a different part of the page."""


@pytest.mark.parametrize(("game", "sample"), ASKED)
def test_nothing_else_is_answered_meanwhile(scene: Scene, game: str, sample: str) -> None:
    ana = scene.person("Ana")
    told = Told(sample_of(game, sample), withholds="act")
    ana.hear(told)
    ana.visit(f"#/room/{begin_table(ana, game, bots=len(told.sample['names']) - 1)}")
    player = Player(ana, Mouse(), seed=2)
    ana.wait_for(lambda: bool(player.look()["mine"]), "the question")
    assert player.strike()
    assert len(told.withheld) == 1
    assert player.look()["busy"]
    assert not player.strike()
    assert len(told.withheld) == 1
    told.answer({"t": "error", "code": "stale", "detail": "Too late."})
    ana.wait_for(lambda: bool(player.look()["mine"]), "the question, once more")
