"""Missing packages of an extra are reported in one line; Burgrave itself needs none of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, TypedDict

import pytest

from burgrave.kernel.arrays import Tensor
from burgrave.kernel.errors import MalformedAction, SetupError
from burgrave.kernel.facts import Facts, seat
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.observing import Batch, Encoder, action_map, encoder_of
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "liars_dice" / "src"
WITHOUT = """
import sys
from importlib import util
found = util.find_spec
util.find_spec = lambda name, *rest: None if name == {package!r} else found(name, *rest)
try:
    import {module}
except ModuleNotFoundError as error:
    print(error)
"""


def said(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    "module,package,extra",
    [
        ("burgrave.envs.citadels_v0", "pettingzoo", "envs"),
        ("burgrave.envs.single", "gymnasium", "envs"),
        ("burgrave.envs.vector", "numpy", "envs"),
        ("burgrave.envs.transitions", "numpy", "envs"),
        ("burgrave.envs.spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_asked_for(module: str, package: str, extra: str) -> None:
    line = f"This environment needs the package {package}; install it with: pip install 'burgrave[{extra}]'."
    assert said(WITHOUT.format(module=module, package=package)) == line


def test_nothing_else_imports_them() -> None:
    code = (
        "import sys, burgrave, burgrave.bots, burgrave.study, burgrave.kernel.observing; print('numpy' in sys.modules)"
    )
    assert said(code) == "False"


class Shown(TypedDict):
    """View whose only field is the one that ``Dice`` encodes."""

    to_act: Annotated[int, seat("who decides now")]


class Dice(Encoder):
    """Encoder in plain Python; games in other packages may provide such encoders."""

    def __init__(self, players: int) -> None:
        super().__init__(players, 1, Facts(Shown))
        self.turn = self.lay("to_act")

    def write(self, state: State, seat: i64, out: Tensor, at: i64) -> None:
        out.set(at + self.turn + self.far(state.to_act(), seat), 1)


def test_a_third_game_brings_its_own_or_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from liars_dice.game import LIARS_DICE

    unobserved = Game("bare", 1, LIARS_DICE.options, LIARS_DICE.events, LIARS_DICE.actions)
    assert encoder_of(LIARS_DICE, 3).size > 3
    with pytest.raises(SetupError, match=r" has no observation part, which environments need\.$"):
        encoder_of(unobserved, 3)
    actions = action_map(LIARS_DICE, {})
    batch = Batch(LIARS_DICE, {"players": 3}, Dice(3), actions, 2)
    batch.reset(1)
    with pytest.raises(MalformedAction, match=r"^An action is a whole number from 0 to \d+, not 65535 in game 1\.$"):
        batch.step(batch.actions.legal(batch.state(0), 0)[0].to_bytes(2, "little") + b"\xff\xff")
    rng = Rng(1)
    ended = 0
    while not ended:
        assert [batch.observations.get(place) for place in range(6)] == [1, 0, 0, 1, 0, 0]
        batch.choose(rng)
        chosen: Any = batch.chosen.buffer()
        batch.step(bytes(chosen))
        ended += len(batch.ended)
    assert sum(batch.returns[0]) == 1
