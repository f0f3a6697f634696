"""Matches between bots: how strong is one, and how sure can we be of it?"""

from burgrave.arena.run import Outcome, arena, results_in

__all__ = ["Outcome", "arena", "results_in"]
