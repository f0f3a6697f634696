"""The rulesets: a ruleset is a value, and every difference between editions is one of its fields.

The rulings (R-nn of the rules reference, docs/rules/citadels.md) that are real switches are fields here, with their
number; those that every ruleset shares are the named constants of ``rulings``.
"""

from __future__ import annotations

from typing import Final

from burgrave.citadels import cards
from burgrave.citadels.rulings import (
    R_12_LIBRARY_KEEPS_ALL,
    R_27_WALL_PROTECTS_ITSELF,
    R_63_MAY_GIVE_FROM_COMPLETE_CITY,
)
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64

__all__ = ["RULESETS", "RULES_VERSION", "Ruleset", "ruleset_named"]

RULES_VERSION: Final = 1  # goes up when the same actions from the same seed would give another game


class Ruleset:
    """One edition of the rules. Instances are shared and never change."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.starting_hand: i64 = 4
        self.starting_gold: i64 = 2
        self.cost = list(cards.KIND_COST)  # by kind
        self.library_keeps_all = R_12_LIBRARY_KEEPS_ALL
        self.laboratory_gold: i64 = 2
        self.wall_protects_itself = R_27_WALL_PROTECTS_ITSELF
        self.may_give_from_complete_city = R_63_MAY_GIVE_FROM_COMPLETE_CITY
        self.all_types_bonus: i64 = 3
        self.first_complete_bonus: i64 = 4
        self.complete_bonus: i64 = 2
        self.unique_choices: i64 = 14  # uniques in the deck

    def city_size(self, players: i64) -> i64:
        """Return how many districts complete a city (rulebook 2016, Fim da Partida; Partida com 2-3 Jogadores)."""
        return 8 if players <= 3 else 7

    def face_up(self, players: i64, ranks: i64) -> i64:
        """Return how many characters are discarded face-up (rulebook 2016, Fase de Escolha)."""
        if players <= 3:
            return 0
        spare = ranks - players - 2
        return spare if spare > 0 else 0


RULESETS: Final = {"2016": Ruleset("2016")}


def ruleset_named(name: object) -> Ruleset:
    """Return the ruleset called ``name``; raise SetupError if there is none."""
    found = RULESETS.get(str(name))
    if found is None:
        raise SetupError(f"There is no Citadels ruleset {name!r}; choose from: {', '.join(RULESETS)}.")
    return found
