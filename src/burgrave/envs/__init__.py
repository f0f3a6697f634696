"""Environments for learning programs: PettingZoo, Gymnasium, many games side by side in NumPy arrays, OpenSpiel.

``citadels_v0`` and ``valeria_v0`` (PettingZoo), ``single`` (Gymnasium), ``vector`` (NumPy), ``spiel`` (OpenSpiel) are
modules of this package; each asks for what it needs as it is imported. docs/envs tells what they are.
"""
