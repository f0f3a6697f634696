"""Mass simulation: many games at once, counted exactly."""

from burgrave.study.simulate import Result, simulate

__all__ = ["Result", "simulate"]
