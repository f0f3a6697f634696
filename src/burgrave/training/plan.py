"""Plan of a training run, which determines the result of the run."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Final

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.learner import Learner, learner_of
from burgrave.kernel.registry import game_named

__all__ = ["MOST_DEALS", "MOST_GENERATIONS", "TrainingError", "TrainingPlan", "in_range"]

MOST_GAMES: Final = 10**9
MOST_DEALS: Final = 10**6  # of a measurement
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
"""Integer fields of a plan, with their minimum and maximum."""
_PARTS: Final = {"rate": 1, "last_rate": 1, "reuse": 100, "fade": 1, "steady": 1}
"""Positive float fields of a plan, with their maximum."""


class TrainingError(BurgraveError):
    """A training run cannot be started or resumed."""


def in_range(what: str, number: object, least: int, most: int) -> None:
    """Raise TrainingError unless ``number`` is an integer from ``least`` to ``most``."""
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise TrainingError(f"{what} must be {least} to {most}, not {number!r}.")


@dataclass(frozen=True)
class TrainingPlan:
    """Plan of a training run. On a given machine, the same plan gives the same net for any number of workers.

    Games: ``games``: total number; ``generation``: games per net; ``first_generations``: generations played by the rule
    bot; ``players``: players per game, or 0 for any number; ``thinks``: search trials per decision, or 0 for no search;
    ``company``: percentage of games in which the net plays one seat among rule bots; ``rival``: hash of the net to
    train against, or "" for self-play.

    Learning: ``kept``: generations in the replay window; ``reuse``: average number of times that a position is used for
    training; ``fade``: see ``kernel.learner``; ``rate`` and ``last_rate``: first and last learning rate; ``steady``:
    decay of the moving average of the weights; ``start``: hash of the initial net, or "" for random weights.
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
            in_range(f"The number {name!r} of a training run", getattr(self, name), least, most)
        for name, most in _PARTS.items():
            number = getattr(self, name)
            if not isinstance(number, (int, float)) or not 0 < number <= most:  # NaN is in no range
                raise TrainingError(
                    f"The number {name!r} of a training run must be above 0, at most {most}, not {number!r}."
                )

    def generations(self) -> int:
        return -(-self.games // self.generation)

    def learner(self) -> Learner:
        """Return a new learner for the game; raise TrainingError if the game does not support this plan."""
        game = game_named(self.game)
        learner = learner_of(game)
        least, most = game.seats()
        if self.players and not least <= self.players <= most:
            raise TrainingError(f"{game.title} is trained with {least} to {most} players, or 0, not {self.players}.")
        if self.thinks and not learner.may_think:
            raise TrainingError(f"{game.title} is trained without search; remove --thinks.")
        learner.players = self.players
        learner.thinks = self.thinks
        learner.company = self.company
        return learner

    def rate_at(self, generation: int) -> float:
        gone = min(1.0, generation / max(1, self.generations() - 1))
        return float(self.rate * (self.last_rate / self.rate) ** gone)

    def told(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def of(cls, told: dict[str, object]) -> TrainingPlan:
        """Parse a plan from JSON data; raise TrainingError if the fields are wrong."""
        names = {field.name for field in fields(cls)}
        if set(told) != names:
            raise TrainingError(f"A plan has {', '.join(sorted(names))}, not {', '.join(sorted(told))}.")
        return cls(**told)  # type: ignore[arg-type]  # the fields are those of ``told``
