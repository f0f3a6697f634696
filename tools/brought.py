"""Lookup of modules that a game's tests provide for tools: ``tests/games/GAME/WHAT.py``, such as ``golden.py``."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from burgrave.kernel.registry import all_games

__all__ = ["brought", "brought_by"]


def brought_by(game: str, what: str) -> ModuleType | None:
    """Return the module ``what`` of a game's tests, or None if it does not exist."""
    if find_spec(f"tests.games.{game}") is None:
        return None
    place = f"tests.games.{game}.{what}"
    return import_module(place) if find_spec(place) is not None else None


def brought(what: str) -> list[ModuleType]:
    """Return the module ``what`` of every game whose tests have one."""
    found = [brought_by(game.name, what) for game in all_games()]
    return [module for module in found if module is not None]
