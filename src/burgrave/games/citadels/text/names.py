"""The names of Citadels that can be asked for: characters, districts and set-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.ruleset import DEFAULT, RULESETS, ruleset_named
from burgrave.games.citadels.rules.scenarios import CUSTOM, RANDOM, scenarios_of
from burgrave.text.naming import Names

__all__ = ["NAMES"]


class CitadelsNames:
    """What the cards are called depends on the edition."""

    ids: Sequence[str] = (
        *CHARACTER_NAMES,
        *DISTRICT_NAMES,
        *dict.fromkeys(name for rules in RULESETS.values() for name in scenarios_of(rules)),
        RANDOM,
        CUSTOM,
    )

    def titles(self, language: str, edition: str | None) -> Mapping[str, str]:
        return _titles(language, edition or DEFAULT)


@lru_cache
def _titles(language: str, edition: str) -> dict[str, str]:
    from burgrave.games.citadels.text.words import words_in  # it reads texts, which the ids do without

    words = words_in(language, edition)
    scenarios = [*scenarios_of(ruleset_named(edition)), RANDOM, CUSTOM]
    return {name: words.card(name) for name in words.in_print} | {name: words.scenario(name) for name in scenarios}


NAMES: Final[Names] = CitadelsNames()
