"""What the training of a net asks of a game: how long a position is, and games to learn from."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.lessons import Lessons
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.net import Layout, Net
from burgrave.kernel.rng import Rng

__all__ = ["Learner", "Yardstick", "learner_of"]


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
