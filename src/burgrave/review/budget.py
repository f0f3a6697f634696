"""How much a review looks at: trials, which are the same every time, never a time."""

from __future__ import annotations

from typing import Final

from burgrave.bots.playing import bots_for
from burgrave.build_info import core
from burgrave.kernel.errors import SetupError

__all__ = ["LEAST", "Budget"]

LEAST: Final = 40  # trials of a decision: fewer say nothing
_MOST: Final = 10_000_000
_INTERPRETED: Final = 20  # so many times fewer trials where the core is not compiled
_OTHERS: Final = 4  # the decisions of seats nobody asked for get this part of the trials
_OUTLOOK: Final = 5  # and each moment so many times fewer playouts, within limits
_LEAST_OUTLOOK: Final = 16
_MOST_OUTLOOK: Final = 400


class Budget:
    """Trials of each decision, of each decision of other seats than those asked for, and playouts of each moment."""

    def __init__(self, trials: int, others: int, outlook: int) -> None:
        self.trials = trials
        self.others = others
        self.outlook = outlook

    @classmethod
    def in_proportion(cls, trials: int) -> Budget:
        """Return the budget that goes with so many trials of a decision."""
        outlook = min(max(trials // _OUTLOOK, _LEAST_OUTLOOK), _MOST_OUTLOOK)
        return cls(trials, max(LEAST, trials // _OTHERS), outlook)

    @classmethod
    def of(cls, game: str, trials: int = 0) -> Budget:
        """Return the budget with so many trials of a decision; 0: as many as the game has found to be enough."""
        if not trials:
            usual = bots_for(game).review_trials()
            trials = usual if core() == "compiled" else max(LEAST, usual // _INTERPRETED)
        if not LEAST <= trials <= _MOST:
            raise SetupError(f"A review makes from {LEAST} to {_MOST:,} trials of each decision, not {trials:,}.")
        return cls.in_proportion(trials)

    def within(self, total: int, decisions: int) -> Budget:
        """Return a budget of at most about ``total`` trials for so many decisions of the seats asked for."""
        most = max(LEAST, total // max(1, decisions))
        if most >= self.trials:
            return self
        return Budget.in_proportion(most)
