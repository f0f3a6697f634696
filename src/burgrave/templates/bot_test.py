"""The bot plays whole games by the rules, and wins more often than random players."""

from typing import Any

import pytest

from burgrave.arena import arena


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_it_beats_random_players(game: str) -> None:
    bots = ["burgrave.templates.bot:make", "random", "random", "random"]
    played: Any = arena(game, bots, deals=20, seed=1).as_json()
    bot = played["bots"][0]
    assert bot["failures"] == 0  # such as an illegal action
    assert bot["win_share"] > 0.25
