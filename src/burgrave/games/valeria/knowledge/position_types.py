"""Types of the options and positions of Valeria; docs/positions.md explains every field.

`State.position` returns all fields that are required here. A position that is read may omit nearly all of them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from burgrave.games.valeria.facts import ValeriaPhase


class ValeriaOptions(TypedDict, total=False):
    """Options of a new game; None selects the default. Seats are numbered from 0, and cards are given by name."""

    players: int
    scenario: str | None
    areas: list[str] | None
    citizens: list[str] | None
    without: list[str] | None
    mixed: bool
    first: int | None
    end_latched: bool


class ValeriaHarvest(TypedDict):
    """A seat's open choices in the harvest; `trades` counts exchanges by citizen."""

    compensation: bool
    choices: int
    trades: dict[str, int]


class ValeriaPositionSeat(TypedDict):
    """One player's cards and resources, including hidden cards. Citizens and monsters are counted by name."""

    gold: int
    strength: int
    magic: int
    vp: int
    citizens: dict[str, int]
    monsters: dict[str, int]
    domains: list[str]
    duke: str | None
    dealt: list[str]
    harvest: NotRequired[ValeriaHarvest]


ValeriaPaying = TypedDict("ValeriaPaying", {"for": str, "place": int, "price": int, "magic": int})
"""An action that is being paid for, and its price in gold or strength, and in magic."""


class ValeriaPosition(TypedDict):
    """A complete state, including everything hidden, as readable JSON data; stacks are listed from the top down."""

    game: Literal["valeria"]
    players: int
    scenario: str
    mixed: bool
    areas: list[str]
    monsters: list[list[str]]
    citizens: list[list[str]]
    open_citizens: NotRequired[list[int]]
    domains: list[list[str]]
    left_out: list[str]
    exhausted: int
    seats: list[ValeriaPositionSeat]
    away_dukes: list[str]
    first: int
    active: int
    round: int
    end_latched: bool
    end_due: bool
    phase: ValeriaPhase
    stage: NotRequired[str]
    dice: NotRequired[list[int]]
    changed: NotRequired[list[str]]
    actions: NotRequired[int]
    steals: NotRequired[int]
    paying: NotRequired[ValeriaPaying]
    rewarded: NotRequired[str]
    part: NotRequired[str]
    todo: NotRequired[list[str]]
    covered: NotRequired[int | None]
    dark_duke: NotRequired[str | None]
    captured: NotRequired[dict[str, int]]
    captured_domains: NotRequired[list[str]]
    raided: NotRequired[int]
    raids: NotRequired[list[int]]
    outcome: NotRequired[str]
    rng: int | str
