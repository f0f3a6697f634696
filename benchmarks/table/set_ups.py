"""Table setups for measurements and attacks: all games in turn, and the smallest and largest tables."""

from __future__ import annotations

from typing import Any, Final

from burgrave.kernel.game import Game
from burgrave.kernel.registry import all_games

__all__ = ["LARGEST", "PAIR", "PAIRS", "SET_UPS", "SMALLEST", "seats_of"]

_FOUR: Final = 4


def _set_up(game: Game, players: int) -> dict[str, Any]:
    return {"game": game.name, "options": {"players": players}}


def seats_of(set_up: dict[str, Any], first: str, others: str) -> list[str]:
    """Return the seats of a table: ``first``, followed by ``others`` for each remaining seat."""
    return [first] + [others] * (set_up["options"]["players"] - 1)


SET_UPS: Final = [_set_up(game, _FOUR) for game in all_games() if game.seats()[0] <= _FOUR <= game.seats()[1]]
"""Four-player setups of all games that four people can play."""
PAIRS: Final = [_set_up(game, 2) for game in all_games() if game.seats()[0] <= 2]
"""Two-player setups of all games that two people can play."""
PAIR: Final = PAIRS[0]
_WIDEST: Final = max(all_games(), key=lambda game: game.seats()[1])
_NARROWEST: Final = min(all_games(), key=lambda game: game.seats()[0])
LARGEST: Final = _set_up(_WIDEST, _WIDEST.seats()[1])
SMALLEST: Final = _set_up(_NARROWEST, _NARROWEST.seats()[0])
