"""Matches between bots, with confidence intervals for their strength."""

from burgrave.arena.run import Outcome, arena, results_in

__all__ = ["Outcome", "arena", "results_in"]
