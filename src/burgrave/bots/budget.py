"""How long a search may think: a number of iterations, which is the same every time, or a time."""

from __future__ import annotations

from burgrave.kernel.errors import SetupError

__all__ = ["Budget"]

_MOST_ITERATIONS = 10_000_000
_MOST_SECONDS = 600.0
_MOST_PROCESSES = 64


class Budget:
    """One decision's thinking: ``1000it`` or ``500ms`` or ``2s``, and ``:x4`` after it for four processes at once."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0, processes: int = 1) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: as long as the iterations take
        self.processes = processes

    def __reduce__(self) -> tuple[object, tuple[int, float, int]]:
        return Budget, (self.iterations, self.seconds, self.processes)

    def __str__(self) -> str:
        length = f"{self.iterations}it" if self.iterations else f"{self.seconds * 1000:g}ms"
        return length if self.processes == 1 else f"{length}:x{self.processes}"


def parse(text: object) -> Budget:
    """Return the budget that was written; raise SetupError if it is none."""
    length, mark, processes = str(text).partition(":")
    budget = _length(length)
    if mark:
        if not processes.startswith("x") or not _is_number(processes[1:]):
            raise SetupError(f"{text!r}: after the budget come only :x and a number, such as 500ms:x2, and :net=.")
        budget.processes = int(processes[1:])
        if not 1 <= budget.processes <= _MOST_PROCESSES:
            raise SetupError(f"A search uses from 1 to {_MOST_PROCESSES} processes, not {budget.processes}.")
    return budget


def _length(text: str) -> Budget:
    if text.endswith("it") and _is_number(text[:-2]) and 1 <= int(text[:-2]) <= _MOST_ITERATIONS:
        return Budget(int(text[:-2]))
    for unit, seconds in (("ms", 0.001), ("s", 1.0)):
        number = text.removesuffix(unit)
        if number != text and _is_number(number):
            found = Budget(0, int(number) * seconds)
            if 0.0 < found.seconds <= _MOST_SECONDS:
                return found
    raise SetupError(f"{text!r} is no budget: write 1000it, 500ms or 2s (up to {_MOST_ITERATIONS}it or 600s).")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 12
