"""Positions: a whole game, or just what matters of it, as readable JSON data (docs/positions.md)."""
