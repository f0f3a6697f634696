"""Types of the options and positions of Citadels; docs/positions.md explains every field.

Positions from `State.position` have all fields that are required here. A position to be read may omit nearly all of
them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from burgrave.games.citadels.facts import CitadelsPhase, Used


class CitadelsOptions(TypedDict, total=False):
    """Options of a new game; None selects the default. Seats are numbered from 0, and cards are given by name."""

    players: int
    ruleset: str | None
    scenario: str | None
    characters: list[str] | None
    districts: list[str] | None
    bonus: list[str] | None
    without: list[str] | None
    short: bool
    crown: int | None
    rulings: int


class CitadelsPositionSeat(TypedDict):
    """One player's cards and gold, including hidden cards. The name of a district that carries gold ends in a plus."""

    gold: int
    characters: list[str]
    city: list[str]
    hand: list[str]
    took_over: NotRequired[bool]


class CitadelsDraft(TypedDict):
    """The characters of the round; `picks` and `buries` are in the order in which they were chosen."""

    starter: int
    face_up: NotRequired[list[str]]
    face_down: str
    lost: NotRequired[str]
    picks: list[str]
    buries: NotRequired[list[str]]


CitadelsTheater = TypedDict("CitadelsTheater", {"seat": int, "with": int, "gave": str, "got": str})
"""A swap of characters that happened in this round."""


class CitadelsWarrants(TypedDict):
    """The Magistrate's warrants; `shown` is true if everybody has seen which one is signed."""

    signed: str
    blank: list[str]
    shown: bool


class CitadelsThreats(TypedDict):
    """The Blackmailer's threats; `on` lists characters still marked, `flipped` those whose marker was turned over."""

    real: str
    blank: str
    on: list[str]
    flipped: list[str]


class CitadelsPositionTurn(TypedDict):
    """The turn in progress; in the `lend` phase, its only field is `target`. `price` and `spent` are in gold."""

    seat: NotRequired[int]
    character: NotRequired[str]
    resumed: NotRequired[bool]
    only_gathers: NotRequired[bool]
    gathered: NotRequired[bool]
    used: NotRequired[list[Used]]
    builds: NotRequired[int]
    spent: NotRequired[int]
    warranted: NotRequired[bool]
    pending: NotRequired[list[str]]
    step: NotRequired[int]
    target: NotRequired[int]
    card: NotRequired[str]
    price: NotRequired[int]
    counted: NotRequired[bool]
    owed: NotRequired[int | list[int]]
    naming: NotRequired[list[str]]


class CitadelsTrace(TypedDict):
    """Cards that a seat knows to be in certain places, without knowing which card is in which place."""

    seat: int
    districts: list[str]
    cards: list[str]


class CitadelsKnowledge(TypedDict, total=False):
    """Knowledge of cards beyond what their places imply.

    `known` maps a card's place, such as ``"hand 1 0"``, to the seats that know the card; "all" means every seat.
    """

    known: dict[str, list[int] | Literal["all"]]
    traces: list[CitadelsTrace]
    tracing: list[int] | Literal["all"]


class CitadelsPosition(TypedDict):
    """A complete state, including everything hidden, as readable JSON data."""

    game: Literal["citadels"]
    ruleset: str
    players: int
    scenario: str
    characters: list[str]
    districts: list[str]
    rulings: int
    round: int
    crown: int
    phase: CitadelsPhase
    actor: NotRequired[int]
    first: NotRequired[list[int]]
    tower: NotRequired[bool]
    short: NotRequired[bool]
    pool: NotRequired[int]
    seats: list[CitadelsPositionSeat]
    museum: NotRequired[list[str]]
    draft: CitadelsDraft
    theater: NotRequired[CitadelsTheater]
    revealed: NotRequired[list[str]]
    killed: NotRequired[str]
    bewitched: NotRequired[str]
    witch_used: NotRequired[list[Used]]
    robbed: NotRequired[str]
    warrants: NotRequired[CitadelsWarrants]
    threats: NotRequired[CitadelsThreats]
    haunted_this_round: NotRequired[bool]
    collector: NotRequired[int]
    early_builder: NotRequired[int]
    cannot_build: NotRequired[int]
    unhealed: NotRequired[int | list[int]]
    turn: NotRequired[CitadelsPositionTurn]
    deck: list[str]
    knowledge: NotRequired[CitadelsKnowledge]
    rng: int | str
