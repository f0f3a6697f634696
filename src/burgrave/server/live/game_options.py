"""Message types for the names, options and events of all installed games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NotRequired, TypedDict

import msgspec
from msgspec import UNSET, Meta, UnsetType

from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAME, NAMES, NUMBER, SEAT, Option
from burgrave.kernel.registry import all_games

Card = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[a-z0-9_-]+$")]
Cards = Annotated[list[Card], Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]

_EDITION: Final = "ruleset"
"""Name of the option that selects an edition."""
_OPTIONS: Final = [option for game in all_games() for option in game.options]

if TYPE_CHECKING:
    GameName = str
    Edition = str
else:
    GameName = Literal[tuple(game.name for game in all_games())]
    Edition = Literal[tuple(name for option in _OPTIONS if option.name == _EDITION for name in option.names)]


def options_type(name: str, base: type[msgspec.Struct], options: Sequence[Option] = _OPTIONS) -> type[msgspec.Struct]:
    """Return a struct type with a field for each option (default: the options of all games).

    Fields that are not given are UNSET.
    """
    by_name: dict[str, list[Option]] = {}
    for option in options:
        by_name.setdefault(option.name, []).append(option)
    fields = [(one, _kind(same) | UnsetType, UNSET) for one, same in by_name.items()]
    return msgspec.defstruct(
        name,
        fields,
        bases=(base,),
        module=__name__,
        namespace={"__doc__": "Options of a game; unknown ones are refused."},
        forbid_unknown_fields=True,
        kw_only=True,
    )


def _kind(same: list[Option]) -> Any:
    """Return a type that fits the options with the same name in several games."""
    option = same[0]
    if any(one.kind != option.kind for one in same):  # each game checks its own values
        return bool | int | str | Cards | None  # a list together with Card crashes msgspec 0.22.0
    if option.kind == NUMBER:
        return Annotated[int, Meta(ge=min(one.least for one in same), le=max(one.most for one in same))]
    if option.kind == NAME and all(one.names for one in same):
        return Literal[tuple(name for one in same for name in one.names)]
    return {FLAG: bool, NAME: Card, NAMES: Cards, SEAT: SeatNumber | None}[option.kind]


def event_json_type(games: Sequence[Game]) -> Any:
    """Return the JSON type of the games' events: a name, and any field that one of the events has."""
    kinds: dict[str, set[Any]] = {}
    for game in games:
        for kind, (_, keys) in game.events.arguments.items():
            for field, value in game.events.told(Event(kind, PUBLIC, (0,) * len(keys))).items():
                one = GenericAlias(list, (type(value[0]),)) if isinstance(value, list) else type(value)
                kinds.setdefault(field, set()).add(one)
    del kinds["event"]
    optional = {field: NotRequired[reduce(or_, sorted(found, key=str))] for field, found in kinds.items()}
    made = _typed_dict("EventJson", {"event": str, **optional})
    made.__doc__ = "A game event: its name and its fields."
    return made


_typed_dict: Final[Any] = TypedDict
"""``TypedDict`` without static type checks, for fields that are known only at run time."""

if TYPE_CHECKING:
    EventJson = dict[str, Any]
else:
    EventJson = event_json_type(all_games())
