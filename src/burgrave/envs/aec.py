"""PettingZoo AEC environment for every game that has observations."""

from __future__ import annotations

from typing import Any

from burgrave.envs.needed import need

need("envs", "numpy", "gymnasium", "pettingzoo")

from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

from burgrave.envs.setting import METADATA, Look, Seeds, Setting, render_mode_of  # noqa: E402
from burgrave.envs.spaces import LegalActions, observation_space, state_space  # noqa: E402
from burgrave.kernel.state import State  # noqa: E402

__all__ = ["AECEnv", "GameEnv", "Look", "ordered"]


class GameEnv(AECEnv[str, Look, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One game with agents ``seat_0``, ``seat_1`` and so on; ``options`` as in ``burgrave.new``.

    An observation is a dict of two read-only vectors: ``observation`` (int16, or float32 in [0, 1] if ``normalized``)
    and ``action_mask`` (int8). Rewards are 0 until the game ends; each seat's final reward is its win share. An illegal
    action raises IllegalAction and changes nothing.
    """

    def __init__(
        self, name: str, game: str, options: dict[str, Any], render_mode: str | None = None, normalized: bool = False
    ) -> None:
        super().__init__()
        self.metadata = {"name": name, **METADATA, "is_parallelizable": False}
        self.render_mode = render_mode_of(render_mode)
        self.setting = Setting(game, options, normalized)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.setting)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        size = len(self.setting.actions.ids)
        self.action_spaces = {agent: LegalActions(size) for agent in self.possible_agents}
        self.state_space: spaces.Space[Any] = state_space(self.setting)
        self._seeds = Seeds()
        self._state: State | None = None

    @property
    def game_state(self) -> State:
        """The full game state, including hidden information; for inspection, not for agents."""
        if self._state is None:
            raise RuntimeError("No game is in progress; call reset first.")
        return self._state

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """Return the observation space, which is the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return an agent's action space; ``sample`` returns a legal action. docs/envs lists the actions."""
        space = self.action_spaces[agent]
        if self._state is not None:
            space.legal = self.setting.mask(self._state, self._seat_of[agent])
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; a given seed also determines all later games.

        Raise SetupError if ``options`` contains an option of the game; other options are ignored.
        """
        self.setting.check_reset(options)
        self._state = self.setting.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.to_act()]
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return the observation, reward, termination, truncation and info of the selected agent."""
        _ = self.game_state  # raises RuntimeError if no game is in progress
        last: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return last

    def observe(self, agent: str) -> Look:
        """Return an agent's observation; its mask is all 0 unless the agent may act."""
        return self.setting.look(self.game_state, self._seat_of[agent])

    def state(self) -> NDArray[Any]:
        """Return the observations of all seats in one vector, starting with ``seat_0``; for a centralized critic.

        The vector contains everything that at least one seat knows. It leaves out the order of cards that no seat
        knows, because that order is pure chance.
        """
        return self.setting.observe_all(self.game_state).reshape(-1)

    def step(self, action: int | None) -> None:
        """Play an action for the selected agent; ``action`` must be None once the game is over."""
        state = self.game_state
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.setting.play(state, self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        following = state.to_act()
        if following >= 0:
            self.agent_selection = self.possible_agents[following]
        else:
            self._finish(state)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the spectators' view as text, one fact per line; in mode ``human``, print the table instead."""
        return self.setting.render(self.game_state, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment has no resources to release."""

    def _finish(self, state: State) -> None:
        self.rewards = dict(zip(self.agents, state.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


def ordered(env: GameEnv) -> AECEnv[str, Look, int]:
    """Return the environment in PettingZoo's order-enforcing wrapper."""
    return OrderEnforcingWrapper(env)
