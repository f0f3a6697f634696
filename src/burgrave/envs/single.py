"""Gymnasium environment for one seat of a game; bots play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgrave.envs.needed import need

need("envs", "numpy", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from burgrave.bots import Bot, bot_named, close  # noqa: E402
from burgrave.envs.setting import METADATA, Seeds, Setting, array_of, render_mode_of  # noqa: E402
from burgrave.envs.spaces import observation_space  # noqa: E402
from burgrave.kernel.arrays import Marks  # noqa: E402
from burgrave.kernel.errors import IllegalAction, SetupError  # noqa: E402
from burgrave.kernel.fields import short  # noqa: E402
from burgrave.kernel.rng import Rng  # noqa: E402
from burgrave.kernel.state import State, seat_of  # noqa: E402

__all__ = ["LegalActions", "SeatEnv"]

Look = dict[str, NDArray[Any]]
RANDOM = "random"


class LegalActions(spaces.Discrete):
    """Action space whose ``sample`` returns a legal action unless the caller passes a mask or probabilities."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class SeatEnv(gymnasium.Env[Look, np.int64]):
    """One game of ``game``, played from ``seat``; ``options`` as in ``burgrave.new``.

    ``bots`` names the bots in the other seats (see ``burgrave.bots.bots_of``): one name for all seats, or one per seat,
    starting with the next seat. Observations are the same as in the PettingZoo environments. The reward is 0 until the
    game ends; the final reward is the seat's win share. ``info`` contains the ``action_mask``. An illegal action loses
    the game with reward 0, and ``info`` contains ``illegal_action``; with ``illegal_loses=False``, it raises
    IllegalAction and changes nothing. Bots are closed at the end of their game, or by ``close``.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        illegal_loses: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode_of(render_mode)
        self.setting = Setting(game, options)
        players = self.setting.players
        self.seat = int(seat_of(seat, players))
        names = _names_in(bots, players - 1)
        self.illegal_loses = illegal_loses
        self._names = {(seat + 1 + place) % players: name for place, name in enumerate(names)}
        self._legal = LegalActions(len(self.setting.actions.ids))
        self.action_space = self._legal
        self.observation_space: spaces.Space[Any] = observation_space(self.setting)
        self._seeds = Seeds()
        self._state: State | None = None
        self._bots: dict[int, Bot] = {}
        for name in sorted({*names} - {RANDOM}):
            bot_named(game, name, 0)  # fail early on unknown names

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Look, dict[str, Any]]:
        """Start a new game and play up to the seat's first decision; a given seed also determines all later games.

        Raise SetupError if ``options`` contains an option of the game; other options are ignored.
        """
        self.setting.check_reset(options)
        super().reset(seed=seed)
        self._close_bots()
        number = self._seeds.next(seed)
        self._rng = Rng(number)
        game = self.setting.game.name
        self._bots = {
            seat: bot_named(game, name, f"{number} {seat}") for seat, name in self._names.items() if name != RANDOM
        }
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
            self._close_bots()
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
        """Return the seat's view as text, one fact per line; in mode ``human``, print it instead."""
        return self.setting.render(self._begun(), self.seat, self.render_mode)

    def close(self) -> None:
        """Drop the game and close its bots; ``reset`` can start a new game afterward."""
        self._state = None
        self._close_bots()

    def _close_bots(self) -> None:
        for bot in self._bots.values():
            close(bot)
        self._bots = {}

    def _begun(self) -> State:
        if self._state is None:
            raise RuntimeError("No game is in progress; call reset first.")
        return self._state

    def _shown(self, state: State) -> tuple[Look, dict[str, Any]]:
        """Return the observation and the info; in render mode ``human``, also print the table."""
        if self.render_mode == "human":
            self.render()
        look = self._look(state)
        return look, {"action_mask": look["action_mask"]}

    def _look(self, state: State) -> Look:
        look = self.setting.look(state, self.seat)
        if self._lost:
            look["action_mask"] = array_of(Marks(self.setting.actions.size))
        self._legal.legal = look["action_mask"]
        return look

    def _play_others(self, state: State) -> None:
        while not state.is_over() and not state.is_open(self.seat):
            seat = state.to_act()
            bot = self._bots.get(seat)
            if bot is None:
                legal = state.legal(seat)
                state.apply(seat, legal[self._rng.below(len(legal))])
            else:
                state.apply(seat, bot.choose(state.seat(seat, self._rng)))
        if state.is_over():
            self._close_bots()


def _names_in(bots: object, seats: int) -> list[str]:
    """Return one bot name for each of the other seats; raise SetupError if the number of names is wrong."""
    names = [bots] * seats if isinstance(bots, str) else bots
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise SetupError(f"Bots must be a name or a list of names, not {short(bots)}.")
    if len(names) != seats:
        raise SetupError(f"{seats} other seats need {seats} bots, not {len(names)}.")
    return list(names)
