"""What the table of Valeria sends besides views, as types."""

from __future__ import annotations

from typing import Final, TypedDict

from burgrave.games.valeria.rules.view_types import PaidFor, ValeriaPhase, ValeriaStage, ValeriaView
from burgrave.server.showing.types import Choices, GameTypes

__all__ = [
    "TYPES",
    "HarvestPreview",
    "RollHarvest",
    "ValeriaCitizen",
    "ValeriaFacts",
    "ValeriaScenario",
    "ValeriaSetUps",
]


class RollHarvest(TypedDict):
    """What a roll would bring: resources in tokens, and how often there is something to choose, exchange or steal.

    `trades` counts exchanges by citizen; `idle` means that no card would be activated.
    """

    gold: int
    strength: int
    magic: int
    vp: int
    choices: int
    trades: dict[str, int]
    steals: int
    idle: bool


class HarvestPreview(TypedDict):
    """What each of the 21 rolls ("3-5", the smaller die first) would bring, in one's own turn or not."""

    rolls: dict[str, RollHarvest]
    off: dict[str, RollHarvest]


class ValeriaFacts(TypedDict):
    """What a seat is told besides: what rolls would bring."""

    harvest: HarvestPreview


class ValeriaScenario(TypedDict):
    """A set-up by name: areas, citizens, and domains that stay out; null where it is one's own."""

    id: str
    ruleset: str | None
    areas: list[str] | None
    citizens: list[str] | None
    without: list[str] | None


class ValeriaCitizen(TypedDict):
    """A citizen: its `group` is the place of its stack, and `numbers` are those that activate it."""

    name: str
    group: int
    numbers: list[int]
    role: str
    cost: int


class ValeriaSetUps(Choices):
    """What can be played of Valeria."""

    scenarios: list[ValeriaScenario]
    areas: list[str]
    citizens: list[ValeriaCitizen]
    domains: list[str]


_NAMES: Final = {"ValeriaPhase": ValeriaPhase, "ValeriaStage": ValeriaStage, "PaidFor": PaidFor}
TYPES: Final = GameTypes(ValeriaView, ValeriaFacts, ValeriaSetUps, _NAMES)
