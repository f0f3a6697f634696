"""The bots that play by a net: the same moves on both cores, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import burgrave
from burgrave import Rng
from burgrave.bots import bot_named
from burgrave.games.valeria.learned.shipped import SHIPPED
from burgrave.kernel.errors import RecordError, SetupError

_REPLAY = """
import json, sys
import burgrave
from burgrave import Rng
from burgrave.bots import bot_named
from burgrave.build_info import core
game, players, spec, moves = json.loads(sys.argv[1])
state = burgrave.new(game, players=players, scenario="random", seed="both cores")
bot = bot_named(game, spec, "both cores")
played = []
while len(played) < moves:
    seat = state.to_act()
    action = bot.choose(state.seat(seat, Rng(len(played))))
    if len(state.legal(seat)) > 1:
        played.append(action)
    state.apply(seat, action)
print(json.dumps([core(), played]))
"""


def _played(run: Callable[..., str], players: int, spec: str, moves: int) -> tuple[str, list[int]]:
    core, played = json.loads(run("-c", _REPLAY, json.dumps(["valeria", players, spec, moves])))
    return core, played


@pytest.mark.parametrize(
    ("players", "spec", "moves"), [(2, "net", 10), (2, "search:4it:net=FILE", 3), (4, "search:4it:net=FILE", 3)]
)
def test_both_cores_make_the_same_moves(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str], players: int, spec: str, moves: int
) -> None:
    spec = spec.replace("FILE", SHIPPED.path())
    compiled = _played(run_compiled, players, spec, moves)
    plain = _played(run_interpreted, players, spec, moves)
    assert (compiled[0], plain[0]) == ("compiled", "interpreted")
    assert compiled[1] == plain[1]
    assert len(plain[1]) == moves


def test_a_search_by_hand_is_not_one_by_the_net() -> None:
    state = burgrave.new("valeria", players=2, seed=1)
    seat = state.seat(state.to_act(), Rng(1))
    for net in ("none", SHIPPED.path()):
        assert bot_named("valeria", f"search:4it:net={net}", 1).choose(seat) in seat.legal()


def test_a_net_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for spec in (f"net:{tmp_path}/none.net", f"search:4it:net={tmp_path}/none.net"):
        with pytest.raises(SetupError, match=r"none\.net cannot be read: No such file"):
            bot_named("valeria", spec, 1)


def test_a_net_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="train one anew"):
        bot_named("citadels", f"search:4it:net={SHIPPED.path()}", 1)
