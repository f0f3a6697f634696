"""A training on the screen: what each generation came to."""

from __future__ import annotations

from pathlib import Path

from burgrave.training.measuring import Measuring
from burgrave.training.plan import TrainingPlan
from burgrave.training.run import CURVES, NET, Learned, train

__all__ = ["watched"]


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
