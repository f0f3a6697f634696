"""Facts of Citadels: everything that a seat may know, as the type of its view; docs/views.md describes each field.

Gold is in pieces, seats count from 0, ranks from 1, and cards go by their names. The annotations give each fact its
place in an observation. The types are plain dicts when the program runs: they cost nothing where a view is built.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NotRequired, TypedDict, TypeGuard, get_args

from burgrave.games.citadels.cards import (
    CARDS,
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DISTRICT_NAMES,
    KINDS,
    TYPE_NAMES,
    DistrictType,
)
from burgrave.kernel.facts import (
    ENDLESS,
    UNOBSERVED,
    Eye,
    Fact,
    Facts,
    away,
    count,
    counts,
    flag,
    marks,
    one_hot,
    own_seat,
    present,
    seat,
)

CitadelsPhase = Literal[
    "pick", "bury", "stage", "lend", "main", "power", "drawn", "order", "bribe",
    "threat", "warrant", "den", "lab", "tuck", "ruin", "tribute", "extra", "shed",
    "closing", "grave", "tower", "search", "heir", "ending", "between", "over",
]  # fmt: skip
EDITIONS: Final = ["classic", "2010", "2016"]
Used = Literal["income", "power", "bonus", "smithy", "laboratory", "museum"]

_COPIES: Final = 5  # of a kind, at most
_RANKS: Final = [f"rank {rank}" for rank in range(1, 10)]
_RANK_OF: Final = {name: f"rank {rank}" for name, rank in zip(CHARACTER_NAMES, CHARACTER_RANK, strict=True)}
_MOST_LOOKS: Final = 2  # at the characters, in a round
_ITEMS: Final = ["districts", "all_types", "completion", "uniques"]


def _ranks(about: str, *, name: str = "") -> Fact:
    """Return characters, by rank."""
    return marks(about, _RANKS, name=name, by=_RANK_OF)


def _kinds(about: str, *, name: str = "", of_seat: bool | None = None) -> Fact:
    """Return cards, by kind."""
    return counts(about, DISTRICT_NAMES, _COPIES, name=name, of_seat=of_seat)


def _marked(chosen: list[str]) -> list[int]:
    return [rank in [_RANK_OF[one] for one in chosen] for rank in _RANKS]


# ---- the turn and the open decision ----------------------------------------------------------------------------------


class CitadelsTurn(TypedDict):
    """The turn being played: all of it is public. `spent` is in gold, `drawn` in cards."""

    seat: Annotated[int, seat("whose turn it is", name="turn")]
    character: Annotated[str, _ranks("as which character", name="turn_as")]
    gathered: Annotated[bool, flag("whether the player has gathered")]
    builds: Annotated[int, count("counted buildings so far")]
    limit: Annotated[int, count("how many are allowed")]
    used: Annotated[list[Used], marks("what can be used once and was", get_args(Used))]
    resumed: Annotated[bool, flag("whether it is the Witch in her victim's place")]
    only_gathers: Annotated[bool, flag("whether the player gathers and does no more")]
    threatened: Annotated[bool, flag("whether a threat is still to be settled")]
    drawn: Annotated[int, count("cards drawn and not yet kept or put away", CARDS)]
    spent: Annotated[int, count("gold paid for buildings")]


class Look(TypedDict):
    """A choice among the characters of this round, by the seat itself."""

    seen: list[str]
    picked: str | None
    buried: str | None


def _looks(value: list[Look], eye: Eye) -> list[int]:
    found: list[int] = []
    for look in value:
        for chosen in (look["seen"], [look["picked"]], [look["buried"]]):
            found += _marked([one for one in chosen if one])
    return found + [0] * (3 * len(_RANKS) * _MOST_LOOKS - len(found))


_LOOKS: Final = [
    f"{number} {what} {rank}"
    for number in range(1, _MOST_LOOKS + 1)
    for what in ("seen", "picked", "buried")
    for rank in _RANKS
]


class CitadelsStep(TypedDict, total=False):
    """What the open decision is about; `target` is a seat, `gold`, `missing` and `wanted_cost` are in gold.

    `named`: the characters that the Magistrate or the Blackmailer has marked so far, the signed or real one first.
    """

    number: Annotated[int, count("number of the step inside a power", name="step")]
    target: Annotated[int, seat("the seat that the open decision is about")]
    district: Annotated[str, marks("the district that it is about", DISTRICT_NAMES)]
    gold: Annotated[int, count("gold paid for it", name="paid")]
    cards_paid: Annotated[int, count("cards paid for the Thieves' Den", CARDS)]
    missing: Annotated[int, count("what the Cardinal borrows")]
    wanted_cost: Annotated[int, count("cost of what the Diplomat is to get")]
    named: Annotated[
        list[str],
        Fact(
            "whom Magistrate or Blackmailer has marked, the signed or real one first",
            [f"{place} {rank}" for place in ("first", "second") for rank in _RANKS],
            1,
            lambda value, _eye: _marked(value[:1]) + _marked(value[1:]),
        ),
    ]
    takes_face_down: Annotated[bool, flag("whether this is the special last choice")]


# ---- players ---------------------------------------------------------------------------------------------------------


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


def _city(value: list[BuiltDistrict], *, gilded: bool) -> list[int]:
    names = [one["district"] for one in value if one["gilded"] or not gilded]
    return [names.count(name) for name in DISTRICT_NAMES]


class CitadelsSeat(TypedDict):
    """What lies before a player, and what the viewing seat knows of the rest; `museum` is a number of cards."""

    gold: Annotated[int, count("gold")]
    hand_size: Annotated[int, count("cards in hand", CARDS)]
    known_hand: Annotated[list[str], _kinds("cards that this seat knows to be in the hand", name="hand")]
    city: Annotated[
        list[BuiltDistrict],
        Fact("districts of the city", DISTRICT_NAMES, _COPIES, lambda value, _: _city(value, gilded=False)),
        Fact("those that carry a gold", DISTRICT_NAMES, _COPIES, lambda value, _: _city(value, gilded=True), "gilded"),
    ]
    complete: Annotated[bool, flag("whether the city is complete")]
    protected: Annotated[bool, flag("whether the Bishop guards it")]
    characters: Annotated[
        list[HeldCharacter],
        Fact(
            "characters that this seat knows to be here",
            _RANKS,
            1,
            lambda value, _: _marked([one["character"] for one in value]),
        ),
        Fact(
            "those that all know",
            _RANKS,
            1,
            lambda value, _: _marked([one["character"] for one in value if one["revealed"]]),
            "revealed",
        ),
    ]
    museum: NotRequired[Annotated[int, count("cards under the Museum", CARDS, of_seat=False)]]
    museum_known: NotRequired[Annotated[list[str], _kinds("those that the seat knows", of_seat=False)]]


class CitadelsPoints(TypedDict):
    """What a city is worth at the end, in points."""

    districts: int
    all_types: int
    completion: int
    uniques: int
    total: int
    haunted_type: DistrictType


# ---- the table -------------------------------------------------------------------------------------------------------


class KnownCard(TypedDict):
    """A card of the deck, and how many lie above it, as far as that is known."""

    above: int | None
    district: str


def _deck_places(value: list[KnownCard], _eye: Eye) -> list[int]:
    found = [0] * CARDS
    for card in value:
        if card["above"] is not None:
            found[card["above"]] = DISTRICT_NAMES.index(card["district"]) + 1
    return found


class CitadelsView(TypedDict):
    """What a seat may know of a game; the fields that may be missing are for the seat itself."""

    game: Annotated[Literal["citadels"], UNOBSERVED]
    rules_version: Annotated[int, UNOBSERVED]
    ruleset: Annotated[str, marks("the edition", EDITIONS)]
    scenario: Annotated[str, UNOBSERVED]
    players: Annotated[int, UNOBSERVED]
    round: Annotated[int, count("the round")]
    phase: Annotated[CitadelsPhase, marks("the kind of decision that is open", get_args(CitadelsPhase))]
    to_act: Annotated[int | None, seat("who decides now")]
    starter: Annotated[int, seat("who chose a character first in this round")]
    crown: Annotated[int, seat("who has the crown")]
    goal: Annotated[int, count("how many districts complete a city", 8)]
    first: Annotated[list[int], seat("whose city was complete first (several with the Bell Tower)")]
    deck: Annotated[int, count("cards in the deck", CARDS)]
    pool: Annotated[
        int | None, present("whether the Tax Collector's pool is in the game", name="taxed"), count("gold in it")
    ]
    cast: Annotated[list[str], marks("the characters of this game", CHARACTER_NAMES)]
    face_up: Annotated[list[str], _ranks("characters laid open in this round")]
    called: Annotated[int, Fact("the rank called last", _RANKS, 1, lambda value, _: one_hot(value - 1, 9))]
    killed: Annotated[str | None, _ranks("who was killed")]
    bewitched: Annotated[str | None, _ranks("who was bewitched")]
    witch_used: Annotated[list[Used], marks("what the waiting Witch has used already", get_args(Used))]
    robbed: Annotated[str | None, _ranks("who is to be robbed")]
    warrants: Annotated[list[str], _ranks("on whom warrants lie")]
    threats: Annotated[list[str], _ranks("on whom threats lie")]
    tower: Annotated[bool, flag("whether the Bell Tower was declared")]
    haunted_late: Annotated[bool, flag("whether the Haunted Quarter was built in this round")]
    collector: Annotated[int | None, seat("the older Tax Collector, once shown")]
    early_builder: Annotated[int | None, seat("who built as rank 1, for whom he waits")]
    moored: Annotated[int | None, seat("whom the Navigator of 2010 bars from building")]
    unhealed: Annotated[int | None, seat("who had the Hospital when the killed character was called in vain")]
    theater: Annotated[
        list[int] | None,
        Fact("who exchanged a character", away, 1, lambda value, eye: one_hot(eye.far(value[0]), eye.players)),
        Fact("with whom", away, 1, lambda value, eye: one_hot(eye.far(value[1]), eye.players), "theater_with"),
    ]
    seat: Annotated[int | None, own_seat("which seat this is: all others are told from it")]
    turn: CitadelsTurn | None
    seats: list[CitadelsSeat]
    signed: Annotated[str | None, _ranks("the signed warrant, once this seat knows")]
    flower: Annotated[str | None, _ranks("the real threat, once this seat knows")]
    deck_known: Annotated[
        list[KnownCard],
        Fact(
            "cards of the deck that the seat knows",
            DISTRICT_NAMES,
            _COPIES,
            lambda value, _: [[one["district"] for one in value].count(name) for name in DISTRICT_NAMES],
            "deck_kinds",
        ),
        Fact(
            "the card so far below the top: 0 unknown, else 1 + its number in deck_kinds",
            [str(place) for place in range(CARDS)],
            KINDS,
            _deck_places,
            "deck_places",
        ),
    ]
    points: Annotated[
        list[CitadelsPoints] | None,
        Fact(
            "once the game is over, what the city is worth",
            _ITEMS,
            ENDLESS,
            lambda value, _: [value[item] for item in _ITEMS],
            of_seat=True,
        ),
        Fact(
            "what the Haunted Quarter counted as, once the game is over",
            TYPE_NAMES,
            1,
            lambda value, _: [value["haunted_type"] == name for name in TYPE_NAMES],
            "haunted_type",
            of_seat=True,
        ),
    ]
    hand: NotRequired[Annotated[list[str], UNOBSERVED]]  # in order; `known_hand` of the own seat has the same cards
    characters: NotRequired[Annotated[list[str], UNOBSERVED]]  # those of the own seat
    draft: NotRequired[
        Annotated[list[Look], Fact("every look that this seat had at the characters in this round", _LOOKS, 1, _looks)]
    ]
    pending: NotRequired[Annotated[list[str], _kinds("cards drawn to choose from, while this seat does")]]
    step: NotRequired[CitadelsStep | None]


FACTS: Final = Facts(CitadelsView)


def citadels_view(view: Mapping[str, object]) -> CitadelsView:
    """Return a view as one of Citadels; raise ValueError if it is of another game."""
    if _is_ours(view):
        return view
    raise ValueError(f"a view of Citadels was wanted, not of {view.get('game')!r}")


def _is_ours(view: Mapping[str, object]) -> TypeGuard[CitadelsView]:
    return view.get("game") == "citadels"
