"""Types of a Citadels view, annotated with their encoding in observations.

Seats are numbered from 0 and ranks from 1, gold is counted in pieces, and cards are given by name; docs/views.md
describes each field. The types are plain dicts at run time, so building a view costs nothing extra.
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

_COPIES: Final = 5  # maximum number of copies of a kind
_RANKS: Final = [f"rank {rank}" for rank in range(1, 10)]
_RANK_OF: Final = {name: f"rank {rank}" for name, rank in zip(CHARACTER_NAMES, CHARACTER_RANK, strict=True)}
_MOST_LOOKS: Final = 2  # looks at the characters, per seat and round
_ITEMS: Final = ["districts", "all_types", "completion", "uniques"]


def _ranks(about: str, *, name: str = "") -> Fact:
    """Return the annotation for a set of characters, encoded by rank."""
    return marks(about, _RANKS, name=name, by=_RANK_OF)


def _kinds(about: str, *, name: str = "", of_seat: bool | None = None) -> Fact:
    """Return the annotation for cards, encoded as counts by kind."""
    return counts(about, DISTRICT_NAMES, _COPIES, name=name, of_seat=of_seat)


def _marked(chosen: list[str]) -> list[int]:
    return [rank in [_RANK_OF[one] for one in chosen] for rank in _RANKS]


# ---- the turn and the current decision -------------------------------------------------------------------------------


class CitadelsTurn(TypedDict):
    """The current turn, all of which is public. `spent` is in gold, `drawn` in cards."""

    seat: Annotated[int, seat("seat taking the turn", name="turn")]
    character: Annotated[str, _ranks("character played in the turn", name="turn_as")]
    gathered: Annotated[bool, flag("whether the player has gathered")]
    builds: Annotated[int, count("builds so far that count toward the limit")]
    limit: Annotated[int, count("limit of builds")]
    used: Annotated[list[Used], marks("once-per-turn effects already used", get_args(Used))]
    resumed: Annotated[bool, flag("whether the Witch plays as the bewitched character")]
    only_gathers: Annotated[bool, flag("whether the player may only gather")]
    threatened: Annotated[bool, flag("whether a threat is unresolved")]
    drawn: Annotated[int, count("cards drawn to choose from", CARDS)]
    spent: Annotated[int, count("gold paid for builds")]


class Look(TypedDict):
    """A choice by the viewing seat among this round's characters."""

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
    """Details of the current decision; `target` is a seat; `gold`, `missing` and `wanted_cost` are in gold.

    `named`: the characters that the Magistrate or the Blackmailer has marked so far, beginning with the one that has
    the signed warrant or the real threat.
    """

    number: Annotated[int, count("number of the step inside a power", name="step")]
    target: Annotated[int, seat("target seat of the current decision")]
    district: Annotated[str, marks("district of the current decision", DISTRICT_NAMES)]
    gold: Annotated[int, count("gold paid for the district", name="paid")]
    cards_paid: Annotated[int, count("cards paid for the Thieves' Den", CARDS)]
    missing: Annotated[int, count("gold that the Cardinal borrows")]
    wanted_cost: Annotated[int, count("cost of the district that the Diplomat gets")]
    named: Annotated[
        list[str],
        Fact(
            "characters marked by Magistrate or Blackmailer, the signed or real one first",
            [f"{place} {rank}" for place in ("first", "second") for rank in _RANKS],
            1,
            lambda value, _eye: _marked(value[:1]) + _marked(value[1:]),
        ),
    ]
    takes_face_down: Annotated[bool, flag("whether this is the special last pick")]


# ---- players ---------------------------------------------------------------------------------------------------------


class BuiltDistrict(TypedDict):
    """A district of a city; `cost` is in gold and includes the gold on it."""

    district: str
    type: DistrictType
    cost: int
    gilded: bool


class HeldCharacter(TypedDict):
    """A player's character that the viewing seat knows; `revealed` is true if all players know it."""

    character: str
    revealed: bool


def _city(value: list[BuiltDistrict], *, gilded: bool) -> list[int]:
    names = [one["district"] for one in value if one["gilded"] or not gilded]
    return [names.count(name) for name in DISTRICT_NAMES]


class CitadelsSeat(TypedDict):
    """A player's public state, and the viewing seat's knowledge of the rest; `museum` is a number of cards."""

    gold: Annotated[int, count("gold")]
    hand_size: Annotated[int, count("cards in hand", CARDS)]
    known_hand: Annotated[list[str], _kinds("cards known to be in the hand", name="hand")]
    city: Annotated[
        list[BuiltDistrict],
        Fact("districts of the city", DISTRICT_NAMES, _COPIES, lambda value, _: _city(value, gilded=False)),
        Fact(
            "gilded districts of the city",
            DISTRICT_NAMES,
            _COPIES,
            lambda value, _: _city(value, gilded=True),
            "gilded",
        ),
    ]
    complete: Annotated[bool, flag("whether the city is complete")]
    protected: Annotated[bool, flag("whether the Bishop protects the city")]
    characters: Annotated[
        list[HeldCharacter],
        Fact(
            "characters known to be held",
            _RANKS,
            1,
            lambda value, _: _marked([one["character"] for one in value]),
        ),
        Fact(
            "characters revealed to all",
            _RANKS,
            1,
            lambda value, _: _marked([one["character"] for one in value if one["revealed"]]),
            "revealed",
        ),
    ]
    museum: NotRequired[Annotated[int, count("cards under the Museum", CARDS, of_seat=False)]]
    museum_known: NotRequired[Annotated[list[str], _kinds("known cards under the Museum", of_seat=False)]]


class CitadelsPoints(TypedDict):
    """A city's final points by source; `haunted_type` is the type that the Haunted Quarter counts as."""

    districts: int
    all_types: int
    completion: int
    uniques: int
    total: int
    haunted_type: DistrictType


