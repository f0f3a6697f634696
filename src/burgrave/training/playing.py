"""Worker side of a training run: plays chunks of games with a net and returns the positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from burgrave.kernel.learner import PARTS, Learner, TrainingSamples
from burgrave.kernel.net import Net, net_from
from burgrave.kernel.net_sizes import OUTPUTS
from burgrave.training.plan import TrainingPlan

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Job:
    """Chunk of a generation's games; if there is no net, the rule bot plays them."""

    generation: int
    chunk: int
    games: int
    net: bytes | None


@dataclass(frozen=True)
class Positions:
    """Training positions with sparse inputs.

    ``players``, ``sizes`` (number of nonzero inputs), ``targets`` and ``said`` (actual and predicted shares,
    ``OUTPUTS`` numbers each) have one row per position; ``places`` and ``values`` are the indices and values of the
    nonzero inputs of all positions, concatenated.
    """

    players: NDArray[np.int8]
    sizes: NDArray[np.int16]
    targets: NDArray[np.float32]
    said: NDArray[np.float32]
    places: NDArray[np.int16]
    values: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.players)

    def arrays(self) -> dict[str, NDArray[Any]]:
        return dict(vars(self))


def together(parts: list[Positions]) -> Positions:
    return Positions(*[np.concatenate([part.arrays()[name] for part in parts]) for name in parts[0].arrays()])


class SelfPlay:
    """Callable that plays chunks of a training run; it is pickled once per worker."""

    def __init__(self, plan: TrainingPlan, rival: bytes | None = None) -> None:
        self.plan = plan
        self._rival = rival
        self._learner: Learner | None = None
        self._generation = -1

    def __call__(self, job: Job) -> tuple[Job, Positions]:
        if self._learner is None:
            self._learner = self.plan.learner()
        learner = self._learner
        if self._generation != job.generation:
            learner.take(self._net(learner, job.net), self._net(learner, self._rival))
            self._generation = job.generation
        samples = TrainingSamples(self.plan.fade if job.net is not None else 1.0)
        for number in range(job.games):
            learner.play(f"{self.plan.seed} {job.generation} {job.chunk} {number}", samples)
        return Job(job.generation, job.chunk, job.games, None), _positions(samples)

    def _net(self, learner: Learner, data: bytes | None) -> Net | None:
        return None if data is None else net_from(data, learner.layout, self.plan.game)

    def __reduce__(self) -> tuple[type[SelfPlay], tuple[TrainingPlan, bytes | None]]:
        return SelfPlay, (self.plan, self._rival)


def _positions(samples: TrainingSamples) -> Positions:
    heads = np.frombuffer(samples.heads.taken(), np.int32).reshape(-1, 2 + 2 * OUTPUTS)
    inputs = np.frombuffer(samples.inputs.taken(), np.int32)
    return Positions(
        heads[:, 0].astype(np.int8),
        heads[:, 1].astype(np.int16),
        heads[:, 2 : 2 + OUTPUTS].astype(np.float32) / np.float32(PARTS),
        heads[:, 2 + OUTPUTS :].astype(np.float32) / np.float32(PARTS),
        (inputs >> 8).astype(np.int16),
        (inputs & 255).astype(np.uint8),
    )
