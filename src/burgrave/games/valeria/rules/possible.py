"""Which actions can occur in a game of Valeria, by its options: the action space of learning programs."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.cards import AREA_NAMES, CITIZEN_NAMES, DOMAIN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.scenarios import RANDOM
from burgrave.games.valeria.rules.setup import Setup

__all__ = ["possible_actions"]

_VERBS: Final = {verb.name: verb for verb in act.VERBS}


def possible_actions(options: dict[str, object]) -> list[int]:
    """Return, sorted, the ids of all actions that can occur in games with these options; no other is ever legal there.

    A random set-up may have any areas and citizens.
    """
    setup = VALERIA.setup(0, options)
    there = _cards(setup)
    return [action for action in act.ACTIONS.ids if _occurs(act.notation(action).split(), there, setup.players)]


def _cards(setup: Setup) -> list[str]:
    """Return the citizens, monsters and domains that there can be in the game."""
    names = [name for number, name in enumerate(DOMAIN_NAMES) if number not in setup.left_out]
    if setup.scenario == RANDOM:
        return names + CITIZEN_NAMES + MONSTER_NAMES
    citizens = CITIZEN_NAMES if setup.mixed else [CITIZEN_NAMES[kind] for kind in setup.citizens]
    kinds = cards.MONSTERS // len(AREA_NAMES)
    return names + citizens + [MONSTER_NAMES[area * kinds + number] for area in setup.areas for number in range(kinds)]


def _occurs(words: list[str], there: list[str], players: int) -> bool:
    """Tell whether an action, in its words, can occur with these cards."""
    verb = _VERBS[words[0]]
    if (verb.alone and players > 1) or (verb.cards and not any([name in there for name in verb.cards])):
        return False
    if verb.takes in ("seat", "theft"):
        return int(words[1]) < players
    return verb.takes not in ("citizen", "monster") or words[1] in there
