"""Which actions can occur in a game of Citadels, by its options: the action space of learning programs."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.game import CITADELS
from burgrave.games.citadels.rules.scenarios import RANDOM
from burgrave.kernel.errors import MalformedAction

__all__ = ["possible_actions"]

# The verbs that only these cards bring, any of them; all other verbs are always there.
_BROUGHT: Final = {
    "sail_gold": ["navigator"], "sail_cards": ["navigator"], "study": ["scholar"], "foresee": ["seer"],
    "replace": ["magician"], "collect": ["tax_collector"], "smithy": ["smithy"], "laboratory": ["laboratory"],
    "museum": ["museum"], "pay_cards": ["thieves_den"], "bribe": ["blackmailer"], "refuse": ["blackmailer"],
    "flip": ["blackmailer"], "leave": ["blackmailer"], "confiscate": ["magistrate"], "stay": ["theater"],
    "take_gold": ["emperor"], "take_card": ["emperor"], "take_nothing": ["emperor"], "build_it": ["wizard"],
    "keep_it": ["wizard"], "pay_gold": ["emperor"], "reclaim": ["graveyard"], "declare": ["bell_tower"],
    "discard": ["magician", "laboratory", "thieves_den"], "district": ["warlord", "diplomat", "marshal", "armory"],
    "destroy": ["warlord"], "swap": ["magician"], "rob": ["thief"], "kill": ["assassin"], "bewitch": ["witch"],
    "sign": ["magistrate"], "warrant": ["magistrate"], "threaten": ["blackmailer"], "bluff": ["blackmailer"],
    "spy": ["spy"], "inspect": ["spy"], "peek": ["wizard"], "take": ["wizard", "lighthouse"],
    "give": ["seer", "cardinal", "emperor"], "crown": ["emperor"], "beg": ["abbot"], "mix": ["abbot"],
    "borrow": ["cardinal"], "lender": ["cardinal"], "exchange": ["diplomat"], "seize": ["marshal"],
    "beautify": ["artist"], "offer": ["diplomat"], "sacrifice": ["necropolis"], "framework": ["framework"],
    "tuck": ["museum"], "demolish": ["armory"], "stage": ["theater"], "lend": ["theater"],
}  # fmt: skip


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
    found: list[int] = []
    for number in range(act.SPACE):
        with suppress(MalformedAction):  # some ids are not in use
            if _occurs(act.decode(number), there, setup.players):
                found.append(number)
    return found


def _occurs(action: act.Action, there: list[str], players: int) -> bool:
    """Tell whether an action can occur with these characters and districts."""
    verb = action.verb
    if verb == "bury" and players > 2:
        return False
    if verb in _BROUGHT and not any([name in there for name in _BROUGHT[verb]]):
        return False
    argument = action.argument
    if isinstance(argument, int):
        return verb == "mix" or argument < players
    if argument is None or verb == "inspect":
        return True
    if argument.endswith("+"):
        return "artist" in there and argument[:-1] in there
    return argument in there
