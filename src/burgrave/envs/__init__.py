"""Environments for agents: PettingZoo, Gymnasium, vectorized NumPy, OpenSpiel, and text for language models.

Modules: ``citadels_v0`` and ``valeria_v0`` (PettingZoo), ``single`` (Gymnasium), ``vector`` and ``transitions``
(NumPy), ``spiel`` (OpenSpiel), ``text`` (no requirements) and ``mcp_server`` (MCP); each checks its requirements on
import. See docs/envs and docs/language-models.md. Importing this package registers every game with Gymnasium if it is
installed: ``burgrave/Citadels-v0``, ``burgrave/Valeria-v0``.
"""

from importlib.util import find_spec

from burgrave.kernel.registry import all_games

if find_spec("gymnasium") is not None:
    from gymnasium.envs.registration import register

    for _game in all_games():
        register(f"burgrave/{_game.name.title()}-v0", "burgrave.envs.single:SeatEnv", kwargs={"game": _game.name})
