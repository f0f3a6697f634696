"""OpenSpiel adapter: importing this module makes ``pyspiel.load_game("burgrave_citadels(players=4)")`` work.

All randomness comes first: chance nodes draw the digits of the game's seed, which determines all later shuffles and
rolls. A serialized state contains its position, so it is restored exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.envs.needed import need

need("openspiel", "numpy", "pyspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from burgrave.envs.setting import Setting  # noqa: E402
from burgrave.kernel.errors import IllegalAction, SetupError  # noqa: E402
from burgrave.kernel.game import Game  # noqa: E402
from burgrave.kernel.options import FLAG, NAME, NAMES, NUMBER, SEAT, Option  # noqa: E402
from burgrave.kernel.registry import game_named  # noqa: E402
from burgrave.kernel.rng import Rng  # noqa: E402
from burgrave.kernel.state import State  # noqa: E402

__all__ = ["SpielGame", "SpielState", "load", "offer"]

PREFIX: Final = "burgrave_"
DIGIT: Final = 32  # outcomes of a chance node, equally likely; OpenSpiel enumerates them
DIGITS: Final = 8  # chance nodes per game, so there are 2^40 seeds
LONGEST: Final = 100_000  # bound on the decisions of a game, far above that of random games
KEY_BITS: Final = 256
_UNSET: Final = -1  # numeric option that is not given
_EDITION: Final = "edition-"  # prefix of all-digit names, which OpenSpiel would parse as numbers


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel game; its parameters are the options of ``burgrave.new``, and lists of names are joined by ``+``."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        about = game_named(name)
        options = {
            option.name: _value(option, params) for option in about.options if _value(option, params) is not None
        }
        self.setting = Setting(name, options)
        players = self.setting.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions.ids),
            max_chance_outcomes=DIGIT,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(about, players), info, params)

    def new_initial_state(self) -> SpielState:
        """Return the root, which is the first chance node."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer, which observes information states if ``iig_obs_type`` asks for perfect recall."""
        if params:
            raise SetupError(f"Observers have no parameters; {params!r} were given.")
        recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        return Observer(self.setting, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Game in progress; ``state`` is None until the seed is complete."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._setting = game.setting
        self._seed: list[int] = []  # digits drawn so far
        self.state: State | None = None

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's id for a chance node or a terminal state."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.state.to_act()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible next digits of the seed, all equally likely, with their probabilities."""
        return [(digit, 1 / DIGIT) for digit in range(DIGIT)]

    def is_chance_node(self) -> bool:
        """Return True until the seed is complete."""
        return self.state is None

    # OpenSpiel would call Python back four times for a list of legal actions.
    def legal_actions(self, *player: int) -> list[int]:
        """Return the sorted legal actions of ``player``, by default of the seat to act."""
        state = self.state
        if player or state is None:
            found: list[int] = super().legal_actions(*player)
            return found
        seat = state.to_act()
        return self._setting.actions.legal(state, seat) if seat >= 0 else []

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else self._setting.actions.legal(self.state, player)

    def _apply_action(self, action: int) -> None:
        state = self.state
        if state is None:
            self._seed.append(action)
            if len(self._seed) == DIGITS:
                seed = sum(digit * DIGIT**place for place, digit in enumerate(self._seed))
                self.state = self._setting.new(seed, True)
            return
        ids = self._setting.actions.ids
        if 0 <= action < len(ids):
            try:
                state.apply(state.to_act(), ids[action])
                return
            except IllegalAction:
                pass  # ``play`` lists the numbers of the legal actions
        self._setting.play(state, state.to_act(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed digit {action}" if player < 0 else self._setting.text(action)

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.to_act() < 0

    def returns(self) -> list[float]:
        """Return each seat's win share, or all zeros until the game is over."""
        return [0.0] * self._setting.players if self.state is None else self.state.returns()

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> SpielState:
        """Sample a state from the player's information set; ``draw`` returns random numbers from 0 to 1.

        The sample has the same history as this state, although its hidden cards differ.
        """
        sampled: SpielState = self.clone()
        if self.state is not None:
            sampled.state = self.state.sample(player, Rng(f"{draw()} {draw()}"), True)
        return sampled

    def __deepcopy__(self, _memo: object) -> SpielState:
        copied: SpielState = self.clone()
        return copied

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return _read, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        return f"before the game {self._seed}" if self.state is None else f"{self.state!r} {self.state.digest()}"


def _read(game: str, history: str) -> SpielState:
    state: SpielState = pyspiel.load_game(game).deserialize_state(history)
    return state


class Observer:
    """Observer that writes a player's observation to ``tensor`` as float32.

    With perfect recall, the 256-bit information key follows the observation.
    """

    def __init__(self, setting: Setting, recall: bool) -> None:
        self._recall = recall
        size = setting.encoder.size
        self._setting = setting
        self.tensor: NDArray[np.float32] = np.zeros(size + KEY_BITS * recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["information_key"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of ``player``, or zeros if the game has not started."""
        self.tensor.fill(0)
        if state.state is None:
            return
        self.dict["observation"][:] = self._setting.observe(state.state, player)
        if self._recall:
            key = np.frombuffer(state.state.information_key(player), np.uint8)
            self.dict["information_key"][:] = np.unpackbits(key)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the information state (with perfect recall) or the view of ``player`` as text."""
        if state.state is None:
            return ""
        return state.state.information_state(player) if self._recall else repr(state.state.view(player))


# ---- parameters ------------------------------------------------------------------------------------------------------


def _value(option: Option, params: dict[str, Any]) -> object:
    given = params.get(option.name)
    if given is None or given == "" or (option.kind in (NUMBER, SEAT) and given == _UNSET):
        return None
    if option.kind == NAMES:
        return str(given).split("+")
    return str(given).removeprefix(_EDITION) if option.kind == NAME else given


def _defaults(option: Option) -> Any:
    if option.kind == FLAG:
        return bool(option.default)
    if option.kind in (NUMBER, SEAT):
        return _UNSET if option.default is None else option.default
    if option.kind == NAMES or option.default is None:
        return ""
    name = str(option.default)
    return f"{_EDITION}{name}" if name.isdigit() else name


def _type_of(game: Game, players: int) -> Any:
    """Return OpenSpiel's description of a game; only solo games are not constant-sum."""
    least, most = game.seats()
    utility = pyspiel.GameType.Utility.CONSTANT_SUM if players > 1 else pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={option.name: _defaults(option) for option in game.options},
    )


def load(text: str) -> SpielGame:
    """Return ``pyspiel.load_game(text)``, typed as a ``SpielGame``."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def offer(name: str) -> None:
    """Register a game with OpenSpiel as ``burgrave_`` followed by its name."""

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    game = game_named(name)
    pyspiel.register_game(_type_of(game, game.seats()[0]), Loaded)


for _name in ("citadels", "valeria"):
    offer(_name)
