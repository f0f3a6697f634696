"""Game-specific heuristics for bots: values of actions, and evaluations of positions."""

from __future__ import annotations

from burgrave.kernel.arrays import ActionList, any_of
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["Policy"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Heuristics for one game. An instance has scratch buffers, so each bot needs its own.

    Every ``state`` is a sampled world. ``action_values``, ``rollout_action`` and ``tie_noise`` may be called for any
    seat and must depend only on the information set of that seat. ``evaluate`` may read the whole state.
    """

    def __init__(self) -> None:
        self.scale = 1.0  # points: value difference that makes the better of two actions e times as likely

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append the value of each action in ``options`` for ``seat`` to ``out``, in points. Default: all 0.

        Even with equal priors, a search finds good actions by random playouts to the end of the game.
        """
        for _ in options:
            out.append(0.0)

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return one of the ``options`` for a playout, within microseconds. Default: a random option."""
        return any_of(options, rng)

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Write each seat's win share and expected final points to the lists.

        Both lists have one entry per seat, and the shares sum to 1 except in a solo game. Default: at the end of the
        game, 1 for the winner (split among tied winners); before the end, equal shares and the current points.
        """
        points = state.scores()
        if state.is_over():
            for seat, share in enumerate(state.returns()):
                shares[seat] = share
        else:
            for seat in range(len(points)):
                shares[seat] = 1.0 / float(len(points))
        for seat, score in enumerate(points):
            scores[seat] = float(score)

    def prepare(self, world: State, seat: i64, rng: Rng) -> None:
        """Prepare for sampling worlds at a decision of ``seat``. Default: do nothing."""

    def sample(self, world: State, seat: i64, rng: Rng) -> State:
        """Return a determinization: a world consistent with what the seat has observed. Default: ``State.sample``.

        A game may weight other seats' secret choices by their likelihood, but must not rule any out.
        """
        return world.sample(seat, rng)

    def progress(self, state: State) -> i64:
        """Return the progress of a game in steps, the unit of playout limits. Default: rounds; a game may use turns."""
        return state.rounds()

    def hold(self, state: State, last: i64) -> None:
        """Make a sampled world stop exactly at step ``last`` of ``progress``, if the game supports this."""

    def conceals(self, action: i64) -> bool:
        """Return True if other seats see only that an action was played, not which one."""
        return False

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return the maximum noise added to action values, in points, which keeps choices from being predictable."""
        return 0.01
