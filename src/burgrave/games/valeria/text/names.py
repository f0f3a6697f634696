"""The names of Valeria that can be asked for: areas, citizens, monsters, domains, dukes and set-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.games.valeria.rules.cards import AREA_NAMES, CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.scenarios import CUSTOM, RANDOM, SCENARIOS
from burgrave.text.naming import Names

__all__ = ["NAMES"]


class ValeriaNames:
    """There is one edition of them."""

    ids: Sequence[str] = (
        *AREA_NAMES,
        *CITIZEN_NAMES,
        *MONSTER_NAMES,
        *DOMAIN_NAMES,
        *DUKE_NAMES,
        *SCENARIOS,
        RANDOM,
        CUSTOM,
    )

    def titles(self, language: str, edition: str | None) -> Mapping[str, str]:
        return _titles(language)


@lru_cache
def _titles(language: str) -> dict[str, str]:
    from burgrave.games.valeria.text.words import words_in  # it reads texts, which the ids do without

    words = words_in(language)
    return {name: words.card(name) for name in ValeriaNames.ids}


NAMES: Final[Names] = ValeriaNames()
