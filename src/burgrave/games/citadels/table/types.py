"""What the table of Citadels sends besides views, as types."""

from __future__ import annotations

from typing import Final, TypedDict

from burgrave.games.citadels.rules.view_types import CitadelsPhase, CitadelsView, DistrictType, Used
from burgrave.server.showing.types import Choices, GameTypes

__all__ = [
    "TYPES",
    "CitadelsCharacter",
    "CitadelsScenario",
    "CitadelsSetUps",
    "CitadelsUnique",
    "Limits",
]


class CitadelsScenario(TypedDict):
    """A set-up by name: its `cast` by rank, and that for each number of players; null where it is one's own."""

    id: str
    ruleset: str | None
    cast: list[str] | None
    casts: dict[str, list[str]] | None
    districts: list[str] | None


class CitadelsCharacter(TypedDict):
    """A character, and the editions that have it."""

    name: str
    rank: int
    rulesets: list[str]


class CitadelsUnique(TypedDict):
    """A unique district: its `cost` in the newest edition that has it, its `costs` and where it is a `bonus`."""

    name: str
    cost: int
    costs: dict[str, int]
    rulesets: list[str]
    bonus: list[str]


class Limits(TypedDict):
    """What a cast and a deck of one's own may be in an edition.

    `uniques` are the unique districts in a deck, chosen freely; 0: those of the edition.
    """

    uniques: int
    swaps: int
    bonus: bool
    short: bool
    ninth_with: list[int]
    no_ninth_with: list[int]
    emperor_from: int
    queen_from: int


class CitadelsSetUps(Choices):
    """What can be played of Citadels; the `limits` are by edition."""

    scenarios: list[CitadelsScenario]
    characters: list[CitadelsCharacter]
    uniques: list[CitadelsUnique]
    limits: dict[str, Limits]


_NAMES: Final = {"CitadelsPhase": CitadelsPhase, "DistrictType": DistrictType, "Used": Used}
TYPES: Final = GameTypes(CitadelsView, None, CitadelsSetUps, _NAMES)
