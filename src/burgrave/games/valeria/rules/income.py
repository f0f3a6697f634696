"""Income of a tableau from given dice, computed by applying the harvest rules to a copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, MONSTER_NAMES, RESOURCE_NAMES
from burgrave.games.valeria.rules import harvest
from burgrave.games.valeria.rules.board import Player, beginner
from burgrave.games.valeria.rules.state import ValeriaState


class Income:
    """Income of one player from the dice: automatic gains and open decisions."""

    def __init__(self, before: Player, after: Player, steals: int) -> None:
        self.gains = {name: int(after.amount(kind) - before.amount(kind)) for kind, name in enumerate(RESOURCE_NAMES)}
        self.choices = int(after.choices)  # activations that bring gold or magic
        self.trades: dict[str, int] = {}  # citizen -> exchanges
        for number, kind in enumerate(harvest.TRADERS):
            if often := int(after.trades >> 5 * number & 31):
                self.trades[CITIZEN_NAMES[kind]] = often
        self.steals = int(steals)  # activations of the Thief
        self.idle = bool(after.compensation)  # no card was activated

    def __bool__(self) -> bool:
        return bool(any(self.gains.values()) or self.choices or self.trades or self.steals)


def tableau(citizens: Mapping[str, int], monsters: Mapping[str, int], domains: Sequence[str]) -> Player:
    """Return a player who owns the cards with these names."""
    player = beginner(0)
    for name, number in citizens.items():
        player.add_citizen(CITIZEN_NAMES.index(name), number)
    for name, number in monsters.items():
        player.add_monster(MONSTER_NAMES.index(name), number)
    for name in domains:
        player.add_domain(DOMAIN_NAMES.index(name))
    return player


def income_of(me: Player, first: int, second: int, *, own_turn: bool) -> Income:
    """Return the income from two dice and their sum, ignoring the rule for the Waiting player."""
    after = me.copy()
    t = ValeriaState(0, [after])
    t.dice1, t.dice2 = first, second
    harvest.activate(t, after, own_turn)
    return Income(me, after, harvest.thefts(me, harvest.times(t, harvest.THIEF_NUMBER)) if own_turn else 0)


def income_of_number(me: Player, number: int, *, own_turn: bool) -> Income:
    """Return the income from one number, whether a die shows it or it is the sum of both dice."""
    after = me.copy()
    after.choices = after.trades = 0
    idle = not harvest.activate_number(ValeriaState(0, [after]), after, own_turn, number, 1)
    after.compensation = idle
    return Income(me, after, harvest.thefts(me, 1) if own_turn and number == harvest.THIEF_NUMBER else 0)
