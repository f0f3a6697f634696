"""Game configuration and seeds, shared by all environments."""

from __future__ import annotations

import io
import secrets
import sys
from typing import Any, Final, overload

import numpy as np
from numpy.typing import NDArray

from burgrave.kernel.arrays import Marks, Tensor
from burgrave.kernel.errors import IllegalAction, SetupError
from burgrave.kernel.facts import ENDLESS
from burgrave.kernel.fields import short, whole
from burgrave.kernel.observing import action_map, encoder_of, refusal
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

METADATA: Final[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 4}
LANGUAGE: Final = "en"  # of rendered text

Look = dict[str, NDArray[Any]]
"""Observation of a seat: ``observation`` (int16, or float32 if normalized) and ``action_mask`` (int8)."""


def render_mode_of(mode: object) -> str | None:
    """Validate a render mode and return it; raise SetupError if it is unknown."""
    modes: list[str] = METADATA["render_modes"]
    if mode is None or (isinstance(mode, str) and mode in modes):
        return mode
    raise SetupError(f"The render mode must be None, {' or '.join(map(repr, modes))}, not {short(mode)}.")


@overload
def array_of(shown: Tensor) -> NDArray[np.int16]: ...
@overload
def array_of(shown: Marks) -> NDArray[np.int8]: ...
def array_of(shown: Tensor | Marks) -> NDArray[Any]:
    """Return a read-only array that shares memory with a tensor or mask from the core."""
    buffer: Any = shown.buffer()  # Python 3.11 has no type for buffers
    return np.frombuffer(buffer, np.int16 if isinstance(shown, Tensor) else np.int8)


class Setting:
    """Game and options of an environment; ``normalized``: observations are scaled to float32 in [0, 1].

    The constructor raises SetupError if the options are invalid or the game has no observations. A setting is
    immutable, so copies and unpickled objects share it.
    """

    def __init__(self, game: str, options: dict[str, Any], normalized: bool = False) -> None:
        self.game = game_named(game)
        self.options = options
        self.normalized = normalized
        self.dtype: type[np.float32] | type[np.int16] = np.float32 if normalized else np.int16
        resolved = self.game.resolve(0, options)
        self.players = int(str(resolved["players"]))
        self.encoder = encoder_of(self.game, self.players)
        self.actions = action_map(self.game, options)
        most = self.most()
        self._divisors = most.astype(np.float32)
        self._endless = np.flatnonzero(most == ENDLESS)

    def __deepcopy__(self, _memo: object) -> Setting:
        return self

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Any], bool]]:
        return _setting_of, (self.game.name, self.options, self.normalized)

    def new(self, seed: object, events: bool = False) -> State:
        return self.game.new(seed, self.options, events)

    def check_reset(self, options: dict[str, Any] | None) -> None:
        """Raise SetupError if ``reset`` is given a game option, because it could change the spaces."""
        for name in options or {}:
            if name in self.game.option_names:
                raise SetupError(f"The option {name!r} must be given when creating the environment, not to reset.")

    def number(self, action: object) -> int:
        """Convert an action to an int, which may be out of range; raise MalformedAction if it is not an integer."""
        number = whole(action)
        if number is None:
            raise self.actions.no_action(action)
        return number

    def play(self, state: State, seat: int, action: object) -> None:
        """Play an action by its number; if it is invalid, raise MalformedAction or IllegalAction and change nothing."""
        number = self.number(action)
        wanted = self.actions.id_of(number)
        try:
            state.apply(seat, wanted)
        except IllegalAction:
            legal = state.legal(seat)
            if not legal or wanted in legal:
                raise
            numbers = [self.actions.number_of(one) for one in legal]
            raise refusal(f"Seat {seat}", self.game, self.actions, number, numbers) from None

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        """Return a seat's observation, a vector of ``encoder.size`` numbers."""
        numbers = Tensor(self.encoder.size)
        self.encoder.write(state, seat, numbers, 0)
        return self.shown(array_of(numbers))

    def observe_all(self, state: State) -> NDArray[Any]:
        """Return the observations of all seats as an array of shape (seats, ``encoder.size``)."""
        size = self.encoder.size
        numbers = Tensor(self.players * size)
        for seat in range(self.players):
            self.encoder.write(state, seat, numbers, seat * size)
        return self.shown(array_of(numbers).reshape(self.players, size))

    def shown(self, numbers: NDArray[np.int16]) -> NDArray[Any]:
        """Scale observations to [0, 1] if the setting is ``normalized``; otherwise, return them unchanged.

        The last axis of ``numbers`` is one observation. Each number is divided by its maximum; a number without a
        maximum is scaled by its logarithm. The scaled array is read-only.
        """
        if not self.normalized:
            return numbers
        scaled = np.true_divide(numbers, self._divisors, dtype=np.float32)
        scaled[..., self._endless] = np.log1p(numbers[..., self._endless], dtype=np.float32) / _LOG_ENDLESS
        scaled.flags.writeable = False
        return scaled

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return the mask of a seat's legal actions: 1 if legal, else 0."""
        return array_of(self.actions.marks(state, seat))

    def look(self, state: State, seat: int) -> Look:
        """Return a seat's observation and action mask, both read-only."""
        return {"observation": self.observe(state, seat), "action_mask": self.mask(state, seat)}

    def render(self, state: State, seat: int | None, mode: str | None) -> str | None:
        """Return the view of a seat or spectator as text.

        In mode ``human``, print it, drawn as in ``burgrave play`` if the output is a terminal; in mode None, do
        nothing.
        """
        if mode is None:
            return None
        # Imported on demand: this loads the translations, which training does not need.
        from burgrave.terminal.narrator import Face, Scene, can_draw, terminal_narrator_for
        from burgrave.terminal.plain import PlainFace
        from burgrave.terminal.screen import ScreenFace

        scene = Scene(
            terminal_narrator_for(state, LANGUAGE), state.view(seat), [f"seat_{one}" for one in range(self.players)]
        )
        if mode != "human":
            return "\n".join(scene.narrator.lines(scene))
        make = ScreenFace if can_draw(sys.stdout) else PlainFace
        face: Face = make(io.StringIO(), sys.stdout)
        face.table(scene)
        return None

    def most(self) -> NDArray[np.int16]:
        """Return the maximum of each number in an observation; the minimum is always 0."""
        return np.array([field.most for field in self.encoder.fields for _ in field.labels], np.int16)

    def text(self, action: int) -> str:
        """Return the notation of an action, given its number."""
        return self.game.notation(self.actions.id_of(action))


def _setting_of(name: str, options: dict[str, Any], normalized: bool) -> Setting:
    """Return the setting that a pickle refers to: the cached one or, if there is none, a new one."""
    key = f"{name} {options!r} {normalized}"
    if key not in _read:
        _read[key] = Setting(name, options, normalized)
    return _read[key]


_read: Final[dict[str, Setting]] = {}
_LOG_ENDLESS: Final = np.log1p(np.float32(ENDLESS))


class Seeds:
    """Sequence of game seeds, derived from the last given seed, or random if no seed was given."""

    def __init__(self) -> None:
        self._rng = Rng(secrets.token_hex(16))

    def next(self, seed: object = None) -> int:
        """Return the seed of the next game; if ``seed`` is given, restart the sequence from it."""
        if seed is not None:
            self._rng = Rng(seed)
        return self._rng.fork()
