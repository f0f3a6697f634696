"""Which actions can occur in a game of Citadels, by its options: the action space of learning programs."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.game import CITADELS
from burgrave.games.citadels.rules.scenarios import RANDOM

__all__ = ["possible_actions"]

_VERBS: Final = {verb.name: verb for verb in act.VERBS}


def possible_actions(options: dict[str, object]) -> list[int]:
    """Return, sorted, the ids of all actions that can occur in games with these options; no other is ever legal there.

    A random cast may be any of its edition.
    """
    setup = CITADELS.setup(0, options)
    cast: list[int] = [one for one in setup.cast if one >= 0]
    uniques: list[int] = setup.uniques
    if setup.scenario == RANDOM:
        cast = setup.rules.characters
        uniques = setup.rules.districts + setup.rules.bonus_districts
    there = [CHARACTER_NAMES[one] for one in cast]
    there += DISTRICT_NAMES[:BASIC_KINDS] + [DISTRICT_NAMES[kind] for kind in uniques]
    return [action for action in act.ACTIONS.ids if _occurs(act.decode(action), there, setup.players)]


def _occurs(action: act.Action, there: list[str], players: int) -> bool:
    """Tell whether an action can occur with these characters and districts."""
    verb = action.verb
    if verb == "bury" and players > 2:
        return False
    brought_by = _VERBS[verb].cards
    if brought_by and not any([name in there for name in brought_by]):
        return False
    argument = action.argument
    if isinstance(argument, int):
        return verb == "mix" or argument < players
    if argument is None or verb == "inspect":
        return True
    if argument.endswith("+"):
        return "artist" in there and argument[:-1] in there
    return argument in there
