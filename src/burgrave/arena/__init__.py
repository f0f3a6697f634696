"""Matches that measure the strength of bots, with confidence intervals."""

from burgrave.arena.run import Outcome, arena, results_in

__all__ = ["Outcome", "arena", "results_in"]
