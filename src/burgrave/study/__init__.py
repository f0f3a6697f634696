"""Mass simulation of games, with exact statistics."""

from burgrave.study.simulate import Result, simulate

__all__ = ["Result", "simulate"]
