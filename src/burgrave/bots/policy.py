"""What bots must know of a game: which action looks good, who is likely to win. Each game has a policy of its own."""

from __future__ import annotations

from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList, any_of

__all__ = ["Policy"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Judges one game. An instance keeps scratch room, so it belongs to one bot.

    Every ``state`` is a sampled world. ``action_values``, ``rollout_action`` and ``tie_noise`` are asked for any seat
    of it and read no more than that seat knows: of two worlds that look the same to it, they say the same.
    ``evaluate`` may read all of it.
    """

    def __init__(self) -> None:
        self.scale = 1.0  # points: of two options that differ by so much, the better one is played e times as often

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append what each of these legal actions promises ``seat``, in points: unless a game knows better, the same.

        A search that plays random moves to the end still finds out which actions are better.
        """
        for _ in options:
            out.append(0.0)

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return one of ``options``, chosen in some microseconds: playouts are made of these.

        Unless a game knows better, any of them.
        """
        return any_of(options, rng)

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Put what a table is worth to each seat, and the points it is likely to end with, into these lists.

        The lists have an entry for each seat, and the shares add up to one, unless somebody plays alone. Unless a
        policy knows better: who has won, a shared win being split; before the end equal chances, and the points that
        would count now.
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
        """Get ready for a decision of a seat, before ``sample`` is asked for worlds that agree with what it knows."""

    def sample(self, world: State, seat: i64, rng: Rng) -> State:
        """Return a world that agrees with what a seat knows of ``world``; unless a game knows better, any of them.

        What others chose in secret may be as they are likely to have chosen; all may have chosen otherwise.
        """
        return world.sample(seat, rng)

    def progress(self, state: State) -> i64:
        """Return how far a game has come, in the steps that a search counts: rounds, unless a game counts turns."""
        return state.rounds()

    def hold(self, state: State, last: i64) -> None:
        """Have a sampled world end at step ``last`` (``progress``), where that is better than some way into it."""

    def conceals(self, action: i64) -> bool:
        """Tell whether the other seats do not see which action this was (only that one was made)."""
        return False

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return by how many points a choice may fall short of the best by chance: nobody should foresee everything."""
        return 0.01
