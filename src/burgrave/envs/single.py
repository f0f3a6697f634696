"""Gymnasium environment for one seat of a game; bots or policies play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from burgrave.envs.needed import need

need("envs", "numpy", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from burgrave.envs.opponents import RANDOM, Opponent, Opponents, Policy  # noqa: E402
from burgrave.envs.setting import METADATA, Look, Seeds, Setting, array_of, render_mode_of  # noqa: E402
from burgrave.envs.spaces import LegalActions, observation_space  # noqa: E402
from burgrave.kernel.arrays import Marks  # noqa: E402
from burgrave.kernel.errors import IllegalAction, SetupError  # noqa: E402
from burgrave.kernel.rng import Rng  # noqa: E402
from burgrave.kernel.state import State, seat_of  # noqa: E402

__all__ = ["LegalActions", "Look", "Opponent", "Policy", "SeatEnv"]

ANY: Final = "random"  # seat drawn for each game


class SeatEnv(gymnasium.Env[Look, np.int64]):
    """One game of ``game``, played from ``seat``; ``options`` as in ``burgrave.new``.

    With ``seat="random"``, each game is played from a random seat. ``bots`` are the opponents: one for all other seats,
    or one per seat, starting with the next seat. An opponent is the name of a bot (see ``burgrave.bots.bots_of``), a
    ``Bot``, or a ``Policy``. With ``pool``, a list of opponents, the opponent in each other seat is drawn from it for
    every game. The seat and the opponents drawn depend only on the seed.

    Observations are the same as in the PettingZoo environments; with ``normalized``, they are float32 in [0, 1]. The
    reward is 0 until the game ends; the final reward is the seat's win share. ``info`` contains the ``action_mask`` and
    the ``seat``. An illegal action loses the game with reward 0, and ``info`` contains ``illegal_action``; with
    ``illegal_loses=False``, it raises IllegalAction and changes nothing. Bots created from their names are closed at
    the end of their game, or by ``close``.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seat: int | Literal["random"] = 0,
        bots: Opponent | Sequence[Opponent] | None = None,
        illegal_loses: bool = True,
        render_mode: str | None = None,
        *,
        pool: list[Opponent] | None = None,
        normalized: bool = False,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode_of(render_mode)
        self.setting = Setting(game, options, normalized)
        self._any_seat = seat == ANY
        self.seat = 0 if self._any_seat else int(seat_of(seat, self.setting.players))
        if bots is not None and pool is not None:
            raise SetupError("Opponents come from bots or from pool, not from both.")
        self.pool = pool  # read again by each reset, so the caller may change it
        self._opponents = Opponents(self.setting, RANDOM if bots is None else bots, pool)
        self.illegal_loses = illegal_loses
        self._legal = LegalActions(len(self.setting.actions.ids))
        self.action_space = self._legal
        self.observation_space: gymnasium.spaces.Space[Any] = observation_space(self.setting)
        self._seeds = Seeds()
        self._state: State | None = None

    @property
    def opponents(self) -> dict[int, Opponent]:
        """Opponents in the current game, keyed by seat."""
        return {**self._opponents.seated}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Look, dict[str, Any]]:
        """Start a new game and play up to the seat's first decision; a given seed also determines all later games.

        Raise SetupError if ``options`` contains an option of the game; other options are ignored.
        """
        self.setting.check_reset(options)
        super().reset(seed=seed)
        number = self._seeds.next(seed)
        self._rng = Rng(number)
        if self._any_seat:
            self.seat = int(Rng(f"{number} seat").below(self.setting.players))
        self._opponents.begin(self.seat, number)
        self._lost = False
        self._state = self.setting.new(number)
        self._play_others(self._state)
        return self._shown(self._state)

    def step(self, action: np.int64 | int) -> tuple[Look, float, bool, bool, dict[str, Any]]:
        """Play an action, followed by the bots' actions up to the seat's next decision or the end of the game."""
        state = self._begun()
        if self._lost or state.is_over():
            raise IllegalAction("The game is over; there are no legal actions.")
        number = self.setting.number(action)
        if self.illegal_loses and number not in self.setting.actions.legal(state, self.seat):
            self._lost = True
            self._opponents.close()
            look, info = self._shown(state)
            return look, 0.0, True, False, {**info, "illegal_action": True}
        self.setting.play(state, self.seat, number)
        self._play_others(state)
        over = state.is_over()
        look, info = self._shown(state)
        return look, state.returns()[self.seat] if over else 0.0, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions as booleans, the format that MaskablePPO in sb3-contrib expects."""
        return self._look(self._begun())["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """Return the seat's view as text, one fact per line; in mode ``human``, print the table instead."""
        return self.setting.render(self._begun(), self.seat, self.render_mode)

    def close(self) -> None:
        """Drop the game and close its bots; ``reset`` can start a new game afterward."""
        self._state = None
        self._opponents.close()

    def _begun(self) -> State:
        if self._state is None:
            raise RuntimeError("No game is in progress; call reset first.")
        return self._state

    def _shown(self, state: State) -> tuple[Look, dict[str, Any]]:
        """Return the observation and the info of a step; in render mode ``human``, also print the table."""
        if self.render_mode == "human":
            self.render()
        look = self._look(state)
        return look, {"action_mask": look["action_mask"], "seat": self.seat}

    def _look(self, state: State) -> Look:
        look = self.setting.look(state, self.seat)
        if self._lost:
            look["action_mask"] = array_of(Marks(self.setting.actions.size))
        self._legal.legal = look["action_mask"]
        return look

    def _play_others(self, state: State) -> None:
        while not state.is_over() and not state.is_open(self.seat):
            self._opponents.play(state, state.to_act(), self._rng)
        if state.is_over():
            self._opponents.close()
