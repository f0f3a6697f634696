"""Training of a net by self-play, in generations.

Each generation plays games with the newest net and trains on the most recent generations. The folder of a run contains
everything needed to resume it after an interruption with the same result.
"""

from __future__ import annotations

import io
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from burgrave._version import __version__
from burgrave.arena.executor import execute
from burgrave.arena.workers import check_workers
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.files import locked, replace_whole
from burgrave.kernel.net import digest_of, layers_in, net_bytes, net_header
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import seed_of
from burgrave.training.curves import write_curves
from burgrave.training.measuring import Measured, Measuring, measured
from burgrave.training.model import CPU, Batches, Model, device_named, loss_of, scales
from burgrave.training.plan import TrainingError, TrainingPlan
from burgrave.training.playing import Job, Positions, SelfPlay, together

__all__ = ["CURVES", "NET", "Learned", "train"]

# ---- Progress --------------------------------------------------------------------------------------------------------


def train_with_progress(
    plan: TrainingPlan,
    out: Path,
    workers: int,
    cluster: str | None,
    start: bytes | None,
    rival: bytes | None,
    device: str,
    measuring: Measuring,
) -> bool:
    """Train a net, and print one line per generation; return False if interrupted."""
    try:
        train(
            plan,
            out,
            workers=workers,
            cluster=cluster,
            start=start,
            rival=rival,
            device=device,
            measuring=measuring,
            progress=_tell,
        )
    except KeyboardInterrupt:
        print(f"{out}: interrupted; repeat the command to resume.")
        return False
    print(f"{out / NET}: the net. {out / CURVES}: its progress.")
    return True


def _tell(done: Learned) -> None:
    print(
        f"{done.games:>9,} games  {done.positions:>8,} positions  loss {done.loss:.4f}  before {done.said:.4f}  "
        f"rate {done.rate:.5f}  playing {done.playing:.0f} s, learning {done.learning:.0f} s",
        flush=True,
    )


# ---- Training --------------------------------------------------------------------------------------------------------

# The state file is authoritative and written atomically; the net and the log next to it are restored from it.

NET = "latest.net"
CURVES = "curves.html"
_PLAN = "plan.json"
_STATE = "state.pt"
_LOG = "log.jsonl"
_MEASURED = "measured.jsonl"
_RIVAL = "rival.net"


_TRAIN_ELSEWHERE = f"train in another folder; use --start with the file {NET} of this one to continue from its net"
_MEASURE_AGAIN = "delete it; only earlier measurements are lost"
_MAY_CHANGE = ("games", "rate", "last_rate", "reuse", "kept")


@dataclass(frozen=True)
class Learned:
    """Result of one generation. ``loss``: training loss; ``said``: loss of the net's predictions during play."""

    generation: int
    games: int
    positions: int
    loss: float
    said: float
    rate: float
    playing: float  # seconds
    learning: float


class Student:
    """Trainable weights, their moving average (used to play games), and the optimizer, all on one device."""

    def __init__(
        self, plan: TrainingPlan, inputs: int, scale: Any, device: torch.device, start: list[list[int]] | None = None
    ) -> None:
        self.device = device
        torch.manual_seed(seed_of("weights", plan.seed))
        self.model = Model(inputs, scale)
        if start is not None:
            self.model.begin_with(start)
        self.model.to(device)
        self.average = Model(inputs, scale).to(device)
        self.average.load_state_dict(self.model.state_dict())
        self.mover = torch.optim.Adam(self.model.parameters(), lr=plan.rate)

    def learn(self, plan: TrainingPlan, generation: int, positions: Positions, steps: int) -> float:
        """Run a number of optimizer steps and return the mean loss."""
        for group in self.mover.param_groups:
            group["lr"] = plan.rate_at(generation)
        batches = Batches(positions, seed_of("batches", plan.seed, generation), self.device)
        losses = []
        for _ in range(steps):
            inputs, targets = batches.draw(plan.batch)
            logits, beyond = self.model(inputs)
            loss = loss_of(logits, targets)
            self.mover.zero_grad(set_to_none=True)
            (loss + 0.001 * beyond).backward()
            self.mover.step()
            losses.append(loss.detach())  # read at the end, because reading waits for the device
            with torch.no_grad():
                for kept, moved in zip(self.average.parameters(), self.model.parameters(), strict=True):
                    kept.lerp_(moved, 1.0 - plan.steady)
        return float(torch.stack(losses).cpu().double().mean()) if losses else 0.0

    def state(self) -> dict[str, Any]:
        return {
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "mover": self.mover.state_dict(),
        }

    def take(self, state: dict[str, Any]) -> None:
        self.model.load_state_dict(state["model"])
        self.average.load_state_dict(state["average"])
        self.mover.load_state_dict(state["mover"])


