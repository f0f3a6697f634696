"""What a training is: everything that its outcome depends on."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Final

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.learner import Learner, learner_of
from burgrave.kernel.registry import game_named

__all__ = ["MOST_DEALS", "MOST_GENERATIONS", "TrainingError", "TrainingPlan", "in_range"]

MOST_GAMES: Final = 10**9
MOST_DEALS: Final = 10**6  # by which a net is measured
MOST_GENERATIONS: Final = 10**6
_WHOLE: Final = {
    "games": (1, MOST_GAMES),
    "generation": (1, 10**6),
    "chunk": (1, 10**6),
    "first_generations": (0, MOST_GENERATIONS),
    "kept": (1, MOST_GENERATIONS),
    "batch": (1, 10**6),
    "thinks": (0, 10**5),
    "company": (0, 100),
}
"""The parts of a plan that are whole numbers, with the least and the greatest that each may be."""
_PARTS: Final = {"rate": 1, "last_rate": 1, "reuse": 100, "fade": 1, "steady": 1}
"""The parts of a plan that are any numbers above 0, with the greatest that each may be."""


class TrainingError(BurgraveError):
    """A training cannot be begun, or gone on with."""


def in_range(what: str, number: object, least: int, most: int) -> None:
    """Raise TrainingError if a number is no whole one from ``least`` to ``most``."""
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise TrainingError(f"{what} is {least} to {most}, not {number!r}.")


@dataclass(frozen=True)
class TrainingPlan:
    """The same plan gives the same net on the same machine, for any number of workers.

    ``games``: how many are played in all; ``generation``: how many of them with one net, before the next is learned;
    ``first_generations``: so many are played by the rule bot; ``kept``: generations that are learned from at a time;
    ``reuse``: how often a position is learned from, on average; ``fade``: see ``kernel.learner``; ``rate`` and
    ``last_rate``: how fast is learned at the beginning and at the end; ``steady``: the part of the weights that an
    average over the steps keeps; ``start``: the hash of the net that it begins with, if it does not begin from nothing;
    ``players``: how many take part; 0: any number; ``thinks``: trials of a search before each decision, if the net does
    not play alone; ``company``: in so many of a hundred games it plays one seat among rule bots; ``rival``: the hash of
    the net that it learns to beat, if it does not play against itself.
    """

    game: str
    seed: int | str = 0
    games: int = 1_000_000
    generation: int = 1000
    chunk: int = 100
    first_generations: int = 4
    kept: int = 10
    reuse: float = 2.0
    batch: int = 1024
    fade: float = 0.87
    rate: float = 1e-3
    last_rate: float = 1e-4
    steady: float = 0.998
    start: str = ""
    players: int = 0
    rival: str = ""
    thinks: int = 0
    company: int = 0

    def __post_init__(self) -> None:
        for name, (least, most) in _WHOLE.items():
            in_range(f"The number {name!r} of a training", getattr(self, name), least, most)
        for name, most in _PARTS.items():
            number = getattr(self, name)
            if not isinstance(number, (int, float)) or not 0 < number <= most:  # NaN is in no range
                raise TrainingError(f"The number {name!r} of a training is above 0 and at most {most}, not {number!r}.")

    def generations(self) -> int:
        """Return how many generations there are."""
        return -(-self.games // self.generation)

    def learner(self) -> Learner:
        """Return a new learner of the game; raise TrainingError if it cannot play as planned."""
        game = game_named(self.game)
        learner = learner_of(game)
        least, most = game.seats()
        if self.players and not least <= self.players <= most:
            raise TrainingError(f"{game.title} is learned with {least} to {most} players, or 0, not {self.players}.")
        if self.thinks and not learner.may_think:
            raise TrainingError(f"{game.title} is learned without a search: leave --thinks out.")
        learner.players = self.players
        learner.thinks = self.thinks
        learner.company = self.company
        return learner

    def rate_at(self, generation: int) -> float:
        """Return how fast a generation is learned from."""
        gone = min(1.0, generation / max(1, self.generations() - 1))
        return float(self.rate * (self.last_rate / self.rate) ** gone)

    def told(self) -> dict[str, object]:
        """Return the plan as JSON data."""
        return asdict(self)

    @classmethod
    def of(cls, told: dict[str, object]) -> TrainingPlan:
        """Return the plan that ``told`` wrote; raise TrainingError if it has other parts."""
        names = {field.name for field in fields(cls)}
        if set(told) != names:
            raise TrainingError(f"A plan has {', '.join(sorted(names))}, not {', '.join(sorted(told))}.")
        return cls(**told)  # type: ignore[arg-type]  # its parts are those that were written
