"""What a view of Citadels holds, as types; docs/views.md says what each field means.

Gold is in pieces, seats count from 0, ranks from 1, and cards go by their names. These types are plain dicts when the
program runs: they cost nothing where a view is built.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict, TypeGuard

from burgrave.games.citadels.cards import DistrictType

CitadelsPhase = Literal[
    "pick", "bury", "stage", "lend", "main", "power", "drawn", "order", "bribe",
    "threat", "warrant", "den", "lab", "tuck", "ruin", "tribute", "extra", "shed",
    "closing", "grave", "tower", "search", "heir", "ending", "between", "over",
]  # fmt: skip
Used = Literal["income", "power", "bonus", "smithy", "laboratory", "museum"]


class CitadelsTurn(TypedDict):
    """The turn being played: all of it is public. `spent` is in gold, `drawn` in cards."""

    seat: int
    character: str
    gathered: bool
    builds: int
    limit: int
    used: list[Used]
    resumed: bool
    only_gathers: bool
    threatened: bool
    drawn: int
    spent: int


class BuiltDistrict(TypedDict):
    """A district of a city; `cost` is in gold, with what lies on it."""

    district: str
    type: DistrictType
    cost: int
    gilded: bool


class HeldCharacter(TypedDict):
    """A character that the viewing seat knows somebody to hold, and whether everybody does."""

    character: str
    revealed: bool


class CitadelsSeat(TypedDict):
    """What lies before a player, and what the viewing seat knows of the rest; `museum` is a number of cards."""

    gold: int
    hand_size: int
    known_hand: list[str]
    city: list[BuiltDistrict]
    complete: bool
    protected: bool
    characters: list[HeldCharacter]
    museum: NotRequired[int]
    museum_known: NotRequired[list[str]]


class KnownCard(TypedDict):
    """A card of the deck, and how many lie above it, as far as that is known."""

    above: int | None
    district: str


class CitadelsPoints(TypedDict):
    """What a city is worth at the end, in points."""

    districts: int
    all_types: int
    completion: int
    uniques: int
    total: int
    haunted_type: DistrictType


class Look(TypedDict):
    """A choice among the characters of this round, by the seat itself."""

    seen: list[str]
    picked: str | None
    buried: str | None


class CitadelsStep(TypedDict, total=False):
    """What the open decision is about; `target` is a seat, `gold`, `missing` and `wanted_cost` are in gold.

    `named`: the characters that the Magistrate or the Blackmailer has marked so far, the signed or real one first.
    """

    number: int
    target: int
    district: str
    gold: int
    cards_paid: int
    missing: int
    wanted_cost: int
    named: list[str]
    takes_face_down: bool


class CitadelsView(TypedDict):
    """What a seat may know of a game; the fields that may be missing are for the seat itself."""

    game: Literal["citadels"]
    rules_version: int
    ruleset: str
    scenario: str
    players: int
    round: int
    phase: CitadelsPhase
    to_act: int | None
    starter: int
    crown: int
    goal: int
    first: list[int]
    deck: int
    pool: int | None
    cast: list[str]
    face_up: list[str]
    called: int
    killed: str | None
    bewitched: str | None
    witch_used: list[Used]
    robbed: str | None
    warrants: list[str]
    threats: list[str]
    tower: bool
    haunted_late: bool
    collector: int | None
    early_builder: int | None
    moored: int | None
    unhealed: int | None
    theater: list[int] | None
    seat: int | None
    turn: CitadelsTurn | None
    seats: list[CitadelsSeat]
    signed: str | None
    flower: str | None
    deck_known: list[KnownCard]
    points: list[CitadelsPoints] | None
    hand: NotRequired[list[str]]
    characters: NotRequired[list[str]]
    draft: NotRequired[list[Look]]
    pending: NotRequired[list[str]]
    step: NotRequired[CitadelsStep | None]


def citadels_view(view: Mapping[str, object]) -> CitadelsView:
    """Return a view as one of Citadels; raise ValueError if it is of another game."""
    if _is_ours(view):
        return view
    raise ValueError(f"a view of Citadels was wanted, not of {view.get('game')!r}")


def _is_ours(view: Mapping[str, object]) -> TypeGuard[CitadelsView]:
    return view.get("game") == "citadels"
