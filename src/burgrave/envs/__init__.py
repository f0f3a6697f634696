"""Environments for learning programs: PettingZoo, Gymnasium, many games side by side in NumPy arrays, OpenSpiel.

``citadels_v0`` and ``valeria_v0`` (PettingZoo), ``single`` (Gymnasium), ``vector`` (NumPy), ``spiel`` (OpenSpiel) are
modules of this package; each asks for what it needs as it is imported. docs/envs tells what they are. Importing the
package registers every game with Gymnasium, if that is installed: ``burgrave/Citadels-v0``, ``burgrave/Valeria-v0``.
"""

from importlib.util import find_spec

from burgrave.kernel.registry import all_games

if find_spec("gymnasium") is not None:
    from gymnasium.envs.registration import register

    for _game in all_games():
        register(f"burgrave/{_game.name.title()}-v0", "burgrave.envs.single:SeatEnv", kwargs={"game": _game.name})
