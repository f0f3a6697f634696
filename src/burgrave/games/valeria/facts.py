"""What a view of Valeria holds, as types; docs/views.md says what each field means.

Resources are counted in tokens, seats, columns and stacks from 0, and cards go by their names. These types are plain
dicts when the program runs: they cost nothing where a view is built.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict, TypeGuard

ValeriaPhase = Literal[
    "duke", "dice", "thief", "harvest", "act", "pay", "reward", "free", "victim", "spare", "bargain", "hunt", "raid",
    "capture", "nobody", "over",
]  # fmt: skip
ValeriaStage = Literal["roll", "harvest", "action", "close", "monsters", "second harvest"]
PaidFor = Literal["slay", "recruit", "build"]


class OpenStack(TypedDict):
    """A stack: the cards that all know, the top one first, and how many lie hidden below them."""

    open: list[str]
    hidden: int


class ValeriaHarvest(TypedDict):
    """What a player still has to decide in this harvest; `trades` counts exchanges by citizen."""

    compensation: bool
    choices: int
    trades: dict[str, int]


class ValeriaPoints(TypedDict):
    """What somebody's game is worth at the end, in points."""

    monsters: int
    domains: int
    tokens: int
    duke: int
    total: int


class ValeriaSeat(TypedDict):
    """What lies before a player; `citizens` and `monsters` count cards by name, `vp` are victory tokens."""

    gold: int
    strength: int
    magic: int
    vp: int
    citizens: dict[str, int]
    monsters: dict[str, int]
    domains: list[str]
    duke: str | None
    chosen: bool
    waiting: bool
    points: ValeriaPoints | None
    harvest: NotRequired[ValeriaHarvest]


_For = TypedDict("_For", {"for": PaidFor}, total=False)  # a word that no class can have as a field


class ValeriaStep(_For, total=False):
    """What the open decision is about; `place` is a column or a stack, `price` and `magic` are in tokens, and what
    it is to `take` is a resource or `monster`.
    """

    place: int
    price: int
    magic: int
    monster: str
    take: str
    number: int
    steals: int


class LordSide(TypedDict):
    """The Dark Lord's side of a game of one; `raids` are the dice that are still to act."""

    citizens: dict[str, int]
    domains: list[str]
    raids: list[int]
    duke: str | None
    points: ValeriaPoints | None


class ValeriaView(TypedDict):
    """What a seat may know of a game. `dark_lord` and `outcome` are there alone, the dukes for the seat itself."""

    game: Literal["valeria"]
    rules_version: int
    players: int
    scenario: str
    mixed: bool
    round: int
    phase: ValeriaPhase
    stage: ValeriaStage
    first: int
    active: int | None
    open: list[int]
    dice: list[int] | None
    changed: list[str]
    actions: int
    exhausted: int
    end_due: bool
    end_latched: bool
    areas: list[str]
    monsters: list[list[str]]
    citizens: list[OpenStack]
    domains: list[OpenStack]
    left_out: list[str]
    seats: list[ValeriaSeat]
    step: ValeriaStep | None
    seat: int | None
    dark_lord: NotRequired[LordSide]
    outcome: NotRequired[int]
    dealt: NotRequired[list[str]]
    returned: NotRequired[list[str]]


def valeria_view(view: Mapping[str, object]) -> ValeriaView:
    """Return a view as one of Valeria; raise ValueError if it is of another game."""
    if _is_ours(view):
        return view
    raise ValueError(f"a view of Valeria was wanted, not of {view.get('game')!r}")


def _is_ours(view: Mapping[str, object]) -> TypeGuard[ValeriaView]:
    return view.get("game") == "valeria"
