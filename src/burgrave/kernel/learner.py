"""Self-play training samples, and the learner that a game provides.

A sample is a position from one seat's viewpoint, with its value in hindsight.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from burgrave.kernel.arrays import NumberRows
from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.net import Layout, Look, Net, share_of
from burgrave.kernel.net_sizes import MOST_INPUT, OUTPUTS
from burgrave.kernel.rng import Rng

__all__ = ["PARTS", "Learner", "TrainingSamples", "Yardstick", "drawn", "learner_of"]


# ---- Training samples ------------------------------------------------------------------------------------------------

# A position's target is a lambda-return: a weighted mean of later evaluations, the nearest weighing most, and the
# result of the game (Sutton, Learning to Predict by the Methods of Temporal Differences, 1988).

PARTS: Final = 1_000_000  # integer scale of targets: this number stands for 1.0
_FEW_BITS: Final = 8
_FINE: Final = 1 << 20  # resolution of a random fraction
assert MOST_INPUT < 1 << _FEW_BITS


class TrainingSamples:
    """Training samples of complete games, as rows of integers.

    ``heads``: for each position the number of players, the number of nonzero inputs, the targets and the net's
    evaluations (``OUTPUTS`` each, scaled by ``PARTS``). ``inputs``: the nonzero inputs in order, with the value in the
    lowest eight bits and the index in the bits above.
    """

    def __init__(self, fade: float) -> None:
        """``fade``: lambda, the weight (0 to 1) of a position in the target of the position one turn earlier."""
        self.fade = fade
        self.heads = NumberRows()
        self.inputs = NumberRows()
        self.games = 0
        self._kept: list[Look] = []
        self._counts: list[int] = []
        self._seats: list[int] = []
        self._turns: list[int] = []
        self._said: list[list[float]] = []
        self._ends: list[list[list[float]]] = []  # by seat and turn: the evaluation at the end of the turn

    def begin(self, players: int) -> None:
        self._counts = []
        self._seats = []
        self._turns = []
        self._said = []
        self._ends = [[] for _ in range(players)]

    def note(self, look: Look, seat: int, ends_turn: bool) -> None:
        """Record a position that was just evaluated, either during a turn or (once for each seat) at its end."""
        said = [share_of(look.results[output]) for output in range(OUTPUTS)]
        if ends_turn:
            self._ends[seat].append(said)
        self._seats.append(seat)
        self._turns.append(len(self._ends[seat]))
        self._said.append(said)
        self._counts.append(self._write(look))

    def _write(self, look: Look) -> int:
        place: i64 = 0
        written: i64 = 0
        values = look.values
        size = look.net.inputs
        while place < size:
            value = i64(values[place])
            if value:
                self.inputs.put(place << _FEW_BITS | value)
                written += 1
            place += 1
        return written

    def finish(self, results: list[list[float]]) -> None:
        """End a game; ``results`` contains the final value of every output for each seat."""
        returns = [self._returns(ends, results[seat]) for seat, ends in enumerate(self._ends)]
        players = len(self._ends)
        for number, seat in enumerate(self._seats):
            targets = returns[seat][self._turns[number]]
            self.heads.put(players)
            self.heads.put(self._counts[number])
            for output in range(OUTPUTS):
                self.heads.put(round(targets[output] * PARTS))
            for output in range(OUTPUTS):
                self.heads.put(round(self._said[number][output] * PARTS))
        self.games += 1

    def _returns(self, ends: list[list[float]], result: list[float]) -> list[list[float]]:
        """Return the targets for a seat's positions, indexed by the number of turns completed at a position."""
        found = [result]
        for said in reversed(ends):
            following = found[len(found) - 1]
            found.append(
                [(1.0 - self.fade) * said[output] + self.fade * following[output] for output in range(OUTPUTS)]
            )
        found.reverse()
        return found


def drawn(weights: list[float], best: i64, rng: Rng) -> i64:
    """Draw a random index, weighted by ``weights``; return ``best`` if rounding errors prevent a draw."""
    i: i64
    weight: float
    total = 0.0
    for weight in weights:
        total += weight
    point = total * (float(rng.below(_FINE)) / float(_FINE))
    for i in range(len(weights)):
        point -= weights[i]
        if point < 0.0:
            return i
    return best


# ---- Learners --------------------------------------------------------------------------------------------------------


class Yardstick:
    """Match that measures the strength of a net. In bot names, ``{net}`` stands for the net file.

    ``bots``: one bot for each seat; the first is the one being measured; ``options``: options of the game.
    """

    def __init__(self, title: str, bots: list[str], options: dict[str, object]) -> None:
        self.title = title
        self.bots = bots
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner(metaclass=ABCMeta):
    """Player of self-play training games, provided by a game as its ``learner`` part.

    ``layout``: the net's inputs; ``inputs``: number of inputs; ``players``: number of players, or 0 for a random number
    in each game; ``thinks``: search iterations per decision, with the net evaluating positions, or 0 for no search;
    ``may_think``: True if search is supported; ``company``: percentage of games in which rule bots play all seats but
    one, and only the remaining seat yields samples.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.inputs = len(layout.names)
        self.players = 0
        self.thinks = 0
        self.may_think = False
        self.company = 0

    @abstractmethod
    def take(self, net: Net | None, rival: Net | None = None) -> None:
        """Set the net that plays; None for the rule bot.

        ``rival``: a net that plays all seats but one; only the remaining seat yields samples, to learn how to beat the
        rival.
        """

    @abstractmethod
    def play(self, seed: object, samples: TrainingSamples) -> None:
        """Play a game with random options from ``seed`` and add its samples to ``samples``."""

    def one_learning(self, rng: Rng, players: int, has_rival: bool) -> int:
        """Return a random seat if only one seat yields samples in this game, or -1 if all seats do."""
        if has_rival or (players > 1 and self.company > rng.below(100)):
            return rng.below(players)
        return -1

    def yardsticks(self) -> list[Yardstick]:
        """Return the matches against fixed bots that are played at intervals during training."""
        return []


def learner_of(game: Game) -> Learner:
    """Return a learner for a game; raise SetupError if it has none."""
    if not game.has_part("learner"):
        raise SetupError(f"{game.title} has no learner part, which training needs.")
    make = game.part("learner")
    found = make() if callable(make) else None
    if not isinstance(found, Learner):
        raise SetupError(f"The learner part of {game.title} is not a Learner.")
    return found