# ---- the table -------------------------------------------------------------------------------------------------------


class KnownCard(TypedDict):
    """A known card in the deck; `above` is the number of cards above it, or null if that is unknown."""

    above: int | None
    district: str


def _deck_places(value: list[KnownCard], _eye: Eye) -> list[int]:
    found = [0] * CARDS
    for card in value:
        if card["above"] is not None:
            found[card["above"]] = DISTRICT_NAMES.index(card["district"]) + 1
    return found


class CitadelsView(TypedDict):
    """The game as a seat or a spectator sees it; the optional fields are private to the seat."""

    game: Annotated[Literal["citadels"], UNOBSERVED]
    rules_version: Annotated[int, UNOBSERVED]
    ruleset: Annotated[str, marks("edition", EDITIONS)]
    scenario: Annotated[str, UNOBSERVED]
    players: Annotated[int, UNOBSERVED]
    round: Annotated[int, count("number of the round")]
    phase: Annotated[CitadelsPhase, marks("kind of the current decision", get_args(CitadelsPhase))]
    to_act: Annotated[int | None, seat("seat to act")]
    starter: Annotated[int, seat("seat that picked a character first this round")]
    crown: Annotated[int, seat("seat with the crown")]
    goal: Annotated[int, count("number of districts that completes a city", 8)]
    first: Annotated[list[int], seat("seats whose city was complete first (several with the Bell Tower)")]
    deck: Annotated[int, count("cards in the deck", CARDS)]
    pool: Annotated[
        int | None, present("whether the Tax Collector's pool is in the game", name="taxed"), count("gold in the pool")
    ]
    cast: Annotated[list[str], marks("characters of this game", CHARACTER_NAMES)]
    face_up: Annotated[list[str], _ranks("characters discarded face-up this round")]
    called: Annotated[int, Fact("rank called last", _RANKS, 1, lambda value, _: one_hot(value - 1, 9))]
    killed: Annotated[str | None, _ranks("killed character")]
    bewitched: Annotated[str | None, _ranks("bewitched character")]
    witch_used: Annotated[list[Used], marks("once-per-turn effects used by the suspended Witch", get_args(Used))]
    robbed: Annotated[str | None, _ranks("character that will be robbed")]
    warrants: Annotated[list[str], _ranks("characters with warrants")]
    threats: Annotated[list[str], _ranks("characters with unresolved threats")]
    tower: Annotated[bool, flag("whether the Bell Tower was declared")]
    haunted_this_round: Annotated[bool, flag("whether the Haunted Quarter was built in this round")]
    collector: Annotated[int | None, seat("seat of the older Tax Collector, once revealed")]
    early_builder: Annotated[int | None, seat("seat that built as rank 1 and owes the older Tax Collector")]
    cannot_build: Annotated[int | None, seat("seat that the Navigator of 2010 bars from building")]
    unhealed: Annotated[int | None, seat("seat that had the Hospital when the killed character did not answer")]
    theater: Annotated[
        list[int] | None,
        Fact("Theater: seat that swapped", away, 1, lambda value, eye: one_hot(eye.far(value[0]), eye.players)),
        Fact(
            "Theater: its partner", away, 1, lambda value, eye: one_hot(eye.far(value[1]), eye.players), "theater_with"
        ),
    ]
    seat: Annotated[int | None, own_seat("the viewing seat; all other seats are relative to it")]
    turn: CitadelsTurn | None
    seats: list[CitadelsSeat]
    signed: Annotated[str | None, _ranks("character with the signed warrant, if known")]
    real_threat: Annotated[str | None, _ranks("character with the real threat, if known")]
    deck_known: Annotated[
        list[KnownCard],
        Fact(
            "known cards of the deck",
            DISTRICT_NAMES,
            _COPIES,
            lambda value, _: [[one["district"] for one in value].count(name) for name in DISTRICT_NAMES],
            "deck_kinds",
        ),
        Fact(
            "card at this depth of the deck: 0 unknown, else 1 + its index in deck_kinds",
            [str(place) for place in range(CARDS)],
            KINDS,
            _deck_places,
            "deck_places",
        ),
    ]
    points: Annotated[
        list[CitadelsPoints] | None,
        Fact(
            "points of the city, once the game is over",
            _ITEMS,
            ENDLESS,
            lambda value, _: [value[item] for item in _ITEMS],
            of_seat=True,
        ),
        Fact(
            "type that the Haunted Quarter counted as, once the game is over",
            TYPE_NAMES,
            1,
            lambda value, _: [value["haunted_type"] == name for name in TYPE_NAMES],
            "haunted_type",
            of_seat=True,
        ),
    ]
    hand: NotRequired[Annotated[list[str], UNOBSERVED]]  # in order; the viewing seat's `known_hand` has the same cards
    characters: NotRequired[Annotated[list[str], UNOBSERVED]]  # of the viewing seat
    draft: NotRequired[
        Annotated[list[Look], Fact("looks of this seat at the characters this round", _LOOKS, 1, _looks)]
    ]
    pending: NotRequired[Annotated[list[str], _kinds("cards drawn to choose from, while this seat chooses")]]
    step: NotRequired[CitadelsStep | None]


FACTS: Final = Facts(CitadelsView)


def citadels_view(view: Mapping[str, object]) -> CitadelsView:
    """Return ``view`` typed as a view of Citadels; raise ValueError if it belongs to another game."""
    if _is_ours(view):
        return view
    raise ValueError(f"expected a view of Citadels, not of {view.get('game')!r}")


def _is_ours(view: Mapping[str, object]) -> TypeGuard[CitadelsView]:
    return view.get("game") == "citadels"