def train(
    plan: TrainingPlan,
    out: str | os.PathLike[str],
    *,
    workers: int = 1,
    cluster: str | None = None,
    start: bytes | None = None,
    rival: bytes | None = None,
    device: str = CPU,
    measuring: Measuring | None = None,
    progress: Callable[[Learned], object] | None = None,
) -> Path:
    """Train a net, or resume an interrupted training run; return the file of the newest net.

    ``workers``: number of local processes; ``cluster``: a Ray cluster to use instead, ``auto`` or an address. Neither
    affects the result. ``start``: bytes of the initial net; ``rival``: bytes of the net to train against.
    ``device``: PyTorch device such as ``cuda``; devices round differently, so each gives a different net.
    ``measuring``: schedule of measurements, each of which also updates the page of charts.
    """
    check_workers(workers)
    learns_on = device_named(device)
    if start is not None:
        plan = replace(plan, start=_hash(start), first_generations=0)
    if rival is not None:
        plan = replace(plan, rival=_hash(rival))
    plan.learner()  # validate before writing anything
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder):
        training = _Training(plan, folder, start, rival, learns_on)
        while True:
            if measuring is not None:
                training.measure(measuring, workers)
            if training.generation >= plan.generations():
                return folder / NET
            done = training.advance(workers, cluster)
            if progress is not None:
                progress(done)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Lock the folder; raise TrainingError if another training run is using it."""
    file = os.open(folder / ".lock", os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if not locked(file):
            raise TrainingError(f"Another training run is active in {folder}.")
        yield
    finally:
        os.close(file)


class _Training:
    def __init__(
        self, plan: TrainingPlan, folder: Path, start: bytes | None, rival: bytes | None, device: torch.device
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.device = device
        self.learner = plan.learner()
        self.student: Student | None = None
        self.generation = 0
        self.net = start  # bytes of the net that plays the next generation
        self.log: list[dict[str, Any]] = []  # results of the generations
        self.remembered: dict[int, Positions] = {}  # replay window, by generation
        self._check_plan()
        self._start = start
        self._rival = rival
        if rival is not None:
            replace_whole(folder / _RIVAL, rival, True)
        state = folder / _STATE
        if state.exists():
            with _damage(state, _TRAIN_ELSEWHERE):
                self._go_on(torch.load(state, weights_only=True, map_location=CPU))
        self._put_right()

    def _go_on(self, kept: dict[str, Any]) -> None:
        """Load a saved state.

        States saved by older versions lack the net and the log: the net is rebuilt from the weights, and the log is
        read from its file.
        """
        self.generation = int(kept["generation"])
        self.student = Student(self.plan, self.learner.inputs, kept["scale"].numpy(), self.device)
        self.student.take(kept["student"])
        self.net = kept["net"] if "net" in kept else self._newest(self.student)
        self.log = kept["log"] if "log" in kept else _lines(self.folder / _LOG)

    def _check_plan(self) -> None:
        """Write the plan; raise TrainingError if the folder's plan differs in a field that must not change."""
        file = self.folder / _PLAN
        layout = self.learner.layout
        told = {**self.plan.told(), "inputs": digest_of(layout)}
        if file.exists():
            with _damage(file, "delete it, and repeat the command that started the training"):
                begun = dict(json.loads(file.read_bytes()))
            if "inputs" not in begun and begun.get("encoding") == layout.encoding:  # started before inputs had names
                begun["inputs"] = layout.digest
            if begun.get("inputs") != told["inputs"]:
                raise TrainingError(f"{self.folder} has a training run with other inputs; {_TRAIN_ELSEWHERE}.")
            for name, value in told.items():
                if name not in _MAY_CHANGE and begun.get(name) != value:
                    raise TrainingError(
                        f"{self.folder} has a training run with {name} {begun.get(name)!r}, not {value!r}; "
                        "use that value to resume it, or train in another folder."
                    )
        replace_whole(file, json.dumps(told, indent=1).encode(), True)

    def advance(self, workers: int, cluster: str | None) -> Learned:
        """Play a generation, train on it, and save the result."""
        generation = self.generation
        begun = time.perf_counter()
        self._recall(generation)  # first, to detect damaged files before playing
        fresh = self._play(generation, workers, cluster)
        _write_positions(self._file_of(generation), fresh)
        played = time.perf_counter()
        if self.student is None:
            self.student = self._new_student(fresh)
        self.remembered[generation] = fresh
        positions = together([self.remembered[number] for number in sorted(self.remembered)])
        steps = round(self.plan.reuse * len(fresh) / self.plan.batch)
        loss = self.student.learn(self.plan, generation, positions, steps)
        done = Learned(
            generation,
            (generation + 1) * self.plan.generation,
            len(fresh),
            loss,
            _said(fresh),
            self.plan.rate_at(generation),
            played - begun,
            time.perf_counter() - played,
        )
        self._keep(done, self.student)
        return done

    def _new_student(self, positions: Positions) -> Student:
        inputs = self.learner.inputs
        layers = None if self._start is None else layers_in(self._start, self.learner.layout, self.plan.game)
        return Student(self.plan, inputs, scales(positions, inputs), self.device, layers)

    def measure(self, measuring: Measuring, workers: int) -> None:
        """If a measurement of the net is due, make it unless it already exists, and write the page of charts."""
        if self.student is None or (self.generation % measuring.every and self.generation < self.plan.generations()):
            return
        file = self.folder / _MEASURED
        games = self.generation * self.plan.generation
        with _damage(file, _MEASURE_AGAIN):
            known = [Measured.of(one) for one in _lines(file)]
        if not any(one.games == games for one in known):
            rival = None if self._rival is None else self.folder / _RIVAL
            known.append(measured(self.plan, games, self.folder / NET, rival, measuring, workers))
            replace_whole(file, b"".join(json.dumps(one.told()).encode() + b"\n" for one in known), True)
        title = f"Training for {game_named(self.plan.game).title}, seed {self.plan.seed}"
        write_curves(self.folder / CURVES, title, self.log, known)

    def _recall(self, generation: int) -> None:
        """Load the earlier generations in the replay window, and drop all others from memory."""
        kept = range(max(0, generation - self.plan.kept + 1), generation)
        self.remembered = {
            number: self.remembered.get(number) or _read_positions(self._file_of(number)) for number in kept
        }

    def _play(self, generation: int, workers: int, cluster: str | None) -> Positions:
        plan = self.plan
        net = self.net if generation >= plan.first_generations else None
        chunks = -(-plan.generation // plan.chunk)
        jobs = [
            Job(generation, chunk, min(plan.chunk, plan.generation - chunk * plan.chunk), net)
            for chunk in range(chunks)
        ]
        with closing(execute(SelfPlay(plan, self._rival), jobs, workers, cluster)) as parts:
            made = {job.chunk: positions for job, positions in parts}
        return together([made[chunk] for chunk in range(chunks)])

    def _file_of(self, generation: int) -> Path:
        return self.folder / f"games-{generation:05}.npz"

    def _keep(self, done: Learned, student: Student) -> None:
        """Save the state in one file, then write the files derived from it."""
        self.generation = done.generation + 1
        self.net = self._newest(student)
        self.log.append(vars(done))
        state = {
            "generation": self.generation,
            "scale": student.model.get_buffer("scale"),
            "student": student.state(),
            "net": self.net,
            "log": self.log,
        }
        written = io.BytesIO()
        torch.save(state, written)
        replace_whole(self.folder / _STATE, written.getvalue(), True)
        self._put_right()

    def _newest(self, student: Student) -> bytes:
        """Return the contents of a net file with the moving average of the weights."""
        about: dict[str, object] = {
            "game": self.plan.game,
            "games": self.generation * self.plan.generation,
            "made": {"version": __version__, **self.plan.told()},
        }
        return net_bytes(student.average.whole_numbers(), self.learner.layout, about)

    def _put_right(self) -> None:
        """Write the net and the log from the state; delete the games of the generation that left the replay window."""
        if self.net is not None:
            replace_whole(self.folder / NET, self.net, True)
        replace_whole(self.folder / _LOG, b"".join(json.dumps(line).encode() + b"\n" for line in self.log), True)
        self._file_of(self.generation - 1 - self.plan.kept).unlink(missing_ok=True)


@contextmanager
def _damage(file: Path, remedy: str) -> Iterator[None]:
    """Convert an error in the block, unless it is a BurgraveError, to a TrainingError about a damaged file.

    The message names the file and a remedy.
    """
    try:
        yield
    except BurgraveError:
        raise
    except Exception as error:  # pickle, zip and torch raise many kinds of exceptions
        raise TrainingError(f"{file} is missing or damaged: {remedy}.") from error


def _hash(net: bytes) -> str:
    return str(net_header(net).get("sha256"))


def _said(positions: Positions) -> float:
    """Return the mean cross-entropy of the net's predictions during play against the targets."""
    said = positions.said.astype(np.float64).clip(1e-6, 1 - 1e-6)
    targets = positions.targets
    return float(-(targets * np.log(said) + (1 - targets) * np.log(1 - said)).mean())


def _lines(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        return []
    with _damage(file, "delete the lines that are not JSON objects"):
        return [dict(json.loads(line)) for line in file.read_bytes().splitlines()]


def _write_positions(file: Path, positions: Positions) -> None:
    written = io.BytesIO()
    arrays: dict[str, Any] = dict(positions.arrays())
    np.savez(written, **arrays)
    replace_whole(file, written.getvalue(), True)  # before the state that needs it


def _read_positions(file: Path) -> Positions:
    with _damage(file, _TRAIN_ELSEWHERE), np.load(io.BytesIO(file.read_bytes())) as arrays:
        return Positions(**{name: arrays[name] for name in arrays.files})
