"""Training of a net by self-play, generation by generation.

Each one plays games of the newest net, then learns from the last generations. A folder holds everything needed to
resume an interrupted training, with an unchanged result.
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
from burgrave.arena.executor import carried_out
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


def watched(
    plan: TrainingPlan,
    out: Path,
    workers: int,
    cluster: str | None,
    start: bytes | None,
    rival: bytes | None,
    device: str,
    measuring: Measuring,
) -> bool:
    """Train, and say after each generation what it came to; return False if it was interrupted."""
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
        print(f"{out}: interrupted; the same command goes on.")
        return False
    print(f"{out / NET}: the net. {out / CURVES}: how it learned.")
    return True


def _tell(done: Learned) -> None:
    print(
        f"{done.games:>9,} games  {done.positions:>8,} positions  loss {done.loss:.4f}  before {done.said:.4f}  "
        f"rate {done.rate:.5f}  playing {done.playing:.0f} s, learning {done.learning:.0f} s",
        flush=True,
    )


# ---- Training --------------------------------------------------------------------------------------------------------

# The state file is authoritative and written whole; the net and the log next to it are restored from it.

NET = "latest.net"
CURVES = "curves.html"
_PLAN = "plan.json"
_STATE = "state.pt"
_LOG = "log.jsonl"
_MEASURED = "measured.jsonl"
_RIVAL = "rival.net"


_BEGIN_ANEW = f"train in another folder; --start with the file {NET} of this one goes on from its net"
_MEASURE_ANEW = "delete it; what was measured before is lost, and nothing else"
_MAY_CHANGE = ("games", "rate", "last_rate", "reuse", "kept")


@dataclass(frozen=True)
class Learned:
    """What one generation came to: ``loss`` of what was learned, ``said`` the loss of what the net had said before."""

    generation: int
    games: int
    positions: int
    loss: float
    said: float
    rate: float
    playing: float  # seconds
    learning: float


class Student:
    """The weights, the average of them that plays, and how the weights are moved, all on one device."""

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
        """Move the weights so many steps; return the mean loss."""
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
            losses.append(loss.detach())  # read at the end: to ask a device is to wait for it
            with torch.no_grad():
                for kept, moved in zip(self.average.parameters(), self.model.parameters(), strict=True):
                    kept.lerp_(moved, 1.0 - plan.steady)
        return float(torch.stack(losses).cpu().double().mean()) if losses else 0.0

    def state(self) -> dict[str, Any]:
        """Return all of it."""
        return {
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "mover": self.mover.state_dict(),
        }

    def take(self, state: dict[str, Any]) -> None:
        """Go on from such a state."""
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
    """Train a net, or go on with a training that was cut off; return the file of the newest net.

    ``workers``: processes that play; ``cluster``: a Ray cluster instead, ``auto`` or its address. The outcome does not
    depend on who played what. ``start``: the bytes of a net to begin with; ``rival``: those of a net that it learns
    to beat; ``device``: where PyTorch learns, ``cuda`` for one; another device rounds otherwise, so the net is another;
    ``measuring``: how often the net is measured, and a page of curves written.
    """
    check_workers(workers)
    learns_on = device_named(device)
    if start is not None:
        plan = replace(plan, start=_hash(start), first_generations=0)
    if rival is not None:
        plan = replace(plan, rival=_hash(rival))
    plan.learner()  # what the game cannot learn by is refused before anything is written
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
    """Keep others from training in the same folder."""
    file = os.open(folder / ".lock", os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if not locked(file):
            raise TrainingError(f"Somebody else is training in {folder}.")
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
        self.net = start  # the file of the net that plays next
        self.log: list[dict[str, Any]] = []  # what each generation came to
        self.remembered: dict[int, Positions] = {}  # by generation: those that are learned from
        self._check_plan()
        self._start = start
        self._rival = rival
        if rival is not None:
            replace_whole(folder / _RIVAL, rival, True)
        state = folder / _STATE
        if state.exists():
            with _damage(state, _BEGIN_ANEW):
                self._go_on(torch.load(state, weights_only=True, map_location=CPU))
        self._put_right()

    def _go_on(self, kept: dict[str, Any]) -> None:
        """Take what a state holds. An older one holds no net, but the weights that it is made of, and no log."""
        self.generation = int(kept["generation"])
        self.student = Student(self.plan, self.learner.inputs, kept["scale"].numpy(), self.device)
        self.student.take(kept["student"])
        self.net = kept["net"] if "net" in kept else self._newest(self.student)
        self.log = kept["log"] if "log" in kept else _lines(self.folder / _LOG)

    def _check_plan(self) -> None:
        """Write the plan down, or see that it is the one that was begun: only more games may be asked for."""
        file = self.folder / _PLAN
        layout = self.learner.layout
        told = {**self.plan.told(), "inputs": digest_of(layout)}
        if file.exists():
            with _damage(file, "delete it, and give the command again that the training was begun with"):
                begun = dict(json.loads(file.read_bytes()))
            if "inputs" not in begun and begun.get("encoding") == layout.encoding:  # begun before inputs had names
                begun["inputs"] = layout.digest
            if begun.get("inputs") != told["inputs"]:
                raise TrainingError(f"{self.folder} holds a training with other inputs; {_BEGIN_ANEW}.")
            for name, value in told.items():
                if name not in _MAY_CHANGE and begun.get(name) != value:
                    raise TrainingError(
                        f"{self.folder} holds a training with {name} {begun.get(name)!r}, not {value!r}; "
                        "go on with that, or train in another folder."
                    )
        replace_whole(file, json.dumps(told, indent=1).encode(), True)

    def advance(self, workers: int, cluster: str | None) -> Learned:
        """Play a generation, learn from it, and write everything down."""
        generation = self.generation
        begun = time.perf_counter()
        self._recall(generation)  # first, for a file that is damaged is told before all the games
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
        """Measure the net where that is due and not done yet, and write the page of curves."""
        if self.student is None or (self.generation % measuring.every and self.generation < self.plan.generations()):
            return
        file = self.folder / _MEASURED
        games = self.generation * self.plan.generation
        with _damage(file, _MEASURE_ANEW):
            known = [Measured.of(one) for one in _lines(file)]
        if not any(one.games == games for one in known):
            rival = None if self._rival is None else self.folder / _RIVAL
            known.append(measured(self.plan, games, self.folder / NET, rival, measuring, workers))
            replace_whole(file, b"".join(json.dumps(one.told()).encode() + b"\n" for one in known), True)
        title = f"Training for {game_named(self.plan.game).title}, seed {self.plan.seed}"
        write_curves(self.folder / CURVES, title, self.log, known)

    def _recall(self, generation: int) -> None:
        """Have the positions of the generations before in memory that are learned from, and no others."""
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
        with closing(carried_out(SelfPlay(plan, self._rival), jobs, workers, cluster)) as parts:
            made = {job.chunk: positions for job, positions in parts}
        return together([made[chunk] for chunk in range(chunks)])

    def _file_of(self, generation: int) -> Path:
        return self.folder / f"games-{generation:05}.npz"

    def _keep(self, done: Learned, student: Student) -> None:
        """Write down all that the next generation goes on from, in one file; then what follows from it."""
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
        """Return the file of the net that the weights make now."""
        about: dict[str, object] = {
            "game": self.plan.game,
            "games": self.generation * self.plan.generation,
            "made": {"version": __version__, **self.plan.told()},
        }
        return net_bytes(student.average.whole_numbers(), self.learner.layout, about)

    def _put_right(self) -> None:
        """Write the net and the log that belong to the state; drop the games that are no longer learned from."""
        if self.net is not None:
            replace_whole(self.folder / NET, self.net, True)
        replace_whole(self.folder / _LOG, b"".join(json.dumps(line).encode() + b"\n" for line in self.log), True)
        self._file_of(self.generation - 1 - self.plan.kept).unlink(missing_ok=True)


@contextmanager
def _damage(file: Path, remedy: str) -> Iterator[None]:
    """Say in a line that a file is damaged, and what to do, whatever reading it ends in."""
    try:
        yield
    except BurgraveError:
        raise
    except Exception as error:  # pickle, zip and torch raise nearly anything
        raise TrainingError(f"{file} is missing or damaged: {remedy}.") from error


def _hash(net: bytes) -> str:
    return str(net_header(net).get("sha256"))


def _said(positions: Positions) -> float:
    """Return the loss of what was said of positions when they were played."""
    said = positions.said.astype(np.float64).clip(1e-6, 1 - 1e-6)
    targets = positions.targets
    return float(-(targets * np.log(said) + (1 - targets) * np.log(1 - said)).mean())


def _lines(file: Path) -> list[dict[str, Any]]:
    """Return what the lines of a file of JSON say."""
    if not file.exists():
        return []
    with _damage(file, "delete the lines that are no JSON objects"):
        return [dict(json.loads(line)) for line in file.read_bytes().splitlines()]


def _write_positions(file: Path, positions: Positions) -> None:
    written = io.BytesIO()
    arrays: dict[str, Any] = dict(positions.arrays())
    np.savez(written, **arrays)
    replace_whole(file, written.getvalue(), True)  # before the state that needs it


def _read_positions(file: Path) -> Positions:
    with _damage(file, _BEGIN_ANEW), np.load(io.BytesIO(file.read_bytes())) as arrays:
        return Positions(**{name: arrays[name] for name in arrays.files})
