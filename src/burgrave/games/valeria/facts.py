"""View types of Valeria: everything that a seat may know. docs/views.md describes each field.

Resources are counted in tokens; seats, columns and stacks are numbered from 0; cards are given by name. The annotations
define how an observation encodes each fact. At runtime the types are plain dicts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, NotRequired, TypedDict, TypeGuard, get_args

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    COLUMNS,
    DOMAIN_NAMES,
    DUKE_NAMES,
    GROUPS,
    MONSTER_NAMES,
    RESOURCE_NAMES,
)
from burgrave.kernel.facts import (
    ENDLESS,
    UNOBSERVED,
    Eye,
    Fact,
    Facts,
    count,
    counts,
    flag,
    marks,
    one_hot,
    own_seat,
    seat,
)

ValeriaPhase = Literal[
    "duke", "dice", "thief", "harvest", "act", "pay", "reward", "free", "victim", "spare", "bargain", "hunt", "raid",
    "capture", "nobody", "over",
]  # fmt: skip
ValeriaStage = Literal["roll", "harvest", "action", "close", "monsters", "second harvest"]
PaidFor = Literal["slay", "recruit", "build"]

DEPTH: Final = 6  # maximum number of cards in a stack
_FACES: Final = [str(face) for face in range(1, 7)]
_ITEMS: Final = ["monsters", "domains", "tokens", "duke"]
_OUTCOMES: Final = ["all slain", "open column", "points"]
_OF_AREA: Final = cards.MONSTERS // cards.AREAS  # kinds of monsters in an area


def _numbered(number: int) -> list[str]:
    return [str(one) for one in range(1, number + 1)]


def _each(number: int, names: Sequence[str]) -> list[str]:
    """Return labels that combine each place, from 1 to ``number``, with each name."""
    return [f"{place}: {name}" for place in range(1, number + 1) for name in names]


def _stacks(number: int) -> list[str]:
    """Return a label for every position in each of ``number`` stacks, from the top down."""
    return [f"{stack}: {depth}" for stack in range(1, number + 1) for depth in range(1, DEPTH + 1)]


# ---- the open decision -----------------------------------------------------------------------------------------------

_PLACES: Final = _numbered(GROUPS)
_FOR: Final = marks("what is being paid for", get_args(PaidFor), name="paid_for")
_For = TypedDict("_For", {"for": Annotated[PaidFor, _FOR]}, total=False)  # a keyword, so not possible in class syntax


class ValeriaStep(_For, total=False):
    """Details of the open decision.

    `place` is a column or a stack, `price` and `magic` are in tokens, and `take` is a resource or `monster`.
    """

    place: Annotated[
        int,
        Fact(
            "its column or stack, or the column of a citizen to be captured",
            _PLACES,
            1,
            lambda value, _eye: one_hot(value, GROUPS),
        ),
    ]
    price: Annotated[int, count("the price in its own resource")]
    magic: Annotated[int, count("the additional price in magic", name="price_magic")]
    monster: Annotated[str, marks("the monster whose reward is chosen", MONSTER_NAMES, name="rewarded")]
    take: Annotated[str, marks("what is taken from the chosen victim", [*RESOURCE_NAMES, "monster"])]
    number: Annotated[int, count("how much is taken")]
    steals: Annotated[int, count("thefts left")]


# ---- players ---------------------------------------------------------------------------------------------------------


def _traders(_players: int) -> list[str]:
    from burgrave.games.valeria.rules.harvest import TRADERS

    return [CITIZEN_NAMES[kind] for kind in TRADERS]


class ValeriaHarvest(TypedDict):
    """A player's open decisions in the harvest; `trades` counts exchanges by citizen."""

    compensation: Annotated[bool, flag("in the harvest: chooses a resource, having activated no card")]
    choices: Annotated[int, count("in the harvest: choices of 2 gold or 2 magic")]
    trades: Annotated[
        dict[str, int],
        Fact(
            "in the harvest: open exchanges",
            _traders,
            31,
            lambda value, eye: [value.get(name, 0) for name in _traders(eye.players)],
        ),
    ]


class ValeriaPoints(TypedDict):
    """Final points of a player or of the Dark Lord, by source."""

    monsters: int
    domains: int
    tokens: int
    duke: int
    total: int


def _points(about: str, *, name: str = "") -> Fact:
    return Fact(about, _ITEMS, ENDLESS, lambda value, _eye: [value[item] for item in _ITEMS], name)


class ValeriaSeat(TypedDict):
    """A player's side of the table.

    `citizens` and `monsters` count cards by name; `vp` is the number of victory tokens.
    """

    gold: Annotated[int, count("gold")]
    strength: Annotated[int, count("strength")]
    magic: Annotated[int, count("magic")]
    vp: Annotated[int, count("victory tokens")]
    citizens: Annotated[dict[str, int], counts("citizens, excluding starters", CITIZEN_NAMES, 6)]
    monsters: Annotated[dict[str, int], counts("monsters slain", MONSTER_NAMES, 4)]
    domains: Annotated[list[str], marks("domains built", DOMAIN_NAMES)]
    duke: Annotated[str | None, marks("the duke, if this seat knows it", DUKE_NAMES)]
    chosen: Annotated[bool, flag("a duke was chosen")]
    waiting: Annotated[bool, flag("this is the Waiting player")]
    points: Annotated[ValeriaPoints | None, _points("points by item, once the game is over")]
    harvest: NotRequired[ValeriaHarvest]


