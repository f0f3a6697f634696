"""Which actions can occur in a game of Valeria, by its options: the action space of learning programs."""

from __future__ import annotations

from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.cards import AREA_NAMES, CITIZEN_NAMES, DOMAIN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.scenarios import RANDOM
from burgrave.games.valeria.rules.setup import Setup

__all__ = ["possible_actions"]

# The verbs that only one domain brings.
_BROUGHT = {
    "six": "foxgrove_palisade",
    "one": "the_desert_orchid",
    "lower": "palace_of_the_dawn",
    "return_monster": "watcher_on_the_water",
    "return_citizen": "nest_of_the_weaver_witch",
}


def possible_actions(options: dict[str, object]) -> list[int]:
    """Return, sorted, the ids of all actions that can occur in games with these options; no other is ever legal there.

    A random set-up may have any areas and citizens.
    """
    setup = VALERIA.setup(0, options)
    there = _cards(setup)
    return [action for action in range(act.SPACE) if _occurs(act.notation(action).split(), there, setup.players)]


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
    verb = words[0]
    if verb in ("raid", "capture"):
        return players == 1
    if verb in ("from", "steal"):
        return int(words[1]) < players
    if verb in _BROUGHT and _BROUGHT[verb] not in there:
        return False
    if verb in ("trade", "return_citizen", "return_monster"):
        return words[1] in there
    return True
