"""Self-play training samples, and the learner that a game provides.

A sample is a position as a seat knew it, with the value it turned out to have.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.net import MOST_INPUT, OUTPUTS, Layout, Look, Net, share_of
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import NumberRows

__all__ = ["PARTS", "Learner", "Lessons", "Yardstick", "drawn", "learner_of"]


# ---- Training samples ------------------------------------------------------------------------------------------------

# A position's value is learned from later ones: the evaluations that follow, the nearest most, and the end of the game
# (lambda-returns: Sutton, Learning to Predict by the Methods of Temporal Differences, 1988).

PARTS: Final = 1_000_000  # a target is told in such parts of a share
_FEW_BITS: Final = 8
_FINE: Final = 1 << 20  # steps of chance
assert MOST_INPUT < 1 << _FEW_BITS


class Lessons:
    """Positions with what is to be learned of them, game by game, as rows of numbers.

    ``heads``: for each position the number of players, how many inputs are not 0, its targets and what the net had said
    (``OUTPUTS`` each, in ``PARTS``). ``inputs``: these inputs one after another, their place above the lowest eight
    bits, their number in these.
    """

    def __init__(self, fade: float) -> None:
        """``fade``: how much a position counts for the one a turn earlier, from 0 to 1 (lambda)."""
        self.fade = fade
        self.heads = NumberRows()
        self.inputs = NumberRows()
        self.games = 0
        self._kept: list[Look] = []
        self._counts: list[int] = []
        self._seats: list[int] = []
        self._turns: list[int] = []
        self._said: list[list[float]] = []
        self._ends: list[list[list[float]]] = []  # of each seat, turn by turn: what the net said at its end

    def begin(self, players: int) -> None:
        """Begin a game."""
        self._counts = []
        self._seats = []
        self._turns = []
        self._said = []
        self._ends = [[] for _ in range(players)]

    def note(self, look: Look, seat: int, ends_turn: bool) -> None:
        """Note a position, which was just judged: within a turn, or at its end, which is noted for each seat."""
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
        """End a game: ``results`` are what came out for each seat, an output after another."""
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
        """Return what a seat's positions are to be, by how many turns had ended when they were seen."""
        found = [result]
        for said in reversed(ends):
            following = found[len(found) - 1]
            found.append(
                [(1.0 - self.fade) * said[output] + self.fade * following[output] for output in range(OUTPUTS)]
            )
        found.reverse()
        return found


def drawn(weights: list[float], best: i64, rng: Rng) -> i64:
    """Return a place drawn by these weights; ``best`` if rounding leaves none."""
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
    """A match that tells how strong a net is. In its bots ``{net}`` stands for the file of the net.

    ``bots``: one for each seat, the first one is measured; ``options``: of the game.
    """

    def __init__(self, title: str, bots: list[str], options: dict[str, object]) -> None:
        self.title = title
        self.bots = bots
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner(metaclass=ABCMeta):
    """Plays games of one game to learn from them; the part ``learner`` of a game.

    ``layout``: the inputs of a position, and ``inputs`` their number; ``players``: how many take part in each game; 0:
    any number, drawn anew for each; ``thinks``: trials of a search before each decision, which judges tables by the
    net; 0: the net plays alone; ``may_think``: whether it can; ``company``: in so many of a hundred games rule bots
    play all seats but one, and only from that one is learned.
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
        """Let a net play from now on; without one, the rule bot plays.

        ``rival``: plays all seats but one, and only from that one is learned: how to beat it.
        """

    @abstractmethod
    def play(self, seed: object, lessons: Lessons) -> None:
        """Play a game of a set-up drawn from ``seed``, and note what it teaches."""

    def one_learning(self, rng: Rng, players: int, has_rival: bool) -> int:
        """Draw the only seat of a game that is learned from; -1: all of them."""
        if has_rival or (players > 1 and self.company > rng.below(100)):
            return rng.below(players)
        return -1

    def yardsticks(self) -> list[Yardstick]:
        """Return the matches that a training plays from time to time, against bots that do not learn."""
        return []


def learner_of(game: Game) -> Learner:
    """Return a learner for a game; raise SetupError if it brings none."""
    if not game.has_part("learner"):
        raise SetupError(f"{game.title} brings no learner, which training needs.")
    make = game.part("learner")
    found = make() if callable(make) else None
    if not isinstance(found, Learner):
        raise SetupError(f"What {game.title} brings as learner is no Learner.")
    return found