class LordSide(TypedDict):
    """The Dark Lord's side in a solo game; `raids` are the dice that have yet to activate monsters."""

    citizens: Annotated[dict[str, int], counts("citizens of the Dark Lord", CITIZEN_NAMES, 6, name="lord.citizens")]
    domains: Annotated[list[str], marks("his domains", DOMAIN_NAMES, name="lord.domains")]
    raids: Annotated[
        list[int],
        Fact(
            "dice still to act, 0 for none",
            ["first", "second"],
            6,
            lambda value, _eye: [*value, 0, 0][:2],
            "lord.raids",
        ),
    ]
    duke: Annotated[str | None, marks("his duke, once the game is over", DUKE_NAMES, name="lord.duke")]
    points: Annotated[ValeriaPoints | None, _points("his points, once the game is over", name="lord.points")]


# ---- the table -------------------------------------------------------------------------------------------------------


class OpenStack(TypedDict):
    """A stack: the public cards, top first, and the number of hidden cards below them."""

    open: list[str]
    hidden: int


def _monsters(value: list[list[str]], _eye: Eye) -> list[int]:
    found: list[int] = []
    for stack in value:
        kinds = [MONSTER_NAMES.index(name) % _OF_AREA + 1 for name in stack]
        found += kinds + [0] * (DEPTH - len(kinds))
    return found


def _citizens(value: list[OpenStack], _eye: Eye) -> list[int]:
    found: list[int] = []
    for group, stack in enumerate(value):
        of_group = [name for name, its in zip(CITIZEN_NAMES, CITIZEN_GROUP, strict=True) if its == group]
        kinds = [of_group.index(name) + 1 for name in stack["open"]]
        found += kinds + [0] * (DEPTH - len(kinds))
    return found


def _hidden(value: list[OpenStack], _eye: Eye) -> list[int]:
    return [stack["hidden"] for stack in value]


def _tops(value: list[OpenStack], _eye: Eye) -> list[int]:
    return [name in stack["open"] for stack in value for name in DOMAIN_NAMES]


class ValeriaView(TypedDict):
    """The game as a seat or a spectator sees it.

    `dark_lord` and `outcome` exist only in solo games; `dealt` and `returned` exist only in views of seats.
    """

    game: Annotated[Literal["valeria"], UNOBSERVED]
    rules_version: Annotated[int, UNOBSERVED]
    players: Annotated[int, UNOBSERVED]
    scenario: Annotated[str, UNOBSERVED]
    mixed: Annotated[bool, flag("citizens are mixed")]
    round: Annotated[int, count("the round")]
    phase: Annotated[ValeriaPhase, marks("the kind of decision that is open", get_args(ValeriaPhase))]
    stage: Annotated[ValeriaStage, marks("the stage of the turn", get_args(ValeriaStage))]
    first: Annotated[int, seat("the seat with the First Player token")]
    active: Annotated[int | None, seat("the active seat")]
    open: Annotated[list[int], seat("every seat with a decision open")]
    dice: Annotated[
        list[int] | None,
        Fact(
            "the two dice",
            _each(2, _FACES),
            1,
            lambda value, _eye: [one for die in value for one in one_hot(die - 1, 6)],
        ),
    ]
    changed: Annotated[list[str], marks("the domains that changed a die in this turn", DOMAIN_NAMES)]
    actions: Annotated[int, count("actions that the player has not begun")]
    exhausted: Annotated[int, count("Exhausted cards on the table", 20)]
    end_due: Annotated[bool, flag("this round is the last, as things stand")]
    end_latched: Annotated[bool, flag("once due, the end stays due even if cards are returned")]
    areas: Annotated[
        list[str],
        Fact(
            "the area of each column",
            _each(COLUMNS, AREA_NAMES),
            1,
            lambda value, _eye: [name == area for area in value for name in AREA_NAMES],
        ),
    ]
    monsters: Annotated[
        list[list[str]],
        Fact(
            "the monsters of each column from the top down: 0 none, else 1 + its rank in its area",
            _stacks(COLUMNS),
            _OF_AREA,
            _monsters,
        ),
    ]
    citizens: Annotated[
        list[OpenStack],
        Fact(
            "the citizens of each stack from the top down: 0 none or hidden, else 1 or 2 for the two of its number",
            _stacks(GROUPS),
            2,
            _citizens,
        ),
        Fact("hidden cards in each stack", _PLACES, DEPTH, _hidden, "hidden_citizens"),
    ]
    domains: Annotated[
        list[OpenStack],
        Fact("the open domain of each column", _each(COLUMNS, DOMAIN_NAMES), 1, _tops),
        Fact("hidden domains in each column", _numbered(COLUMNS), DEPTH, _hidden, "hidden_domains"),
    ]
    left_out: Annotated[list[str], marks("domains excluded by the setup", DOMAIN_NAMES)]
    seats: list[ValeriaSeat]
    step: ValeriaStep | None
    seat: Annotated[int | None, own_seat("the number of this seat; all other seats are relative to it")]
    dark_lord: NotRequired[LordSide]
    outcome: NotRequired[
        Annotated[int, Fact("how the game ended", _OUTCOMES, 1, lambda value, _eye: one_hot(value - 1, len(_OUTCOMES)))]
    ]
    dealt: NotRequired[Annotated[list[str], marks("the two dukes that this seat was dealt", DUKE_NAMES)]]
    returned: NotRequired[Annotated[list[str], UNOBSERVED]]  # the duke that was not kept


FACTS: Final = Facts(ValeriaView)


def valeria_view(view: Mapping[str, object]) -> ValeriaView:
    """Return ``view`` typed as a view of Valeria; raise ValueError if it belongs to another game."""
    if _is_ours(view):
        return view
    raise ValueError(f"expected a view of Valeria, not of {view.get('game')!r}")


def _is_ours(view: Mapping[str, object]) -> TypeGuard[ValeriaView]:
    return view.get("game") == "valeria"
