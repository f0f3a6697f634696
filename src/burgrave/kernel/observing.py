"""What a seat may know, as a row of small numbers with fixed places: the observation of learning programs.

A game that offers this brings a part ``observation``: an ``Encoder`` for a number of players. The places are laid out
once, when the encoder is made, and ``write`` fills a row from what the seat may know and nothing else.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import Final, cast

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import Tensor

__all__ = ["ENDLESS", "Encoder", "Field", "encoder_of"]

ENDLESS: Final = 32767  # the range of a number that may grow without end; it stops there


class Field:
    """Tensor side by side that say the same of different things.

    ``name``; ``first``: the place of the first number; ``labels``: what each of them is about ("" for a single
    number); ``most``: each is from 0 to this; ``about``: what they mean.
    """

    def __init__(self, name: str, first: int, labels: list[str], most: int, about: str) -> None:
        self.name = name
        self.first = first
        self.labels = labels
        self.most = most
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(metaclass=ABCMeta):
    """Writes observations of a game with a fixed number of players.

    ``version`` goes up whenever a place or its meaning changes; ``size``: how many numbers an observation has. The
    class of a game is called with the number of players alone, and an encoder is pickled as this number.
    """

    def __init__(self, players: i64, version: i64) -> None:
        self.players: i64 = players
        self.version: i64 = version
        self.size: i64 = 0
        self.fields: list[Field] = []

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return type(self), (self.players,)

    def add(self, name: str, labels: list[str], most: int, about: str) -> i64:
        """Lay out a field behind all others; return the place of its first number."""
        first = self.size
        self.fields.append(Field(name, first, labels, most, about))
        self.size = first + len(labels)
        return first

    def add_one(self, name: str, most: int, about: str) -> i64:
        """Lay out a single number; return its place."""
        return self.add(name, [""], most, about)

    @abstractmethod
    def write(self, state: State, seat: i64, out: Tensor, at: i64) -> None:
        """Write what ``seat`` may know of ``state`` to the places from ``at`` on, which are 0."""


def encoder_of(game: Game, players: int) -> Encoder:
    """Return the encoder of a game with so many players; raise SetupError if the game brings none."""
    if not game.has_part("observation"):
        raise SetupError(f"{game.title} brings no observation, which environments need.")
    make = cast(Callable[[int], Encoder], game.part("observation"))
    return make(players)
